"""What is denied of one thing and said of another: *not allowed in the hall, but in the garden*.

Of *dogs are not allowed in the hall, but they are welcome in the garden* a claim on the garden is
held against *dogs are welcome in the garden*: beside its contrary readers doubt the one and the
other.
"""

import re

from agent.domain.prose.casing import capital
from agent.domain.prose.tags import PLURALS
from agent.judge.alignment.matter import words_of
from agent.judge.clauses.tree import NOUNS, Tree
from agent.judge.unfolding.denied import FINITE, NOT
from agent.judge.unfolding.members.deeds import WIDE

_DENIALS = "not no never cannot forbidden prohibited banned barred excluded".split()
_JOINTS = "but while whereas although though".split()
CUE = re.compile(
    rf"^(?=.*(?:\b(?:{'|'.join(_DENIALS)})\b|n['’]t\b)).*(?:\b(?:and|{'|'.join(_JOINTS)})\b|;) \S",
    re.IGNORECASE | re.DOTALL,
)
_DENYING = NOT.union(_DENIALS)
_JOINING = frozenset({*_JOINTS, ";"})
_WIDE = WIDE | frozenset("each any either neither".split())
_LIMITING = frozenset("if unless when until because once only except without even".split())
_SEVERAL = {"it": False, "they": True, "he": False, "she": False}
"""Pronouns that stand for a subject, and whether for several."""
_ELSEWHERE = frozenset("it them him her this that these those so one ones".split())
_QUANTIFIED = frozenset("every each most some many few several neither either both".split())
_THINGS = frozenset({"dobj", "attr", "pobj"})
_LIMITS = frozenset({"dobj", "advmod", "npadvmod"})
_NAMING = NOUNS | {"NUM"}


def told_of_second(tree: Tree, sentence: range, claim: Tree) -> str | None:
    """Return what a sentence says in its second half, for a claim on that; None for others.

    One half denies what it says and the other does not, and all that limits the first is set
    against something in the second, which so holds without it.
    """
    halves = _halves(tree, sentence)
    subject = tree.subject_among(halves[0]) if halves else None
    if halves is None or subject is None or claim.words & _WIDE:
        return None
    first, second = halves
    shared, said = {tree.stems[i] for i in tree.below(subject)}, set(claim.stems)
    here, there = (words_of(tree, half, _NAMING) - shared for half in (second, first))
    if not said & (here - there) or said & (there - here):
        return None
    return _in_full(tree, first, second, subject)


def _halves(tree: Tree, sentence: range) -> tuple[range, range] | None:
    """Return the two clauses of a sentence of which one denies something, None without such."""
    verbs = [i for i in sentence if tree.tokens[i].tag in FINITE]
    if len(verbs) != 2 or _LIMITING & {tree.lower(i) for i in sentence}:
        return None
    start, place = sentence.start, _place(tree, sentence, verbs[1])
    if place == start:
        commas = [i for i in range(*verbs) if tree.lower(i) == ","]
        start, place = start + 1, commas[0] if len(commas) == 1 else None
    if place is None or not verbs[0] < place < verbs[1]:
        return None
    halves = range(start, place), range(place + 1, sentence.stop)
    denials = [sum(tree.lower(i) in _DENYING for i in half) for half in halves]
    return halves if sorted(denials) == [0, 1] else None


def _place(tree: Tree, sentence: range, verb: int) -> int | None:
    """Return the word that joins the clause of the second verb to the first, None if unclear."""
    joins = [i for i in sentence if tree.lower(i) in _JOINING]
    if joins:
        return joins[0] if len(joins) == 1 else None
    lead = range(max(sentence.start, verb - 2), verb)
    near = [i for i in lead if tree.lower(i) == "and"]
    plain = near and all(tree.lower(i) in _SEVERAL for i in range(near[0] + 1, verb))
    return near[0] if plain else None


def _in_full(tree: Tree, first: range, second: range, subject: int) -> str | None:
    """Return the second clause with what it shares with the first, None where that is unclear."""
    phrase = _phrase(tree, subject)
    parts = _parts(tree, first, second, subject)
    if not phrase or parts is None or _QUANTIFIED & {tree.lower(i) for i in phrase}:
        return None
    opening, rest = parts
    lead = range(first.start, min(tree.below(subject)))
    limited = first if opening else range(lead.stop, first.stop)
    if not _limits(tree, limited) <= _limits(tree, rest) | _limits(tree, opening):
        return None
    text = " ".join(tree.quote(part) for part in (opening or lead, phrase, rest) if part)
    return f"{capital(text.rstrip(' .'))}."


def _phrase(tree: Tree, subject: int) -> list[int]:
    """Return the words of a subject, without those that tell that all or none are meant."""
    return [i for i in sorted(tree.below(subject)) if tree.lower(i) not in {"no", "all"}]


def _parts(tree: Tree, first: range, second: range, subject: int) -> tuple[range, range] | None:
    """Return what the second clause has before and after its subject, if that is the first's."""
    own = tree.subject_among(second)
    if _ELSEWHERE & {tree.lower(i) for i in second if i != own}:
        return None
    if own is None:
        finite = tree.tokens[second.start].tag in FINITE
        return (range(second.start, second.start), second) if finite else None
    mine, theirs = (_phrase(tree, i) for i in (own, subject))
    same = [tree.stems[i] for i in mine] == [tree.stems[i] for i in theirs]
    if not (same or _stands_for(tree, own, subject, first)):
        return None
    return range(second.start, mine[0]), range(mine[-1] + 1, second.stop)


def _stands_for(tree: Tree, pronoun: int, subject: int, first: range) -> bool:
    """Tell whether a pronoun stands for the subject of the first clause and for nothing else.

    No other noun is like it, or both are the subject of one verb, unless it stands for a person.
    """
    several = _SEVERAL.get(tree.lower(pronoun))
    verbs = {tree.stems[tree.tokens[i].head] for i in (pronoun, subject)}
    others = (i for i in first if tree.tokens[i].dep in _THINGS)
    alone = not any(_is_many(tree, i) is several for i in others)
    same = len(verbs) == 1 and tree.lower(pronoun) not in {"he", "she"}
    return (alone or same) and _is_many(tree, subject) is several


def _is_many(tree: Tree, noun: int) -> bool:
    return tree.tokens[noun].tag in PLURALS or tree.child(noun, "conj") is not None


def _limits(tree: Tree, half: range) -> set[str]:
    """Return what a clause has beside its subject and verb: prepositions, objects, adverbs."""
    links = {tree.lower(i) for i in half if tree.tokens[i].dep == "prep" and not _is_of(tree, i)}
    return links | {tree.tokens[i].dep for i in half if tree.tokens[i].dep in _LIMITS}


def _is_of(tree: Tree, link: int) -> bool:
    return tree.tokens[tree.tokens[link].head].pos in NOUNS
