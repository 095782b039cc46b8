"""Names in the wrong place: the evidence says the same of somebody or something else."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from agent.domain.prose.tags import MEASURED
from agent.judge.alignment.align import PRONOUNS, related
from agent.judge.alignment.relation import Relation
from agent.judge.clauses.force import Force
from agent.judge.clauses.frame import LIGHT_VERBS, Frame
from agent.judge.clauses.partitive import stands_for_some
from agent.judge.clauses.reality import Reality
from agent.judge.clauses.tree import NOUNS, Tree
from agent.judge.names.stated import spells
from agent.judge.names.vocabulary import CLASS_NOUNS, ROLES, TITLES
from agent.judge.quantities.units.registry import unit_of

_SHARED = 0.8
_STATED = 0.5
_MIRROR = {"subject": ("to",), "from": ("subject",), "to": ("subject",)}
_POINTING = PRONOUNS | {"its"}
_ALONG = frozenset({"with", "alongside", "besides"})


class Misplaced(NamedTuple):
    """``name`` stands in the claim where the evidence has ``stated``.

    ``firm`` tells that the rest of the clause agrees word for word and that the evidence
    mentions ``name`` too, elsewhere: then the two were mixed up.
    """

    name: str
    stated: str
    firm: bool


def misplaced(claim: Sequence[Frame], premise: Sequence[Frame]) -> Misplaced | None:
    """Return a name or noun of the claim whose role the premise fills otherwise, or None.

    The rest of the claim's clause must be stated of the other one, and nowhere of its own.
    """
    found: list[Misplaced] = []
    for frame in claim:
        if frame.reality is Reality.FACT:
            offered = [(p, r) for p in premise if (r := related(frame, p)) is not None]
            for role, head in _fillers(frame):
                result = _elsewhere(frame, role, head, offered)
                result = result or _doer(frame, role, head, premise)
                found += [result] if result else []
    return next((m for m in found if m.firm), found[0] if found else None)


def _fillers(frame: Frame) -> Iterator[tuple[str, int]]:
    """Yield the role fillers of ``frame`` that can be mixed up."""
    roles = frame.roles
    every = [("subject", i) for i in roles.subjects] + [("object", i) for i in roles.objects]
    for role, head in (*every, *roles.obliques):
        if _fills(frame.tree, head):
            yield role, head


def _fills(tree: Tree, head: int) -> bool:
    token = tree.tokens[head]
    plain = token.text.isalpha() or (token.pos == "PROPN" and token.text[:1].isalpha())
    named = token.pos in NOUNS and token.entity not in MEASURED and plain
    return named and not _measures(tree, head) and not stands_for_some(tree, head)


def _measures(tree: Tree, head: int) -> bool:
    """Tell whether a noun is the unit of a number, which fills no place that a thing may have."""
    counted = any(tree.tokens[k].pos == "NUM" for k in tree.kids[head])
    return counted and unit_of(tree.lower(head)) is not None


def _elsewhere(
    frame: Frame, role: str, head: int, offered: list[tuple[Frame, Relation]]
) -> Misplaced | None:
    tree = frame.tree
    name = _name(tree, head)
    told = frame.words - name - TITLES
    rest = told - frame.keys or told - {frame.key}
    common = tree.tokens[head].pos == "NOUN"
    if not rest or (common and len(rest) < 2):
        return None
    own = max((_cover(rest, o) for o, r in offered if _states(o, name, rest, r)), default=0.0)
    for other, relation in offered:
        filler = _other_filler(frame, head, other, _role(other, role, relation))
        cover = _cover(rest, other)
        if filler is None or cover < _SHARED or _says_little(frame, other):
            continue
        if own and (own == 1.0 or cover < 1.0):  # it may be said of the claim's own name
            continue
        if relation not in (Relation.SAME, Relation.CONVERSE):
            continue
        mentioned = bool(name & set(other.tree.stems))
        if not mentioned and common and len(rest) < 3:
            continue
        listed = any(
            _may_be_one(tree, i, other.tree, filler, CLASS_NOUNS | ROLES)
            for i in _role(frame, role, Relation.SAME)
            if i != head
        )
        firm = mentioned and not listed and cover == 1.0 and len(rest) >= (2 if common else 1)
        return Misplaced(
            _text(tree, head), _text(other.tree, filler), firm and _told_alike(frame, other)
        )
    return None


def _told_alike(frame: Frame, other: Frame) -> bool:
    """Tell whether a clause says of another what the claim says, not denied or still to be done.

    That a visit *does not* bring it may well be so where another thing does.
    """
    mine, told = frame.stance, other.stance
    denied = mine.negated and not told.negated
    return not denied and told.force in (Force.PLAIN, mine.force)


def _doer(frame: Frame, role: str, head: int, premise: Sequence[Frame]) -> Misplaced | None:
    """Return one who does something else in the evidence, where it has another do this."""
    name = _name(frame.tree, head)
    rest = frame.words - name - TITLES
    if role != "subject" or not rest or _light(frame):
        return None
    doing = [p for p in premise if p.key == frame.key and p.roles.subjects and rest <= p.words]
    if any(_states(p, name, rest, Relation.SAME) for p in doing):
        return None
    fillers = [
        (p, _other_filler(frame, head, p, list(p.roles.subjects), apart=True)) for p in doing
    ]
    busy = any(p.subjects & name and not (p.key == frame.key and rest <= p.words) for p in premise)
    others = [(p, f) for p, f in fillers if f is not None]
    if not busy or not others or len(others) < len(fillers):
        return None
    other, filler = others[0]
    return Misplaced(_text(frame.tree, head), _text(other.tree, filler), firm=False)


def _states(other: Frame, name: frozenset[str], rest: frozenset[str], relation: Relation) -> bool:
    """Tell whether a clause may say it of the claim's own name, if only by a pronoun."""
    if relation is Relation.CONTRARY or _cover(rest, other) < _STATED:
        return False
    return bool(name & (other.words - _companions(other))) or _refers_back(other)


def _companions(frame: Frame) -> frozenset[str]:
    """Return the stems of those who are only there too: *led by Lund, with Achebe as cook*."""
    heads = (i for preposition, i in frame.roles.obliques if preposition in _ALONG)
    return frozenset(frame.tree.stems[k] for i in heads for k in frame.tree.below(i))


def _refers_back(frame: Frame) -> bool:
    return any(frame.tree.lower(i) in _POINTING for i in frame.roles.heads)


def _says_little(frame: Frame, other: Frame) -> bool:
    """Tell whether the two share no more than a light verb; *perform an operation* is more."""
    shared = (frame.keys & other.keys) - {frame.key, other.key}
    return not shared and (_light(frame) or _light(other))


def _light(frame: Frame) -> bool:
    return frame.tree.tokens[frame.predicate].lemma in LIGHT_VERBS


def _cover(rest: frozenset[str], other: Frame) -> float:
    return sum(w in other.words or w in other.keys for w in rest) / len(rest)


def _role(frame: Frame, role: str, relation: Relation) -> list[int]:
    wanted = _MIRROR.get(role, (role,)) if relation is Relation.CONVERSE else (role,)
    found: list[int] = []
    for name in wanted:
        if name == "subject":
            found += frame.roles.subjects
        elif name == "object":
            found += frame.roles.objects
        else:
            found += [i for p, i in frame.roles.obliques if p == name]
    return found


def _other_filler(
    frame: Frame, head: int, other: Frame, fillers: list[int], *, apart: bool = False
) -> int | None:
    """Return the filler that stands for something else than ``head``, or None if one may be it.

    ``apart`` tells that the evidence names what ``head`` stands for elsewhere.
    """
    kind = _kind(frame.tree, head)
    alike = [i for i in fillers if _fills(other.tree, i) and _kind(other.tree, i) == kind]
    if not alike or len(alike) != len(fillers):
        return None
    if any(_counted_apart(frame.tree, head, other.tree, i) for i in alike):
        return None
    nouns = CLASS_NOUNS if apart else CLASS_NOUNS | ROLES
    if any(_may_be_one(frame.tree, head, other.tree, i, nouns) for i in alike):
        return None
    return alike[0]


def _counted_apart(mine: Tree, head: int, theirs: Tree, filler: int) -> bool:
    """Tell whether two fillers are different numbers of things: *one nurse*, *96 beds*."""
    counts = [
        {tree.lower(k) for k in tree.kids[i] if tree.tokens[k].dep == "nummod"}
        for tree, i in ((mine, head), (theirs, filler))
    ]
    return all(counts) and counts[0].isdisjoint(counts[1])


def _kind(tree: Tree, head: int) -> str:
    """Return the part of speech of a filler; what a name modifies is named: *the XR-200 router*."""
    named = any(
        tree.tokens[k].dep in {"compound", "nmod"} and tree.tokens[k].pos == "PROPN"
        for k in tree.kids[head]
    )
    return "PROPN" if named else tree.tokens[head].pos


def _may_be_one(
    mine: Tree, head: int, theirs: Tree, filler: int, referring: frozenset[str]
) -> bool:
    """Tell whether two fillers may be one thing: shared words, an apposition, initials.

    Nouns that are ``referring`` may stand for anything.
    """
    lemmas = {mine.tokens[head].lemma.lower(), theirs.tokens[filler].lemma.lower()}
    if lemmas & referring:
        return True
    name = _name(mine, head)
    around = set(theirs.below(filler))
    if theirs.tokens[filler].dep in {"attr", "appos"}:
        around |= set(theirs.below(theirs.tokens[filler].head))
    if name & {theirs.stems[i] for i in around}:
        return True
    kinds = {mine.tokens[head].entity, theirs.tokens[filler].entity}
    if len(kinds) == 2 and "PERSON" in kinds and not kinds & {"", "ORG"}:
        return True
    other = _whole(theirs, filler)
    return spells(_text(mine, head), other) or spells(_whole(mine, head), other)


def _whole(tree: Tree, head: int) -> str:
    inside = list(tree.below(head))
    return tree.quote(sorted(inside))


def _name(tree: Tree, head: int) -> frozenset[str]:
    """Return the stems of a filler: its head and what modifies it, but for titles."""
    kids = [k for k in tree.kids[head] if tree.tokens[k].dep in {"compound", "nmod", "nummod"}]
    told = [i for i in (head, *kids) if tree.lower(i).rstrip(".") not in TITLES]
    return frozenset(tree.stems[i] for i in told or [head])


def _text(tree: Tree, head: int) -> str:
    modifiers = {"compound", "nmod", "amod", "nummod"}
    inside = [head, *(k for k in tree.kids[head] if tree.tokens[k].dep in modifiers)]
    return tree.quote(sorted(inside))
