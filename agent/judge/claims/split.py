"""A parsed sentence into its atomic clauses."""

from collections.abc import Callable

from agent.judge.claims.asides import split_aside
from agent.judge.claims.clause import Clause, whole
from agent.judge.claims.contrast import split_contrast
from agent.judge.claims.coordination import split_coordination
from agent.judge.claims.pairing import split_pairs
from agent.judge.claims.series import split_series
from agent.judge.claims.tree import Tree

Rule = Callable[[Clause, Tree], list[Clause] | None]

RULES: tuple[Rule, ...] = (
    split_contrast,
    split_aside,
    split_coordination,
    split_series,
    split_pairs,
)
"""Outer structure first; each rule splits a clause or leaves it (None)."""

MAX_CLAUSES = 64


def split_clauses(tree: Tree) -> list[Clause]:
    """Return the atomic clauses of a sentence, in order of their own words."""
    found: list[Clause] = []
    pending = [whole(tree.subtree(root), root) for root in tree.roots]
    while pending:
        clause = pending.pop(0)
        parts = _split(clause, tree) if len(found) + len(pending) < MAX_CLAUSES else None
        if parts is None:
            found.append(clause)
        else:
            pending[:0] = parts
    return sorted((c for c in found if c.own), key=lambda c: min(c.own))


def _split(clause: Clause, tree: Tree) -> list[Clause] | None:
    for rule in RULES:
        parts = rule(clause, tree)
        if parts and len(parts) > 1:
            return parts
    return None
