"""Kinds: what is said of Ward 5 is not said of no ward or every ward, nor of both.

A claim about all, both or none of a kind is borne out by what is said of the kind, or of each of
its members, not by what is said of one of them alone.
"""

from collections.abc import Iterator
from typing import NamedTuple

from agent.domain.finding import Outcome
from agent.domain.prose.tags import SINGULARS
from agent.judge.alignment.align import related
from agent.judge.alignment.matter import words_of
from agent.judge.alignment.relation import Relation
from agent.judge.clauses.frame import Frame
from agent.judge.clauses.reading import Reading
from agent.judge.clauses.reality import Reality
from agent.judge.clauses.tree import NOUNS, SUBJECTS, Tree

_TWO = frozenset("both neither".split())
_WHOLES = _TWO | frozenset("no none all each every nobody everyone everybody".split())
_APART = frozenset("except but other others apart besides excluding almost nearly not only".split())
_ALIKE = frozenset(
    """too also well likewise similarly same so neither nor either both all each every none other
    others rest again any""".split()
)
_COLLECTIVES = frozenset(
    """series range family group team set collection class category kind type generation couple pair
    duo staff crew board committee company union association department""".split()
)
_ONE = frozenset({"it", "he", "she"})
_DETERMINING = frozenset({"det", "predet", "preconj", "nsubj", "advmod", "appos", "dep"})


class _Kind(NamedTuple):
    """Whether a claim speaks of two of a kind, the words of the kind, and what it says of them."""

    of_two: bool
    names: frozenset[str]
    matter: frozenset[str]


def compare_kinds(mine: Reading, theirs: Reading) -> tuple[Outcome, str]:
    """Return ``missing`` where the evidence says of one what the claim says of all, both or none.

    ``conflict`` where it says the opposite of another one that it calls by the name of the kind.
    """
    if mine.tree.words & _APART:
        return Outcome.NONE, ""
    for frame in mine.frames:
        kind = _kind(frame)
        if kind is not None:
            found = _judged(frame, kind, theirs)
            if found[0] is not Outcome.NONE:
                return found
    return Outcome.NONE, ""


def _judged(claim: Frame, kind: _Kind, theirs: Reading) -> tuple[Outcome, str]:
    about = [f for f in theirs.frames if _on_the_matter(claim, kind, f)]
    saying = [f for f in about if f.stance.negated == claim.stance.negated]
    heads = {h for f in saying for h in _heads(f.tree, f.verb)}
    named = {theirs.tree.text[slice(*_span(theirs.tree, h))] for h in heads}
    alone = all(_is_one(theirs.tree, h, of_two=kind.of_two) for h in heads)
    if not heads or not alone or any(_told_alike(f) for f in saying):
        return Outcome.NONE, ""
    told = theirs.tree.quote(sorted(saying[0].scope))
    if kind.of_two and len(named) > 1:
        return Outcome.NONE, ""
    for other in about:
        place = range(*theirs.tree.sentences[theirs.tree.sentence_of[other.verb]])
        denies = other.stance.negated != claim.stance.negated
        if denies and kind.names and kind.names <= frozenset(theirs.tree.stems[i] for i in place):
            return Outcome.CONFLICT, f"“{theirs.tree.quote(sorted(other.scope))}”"
    if len(named) > 1:
        return Outcome.NONE, ""
    return Outcome.MISSING, f"it says so of one alone: “{told}”"


def _kind(frame: Frame) -> _Kind | None:
    """Return what a clause says of all, both or none of a kind, None where it says no such thing.

    *Both the K2 and the K4* are named, not told by their kind.
    """
    tree, heads = frame.tree, _heads(frame.tree, frame.verb)
    if len(heads) != 1 or frame.reality is not Reality.FACT:
        return None
    (head,) = heads
    kids = [k for i in (head, frame.verb) for k in tree.kids[i] if k < frame.verb]
    telling = [head, *(k for k in kids if tree.tokens[k].dep in _DETERMINING)]
    wholes = {tree.lower(k) for k in telling} & _WHOLES
    if not wholes:
        return None
    inside = set(tree.below(head))
    names = words_of(tree, [k for k in inside if tree.tokens[k].pos in NOUNS])
    matter = frame.words - words_of(tree, inside)
    return _Kind(bool(wholes & _TWO), names - {"one"}, matter)


def _heads(tree: Tree, verb: int) -> list[int]:
    """Return the heads of the grammatical subjects of a verb, shared ones included.

    The number of *Ward 5* is none beside its noun.
    """
    while not tree.with_deps(verb, *SUBJECTS) and tree.tokens[verb].dep == "conj":
        verb = tree.tokens[verb].head
    heads = [m for k in tree.with_deps(verb, *SUBJECTS) for m in tree.conjuncts(k)]
    return [k for k in heads if tree.tokens[k].pos != "NUM"] or heads


def _on_the_matter(claim: Frame, kind: _Kind, told: Frame) -> bool:
    """Tell whether a clause says, or denies, of its own subject what the claim says of a kind."""
    if told.reality is not Reality.FACT or told.asked or _voice(claim) != _voice(told):
        return False
    own = {told.tree.stems[i] for h in _heads(told.tree, told.verb) for i in told.tree.below(h)}
    same = related(claim, told) is Relation.SAME
    return same and kind.matter <= told.words - own | {told.key} and not kind.matter & own


def _voice(frame: Frame) -> bool:
    return bool(frame.tree.with_deps(frame.verb, "auxpass"))


def _is_one(tree: Tree, head: int, *, of_two: bool) -> bool:
    """Tell whether a noun is one thing, among two of its kind or by a name of its own.

    *The tenant* may be any tenant.
    """
    if tree.lower(head) in _ONE:
        return True
    token = tree.tokens[head]
    if token.pos == "NUM":  # *Ward 5*, not *5 of the wards*
        return head > 0 and tree.tokens[head - 1].pos in NOUNS
    noun = token.pos in NOUNS and token.tag in SINGULARS
    if not (noun or _has_digit(token.text)) or tree.lower(head) in _COLLECTIVES:
        return False
    if any(tree.lower(k) in _WHOLES | {"any"} for k in tree.kids[head]):
        return False
    numbered = head + 1 < len(tree.tokens) and tree.tokens[head + 1].pos == "NUM"
    return of_two or numbered or any(_is_name(tree, k) for k in _own(tree, head))


def _own(tree: Tree, head: int) -> Iterator[int]:
    return tree.below(head, frozenset({"conj", "relcl", "acl"}))


def _is_name(tree: Tree, index: int) -> bool:
    token = tree.tokens[index]
    return token.pos in {"PROPN", "NUM"} or _has_digit(token.text)


def _has_digit(text: str) -> bool:
    """Tell whether a word is a name such as *K2*, which the parser may take for anything."""
    return any(c.isdigit() for c in text)


def _span(tree: Tree, head: int) -> tuple[int, int]:
    inside = sorted(_own(tree, head))
    last = inside[-1]
    if last + 1 < len(tree.tokens) and tree.tokens[last + 1].pos == "NUM":
        last += 1
    return tree.tokens[inside[0]].start, tree.tokens[last].end


def _told_alike(frame: Frame) -> bool:
    """Tell whether the sentence of a clause, or the next, tells it of others: *so does the K4*."""
    tree = frame.tree
    number = tree.sentence_of[frame.verb]
    end = tree.sentences[min(number + 1, len(tree.sentences) - 1)][1]
    return any(tree.lower(i) in _ALIKE for i in range(tree.sentences[number][0], end))
