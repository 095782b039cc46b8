"""Negations that one of two nearly alike sentences has and the other has not."""

from agent.judge.alignment.relation import denying
from agent.judge.clauses.stems import stem
from agent.judge.polarity.wording.exchanges import Edit, Wording, opposite

NEGATIONS = frozenset("not n't never no cannot nothing".split())
_UNCLEAR = frozenset("neither nor only without except unless".split())
_NEARLY = frozenset(map(stem, ("almost", "nearly", "virtually", "practically")))
_SUPPORT = stem("do")
MAX_EDITS = 3
OPENING = 2  # words of "nothing in"


def denials(
    edits: list[Edit], sides: tuple[Wording, Wording], opening: tuple[str, ...]
) -> list[str]:
    """Return the negations that one side has and the other has not, where that is clear.

    It is not where the evidence denies something among many words ("for cats, but not for dogs"),
    or further back in its ``opening``, before all that the claim repeats; nor where a word that one
    side alone has may deny it as well (*irreversible*). An opening such as "no" or "nothing in"
    denies what follows.
    """
    mine, theirs = sides
    if _UNCLEAR & {*theirs.stems, *(w for e in edits for w in e.claim)}:
        return []
    turned = [
        e
        for e in edits
        if (_denied(e.claim) - _denied(e.premise)) % 2
        and _NEARLY.isdisjoint(e.premise)  # *not all* follows from *almost all*
        and not _stands(e.claim, theirs.stems)
    ]
    if opening[-1:] == ("no",) or (opening[:1] == ("nothing",) and len(opening) <= OPENING):
        turned.append(Edit((), opening[-OPENING:]))
    elif _denied(opening):
        return []
    if any(_size(e) > MAX_EDITS for e in turned) or _says_both(edits, mine):
        return []
    own = [[w for e in edits for w in e.claim], [w for e in edits for w in e.premise]]
    for words, others in (own, own[::-1]):
        if any(denying(w) and not any(opposite(w, o) for o in others) for w in words):
            return []
    return ["a negation was added or dropped" for _ in turned]


def always_with(mine: Wording, theirs: Wording) -> bool:
    """Tell whether one says *never without*, or *not with*, what the other says otherwise.

    The other says *with* of the first and *without* of the second, and denies nothing of it.
    """
    for one, other in ((mine.stems, theirs.stems), (theirs.stems, mine.stems)):
        if "without" in one and "with" in other and "without" not in other:
            denied, beside = one[: one.index("without")], other[: other.index("with")]
            return sorted((_denied(denied) % 2, _denied(beside))) == [0, 1]
    return False


def _says_both(edits: list[Edit], mine: Wording) -> bool:
    """Tell whether the evidence says a word of the claim and its opposite: *takes A, refuses B*."""
    more = [w for e in edits for w in e.premise]
    changed = {w for e in edits for w in e.claim}
    return any(opposite(a, b) for a in mine.content - changed for b in more)


def _stands(words: tuple[str, ...], stems: tuple[str, ...]) -> bool:
    """Tell whether a denial and what it denies stand elsewhere in a sentence just so."""
    size = len(words)
    return size > 1 and any(stems[i : i + size] == words for i in range(len(stems) - size + 1))


def _size(edit: Edit) -> int:
    """Return how many words an edit has, *do* left out beside an opposite (*does not include*)."""
    opposed = any(opposite(a, b) for a in edit.claim for b in edit.premise)
    return sum(not opposed or w != _SUPPORT for w in edit.claim + edit.premise)


def _denied(words: tuple[str, ...]) -> int:
    return sum(w in NEGATIONS for w in words)
