"""Time of a state: what was, what is, what is to come."""

from agent.domain.prose.tags import PRESENT
from agent.judge.alignment.align import Pair
from agent.judge.clauses.frame import Frame
from agent.judge.clauses.tree import Tree

_FORMER = frozenset("former formerly previously ex erstwhile retired outgoing".split())
_CURRENT = frozenset("current currently now still today nowadays present presently".split())
_YEAR_DIGITS = 4
_PAST_TAGS = frozenset({"VBD"})
_DONE = frozenset({"past", "perfect"})
_AHEAD = frozenset("going due set scheduled planned expected about".split())


def tense(frame: Frame) -> str:
    """Return past, present, perfect, future or '' of the clause's finite verb."""
    tree = frame.tree
    auxiliaries = [tree.lower(k) for k in tree.with_deps(frame.verb, "aux", "auxpass")]
    tags = {tree.tokens[k].tag for k in tree.with_deps(frame.verb, "aux", "auxpass")}
    tags.add(tree.tokens[frame.verb].tag)
    if {"will", "'ll", "wo"} & set(auxiliaries):
        return "future"
    if {"has", "have", "'ve"} & set(auxiliaries):
        return "perfect"
    if tags & _PAST_TAGS:
        return "past"
    return "present" if tags & PRESENT else ""


def used_to(frame: Frame) -> bool:
    """Tell whether the clause says *used to*."""
    tree = frame.tree
    head = tree.tokens[frame.verb].head
    return (
        tree.tokens[frame.verb].dep == "xcomp"
        and tree.lower(head) == "used"
        and any(tree.lower(k) == "to" for k in tree.kids[frame.verb])
        and not tree.with_deps(head, "auxpass")
    )


def conflicting_times(pair: Pair) -> bool:
    """Tell whether the claim calls present what the evidence calls past, or the other way round."""
    if pair.claim.stance.negated or pair.premise.stance.negated:
        return False
    if _current(pair.claim) and _over(pair.premise):
        return True
    former = _says(pair.claim, _FORMER) or used_to(pair.claim)
    if former and _says(pair.premise, _CURRENT) and not used_to(pair.premise):
        return True
    return _outside(pair)


def _outside(pair: Pair) -> bool:
    """Tell whether the claim's year lies outside *until 1806* or *since 1995* of the evidence."""
    year = _year(pair.claim, "in")
    if year is None:
        return False
    until, since = _year(pair.premise, "until"), _year(pair.premise, "since")
    return (until is not None and year > until) or (since is not None and year < since)


def _year(frame: Frame, preposition: str) -> int | None:
    tree = frame.tree
    texts = (tree.tokens[i].text for p, i in frame.roles.obliques if p == preposition)
    return next((int(t) for t in texts if len(t) == _YEAR_DIGITS and t.isdecimal()), None)


def _current(frame: Frame) -> bool:
    if _says(frame, _FORMER):
        return False
    if _says(frame, _CURRENT) and tense(frame) != "past":
        return True
    dated = any(frame.tree.tokens[i].entity == "DATE" for i in frame.scope)
    return tense(frame) == "present" and not dated and not used_to(frame)


def _over(frame: Frame) -> bool:
    """Tell whether the clause says that a state has ended."""
    if used_to(frame):
        return True
    if _says(frame, _CURRENT):
        return False
    if _says(frame, _FORMER) and tense(frame) != "future":
        return tense(frame) == "past" or _modifies_predicate(frame)
    if tense(frame) != "past":
        return False
    preps = {p for p, _ in frame.roles.obliques}
    return "until" in preps or _until(frame) or ({"from", "to"} <= preps and _years(frame))


def _until(frame: Frame) -> bool:
    """Tell whether another event ended the state: *held the record until Bell ran 50.18*."""
    tree = frame.tree
    clauses = tree.with_deps(frame.verb, "advcl")
    return any(tree.lower(k) == "until" for c in clauses for k in tree.with_deps(c, "mark"))


def _modifies_predicate(frame: Frame) -> bool:
    tree = frame.tree
    return any(tree.lower(k) in _FORMER for k in tree.kids[frame.predicate])


def _years(frame: Frame) -> bool:
    tree = frame.tree
    return any(
        p == "to" and tree.tokens[i].text.isdigit() and len(tree.tokens[i].text) == 4
        for p, i in frame.roles.obliques
    )


def _says(frame: Frame, words: frozenset[str]) -> bool:
    return any(frame.tree.lower(i) in words for i in frame.scope)


def to_come(pair: Pair) -> bool:
    """Tell whether the claim reports as done what the evidence only announces."""
    return tense(pair.claim) in _DONE and announced(pair.premise)


def already_done(pair: Pair) -> bool:
    """Tell whether the claim announces what the evidence reports as done."""
    return announced(pair.claim) and tense(pair.premise) in _DONE and not announced(pair.premise)


def announced(frame: Frame) -> bool:
    """Tell whether the clause tells what is to come: *will be sold*, *is to be sold*."""
    if tense(frame) == "future":
        return True
    tree, verb = frame.tree, frame.tree.tokens[frame.verb]
    if verb.dep != "xcomp" or not any(tree.lower(k) == "to" for k in tree.kids[frame.verb]):
        return False
    ahead = verb.head
    if tree.lower(ahead) not in _AHEAD:
        return _is(tree, ahead)
    return any(_is(tree, k) for k in (*tree.kids[ahead], tree.tokens[ahead].head))


def _is(tree: Tree, word: int) -> bool:
    token = tree.tokens[word]
    return token.lemma == "be" and token.tag in PRESENT
