"""Rules that hold unless a limit is passed, told for the case of a claim.

*Guests may cancel free of charge, unless fewer than 3 days remain* is, of one day, *if fewer than 3
days remain, guests may not cancel free of charge*, and of a week *if at least 3 days remain, …*.
A case without a number is told too: *no visitor is admitted unless he accompanies a child* is, of
one who does, *a visitor is admitted if he accompanies a child*.
"""

import re
from enum import Enum, auto

from agent.domain.prose.analysis import Analysis
from agent.domain.prose.casing import capital, small
from agent.judge.alignment.matter import words_of
from agent.judge.clauses.reading import read
from agent.judge.clauses.tree import NOUNS, SUBJECTS, Tree
from agent.judge.quantities.comparison.intervals import apart, inside
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.reading.extract import quantities
from agent.judge.quantities.units.registry import same_dimension
from agent.judge.unfolding.denied import FINITE, denied, denies, edited, finite, lifted

_LINK = r"(?:unless|except (?:where|when|if|in cases? where))"
_END = (
    r"(?P<own>; (?:in (?:that|this|such a|which) case|(?:it |they )?then)\b[^;]+?)?(?P<stop>[.!]?)$"
)
CUE = re.compile(rf"\b{_LINK}\b", re.IGNORECASE)
_LAST = re.compile(rf"^(?P<main>.{{8,}}?),? {_LINK} (?P<case>[^;]+?){_END}", re.I | re.S)
_FIRST = re.compile(rf"^{_LINK} (?P<case>[^;,]+), (?P<main>.{{8,}}?){_END}", re.I | re.S)
_REST = {
    "fewer than": "at least", "less than": "at least", "below": "at least", "under": "at least",
    "shorter than": "at least", "more than": "at most", "over": "at most", "above": "at most",
    "longer than": "at most", "at least": "less than", "at most": "more than",
    "up to": "more than",
}  # fmt: skip
"""What is left beside a bound."""
_LINKED = re.compile(r"\b(?:or|and|nor)\b", re.IGNORECASE)
"""What makes a limit one of several conditions."""
_PLURAL = frozenset("we you they these those".split())
_LIGHT = frozenset("be have do get make come give cause take go".split())
_NAMING = NOUNS | {"ADJ", "NUM", "ADV"}
_DENYING = frozenset("not n't n’t no never".split())
_BESIDE = frozenset("without outside before after".split())
_NARROW = frozenset("only unless except until".split())


class _Standing(Enum):
    """Where a claim stands to a case: within it, outside of it, or neither clearly."""

    WITHIN = auto()
    OUTSIDE = auto()
    UNCLEAR = auto()


def in_its_case(evidence: Analysis, claim: Analysis) -> str:
    """Return a text with each rule of this kind told for the one number of the claim that it is on.

    A rule stands as it is where the claim has no such number, or several, or where the rule itself
    denies or its case is no plain limit.
    """
    tree, parts = read(evidence).tree, []
    for first, last in evidence.sentences:
        start, end = evidence.tokens[first].start, evidence.tokens[last - 1].end
        text = evidence.text[start:end]
        match = _LAST.match(text) or _FIRST.match(text)
        told = match and (
            _told(tree, match, start, (evidence, claim))
            or (_is_plain(evidence, match, start) and _told_plainly(tree, match, start, claim))
        )
        parts.append(told or text)
    return " ".join(parts)


def _told(tree: Tree, match: re.Match[str], start: int, texts: tuple[Analysis, Analysis]) -> str:
    evidence, claim = texts
    limits = _limits(evidence, match, start)
    if len(limits) != 1 or not limits[0].interval.is_one_sided or limits[0].is_date:
        return ""
    (limit,) = limits
    case, main = match["case"], match["main"]
    if _LINKED.search(case.replace(limit.text, "", 1)):
        return ""
    asked = [q for q in quantities(claim) if same_dimension(q.dimension, limit.dimension)]
    if len(asked) != 1 or not asked[0].interval.is_bounded:
        return ""
    if apart(asked[0].interval, limit.interval, 0.0):
        rest = _rest(case, limit)
        return f"If {rest}, {_lowered(main)}." if rest else ""
    turned = _denied(tree, _words(tree, match, "main", start))
    kept = inside(asked[0].interval, limit.interval, 0.0)
    own = match["own"] or ""
    return f"If {case}, {_lowered(turned)}{own}." if turned and kept else ""


def _limits(evidence: Analysis, match: re.Match[str], start: int) -> list[Quantity]:
    """Return the quantities in a case."""
    first, last = (start + i for i in match.span("case"))
    return [q for q in quantities(evidence) if first <= q.start < last]


def _is_plain(evidence: Analysis, match: re.Match[str], start: int) -> bool:
    """Tell whether a case has no quantity but a day: *when Monday is a public holiday*."""
    return all(q.is_date for q in _limits(evidence, match, start))


def _told_plainly(tree: Tree, match: re.Match[str], start: int, claim: Analysis) -> str:
    """Return a rule told for a claim that is on its case, or on the contrary; '' where unclear."""
    main, case = (_words(tree, match, part, start) for part in ("main", "case"))
    if not main or not case:
        return ""
    asked = read(claim).tree
    stands = _standing(asked, tree, case, main)
    if stands is _Standing.WITHIN:
        edits = lifted(tree, main, asked)
        turned = capital(edited(tree, main, edits)) if edits else _denied(tree, main)
        return f"{turned} if {match['case']}{match['own'] or ''}." if turned else ""
    if stands is _Standing.OUTSIDE:
        verb = finite(tree, case)
        several = _LINKED.search(match["case"]) or denies(tree, case)
        told = "" if verb is None or several else denied(tree, verb)
        token = tree.tokens[verb or 0]
        turned = edited(tree, case, [(token.start, token.end, told)]) if told else ""
        return f"{capital(tree.quote(main))} if {turned}." if turned else ""
    return ""


def _words(tree: Tree, match: re.Match[str], part: str, start: int) -> range:
    """Return the tokens of a part of a match in a sentence that begins at ``start``."""
    first, last = (start + i for i in match.span(part))
    within = tree.within(first, last)
    return range(within[0], within[-1] + 1) if within else range(0)


def _rest(case: str, limit: Quantity) -> str:
    """Return a case with its limit turned: *at least 3 days remain*; '' for another comparator."""
    bound = next((b for b in _REST if limit.text.lower().startswith(b)), "")
    turned = f"{_REST[bound]}{limit.text[len(bound) :]}" if bound else ""
    return case.replace(limit.text, turned, 1) if bound else ""


def _denied(tree: Tree, words: range) -> str:
    """Return the main clause among some words with its verb denied, '' where that is unclear."""
    heads = {i: tree.tokens[i].head for i in words if tree.tokens[i].pos in {"VERB", "AUX"}}
    roots = [i for i, head in heads.items() if head == i or head not in words]
    if len(roots) != 1 or denies(tree, words):
        return ""
    (root,) = roots
    subject = tree.child(root, *SUBJECTS)
    own = [*tree.with_deps(root, "aux", "auxpass"), root]
    verbs = [i for i in own if tree.tokens[i].tag in FINITE]
    if subject is None and tree.tokens[root].tag == "VB" and not verbs:
        told, verb = f"do not {tree.tokens[root].text.lower()}", root
    elif subject is not None and verbs:
        noun = tree.tokens[subject]
        many = noun.tag in ("NNS", "NNPS") or noun.text.lower() in _PLURAL
        verb = min(verbs)
        told = denied(tree, verb, many)
    else:
        return ""
    token, whole = tree.tokens[verb], tree.quote(words)
    offset = tree.tokens[words.start].start
    left, right = whole[: token.start - offset], whole[token.end - offset :]
    return f"{left}{told}{right}" if told else ""


def _lowered(text: str) -> str:
    """Return a clause as it goes on after a condition."""
    word = text.split(" ", 1)[0]
    return text if word.isupper() and word != "A" else small(text)


def _standing(claim: Tree, tree: Tree, case: range, main: range) -> _Standing:
    """Return where a claim stands to a case of a rule.

    Example:
        To "unless he accompanies a child" stands "a visitor with a child" within, "a visitor who
        does not accompany a child" outside.
    """
    if claim.words & _NARROW:
        return _Standing.UNCLEAR
    said = frozenset(claim.stems)
    names = words_of(tree, case, _NAMING) - {"so", "then"}
    deeds = words_of(tree, case, {"VERB"})
    asked = (names or deeds) | (deeds - _LIGHT)
    ruled = words_of(tree, main, {"VERB"})
    known = asked | deeds | ruled | _LIGHT
    new = any(t.pos == "VERB" and claim.stems[i] not in known and t.lemma not in _LIGHT
              for i, t in enumerate(claim.tokens))  # fmt: skip
    own = asked - words_of(tree, main, _NAMING | {"VERB"})
    if not own & said:
        return _Standing.UNCLEAR
    denied = _refuses(claim, _BESIDE - {tree.lower(i) for i in case}, ruled)
    if any(claim.stems[i] in own for i in denied):
        return _Standing.OUTSIDE
    if names <= said and (not new or deeds <= said | _LIGHT) and (names or deeds <= said):
        return _Standing.WITHIN
    return _Standing.UNCLEAR


def _refuses(claim: Tree, beside: frozenset[str], rule: frozenset[str]) -> set[int]:
    """Return what a claim denies, but for the verb of the rule, or has after ``beside``."""
    found: set[int] = set()
    for i, token in enumerate(claim.tokens):
        above = token.head
        if claim.lower(i) in beside:
            found |= {*claim.below(i)}
        elif claim.lower(i) in _DENYING and claim.tokens[above].head != above:
            found |= set() if claim.stems[above] in rule else {*claim.below(above)}
    return found
