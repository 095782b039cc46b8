"""Near quotations: what a claim that repeats a sentence almost word for word has changed in it.

Where most words of a claim stand in one sentence of the evidence in the same order, each change
must be harmless. Another number, unit, name or member of a closed set in the place of the old one
is not; nor is a word of limitation left out, or one of generality put in. The numbers and names
of such a claim may well occur elsewhere in the sentence: it is their place that is wrong.
"""

import re
from typing import NamedTuple

from agent.domain.finding import Outcome
from agent.domain.prose.analysis import Analysis
from agent.domain.prose.tags import CURRENT
from agent.judge.alignment.relation import denying
from agent.judge.clauses.bounds import taken_by_bound
from agent.judge.clauses.closed import are_rivals
from agent.judge.clauses.force import MODALS, Force
from agent.judge.clauses.partitive import before_an_amount, leaves_no_other
from agent.judge.clauses.reading import read
from agent.judge.clauses.stance import is_to_be, lends
from agent.judge.clauses.tree import CONTENT_POS, NOUNS, Tree
from agent.judge.names.stated import spells
from agent.judge.once import once
from agent.judge.polarity.conditions.exceptions import EXCEPTING, is_exception
from agent.judge.polarity.negation.halves import in_own_half
from agent.judge.polarity.wording.changes import Change, Sides, departures, in_common, words
from agent.judge.polarity.wording.figures import counted, dated, exchanged_number, same_date

NEAR = 0.7  # share of a claim's words that a sentence has in their order, to be what it rewords
SHORTEST = 4  # words
LONGEST = 4  # words of one change
_LIMITS = frozenset(
    """may might could can should if unless except only until former formerly partly nearly almost
    some sometimes often usually mostly not no never without hardly rarely neither n't few
    supposedly reportedly allegedly probably possibly perhaps likely planned proposed up""".split()
)
_ADVICE = frozenset({"should", "can"})
_EXCEPTING = frozenset("not no never n't except".split())
_OPENS_PLACE = frozenset({"ADP", "DET", "NOUN", "PROPN"})
_NONE_BUT = re.compile(
    r"\b(?:none|nobody|no[ -]one|nothing|no \w+) (?:but|except|other than|apart from|save)\b",
    re.IGNORECASE,
)
_NO_CASE = re.compile(
    r"\b(?:in|under|on|at|by) no "
    r"(?:case|account|circumstances?|condition|event|means|point|stage|time|way)\b",
    re.IGNORECASE,
)
_ALONE = frozenset({"only", "solely"})
_GENERAL = frozenset("all every always never only must solely certainly".split())


class Rewording(NamedTuple):
    """What the changes amount to: the outcome, why, and whether a number was exchanged."""

    outcome: Outcome = Outcome.NONE
    why: str = ""
    number: bool = False


@once
def reworded(claim: Analysis, premise: Analysis) -> Rewording:
    """Return what the changes amount to in the sentence that the claim rewords most closely.

    ``none`` where no sentence is reworded so closely, or every change is harmless.
    """
    mine, theirs = read(claim).tree, read(premise).tree
    if len(mine.sentences) != 1:
        return Rewording()
    own = words(mine, 0)
    if len(own) < SHORTEST:
        return Rewording()
    offered = ((words(theirs, n), n) for n in range(len(theirs.sentences)))
    near = ((other, n) for other, n in offered if in_common(mine, own, theirs, other) >= NEAR)
    compared = [(*departures(mine, own, theirs, other), n) for other, n in near]
    share, changes, number = max(compared, key=lambda c: c[0], default=(0.0, [], 0))
    if share < NEAR:
        return Rewording()
    sides = Sides(mine, theirs, claim, premise, number)
    judged = [_judged(change, sides) for change in changes]
    grave = (j for o in (Outcome.CONFLICT, Outcome.MISSING) for j in judged if j.outcome is o)
    return next(grave, Rewording())


def _judged(change: Change, sides: Sides) -> Rewording:
    if max(len(change.claim), len(change.premise)) <= LONGEST and all(change):
        quantity = exchanged_number(change, sides)
        if quantity:
            return Rewording(Outcome.CONFLICT, quantity, number=True)
        member = _member(change, sides)
        if member:
            return Rewording(Outcome.CONFLICT, member)
        name = _name(change, sides)
        if name:
            return Rewording(Outcome.MISSING, name)
    return _bounds(change, sides)


def _member(change: Change, sides: Sides) -> str:
    """Return why a word of a closed set differs from the one that it stands for, or ''."""
    mine_in, theirs_in = counted(sides.whole, change.claim), counted(sides.offered, change.premise)
    for i in change.claim:
        for k in change.premise:
            if (i in mine_in and k in theirs_in) or same_date(sides, i, k):
                continue  # *36 months*, *three years*
            mine, theirs = sides.claim.stems[i], sides.premise.stems[k]
            if in_own_half(sides.claim, sides.premise, sides.sentence, mine, theirs):
                continue
            if mine != theirs and are_rivals(sides.claim, i, sides.premise, k):
                return f"“{sides.claim.lower(i)}” stands in the place of “{sides.premise.lower(k)}”"
    return ""


def _name(change: Change, sides: Sides) -> str:
    """Return why the one name at a place is not the one name that it stands for, or ''."""
    mine = [i for i in change.claim if sides.claim.tokens[i].pos == "PROPN"]
    theirs = [k for k in change.premise if sides.premise.tokens[k].pos == "PROPN"]
    if len(mine) != len(change.claim) or len(theirs) != len(change.premise):
        return ""
    if dated(sides.whole, change.claim) and dated(sides.offered, change.premise):
        return ""  # *March*, *Q1*
    words = " ".join(sides.claim.tokens[i].text for i in mine)
    others = " ".join(sides.premise.tokens[k].text for k in theirs)
    alike = words.casefold() in others.casefold() or others.casefold() in words.casefold()
    initials = "".join(w[0] for w in others.split()) == words
    return (
        ""
        if alike or initials or spells(words, others)
        else f"“{words}” stands in the place of “{others}”"
    )


def _bounds(change: Change, sides: Sides) -> Rewording:
    """Judge words of limitation that are left out, and words of generality that are put in."""
    here = sides.claim.words
    plain = (k for k in change.premise if sides.premise.tokens[k].pos != "PROPN")  # the month May
    there = {sides.premise.lower(k) for k in plain}
    if not change.claim and any(
        sides.premise.tokens[k].pos == "NUM" and _part(sides.premise, k) for k in change.premise
    ):
        return Rewording(Outcome.CONFLICT, "the evidence says it of a part only")
    left_out = [] if {"not", "only"} <= there else sorted((there & _binding(change, sides)) - here)
    if left_out and not here & _LIMITS and not _of_its_own(change, sides):
        return Rewording(Outcome.MISSING, f"the claim leaves out “{left_out[0]}”")
    free = (i for i in change.claim if not taken_by_bound(sides.claim, i))
    put_in = {sides.claim.lower(i) for i in free} & _GENERAL - there
    if _NONE_BUT.search(sides.premise.text) or _counts_alone(change, sides):
        put_in -= _ALONE
    stated = {sides.premise.lower(k) for k in _saying(sides.premise)}
    told = range(*sides.premise.sentences[sides.sentence])
    if _orders(sides.premise, told) or any(_demands(sides.premise, k) for k in told):
        put_in -= {"must"}
    if _NO_CASE.search(sides.premise.text) or _denies_now(sides.premise, told):
        put_in -= {"never"}
    if EXCEPTING.search(sides.claim.text) and EXCEPTING.search(sides.premise.text):
        put_in -= {"all", "every"}
    if put_in and not stated & (_GENERAL | {"each"}):
        return Rewording(Outcome.MISSING, f"the evidence does not say “{min(put_in)}”")
    return Rewording()


def _saying(tree: Tree) -> list[int]:
    """Return the words of a text without an *only* of a number, which limits nothing else."""
    every = range(len(tree.tokens))
    return [k for k in every if not (tree.lower(k) in _ALONE and before_an_amount(tree, k))]


def _counts_alone(change: Change, sides: Sides) -> bool:
    """Tell whether *only* says no more than the evidence: of a number, or where no other is left.

    *Only half the stalls* are half of them.
    """
    if leaves_no_other(sides.claim, sides.premise, sides.sentence):
        return True
    only = [i for i in change.claim if sides.claim.lower(i) in _ALONE]
    return bool(only) and all(before_an_amount(sides.claim, i) for i in only)


def _binding(change: Change, sides: Sides) -> frozenset[str]:
    """Return the words of limitation that a claim may not leave out at this place."""
    there = {sides.premise.lower(k) for k in change.premise}
    limits = _LIMITS - _ADVICE if _orders(sides.claim, range(len(sides.claim.tokens))) else _LIMITS
    if "not" in there:  # *cannot be undone* is no limitation
        limits -= MODALS.keys()
    if any(denying(s) for s in {*sides.claim.stems} - {*sides.premise.stems}):
        limits -= {"not"}
    if any(taken_by_bound(sides.premise, k) for k in change.premise):
        limits -= {"not", "n't", "never"}
    if is_exception(sides.claim, sides.premise):
        limits -= _EXCEPTING
    if all(_of_another_number(k, sides) for k in change.premise):
        limits -= {"up"}
    if all(_kept_place(k, sides) for k in change.premise):
        limits -= {"only"}
    return limits


def _of_another_number(index: int, sides: Sides) -> bool:
    """Tell whether a word is not *up*, or the *up to* of a number that the claim has not.

    A fee of £45 is a case of *fees of up to £50*: whether it is one is left to the rule on numbers.
    """
    tree = sides.premise
    if tree.lower(index) != "up":
        return True
    following = range(index + 1, min(index + 5, len(tree.tokens)))
    number = next((tree.lower(k) for k in following if tree.tokens[k].pos == "NUM"), "")
    return bool(number) and number not in sides.claim.words


def _kept_place(index: int, sides: Sides) -> bool:
    """Tell whether a word is not *only*, or the *only* of a place that the claim has as well.

    Cash that is *accepted only on night buses* is accepted on night buses.
    """
    tree = sides.premise
    if tree.lower(index) != "only":
        return True
    if _named_as_well(tree, index, sides.claim):
        return True
    following = range(index + 1, tree.sentences[sides.sentence][1])
    words = [k for k in following if tree.tokens[k].pos in CONTENT_POS]
    opens = bool(following) and tree.tokens[index + 1].pos in _OPENS_PLACE
    return opens and bool(words) and tree.stems[words[0]] in sides.claim.stems


def _named_as_well(tree: Tree, only: int, claim: Tree) -> bool:
    """Tell whether *the only judge* is named beside it, and the claim has the name for it."""
    noun = tree.tokens[only].head
    noun = noun if tree.tokens[noun].pos in NOUNS else tree.tokens[noun].head
    named = tree.with_deps(noun, "appos")
    named += [tree.tokens[noun].head] if tree.tokens[noun].dep == "appos" else []
    known = any(tree.tokens[k].pos == "PROPN" and tree.stems[k] in claim.stems for k in named)
    return known and tree.stems[noun] not in claim.stems


def _demands(tree: Tree, index: int) -> bool:
    """Tell whether a word demands something, as *must* does: *shall*, *is (not) to be opened*."""
    if is_to_be(tree, index):
        return True
    stance = MODALS.get(tree.lower(index)) or lends(tree, index)
    return stance is not None and stance.force is Force.MUST


def _orders(tree: Tree, told: range) -> bool:
    """Tell whether a sentence is an order: *Use the tool* says no more than *you should use it*."""
    roots = [i for i in told if tree.tokens[i].head == i]
    return any(
        tree.tokens[i].tag == "VB" and tree.child(i, "nsubj", "nsubjpass", "aux") is None
        for i in roots
    )


def _denies_now(tree: Tree, told: range) -> bool:
    """Tell whether a sentence denies what is or may be: *does not* is *never*, *did not* is not."""
    return any(
        tree.tokens[i].dep == "neg"
        and any(
            tree.tokens[k].tag in CURRENT for k in (i - 1, i - 2, tree.tokens[i].head) if k >= 0
        )
        for i in told
    )


def _part(tree: Tree, index: int) -> bool:
    """Tell whether a number is a part of another: "17 of 108"."""
    following = [tree.lower(i) for i in range(index + 1, min(index + 5, len(tree.tokens)))]
    if tree.lower(index) == "one" or "of" not in following[:2]:
        return False
    return any(w[:1].isdigit() for w in following)


def _of_its_own(change: Change, sides: Sides) -> bool:
    """Tell whether the change has words that the limitation may belong to instead."""
    put_in = any(sides.claim.tokens[i].pos in CONTENT_POS for i in change.claim)
    return put_in or any(sides.premise.tokens[k].pos == "VERB" for k in change.premise)
