"""Members of a series read by position: words, a figure with its unit, and what it is for."""

from dataclasses import dataclass, replace

from agent.judge.claims.parsing.clause import Clause, Item, subject_of
from agent.judge.clauses.tree import Tree

SCOPES = frozenset(
    "for in at on between after before during with within under over from by if when where until "
    "above below among until through since".split()
)
AMOUNT = frozenset(
    "about around up to at least most over under nearly roughly only just max max. "
    "min min. maximum minimum approx approx.".split()
)


@dataclass(frozen=True, slots=True)
class Member:
    """One member: words before its figure, the figure, its unit, and what it is for."""

    before: tuple[int, ...]
    figure: tuple[int, ...]
    unit: tuple[int, ...]
    scope: tuple[int, ...]

    @property
    def words(self) -> tuple[int, ...]:
        """All words in order."""
        return (*self.before, *self.figure, *self.unit, *self.scope)


def after_predicate(clause: Clause, tree: Tree) -> list[int]:
    """Return the words behind the root without the mark that ends the clause."""
    items = [i for i in clause.items if isinstance(i, int) and i > clause.root]
    while items and tree.tokens[items[-1]].text in ".!;,":
        items.pop()
    return items


def parts_of(items: list[int], tree: Tree) -> list[list[int]]:
    """Cut at commas and at the "and" before the last member."""
    parts: list[list[int]] = [[]]
    for position, i in enumerate(items):
        text = tree.lower(i)
        inner = text == "and" and _is_between(parts[-1], tree)
        last = text == "and" and 0 < position < len(items) - 1
        if text in (",", ";") or (last and not inner):
            parts.append([])
        else:
            parts[-1].append(i)
    return [part for part in parts if part]


def _is_between(part: list[int], tree: Tree) -> bool:
    """Tell a part whose "between" still lacks its "and": "between 3 years of age"."""
    words = [tree.lower(i) for i in part]
    return words.count("between") > words.count("and")


def member_of(part: list[int], scopes: frozenset[str], tree: Tree) -> Member | None:
    """Return the member that the words of a part make; None without a figure or with a verb."""
    at = next((n for n, i in enumerate(part) if is_figure(i, tree)), None)
    if at is None or any(is_verb(i, tree) for i in part):
        return None
    end = at + 1
    while end < len(part) and (is_figure(part[end], tree) or _is_range(part, end, tree)):
        end += 1
    scope = next((n for n in range(end, len(part)) if tree.lower(part[n]) in scopes), len(part))
    start = at
    while start > 0 and tree.lower(part[start - 1]) in AMOUNT - _first_words(part, tree):
        start -= 1
    return Member(
        tuple(part[:start]), tuple(part[start:end]), tuple(part[end:scope]), tuple(part[scope:])
    )


def _first_words(part: list[int], tree: Tree) -> frozenset[str]:
    """Return the first word as an exception: an opening "at" is the member's preposition."""
    first = tree.lower(part[0])
    second = tree.lower(part[1]) if len(part) > 1 else ""
    return frozenset() if first == "at" and second in ("least", "most") else frozenset({first})


def is_figure(index: int, tree: Tree) -> bool:
    """Tell a number, a share, a currency sign, or "half" and the like."""
    token = tree.tokens[index]
    if is_code(index, tree) or is_one(index, tree):
        return False
    if token.text.lower() in ("double", "triple", "half", "nothing", "noon", "midnight"):
        return True
    return token.pos == "NUM" or token.text in "$€£%" or token.lemma.lower() in ("percent",)


def is_one(index: int, tree: Tree) -> bool:
    """Tell the noun of "the new one" from a number."""
    described = index > 0 and tree.tokens[index - 1].pos == "ADJ"
    return described and tree.lower(index) in ("one", "ones")


def is_code(index: int, tree: Tree) -> bool:
    """Tell a name such as "N8" or "IP67", which the parser may take for a number."""
    text = tree.tokens[index].text
    return text[:1].isupper() and any(c.isdigit() for c in text)


def _is_range(part: list[int], at: int, tree: Tree) -> bool:
    between = tree.lower(part[at]) in ("to", "-", "–", "or")
    return between and at + 1 < len(part) and is_figure(part[at + 1], tree)


def is_verb(index: int, tree: Tree) -> bool:
    """Tell a finite verb or an infinitive."""
    token = tree.tokens[index]
    return token.pos in ("VERB", "AUX") and token.tag in ("VBZ", "VBD", "VBP", "VB", "MD")


def head_of(clause: Clause) -> list[Item]:
    """Return the items up to and including the predicate."""
    return list(clause.items[: clause.items.index(clause.root) + 1])


def unit_of(first: Member, tree: Tree) -> list[Item]:
    """Return the first member's unit as words put in."""
    return [tree.tokens[i].text for i in first.unit]


def placed(items: list[Item], member: Member, first: Member, clause: Clause, tree: Tree) -> Clause:
    """Return the clause of one member that consists of ``items``."""
    own = frozenset(member.words)
    if member is first:
        own |= frozenset(i for i in clause.own if i <= max(member.words))
    return replace(
        clause, items=tuple(items), own=own, subject=subject_of(clause, tree), split=True
    )
