"""Repeats: who fails *once* is not told of where the evidence speaks of who fails *twice*."""

import re

from agent.domain.finding import Outcome
from agent.domain.prose.tags import VERBS
from agent.judge.clauses.tree import Tree
from agent.judge.quantities.numbers.scales import UNITS

_SEVERAL = re.compile(
    rf"\b(?P<before>[\w-]+) (?P<count>twice|(?:two|{'|'.join(UNITS)}|[2-9]|\d\d) times)\b"
    r"(?! (?:an?|per|each|every|as|that|the)\b)",
    re.IGNORECASE,
)
_BOUND = frozenset("at least than most only nearly almost about".split())
_PER = frozenset("a an per each every".split())
_NEAR = 4  # words in which the verb stands that is told of so many times


def compare_repeats(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return a conflict where a claim tells of one time what the evidence tells of several."""
    several = {
        stem: m["count"] for m in _SEVERAL.finditer(premise.text) for stem in _told(premise, m)
    }
    for i, token in enumerate(claim.tokens):
        if claim.lower(i) != "once" or not _is_count(claim, i):
            continue
        deeds = _deeds(claim, token.start)
        count = next((several[s] for s in deeds if s in several), "")
        if count:
            return Outcome.CONFLICT, f"“once” stands in the place of “{count}”"
    return Outcome.NONE, ""


def _is_count(claim: Tree, index: int) -> bool:
    """Tell whether *once* counts a deed: not *once it opens*, *at once* or *once a day*."""
    near = {claim.lower(k) for k in (index - 2, index - 1) if k >= 0}
    after = claim.lower(index + 1) if index + 1 < len(claim.tokens) else ""
    return claim.tokens[index].dep == "advmod" and not near & _BOUND and after not in _PER


def _told(premise: Tree, count: re.Match[str]) -> list[str]:
    """Return the stems of what is told of several times, none where that is a bound."""
    bound = count["before"].lower() in _BOUND
    return [] if bound else _deeds(premise, count.start("count"))


def _deeds(tree: Tree, end: int) -> list[str]:
    """Return the stems of the verbs shortly before a place."""
    words = [i for i, t in enumerate(tree.tokens) if t.start < end][-_NEAR:]
    return [tree.stems[i] for i in words if tree.tokens[i].pos in VERBS and not _helps(tree, i)]


def _helps(tree: Tree, index: int) -> bool:
    return tree.tokens[index].dep in {"aux", "auxpass"}
