"""A rule with special cases told for the case of a claim: *in winter tours start every two hours*.

Where the claim is plainly of no special case, the sentence is told without them.
"""

import re
from collections.abc import Set

from agent.domain.prose.analysis import Analysis
from agent.domain.prose.calendar import WEEKDAY
from agent.domain.prose.casing import capital
from agent.judge.alignment.lexical import content
from agent.judge.clauses.tree import CONTENT_POS, Tree
from agent.judge.quantities.reading.extract import quantities
from agent.judge.quantities.times.dates import MONTHS, WEEKDAYS
from agent.judge.quantities.units.registry import same_dimension
from agent.judge.unfolding.tacked.parts import PERSONS, WORDS, Rule, Special, rule_with_cases

_OF_THINGS = frozenset("cost costs is are lasts last takes take".split())
_ENDS = frozenset({"to", "until"})
_BOUND = frozenset({"to"})  # a claim that speaks of a special case has this word as well
_ABOUT = frozenset({"for", "in the case of", "in case of"})
_LED = re.compile(r"(?:after|from|on|in|at|for|during|by) ", re.IGNORECASE)
_OPPOSITE = {"with": "without", "without": "with"}
_LACKING = re.compile(r"\b(?:(?:without|no|not)\b|un[a-z]{4}|non-)", re.IGNORECASE)
UNCLEAR = re.compile(
    r"\b(?:only|also|except|unless|all|every(?:one|body)|always|never|no|both|each|whether|while"
    r"|as well|than|instead|save)\b|n['’]t\b",
    re.IGNORECASE,
)
_UN = re.compile(r"\bun(?=[a-z]{4})", re.IGNORECASE)
_DAY = re.compile(rf"\b(?:{WEEKDAY})s?\b", re.IGNORECASE)
_CALENDAR = re.compile(
    rf"\b(?:{'|'.join(n.title() for n in (*WEEKDAYS, *MONTHS))}|(?:19|20)\d\d)s?\b"
)
_CONTRARY = {
    "child": "adult", "night": "daytim", "winter": "summer", "summer": "winter",
    "weekend": "weekday", "evening": "morning", "adult": "child",
}  # fmt: skip
_NUMERAL = re.compile(rf"\d[\d.,:]*(?<![.,:])|\b(?:{WORDS})\b", re.IGNORECASE)
_TO = re.compile(r" ?[-–] ?| to ")


def in_its_case(evidence: Analysis, claim: Analysis) -> str:
    """Return a text with each rule and its special cases told for the case of a claim."""
    tree, mine = Tree(evidence), Tree(claim)
    parts, changed = [], False
    for first, last in evidence.sentences:
        whole = evidence.text[evidence.tokens[first].start : evidence.tokens[last - 1].end]
        rule = rule_with_cases(tree, range(first, last))
        fits = rule is not None and all(_alike(rule, s, evidence) for s in rule.specials)
        told = _told(rule, tree, mine) if rule and fits else ""
        changed = changed or bool(told)
        parts.append(told or whole)
    return " ".join(parts) if changed else evidence.text


def _told(rule: Rule, tree: Tree, claim: Tree) -> str:
    """Return a rule as it holds in the case of a claim, '' where that is unclear."""
    own = UNCLEAR.search(claim.text) or rule_with_cases(claim, range(len(claim.tokens)))
    if own or not _gives_one_value(rule, claim.text):
        return ""
    said = _stems(claim, claim.text) | content(_UN.sub("", claim.text))
    meant = [(s, n) for s in rule.specials for n in s.names if _is_meant(n, rule, tree, said)]
    if not meant:
        return _general(rule, tree, claim)
    ((special, name), *others) = meant
    bound = special.by in _BOUND and special.by not in claim.words
    if others or bound or _times(claim.text) - _times(" ".join(special.names)):
        return ""
    if bool(_LACKING.search(name)) != bool(_LACKING.search(claim.text)):
        return _lacking(rule, special, name, claim.text)
    return _in_place(rule, special, name, tree, said)


def _in_place(rule: Rule, special: Special, name: str, tree: Tree, said: Set[str]) -> str:
    """Return a special case told in full, in the place of the subject or at the end."""
    if not _replaces(rule, special, name):
        shares = said & _stems(tree, rule.text[: rule.general[0]])
        told = f"{_filled(rule, special, rule.subject)} {_placed(special, name)}."
        return told if shares else ""
    joint = content(rule.subject) - content(name)
    if (joint and joint <= said) or (_has_an_object(rule, tree) and not PERSONS.search(name)):
        return ""
    return f"{_filled(rule, special, capital(name))}."


def _gives_one_value(rule: Rule, claim: str) -> bool:
    """Tell whether a claim gives one of the values: others may be worked out from several."""
    mine = _numerals(claim)
    if _given(rule) and _given(rule) == _numerals(rule.text[slice(*rule.general)]):
        return bool(_given(rule) & mine)
    general = bool(_numerals(rule.text[slice(*rule.general)]) & mine)
    special = bool(_given(rule) & mine)
    words = any(s.value["word"] for s in rule.specials)
    bare = not _numerals(rule.text[slice(*rule.general)])
    return general != special or ((words or bare) and not (general and special))


def _given(rule: Rule) -> frozenset[str]:
    """Return the numbers of the special cases."""
    values = (s.value["number"] or s.value["range"] or "" for s in rule.specials)
    return frozenset[str]().union(*map(_numerals, values))


def _numerals(text: str) -> frozenset[str]:
    return frozenset(n.lower() for n in _NUMERAL.findall(text))


def _is_meant(name: str, rule: Rule, tree: Tree, said: Set[str]) -> bool:
    """Tell whether a claim has all words that tell a special case from the rule."""
    own = [
        _stems(tree, word)
        for word in re.findall(r"[^\W_]+", name)
        if content(word) and not content(word) & content(rule.text)
    ]
    return bool(own) and all(stems & said for stems in own)


def _stems(tree: Tree, text: str) -> frozenset[str]:
    """Return the stems of the words of some text that carry meaning, as a tree has them."""
    words = {*re.findall(r"[^\W_]+", text.lower())}
    found = {
        tree.stems[i]
        for i, t in enumerate(tree.tokens)
        if t.pos in CONTENT_POS and tree.lower(i) in words
    }
    return content(text) | found


def _replaces(rule: Rule, special: Special, name: str) -> bool:
    """Tell whether a special case takes the place of the subject: *adults pay £8, children £4*."""
    if special.verb or not rule.subject:
        return False
    if special.by:
        return special.by in _ABOUT and bool(content(name) & content(rule.subject))
    persons = bool(PERSONS.search(" ".join(special.names)))
    return persons == bool(PERSONS.search(rule.subject)) or rule.verb not in _OF_THINGS


def _has_an_object(rule: Rule, tree: Tree) -> bool:
    """Tell whether a rule names another thing before its value, which a case may be one of.

    *The library lends books for four weeks, journals for one* lets no journals lend.
    """
    first, last = rule.start + len(rule.subject), rule.start + rule.general[0]
    return any(t.dep == "dobj" and first <= t.start < last for t in tree.tokens)


def _filled(rule: Rule, special: Special, subject: str) -> str:
    """Return the rule with another subject and the value of a special case."""
    first, last = rule.general
    rest = rule.text[len(rule.subject) : first]
    if special.verb in {"are", "is"} and special.value["word"]:
        return f"{subject} {special.verb} {special.value['word']}"
    if special.verb and special.verb != rule.verb:
        return f"{subject} {special.verb} {_value(rule, special)}"
    return f"{subject}{rest}{_value(rule, special)}{rule.text[last:]}"


def _value(rule: Rule, special: Special) -> str:
    """Return the value of a special case with the unit of that of the rule, if it has none."""
    value, general = special.value, rule.text[slice(*rule.general)]
    if value["word"] or value["range"]:
        return value["word"] or value["range"]
    ranged = _TO.search(general)
    if ranged and special.lead in _ENDS:
        return f"{general[: ranged.end()]}{value['number']}"
    if ranged and special.lead == "from":
        return f"{value['number']}{general[ranged.start() :]}"
    every = "every " if general.lower().startswith("every ") else ""
    return f"{every}{value['number']}{value['unit'] or rule.unit}"


def _lacking(rule: Rule, special: Special, name: str, claim: str) -> str:
    """Return the rule for those whom a special case is not about by *without* or *un-*."""
    if special.by in _OPPOSITE:
        return f"{rule.text} {_OPPOSITE[special.by]} {name}."
    other = re.sub(r"\b(?=[a-z])", "un", name, count=1)
    return f"{rule.text} {_placed(special, other)}." if other in claim.lower() else ""


def _placed(special: Special, name: str) -> str:
    """Return the name of a special case with what places it."""
    return name if _LED.match(name) else f"{special.by or 'for'} {name.rstrip('.')}"


def _general(rule: Rule, tree: Tree, claim: Tree) -> str:
    """Return the rule where a claim is plainly of no special case, '' where it may be of one."""
    contrary = {_CONTRARY.get(s, "") for s in _case_stems(rule, tree)} & _stems(claim, claim.text)
    days = [_days(n) for s in rule.specials for n in s.names]
    asked = _days(claim.text)
    if asked and all(days) and not asked & frozenset[int]().union(*days):
        match = _DAY.search(claim.text)
        return f"{rule.text} on {match.group()}." if match and len(asked) == 1 else ""
    if contrary:
        return f"{rule.text}."
    named = content(rule.subject)
    swapped = all(_replaces(rule, s, s.names[0]) for s in rule.specials)
    of_it = named and named <= content(claim.text) and _given(rule) & _numerals(claim.text)
    return f"{rule.text}." if swapped and of_it else ""


def _case_stems(rule: Rule, tree: Tree) -> frozenset[str]:
    return _stems(tree, " ".join(n for s in rule.specials for n in s.names))


def _times(text: str) -> frozenset[str]:
    """Return the days, months and years that a text names."""
    return frozenset(m.group().lower().rstrip("s") for m in _CALENDAR.finditer(text))


def _days(text: str) -> frozenset[int]:
    return frozenset(WEEKDAYS[m.group().lower().rstrip("s")] for m in _DAY.finditer(text))


def _alike(rule: Rule, special: Special, evidence: Analysis) -> bool:
    """Tell whether a special case has a value of the kind of that of the rule."""
    lead = rule.text[: rule.general[0]]
    by = special.by.split()[-1:]
    if by and re.search(rf"\b{by[0]} (?!$)", lead, re.IGNORECASE):
        return False
    if special.verb not in {"", rule.verb, "are", "is", "cost", "costs", "pay", "pays"}:
        return False
    return _leads(rule, special) and _measures_alike(rule, special, evidence)


def _leads(rule: Rule, special: Special) -> bool:
    """Tell whether the same word stands before both values, or one that ends a range."""
    before = rule.text[: rule.general[0]].rstrip().lower()
    general = rule.text[slice(*rule.general)]
    every = special.lead == "every" and general.lower().startswith("every ")
    if not special.lead or every or before.endswith(f" {special.lead}"):
        return True
    return special.lead in {*_ENDS, "from"} and _TO.search(general) is not None


def _measures_alike(rule: Rule, special: Special, evidence: Analysis) -> bool:
    """Tell whether two numbers measure or count the same; words like *weekly* go with all."""
    one = rule.start + rule.general[0], rule.start + rule.general[1]
    two = (special.start + special.value.start(k) for k in ("number", "range"))
    starts = max(two), special.start + special.value.end()
    found = [
        next((q for q in quantities(evidence) if q.start < end and start < q.end), None)
        for start, end in (one, starts)
    ]
    first, second = found
    if special.value["word"] or first is None or second is None:
        return special.value["word"] is not None or first is None
    return second.is_bare or (
        same_dimension(first.dimension, second.dimension)
        and (first.noun == second.noun or not (first.noun and second.noun))
    )
