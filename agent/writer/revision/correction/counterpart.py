"""What in a contradicted clause must change, and into what, for it to say what a quote says."""

import re
from collections.abc import Sequence, Set

from agent.domain.prose.figures import UNITS, Figure, FigureKind, figures
from agent.domain.prose.terms import overlap, stem, terms
from agent.domain.text import Span
from agent.writer.comparators import AFTER, OPPOSITE, comparator_before
from agent.writer.revision.correction.attribute import same_attribute
from agent.writer.revision.correction.force import as_far, denies_whole
from agent.writer.revision.correction.limits import comparator_swap, genitive, limited, only_bounds
from agent.writer.revision.correction.things import (
    BOUNDS,
    MIN_SHARED,
    POINTING,
    plain_terms,
    same_thing,
)
from agent.writer.revision.language.compound import clauses
from agent.writer.revision.language.conditions import other_case, subject, tells_case
from agent.writer.revision.language.denial import denied_alike, denies, piece, strays
from agent.writer.revision.language.modality import modal_swap
from agent.writer.revision.language.phrases import Swap, aligned_swap
from agent.writer.revision.language.slots import slot_swap

MOSTLY_SHARED = 0.6
ALMOST_SHARED = 0.75
AKIN = 2
WINDOW = 48
LAST_IN_WORDS = 12
DAY = re.compile(r"(?<![\dQ])\d{1,2}(?!\d)")
"""The day in a date."""
ITEMS = re.compile(r"[,;:]\s|\b(?:and|but|or|while|whereas)\b", re.IGNORECASE)
MOVES = re.compile(r"\b(?:from|to|by)\s+$", re.IGNORECASE)
"""What tells the beginning, the end and the size of a change apart."""
SCALES = (24, 60, 1000, 1024, 3600, 1_000_000)
"""What numbers of one amount in two units are apart by."""
COUNTED = re.compile(r"[\s-]*(?:[^\W\d][\w'’-]*\s?){1,2}")


def swaps(clause: str, quote: str, spoken_for: Set[str] = frozenset()) -> list[Swap] | None:
    """Return the replacements that turn ``clause`` into what ``quote`` says, or None.

    Spans point into ``clause``. None where no safe local replacement exists: too little is
    shared, a figure has two possible counterparts, or nothing differs in a way that is understood.
    ``spoken_for`` are keys of figures that belong to other claims.
    """
    own = plain_terms(clause)
    if (own and overlap(own, plain_terms(quote)) < MIN_SHARED) or other_case(clause, quote):
        return None
    slot = slot_swap(clause, quote)
    by_figures = figure_swaps(clause, quote, spoken_for)
    if slot and _of_one(clause[: slot[0].start] + clause[slot[0].end :], quote, slot[1]):
        return [slot, *(s for s in by_figures or [] if not s[0].overlaps(slot[0]))]
    if by_figures is None:
        return _whole_phrase(clause, quote, spoken_for)
    modal = modal_swap(clause, quote)
    if by_figures:
        return by_figures
    if modal and _same_matter(clause, quote) and denies_whole(clause, quote, modal):
        alike = denied_alike(clause, quote, modal) and as_far(clause, quote)
        return [modal, *strays(clause, modal)] if alike else None
    aligned = aligned_swap(clause, quote)
    return [aligned] if aligned and denied_alike(clause, quote, aligned) else None


def swaps_of_parts(clause: str, quote: str, spoken_for: Set[str]) -> list[Swap] | None:
    """Return the figures to be exchanged in the one part of a compound clause a quote is about.

    What the other parts say is not in the quote, and is judged anew.
    """
    parts, found = clauses(clause), list[list[Swap]]()
    for part in parts if len(parts) > 1 else []:
        at = clause.index(part)
        if overlap(plain_terms(part), plain_terms(quote)) >= ALMOST_SHARED:
            inner = figure_swaps(part, quote, spoken_for) or []
            found.append([(span.shift(at), text) for span, text in inner])
    return found[0] if len(found) == 1 and found[0] else None


def _whole_phrase(clause: str, quote: str, spoken_for: Set[str]) -> list[Swap] | None:
    """Return the one phrase that differs where it holds all figures that do, or None.

    "Up to three signs" becomes "one sign" by a quote that has all else word for word. Both must
    count the same, by their last word.
    """
    phrase = aligned_swap(clause, quote)
    if phrase is None or not denied_alike(clause, quote, phrase):
        return None
    span, text = phrase
    counted = [stem(t.split()[-1].lower()) for t in (span.of(clause), text)]
    if counted[0] != counted[1] or counted[0].isdecimal():
        return None
    known = {f.key for f in figures(quote)}
    wrong = [f for f in figures(clause) if f.key not in known]
    taken = any(f.key in spoken_for for f in figures(text))
    return [phrase] if not taken and all(span.covers(f.span) for f in wrong) else None


def _same_matter(clause: str, quote: str) -> bool:
    return overlap(plain_terms(clause), plain_terms(quote)) >= 0.5


def _of_one(rest: str, quote: str, told: str) -> bool:
    """Tell whether the ``rest`` of a clause is said of the thing that ``told`` is said of."""
    return same_thing(rest, quote.replace(told, "", 1)) and _same_matter(rest, quote)


def figure_swaps(clause: str, quote: str, spoken_for: Set[str] = frozenset()) -> list[Swap] | None:
    """Return the replacements of the clause's figures that the quote gives differently.

    Returns:
        [] where all figures agree; None where one has no clear counterpart.
    """
    if other_case(clause, quote):
        return None
    claimed, stated = figures(clause), figures(quote)
    common = {f.key for f in claimed} & {f.key for f in stated}
    wrong = [f for f in claimed if f.key not in common]
    free = [f for f in stated if f.key not in common]
    if wrong and not same_thing(clause, quote):
        return None
    found: list[Swap] = []
    for figure in wrong:
        other = _counterpart(figure, clause, free, quote)
        if other is None or other.key in spoken_for:
            return None
        swap = _replacement(figure, other, clause, quote)
        if swap is None or not (common or _akin(figure, other, clause, quote)):
            return None
        free = [f for f in free if f is not other]
        found.append(genitive(*swap, clause))
    if not found:
        alike = overlap(plain_terms(clause), plain_terms(quote)) >= ALMOST_SHARED
        comparator = comparator_swap(clause, quote, alike=alike)
        found += [comparator] if comparator else []
    return found


def _counterpart(figure: Figure, clause: str, free: Sequence[Figure], quote: str) -> Figure | None:
    """Return the one figure of the quote that is about the same thing, or None."""
    options = [
        f
        for f in free
        if _comparable(figure, f)
        and not only_bounds(f, quote, clause[: figure.span.start])
        and _measures_same(figure, f, clause, quote)
        and same_attribute(figure, f, clause, quote)
    ]
    alike = [f for f in options if stem(f.unit) == stem(figure.unit)]
    options = alike or options
    bound = comparator_before(clause, figure.span.start)
    if bound and len(options) > 1:
        kinds = [comparator_before(quote, f.span.start) for f in options]
        bounded = [f for f, k in zip(options, kinds, strict=True) if k and k[0] == bound[0]]
        options = bounded or options
    if len(options) <= 1:
        return options[0] if options else None
    near = set(terms(_around(clause, figure)))
    own = [own_words(quote, f, options) for f in options]
    holder = set(terms(subject(clause))) - own[0].intersection(*own[1:])
    scores = [
        (len(holder & words), len(near & set(terms(_around(quote, f)))))
        for f, words in zip(options, own, strict=True)
    ]
    best = max(scores)
    told = [f for f, words in zip(options, own, strict=True) if near & words - _besides(words, own)]
    chosen = told if scores.count(best) > 1 else [options[scores.index(best)]]
    return chosen[0] if len(chosen) == 1 else None


def _besides(words: set[str], items: Sequence[set[str]]) -> set[str]:
    """Return the words of the other items of a list."""
    return {w for item in items if item is not words for w in item}


def own_words(quote: str, figure: Figure, options: Sequence[Figure]) -> set[str]:
    """Return the stems of the item of a list that tells ``figure`` and none of the others."""
    others = [o for o in options if o is not figure]
    start = max((o.span.end for o in others if o.span.end <= figure.span.start), default=0)
    end = min((o.span.start for o in others if o.span.start >= figure.span.end), default=len(quote))
    ends = [m.span() for m in ITEMS.finditer(quote, start, end)]
    start = max((e for _, e in ends if e <= figure.span.start), default=start)
    end = min((s for s, _ in ends if s >= figure.span.end), default=end)
    return set(terms(f"{quote[start : figure.span.start]} {quote[figure.span.end : end]}"))


def _akin(figure: Figure, other: Figure, clause: str, quote: str) -> bool:
    """Tell whether two figures stand among the same words, or one text has most of the other's."""
    near = set(terms(_around(clause, figure))) - {stem(w) for w in figure.unit.split()} - POINTING
    if len(near & set(terms(_around(quote, other)))) >= min(AKIN, len(near)):
        return True
    said, stated = plain_terms(clause), plain_terms(quote)
    return max(overlap(said, stated), overlap(stated, said)) >= MOSTLY_SHARED


def _comparable(figure: Figure, other: Figure) -> bool:
    """Tell whether one may stand where the other does: no day ("on") for a year ("in")."""
    if figure.kind is FigureKind.DATE and other.kind is FigureKind.DATE:
        return bool(DAY.search(figure.text)) == bool(DAY.search(other.text))
    if figure.kind is other.kind:
        return True
    pair = {figure.kind, other.kind}
    counted = {FigureKind.COUNT, FigureKind.DURATION, FigureKind.SIZE}
    return pair <= counted or pair <= {FigureKind.DATE, FigureKind.CLOCK}


def _measures_same(figure: Figure, other: Figure, clause: str, quote: str) -> bool:
    """Tell whether the quote's figure may be of what the clause's is: guests are no cars.

    "16 weeks" becomes "12 months" only where both texts say much the same besides, and "eight
    hours" never the 70 of "unless they are over 70".
    """
    moves = [MOVES.search(t[: f.span.start]) for t, f in ((clause, figure), (quote, other))]
    if moves[0] and moves[1] and moves[0][0].lower() != moves[1][0].lower():
        return False
    if FigureKind.COUNT in (figure.kind, other.kind):
        if figure.kind is not other.kind and tells_case(quote, other):
            return tells_case(clause, figure)
        said, meant = _counted(clause, figure), _counted(quote, other)
        there = meant if other.unit and other.kind is not FigureKind.COUNT else set(terms(quote))
        return not said or bool(said & (there if meant else set(terms(quote))))
    if figure.kind is not other.kind or _unit(figure) == _unit(other):
        return True
    own, stated = plain_terms(clause), plain_terms(quote)
    return min(overlap(own, stated), overlap(stated, own)) >= ALMOST_SHARED


def _unit(figure: Figure) -> str:
    """Return the stem of the unit: that of days for working days."""
    return stem(figure.unit.rpartition(" ")[2])


def _counted(text: str, figure: Figure) -> set[str]:
    """Return the stems of the unit of ``figure``, or of the words after a mere number."""
    if figure.kind is not FigureKind.COUNT:
        return set(terms(figure.unit))
    words = COUNTED.match(text, figure.span.end)
    return set(terms(words[0])) if words else set()


def _around(text: str, figure: Figure) -> str:
    left = max(0, figure.span.start - WINDOW)
    return text[left : figure.span.start] + " " + text[figure.span.end : figure.span.end + WINDOW]


def _replacement(figure: Figure, other: Figure, clause: str, quote: str) -> Swap | None:
    """Return the swap of one figure, with the comparator that the quote has before it.

    None where the two comparators do not answer the same question ("up to", "shorter than"),
    where the quote's stands after its figure ("3 weeks or longer") and would be left out, and
    where just one of the two figures is denied ("not within 3 days").
    """
    if denies(piece(clause, figure.span.start)) != denies(piece(quote, other.span.start)):
        return None
    if AFTER.match(quote, other.span.end) and not AFTER.match(clause, figure.span.end):
        return None
    if other.kind is FigureKind.COUNT is not figure.kind and _of_another_unit(figure, other):
        return None
    joined = clause[figure.number.end : figure.number.end + 1] == "-"
    number_only = other.kind is FigureKind.COUNT or joined
    span = figure.number if number_only else figure.span
    number = other.number.of(quote)
    text = number if number_only else other.text
    text = text.replace(number, _written_like(figure.number.of(clause), number), 1)
    said, meant = comparator_before(clause, span.start), comparator_before(quote, other.span.start)
    if said and meant and said[0] != meant[0]:
        if said[0] != "about" and OPPOSITE.get(said[0]) != meant[0]:
            return None
        span = Span(start=said[1].start, end=span.end)
        text = f"{meant[1].of(quote).lower()} {text}"
    elif meant and not said and not BOUNDS & set(terms(clause)):
        return limited(clause, span, meant[1].of(quote).lower(), text)
    return span, " ".join(text.split())


def _of_another_unit(figure: Figure, bare: Figure) -> bool:
    """Tell whether a number without a unit may be the same in another one: 3 seconds, 3000."""
    low, high = sorted(_value(f) for f in (figure, bare))
    return low > 0 and high / low in SCALES


def _value(figure: Figure) -> float:
    digits = re.sub(r"[^\d.]", "", figure.text.split()[0])
    return float(digits) if digits.replace(".", "", 1).isdecimal() else 0.0


def _written_like(said: str, meant: str) -> str:
    """Return a small number in words where the one it replaces is: "Five years", not "5 years"."""
    if said.isalpha() and meant.isdecimal() and int(meant) <= LAST_IN_WORDS:
        meant = UNITS[int(meant)]
    return meant.capitalize() if said[:1].isupper() and meant.isalpha() else meant
