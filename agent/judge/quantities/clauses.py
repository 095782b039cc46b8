"""Cuts a sentence into pieces that each hold one statement about a number."""

from collections.abc import Sequence
from dataclasses import dataclass

from agent.domain.analysis import Analysis
from agent.judge.quantities.quantity import Quantity

_CUTS = frozenset((",", ";", ":", "|", "—", "–", "(", ")", "\n", "/"))
_CUT_WORDS = frozenset(
    "and but while whereas or versus vs against compared plus though although".split()
)
_SUBJECTS = frozenset(("nsubj", "nsubjpass"))


@dataclass(frozen=True, slots=True)
class Clause:
    """A range of tokens and the words that it shares with a neighbour by ellipsis."""

    tokens: range
    shared: frozenset[str]


def clauses(
    analysis: Analysis,
    words: Sequence[str],
    span: tuple[int, int],
    inside: Sequence[Quantity],
) -> list[Clause]:
    """Cut a sentence such that every piece holds a quantity, and complete elliptic pieces.

    A piece without a verb ("and a queen after 16") shares the predicate of the piece before
    it, or of the one after when it comes first; a piece without a subject shares the subject.
    """
    pieces = _pieces(analysis, span, inside)
    result = []
    for k, piece in enumerate(pieces):
        shared: set[str] = set()
        if not _has_verb(analysis, piece):
            donor = _with_verb(analysis, pieces, k)
            if donor is not None:
                shared |= _predicate(analysis, words, donor)
        elif not _has_subject(analysis, piece):
            shared |= _subject_before(analysis, words, span[0], piece.start)
        result.append(Clause(piece, frozenset(shared)))
    return result


def _pieces(
    analysis: Analysis, span: tuple[int, int], inside: Sequence[Quantity]
) -> list[range]:
    tokens = analysis.tokens
    numbers = [q.start for q in inside if not q.is_date] or [q.start for q in inside]
    pieces, start = [], span[0]
    for i in range(span[0] + 1, span[1] + 1):
        end = i == span[1]
        cut = end or tokens[i].text in _CUTS or tokens[i].lemma.lower() in _CUT_WORDS
        if not cut or (not end and any(q.start <= tokens[i].start < q.end for q in inside)):
            continue
        limit = tokens[i - 1].end
        if any(tokens[start].start <= n < limit for n in numbers):
            pieces.append(range(start, i))
            start = i
    if not pieces:
        return [range(*span)]
    if start < span[1]:
        pieces[-1] = range(pieces[-1].start, span[1])
    return pieces


def _has_verb(analysis: Analysis, piece: range) -> bool:
    return any(
        analysis.tokens[i].pos in ("VERB", "AUX") and analysis.tokens[i].tag not in ("VBG",)
        for i in piece
    )


def _has_subject(analysis: Analysis, piece: range) -> bool:
    return any(analysis.tokens[i].dep in _SUBJECTS for i in piece)


def _with_verb(analysis: Analysis, pieces: Sequence[range], k: int) -> range | None:
    for j in [*range(k - 1, -1, -1), *range(k + 1, len(pieces))]:
        if _has_verb(analysis, pieces[j]):
            return pieces[j]
    return None


def _predicate(analysis: Analysis, words: Sequence[str], piece: range) -> set[str]:
    """Return the words of a piece from its first verb on."""
    first = next(i for i in piece if analysis.tokens[i].pos in ("VERB", "AUX"))
    return {words[i] for i in range(first, piece.stop) if words[i]}


def _subject_before(
    analysis: Analysis, words: Sequence[str], first: int, last: int
) -> set[str]:
    """Return the words of the nearest subject to the left, up to its verb."""
    for i in range(last - 1, first - 1, -1):
        if analysis.tokens[i].dep in _SUBJECTS:
            start = i
            while start > first and analysis.tokens[start - 1].text not in _CUTS:
                start -= 1
            end = i + 1
            while end < last and analysis.tokens[end].pos not in ("VERB", "AUX", "PUNCT"):
                end += 1
            return {words[k] for k in range(start, end) if words[k]}
    return set()
