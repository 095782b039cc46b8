"""Who does what to whom: the role fillers of a predicate, voice and sharing undone."""

from collections.abc import Iterator
from typing import NamedTuple

from agent.judge.clauses.partitive import noun_of
from agent.judge.clauses.tree import Tree

_OBJECTS = ("dobj", "obj", "nsubjpass")
_OBJECT_CONTROL = frozenset(
    """allow permit require ask tell order instruct oblige force compel enable advise encourage
    urge forbid prohibit ban let authorise authorize entitle cause help invite persuade want expect
    need""".split()
)
_OF_ITS_SUBJECT = frozenset(
    "able unable willing unwilling likely unlikely ready free bound sure eager keen".split()
)
"""Adjectives whose subject acts: *was unable to finish*, but not *is hard to reach*."""
_SHARING = frozenset({"conj", "xcomp", "advcl", "ccomp", "pcomp"})
_RELATIVES = frozenset({"who", "whom", "which", "that", "whose"})


class Roles(NamedTuple):
    """Token indices of the fillers.

    ``obliques`` are (preposition, noun) pairs in lower case and index; ``inherited`` are fillers
    that stand outside the clause (subjects shared in a coordination, antecedents); ``quantified``
    are the heads as written (*some* in *some of the stores*), inherited ones left out.
    """

    subjects: tuple[int, ...] = ()
    objects: tuple[int, ...] = ()
    obliques: tuple[tuple[str, int], ...] = ()
    inherited: tuple[int, ...] = ()
    quantified: tuple[int, ...] = ()

    @property
    def heads(self) -> tuple[int, ...]:
        """The subjects and the objects."""
        return self.subjects + self.objects


def roles_of(tree: Tree, verb: int, predicate: int) -> Roles:
    """Return the roles of ``verb``; ``predicate`` is its complement where it is a copula."""
    subjects = _expand(tree, tree.with_deps(verb, "nsubj"))
    objects = _expand(tree, tree.with_deps(verb, *_OBJECTS))
    receivers = [i for i in tree.with_deps(verb, "dative") if tree.tokens[i].pos != "ADP"]
    objects += _expand(tree, receivers)
    oblique = obliques(tree, verb)
    if predicate != verb:
        oblique += obliques(tree, predicate)
    agents = [i for prep, i in oblique if prep == "agent"]
    subjects += agents
    oblique = [(p, i) for p, i in oblique if p != "agent"]
    subjects, objects, inherited = _resolve(tree, verb, subjects, objects)
    return Roles(
        tuple(noun_of(tree, i) for i in subjects),
        tuple(noun_of(tree, i) for i in objects),
        tuple(oblique),
        tuple(inherited),
        tuple(i for i in (*subjects, *objects) if i not in inherited),
    )


def _expand(tree: Tree, heads: list[int]) -> list[int]:
    return [i for head in heads for i in tree.conjuncts(head)]


def obliques(tree: Tree, index: int) -> list[tuple[str, int]]:
    """Return the prepositions under ``index`` with their nouns; *agent* marks the doer."""
    found: list[tuple[str, int]] = []
    for prep in tree.with_deps(index, "prep", "agent", "dative"):
        if tree.tokens[prep].pos not in {"ADP", "SCONJ", "VERB", "ADV", "PART"}:
            continue
        name = "agent" if tree.tokens[prep].dep == "agent" else tree.lower(prep)
        for noun in _expand(tree, tree.with_deps(prep, "pobj", "pcomp")):
            found.append((name, noun))
            found.extend(_obliques_of_time(tree, noun))
        found.extend(obliques(tree, prep))
    return found


def _obliques_of_time(tree: Tree, noun: int) -> list[tuple[str, int]]:
    """Return the second half of *from A to B* where the parser hung it on A."""
    return [
        (tree.lower(p), n)
        for p in tree.with_deps(noun, "prep")
        if tree.lower(p) in {"to", "until", "into"}
        for n in tree.with_deps(p, "pobj")
    ]


def _resolve(
    tree: Tree, verb: int, subjects: list[int], objects: list[int]
) -> tuple[list[int], list[int], list[int]]:
    token = tree.tokens[verb]
    inherited: list[int] = []
    if token.dep in {"relcl", "acl"}:
        subjects, objects, inherited = _from_noun(tree, verb, subjects, objects)
    elif not tree.with_deps(verb, "nsubj", "nsubjpass", "csubj", "expl"):
        shared, passive = _shared(tree, verb)
        own_passive = bool(tree.with_deps(verb, "auxpass")) or (
            passive
            and token.tag == "VBN"
            and token.dep == "conj"
            and not tree.with_deps(verb, "dobj", "aux")
        )
        if own_passive:
            objects = objects + shared
        elif not subjects:
            subjects = shared
        inherited = shared
    return subjects, objects, inherited


def _from_noun(
    tree: Tree, verb: int, subjects: list[int], objects: list[int]
) -> tuple[list[int], list[int], list[int]]:
    noun = tree.tokens[verb].head
    relative_subject = [i for i in subjects if tree.lower(i) in _RELATIVES]
    relative_object = [i for i in objects if tree.lower(i) in _RELATIVES]
    passive = tree.tokens[verb].tag == "VBN" and tree.tokens[verb].dep == "acl"
    if relative_subject:
        subjects = [noun if i in relative_subject else i for i in subjects]
    elif relative_object:
        objects = [noun if i in relative_object else i for i in objects]
    elif passive or subjects:
        objects = [*objects, noun]
    else:
        subjects = [noun]
    return subjects, objects, [noun]


def _shared(tree: Tree, verb: int) -> tuple[list[int], bool]:
    """Return the subject that ``verb`` shares with its governor, and whether that is passive."""
    for dep, head in _governors(tree, verb):
        if dep == "xcomp" and tree.tokens[head].lemma in _OBJECT_CONTROL:
            controlled = _expand(tree, tree.with_deps(head, "dobj", "nsubjpass"))
            if controlled:
                return controlled, False
        subjects = _expand(tree, tree.with_deps(head, "nsubj"))
        if subjects:
            return subjects, False
        passive = _expand(tree, tree.with_deps(head, "nsubjpass"))
        if passive:
            return passive, dep == "conj"
    return [], False


def _governors(tree: Tree, verb: int) -> Iterator[tuple[str, int]]:
    """Yield the verbs above ``verb`` whose subject it may share, with its relation to them."""
    finite = tree.tokens[verb].tag not in {"VB", "VBG"}
    seen = {verb}
    index = verb
    while tree.tokens[index].dep in _SHARING:
        dep, head = tree.tokens[index].dep, tree.tokens[index].head
        if dep == "pcomp":
            head = tree.tokens[head].head
        if head in seen or (dep == "ccomp" and finite):
            return
        if tree.tokens[head].dep == "acomp" and tree.tokens[head].lemma in _OF_ITS_SUBJECT:
            head = tree.tokens[head].head
        seen.add(head)
        yield dep, head
        index = head
