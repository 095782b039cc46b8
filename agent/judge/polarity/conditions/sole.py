"""Sole: where the recruiter and the works council alone see it, not only the recruiter does.

A claim may tell of whom alone it is so in other words than *only*: *nobody apart from A*, *A is the
only one who*.
"""

import re
from collections.abc import Iterator
from itertools import takewhile

from agent.domain.finding import Outcome
from agent.domain.prose.tags import VERBS
from agent.judge.alignment.matter import content, words_of
from agent.judge.clauses.tree import Tree
from agent.judge.polarity.conditions.alone import alone

SAID = 0.4  # share of the claim's other words that the evidence must have
_NOBODY = r"(?:nobody|no[ -]one|none|nothing|nowhere|no (?:other )?\w+)"
_BUT = r"(?:apart from|aside from|other than|except(?: for)?|besides|but)"
_SOLE = (
    re.compile(rf"^{_BUT} (?P<who>[^,]+),? {_NOBODY} ", re.IGNORECASE),
    re.compile(rf"\b{_NOBODY}(?: else)?,? {_BUT} (?P<who>[^,.;]+)", re.IGNORECASE),
    re.compile(r"^(?P<who>[^,;]+?) (?:is|are|was|were) the (?:only|sole) ", re.IGNORECASE),
    re.compile(r"^the (?:only|sole) .+? (?:is|are|was|were) (?P<who>[^,;.]+)", re.IGNORECASE),
)
_TOGETHER = re.compile(
    r"(?P<who>[^;:.]{1,80}? and [^;:.]{1,80}?) (?:is|are|was|were) the only\b", re.IGNORECASE
)
_JOINTS = re.compile(r",\s*(?:and\s+)?|\s+and\s+")


def compare_sole(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``conflict`` where a claim says of one alone what the evidence says of more."""
    who = _who(claim)
    if not who:
        return Outcome.NONE, ""
    rest = content(claim) - who - {"only", "sole", "person", "one"}
    known = content(premise)
    if not rest or len(rest & known) < SAID * len(rest):
        return Outcome.NONE, ""
    for number, items in _groups(premise):
        start, end = premise.sentences[number]
        if not rest & words_of(premise, range(start, end)):
            continue
        one = any(who & i for i in items) or frozenset() in items
        if one and any(i and i.isdisjoint(content(claim)) for i in items):
            return Outcome.CONFLICT, "it says so of another one too"
    return Outcome.NONE, ""


def _who(claim: Tree) -> frozenset[str]:
    """Return the words of the one of whom alone a claim speaks."""
    if len(claim.sentences) != 1:
        return frozenset()
    for pattern in _SOLE:
        found = pattern.search(claim.text)
        if found is not None:
            inside = claim.within(*found.span("who"))
            named = takewhile(lambda i: claim.tokens[i].pos not in VERBS, inside)
            return frozenset(claim.stems[i] for i in named if claim.tokens[i].text[0].isalpha())
    return frozenset()


def _groups(premise: Tree) -> Iterator[tuple[int, list[frozenset[str]]]]:
    """Yield those of whom alone a sentence speaks, with its number; a pronoun has no words."""
    for number, (start, end) in enumerate(premise.sentences):
        for told in alone(premise, number):
            if len(told.items) > 1:
                yield number, list(told.items)
        found = _TOGETHER.search(premise.quote(range(start, end)))
        if found is not None:
            offset, text = premise.tokens[start].start, found["who"]
            edges = [0, *(p for m in _JOINTS.finditer(text) for p in m.span()), len(text)]
            begin = offset + found.start("who")
            pairs = zip(edges[::2], edges[1::2], strict=True)
            yield (
                number,
                [words_of(premise, premise.within(begin + a, begin + b)) for a, b in pairs],
            )
