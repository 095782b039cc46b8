"""Series of figures in one predicate, read by position: "four hours at first, six after that".

The parser seldom gets these right, so what counts is the order of words: each member begins with
a figure (or with the preposition of the first member), and says what its figure is for.
"""

from dataclasses import dataclass, replace

from agent.judge.claims.parsing.clause import Clause, Item, subject_of
from agent.judge.claims.parsing.tree import Tree

_SCOPES = frozenset(
    "for in at on between after before during with within under over from by if when where until "
    "above below among until through since".split()
)
_AMOUNT = frozenset("about around up to at least most over under nearly roughly only just".split())


@dataclass(frozen=True, slots=True)
class _Member:
    """One member: words before its figure, the figure, its unit, and what it is for."""

    before: tuple[int, ...]
    figure: tuple[int, ...]
    unit: tuple[int, ...]
    scope: tuple[int, ...]

    @property
    def words(self) -> tuple[int, ...]:
        return (*self.before, *self.figure, *self.unit, *self.scope)


def split_series(clause: Clause, tree: Tree) -> list[Clause] | None:
    """Split a series of figures into a clause a figure; None if there is no such series."""
    if clause.split or clause.root not in clause.body:
        return None
    items = [i for i in clause.items if isinstance(i, int) and i > clause.root]
    while items and tree.tokens[items[-1]].text in ".!;,":
        items.pop()
    if not items:
        return None
    parts = _parts(items, tree)
    return _read(parts, _SCOPES, clause, tree) or _read(parts, _SCOPES | {"per"}, clause, tree)


def _read(
    parts: list[list[int]], scopes: frozenset[str], clause: Clause, tree: Tree
) -> list[Clause] | None:
    members = [_member(part, scopes, tree) for part in parts]
    whole = [m for m in members if m is not None]
    if len(members) < 2 or len(whole) != len(members):
        return None
    if _same_beginnings(whole, tree) and _are_told_apart(whole, tree):
        return [_scoped(m, whole[0], clause, tree) for m in whole]
    if subject_of(clause, tree) and all(_names(m, whole[0], tree) for m in whole[1:]):
        return [_gapped(m, whole[0], clause, tree) for m in whole]
    return None


def _parts(items: list[int], tree: Tree) -> list[list[int]]:
    """Cut at commas and at the "and" before the last member."""
    parts: list[list[int]] = [[]]
    for position, i in enumerate(items):
        text = tree.lower(i)
        if text in (",", ";") or (text == "and" and _ends_member(items, position, tree)):
            parts.append([])
        else:
            parts[-1].append(i)
    return [part for part in parts if part]


def _ends_member(items: list[int], position: int, tree: Tree) -> bool:
    """Tell the "and" of a series from that of "between 3 and 15 years"."""
    before = [tree.lower(i) for i in items[max(0, position - 3) : position]]
    return "between" not in before and 0 < position < len(items) - 1


def _member(part: list[int], scopes: frozenset[str], tree: Tree) -> _Member | None:
    at = next((n for n, i in enumerate(part) if _is_figure(i, tree)), None)
    if at is None or any(_is_verb(i, tree) for i in part):
        return None
    end = at + 1
    while end < len(part) and (_is_figure(part[end], tree) or _is_range(part, end, tree)):
        end += 1
    scope = next((n for n in range(end, len(part)) if tree.lower(part[n]) in scopes), len(part))
    start = at
    while start > 0 and tree.lower(part[start - 1]) in _AMOUNT - _first_words(part, tree):
        start -= 1
    return _Member(
        tuple(part[:start]), tuple(part[start:end]), tuple(part[end:scope]), tuple(part[scope:])
    )


def _first_words(part: list[int], tree: Tree) -> frozenset[str]:
    """Return the first word as an exception: an opening "at" is the member's preposition."""
    first = tree.lower(part[0])
    second = tree.lower(part[1]) if len(part) > 1 else ""
    return frozenset() if first == "at" and second in ("least", "most") else frozenset({first})


def _is_figure(index: int, tree: Tree) -> bool:
    token = tree.tokens[index]
    if token.text.lower() in ("double", "triple", "half", "noon", "midnight"):
        return True
    return token.pos == "NUM" or token.text in "$€£%" or token.lemma.lower() in ("percent",)


def _is_range(part: list[int], at: int, tree: Tree) -> bool:
    between = tree.lower(part[at]) in ("to", "-", "–", "or")
    return between and at + 1 < len(part) and _is_figure(part[at + 1], tree)


def _is_verb(index: int, tree: Tree) -> bool:
    token = tree.tokens[index]
    return token.pos in ("VERB", "AUX") and token.tag in ("VBZ", "VBD", "VBP", "VB", "MD")


def _same_beginnings(members: list[_Member], tree: Tree) -> bool:
    """Tell whether each later member begins with its figure or with the first's preposition."""
    words = {tree.lower(i) for i in members[0].before[:1]}
    return all(not m.before or tree.lower(m.before[0]) in words for m in members[1:])


def _are_told_apart(members: list[_Member], tree: Tree) -> bool:
    """Tell whether each member says what it is for, after its figure or before it."""
    if all(m.scope for m in members):
        return True
    return all(len(m.before) > 2 and tree.tokens[m.before[-1]].pos == "ADP" for m in members)


def _names(member: _Member, first: _Member, tree: Tree) -> bool:
    """Tell whether a member is a name with its figure: "and Pro $10", "hardware by 5%"."""
    names = member.before
    if first.before:
        word = tree.lower(first.before[0])
        if len(first.before) > 1 or not names or tree.lower(names[-1]) != word:
            return False
        names = names[:-1]
    kinds = {tree.tokens[i].pos for i in names}
    return kinds <= {"PROPN", "NOUN", "ADJ", "DET", "PRON"} and bool(kinds & {"PROPN", "NOUN"})


def _head(clause: Clause) -> list[Item]:
    """Return the items up to and including the predicate."""
    return list(clause.items[: clause.items.index(clause.root) + 1])


def _scoped(member: _Member, first: _Member, clause: Clause, tree: Tree) -> Clause:
    items = _head(clause)
    items.extend(member.before or _shared(first, tree))
    items.extend(member.figure)
    items.extend(member.unit or _unit(first, tree))
    items.extend(member.scope)
    return _placed(items, member, first, clause, tree)


def _shared(first: _Member, tree: Tree) -> tuple[int, ...]:
    """Return the words before the first figure that hold for the others: not its article."""
    words = first.before
    return words[:-1] if words and tree.tokens[words[-1]].pos == "DET" else words


def _gapped(member: _Member, first: _Member, clause: Clause, tree: Tree) -> Clause:
    items = _head(clause)
    if member is not first:
        subject = subject_of(clause, tree)
        gap = len(member.before) - len(first.before)
        place = items.index(subject[0]) if subject else 0
        items = [
            *items[:place],
            *member.before[:gap],
            *(i for i in items[place:] if i not in subject),
            *member.before[gap:],
        ]
    else:
        items.extend(member.before)
    items.extend(member.figure)
    items.extend(member.unit or _unit(first, tree))
    items.extend(member.scope)
    return _placed(items, member, first, clause, tree)


def _unit(first: _Member, tree: Tree) -> list[Item]:
    """Return the first member's unit as words put in."""
    return [tree.tokens[i].text for i in first.unit]


def _placed(
    items: list[Item], member: _Member, first: _Member, clause: Clause, tree: Tree
) -> Clause:
    own = frozenset(member.words)
    if member is first:
        own |= frozenset(i for i in clause.own if i <= max(member.words))
    return replace(
        clause, items=tuple(items), own=own, subject=subject_of(clause, tree), split=True
    )
