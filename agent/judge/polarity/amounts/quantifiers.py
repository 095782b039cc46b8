"""Quantifiers and frequency: a claim must not speak of more cases than the evidence."""

from collections.abc import Sequence

from agent.domain.finding import Outcome
from agent.judge.alignment.align import Pair
from agent.judge.clauses.frame import Frame
from agent.judge.clauses.partitive import before_an_amount, noun_of, share_of
from agent.judge.clauses.reality import Reality
from agent.judge.clauses.tree import Tree
from agent.judge.polarity.conditions.exceptions import excepts

_ALL, _MOST, _HALF, _SOME = 5, 4, 3, 2
_FREQUENCY: dict[str, int] = {
    **dict.fromkeys("always invariably consistently".split(), _ALL),
    **dict.fromkeys("usually generally typically normally mostly mainly largely".split(), _MOST),
    **dict.fromkeys("often frequently sometimes occasionally partly".split(), _SOME),
    **dict.fromkeys("rarely seldom hardly".split(), 1),
}
_ONLY = frozenset("only solely exclusively sole".split())
_RESTRICTIVE = frozenset(
    "only solely exclusively sole just other nothing nobody none no not".split()
)
_EXCEPTIONS = frozenset(
    "except excepted unless excluding besides apart exception exceptions barring".split()
)
_EXCEPT = frozenset("except excepting excluding".split())
_SETTING_APART = _EXCEPTIONS | frozenset(
    "but while whereas though although however only instead other others rest".split()
)
_STOPS = frozenset(", . ; : ) and but".split())
_THINGS = frozenset({"NOUN", "PROPN", "NUM"})
_DEFINITE = frozenset("the these those its their our your his her my".split())
_UNIVERSAL = frozenset(
    "all every each everyone everybody nobody none never always any anyone no".split()
)


def compare_quantifiers(pair: Pair) -> tuple[Outcome, str]:
    """Return the outcome over the shared nouns and the frequency of two aligned clauses."""
    plural = _plurals(pair.claim)
    definite = set() if _often(pair.claim) else _plurals(pair.claim, definite=True)
    for name, mine, theirs in _shares(pair):
        if mine == _ALL and theirs is not None and theirs < _ALL:
            return Outcome.MISSING, f"the evidence does not say it of all ({name})"
        if mine in (_MOST, _HALF) and theirs is not None and theirs < _HALF:
            return Outcome.MISSING, f"the evidence does not say it of that many ({name})"
        if mine is None and theirs == _SOME and name in plural:
            return Outcome.MISSING, f"the evidence says it of some only ({name})"
        if mine is None and theirs == _MOST and name in definite:
            return Outcome.MISSING, f"the evidence does not say it of all ({name})"
    if universal(pair.claim) and _excepting(pair.premise) and not _excepting(pair.claim):
        return Outcome.MISSING, "the evidence names an exception"
    return _frequency(pair)


def _shares(pair: Pair) -> list[tuple[str, int | None, int | None]]:
    theirs = _by_noun(pair.premise)
    anaphoric = theirs.get("them", theirs.get("they"))
    found: list[tuple[str, int | None, int | None]] = []
    for noun, share in _by_noun(pair.claim).items():
        stated = theirs.get(noun, anaphoric if share == _ALL else None)
        found.append((noun, share, stated))
    return found


def _by_noun(frame: Frame) -> dict[str, int | None]:
    return {
        frame.tree.stems[noun_of(frame.tree, head)]: _share(frame, head)
        for head in frame.roles.quantified
    }


def _plurals(frame: Frame, *, definite: bool = False) -> set[str]:
    """Return the nouns that the clause speaks of in the plural and without a number.

    ``definite`` ones are those of a known group, which mean all of it: *the shops*, *its shops*.
    """
    tree = frame.tree
    return {
        tree.stems[head]
        for head in frame.roles.quantified
        if tree.tokens[head].tag in {"NNS", "NNPS"}
        and not tree.with_deps(head, "nummod")
        and not (definite and _DEFINITE.isdisjoint(tree.lower(k) for k in tree.kids[head]))
    }


def _share(frame: Frame, head: int) -> int | None:
    """Return the share of a head; a bare number of a larger group (*two of them*) is some."""
    tree = frame.tree
    if tree.tokens[head].pos == "NUM" and noun_of(tree, head) != head:
        if head > 1 and tree.lower(head - 1) == "but" and excepts(tree, head - 1):
            return _MOST  # *all but three of them*
        return _SOME
    return share_of(tree, head)


def _frequency(pair: Pair) -> tuple[Outcome, str]:
    mine, theirs = _often(pair.claim), _often(pair.premise)
    if theirs is not None and theirs < _ALL and (mine or 0) > theirs:
        return Outcome.MISSING, "the evidence says it happens less often"
    return Outcome.MATCH, ""


def _often(frame: Frame) -> int | None:
    tree = frame.tree
    return next(
        (_FREQUENCY[tree.lower(k)] for k in tree.kids[frame.verb] if tree.lower(k) in _FREQUENCY),
        None,
    )


def universal(frame: Frame) -> bool:
    """Tell whether the clause speaks of all cases, or of none."""
    tree = frame.tree
    return any(tree.lower(i) in _UNIVERSAL for i in frame.scope)


def excepted(pair: Pair) -> str:
    """Return what the evidence excepts and the claim says it of all the same, or ''.

    *Mileage is not limited on vans* against *mileage is not limited, except on vans*.
    """
    said = pair.claim.tree.words
    if pair.claim.stance.negated != pair.premise.stance.negated or said & _SETTING_APART:
        return ""
    if "without" in said - pair.premise.tree.words:  # *only with notice, except in an emergency*
        return ""
    known, tree = frozenset(pair.claim.tree.stems), pair.premise.tree
    start, end = tree.sentences[tree.sentence_of[pair.premise.verb]]
    for i in range(start, end):
        clause = i + 1 < end and tree.lower(i + 1) == "that"
        named = tree.lower(i) in _EXCEPT and not clause
        if named or (tree.lower(i), tree.lower(i - 1)) == ("than", "other"):
            stop = next((k for k in range(i, end) if _stops(tree, k)), end)
            things = [k for k in range(i, stop) if tree.tokens[k].pos in _THINGS]
            if things and all(tree.stems[k] in known for k in things):
                return tree.quote(range(i, stop))
    return ""


def _stops(tree: Tree, index: int) -> bool:
    return tree.lower(index) in _STOPS or tree.tokens[index].pos in {"VERB", "AUX"}


def _excepting(frame: Frame) -> set[str]:
    tree = frame.tree
    start, end = tree.sentences[tree.sentence_of[frame.verb]]
    found = {tree.lower(i) for i in range(start, end)} & _EXCEPTIONS
    saved = any(tree.lower(i) == "save" and tree.tokens[i].pos != "VERB" for i in range(start, end))
    return found | {"save"} if saved else found


def denied_of_some(claim: Frame, premise: Frame, offered: Sequence[Frame]) -> bool:
    """Tell whether a clause beside ``premise`` denies of some what both say of all.

    *Every room has a balcony, single rooms do not have a balcony* does not say it of every room.
    """
    if not universal(claim) or claim.stance.negated or premise.stance.negated:
        return False
    tree, place = premise.tree, premise.tree.sentence_of[premise.verb]
    asked = claim.words - claim.subjects
    return any(
        other.key == premise.key
        and other.stance.negated
        and other.reality is Reality.FACT
        and tree.sentence_of[other.verb] in {place, place + 1}
        and asked & claim.objects <= other.words
        and 2 * len(asked & other.words) >= len(asked)
        and bool(other.words - claim.words)
        for other in offered
    )


def exclusive(frame: Frame) -> bool:
    """Tell whether the clause says *only*, and not just of an amount."""
    tree = frame.tree
    return any(tree.lower(i) in _ONLY and not before_an_amount(tree, i) for i in frame.scope)


def restricts(frame: Frame) -> bool:
    """Tell whether the sentence of the clause or the next one excludes other cases."""
    tree = frame.tree
    number = tree.sentence_of[frame.verb]
    start = tree.sentences[number][0]
    end = tree.sentences[min(number + 1, len(tree.sentences) - 1)][1]
    told = (i for i in range(start, end) if tree.lower(i) in _RESTRICTIVE)
    return any(tree.lower(i) not in _ONLY or not before_an_amount(tree, i) for i in told)
