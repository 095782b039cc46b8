"""Nouns left out of a second mention: "electronic ones", "the remaining 28", "none"."""

from agent.domain.prose.tags import ANY_SUBJECT
from agent.judge.claims.parsing.clause import Clause, subject_of
from agent.judge.claims.reference.mentions import Mention, Number
from agent.judge.clauses.tree import Tree

_REST = frozenset({"remaining", "other"})


def named_in_full(index: int, clause: Clause, tree: Tree, before: list[Mention]) -> dict[int, str]:
    """Return the edit that gives a word its noun, as its sentence has named it so far."""
    if _are_ones(index, clause, tree):
        return _things_meant(index, tree, before)
    if _is_rest(index, clause, tree):
        return _counted(index, tree, before)
    if _is_none(index, clause, tree):
        return _none_meant(index, before)
    return _kind_meant(index, before) if _is_one(index, tree) else {}


def _is_one(index: int, tree: Tree) -> bool:
    """Tell the noun of "a second one" from a number, and from "one" for anybody."""
    role = tree.tokens[index].dep in (*ANY_SUBJECT, "dobj") and tree.tokens[index].tag != "PRP"
    return role and tree.lower(index) == "one" and bool(tree.with_deps(index, "amod"))


def _are_ones(index: int, clause: Clause, tree: Tree) -> bool:
    """Tell the noun of "electronic ones" and "all others"."""
    if index not in subject_of(clause, tree):
        return False
    if tree.lower(index) == "others":
        return any(tree.lower(k) in ("all", "the") for k in tree.with_deps(index, "det", "predet"))
    return tree.lower(index) == "ones" and bool(tree.with_deps(index, "amod"))


def _things_meant(index: int, tree: Tree, before: list[Mention]) -> dict[int, str]:
    """Return the edit that names the things, if the sentence so far is about just one kind."""
    kinds = {(m.text, m.lemma) for m in before if m.is_subject and m.number is Number.MANY}
    if len(kinds) != 1:
        return {}
    text, lemma = kinds.pop()
    noun = next((w for w in text.split() if w.lower().startswith(lemma[:-1])), "")
    other = "other " if tree.lower(index) == "others" else ""
    return {index: f"{other}{noun}"} if noun else {}


def _kind_meant(index: int, before: list[Mention]) -> dict[int, str]:
    """Return the edit that names what "a second one" is a second of, if just one thing may be."""
    kinds = {m.lemma for m in before if m.number is Number.MANY or not (m.text and m.is_bare)}
    return {index: kinds.pop()} if len(kinds) == 1 else {}


def _is_rest(index: int, clause: Clause, tree: Tree) -> bool:
    """Tell the number of "the remaining 28 are open"."""
    plain = tree.tokens[index].pos == "NUM" and index in subject_of(clause, tree)
    kids = {tree.lower(k) for k in tree.kids[index]}
    return plain and "the" in kids and not kids.isdisjoint(_REST)


def _counted(index: int, tree: Tree, before: list[Mention]) -> dict[int, str]:
    named = _things_meant(index, tree, before)
    return {index: f"{tree.tokens[index].text} {named[index]}"} if named else {}


def _is_none(index: int, clause: Clause, tree: Tree) -> bool:
    """Tell the "none" of ", and none gets less" from "none of them" and "none at all"."""
    alone = not tree.kids[index] and index in subject_of(clause, tree)
    return alone and tree.lower(index) == "none" and tree.tokens[index].dep in ANY_SUBJECT


def _none_meant(index: int, before: list[Mention]) -> dict[int, str]:
    kinds = {m.lemma for m in before if m.is_subject}
    plain = len(kinds) == 1 and all(m.text and not m.is_name for m in before if m.is_subject)
    return {index: f"no {kinds.pop()}"} if plain else {}
