"""Fractions, shares and ratios: "a third of", "half an hour", "5 of the 8", "one in twenty"."""

from agent.judge.quantities.numbers.numerals import numeral_at
from agent.judge.quantities.numbers.scales import GLYPHS, SCALES, Numeral
from agent.judge.quantities.quantity import Interval, Quantity
from agent.judge.quantities.reading.build import Read, build, measured
from agent.judge.quantities.reading.comparators import comparator_before, interval_of
from agent.judge.quantities.reading.measure import measure_after
from agent.judge.quantities.reading.page import Page, counted_noun
from agent.judge.quantities.units.registry import COUNT, PERCENT

# "first half", "the other half": a part that is named, not a share.
_HALVES = frozenset("first second other latter final last better".split())
_WHOLE_LEADS = frozenset("the every her his its their all each".split())
_SHARE_LEADS = frozenset("of the that this as a an its their his her".split())
_COUNTED = ("fewer", "less", "more")
_MANY = 1000


def fraction(page: Page, number: Numeral) -> Read:
    """Read a fraction of a scale, of a unit, or of a whole (then in per cent)."""
    words, i = page.lexemes, number.last
    named = page.lower(number.first) == "half" and page.lower(number.first - 1) in _HALVES
    vulgar = words[number.first].text in GLYPHS
    if vulgar and not _is_share(page, i):
        return build(page, number, (number.first, i), COUNT, [number.value])
    if named or not _is_share(page, i):
        return Read(None, i, i)
    measure = measure_after(words, i)
    glyph = vulgar or words[number.first].kind == "num"
    timed = measure is not None and page.lower(i) == "hour"  # every half hour
    if measure is not None and (glyph or timed or words[i].text == "-"):
        return build(page, number, (number.first, measure.last), measure.unit, [number.value])
    j = i + 1 if page.lower(i) == "of" else i
    if page.any_of(j, ("a", "an", "one", "1")):
        part = _of_one(page, number, j + 1)
        if part is None and j == i and page.lower(number.first) == "half":
            part = build(
                page, number, (number.first, j + 1), COUNT, [number.value]
            )  # "half a point"
        if part is not None:
            return part
    whole = number._replace(step=100 * number.step)
    return build(page, whole, (number.first, i), PERCENT, [100 * number.value])


def _of_one(page: Page, number: Numeral, k: int) -> Read | None:
    """Read "half a million", "a quarter of a litre", "a quarter of one percent"."""
    if page.lower(k) in SCALES:
        scale = SCALES[page.lower(k)]
        amount = number._replace(
            last=k + 1, value=number.value * scale, step=number.step * scale, form="words"
        )
        return measured(page, amount)
    measure = measure_after(page.lexemes, k)
    if measure is None:
        return None
    return build(page, number, (number.first, measure.last), measure.unit, [number.value])


def _is_share(page: Page, i: int) -> bool:
    """Tell a share ("a third of", "by half", "a third fewer") from an ordinal or a compound."""
    if i >= len(page.lexemes) or page.lower(i) in _SHARE_LEADS:
        return True
    if page.lexemes[i].text in "-‑":
        return measure_after(page.lexemes, i) is not None
    token = page.token(page.lexemes[i].start)
    measure = measure_after(page.lexemes, i)
    if measure is not None or token is None or page.any_of(i, _COUNTED):
        return True
    return token.pos not in ("NOUN", "PROPN", "ADJ", "NUM")


def share(page: Page, number: Numeral, read: Read) -> Quantity | None:
    """Read the share of "5 of the 8 wells", "one in twenty", not of "40% of the 120 wells"."""
    if read.quantity is not None and read.quantity.dimension == "percent":
        return None
    for at in (read.last, read.after):
        j = at + 1 if page.lower(at) == "out" else at
        link, j = page.lower(j), j + 1
        while page.lower(j) in _WHOLE_LEADS:
            j += 1
        whole = numeral_at(page.lexemes, j) if j < len(page.lexemes) else None
        if link not in ("of", "in") or whole is None or whole.form == "fraction":
            continue
        small = number.value <= 10 and whole.value <= _MANY
        led = page.lower(j - 1) in _WHOLE_LEADS
        if not led and measure_after(page.lexemes, whole.last) is not None:
            continue  # "one litre in 2 minutes", "one interval of 20 minutes"
        if whole.value > number.value and (link == "of" or small):
            return _share_quantity(page, number, whole, link)
    return None


def _share_quantity(page: Page, number: Numeral, whole: Numeral, link: str) -> Quantity:
    comparator = comparator_before(page.lexemes, number.first)
    kind = comparator.kind if comparator else ""
    raw = interval_of(kind, 100 * number.value / whole.value, 0.01)
    first = number.first - (comparator.length if comparator else 0)
    start, end = page.lexemes[first].start, page.lexemes[whole.last - 1].end
    text = page.text[start:end]
    return Quantity(
        start, end, text, "percent", raw, raw, unit="%", bound=kind, soft=link == "of", step=0.01
    )


_NEEDING = frozenset("is are must be required needed necessary provided used".split())


def ratio(page: Page, number: Numeral, read: Read) -> Quantity | None:
    """Read "one nurse (is needed) for every four beds" as four beds a nurse."""
    if read.quantity is None or not read.quantity.noun or read.quantity.dimension == "duration":
        return None
    at = read.after
    while page.lower(at) in _NEEDING:
        at += 1
    if page.lower(at) == "for" and page.any_of(at + 1, ("every", "each")):
        j = at + 2
    elif page.lower(at) in ("per", "to"):
        j = at + 1
    else:
        return None
    below = numeral_at(page.lexemes, j) if j < len(page.lexemes) else None
    if below is None or below.form == "fraction":
        return None
    other, after = counted_noun(page, below.last)
    if not other or not number.value:
        return None
    value = below.value / number.value
    start, end = read.quantity.start, page.lexemes[min(after, len(page.lexemes)) - 1].end
    point = Interval(value, value)
    return Quantity(
        start, end, page.text[start:end], "ratio", point, point, unit=other,
        noun=read.quantity.noun, step=0.1,
    )  # fmt: skip
