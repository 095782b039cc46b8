"""Subjects: what is said of the Oslo store neither states nor denies it of the Bergen store."""

from collections.abc import Iterator
from typing import NamedTuple

from agent.domain.prose.analysis import Analysis
from agent.domain.prose.tags import MEASURED
from agent.judge.clauses.reading import read
from agent.judge.clauses.tree import Tree
from agent.judge.names.stated import spells

_NAMING = frozenset({"compound", "nmod", "poss", "appos"})
_TYING = frozenset({"of", "with", "on", "for", "at", "in", "under", "from"})
_NAMED = frozenset({"PERSON", "ORG", "GPE", "LOC", "FAC", "PRODUCT", "NORP"})


class Subject(NamedTuple):
    """A thing with a name: the stem of its noun ('' for a bare name), and the name."""

    kind: str
    name: str


def of_others(claim: Analysis, part: Analysis) -> bool:
    """Tell whether all that ``part`` tells of is another thing of the kind the claim tells of.

    Each of its sentences has a subject of the claim's kind with another name, and none has the
    claim's name.
    """
    wanted = next(_subjects(claim), None)
    if wanted is None:
        return False
    told = list(_subjects(part))
    if len(told) < len(part.sentences) or any(s.kind != wanted.kind for s in told):
        return False
    return not any(spells(s.name, wanted.name) for s in told) and not spells(wanted.name, part.text)


def _subjects(analysis: Analysis) -> Iterator[Subject]:
    """Yield the named subject of each sentence that has one."""
    tree = read(analysis).tree
    for first, last in tree.sentences:
        roots = [i for i in range(first, last) if tree.tokens[i].head == i]
        heads = (tree.child(i, "nsubj", "nsubjpass") for i in roots)
        named = (_subject(tree, h) for h in heads if h is not None)
        yield from (s for s in named if s is not None)


def _subject(tree: Tree, head: int) -> Subject | None:
    token = tree.tokens[head]
    if token.pos == "PROPN":
        bare = not tree.with_deps(head, "det")
        known = token.entity in _NAMED
        return Subject("", _text(tree, head)) if bare and known else None
    if token.pos != "NOUN":
        return None
    naming = [k for k in tree.with_deps(head, *_NAMING) if _names(tree, k)]
    naming += [
        k
        for prep in tree.with_deps(head, "prep")
        if tree.lower(prep) in _TYING
        for k in _named_by(tree, prep)
    ]
    return Subject(tree.stems[head], _text(tree, naming[0])) if len(naming) == 1 else None


def _named_by(tree: Tree, preposition: int) -> list[int]:
    """Return the names after a preposition: *of Norra*, *of the Norra oven*."""
    nouns = tree.with_deps(preposition, "pobj")
    inner = [k for n in nouns for k in tree.with_deps(n, "compound", "poss")]
    return [k for k in (*nouns, *inner) if _names(tree, k) and tree.tokens[k].head != k][-1:]


def _names(tree: Tree, index: int) -> bool:
    token = tree.tokens[index]
    return token.pos == "PROPN" and token.entity not in MEASURED


def _text(tree: Tree, index: int) -> str:
    inside = [index, *(k for k in tree.kids[index] if tree.tokens[k].dep == "compound")]
    return tree.quote(sorted(inside))
