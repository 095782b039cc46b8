"""A rule with its special cases, taken apart: *tours start every hour, in winter every two hours*.

The special case leaves out all but its name and its value.
"""

import re
from typing import NamedTuple

from agent.domain.prose.calendar import WEEKDAY
from agent.domain.prose.figures import ONE_TO_TWELVE
from agent.judge.clauses.tree import NOUNS, Tree
from agent.judge.unfolding.denied import FINITE

WORDS = f"{ONE_TO_TWELVE}|fifteen|twenty"
_MONEY = r"(?:[€$£]|(?:CHF|EUR|USD|GBP|SEK|NOK|DKK|Rs\.?) )"
_NUMBER = rf"(?:{_MONEY}\d[\d.,]*(?<![.,])|\d[\d.,:]*(?<![.,:])(?:p\b)?|(?:{WORDS})\b)"
_LEADS = "at|by|within|after|for|to|until|every|up to|at least|at most|from"
_STOP = r"(?:at|by|within|after|for|to|until|every|from|in|on|with|without|and|or|of|is|are)\b"
_UNIT = rf"(?P<unit>(?: ?[%°€£$²³]| (?!{_STOP})[^\W\d][\w'’/²³]*){{0,3}})"
_OFTEN = (
    r"(?:hourly|daily|weekly|fortnightly|monthly|quarterly|yearly|annually"
    r"|(?:once|twice) (?:an?|every) \w+|every (?:other |second )?[a-z]+)"
)
_FREE = r"(?:free(?: of charge)?|nothing|half(?: price)?|a (?:third|quarter)(?: of [a-z ]+)?)"
VALUE = (
    rf"(?:(?P<range>{_NUMBER}(?: to | ?[-–] ?){_NUMBER})|(?P<number>{_NUMBER}){_UNIT}"
    rf"|(?P<word>{_OFTEN}|{_FREE}))"
)
_VALUE = re.compile(rf"(?<![\w€$£.,-]){VALUE}(?![\w-])", re.IGNORECASE)
_TAIL = re.compile(
    r"(?P<case>[^\W\d].+?)(?: (?P<again>(?:they|it) (?P<verb>\w+)))? "
    rf"(?:(?P<lead>{_LEADS}) )?{VALUE}",
    re.IGNORECASE,
)
_APART = re.compile(r" \((?:and |but )?|[,;] (?:and |but |while )?|(?<=\d) (?:and|but) (?!\d)")
CUE = re.compile(
    rf"(?:[,;] |\()(?:and |but |while )?[^\W\d][^,;()]*?(?:{_NUMBER}|\b(?:{_OFTEN}|{_FREE}))"
    r"(?: [^,;()]{1,30})?\)?[.;,)]*(?: |$)",
    re.IGNORECASE,
)
_UNCLEAR = re.compile(
    r"\b(?:no|not|never|none|only|unless|except|if|when|than|before|since|some|usually|often"
    r"|sometimes|normally|all|always|total|altogether|plus|including|excluding|further"
    r"|extra|additional(?:ly)?|increas\w+|also|both|each|respectively|average|whom|which"
    r"|others?|rest|else|of these|of them)\b|n['’]t\b",
    re.IGNORECASE,
)
_PLACED = re.compile(
    r"(?P<by>in the case of|in case of|for|in|on|at|during|with|without|by|to)(?= )", re.IGNORECASE
)
_DAYS = re.compile(rf"(?:{WEEKDAY})s(?: and (?:{WEEKDAY})s)*", re.I)
_JOIN = re.compile(r",? (?:and|or) ")
_OPEN_END = re.compile(r"\b(?:of|than|that|who|they|it|by|to)$", re.IGNORECASE)
_LABEL = re.compile(r"^[^:]+:(?: (?:from|about|up to))? $")
PERSONS = re.compile(
    r"\b(?:(?:under|over)-?\d+s|students?|pupils?|child(?:ren)?|kids?|adults?|seniors?|pensioners?"
    r"|members?|non-members?|guests?|visitors?|residents?|tourists?|locals?|holders?|cardholders?"
    r"|apprentices?|trainees?|interns?|employees?|workers?|staff|managers?|teachers?|passengers?"
    r"|customers?|subscribers?|tenants?|owners?|families|family|groups?|classes|charit(?:y|ies)"
    r"|clubs?|schools?|juniors?|youths?|men|women|soldiers?|nurses?|doctors?|veterans?"
    r"|patients?|citizens?|contractors?|drivers?|companies|concessions?)\b",
    re.IGNORECASE,
)
_SPAN = re.compile(r"\b(?:[A-Z]|\d+)(?: to | ?[-–] ?)(?:[A-Z]|\d+)\b")  # *entrances A to D*
_PAST = "VBD"


class Special(NamedTuple):
    """A special case.

    Attributes:
        by: what places it (*for*), '' for none.
        names: what it is called; two where the same holds of both.
        lead: the word before its value (*at*), '' for none.
        value: its value.
        verb: the verb that is told again, '' for none.
        start: where it begins in the text.
    """

    by: str
    names: tuple[str, ...]
    lead: str
    value: re.Match[str]
    verb: str
    start: int


class Rule(NamedTuple):
    """A rule with its special cases.

    Attributes:
        text: the rule without them.
        start: where it begins in the text.
        subject: what it is about, '' where no verb parts it from the rest.
        verb: the verb after that.
        general: where its value begins and ends, counted from its own beginning.
        unit: what follows the number of the value.
        specials: its special cases.
    """

    text: str
    start: int
    subject: str
    verb: str
    general: tuple[int, int]
    unit: str
    specials: tuple[Special, ...]


def rule_with_cases(tree: Tree, sentence: range) -> Rule | None:
    """Return the rule of a sentence with its special cases, None where it has none.

    What has happened is no rule: *the firm hired 12 people, the shop 5*.
    """
    text = tree.quote(sentence).rstrip(" .!")
    if _UNCLEAR.search(text):
        return None
    start = tree.tokens[sentence.start].start
    cuts = list(_APART.finditer(text))
    if not cuts:
        return None
    ends = [*(c.start() for c in cuts[1:]), len(text)]
    specials = [
        _special(text[c.end() : end].rstrip(")"), start + c.end())
        for c, end in zip(cuts, ends, strict=True)
    ]
    told = tuple(s for s in specials if s is not None)
    if not specials or len(told) < len(specials):
        return None
    first = text[: cuts[0].start()]
    main = [i for i in sentence if tree.tokens[i].end <= start + len(first)]
    finite = [i for i in main if tree.tokens[i].tag in FINITE]
    if len(finite) > 1 or any(tree.tokens[i].tag == _PAST for i in main):
        return None
    if len(told) > len({n for s in told for n in s.names}) or not _is_rest_bare(tree, told, first):
        return None
    return _rule(tree, first, start, finite, told)


def _is_rest_bare(tree: Tree, specials: tuple[Special, ...], main: str) -> bool:
    """Tell whether the special cases have no verbs but those that are told again.

    *Guide dogs nothing* has none after *dogs pay*, though it may be read so.
    """
    own = {s.verb for s in specials} - {""}
    said = {w.lower() for w in main.split()}
    later = (t for t in tree.tokens if t.start >= specials[0].start and t.tag in FINITE)
    return all(t.text.lower() in own | said or PERSONS.fullmatch(t.text) for t in later) and all(
        s.by or _is_named(tree, s) for s in specials
    )


def _is_named(tree: Tree, special: Special) -> bool:
    """Tell whether the name of a special case begins with a noun and what goes before one."""
    words = [t for t in tree.tokens if t.start >= special.start]
    opening = next((t.pos for t in words if t.pos in NOUNS | {"ADP"}), "")
    return opening != "ADP" or words[0].pos in {"VERB", *NOUNS}


def _rule(
    tree: Tree, text: str, start: int, finite: list[int], specials: tuple[Special, ...]
) -> Rule | None:
    values = list(_VALUE.finditer(text))
    if len(values) > 1:
        return None
    at = tree.tokens[finite[0]].start - start if finite else 0
    subject, verb = text[:at].strip(), tree.lower(finite[0]) if finite else ""
    general, unit = _said(text, at, verb, specials[0].lead), ""
    if values:
        general, unit = values[0].span(), values[0]["unit"] or ""
    if not finite and not _is_headed(tree, start, text[: general[0]], specials):
        return None
    if _SPAN.search(text[: general[0]]) or (finite and ":" in text[: general[0]]):
        return None
    return Rule(text, start, subject, verb, general, unit, specials) if general[1] else None


def _is_headed(tree: Tree, start: int, lead: str, specials: tuple[Special, ...]) -> bool:
    """Tell whether a rule without a verb names what its value is of: *warranty: 2 years*.

    In *individual €80, dual €125* nothing is the rule, and in *spring: gate 1 20, gate 2 30* each
    has a name of its own.
    """
    opens = next(t for t in tree.tokens if t.start >= start)
    if opens.pos in {"VERB", "ADP", "NUM"} and opens.tag != "VBG":
        return False
    if ":" in lead:
        return _LABEL.match(lead) is not None
    return all(s.by or PERSONS.search(" ".join(s.names)) for s in specials)


def _said(text: str, at: int, verb: str, lead: str) -> tuple[int, int]:
    """Return where a rule without a number says what it says: after *at*, or after its verb."""
    led = text.rfind(f" {lead} ") if lead else -1
    if led >= 0:
        return led + len(lead) + 2, len(text)
    return (at + len(verb) + 1, len(text)) if verb in {"pay", "pays"} else (0, 0)


def _special(text: str, start: int) -> Special | None:
    """Return the special case that a few words tell, None where they tell something else."""
    match = _TAIL.fullmatch(text)
    if match is None:
        return None
    case = match["case"]
    placed = _PLACED.match(case)
    by = placed["by"].lower() if placed else "on" if _DAYS.fullmatch(case) else ""
    names = tuple(_JOIN.split(case[placed.end() + 1 :] if placed else case))
    if not all(names) or _OPEN_END.search(case) or ":" in case or case.startswith("of "):
        return None
    verb, lead = (match["verb"] or "").lower(), (match["lead"] or "").lower()
    return Special(by, names, lead, match, verb, start)
