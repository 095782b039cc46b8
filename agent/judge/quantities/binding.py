"""Which words a quantity belongs to: its clause, its table row, its heading."""

from collections.abc import Sequence
from dataclasses import dataclass

from agent.domain.analysis import Analysis, Token
from agent.judge.quantities.extract import quantities
from agent.judge.quantities.quantity import Quantity

STEM = 6
_CONTENT = ("NOUN", "PROPN", "ADJ", "VERB", "NUM", "ADV", "X")
_EMPTY = frozenset(
    "be have do make more less least most than only also just about over under up at total number "
    "amount each every other same one such many much few so then there here now not very well "
    "use get take give go come per cent percent include include".split()
)
_FAMILIES = {
    "deep": "depth", "long": "length", "high": "height", "tall": "height", "wide": "width",
    "weigh": "weight", "heavy": "weight", "old": "age", "aged": "age", "price": "cost",
    "staff": "employ", "worker": "employ", "people": "person", "company": "firm",
    "pay": "pay", "paid": "pay", "payment": "pay", "dead": "death", "die": "death",
    "kill": "death", "birth": "born", "bear": "born", "speed": "fast", "near": "close",
}  # fmt: skip
_CUTS = (",", ";", ":", "|", "—", "–", "(", ")", "\n", "/")
_CUT_WORDS = ("and", "but", "while", "whereas", "or", "versus", "vs", "against", "compared", "plus")


def stem(token: Token) -> str:
    """Return the form under which words are compared: a lemma's first letters, in lower case."""
    word = token.lemma.lower()
    return _FAMILIES.get(word, word)[:STEM]


def is_content(token: Token) -> bool:
    """Tell whether a token carries meaning of its own."""
    return (
        token.pos in _CONTENT
        and token.lemma.lower() not in _EMPTY
        and any(c.isalnum() for c in token.text)
    )


@dataclass(frozen=True, slots=True)
class Bound:
    """A quantity with the words of its own clause and those of its sentence and row."""

    quantity: Quantity
    near: frozenset[str]
    wide: frozenset[str]
    sentence: int


@dataclass(frozen=True, slots=True)
class Bindings:
    """The bound quantities of a text and all its content words."""

    items: tuple[Bound, ...]
    words: frozenset[str]


_cache: dict[str, Bindings] = {}


def bind(analysis: Analysis) -> Bindings:
    """Tie every quantity of a text to its words."""
    found = _cache.get(analysis.text)
    if found is None:
        found = _bind(analysis)
        if len(_cache) >= 2048:
            _cache.clear()
        _cache[analysis.text] = found
    return found


def _bind(analysis: Analysis) -> Bindings:
    stems = [stem(t) if is_content(t) else "" for t in analysis.tokens]
    items: list[Bound] = []
    found = quantities(analysis)
    for number, (first, last) in enumerate(_units(analysis)):
        inside = [q for q in found if first < last and _within(analysis, q, first, last)]
        if inside:
            items.extend(_bind_sentence(analysis, stems, inside, (first, last), number))
    return Bindings(tuple(items), frozenset(s for s in stems if s))


def _units(analysis: Analysis) -> list[tuple[int, int]]:
    """Return sentences, cut further at line ends."""
    units = []
    for first, last in analysis.sentences:
        start = first
        for i in range(first, last):
            if "\n" in analysis.tokens[i].text and i > start:
                units.append((start, i))
                start = i + 1
        if start < last:
            units.append((start, last))
    return units


def _within(analysis: Analysis, quantity: Quantity, first: int, last: int) -> bool:
    return analysis.tokens[first].start <= quantity.start < analysis.tokens[last - 1].end


def _bind_sentence(
    analysis: Analysis,
    stems: Sequence[str],
    inside: Sequence[Quantity],
    span: tuple[int, int],
    number: int,
) -> list[Bound]:
    segments = _segments(analysis, span, inside)
    wide = frozenset(stems[i] for i in range(*span) if stems[i])
    bound = []
    for quantity in inside:
        own = next(s for s in segments if _within(analysis, quantity, *s) or s[1] == span[1])
        near = {stems[i] for i in range(*own) if stems[i]}
        if not _has_subject(analysis, own):
            near |= _earlier_subject(analysis, stems, span[0], own[0])
        near -= _number_words(analysis, stems, quantity, own)
        bound.append(Bound(quantity, frozenset(near), wide, number))
    return bound


def _number_words(
    analysis: Analysis, stems: Sequence[str], quantity: Quantity, own: tuple[int, int]
) -> set[str]:
    return {
        stems[i]
        for i in range(*own)
        if quantity.start <= analysis.tokens[i].start < quantity.end and not quantity.is_date
    }


def _segments(
    analysis: Analysis, span: tuple[int, int], inside: Sequence[Quantity]
) -> list[tuple[int, int]]:
    """Cut a sentence at commas and conjunctions such that every piece holds a quantity.

    A piece without a quantity joins the one after it, or the one before at the end.
    """
    tokens = analysis.tokens
    numbers = [q for q in inside if not q.is_date]
    cuts = [
        i
        for i in range(span[0] + 1, span[1])
        if (tokens[i].text in _CUTS or tokens[i].text.lower() in _CUT_WORDS)
        and not any(q.start <= tokens[i].start < q.end for q in inside)
    ]
    pieces, start = [], span[0]
    for cut in [*cuts, span[1]]:
        holds = any(_within(analysis, q, start, cut) for q in numbers) if cut > start else False
        if holds:
            pieces.append((start, cut))
            start = cut
    if not pieces:
        return [span]
    if start < span[1]:
        pieces[-1] = (pieces[-1][0], span[1])
    return pieces


def _has_subject(analysis: Analysis, span: tuple[int, int]) -> bool:
    return any(analysis.tokens[i].dep in ("nsubj", "nsubjpass") for i in range(*span))


def _earlier_subject(analysis: Analysis, stems: Sequence[str], first: int, last: int) -> set[str]:
    for i in range(last - 1, first - 1, -1):
        if analysis.tokens[i].dep in ("nsubj", "nsubjpass"):
            return {stems[k] for k in analysis.subtree(i) if stems[k] and first <= k < last}
    return set()
