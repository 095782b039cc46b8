"""A predicate that several subjects share: *owners have two votes, tenants one, guests none*.

Each is told in full, and so is one that has a predicate of its own beside them. Where any part of
the sentence is something else, none is.
"""

import re
from typing import NamedTuple

from agent.domain.prose.tags import AUXILIARIES
from agent.judge.claims.reference.mentions import mention_of
from agent.judge.clauses.tree import NOUNS, Tree
from agent.judge.once import once
from agent.judge.unfolding.denied import denied, denies
from agent.judge.unfolding.members.complements import (
    Complement,
    Lead,
    complement,
    is_of,
    is_thing,
    rest,
    turns,
)
from agent.judge.unfolding.members.parties import (
    agreeing,
    is_finite,
    is_many,
    is_name,
    is_noun,
    name_of,
    noun_of,
)

_CUTS = frozenset({",", ";", "and", "but", "while", "whereas"})
_LEADING = frozenset("who which that whose where".split())
_ENDS = frozenset({".", "!", "?", ";"})
_SPANNING = frozenset({"between", "from", "both"})
_MISREAD = frozenset({("NN", "NNS"), ("NNS", "NN")})
"""Tags of a noun and a verb behind it that the parser takes for one: they differ in number."""
_THEIR = re.compile(r"\btheir\b", re.IGNORECASE)
_WIDEST = 6  # tokens from *between* to its *and*
_SUPPOSING = frozenset("if unless except when provided where as".split())


class Told(NamedTuple):
    """What a sentence says of one of several subjects, and the tokens that name it.

    Attributes:
        names: the tokens that name it; one may stand in another part, *doses* for *the second*.
        text: what is said of it, in full.
        restored: whether its part leaves out its verb or its noun.
        loose: what of the text may point back to something else, all of it if nothing is left out.
        said: what is said of it in the place of what is said of the first, '' if that is unclear.
    """

    names: tuple[int, ...]
    text: str
    restored: bool = False
    loose: str = ""
    said: str = ""


@once
def each_in_full(tree: Tree) -> list[Told]:
    """Return what a sentence says of each of its subjects, none unless it says it of several.

    The parser may take its elliptic part for a sentence of its own.
    """
    parts = segments(tree)
    lead = lead_of(tree, parts[0]) if len(parts) > 1 else None
    parts = _joined(tree, parts, lead) if lead is not None else parts
    if lead is None or _may_share_a_condition(tree, parts[-1]):
        return []
    told = [_told(tree, part, lead) for part in parts[1:]]
    others = [t for t in told if t is not None]
    if len(others) < len(told):
        return []
    first = sentence(tree.quote(parts[0]))
    said = _said_of_first(tree, parts, lead) if any(t.said for t in others) else ""
    return [Told(tuple(lead.subject), first, loose=first, said=said), *others]


def _joined(tree: Tree, parts: list[range], lead: Lead) -> list[range]:
    """Return the parts, two things of one subject as one: *guests a key and a map*."""
    found = parts[:1]
    for part in parts[1:]:
        joint = tree.lower(part.start - 1) in {"and", "or"} and len(found) > 1
        if joint and is_thing(tree, part) and _told(tree, part, lead) is None:
            found[-1] = range(found[-1].start, part.stop)
        else:
            found.append(part)
    return found


def _said_of_first(tree: Tree, parts: list[range], lead: Lead) -> str:
    """Return what is said of the first in the place of what others have, '' if that is unclear."""
    if all(_done(tree, part, lead) for part in parts[1:]):
        return tree.quote(range(lead.verbs[-1], lead.end))
    turn = next((c.first for p in parts[1:] if (c := complement(tree, p, lead))), range(0))
    return tree.quote(turn) if turn else ""


def _told(tree: Tree, part: range, lead: Lead) -> Told | None:
    """Return what a part says beside the first clause, None where it is no such part."""
    ways = (_undone, _done, _clause, _restored)
    return next((told for way in ways if (told := way(tree, part, lead)) is not None), None)


def segments(tree: Tree) -> list[range]:
    """Return the parts of a sentence between commas, semicolons and joining words."""
    stop = len(tree.tokens)
    while stop and tree.lower(stop - 1) in _ENDS:
        stop -= 1
    if any(tree.lower(i) in _ENDS - {";"} for i in range(stop)):
        return []
    found, start = [], 0
    for i in range(stop + 1):
        if i == stop or (tree.lower(i) in _CUTS and not _spans(tree, i)):
            if i > start:
                found.append(range(start, i))
            start = i + 1
    return found


def _spans(tree: Tree, index: int) -> bool:
    """Tell the *and* of a span: *between 8 and 6*."""
    near = range(max(index - _WIDEST, 0), index)
    return tree.lower(index) == "and" and any(tree.lower(i) in _SPANNING for i in near)


def _may_share_a_condition(tree: Tree, last: range) -> bool:
    """Tell whether a condition at the end may be one of what stands before it as well."""
    parted = ";" in {tree.lower(i) for i in range(max(last.start - 2, 0), last.start)}
    also = {i for i in last[:-1] if (tree.lower(i), tree.lower(i + 1)) == ("as", "well")}
    return not parted and any(tree.lower(i) in _SUPPOSING for i in last if i not in also)


def _verb(tree: Tree, part: range) -> int | None:
    """Return the finite verb of a clause that opens with a plain subject, None without one."""
    for i in part:
        if is_finite(tree, i):
            last = tree.tokens[i - 1]
            named = i > part.start and (last.pos in NOUNS | {"NUM", "ADJ", "X"} or i > part[1])
            return i if named and not {tree.lower(k) for k in part} & _LEADING else None
    return None


def _misread(tree: Tree, part: range) -> int | None:
    """Return a verb that the parser takes for a plural: *the shift reports to Ms Ito*."""
    for i in part[1:-1]:
        tags = (tree.tokens[i - 1].tag, tree.tokens[i].tag)
        root = tags in _MISREAD and tree.tokens[i].head == i and tree.tokens[i].text.islower()
        if root and tree.tokens[i + 1].pos == "ADP":
            return i if tree.lower(i + 1) != "of" else None
    return None


def lead_of(tree: Tree, part: range) -> Lead | None:
    """Return the subject and the verbs of a first clause, None where it is no plain one."""
    verb = _verb(tree, part) or _misread(tree, part)
    if verb is None or not is_name(tree, range(part.start, verb)):
        return None
    return lead_at(tree, range(part.start, verb), range(verb, part.stop))


def lead_at(tree: Tree, subject: range, predicate: range) -> Lead:
    """Return the parts of a first clause, of which the subject and the predicate are known."""
    verb, part = predicate.start, predicate
    end = verb + 1
    while end < part.stop and _continues(tree, end):
        end += 1
    turn = next((i for i in range(end, part.stop) if turns(tree, i)), None)
    if turn is None:  # *may swim alone*, *may open the panel*
        turn = part.stop - (tree.tokens[part.stop - 1].pos == "ADV")
    turn -= turn > end and is_of(tree, turn - 1)  # *a capacity of 45 litres*
    return Lead(subject, range(verb, end), turn, part.stop)


def _continues(tree: Tree, index: int) -> bool:
    """Tell whether a word goes on with the verbs before it: *may not be cancelled*."""
    token = tree.tokens[index]
    verbal = token.tag in {"VB", "VBN", "VBG"} and token.pos in {"VERB", "AUX"}
    return verbal or token.dep == "neg" or (token.tag == "TO" and token.pos == "PART")


def _clause(tree: Tree, part: range, lead: Lead) -> Told | None:
    """Return what a part says with a subject and a verb of its own."""
    verb = _verb(tree, part)
    if verb is None or verb + 1 == part.stop:
        return None
    if turns(tree, verb + 1) and is_noun(tree, verb):
        return None
    if tree.tokens[part.stop - 1].dep in AUXILIARIES:
        return None
    named = name_of(tree, range(part.start, verb), lead)
    if named is None:
        return None
    names, name = named
    text = sentence(f"{name} {tree.quote(range(verb, part.stop))}")
    return Told(names, text, restored=names[-1] < part.start, loose=text)


def _undone(tree: Tree, part: range, lead: Lead) -> Told | None:
    """Return what is denied of a subject: *tents are allowed, caravans not*."""
    verb = lead.verbs.start
    named = name_of(tree, part[:-1], lead) if tree.lower(part[-1]) == "not" else None
    if named is None or denies(tree, range(lead.verbs.start, lead.end)):
        return None
    verbs = denied(tree, verb, is_many(tree.lower(part[-2])))
    after = range(verb + 1, lead.end)
    text = " ".join(w for w in [named[1], verbs, tree.quote(after) if after else ""] if w)
    return Told(named[0], sentence(text), restored=True, loose=text) if verbs else None


def _done(tree: Tree, part: range, lead: Lead) -> Told | None:
    """Return what is done with another: *paper is shredded, files deleted*.

    What *was left* and *the guests left* may be two deeds.
    """
    helping = tree.tokens[lead.verbs[-1]].tag == "VBN" and len(lead.verbs) > 1
    last = next((i for i in part[1:] if tree.tokens[i].tag in {"VBN", "VBD"}), None)
    if not helping or last is None or tree.tokens[lead.verbs.start].tag == "VBD":
        return None
    named = name_of(tree, range(part.start, last), lead)
    if named is None or any(tree.tokens[i].pos == "AUX" for i in part):
        return None
    verbs = agreeing(tree, lead, noun_of(tree, named[0], part)).rsplit(" ", 1)[0]
    said = tree.quote(range(last, part.stop))
    text = f"{named[1]} {verbs} {said}"
    return Told(named[0], sentence(text), restored=True, loose=text, said=said)


def _restored(tree: Tree, part: range, lead: Lead) -> Told | None:
    """Return what a part without a verb says, in the verbs of the first clause."""
    found = complement(tree, part, lead)
    named = name_of(tree, range(part.start, found.start), lead) if found else None
    if found is None or named is None or is_object(tree, part, found, lead):
        return None
    last = found.start - 1
    if named[0][-1] >= part.start and _is_object(
        tree, found.kept, lead.subject[-1], (part[0], last)
    ):
        return None
    if tree.tokens[last].pos == "PROPN" and any(tree.tokens[i].pos == "PROPN" for i in found.kept):
        return None  # *the ferry leaves Leith at 9, Burntisland at 10*
    names, name = named
    kept = tree.quote(found.kept) if found.kept else ""
    said = rest(tree, range(found.start, part.stop), found.first)
    words = [name, agreeing(tree, lead, noun_of(tree, names, part)), kept, said]
    free = _THEIR.sub("", said) if is_many(noun_of(tree, names, part)) else said
    loose = free if _is_of_each(tree, found.kept, lead, last) else f"{kept} {said}"
    text = sentence(" ".join(w for w in words if w))
    return Told(names, text, restored=True, loose=loose, said=said)


def is_object(tree: Tree, part: range, own: Complement, lead: Lead) -> bool:
    """Tell whether a part without a verb begins with what the verbs of the first are done to.

    *It covers the hall for a day and the yard for two*, but not somebody who does the same to that
    thing: *the owner pays the rent in May and the lodger in June*.
    """
    objects = [i for i in own.kept if tree.tokens[i].pos in NOUNS]
    name = range(part.start, own.start)
    joined = tree.lower(part.start - 1) == "and" and tree.lower(part.start - 2) != ","
    if not (joined and objects and is_name(tree, name)):
        return False
    mentions = (mention_of(i, tree, "") for i in (lead.subject[-1], name[-1], objects[-1]))
    who, what, thing = (m.personal if m else None for m in mentions)
    return who is False or what is False or thing is not False


def _is_object(tree: Tree, kept: range, subject: int, name: tuple[int, int]) -> bool:
    """Tell what somebody does something to: *the tenant pays the rent in May, the deposit in June*.

    Persons do what is done to a thing, which does not do it as well.
    """
    opened = all(tree.tokens[i].pos == "DET" for i in (kept.start, name[0]))
    if not opened or not any(tree.tokens[i].pos in NOUNS for i in kept):
        return False
    who, what = (mention_of(i, tree, "") for i in (subject, name[1]))
    return bool(who and who.personal and what and what.personal is False)


def _is_of_each(tree: Tree, kept: range, lead: Lead, last: int) -> bool:
    """Tell whether *their* in what is kept is of each subject, both of which are several."""
    pronouns = {tree.lower(i) for i in kept if tree.tokens[i].pos == "PRON"}
    several = all(is_many(tree.lower(i)) for i in (lead.subject[-1], last))
    return pronouns <= {"their"} and (several or not pronouns)


def sentence(text: str) -> str:
    """Return a text with a capital and a full stop."""
    return f"{text[:1].upper()}{text[1:].rstrip(' .')}."
