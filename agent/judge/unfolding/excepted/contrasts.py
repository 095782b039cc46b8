"""What is set against what: *includes water but not gas* does not include gas."""

import re

from agent.judge.clauses.tree import NOUNS, Tree
from agent.judge.unfolding.denied import FINITE, denied, denies, main_verb

CUE = re.compile(r"\bbut (?:not|never)\b", re.IGNORECASE)
_AGAINST = frozenset({"not", "never"})
_NARROWER = frozenset(
    "only always yet necessarily limited all both just exclusively every each if when until".split()
)
_NAMING = NOUNS | {"ADJ", "VERB"}
_WHOLE = frozenset("all every everything each any only whole entire both".split())
_JOINED = frozenset({"conj", "appos"})


def set_against(tree: Tree, sentence: range, claim: Tree) -> str | None:
    """Return a sentence with what it denies after *but* in one of its own, None if unclear.

    A claim that denies nothing and speaks only of what is not denied is held against that alone.
    """
    inside = sentence[1:-1]
    marks = [i for i in inside if tree.lower(i - 1) == "but" and tree.lower(i) in _AGAINST]
    verb = main_verb(tree, sentence)
    if len(marks) != 1 or verb is None or verb >= marks[0]:
        return None
    denials = range(marks[0] + 1, sentence.stop)
    kept = range(sentence.start, marks[0] - 1)
    place = _place(tree, denials, kept)
    if place is None or place <= verb or not _is_plain(tree, kept, denials):
        return None
    told, what = denied(tree, verb), tree.quote(kept).rstrip(" ,")
    if not denies(claim, range(len(claim.tokens))) and not _speaks_of(claim, tree, denials):
        alone = _speaks_of(claim, tree, range(place, kept.stop)) and not claim.words & _WHOLE
        return f"{what}." if alone else None
    if not told:
        return None
    between = tree.quote(range(verb + 1, place)) if place > verb + 1 else ""
    opening = tree.quote(range(sentence.start, verb))
    against = tree.quote(denials).rstrip(" .!")
    return f"{what}. {opening} {told} {between} {against}.".replace("  ", " ")


def _is_plain(tree: Tree, kept: range, denials: range) -> bool:
    """Tell whether a sentence has one clause that denies nothing before, and things after."""
    if any(tree.tokens[i].tag in FINITE for i in denials) or denies(tree, kept):
        return False
    things = any(tree.tokens[i].pos in NOUNS for i in denials)
    return things and tree.lower(denials[0]) not in _NARROWER


def _speaks_of(claim: Tree, tree: Tree, words: range) -> bool:
    return any(tree.tokens[i].pos in _NAMING and tree.stems[i] in claim.stems for i in words)


def _place(tree: Tree, denials: range, kept: range) -> int | None:
    """Return where that to which the denied words are set against begins, None if unclear."""
    opens = tree.tokens[denials[0]]
    if opens.pos == "ADP":
        alike = [i for i in kept if tree.lower(i) == tree.lower(denials[0])]
        return alike[-1] if alike else None
    head = tree.tokens[kept.stop].head
    while tree.tokens[head].dep in _JOINED:
        head = tree.tokens[head].head
    return min(tree.below(head)) if head in kept and tree.tokens[head].pos in NOUNS else None
