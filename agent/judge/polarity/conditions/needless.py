"""Needless: what *only the warden may open* nobody opens without the warden.

A claim that one need not be, have or ask what alone makes it possible is denied by that.
"""

import re
from collections.abc import Iterator

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import content, stems_in
from agent.judge.clauses.negation import NEGATIVES
from agent.judge.clauses.tree import Tree

SAID = 0.3  # share of the claim's other words that the sentence must have
_NEED = re.compile(
    r"\b(?:(?:do|does|did|will|would)(?: not|n['’]t) (?:have|need)\b|need(?: not|n['’]t)\b"
    r"|no need\b|without\b|unnecessary\b"
    r"|(?:is|are)(?: not|n['’]t) (?:necessary|required|needed)\b)",
    re.IGNORECASE,
)
_TURNED = re.compile(r"\b(?:unless|except|only|but|until)\b", re.IGNORECASE)
_EXCEPTED = re.compile(r"\b(?:unless|except\w*|save|otherwise)\b", re.IGNORECASE)
_PLACE = r"(?:by|with|to|for|from|through|on)"
_ALONE = (
    re.compile(
        r"\b(?:only|solely|exclusively) (?P<case>(?:after|with|by|if|when|once|on|from|in|at|to"
        r"|through|for|where|as|against) [^,.;:()]+)",
        re.IGNORECASE,
    ),
    re.compile(
        r"\b(?:only|solely) (?P<case>[^,.;:()]+?) (?:may|can|must|(?:is|are) allowed)\b",
        re.IGNORECASE,
    ),
    re.compile(
        rf"\b{_PLACE} (?P<case>(?:(?!\b{_PLACE}\b)[^,.;:()])+?) (?:only|alone|exclusively)\b",
        re.IGNORECASE,
    ),
)
"""What tells the one case in which something is so."""


def compare_needless(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``conflict`` where a claim needs not what the evidence makes the only way."""
    cue = _NEED.search(claim.text)
    if cue is None or _TURNED.search(claim.text):
        return Outcome.NONE, ""
    if sum(w in NEGATIVES for w in claim.lowers) > 1:
        return Outcome.NONE, ""
    spared = stems_in(claim, [(cue.end(), len(claim.text))])
    for case, said, told in _cases(premise):
        rest = content(claim) - case
        if case and case <= spared and rest and len(rest & said) >= SAID * len(rest):
            return Outcome.CONFLICT, f"it says so “{told}”"
    return Outcome.NONE, ""


def _cases(premise: Tree) -> Iterator[tuple[frozenset[str], frozenset[str], str]]:
    """Yield the stems that only the one case of a sentence has, all that it has, and its words."""
    for first, last in premise.sentences:
        start, end = premise.tokens[first].start, premise.tokens[last - 1].end
        for match in (m for p in _ALONE for m in p.finditer(premise.text, start, end)):
            before = premise.within(start, match.start())
            if _EXCEPTED.search(premise.text, match.end(), end):
                continue
            if not NEGATIVES.isdisjoint(premise.lower(i) for i in before):
                continue
            outside = stems_in(premise, [(start, match.start("case")), (match.end("case"), end)])
            inside = stems_in(premise, [match.span("case")])
            yield inside - outside, inside | outside, match[0]
