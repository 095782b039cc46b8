"""A parsed sentence into its atomic clauses."""

from collections.abc import Callable

from agent.judge.claims.parsing.clause import Clause, whole
from agent.judge.claims.splitting.asides import split_aside
from agent.judge.claims.splitting.contrast import split_contrast
from agent.judge.claims.splitting.coordination import split_coordination
from agent.judge.claims.splitting.fragments import depends
from agent.judge.claims.splitting.gaps import split_gaps
from agent.judge.claims.splitting.pairing import split_pairs
from agent.judge.claims.splitting.restated import split_restated
from agent.judge.claims.splitting.series import split_series
from agent.judge.clauses.tree import Tree

Rule = Callable[[Clause, Tree], list[Clause] | None]

RULES: tuple[Rule, ...] = (
    split_contrast,
    split_gaps,
    split_restated,
    split_aside,
    split_coordination,
    split_series,
    split_pairs,
)
"""Outer structure first; each rule splits a clause or leaves it (None)."""

MAX_CLAUSES = 64
_NOMINAL = frozenset({"NUM", "DET", "NOUN", "PROPN", "PRON"})
_JOINING = frozenset({"so", "therefore", "thus", "hence"})


def split_clauses(tree: Tree) -> list[Clause]:
    """Return the atomic clauses of a sentence, in order of their own words."""
    found: list[Clause] = []
    pending = _sentences(tree)
    while pending:
        clause = pending.pop(0)
        parts = _split(clause, tree) if len(found) + len(pending) < MAX_CLAUSES else None
        if parts is None:
            found.append(clause)
        else:
            pending[:0] = parts
    if len(found) > 1:
        found = [_begun(clause, tree) for clause in found]
    return sorted((c for c in found if c.own), key=lambda c: min(c.own))


def _begun(clause: Clause, tree: Tree) -> Clause:
    """Return a clause without the word that joins it to the one before: "so 38 left"."""
    words = [i for i in clause.items if isinstance(i, str) or tree.tokens[i].dep != "punct"]
    if len(words) < 2:
        return clause
    first, second = words[:2]
    if not isinstance(first, int) or first == 0 or tree.lower(first) not in _JOINING:
        return clause
    joins = isinstance(second, str) or tree.tokens[second].pos in _NOMINAL
    return clause.without([first]) if joins else clause


def _sentences(tree: Tree) -> list[Clause]:
    """Return what the parser took for sentences; fragments are joined to their neighbours.

    The text is one sentence, so that a cut before or behind a fragment is the parser's mistake.
    """
    groups: list[tuple[list[int], int | None]] = []
    for root in tree.roots:
        words = list(tree.subtree(root))
        verbal = root if tree.tokens[root].pos in ("VERB", "AUX") else None
        if groups and (
            verbal is None or groups[-1][1] is None or _supposed(groups[-1], words, tree)
        ):
            before, head = groups.pop()
            words, verbal = before + words, head if verbal is None else verbal
        groups.append((words, verbal))
    return [
        whole(words, head if head is not None else _root(words, tree)) for words, head in groups
    ]


def _supposed(before: tuple[list[int], int | None], behind: list[int], tree: Tree) -> bool:
    """Tell a case from a command: "miss two lessons" before "and you lose your place"."""
    words, root = before
    joints = [i for i in (words[-1], behind[0]) if tree.lower(i) == "and"]
    joined = bool(joints) and tree.tokens[joints[0] - 1].dep != "punct"
    return root is not None and joined and tree.is_imperative(root)


def _root(words: list[int], tree: Tree) -> int:
    return next((i for i in words if tree.tokens[i].head == i), words[0])


def _split(clause: Clause, tree: Tree) -> list[Clause] | None:
    for rule in RULES:
        parts = rule(clause, tree)
        if parts and len(parts) > 1 and not any(depends(part, tree) for part in parts):
            return parts
    return None
