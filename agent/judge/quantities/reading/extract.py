"""Finds the quantities of an analysed text."""

import re
from collections.abc import Iterator

from agent.domain.prose.analysis import Analysis, Token
from agent.judge.clauses.rows import cells
from agent.judge.quantities.numbers.lexer import adjacent
from agent.judge.quantities.numbers.naming import number_in_name
from agent.judge.quantities.numbers.numerals import numeral_at
from agent.judge.quantities.numbers.scales import Numeral
from agent.judge.quantities.quantity import Day, Interval, Quantity
from agent.judge.quantities.reading.build import measured
from agent.judge.quantities.reading.compact import compact
from agent.judge.quantities.reading.compound import joined
from agent.judge.quantities.reading.measure import measure_after
from agent.judge.quantities.reading.numberless import wordy
from agent.judge.quantities.reading.page import Page
from agent.judge.quantities.reading.shares import fraction, ratio, share
from agent.judge.quantities.times.clock import clock_spans, zone
from agent.judge.quantities.times.dates import CalendarSpan, calendar_spans
from agent.judge.quantities.times.when import BOUNDS, kind_of_year, lead, part
from agent.judge.quantities.units.registry import symbol_units, word_units

CACHE_SIZE = 2048
_cache: dict[str, tuple[Quantity, ...]] = {}
_YEAR_LEADS = frozenset(
    "the in of since by from until till during and to after before for early late mid".split()
)
_NEVER_A_YEAR = frozenset(("$", "€", "£", "version", "model", "iso", "rfc", "no", "no."))
_UNTIL = frozenset("until till by before through to up".split())
_SINCE = frozenset("since from after as beyond".split())
_DATE_FILLERS = frozenset("the end start beginning of on early late".split())
_SHORTEST_UNIT_WORD = 3
_FISCAL = re.compile(r"\b(?:fiscal|financial)\s+(?:year|quarter)|\bFY\s?\d", re.I)
_PHONE = re.compile(r"(?<![\w.])(?:\+?\d{1,3}[ -])?\(?\d{3}\)?[ -]\d{3}-\d{4}(?!\w)")
_CLAUSE = re.compile(
    r"(?:^|(?<=\n)|(?<=[.;:?!] ))\d{1,3}(?:\.\d{1,3})+\.?(?=\s+[A-Z])"
    r"(?!\s(?:EUR|USD|GBP|CHF|[KMGT]B|[KMG]W|[KMG]Hz|Mbit|Gbit)\b)"
)
_KEY = re.compile(r"\s+[A-Z][\w ]{0,30}:(?=\s)")
"""The head of the next field, that no year counts: *closed: 1967 Crosses: the Tave*."""
_YEAR_BEFORE = re.compile(r"(?<!\d)(?:19|20)\d\d/$")
_YEAR_AFTER = re.compile(r"/(?:19|20)\d\d(?!\d)")
_NUMBER_BEFORE = re.compile(r"(?<![\d/])\d{1,4}/$")
_IS_YEAR = re.compile(r"(?:19|20)\d\d")
_YEAR_END = re.compile(
    r"\b(?:the end of (?:the|this) (?:calendar )?year(?! (?:of|in|\d))|year['’]s end)\b",
    re.IGNORECASE,
)
_ALL_DAY = re.compile(r"\b(?:a?round the clock|24/7)(?![\w/])", re.IGNORECASE)
_DAY = 86400.0  # seconds
_CLOCK_LIMIT = re.compile(r"\b(?:no|not) (later|earlier|sooner|before|after)(?: than)? $", re.I)


def quantities(analysis: Analysis) -> tuple[Quantity, ...]:
    """Return the quantities, dates and times of day of a text, left to right."""
    found = _cache.get(analysis.text)
    if found is None:
        page = Page.of(analysis)
        fixed = [*_clocks(page), *_dates(page), *_year_ends(page), *_all_day(page)]
        taken = [(q.start, q.end) for q in fixed]
        taken += [m.span() for p in (_PHONE, _CLAUSE) for m in p.finditer(page.text)]
        numbers = joined(page.text, _numbers(page, taken))
        found = tuple(sorted([*fixed, *numbers], key=lambda q: (q.start, q.end)))
        if len(_cache) >= CACHE_SIZE:
            _cache.clear()
        _cache[analysis.text] = found
    return found


def _clocks(page: Page) -> Iterator[Quantity]:
    for clock in clock_spans(page.text):
        point = Interval(clock.minutes, clock.minutes)
        place, end = zone(page.text, clock.end)
        text = page.text[clock.start : end]
        qualifier = "vague" if clock.vague else ""
        bound = _clock_bound(page.text[: clock.start])
        yield Quantity(
            clock.start, end, text, "clock", point, point, unit=place, qualifier=qualifier,
            bound=bound,
        )  # fmt: skip


def _clock_bound(before: str) -> str:
    """Return ``until`` or ``since`` where the words before a time of day make it a limit."""
    match = _CLOCK_LIMIT.search(before)
    if match is None:
        return ""
    return "until" if match[1].lower() in ("later", "after") else "since"


def _dates(page: Page) -> Iterator[Quantity]:
    clocks = clock_spans(page.text)
    for span in calendar_spans(page.text):
        if any(span.start < c.end and c.start < span.end for c in clocks):
            continue
        if not _is_date(page, span):
            continue
        day, point = span.day, Interval(span.day.year, span.day.year)
        soft = day in (Day(weekday=day.weekday), Day(quarter=day.quarter)) or _labels(page, span)
        placed = lead(page.text, span.start, named=_names_something(page, span))
        bound = BOUNDS.get(placed) or _date_bound(page, page.lexeme_from(span.start))
        text = page.text[span.start : span.end]
        yield Quantity(
            span.start, span.end, text, "date", point, point, soft=soft, day=day, bound=bound,
            when=placed, part=part(page.text, span.start, span.end),
            qualifier=kind_of_year(page.text, span.start, span.end),
        )  # fmt: skip


def _year_ends(page: Page) -> Iterator[Quantity]:
    """Yield each end of a year as the day that it is; one may be that of other years."""
    for match in _YEAR_END.finditer(page.text):
        placed = lead(page.text, match.start(), named=False)
        yield Quantity(
            match.start(), match.end(), match[0], "date", Interval(0, 0), Interval(0, 0), soft=True,
            day=Day(month=12, day=31), bound=BOUNDS.get(placed, ""), when=placed,
        )  # fmt: skip


def _all_day(page: Page) -> Iterator[Quantity]:
    """Yield what goes on around the clock as 24 hours a day."""
    for match in _ALL_DAY.finditer(page.text):
        yield Quantity(
            match.start(), match.end(), match[0], "duration", Interval(_DAY, _DAY),
            Interval(24, 24), unit="hours", rate="day", soft=True, scale=3600.0,
            rates=frozenset(("day",)),
        )  # fmt: skip


def _names_something(page: Page, span: CalendarSpan) -> bool:
    """Tell whether a date tells apart the noun after it: *the 2010 election*, *May's sales*."""
    after = page.token(span.end)
    nouns = after is not None and after.pos in ("NOUN", "PROPN", "ADJ")
    return after is not None and after.start - span.end <= 1 and (nouns or after.tag == "POS")


def _is_date(page: Page, span: CalendarSpan) -> bool:
    """Refuse "2010 houses" and "model 2000": a year alone must stand like one.

    A quarter of a fiscal year is no quarter of the calendar.
    """
    if span.day.quarter and _FISCAL.search(page.text):
        return False
    if span.day != Day(year=span.day.year):
        return True
    before, after = page.token_before(span.start), page.token(span.end)
    lead = before.text.lower() if before else ""
    if lead in _NEVER_A_YEAR or (_follows_a_name(before, span) and not _in_key(page, span)):
        return False
    if after is None or _KEY.match(page.text, span.end):
        return True
    unit = len(after.text) >= _SHORTEST_UNIT_WORD and after.text.lower() in word_units()
    unit = unit or (len(after.text) > 1 and after.text in symbol_units())
    return not unit and (lead in _YEAR_LEADS or after.tag != "NNS")


def _follows_a_name(before: Token | None, span: CalendarSpan) -> bool:
    """Tell whether a year ends a title: "Blade Runner 2049"."""
    return (
        before is not None
        and before.pos == "PROPN"
        and before.text[:1].isupper()
        and before.text.isalpha()
        and before.entity != "DATE"
        and span.start - before.end <= 1
    )


def _in_key(page: Page, span: CalendarSpan) -> bool:
    """Tell whether a year stands in the head of a column: "Revenue 2024"."""
    return any(c.key_start <= span.start < c.key_end for c in cells(page.text))


def _labels(page: Page, span: CalendarSpan) -> bool:
    """Tell whether a date is part of a name: "(2016 film)", "2016 Tour de France"."""
    after = page.token(span.end)
    in_brackets = page.text[span.start - 1 : span.start] == "("
    named = after is not None and after.pos == "PROPN" and after.start - span.end <= 1
    return span.day == Day(year=span.day.year) and (in_brackets or named)


def _date_bound(page: Page, i: int) -> str:
    """Return ``until`` or ``since`` when a word makes the date the end or start of a period."""
    k = i - 1
    while page.lower(k) in _DATE_FILLERS:
        k -= 1
    word = page.lower(k)
    return "until" if word in _UNTIL else "since" if word in _SINCE else ""


def _numbers(page: Page, taken: list[tuple[int, int]]) -> Iterator[Quantity]:
    i = 0
    while i < len(page.lexemes):
        lexeme = page.lexemes[i]
        if taken and any(lexeme.start < b and a < lexeme.end for a, b in taken):
            i += 1
            continue
        number = numeral_at(page.lexemes, i)
        run = compact(page, i) if number is not None else None
        if run is not None and run.quantity is not None:
            found, i = [run.quantity], run.last
        elif number is not None:
            found, i = _number(page, number)
        else:
            alone = wordy(page, i)
            found, i = ([alone], page.lexeme_from(alone.end)) if alone else ([], i + 1)
        yield from found


def _number(page: Page, number: Numeral) -> tuple[list[Quantity], int]:
    """Return what a numeral amounts to, and the lexeme to read on from."""
    first = page.lexemes[number.first]
    named = number.form == "digits" and number_in_name(page.analysis, first.start, first.end)
    if (named and not _begins_a_range(page, number)) or _is_beside_a_year(page, number):
        return [], number.last
    if _is_ordinal(page, number):
        return [], number.last + 1
    read = fraction(page, number) if number.form == "fraction" else measured(page, number)
    last = max(read.last, number.last)
    whole = ratio(page, number, read)
    if whole is not None:
        return [whole], max(page.lexeme_from(whole.end), last)
    some = share(page, number, read) if number.form != "fraction" else None
    if some is not None and not some.soft:
        return [some], max(page.lexeme_from(some.end), last)
    return [q for q in (read.quantity, some) if q is not None], last


def _is_beside_a_year(page: Page, number: Numeral) -> bool:
    """Tell the 24 of the season 2023/24, and both numbers of Report 14/2025, from amounts."""
    start, end = page.lexemes[number.first].start, page.lexemes[number.last - 1].end
    return bool(
        _YEAR_BEFORE.search(page.text[:start])
        or _YEAR_AFTER.match(page.text, end)
        or (_IS_YEAR.fullmatch(page.text[start:end]) and _NUMBER_BEFORE.search(page.text[:start]))
    )


def _begins_a_range(page: Page, number: Numeral) -> bool:
    """Tell the 30 of "in Concur 30-60 minutes later" from that of a name."""
    dash, more = number.last, number.last + 1 < len(page.lexemes)
    high = numeral_at(page.lexemes, dash + 1) if more and page.lower(dash) in "-–" else None
    return high is not None and measure_after(page.lexemes, high.last) is not None


def _is_ordinal(page: Page, number: Numeral) -> bool:
    after = page.lexemes[number.last] if number.last < len(page.lexemes) else None
    return (
        number.form == "digits"
        and after is not None
        and after.lower in ("st", "nd", "rd", "th")
        and adjacent(page.lexemes[number.last - 1], after)
    )
