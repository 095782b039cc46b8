"""An amount told anew, and what is said of it: "£900 a month, i.e. £10,800 a year, paid late".

The parser seldom gets these right, so what counts is the order of words.
"""

from collections.abc import Sequence
from dataclasses import replace

from agent.judge.claims.parsing.clause import Clause, Item, subject_of, worded
from agent.judge.claims.splitting.members import is_figure
from agent.judge.clauses.tree import Tree

_ANEW = (("i.e.",), ("ie",), ("that", "is"), ("which", "is"), ("in", "other", "words"))
_ROUGHLY = frozenset("about around roughly nearly almost approximately just over under".split())
_COMPARING = frozenset("double twice half extra triple more less fewer".split())
_DISTANT = frozenset("too later earlier before after ago away".split())
"""What tells a figure by how far it is from the other."""
_NO_STATE = frozenset("provide follow give grant assume".split())
"""Participles that join a condition or what comes next, and say nothing of the value."""
_CURRENCIES = frozenset("£ $ € ¥ pounds dollars euros pence cents p crowns kronor".split())
_EACH = frozenset({"a", "an", "per", "each", "every"})
_BEHIND = ("able", "ible")


def split_restated(clause: Clause, tree: Tree) -> list[Clause] | None:
    """Split off the same amount in another unit and a participle behind it; None without them."""
    first = _first_figure(clause, tree)
    if first is None:
        return None
    for start in range(first + 1, _end_of_predicate(first, clause, tree)):
        found = _again(start, first, clause, tree) or _said_behind(start, clause, tree)
        if found:
            return found
    return None


def _first_figure(clause: Clause, tree: Tree) -> int | None:
    """Return where among the items the amount behind the predicate begins."""
    subject = subject_of(clause, tree)
    if clause.root not in clause.body or not subject or worded(subject, tree).lower() == "there":
        return None
    at = clause.items.index(clause.root)
    for n in range(at + 1, min(at + 5, len(clause.items))):
        if _is_figure(n, clause, tree):
            return n
    return None


def _end_of_predicate(first: int, clause: Clause, tree: Tree) -> int:
    """Return where something is joined on or said of something else: "2 kg *and* costs $9"."""
    for n, item in enumerate(clause.items[first:], start=first):
        if isinstance(item, int) and (tree.tokens[item].tag == "CC" or tree.is_finite(item)):
            return n
    return len(clause.items)


def _again(start: int, first: int, clause: Clause, tree: Tree) -> list[Clause] | None:
    """Split at ", i.e. £3,200 a month" and at "($492 per year)"."""
    mark = _word(clause, start, tree)
    if mark not in (",", "("):
        return None
    begin = _behind_marker(start + 1, clause, tree)
    told = begin > start + 1
    roughly = _word(clause, begin, tree) in _ROUGHLY
    if not _is_figure(begin + roughly, clause, tree):
        return None
    end = _end(begin, clause, tree)
    words = {_word(clause, n, tree) for n in range(begin, end)}
    if not told and (mark == "," or words.isdisjoint(_EACH)):
        return None
    if not _is_of_its_kind((begin, end), (first, start), clause, tree):
        return None
    return _parted(start, (begin, end), clause.items[:first], clause, tree)


def _is_of_its_kind(
    again: tuple[int, int], before: tuple[int, int], clause: Clause, tree: Tree
) -> bool:
    """Tell the same amount in another unit from another one: "a week, which is £176", "£9 more"."""
    words, first = ([_word(clause, n, tree) for n in range(*part)] for part in (again, before))
    named = _pos(clause, before[0] - 1, tree) in ("NOUN", "PROPN")  # "day 7"
    if named or ":" in first[0] or not _DISTANT.isdisjoint(words):
        return False
    if tree.tokens[clause.root].lemma != "be" and not _COMPARING.isdisjoint(words):
        return False
    return any(w in _CURRENCIES for w in words) == any(w in _CURRENCIES for w in first)


def _said_behind(start: int, clause: Clause, tree: Tree) -> list[Clause] | None:
    """Split at ", paid in advance" and ", refundable within 14 days", which are said of a value."""
    if tree.tokens[clause.root].lemma != "be" or _word(clause, start, tree) != ",":
        return None
    item = clause.items[start + 1] if start + 1 < len(clause.items) else ""
    if not isinstance(item, int):
        return None
    token = tree.tokens[item]
    if not (token.tag in ("VBN", "VBD") or (token.pos == "ADJ" and token.lemma.endswith(_BEHIND))):
        return None
    if token.lemma in _NO_STATE or tree.with_deps(item, "nsubj", "nsubjpass", "aux", "dobj"):
        return None
    head = clause.items[: clause.items.index(clause.root) + 1]
    return _parted(start, (start + 1, len(clause.items)), head, clause, tree)


def _parted(
    start: int, part: tuple[int, int], head: Sequence[Item], clause: Clause, tree: Tree
) -> list[Clause]:
    """Return the clause without the items from ``start`` on, and its ``part`` behind ``head``.

    The word that leads in ("i.e.") belongs to the part, and goes where that goes.
    """
    begin, end = part
    own = frozenset(i for i in clause.items[start + 1 : end] if isinstance(i, int))
    closing = end + 1 if _word(clause, end, tree) == ")" else end
    gone = [i for i in clause.items[start:closing] if isinstance(i, int)]
    told = (*head, *clause.items[begin:end])
    return [
        clause.without(gone),
        replace(clause, items=told, own=own, subject=subject_of(clause, tree)),
    ]


def _behind_marker(start: int, clause: Clause, tree: Tree) -> int:
    """Return the place behind "i.e." and its like at ``start``, or ``start``."""
    for words in _ANEW:
        if tuple(_word(clause, start + n, tree) for n in range(len(words))) == words:
            after = start + len(words)
            return after + 1 if _word(clause, after, tree) == "," else after
    return start


def _end(begin: int, clause: Clause, tree: Tree) -> int:
    """Return where what begins at ``begin`` ends: at a comma, a bracket or a full stop."""
    for n in range(begin, len(clause.items)):
        if _word(clause, n, tree) in (",", ";", "(", ")", ".", "–", "—"):
            return n
    return len(clause.items)


def _is_figure(at: int, clause: Clause, tree: Tree) -> bool:
    item = clause.items[at] if at < len(clause.items) else ""
    return isinstance(item, int) and is_figure(item, tree)


def _pos(clause: Clause, at: int, tree: Tree) -> str:
    item = clause.items[at]
    return tree.tokens[item].pos if isinstance(item, int) else ""


def _word(clause: Clause, at: int, tree: Tree) -> str:
    """Return the word at a place among the items in small letters, '' behind the last."""
    if at >= len(clause.items):
        return ""
    item = clause.items[at]
    return item.lower() if isinstance(item, str) else tree.lower(item)
