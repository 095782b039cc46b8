"""What less than half do, most do not: *a third of the rooms have a bath* is *most have none*.

It is told so for a claim that denies it of most, which else seems to deny it of the third.
"""

import re

from agent.domain.prose.analysis import Analysis
from agent.judge.clauses.reading import read
from agent.judge.clauses.tree import Tree
from agent.judge.quantities.reading.extract import quantities
from agent.judge.unfolding.denied import denied, denies, finite

CUE = re.compile(
    r"(?:%|\bper ?cent|\b(?:third|quarter|fifth|sixth|eighth|tenth)s?"
    r"|\b(?:one|two|\d+) in \w+) of ",
    re.IGNORECASE,
)
_ASKED = re.compile(
    r"^(?:most|the majority|a majority|more than half|over half)\b.*"
    r"(?:\b(?:not|no|never|without|nothing|none|lack(?:s|ed)?)\b|n['’]t\b)",
    re.IGNORECASE,
)
_OF = re.compile(r" of (?P<whole>(?:the |our |their |its |all |these )?[^,;:.]*)", re.IGNORECASE)
_LEAD = re.compile(r"(?:only|just|barely|hardly)? ?", re.IGNORECASE)
_HALF = 50.0
_WHO = frozenset("who which that".split())


def asked(claim: str) -> bool:
    """Tell whether a claim denies something of most."""
    return _ASKED.match(claim) is not None


def most_do_not(analysis: Analysis) -> str:
    """Return what one sentence says of less than half as what most do not, or as it stands."""
    text, tree = analysis.text, read(analysis).tree
    share = next((q for q in quantities(analysis) if q.dimension == "percent"), None)
    if share is None or len(tree.sentences) != 1 or share.number.high >= _HALF:
        return text
    of = _OF.match(text, share.end)
    if of is None or not _LEAD.fullmatch(text[: share.start]):
        return text
    told = _denied(tree, of.start("whole"))
    return f"Most of {told}" if told else text


def _denied(tree: Tree, start: int) -> str:
    """Return a sentence from what a share is of, with its verb denied, '' where that is unclear."""
    after = [i for i, t in enumerate(tree.tokens) if t.start >= start]
    verb = finite(tree, after)
    if verb is None or denies(tree, after) or _WHO & {tree.lower(i) for i in after}:
        return ""
    said, token = denied(tree, verb), tree.tokens[verb]
    return f"{tree.text[start : token.start]}{said}{tree.text[token.end :]}" if said else ""
