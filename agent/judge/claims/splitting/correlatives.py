"""Words that join conjuncts in pairs, "both … and", "not only … but also", and other joints."""

from dataclasses import replace

from agent.judge.claims.parsing.clause import Clause, auxiliaries_of, subject_of
from agent.judge.clauses.tree import Tree

_CLOSING = frozenset(")]”")


def joints(head: int, conjunct: int, clause: Clause, tree: Tree) -> list[int]:
    """Return the conjunction and the punctuation between the conjuncts."""
    start = tree.subtree(conjunct)[0]
    found = []
    for i in range(start - 1, head, -1):
        if tree.tokens[i].text in _CLOSING:
            break
        also = tree.lower(i) == "also" and tree.lower(i - 1) == "but"
        if i in clause.body and tree.tokens[i].dep not in ("cc", "punct") and not also:
            break
        found.append(i)
    return found


def without_correlatives(clause: Clause, tree: Tree) -> Clause:
    """Take out "both" and "not only": what they join stands apart now."""
    also = any(tree.lower(i) == "also" and tree.lower(i - 1) == "but" for i in clause.body)
    if also:  # "not only staff but also guests must …" is one statement
        return clause
    gone = [i for i in clause.body if tree.tokens[i].dep == "preconj"]
    for i in clause.body:
        if tree.lower(i) == "only" and i > 0 and tree.lower(i - 1) == "not":
            gone += [i, i - 1]
    return _straightened(clause.without(gone), tree) if gone else clause


def _straightened(clause: Clause, tree: Tree) -> Clause:
    """Put the subject first in "did the firm miss its target" of "not only did the firm miss …"."""
    subject = subject_of(clause, tree)
    helpers = [i for i in auxiliaries_of(clause, tree) if i in clause.items]
    first = next(i for i in clause.items if isinstance(i, str) or tree.tokens[i].dep != "punct")
    if not subject or helpers[:1] != [first]:
        return clause
    rest = [i for i in clause.items if i not in (first, *subject)]
    return replace(clause, items=(*subject, first, *rest))
