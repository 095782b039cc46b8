"""Nouns left out of a second mention: "electronic ones", "the remaining 28", "none"."""

from agent.domain.prose.tags import ANY_SUBJECT
from agent.judge.claims.parsing.clause import Clause, subject_of
from agent.judge.claims.reference.mentions import Mention, Number
from agent.judge.clauses.tree import Tree

_REST = frozenset({"remaining", "other"})
_BARE = 2
"""Words of "the room", which nothing tells apart from other rooms."""
_STANDING_IN = frozenset({"one", "other"})


def named_in_full(
    index: int, clause: Clause, tree: Tree, before: list[Mention], earlier: list[Mention]
) -> dict[int, str]:
    """Return the edit that gives a word its noun, as its sentence has named it so far.

    The subject of the sentence before, whose mentions are ``earlier``, may be meant by the subject
    "ones" or "those" that a sentence begins with.
    """
    if _are_ones(index, clause, tree) or _are_those(index, clause, tree):
        some = not tree.with_deps(index, "det")
        told = before or [m for m in earlier if m.is_subject and some]
        plain = tree.tokens[index].dep in ANY_SUBJECT and tree.lower(index) != "others"
        return _things_meant(index, tree, told if plain else [m for m in before if m.is_subject])
    if _is_rest(index, clause, tree):
        return _counted(index, tree, before)
    if _is_none(index, clause, tree):
        return _none_meant(index, before)
    if _are_all(index, clause, tree):
        return _all_meant(index, tree, before) or _all_meant(index, tree, earlier)
    return _kind_meant(index, tree, before) if _is_one(index, tree) else {}


def _are_all(index: int, clause: Clause, tree: Tree) -> bool:
    """Tell the "both" of "both are acknowledged" from that of "both of them" and "both A and B"."""
    alone = not tree.kids[index] and tree.tokens[index].dep in ANY_SUBJECT
    return alone and tree.lower(index) in ("both", "each") and index in subject_of(clause, tree)


def _all_meant(index: int, tree: Tree, told: list[Mention]) -> dict[int, str]:
    """Return the edit that names what both or each are, if just one kind may be meant."""
    many = [m for m in told if m.number is Number.MANY]
    if len({m.text for m in many}) != 1 or not many[-1].text:
        return {}
    text, lemma, word = many[-1].text, many[-1].lemma, tree.lower(index)
    if " and " in text:
        return {index: f"both {text}"} if word == "both" else {}
    noun = next((w for w in text.split() if w.lower().startswith(lemma[:-1])), "")
    if word == "both" and not {"two", "both"} & set(text.lower().split()):
        return {}  # two visits, or what else was spoken of
    named = noun if word == "both" else lemma
    return {index: f"{word} {named}"} if noun else {}


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


def _are_those(index: int, clause: Clause, tree: Tree) -> bool:
    """Tell "those on days" and "those made later" from "those who ask", who are anybody."""
    told = [k for k in tree.with_deps(index, "prep") if tree.lower(k) != "of"]
    told += [k for k in tree.with_deps(index, "acl") if tree.tokens[k].tag == "VBN"]
    return tree.lower(index) == "those" and bool(told) and index in subject_of(clause, tree)


def _things_meant(index: int, tree: Tree, before: list[Mention]) -> dict[int, str]:
    """Return the edit that names the things, if what is said before is about just one kind."""
    named = [m for m in before if m.text and not m.is_name and m.lemma not in _STANDING_IN]
    many = [m for m in named if m.number is Number.MANY]
    things = [m for m in many if m.is_subject] or many
    joined = any(" and " in m.text for m in things)
    if joined or len({m.lemma for m in things}) != 1:
        return {}
    text, lemma = things[-1].text, things[-1].lemma
    noun = next((w for w in text.split() if w.lower().startswith(lemma[:-1])), "")
    other = "other " if tree.lower(index) == "others" else ""
    return {index: f"{other}{noun}"} if noun else {}


def _kind_meant(index: int, tree: Tree, before: list[Mention]) -> dict[int, str]:
    """Return the edit that names what "a second one" is a second of, if just one thing may be.

    "The small one" is set against the subject that is told apart so, too: "the large room".
    """
    told = [m for m in before if m.number is Number.MANY or not (m.text and m.is_bare)]
    definite = any(tree.lower(k) == "the" for k in tree.with_deps(index, "det"))
    apart = [m for m in told if m.is_subject and len(m.text.split()) > _BARE]
    kinds = {m.lemma for m in (apart if definite and apart else told)}
    return {index: kinds.pop()} if len(kinds) == 1 else {}


def _is_rest(index: int, clause: Clause, tree: Tree) -> bool:
    """Tell the number of "the remaining 28 are open"."""
    plain = tree.tokens[index].pos == "NUM" and index in subject_of(clause, tree)
    kids = {tree.lower(k) for k in tree.kids[index]}
    return plain and "the" in kids and not kids.isdisjoint(_REST)


def _counted(index: int, tree: Tree, before: list[Mention]) -> dict[int, str]:
    named = _things_meant(index, tree, [m for m in before if m.is_subject])
    return {index: f"{tree.tokens[index].text} {named[index]}"} if named else {}


def _is_none(index: int, clause: Clause, tree: Tree) -> bool:
    """Tell the "none" of ", and none gets less" from "none of them" and "none at all"."""
    alone = not tree.kids[index] and index in subject_of(clause, tree)
    return alone and tree.lower(index) == "none" and tree.tokens[index].dep in ANY_SUBJECT


def _none_meant(index: int, before: list[Mention]) -> dict[int, str]:
    kinds = {m.lemma for m in before if m.is_subject}
    plain = len(kinds) == 1 and all(m.text and not m.is_name for m in before if m.is_subject)
    return {index: f"no {kinds.pop()}"} if plain else {}
