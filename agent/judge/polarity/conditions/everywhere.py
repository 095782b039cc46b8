"""Everywhere: what is so *only on the main road* is not so on every road."""

import re
from collections.abc import Iterable, Iterator

from agent.domain.finding import Outcome
from agent.domain.prose.calendar import WEEKDAYS
from agent.domain.prose.tags import VERBS
from agent.judge.alignment.matter import content, stems_in
from agent.judge.clauses.negation import NEGATIVES
from agent.judge.clauses.stems import stem
from agent.judge.clauses.tree import NOUNS, Tree

SAID = 0.4  # share of the claim's words outside the one case that the sentence must have
_FARTHEST = 4  # words after *every* in which its noun stands: *every kind of watch*
_EVERY = re.compile(
    r"\b(?:every|(?<!before )any(?! ?more)\w*|all|always|whatever|whichever|whoever|whenever"
    r"|wherever|no matter|regardless|irrespective|everywhere|everyone|everybody"
    r"|(?:doesn['’]t|does not) (?:matter|depend))\b",
    re.IGNORECASE,
)
_OF_EACH = re.compile(r"every|any|all", re.IGNORECASE)
_TURNED = re.compile(r"\b(?:unless|except\w*|only|but|until|without|alone)\b", re.IGNORECASE)
_EXCEPTED = re.compile(r"\b(?:unless|except\w*|save|otherwise)\b", re.IGNORECASE)
_PLACE = r"(?:by|with|to|for|from|through|on|in|at|during)"
_ALONE = (
    re.compile(
        r"\b(?:only|solely|exclusively) (?P<case>(?:after|with|by|if|when|once|on|from|in|at|to"
        r"|through|for|where|as|against|during|between|within) [^,.;:()]+)",
        re.IGNORECASE,
    ),
    re.compile(
        rf"\b(?P<case>{_PLACE} (?:(?!\b{_PLACE}\b)[^,.;:()])+?) (?:only|alone|exclusively)\b",
        re.IGNORECASE,
    ),
)
_CUT = re.compile(r"[;:]|, but\b")
_DAYS = frozenset({*map(str.lower, WEEKDAYS), *map(stem, ("weekday", "weekend", "working"))})


def compare_everywhere(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return what comes of it where a claim says of every case what is said of one only.

    ``conflict`` where it names the cases (*every road*), ``missing`` where it may mean others, as
    after *whenever* and the like, which may open the one case itself.
    """
    cue = _EVERY.search(claim.text)
    if cue is None or _TURNED.search(claim.text) or _denies(claim, cue):
        return Outcome.NONE, ""
    asked = content(claim)
    for case, said, apart, told in _cases(premise):
        rest = asked - case
        if case <= asked or not rest or len(rest & said) < SAID * len(rest):
            continue
        if (rest - said).isdisjoint(apart):
            named = _OF_EACH.fullmatch(cue[0]) and _nouns(claim, cue.end()) & case
            return Outcome.CONFLICT if named else Outcome.MISSING, f"it says so “{told}”"
    return Outcome.NONE, ""


def _denies(claim: Tree, cue: re.Match[str]) -> bool:
    """Tell whether a claim denies something else than that it matters."""
    outside = (t for t in claim.tokens if not cue.start() <= t.start < cue.end())
    return any(t.text.lower() in NEGATIVES for t in outside)


def _nouns(claim: Tree, after: int) -> frozenset[str]:
    """Return the stems of the nouns of which there is *every*, of days also those of the week."""
    near = claim.within(after, len(claim.text))[:_FARTHEST]
    nouns = frozenset(claim.stems[i] for i in near if claim.tokens[i].pos in NOUNS)
    return nouns | _DAYS if stem("day") in nouns else nouns


def _cases(
    premise: Tree,
) -> Iterator[tuple[frozenset[str], frozenset[str], frozenset[str], str]]:
    """Yield the stems of the one case of a part of a sentence, and all others of that part.

    With them come those of the other parts, and the words that tell the case.
    """
    for first, last in premise.sentences:
        start, end = premise.tokens[first].start, premise.tokens[last - 1].end
        cuts = [start, *(m.end() for m in _CUT.finditer(premise.text, start, end)), end]
        for match in (m for p in _ALONE for m in p.finditer(premise.text, start, end)):
            begin = max(c for c in cuts if c <= match.start())
            stop = min(c for c in cuts if c >= match.end())
            before = premise.within(begin, match.start())
            case = premise.within(*match.span("case"))
            open_ended = match.end("case") < match.end() and _verbal(premise, case)
            if open_ended or _EXCEPTED.search(premise.text, match.end(), end) or not before:
                continue
            if not NEGATIVES.isdisjoint(map(premise.lower, before)):
                continue
            said = [(begin, match.start("case")), (match.end("case"), stop)]
            inside, around = (stems_in(premise, r) for r in ([match.span("case")], said))
            yield inside, around, stems_in(premise, [(start, begin), (stop, end)]), match[0]


def _verbal(premise: Tree, words: Iterable[int]) -> bool:
    return any(premise.tokens[i].pos in VERBS for i in words)
