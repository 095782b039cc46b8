"""Tails: *they* in the words of those of whom the sentence before it speaks.

*Guests who arrive late find their key in the safe. They get a code* tells nothing of guests who
arrive in time; alone, the second sentence seems to tell it of all guests.
"""

import re

from agent.domain.prose.casing import capital, small
from agent.domain.prose.tags import PLURALS
from agent.judge.clauses.tree import NOUNS, SUBJECTS, Tree, spliced
from agent.judge.referents.pronouns import people

CUE = re.compile(
    r"(?:^|[.!?;] |\b(?:and|but|so) )[\"“]?(?:they|it|he|she|(?:these|those|such) [\w-]+)\b",
    re.IGNORECASE,
)
_MANY = frozenset("staff personnel police crew team family household couple".split())
_SEVERAL, _ONE = frozenset({"they"}), frozenset({"it", "he", "she"})
_PERSONS = frozenset({"he", "she"})
_POINTING = frozenset({"these", "those", "such"})
_NARROWING = frozenset("relcl acl prep amod appos compound nummod".split())
_NUMERALS = frozenset({"CD"})
_OBJECTS = frozenset({"dobj", "attr"})
_BELONGING = frozenset({"of"})


def points(tree: Tree) -> bool:
    """Tell whether a text has a word that may point to a noun before it."""
    return any(
        tree.lower(i) in _POINTING or (t.dep in SUBJECTS and tree.lower(i) in _SEVERAL | _ONE)
        for i, t in enumerate(tree.tokens)
    )


def told_in_full(tree: Tree, before: Tree | None, claim: Tree) -> str:
    """Return a text with its pronouns told in full, where a claim is about the same kind.

    Args:
        tree: the tree of the text.
        before: that of the sentence before it.
        claim: that of the claim.
    """
    kinds = _stems(claim, SUBJECTS) | _numbers(claim)
    last = _main_subject(before, *before.sentences[-1]) if before and before.sentences else None
    meant = (before, last) if before and last is not None else None
    parts, done = [], 0
    for start, end in tree.sentences:
        own = _main_subject(tree, start, end)
        for i in range(start, end):
            known = (tree, own) if own is not None and own < i else meant
            name = _name(*known, kinds) if known and _points(tree, i, *known) else ""
            if name and known and not _is_object(*known, claim):
                parts += [tree.text[done : tree.tokens[i].start], _fitted(name, tree, i)]
                done = _end(tree, i)
        meant = (tree, own) if own is not None else meant
    return "".join([*parts, tree.text[done:]])


def _stems(tree: Tree, deps: frozenset[str]) -> set[str]:
    tokens = enumerate(tree.tokens)
    return {tree.stems[i] for i, t in tokens if t.dep in deps and t.pos in NOUNS}


def _numbers(claim: Tree) -> frozenset[str]:
    """Return the tag of numerals where a claim tells its case by one: *a suitcase of 30 kg*."""
    subjects = (i for i, t in enumerate(claim.tokens) if t.dep in SUBJECTS)
    inside = {claim.tokens[k].tag for i in subjects for k in claim.below(i)}
    return frozenset(inside & _NUMERALS)


def _is_object(tree: Tree, noun: int, claim: Tree) -> bool:
    """Tell whether a claim has for an object what only tells a kind: *guests get a boat*.

    Said of *guests who hire a boat*, the words of another verb would stand beside its own.
    """
    inside = {tree.stems[k] for k in tree.below(noun)}
    return not inside.isdisjoint(_stems(claim, _OBJECTS))


def _is_subject(tree: Tree, index: int) -> bool:
    token = tree.tokens[index]
    return token.dep in SUBJECTS and token.pos in NOUNS


def _main_subject(tree: Tree, start: int, end: int) -> int | None:
    """Return the noun that is the subject of the first main clause, None for another subject."""
    subjects = (i for i in range(start, end) if tree.tokens[i].dep in SUBJECTS)
    first = next((i for i in subjects if _is_main(tree, tree.tokens[i].head)), None)
    return first if first is not None and _is_subject(tree, first) else None


def _is_main(tree: Tree, verb: int) -> bool:
    return tree.tokens[verb].head == verb or spliced(tree, verb)


def _points(tree: Tree, index: int, before: Tree, noun: int) -> bool:
    """Tell whether a word points to a noun before it by its number or by the same noun.

    *She* points to no noun beside a name.
    """
    word, head = tree.lower(index), tree.tokens[index].head
    if word in _POINTING:
        return _is_subject(tree, head) and tree.stems[head] == before.stems[noun]
    if tree.tokens[index].dep not in SUBJECTS:
        return False
    if word in _PERSONS and people(before.text):
        return False
    many = before.tokens[noun].tag in PLURALS
    return word in (_SEVERAL if many else _ONE) or (word == "they" and before.lower(noun) in _MANY)


def _name(tree: Tree, noun: int, kinds: set[str]) -> str:
    """Return the phrase of a noun that sets some of its kind apart, '' for any other.

    Where it does so by a number, and the claim tells its case by one, things of any kind may be
    meant: a suitcase of 30 kg is none of *luggage of more than 32 kg*. Nor for a name: of two
    persons named before, he may be either.
    """
    inside = sorted(tree.below(noun))
    whole = inside == list(range(inside[0], inside[-1] + 1))
    numbered = any(tree.tokens[k].tag in _NUMERALS for k in inside)
    narrowing = [k for k in tree.with_deps(noun, *_NARROWING) if tree.lower(k) not in _BELONGING]
    kin = tree.stems[noun] in kinds or (numbered and bool(kinds & _NUMERALS))
    named = tree.tokens[noun].pos == "PROPN"
    if named or not kin or not (narrowing or numbered) or not whole:
        return ""
    plain = not any(tree.tokens[k].pos == "PUNCT" and tree.lower(k) != "-" for k in inside)
    return tree.quote(inside) if plain and len(tree.conjuncts(noun)) == 1 else ""


def _fitted(name: str, tree: Tree, index: int) -> str:
    """Return a phrase with the first letter that its place wants; a name keeps its own."""
    if tree.tokens[index].text[:1].isupper():
        return capital(name)
    first = name.split(maxsplit=1)[0]
    return name if first.isupper() and len(first) > 1 else small(name)


def _end(tree: Tree, index: int) -> int:
    """Return where the pointing words end: a pronoun, or *these guests*."""
    last = tree.tokens[index].head if tree.lower(index) in _POINTING else index
    return tree.tokens[last].end
