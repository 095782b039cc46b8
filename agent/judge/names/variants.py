"""Variants in the wrong clause: the evidence states the value, but of another event.

*Obtained a Type I report and plans a Type II audit* does not state *obtained a Type II report*.
"""

from collections.abc import Sequence

from agent.judge.alignment.align import pairs
from agent.judge.alignment.relation import Relation
from agent.judge.clauses.frame import Frame
from agent.judge.clauses.reality import Reality
from agent.judge.names.identifiers import Identifier, covers


def other_variant(
    wanted: Identifier,
    stated: Sequence[Identifier],
    claim: Sequence[Frame],
    premise: Sequence[Frame],
) -> Identifier | None:
    """Return the value that the premise gives in the clause which the claim repeats, or None."""
    for frame in claim:
        if frame.reality is not Reality.FACT or not _inside(wanted, frame):
            continue
        same = [p for p in pairs(frame, premise) if p.relation is Relation.SAME and p.firm]
        given = [[s for s in stated if _inside(s, p.premise)] for p in same]
        if any(covers(s, wanted) for group in given for s in group):
            return None
        rivals = [s for group in given for s in group if s.family == wanted.family]
        if rivals:
            return rivals[0]
    return None


def _inside(identifier: Identifier, frame: Frame) -> bool:
    tokens = frame.tree.tokens
    return any(
        tokens[i].start < identifier.end and identifier.start < tokens[i].end for i in frame.scope
    )
