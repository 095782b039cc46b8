"""Finds the quantities of an analysed text."""

from collections.abc import Generator
from dataclasses import replace

from agent.domain.analysis import Analysis
from agent.judge.quantities.clock import clock_spans
from agent.judge.quantities.comparators import (
    comparator_after,
    comparator_before,
    interval_of,
)
from agent.judge.quantities.dates import CalendarSpan, calendar_spans
from agent.judge.quantities.lexer import Lexeme, adjacent, lex
from agent.judge.quantities.measure import Measure, measure_after, rate_after
from agent.judge.quantities.numbers import number_in_name, token_at
from agent.judge.quantities.numerals import GLYPHS, SCALES, Numeral, numeral_at
from agent.judge.quantities.quantity import Interval, Quantity
from agent.judge.quantities.units import (
    COUNT,
    PERCENT,
    Unit,
    currency,
    dollar,
    word_units,
)

CACHE_SIZE = 2048
_cache: dict[str, tuple[Quantity, ...]] = {}
_APPROXIMATE = ("about", "nearly", "just over")
_HALF_OF = ("first", "second", "other", "latter", "final", "last", "better", "time")
_YEAR_LEADS = ("the", "in", "of", "since", "by", "from", "until", "till", "during", "and", "to",
               "after", "before", "for", "early", "late", "mid")  # fmt: skip


def quantities(analysis: Analysis) -> tuple[Quantity, ...]:
    """Return the quantities, dates and times of day of a text, left to right."""
    found = _cache.get(analysis.text)
    if found is None:
        found = tuple(sorted(_Reader(analysis).read(), key=lambda q: (q.start, q.end)))
        if len(_cache) >= CACHE_SIZE:
            _cache.clear()
        _cache[analysis.text] = found
    return found


class _Reader:
    """Reads one text from left to right; ``taken`` marks characters already explained."""

    def __init__(self, analysis: Analysis) -> None:
        self.analysis = analysis
        self.text = analysis.text
        self.lexemes = lex(analysis.text)
        self.taken: list[tuple[int, int]] = []

    def read(self) -> Generator[Quantity, None, None]:
        """Yield dates, then times of day, then numbers."""
        for clock in clock_spans(self.text):
            self.taken.append((clock.start, clock.end))
            point = Interval(clock.minutes, clock.minutes)
            yield Quantity(
                clock.start, clock.end, self.text[clock.start : clock.end], "clock", point, point,
                qualifier="vague" if clock.vague else "",
            )  # fmt: skip
        for span in calendar_spans(self.text):
            if not self._is_taken(span.start, span.end) and self._is_date(span):
                self.taken.append((span.start, span.end))
                yield self._date(span)
        i = 0
        while i < len(self.lexemes):
            i = yield from self._at(i)

    def _is_taken(self, start: int, end: int) -> bool:
        return any(start < b and a < end for a, b in self.taken)

    def _is_date(self, span: CalendarSpan) -> bool:
        """Refuse "2010 houses" and "model 2000": a year alone must stand like one."""
        if span.day._replace(year=0) != (0,) * 7 or not span.day.year:
            return True
        index = token_at(self.analysis, span.end)
        tokens = self.analysis.tokens
        after = tokens[index] if index < len(tokens) else None
        start = token_at(self.analysis, span.start)
        before = tokens[start - 1].text.lower() if start else ""
        if before in ("$", "€", "£", "version", "model", "iso", "rfc", "no", "no."):
            return False
        if after is None or before in _YEAR_LEADS:
            return after is None or measure_unit(after.text) is None
        return after.tag != "NNS" and measure_unit(after.text) is None

    def _date(self, span: CalendarSpan) -> Quantity:
        day, soft = span.day, span.day._replace(weekday=0) == (0,) * 7
        point = Interval(day.year, day.year)
        i = next(k for k, x in enumerate(self.lexemes) if x.end > span.start)
        return Quantity(
            span.start, span.end, self.text[span.start : span.end], "date", point, point,
            soft=soft, day=day, bound=_date_bound(self.lexemes, i),
        )  # fmt: skip

    def _at(self, i: int) -> Generator[Quantity, None, int]:
        """Yield what begins at lexeme ``i``; return the index to go on from."""
        lexeme = self.lexemes[i]
        if self._is_taken(lexeme.start, lexeme.end):
            return i + 1
        number = numeral_at(self.lexemes, i)
        if number is None:
            alone = self._article_unit(i) or self._multiple(i) or self._none(i)
            if alone is None:
                return i + 1
            yield alone
            return self._lexeme_after(alone.end)
        return (yield from self._number(number))

    def _lexeme_after(self, position: int) -> int:
        return next((k for k, x in enumerate(self.lexemes) if x.start >= position), len(self.lexemes))

    def _number(self, number: Numeral) -> Generator[Quantity, None, int]:
        start, end = self._span(number)
        if number.form == "digits" and number_in_name(
            self.analysis, start, self._digits_end(number)
        ):
            return number.last
        if self._is_ordinal(number):
            return number.last + 1
        if number.form == "fraction":
            found, last = self._fraction(number)
        else:
            found, last = self._measured(number)
        yield from found
        return max(last, number.last)

    def _span(self, number: Numeral) -> tuple[int, int]:
        return self.lexemes[number.first].start, self.lexemes[number.last - 1].end

    def _digits_end(self, number: Numeral) -> int:
        return self.lexemes[number.first].end

    def _is_ordinal(self, number: Numeral) -> bool:
        if number.form != "digits" or number.last >= len(self.lexemes):
            return False
        after = self.lexemes[number.last]
        return after.lower in ("st", "nd", "rd", "th") and adjacent(
            self.lexemes[number.last - 1], after
        )

    def _sign_and_currency(self, number: Numeral) -> tuple[int, float, Unit | None]:
        """Return the first lexeme including sign and currency, the sign, and the currency."""
        i, sign, unit = number.first, 1.0, None
        if i and self.lexemes[i - 1].text in "-−–" and self._is_minus(i - 1):
            i, sign = i - 1, -1.0
        if i:
            unit = currency(self.lexemes[i - 1].text)
            if unit is not None:
                i -= 1
                if (
                    i
                    and self.lexemes[i].text == "$"
                    and adjacent(self.lexemes[i - 1], self.lexemes[i])
                ):
                    named = dollar(self.lexemes[i - 1].text)
                    if named is not None:
                        i, unit = i - 1, named
                if i and self.lexemes[i - 1].text in "-−" and self._is_minus(i - 1):
                    i, sign = i - 1, -1.0
        return i, sign, unit

    def _is_minus(self, i: int) -> bool:
        left_free = (
            i == 0
            or not adjacent(self.lexemes[i - 1], self.lexemes[i])
            or (self.lexemes[i - 1].text in "([")
        )
        return left_free and adjacent(self.lexemes[i], self.lexemes[i + 1])

    def _measured(self, number: Numeral) -> tuple[list[Quantity], int]:
        first, sign, money = self._sign_and_currency(number)
        high, last, measure = self._range(number, first)
        number = self._same_scale(number, high)
        half = self._unit_and_a_half(measure, last)
        if half:
            last = half
        unit = money or (measure.unit if measure else COUNT)
        values = [number.value * sign]
        if high is not None:
            values.append(high.value)
        if half:
            values = [v + 0.5 for v in values]
        return self._build(number, first, last, unit, values)

    def _same_scale(self, number: Numeral, high: Numeral | None) -> Numeral:
        """Read the 5 of "5 to 7 million" as five million."""
        if high is None or (self.lexemes[number.last - 1].kind == "word" and number.form == "digits"):
            return number
        factor = SCALES.get(self.lexemes[high.last - 1].lower)
        if factor is None or high.last - high.first < 2:
            return number
        return number._replace(value=number.value * factor, step=number.step * factor)

    def _range(self, number: Numeral, first: int) -> tuple[Numeral | None, int, Measure | None]:
        """Return the upper end of a range, the lexeme after all, and the unit."""
        measure = measure_after(self.lexemes, number.last)
        link = measure.last if measure else number.last
        if link + 1 < len(self.lexemes) and self._links_range(link, first):
            at = link + 1
            if currency(self.lexemes[at].text) and at + 1 < len(self.lexemes):
                at += 1
            high = numeral_at(self.lexemes, at)
            if high is not None and high.value > number.value and high.form != "fraction":
                unit = measure_after(self.lexemes, high.last)
                if unit is not None or measure is None:
                    return high, unit.last if unit else high.last, unit
        return None, link, measure

    def _links_range(self, link: int, first: int) -> bool:
        word = self.lexemes[link].lower
        before = self.lexemes[first - 1].lower if first else ""
        if word == "and":
            return before == "between"
        if word == "to":
            return before != "from"
        return word in ("-", "–", "—", "‑") and adjacent(self.lexemes[link - 1], self.lexemes[link])

    def _unit_and_a_half(self, measure: Measure | None, last: int) -> int:
        """Return the lexeme after "and a half" that follows a unit, or 0."""
        words = [x.lower for x in self.lexemes[last : last + 3]]
        return last + 3 if measure and words == ["and", "a", "half"] else 0

    def _build(
        self, number: Numeral, first: int, last: int, unit: Unit, values: list[float]
    ) -> tuple[list[Quantity], int]:
        kind, first, last = self._comparator(first, last)
        step = number.step
        if len(values) > 1:
            raw = Interval(min(values), max(values))
        else:
            raw = interval_of(kind, values[0], step)
        noun, after = self._noun(last, unit)
        rate, rated = rate_after(self.lexemes, after if unit is COUNT else last)
        if not rate and unit is not COUNT:
            rate, rated = rate_after(self.lexemes, after)
        start, end = self.lexemes[first].start, self.lexemes[last - 1].end
        is_one = number.form == "words" and number.value == 1
        bare_one = is_one and unit is COUNT
        if bare_one and not noun:
            return [], last
        quantity = Quantity(
            start, end, self.text[start:end], unit.dimension,
            raw.mapped(unit.factor, unit.offset), raw, unit=unit.name, noun=noun, rate=rate,
            qualifier=unit.qualifier, approximate=kind in _APPROXIMATE,
            soft=is_one and not kind, step=step * unit.factor,
            bound="range" if len(values) > 1 else kind,
        )  # fmt: skip
        found = [quantity]
        share = self._share(number, last, after)
        if share is not None and "in" in share.text.lower().split():
            return [replace(share, soft=False)], self._lexeme_after(share.end)
        if share is not None:
            found.append(share)
        return found, max(last, rated if rate and unit is not COUNT else last)

    def _comparator(self, first: int, last: int) -> tuple[str, int, int]:
        before = comparator_before(self.lexemes, first)
        if before is not None:
            return before.kind, first - before.length, last
        after = comparator_after(self.lexemes, last)
        if after is not None:
            return after.kind, first, last + after.length
        return "", first, last

    def _noun(self, last: int, unit: Unit) -> tuple[str, int]:
        """Return the lemma of the counted noun and the lexeme after it."""
        if last >= len(self.lexemes):
            return "", last
        tokens, k = self.analysis.tokens, token_at(self.analysis, self.lexemes[last].start)
        first, noun, end = k, "", self.lexemes[last].start
        while k < len(tokens) and k - first < 7:
            token = tokens[k]
            if token.pos in ("NOUN", "PROPN") and token.text.isalpha() | ("-" in token.text):
                noun, end = token.lemma.lower(), token.end
            elif noun or not (
                (token.pos in ("ADJ", "ADV", "VERB") and (token.tag in _MODIFIERS))
                or token.text.lower() in ("of", "the", "their", "his", "her", "its", "other", "more",
                                          "-", "different", "new", "all", "these", "those")
            ):  # fmt: skip
                break
            k += 1
        if not noun:
            return "", last
        after = next(
            (j for j in range(last, len(self.lexemes)) if self.lexemes[j].start >= end),
            len(self.lexemes),
        )
        return noun, after

    def _share(self, number: Numeral, last: int, after: int) -> Quantity | None:
        """Read "5 of the 8 wells", "one in twenty", "one user in twenty" as a share."""
        words = self.lexemes
        for at in (last, after):
            j = at
            if j < len(words) and words[j].lower == "out":
                j += 1
            if j >= len(words) or words[j].lower not in ("of", "in"):
                continue
            link, j = words[j].lower, j + 1
            while j < len(words) and words[j].lower in (
                "the",
                "every",
                "her",
                "his",
                "its",
                "their",
                "all",
            ):
                j += 1
            whole = numeral_at(words, j) if j < len(words) else None
            if whole is None or whole.form == "fraction" or whole.value <= number.value:
                continue
            if self._is_taken(words[j].start, words[j].end):
                continue
            if link == "in" and not (number.value <= 10 and whole.value <= 1000):
                continue
            value = 100 * number.value / whole.value
            start, end = words[number.first].start, words[whole.last - 1].end
            kind = comparator_before(words, number.first)
            raw = interval_of(kind.kind if kind else "", value, 0.01)
            return Quantity(
                start, end, self.text[start:end], "percent", raw, raw, unit="%", soft=True
            )
        return None

    def _fraction(self, number: Numeral) -> tuple[list[Quantity], int]:
        """Read a fraction of a scale, of a unit, or of a whole (then in per cent)."""
        words, i = self.lexemes, number.last
        before = words[number.first - 1].lower if number.first else ""
        if words[number.first].lower == "half" and before in _HALF_OF:
            return [], i
        measure = measure_after(words, i)
        glyph = words[number.first].text in GLYPHS or words[number.first].kind == "num"
        if measure is not None and (glyph or words[i].text == "-"):
            return self._build(number, number.first, measure.last, measure.unit, [number.value])
        j = i + 1 if i < len(words) and words[i].lower == "of" else i
        article = j < len(words) and words[j].lower in ("a", "an", "one", "1")
        k = j + 1 if article else j
        if article and k < len(words):
            measure = measure_after(words, k)
            if words[k].lower in SCALES:
                scale = SCALES[words[k].lower]
                scaled = Numeral(number.first, k + 1, number.value * scale, number.step, "words")
                return self._measured(scaled)
            if measure is not None:
                return self._build(number, number.first, measure.last, measure.unit, [number.value])
        if not self._is_share(i):
            return [], i
        return self._build(number, number.first, i, PERCENT, [100 * number.value])

    def _is_share(self, i: int) -> bool:
        """Tell a share ("a third of", "by half") from an ordinal or a compound noun."""
        if i >= len(self.lexemes):
            return True
        after = self.lexemes[i]
        if after.text in "-":
            return False
        if after.lower in ("of", "the", "that", "this", "as", "a", "an", "its", "their", "his"):
            return True
        index = token_at(self.analysis, after.start)
        token = self.analysis.tokens[index] if index < len(self.analysis.tokens) else None
        return token is None or token.pos not in ("NOUN", "PROPN", "ADJ", "NUM")

    def _article_unit(self, i: int) -> Quantity | None:
        """Read "a week", "an hour and a half" as one unit; not the "a day" of a rate."""
        words = self.lexemes
        if words[i].lower not in ("a", "an") or i + 1 >= len(words):
            return None
        measure = measure_after(words, i + 1)
        if measure is None or words[i + 1].kind != "word" or len(words[i + 1].text) < 3:
            return None
        half = self._unit_and_a_half(measure, measure.last)
        if measure.unit.dimension == "duration" and not half and self._is_rate(i):
            return None
        value = 1.5 if half else 1.0
        number = Numeral(i, half or measure.last, value, 0.1, "words")
        found, _ = self._build(number, i, half or measure.last, measure.unit, [value])
        return replace(found[0], soft=not half) if found else None

    def _is_rate(self, i: int) -> bool:
        if i == 0:
            return False
        before = self.analysis.tokens[max(0, token_at(self.analysis, self.lexemes[i].start) - 1)]
        return (before.pos in ("NOUN", "NUM", "PROPN", "SYM", "ADV") and before.text.lower() not in (
            "about", "nearly", "almost", "over", "within", "around",
        )) or before.text.lower() in ("once", "twice", "times", "%")  # fmt: skip

    def _multiple(self, i: int) -> Quantity | None:
        value = _MULTIPLES.get(self.lexemes[i].lower)
        if value is None:
            return None
        lexeme, point = self.lexemes[i], Interval(value, value)
        rate, _ = rate_after(self.lexemes, i + 1)
        dimension = "count" if rate else "multiple"
        return Quantity(
            lexeme.start, lexeme.end, lexeme.text, dimension, point, point, soft=True,
            noun="time" if rate else "", rate=rate,
        )  # fmt: skip

    def _none(self, i: int) -> Quantity | None:
        """Read "no complaints" as zero complaints."""
        if self.lexemes[i].lower != "no" or comparator_before(self.lexemes, i + 2):
            return None
        noun, _ = self._noun(i + 1, COUNT)
        if not noun:
            return None
        lexeme, point = self.lexemes[i], Interval(0.0, 0.0)
        return Quantity(
            lexeme.start, lexeme.end, lexeme.text, "count", point, point, noun=noun, soft=True
        )


_MODIFIERS = ("JJ", "JJR", "JJS", "RB", "VBN", "VBG")
_MULTIPLES = {
    "twice": 2.0, "double": 2.0, "doubled": 2.0, "doubles": 2.0, "doubling": 2.0, "thrice": 3.0,
    "triple": 3.0, "tripled": 3.0, "triples": 3.0, "trebled": 3.0, "quadrupled": 4.0,
}  # fmt: skip


def measure_unit(text: str) -> Unit | None:
    """Return the unit that a single word names."""
    unit = word_units().get(text.lower())
    return unit if unit is not None and len(text) > 2 else None


_UNTIL = ("until", "till", "by", "before", "through", "to", "up")
_SINCE = ("since", "from", "after", "as", "beyond")


def _date_bound(lexemes: tuple[Lexeme, ...], i: int) -> str:
    """Return ``until`` or ``since`` when a word makes the date the end or start of a period."""
    k = i - 1
    while k >= 0 and lexemes[k].lower in (
        "the",
        "end",
        "start",
        "beginning",
        "of",
        "on",
        "early",
        "late",
    ):
        k -= 1
    if k < 0:
        return ""
    word = lexemes[k].lower
    return "until" if word in _UNTIL else "since" if word in _SINCE else ""


_BASES = ("from", "against", "than", "versus", "vs", "instead", "rather", "compared", "not")


def _role(lexemes: tuple[Lexeme, ...], i: int) -> str:
    """Return ``base`` for the number that another is compared with."""
    words = [x.lower for x in lexemes[max(0, i - 4) : i]]
    while words and words[-1] in ("the", "a", "some", "about", "around", "nearly", "of", "with", "to"):
        if words[-1] == "to" and words[-2:-1] != ["compared"]:
            return ""
        words.pop()
    return "base" if words and words[-1] in _BASES else ""
