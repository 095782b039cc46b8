"""Existence: that there is something, or is not, however it is put.

*There is no café in the museum* denies *the museum has a café* though the two share no verb: what
one clause says there is, the other must not say there is not. A denial reaches no further than its
words (*no café on the second floor*), and clauses about another name are about something else.
"""

from collections.abc import Sequence
from typing import NamedTuple

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import content, words_of
from agent.judge.clauses.force import Force
from agent.judge.clauses.frame import LIGHT_VERBS, SILENT, Frame
from agent.judge.clauses.negation import NEGATIVES
from agent.judge.clauses.reading import Reading
from agent.judge.clauses.reality import Reality
from agent.judge.clauses.stems import stem
from agent.judge.clauses.tree import CONTENT_POS, SUBJECTS, Tree
from agent.judge.polarity.conditions.exceptions import is_exception
from agent.judge.polarity.conditions.only import denied_case
from agent.judge.polarity.conditions.unknown import of_an_unknown_case

_OWNS = frozenset(
    map(stem, "have has offer provide include contain feature give get carry".split())
)
_IS_HAD = frozenset(map(stem, "offer provide include give serve".split()))
_IS_THERE = frozenset(map(stem, "available exist possible".split()))
_BOUNDS = frozenset("more less fewer later longer earlier other such better".split())
_COORDINATED = frozenset({"conj", "cc"})
_NARROWS = ("compound", "amod")
_NAMES = frozenset({"PROPN", "NUM"})
_PAST = "VBD"
_OF_CASES = frozenset("unless until without if when who that".split())
_CALLING = frozenset({"note", "please", "remember"})
_MENTIONING = frozenset(
    """include show cover count contain list mention report record reflect disclose describe know
    specify explain document refund reimburse insure deduct recognise recognize discuss date
    announce publish state note register understand enter book consider capitalise capitalize
    subsidise subsidize deductible refundable taxable visible public""".split()
)
_LIGHT = frozenset(map(stem, LIGHT_VERBS | {"occur", "happen"}))


class Existence(NamedTuple):
    """What a clause says there is: the stem of its head, and the stems of all other words.

    ``kinds`` are those of its words that only narrow the head (*customer support*).
    """

    thing: str
    words: frozenset[str]
    kinds: frozenset[str]
    names: frozenset[str]
    denied: bool
    past: bool


def compare_existence(claim: Reading, premise: Reading) -> tuple[Outcome, str]:
    """Return ``conflict`` where one side says there is what the other says there is not.

    ``match`` where the premise says at least as much as the claim, ``missing`` where it denies no
    more than a special case of what the claim affirms or denies, ``none`` otherwise.
    """
    asked = [e for f in claim.frames for e in existences(f)]
    offered = [e for f in premise.frames for e in existences(f)] if asked else []
    stems = frozenset(premise.tree.stems)
    for mine in asked:
        found = _against([e for e in offered if _same_matter(mine, e, stems)], mine)
        limited = mine.denied and _of_a_case(claim.tree, premise.tree)
        limited = limited or (mine.denied and of_an_unknown_case(claim.tree, premise.tree))
        if found is Outcome.CONFLICT and (limited or is_exception(claim.tree, premise.tree)):
            continue
        if found is not Outcome.NONE:
            return found, _why(mine, found)
    return Outcome.NONE, ""


def _of_a_case(claim: Tree, premise: Tree) -> bool:
    """Tell whether a claim denies of some case what the premise says of another one only."""
    open_case = "only" in premise.words and "even" not in claim.words and claim.words & _OF_CASES
    return bool(open_case) and not denied_case(claim, premise)


def denies_alike(claim: Reading, premise: Reading) -> bool:
    """Tell whether the claim says only that there is none, and the premise denies no less.

    What denies the wider denies the narrower: *no support* leaves no customer support.
    """
    if len(claim.frames) != 1:
        return False
    mine, stems = existences(claim.frames[0]), frozenset(premise.tree.stems)
    if not mine or not all(m.denied for m in mine):
        return False
    offered = [e for f in premise.frames for e in existences(f) if e.denied]
    return all(
        any(_same_matter(m, e, stems) and m.words - m.kinds <= e.words <= m.words for e in offered)
        for m in mine
    )


_TURNING = frozenset({"yet", "but"})
"""What goes on with something else: *it had no effect on strength, yet all bars expanded*."""


def existences(frame: Frame) -> list[Existence]:
    """Return what the clause says there is or is not; nothing where it says something else.

    A denial of several (*no support on Sundays or holidays*) denies each of them.
    """
    head = _thing(frame)
    plain = frame.reality is Reality.FACT and frame.stance.force is Force.PLAIN
    if head is None or not plain or frame.asked:
        return []
    tree, denied = frame.tree, frame.stance.negated
    if denied and any(tree.lower(i) == "without" for i in frame.scope):  # *is never sold without*
        return []
    apart = {i for k in tree.kids[frame.verb] if _is_apart(tree, k) for i in tree.below(k)}
    turns = [k for k in tree.kids[frame.verb] if tree.lower(k) in _TURNING and k > frame.verb]
    apart |= {i for i in tree.below(frame.verb) if turns and i > turns[0]}
    spoken = {i for i in tree.below(frame.verb) if _speaks(tree, i)} - apart - {frame.verb}
    readings = _alternatives(tree, spoken) if denied else [spoken]
    members = tree.conjuncts(head)
    things = [next((k for k in members if k in part), head) for part in readings]
    return [
        Existence(
            thing=tree.stems[thing],
            words=frozenset(tree.stems[i] for i in part - {frame.predicate, thing}),
            kinds=frozenset(tree.stems[i] for i in tree.with_deps(thing, *_NARROWS)),
            names=words_of(tree, part, _NAMES),
            denied=denied,
            past=_past(tree, frame.verb),
        )
        for thing, part in zip(things, readings, strict=True)
    ]


def _is_apart(tree: Tree, index: int) -> bool:
    """Tell whether a clause is another one, or only calls for attention (*please note, …*)."""
    token = tree.tokens[index]
    spliced = token.dep == "ccomp" and index < token.head  # *every room has one, mine has none*
    return token.dep == "conj" or spliced or token.lemma.lower() in _CALLING


def _alternatives(tree: Tree, spoken: set[int]) -> list[set[int]]:
    """Return the words with each member of the first coordination alone, or all as they are."""
    for i in sorted(spoken):
        members = tree.conjuncts(i)
        if len(members) > 1:
            parts = [set(tree.below(k, stop=_COORDINATED)) for k in members]
            every = set[int]().union(*parts)
            return [spoken - (every - part) for part in parts]
    return [spoken]


def _thing(frame: Frame) -> int | None:
    """Return the token of what there is, None where the clause is of another kind."""
    tree, roles = frame.tree, frame.roles
    if any(k + 1 < len(tree.tokens) and tree.lower(k + 1) in _BOUNDS for k in _noes(frame)):
        return None
    if tree.child(frame.verb, "expl") is not None:
        return tree.child(frame.verb, "attr", "nsubj", "dobj")
    passive = tree.child(frame.verb, "nsubjpass")
    if passive is not None:
        return passive if tree.stems[frame.verb] in _IS_HAD else None
    if frame.key in _IS_THERE:
        return roles.subjects[0] if roles.subjects else None
    return roles.objects[0] if frame.key in _OWNS and roles.objects else None


def _noes(frame: Frame) -> list[int]:
    return [i for i in frame.scope if frame.tree.lower(i) == "no"]


def _speaks(tree: Tree, index: int) -> bool:
    return tree.tokens[index].pos in CONTENT_POS and tree.lower(index) not in SILENT


def _past(tree: Tree, verb: int) -> bool:
    forms = [verb, *tree.with_deps(verb, "aux", "auxpass")]
    return any(tree.tokens[i].tag == _PAST for i in forms)


def _same_matter(mine: Existence, theirs: Existence, stems: frozenset[str]) -> bool:
    """Tell whether both clauses speak of the same thing at the same time under known names."""
    return mine.thing == theirs.thing and mine.past == theirs.past and mine.names <= stems


def _against(offered: Sequence[Existence], mine: Existence) -> Outcome:
    """Return how the claim fares; a premise clause that agrees outweighs one that denies."""
    if any(e.denied == mine.denied and _follows(mine, e) for e in offered):
        return Outcome.MATCH
    against = [e for e in offered if e.denied != mine.denied]
    if any(_excludes(mine, e) for e in against):
        return Outcome.CONFLICT
    narrower = [e for e in offered if e.denied and mine.words <= e.words]
    return Outcome.MISSING if narrower else Outcome.NONE


def _follows(mine: Existence, theirs: Existence) -> bool:
    """Tell whether the premise says as much: a denial of the wider, or a narrower thing there."""
    return theirs.words <= mine.words if mine.denied else mine.words <= theirs.words


def _excludes(mine: Existence, theirs: Existence) -> bool:
    """Tell whether the denial is as wide as what is affirmed."""
    return mine.words <= theirs.words if mine.denied else theirs.words <= mine.words


def _why(mine: Existence, outcome: Outcome) -> str:
    if outcome is Outcome.MATCH:
        return ""
    if outcome is Outcome.MISSING:
        return "it denies a special case only"
    return "it says there is such a thing" if mine.denied else "it says there is no such thing"


def compare_mentions(claim: Reading, premise: Reading) -> tuple[Outcome, str]:
    """Return ``missing`` where the evidence denies but a mention of what the claim denies.

    Only where all that the claim names stands in the subject of that sentence's verb, and no other
    clause has a word of denial.
    """
    asked = content(claim.tree) - _LIGHT
    if not asked or not claim.tree.words & NEGATIVES:
        return Outcome.NONE, ""
    denied = [f for f in premise.frames if f.stance.negated]
    for frame in denied:
        lemma = premise.tree.tokens[frame.predicate].lemma
        own = _subject(premise.tree, frame.verb)
        told = lemma in _MENTIONING and premise.tree.stems[frame.predicate] not in asked
        if told and asked <= own and len(denied) == 1:
            quoted = premise.tree.quote(sorted(frame.scope))
            return Outcome.MISSING, f"it denies but this: “{quoted}”"
    return Outcome.NONE, ""


def _subject(tree: Tree, verb: int) -> frozenset[str]:
    heads = tree.with_deps(verb, *SUBJECTS)
    inside = {i for head in heads for i in tree.below(head)}
    return words_of(tree, inside)
