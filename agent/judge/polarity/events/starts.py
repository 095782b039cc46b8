"""Starts of periods: within a week of finding the loss is not within a week of the loss."""

import re

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import saying
from agent.judge.clauses.tree import Tree

ABOUT = 0.4  # share of the claim's words that the sentence must have
_START = re.compile(
    r"\bwithin\s+(?:[\w-]+\s+){1,3}?(?:hours?|days?|weeks?|months?|years?)\s+(?:of|after|from)\s+"
    r"(?P<event>[^,;.!?]+)",
    re.IGNORECASE,
)
_ARTICLES = frozenset("a an the our your their its this that".split())
_KINDS = """
sending: send sent sending dispatch dispatched post posted posting mail mailed issue issued issuing date dated
arriving: receive received receiving receipt reach reached arrive arrived arrival deliver delivered delivery serve served service
finding: detect detected detecting detection realise realised realising realize realized known knowledge discover discovered discovering discovery notice noticing noticed find finding found learn learned learning learnt aware
"""  # noqa: E501
_KIND = {
    word: line.split(":")[0]
    for line in _KINDS.strip().splitlines()
    for word in line.split(":")[1].split()
}


def compare_starts(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``missing`` where a period of the claim starts with another kind of event.

    What starts when something is found does not start when it happens.
    """
    mine = starts(claim.text)
    if not mine:
        return Outcome.NONE, ""
    told = [s for r in saying(claim, premise, ABOUT) for s in starts(premise.quote(r))]
    if not all(told) or not told:
        return Outcome.NONE, ""
    kinds = frozenset[str]().union(*told)
    found = frozenset[str]().union(*mine)
    if found.isdisjoint(kinds) and (found or kinds == {"finding"}):
        return Outcome.MISSING, "the period starts with something else"
    return Outcome.NONE, ""


def starts(text: str) -> list[frozenset[str]]:
    """Return the kinds of event with which each period of a text starts.

    A noun after an article is no finding: *of the notice*.
    """
    return [_kinds(m["event"].lower().split()) for m in _START.finditer(text)]


def _kinds(words: list[str]) -> frozenset[str]:
    named = zip(["", *words], words, strict=False)
    kinds = ((before, word, _KIND.get(word, "")) for before, word in named)
    return frozenset(k for b, w, k in kinds if k and not (w == "notice" and b in _ARTICLES))
