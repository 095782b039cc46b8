"""Series of figures in one predicate, read by position: "four hours at first, six after that".

The parser seldom gets these right, so what counts is the order of words: each member begins with
a figure (or with the preposition of the first member), and says what its figure is for.
"""

from agent.judge.claims.parsing.clause import Clause
from agent.judge.claims.splitting.members import (
    SCOPES,
    Member,
    after_predicate,
    head_of,
    member_of,
    parts_of,
    placed,
    unit_of,
)
from agent.judge.clauses.tree import Tree


def split_series(clause: Clause, tree: Tree) -> list[Clause] | None:
    """Split a series of figures into a clause a figure; None if there is no such series."""
    if clause.split or clause.root not in clause.body:
        return None
    items = after_predicate(clause, tree)
    if not items:
        return None
    parts = parts_of(items, tree)
    return _read(parts, SCOPES, clause, tree) or _read(parts, SCOPES | {"per"}, clause, tree)


def _read(
    parts: list[list[int]], scopes: frozenset[str], clause: Clause, tree: Tree
) -> list[Clause] | None:
    members = [member_of(part, scopes, tree) for part in parts]
    whole = [m for m in members if m is not None]
    if len(members) < 2 or len(whole) != len(members):
        return None
    if _same_beginnings(whole, tree) and _are_told_apart(whole, tree):
        return [_scoped(m, whole[0], clause, tree) for m in whole]
    return None


def _same_beginnings(members: list[Member], tree: Tree) -> bool:
    """Tell whether each later member begins with its figure or with the first's preposition."""
    words = {tree.lower(i) for i in members[0].before[:1]}
    return all(not m.before or tree.lower(m.before[0]) in words for m in members[1:])


def _are_told_apart(members: list[Member], tree: Tree) -> bool:
    """Tell whether each member says what it is for, after its figure or before it."""
    if all(m.scope for m in members):
        return True
    return all(len(m.before) > 2 and tree.tokens[m.before[-1]].pos == "ADP" for m in members)


def _scoped(member: Member, first: Member, clause: Clause, tree: Tree) -> Clause:
    items = head_of(clause)
    items.extend(member.before or _shared(first, tree))
    items.extend(member.figure)
    items.extend(member.unit or unit_of(first, tree))
    items.extend(member.scope)
    return placed(items, member, first, clause, tree)


def _shared(first: Member, tree: Tree) -> tuple[int, ...]:
    """Return the words before the first figure that hold for the others: not its article."""
    words = first.before
    return words[:-1] if words and tree.tokens[words[-1]].pos == "DET" else words
