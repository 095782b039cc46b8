"""Jointly: what is so once the bank and the notary have signed is not so once one of them has.

*And* inside a condition asks for both; *or* in its place, or one of the two alone, asks for less.
What is done *with a card and a photo* or *after a test and an interview* has such a condition.
*Or* between what sets a rule's things apart, *ships over 80 metres that carry oil*, asks for less,
too, as does *and* between two such kinds: *ships over 80 metres and ships that carry oil*.
"""

from collections.abc import Iterator
from typing import NamedTuple

from agent.domain.finding import Outcome
from agent.domain.prose.tags import COMPARATIVE
from agent.judge.alignment.matter import SHARED, content, words_of
from agent.judge.clauses.negation import NEGATIVES
from agent.judge.clauses.tree import CONTENT_POS, NOUNS, SUBJECTS, Tree
from agent.judge.polarity.conditions.restrictions import is_ruled, restrictions

_SUPPOSING = frozenset("if when whenever once after where wherever provided providing".split())
_GIVEN = frozenset("with upon after following".split())
_RESTRICTING = frozenset({"who", "that"})
_OPENING = frozenset({"mark", "advmod"})
_APART = frozenset({"conj", "cc", "preconj", "advcl"})
_OPEN = frozenset("only unless until before except neither nor both".split())
_DENYING = NEGATIVES | {"without"}
_EITHER = frozenset({"either", "one", "any"})
_OTHERS = frozenset({"those", "people", "persons", "anyone"})
_BREAKS = frozenset({",", ";", ":"})
REACH = 6  # words of *one of the bank and the notary*, and of what stands on each side of *or*


class Condition(NamedTuple):
    """The words of each of the things that a condition joins by ``word``, '' where it is one."""

    members: tuple[frozenset[str], ...]
    word: str

    def own(self, number: int) -> frozenset[str]:
        """Return the words of a member that no other one has."""
        others = (m for n, m in enumerate(self.members) if n != number)
        return self.members[number].difference(*others)


def compare_joint(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``conflict`` where the claim says *either* of what a condition has *both* of.

    ``missing`` where they say *or* and *and*, or where the claim names one of the two alone.
    """
    if len(claim.sentences) != 1 or claim.words & _OPEN:
        return Outcome.NONE, ""
    mine, windows = [*_conditions(claim, 0), *_alternatives(claim)], list(_windows(claim))
    asked = content(claim)
    for number, (start, end) in enumerate(premise.sentences if mine or windows else ()):
        sentence = range(start, end)
        words = {premise.lower(k) for k in sentence}
        few = len(asked & words_of(premise, sentence)) < SHARED * len(asked)
        if few or claim.words & _DENYING - words:
            continue
        offered = mine if "or" in words else mine + windows
        for theirs in (*_conditions(premise, number), *_restricted(premise, number)):
            joined = theirs.word == "and" and not _suffices(premise, theirs, asked, number)
            if joined and any(_loosens(own, theirs, asked) for own in offered):
                plain = "both" in words and claim.words & _EITHER
                told = f"it asks for both: “{premise.quote(sentence)}”"
                return Outcome.CONFLICT if plain else Outcome.MISSING, told
    return Outcome.NONE, ""


def _loosens(mine: Condition, theirs: Condition, asked: frozenset[str]) -> bool:
    """Tell whether a claim lets one of the things do that the evidence joins."""
    numbers = range(len(theirs.members))
    if mine.word == "and":
        return False
    if mine.word == "or":
        hit = [
            {n for n in numbers if theirs.own(n) & mine.own(k)} for k in range(len(mine.members))
        ]
        return any(a and b and a.isdisjoint(b) for a in hit for b in hit)
    (words,) = mine.members
    named = [n for n in numbers if theirs.own(n) & words]
    silent = [n for n in numbers if not theirs.own(n) & asked]
    return len(named) == 1 and all(map(theirs.own, numbers)) and bool(silent)


def _suffices(premise: Tree, joined: Condition, asked: frozenset[str], number: int) -> bool:
    """Tell whether the evidence has one of the things that the claim names alone as well.

    A part of what sentence ``number`` joins is not so told by it.
    """
    whole = frozenset[str]().union(*joined.members)
    named = frozenset[str]().union(*map(joined.own, range(len(joined.members)))) & asked
    return any(
        c.word != "and" and named & words and not (n == number and words <= whole)
        for n in range(len(premise.sentences))
        for c in (*_conditions(premise, n), *_restricted(premise, n))
        for words in c.members
    )


def _conditions(tree: Tree, number: int) -> Iterator[Condition]:
    """Yield the conditions that a sentence sets, of what is not yet past."""
    for verb in range(*tree.sentences[number]):
        if not _sets_condition(tree, verb) or _is_past(tree, verb):
            continue
        nouns = tree.with_deps(verb, *SUBJECTS, "dobj")
        nouns += [k for p in tree.with_deps(verb, "prep") for k in tree.with_deps(p, "pobj")]
        groups = [c for head in (verb, *nouns) if (c := _joined(tree, head)) is not None]
        groups += _trailing(tree, verb)
        yield from groups
        if not groups:
            yield Condition((words_of(tree, tree.below(verb)),), "")
    yield from _prepositional(tree, number)


def _prepositional(tree: Tree, number: int) -> Iterator[Condition]:
    """Yield the things, each one told by itself, with which or after which alone it is done."""
    for prep in range(*tree.sentences[number]):
        if tree.lower(prep) not in _GIVEN or tree.tokens[prep].dep != "prep":
            continue
        for noun in tree.with_deps(prep, "pobj"):
            joined = _joined(tree, noun)
            if joined is not None and all(tree.with_deps(m, "det") for m in tree.conjuncts(noun)):
                yield joined


def _sets_condition(tree: Tree, verb: int) -> bool:
    """Tell whether a clause opens with *if* or the like, or picks some of those whom it follows."""
    if tree.tokens[verb].dep == "relcl":
        subjects = tree.with_deps(verb, *SUBJECTS)
        return any(tree.lower(k) in _RESTRICTING and tree.lower(k - 1) != "," for k in subjects)
    opening = [k for k in tree.with_deps(verb, *_OPENING) if k < verb]
    as_long_as = any(tree.lower(k) == "as" and tree.lower(k - 2) == "as" for k in opening if k > 1)
    supposing = any(tree.lower(k) in _SUPPOSING for k in opening)
    return tree.tokens[verb].dep == "advcl" and (supposing or as_long_as)


def _is_past(tree: Tree, verb: int) -> bool:
    """Tell whether all tells what was: then *when* sets a time and no condition."""
    main = verb
    while tree.tokens[main].head != main:
        main = tree.tokens[main].head
    return all(
        any(tree.tokens[k].tag == "VBD" for k in (v, *tree.with_deps(v, "aux", "auxpass")))
        for v in (verb, main)
    )


def _alternatives(claim: Tree) -> Iterator[Condition]:
    """Yield what the claim joins by *or*, or by *one of … and …*, in a condition or elsewhere."""
    groups = (_joined(claim, k) for k, t in enumerate(claim.tokens) if t.dep != "conj")
    yield from (c for c in groups if c is not None and c.word == "or")
    for k in range(1, len(claim.tokens)):
        near = [claim.lower(n) for n in range(k - 1, min(k + REACH, len(claim.tokens)))]
        if near[0] in _EITHER and near[1] == "of" and "and" in near:
            join = k - 1 + near.index("and")
            sides = (range(k, join), range(join, min(join + REACH, len(claim.tokens))))
            nouns = [[n for n in side if claim.tokens[n].pos in NOUNS] for side in sides]
            if all(nouns):
                pair = (claim.stems[nouns[0][-1]], claim.stems[nouns[1][0]])
                yield Condition(tuple(frozenset({stem}) for stem in pair), "or")


def _restricted(tree: Tree, number: int) -> Iterator[Condition]:
    """Yield what sets the things of a rule apart from others of their kind."""
    for noun in (k for k in range(*tree.sentences[number]) if is_ruled(tree, k)):
        parts = tuple(words_of(tree, part) for part in restrictions(tree, noun))
        if parts:
            yield Condition(parts, "and" if len(parts) > 1 else "")


def _trailing(tree: Tree, verb: int) -> Iterator[Condition]:
    """Yield a condition and the verb behind it that goes on as it does: *if it has … and has …*."""
    main = tree.tokens[verb].head
    own = _helping(tree, verb) - _helping(tree, main)
    for last in (k for k in tree.with_deps(main, "conj") if main < verb < k):
        joints = [k for k in tree.with_deps(main, "cc") if verb < k < last]
        goes_on = own & _helping(tree, last) and not tree.with_deps(last, *SUBJECTS)
        if len(joints) == 1 and goes_on:
            inside = (words_of(tree, tree.below(v, _APART)) for v in (verb, last))
            yield Condition(tuple(inside), tree.lower(joints[0]))


def _helping(tree: Tree, verb: int) -> frozenset[str]:
    return frozenset(tree.lower(k) for k in tree.with_deps(verb, "aux", "auxpass"))


def _windows(claim: Tree) -> Iterator[Condition]:
    """Yield the words on each side of *or*, and of *and* before things of the same kind."""
    for k in range(1, len(claim.tokens) - 1):
        if claim.lower(k) == "or" and claim.tokens[k + 1].tag not in COMPARATIVE:
            yield _window(claim, k)
        after = range(k + 1, min(k + 3, len(claim.tokens)))
        if claim.lower(k) == "and" and any(_is_again(claim, n, k) for n in after):
            yield _window(claim, k)


def _is_again(claim: Tree, index: int, joint: int) -> bool:
    noun = claim.tokens[index].pos in NOUNS and claim.stems[index] in claim.stems[:joint]
    return noun or claim.lower(index) in _OTHERS


def _window(claim: Tree, joint: int) -> Condition:
    """Return the words up to the next comma or clause on each side of a joint."""
    sides = (
        range(joint - 1, max(-1, joint - 1 - REACH), -1),
        range(joint + 1, min(joint + 1 + REACH, len(claim.tokens))),
    )
    return Condition(tuple(words_of(claim, _up_to_a_break(claim, side)) for side in sides), "or")


def _up_to_a_break(claim: Tree, side: range) -> Iterator[int]:
    told = False
    for k in side:
        opens = claim.lower(k) in _SUPPOSING | _RESTRICTING
        if claim.lower(k) in _BREAKS or (told and opens):
            return
        ahead = claim.lower(k + 1) if side.step > 0 and k + 1 < len(claim.tokens) else ""
        told = told or (claim.tokens[k].pos in CONTENT_POS and ahead not in _RESTRICTING)
        yield k


def _joined(tree: Tree, head: int) -> Condition | None:
    """Return what ``head`` and its conjuncts are joined to; kinds are each meant by themselves."""
    members = tree.conjuncts(head)
    words = {tree.lower(k) for m in members for k in tree.kids[m] if tree.tokens[k].dep == "cc"}
    if len(members) < 2 or len(words) != 1 or all(_is_kind(tree, m) for m in members):
        return None
    (word,) = words
    inside = (words_of(tree, tree.below(m, _APART)) for m in members)
    return Condition(tuple(inside), word)


def _is_kind(tree: Tree, index: int) -> bool:
    plural = tree.tokens[index].tag in {"NNS", "NNPS"}
    return plural and not tree.with_deps(index, "det", "poss", "nummod")
