"""Only there: what is accepted only at the office is accepted at the office."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import content, saying, stems_in, words_of
from agent.judge.alignment.relation import alike
from agent.judge.clauses.negation import NEGATIVES
from agent.judge.clauses.tree import SUBJECTS, Tree
from agent.judge.polarity.conditions.restrictions import is_rule

_SMALL = frozenset({"DET", "PUNCT", "AUX", "PART"})
_ONLY = frozenset({"only", "solely", "exclusively"})
_MAY = frozenset("may can could might".split())
_MODALS = _MAY | frozenset("must shall should will would need".split())
_DENYING = frozenset("not n't n’t never no nobody none nothing neither nor".split())
_OPEN = frozenset("if unless except when or but than until before after without".split())
_EXCEPTING = frozenset("unless until without except than other outside otherwise else".split())
_CASES = frozenset({"ADP", "SCONJ"})
_WHEN = frozenset({"if", "when", "where", "once", "while", "as"})
_BEFORE_CASE = frozenset({"VERB", "AUX", "ADV"})
_TIES = frozenset("with of on in to who that which".split())
_ALLOWED = frozenset({"allow", "permit"})
_BACK = frozenset({"it", "them", "this"})
_NAMING = frozenset({"NOUN", "PROPN", "NUM", "ADJ", "X"})
_JOINED = frozenset({"and", "both", "than", "all"})
SAID = 0.6  # share of the claim's words from which a sentence says what the claim says
_SAME = 0.7  # share of the words of what may be done that makes it the same
_ALONE = re.compile(
    r"\bonly (?P<who>[^.,;:]+?) (?:may|can|must|shall|(?:is|are) allowed to)\b"
    r"(?P<what>[^.;:]+)",
    re.IGNORECASE,
)


class _Said(NamedTuple):
    """The stems of what a sentence says but for small words, in order, and all its words."""

    words: tuple[str, ...]
    every: frozenset[str]


def compare_only(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``conflict`` where the claim denies what the premise says of one case only.

    In either voice: "used by staff only" is denied by "staff may not use".
    """
    if any(
        _denied(mine) and not _denied(theirs)
        for mine, theirs in _alike(claim, premise, turned=True)
    ):
        return Outcome.CONFLICT, "it says that of this one"
    return Outcome.NONE, ""


def says_without_only(claim: Tree, premise: Tree) -> bool:
    """Tell whether a claim says what a sentence says, but for *only* there.

    What is done may be done; what may be done need not be.
    """
    for mine, theirs in _alike(claim, premise, turned=False):
        own, told = mine.every & _MODALS, theirs.every & _MODALS
        allowed = own <= _MAY if not told or told <= _MAY else own == told
        if allowed and bool(own) >= bool(told) and not (_denied(mine) or _denied(theirs)):
            return True
    return False


def denied_case(claim: Tree, premise: Tree) -> str:
    """Return the case in which alone the premise says what the claim denies outright, or ''.

    *The door does not open* says more than *the door opens only during an alarm*; *a child with
    an adult may not visit* is none of what *children may visit only with an adult* rules out.
    """
    denials = [i for i in range(len(claim.tokens)) if claim.lower(i) in _DENYING]
    if len(claim.sentences) != 1 or len(denials) != 1 or claim.words & (_ONLY | _EXCEPTING):
        return ""
    if claim.tokens[claim.tokens[denials[0]].head].dep not in {"ROOT", *SUBJECTS}:
        return ""
    for number, (start, end) in enumerate(premise.sentences):
        case = _case(premise, start, end)
        if case and _overdenied(claim, premise, number, case):
            return premise.quote(range(case[0] - 1, case[-1] + 1))
    return ""


def narrowed(claim: Tree, premise: Tree) -> str:
    """Return the case in which alone the premise says what the claim says outright, or ''.

    *Drugs are dispensed* says more than *drugs are dispensed only with a prescription*. What
    happened only then did happen: *the bridge was opened only in 1954*.
    """
    asked, found = content(claim), ""
    if claim.words & (_ONLY | _OPEN | _EXCEPTING | _DENYING):
        return ""
    for sentence in saying(claim, premise, SAID):
        case = _case(premise, sentence.start, sentence.stop)
        inside = words_of(premise, case)
        other = not inside or inside & asked or not words_of(premise, [_of(premise, case)]) <= asked
        if other or not is_rule(premise, case.start):
            return ""
        found = premise.quote(range(case.start - 1, case.stop))
    return found


def _of(tree: Tree, case: range) -> int:
    """Return the word that a case limits: *sold* of *is pressed here and sold only in tins*."""
    at = case.start
    while at in case and tree.tokens[at].head != at:
        at = tree.tokens[at].head
    return at


def _case(tree: Tree, start: int, end: int) -> range:
    """Return the words of a sentence to which *only* limits it, or none."""
    places = [i for i in range(start, end) if tree.lower(i) in _ONLY]
    if len(places) != 1 or NEGATIVES & {tree.lower(i) for i in range(start, places[0])}:
        return range(0)
    opens = places[0] + 1
    while opens < end and tree.tokens[opens].pos in _BEFORE_CASE and tree.lower(opens) not in _WHEN:
        opens += 1
    if opens >= end or not (tree.tokens[opens].pos in _CASES or tree.lower(opens) in _WHEN):
        return range(0)
    return range(opens, next((i for i in range(opens, end) if _ends(tree, i)), end))


def _ends(tree: Tree, index: int) -> bool:
    """Tell whether a case ends here: at a semicolon, or before *, not in summer*."""
    following = index + 1 < len(tree.tokens) and tree.lower(index + 1) in _DENYING | {"but"}
    return tree.lower(index) == ";" or (tree.lower(index) == "," and following)


def _overdenied(claim: Tree, premise: Tree, number: int, case: range) -> bool:
    """Tell whether the claim denies all that a sentence says, or just the case that it leaves."""
    start, end = premise.sentences[number]
    every = {premise.lower(i) for i in range(start, end)}
    begin = premise.sentences[max(number - 1, 0)][0] if every & _BACK else start
    ties = {t.text.lower() for t in claim.tokens if t.pos in _CASES}
    mine = _content(claim, range(len(claim.tokens)))
    main = _content(premise, range(begin, case[0]))
    inside = _content(premise, case) - main
    others = _others(claim, mine & inside) - main - inside
    if not ties <= every | _TIES or not mine <= main | inside | others:
        return False
    of_it = mine if not others else content(premise)
    elsewhere = (range(*s) for n, s in enumerate(premise.sentences) if n != number)
    return not any(_denies(premise, e, of_it) for e in elsewhere) and _of_all(
        mine & inside, inside, premise, case
    )


def _denies(tree: Tree, sentence: range, words: frozenset[str]) -> bool:
    """Tell whether a sentence denies something and has one of ``words``."""
    denied = not NEGATIVES.isdisjoint(tree.lower(i) for i in sentence)
    return denied and not words.isdisjoint(words_of(tree, sentence))


def _of_all(shared: frozenset[str], inside: frozenset[str], premise: Tree, case: range) -> bool:
    """Tell whether words of a case, if any, tell it whole: *with a card* of *a card or a key*."""
    words = {premise.lower(i) for i in case}
    turned = words & NEGATIVES or any(premise.tokens[i].pos == "NUM" for i in case)
    return not shared or (not turned and (inside <= shared or not words & _JOINED))


def _others(claim: Tree, shared: frozenset[str]) -> frozenset[str]:
    """Return the stems that name who meets the case: *a 10-year-old with an adult*."""
    subjects = (i for i, t in enumerate(claim.tokens) if t.dep in SUBJECTS and shared)
    inside = [k for s in subjects for k in claim.below(s) if claim.tokens[k].pos in _NAMING]
    return _content(claim, inside)


def _content(tree: Tree, indices: Iterable[int]) -> frozenset[str]:
    passed = _ONLY | _DENYING | _MODALS
    return words_of(tree, (i for i in indices if tree.lower(i) not in passed)) - _ALLOWED


def _alike(claim: Tree, premise: Tree, *, turned: bool) -> Iterator[tuple[_Said, _Said]]:
    """Yield the claim with each sentence of its words that has *only*, where it has none."""
    if len(claim.sentences) != 1 or not _ONLY & {t.text.lower() for t in premise.tokens}:
        return
    mine = _said(claim, 0)
    if mine.every & (_ONLY | _OPEN):
        return
    for number, (start, end) in enumerate(premise.sentences):
        places = [i for i in range(start, end) if premise.lower(i) in _ONLY]
        theirs = _said(premise, number)
        same = theirs.words == mine.words or (turned and _is_turned(mine, theirs))
        if len(places) == 1 and not theirs.every & _OPEN and same:
            following = premise.tokens[places[0] + 1 : places[0] + 2]
            if not any(t.pos == "NUM" for t in following):
                yield mine, theirs


def _said(tree: Tree, number: int) -> _Said:
    start, end = tree.sentences[number]
    begin = next((i for i in range(start, end) if tree.lower(i).isalpha()), start)
    inside = range(begin, end)  # a number before it counts the sentences
    every = frozenset(tree.lower(i) for i in inside)
    words = (i for i in inside if tree.tokens[i].pos not in _SMALL)
    passed = _ONLY | _DENYING | _MODALS
    kept = (tree.stems[i] or tree.lower(i) for i in words if tree.lower(i) not in passed)
    return _Said(tuple(kept), every)


def _is_turned(one: _Said, other: _Said) -> bool:
    """Tell whether two sentences have the same words, one as active and one with *by* whom."""
    agents = [said.words.count("by") for said in (one, other)]
    counts = [Counter(w for w in said.words if w != "by") for said in (one, other)]
    return sorted(agents) == [0, 1] and counts[0] == counts[1]


def _denied(said: _Said) -> bool:
    return bool(said.every & _DENYING)


def compare_holders(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``conflict`` where both reserve the same, but to different holders, else ``none``."""
    for mine in _ALONE.finditer(claim.text):
        who, what = _parts(claim, mine)
        for theirs in _ALONE.finditer(premise.text):
            other, done = _parts(premise, theirs)
            akin = other | {w for stem in other for w in alike(stem)}
            if what and len(what & done) >= _SAME * len(what) and who and not who & akin:
                return Outcome.CONFLICT, f"it says so of “{theirs['who']}”"
    return Outcome.NONE, ""


def _parts(tree: Tree, match: re.Match[str]) -> tuple[frozenset[str], frozenset[str]]:
    return stems_in(tree, [match.span("who")]), stems_in(tree, [match.span("what")])
