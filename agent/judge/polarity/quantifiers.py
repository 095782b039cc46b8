"""Quantifiers and frequency: a claim must not speak of more cases than the evidence."""

from agent.domain.finding import Outcome
from agent.judge.clauses.frame import Frame
from agent.judge.clauses.partitive import noun_of, share_of
from agent.judge.polarity.align import Pair

_FREQUENCY: dict[str, int] = {
    **dict.fromkeys("always invariably consistently".split(), 5),
    **dict.fromkeys("usually generally typically normally mostly mainly largely".split(), 4),
    **dict.fromkeys("often frequently sometimes occasionally partly".split(), 2),
    **dict.fromkeys("rarely seldom hardly".split(), 1),
}
_ONLY = frozenset("only solely exclusively sole".split())
_RESTRICTIVE = frozenset("only solely exclusively sole just other nothing no".split())


def compare_quantifiers(pair: Pair) -> tuple[Outcome, str]:
    """Return the outcome over the shared nouns and the frequency of two aligned clauses."""
    for name, mine, theirs in _shares(pair):
        if mine is not None and mine == 5 and theirs is not None and theirs < 5:
            return Outcome.MISSING, f"the evidence does not say it of all ({name})"
        if mine == 4 and theirs is not None and theirs < 3:
            return Outcome.MISSING, f"the evidence does not say it of most ({name})"
        if mine is None and theirs == 2 and name in pair.claim.words:
            return Outcome.MISSING, f"the evidence says it of some only ({name})"
    return _frequency(pair)


def _shares(pair: Pair) -> list[tuple[str, int | None, int | None]]:
    theirs = _by_noun(pair.premise)
    return [
        (noun, share, theirs.get(noun))
        for noun, share in _by_noun(pair.claim).items()
        if noun in theirs
    ]


def _by_noun(frame: Frame) -> dict[str, int | None]:
    return {
        frame.tree.stems[noun_of(frame.tree, head)]: share_of(frame.tree, head)
        for head in frame.roles.quantified
    }


def _frequency(pair: Pair) -> tuple[Outcome, str]:
    mine, theirs = _often(pair.claim), _often(pair.premise)
    if theirs is not None and theirs < 5 and (mine or 0) > theirs:
        return Outcome.MISSING, "the evidence says it happens less often"
    return Outcome.MATCH, ""


def _often(frame: Frame) -> int | None:
    tree = frame.tree
    return next(
        (_FREQUENCY[tree.lower(k)] for k in tree.kids[frame.verb] if tree.lower(k) in _FREQUENCY),
        None,
    )


def exclusive(frame: Frame) -> bool:
    """Tell whether the clause says *only*."""
    return any(frame.tree.lower(i) in _ONLY for i in frame.scope)


def restricts(frame: Frame) -> bool:
    """Tell whether the text of the clause excludes other cases in any words."""
    return any(frame.tree.lower(i) in _RESTRICTIVE for i in range(len(frame.tree.tokens)))
