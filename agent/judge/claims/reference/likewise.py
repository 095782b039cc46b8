"""“The same goes for …”: what the claim before it says, said of something else."""

import re

from agent.domain.prose.casing import capital
from agent.domain.prose.tags import ANY_SUBJECT
from agent.judge.claims.parsing.inflection import (
    agreeing_verb,
    uncapitalised,
)
from agent.judge.claims.parsing.trees import Trees
from agent.judge.clauses.tree import Tree

_SAME = re.compile(
    r"(?P<lead>(?:[^,]+, )?)(?:and )?the same "
    r"(?:(?:goes|holds|applies|is (?:also )?true|is the case)(?: true)?|(?:rule|limit) applies) "
    r"(?:also )?(?P<by>for|to|of) (?P<other>.+?)(?:,? (?:too|as well))?(?P<end>[.!]?)",
    re.IGNORECASE,
)

READERS = frozenset({"you", "we", "one", "everyone", "anyone"})
"""Subjects that nothing takes the place of: what they do something with is meant."""


def spelt_out(text: str, before: str, trees: Trees) -> str:
    """Return ``text``, or what it means where it says that the same holds of something else.

    "The same goes for trainees" after "Interns accrue leave" is "Trainees accrue leave"; after
    "A report is due for AFGE members", "the same goes for NFFE members" puts them in their place.
    Where it is not plain what the other thing takes the place of, ``text`` stays.
    """
    match = _SAME.fullmatch(text)
    if match is None or not before:
        return text
    tree, by = trees.of(before), match["by"].lower()
    other = re.sub(rf"\b(and|or) {by} ", r"\1 ", match["other"])
    said = _of_another(tree, other, by, trees.of(other))
    lead = match["lead"]
    if said is None or not lead or said.lower().startswith(lead.lower()):
        return said or text
    word, blank, rest = said.partition(" ")
    return f"{lead}{uncapitalised(word)}{blank}{rest}"


def _of_another(tree: Tree, other: str, by: str, named: Tree) -> str | None:
    """Return the statement of ``tree`` with ``other`` in the place of its like, or None."""
    if len(tree.roots) != 1 or not named.tokens:
        return None
    objects = [
        o
        for p, token in enumerate(tree.tokens)
        if token.dep in ("prep", "dative") and tree.lower(p) == by
        for o in tree.with_deps(p, "pobj")
        if not tree.with_deps(o, "nummod")
    ]
    head = named.roots[0]
    same = [i for i in range(len(tree.tokens)) if _same_noun(tree, i, named, head)]
    alike = same or [o for o in objects if tree.tokens[o].pos == named.tokens[head].pos == "PROPN"]
    if len(alike) == 1:
        return _replaced(tree, alike[0], other, {})
    subjects = tree.with_deps(tree.roots[0], *ANY_SUBJECT)
    if (objects and by == "for") or len(subjects) != 1:
        return None
    if tree.lower(subjects[0]) in READERS:
        things = tree.with_deps(tree.roots[0], "dobj")
        return _replaced(tree, things[0], other, {}) if len(things) == 1 else None
    if tree.tokens[subjects[0]].tag in ("PRP", "EX", "DT", "WDT"):
        return None
    many = bool(named.with_deps(head, "conj")) or named.tokens[head].tag in ("NNS", "NNPS")
    return _replaced(tree, subjects[0], other, _agreeing(tree, many=many))


def _same_noun(tree: Tree, noun: int, named: Tree, head: int) -> bool:
    """Tell whether ``noun`` is the head of what is named: "annual leave" and "sick leave"."""
    one, two = tree.tokens[noun], named.tokens[head]
    return one.pos == "NOUN" and one.lemma.lower() == two.lemma.lower()


def _agreeing(tree: Tree, *, many: bool) -> dict[int, str]:
    """Return the finite verb of the statement as it stands after a subject of that number."""
    root = tree.roots[0]
    verbs = [*tree.with_deps(root, "aux", "auxpass"), root]
    finite = next((v for v in verbs if tree.tokens[v].tag in ("VBZ", "VBP", "VBD")), None)
    if finite is None:
        return {}
    return {finite: agreeing_verb(tree.tokens[finite], plural=many)}


def _replaced(tree: Tree, noun: int, other: str, verbs: dict[int, str]) -> str:
    """Return the text with the phrase of ``noun`` and some verbs in other words."""
    phrase = tree.subtree(noun)
    start, end = tree.tokens[phrase[0]].start, tree.tokens[phrase[-1]].end
    put = [(start, end, other if start else capital(other))]
    put += [(tree.tokens[v].start, tree.tokens[v].end, word) for v, word in verbs.items()]
    text = tree.text
    for first, last, words in sorted(put, reverse=True):
        text = text[:first] + words + text[last:]
    return text
