"""Cuts a sentence into pieces that each hold one statement about a number."""

from collections.abc import Sequence
from dataclasses import dataclass

from agent.domain.prose.analysis import Analysis
from agent.domain.prose.tags import FINITE, SUBJECTS
from agent.judge.quantities.quantity import Quantity

_CUTS = frozenset((",", ";", ":", "|", "—", "–", "(", ")", "/"))
_CUT_WORDS = frozenset("and or versus vs against compared plus".split())
_HARD_CUTS = frozenset((";", "|", "\n\n"))
_CONDITIONS = frozenset("if when where unless provided".split())
_CONTRASTS = frozenset("but while whereas though although".split())
_BESIDES = frozenset("after before by since upon when without".split())
"""With a participle they open a clause of its own: *after selling its depot for £2m*."""


@dataclass(frozen=True, slots=True)
class Clause:
    """A range of tokens and the words that it shares with a neighbour by ellipsis.

    ``part`` is the stretch of the sentence up to the next semicolon or word of contrast.
    """

    tokens: range
    shared: frozenset[str]
    part: range


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
    result = []
    inner = {
        i for i in range(*span) if any(q.start <= analysis.tokens[i].start < q.end for q in inside)
    }
    parts = _parts(analysis, span, inner)
    starts = [q.start for q in inside if not q.is_date] or [q.start for q in inside]
    pieces = [piece for part in parts for piece in _by_number(analysis, part, starts, inner)]
    for k, piece in enumerate(pieces):
        shared: set[str] = set()
        if _opens_with_participle(analysis, piece):
            shared = _subject_before(analysis, words, span[0], piece.start)
        elif not _has_verb(analysis, piece):
            shared = _borrowed_predicate(analysis, words, pieces, k, inside)
        elif not _has_subject(analysis, piece) or _has_pronoun(analysis, piece):
            anew = _sets_anew(analysis, piece)
            shared = _subject_before(analysis, words, span[0], piece.start, set_anew=anew)
        shared |= _pointed_at(analysis, words, span[0], piece)
        part = next(p for p in parts if p.start <= piece.start < p.stop)
        result.append(Clause(piece, frozenset(shared), part))
    return result


def _parts(analysis: Analysis, span: tuple[int, int], inner: set[int]) -> list[range]:
    """Cut a sentence at semicolons and words of contrast."""
    parts, start = [], span[0]
    for i in range(span[0] + 1, span[1]):
        token = analysis.tokens[i]
        if i not in inner and (token.text in _HARD_CUTS or token.lemma.lower() in _CONTRASTS):
            parts.append(range(start, i))
            start = i
    return [*parts, range(start, span[1])]


def _by_number(
    analysis: Analysis, part: range, starts: Sequence[int], inner: set[int]
) -> list[range]:
    """Cut such that every piece holds a number; what holds none joins the piece after it.

    At the end it joins the piece before, unless it has a subject of its own.
    """
    tokens = analysis.tokens
    pieces, start = [], part.start
    for i in range(part.start + 1, part.stop + 1):
        end = i == part.stop
        soft_cut = not end and _cuts(analysis, i)
        if not end and (not soft_cut or i in inner):
            continue
        limit = tokens[i - 1].end
        if any(tokens[start].start <= n < limit for n in starts):
            pieces.append(range(start, i))
            start = i
    tail = range(start, part.stop)
    if not pieces:
        return [part]
    if tail and not any(tokens[i].dep in SUBJECTS for i in tail):
        pieces[-1] = range(pieces[-1].start, part.stop)
    elif tail:
        pieces.append(tail)
    return pieces


def _cuts(analysis: Analysis, index: int) -> bool:
    token = analysis.tokens[index]
    if token.text in _CUTS or token.lemma.lower() in _CUT_WORDS:
        return True
    return _opens_beside(analysis, index)


def _opens_beside(analysis: Analysis, index: int) -> bool:
    """Tell whether a word opens a clause with a participle."""
    following = analysis.tokens[index + 1 : index + 2]
    beside = analysis.tokens[index].text.lower() in _BESIDES
    return beside and any(t.tag == "VBG" and t.dep in {"pcomp", "advcl"} for t in following)


def _borrowed_predicate(
    analysis: Analysis,
    words: Sequence[str],
    pieces: Sequence[range],
    k: int,
    inside: Sequence[Quantity],
) -> set[str]:
    """Return what an elliptic piece shares with the nearest piece that has a verb.

    "a queen after 16" takes the whole predicate; "half that sum to the choir", which names its
    own object, the subject and the verb; "Team Birch with 64", which names its own subject, what
    follows that of the other.
    """
    donor = _with_verb(analysis, pieces, k)
    if donor is None:
        return set()
    tokens = analysis.tokens
    first = verb = next(i for i in donor if tokens[i].tag in FINITE)
    earlier = donor.start < pieces[k].start
    named = _noun_before_number(analysis, pieces[k], inside)
    coordinate = named >= 0 and _is_object(analysis, named, donor)
    if earlier and (named < 0 or coordinate):
        first = donor.start
    own_object = earlier and (coordinate or _noun_after_number(analysis, pieces[k], inside))
    return {
        words[i]
        for i in range(first, donor.stop)
        if words[i]
        and (not own_object or i < verb or tokens[i].pos == "VERB")
        and not any(q.start <= tokens[i].start < q.end for q in inside)
    }


def _noun_before_number(analysis: Analysis, piece: range, inside: Sequence[Quantity]) -> int:
    """Return the noun that names what a piece is about ("Team Birch with 64"), -1 if none does."""
    for i in piece:
        token = analysis.tokens[i]
        if any(q.start <= token.start < q.end for q in inside):
            return -1
        if token.pos in ("NOUN", "PROPN", "ADJ"):
            return i
    return -1


def _is_object(analysis: Analysis, noun: int, donor: range) -> bool:
    """Tell whether a noun is one more object of a verb: "revenue of £2m and a loss of £1m"."""
    tokens, i = analysis.tokens, noun
    while tokens[i].dep in ("compound", "amod") and tokens[i].head != i:
        i = tokens[i].head
    if i + 1 >= len(tokens) or tokens[i + 1].text != "of":
        return False
    while tokens[i].dep == "conj" and tokens[i].head != i:
        i = tokens[i].head
    return i in donor and tokens[i].dep in ("dobj", "attr", "oprd")


def _noun_after_number(analysis: Analysis, piece: range, inside: Sequence[Quantity]) -> bool:
    """Tell whether a piece names its own object, up to the next comma."""
    reached = False
    for i in piece:
        token = analysis.tokens[i]
        if any(q.start <= token.start < q.end for q in inside):
            reached = True
        elif reached and token.pos == "PUNCT":
            return False
        elif reached and token.pos in ("NOUN", "PROPN"):
            return True
    return False


def _has_verb(analysis: Analysis, piece: range) -> bool:
    """Tell whether a piece has a verb besides that of a condition: *or two if one is a van*."""
    words = [analysis.tokens[i].text.lower() for i in piece]
    led = words[0] == "or" or words[:2] == [",", "or"]
    stop = next((i for i, w in zip(piece, words, strict=True) if led and w in _CONDITIONS), None)
    return any(analysis.tokens[i].tag in FINITE for i in range(piece.start, stop or piece.stop))


def _has_subject(analysis: Analysis, piece: range) -> bool:
    """Tell whether a subject, or a noun or number before the first verb, opens the piece."""
    for i in piece:
        token = analysis.tokens[i]
        if token.dep in SUBJECTS:
            return True
        if token.pos in ("VERB", "AUX"):
            break
        if token.pos in ("NOUN", "PROPN", "NUM"):
            return True
    return any(analysis.tokens[i].dep in SUBJECTS for i in piece)


def _has_pronoun(analysis: Analysis, piece: range) -> bool:
    return any(
        analysis.tokens[i].dep in SUBJECTS and analysis.tokens[i].pos == "PRON" for i in piece
    )


def _opens_with_participle(analysis: Analysis, piece: range) -> bool:
    opening = [i for i in piece if analysis.tokens[i].pos not in ("PUNCT", "CCONJ", "ADV")][:1]
    return any(
        analysis.tokens[i].tag in ("VBG", "VBN") or _opens_beside(analysis, i) for i in opening
    )


def _with_verb(analysis: Analysis, pieces: Sequence[range], k: int) -> range | None:
    around = [*reversed(pieces[:k]), *pieces[k + 1 :]]
    return next((piece for piece in around if _has_verb(analysis, piece)), None)


def _pointed_at(analysis: Analysis, words: Sequence[str], first: int, piece: range) -> set[str]:
    """Return the noun for which *that* stands: *that of the lower valley is sold after five*."""
    tokens = analysis.tokens
    opening = [i for i in piece if tokens[i].pos not in ("PUNCT", "CCONJ", "ADV")][:2]
    if [tokens[i].text.lower() for i in opening] not in (["that", "of"], ["those", "of"]):
        return set()
    before = range(first, opening[0])
    named = (i for i in before if tokens[i].dep in SUBJECTS and tokens[i].pos in ("NOUN", "PROPN"))
    return {words[i] for i in [*named][-1:] if words[i]}


def _sets_anew(analysis: Analysis, piece: range) -> bool:
    """Tell whether a piece opens with a time or place of its own: "at week 12 it was …"."""
    opening = [i for i in piece if analysis.tokens[i].pos not in ("PUNCT", "CCONJ", "ADV")][:1]
    return bool(opening) and analysis.tokens[opening[0]].pos == "ADP"


def _subject_before(
    analysis: Analysis, words: Sequence[str], first: int, last: int, *, set_anew: bool = False
) -> set[str]:
    """Return the words of the nearest subject to the left, up to its verb.

    Where the parse shows none, the names before the first number stand in for it. The time or place
    before it is left out for a piece that is ``set_anew``.
    """
    tokens = analysis.tokens
    for i in range(last - 1, first - 1, -1):
        if tokens[i].dep in SUBJECTS and tokens[i].pos != "PRON":
            start = i
            reach = analysis.subtree(i)[0] if set_anew else first
            while start > max(first, reach) and tokens[start - 1].text not in _CUTS:
                start -= 1
            end = i + 1
            while end < last and tokens[end].pos not in ("VERB", "AUX", "PUNCT"):
                end += 1
            return {words[k] for k in range(start, end) if words[k]}
    stop = next((i for i in range(first, last) if tokens[i].pos in ("NUM", "VERB", "AUX")), last)
    return {words[k] for k in range(first, stop) if words[k]}
