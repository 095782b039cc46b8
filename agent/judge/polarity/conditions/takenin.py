"""Taken in: what is so of dirt, *pet hair excepted*, is not so of pet hair."""

import re
from collections.abc import Iterable

from agent.judge.alignment.matter import content, saying, words_of
from agent.judge.clauses.negation import NEGATIVES
from agent.judge.clauses.tree import Tree

SAID = 0.5  # share of the claim's words from which a sentence says what the claim says
_EXCEPTED = re.compile(
    r"[,;(—–]\s?(?P<left>(?:(?!(?:but|if|when|is|are|was|were)\b)[^\s,;:.()]+ ){1,7}?)"
    r"(?:(?:being |are |is )?(?:excepted|excluded|exempted)|apart|aside|excepting)\b",
    re.IGNORECASE,
)
_APART = re.compile(
    r"\b(?:except\w*|exclud\w*|exempt\w*|apart|aside|other than|but|unless|save)\b", re.IGNORECASE
)
_AND = re.compile(r"\s+(?:and|or)\s+")


def taken_in(claim: Tree, premise: Tree) -> str:
    """Return the exception at the end of a sentence of which the claim says the same, or ''."""
    if not _EXCEPTED.search(premise.text) or _APART.search(claim.text):
        return ""
    asked = content(claim)
    for sentence in saying(claim, premise, SAID):
        text, offset = premise.quote(sentence), premise.tokens[sentence[0]].start
        found = _EXCEPTED.search(text)
        if found is None:
            continue
        start, end = (offset + p for p in found.span("left"))
        outside = [i for i in sentence if not start <= premise.tokens[i].start < end]
        if _denies(claim, range(len(claim.tokens))) != _denies(premise, outside):
            continue
        known = words_of(premise, outside)
        for one in _members(found["left"]):
            at = offset + text.index(one, found.start("left"))
            own = words_of(premise, premise.within(at, at + len(one)))
            if (
                own
                and own <= asked - known
                and len((asked - own) & known) >= SAID * len(asked - own)
            ):
                return found["left"].strip() + " excepted"
    return ""


def _members(phrase: str) -> list[str]:
    return [p for p in _AND.split(phrase.strip()) if p]


def _denies(tree: Tree, tokens: Iterable[int]) -> bool:
    return any(tree.lower(i) in NEGATIVES for i in tokens)
