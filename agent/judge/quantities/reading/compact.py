"""Quantities in two units written as one, "1h30" and "2m30s"; feet and inches by their signs."""

import re

from agent.judge.quantities.numbers.scales import Numeral
from agent.judge.quantities.reading.build import Read, build
from agent.judge.quantities.reading.page import Page
from agent.judge.quantities.units.registry import Unit

_MINUTE = Unit("duration", 60.0, "min")
_SECOND = Unit("duration", 1.0, "s")
_INCH = Unit("length", 0.0254, "inch")
_POUND = Unit("mass", 0.45359237, "lb")
_FOOT = Unit("length", 0.3048, "foot")
_SIZE = r"(?=\s?(?:[x×]|by\b|tall|wide|long|deep|high|thick|in\s(?:height|length|width)))"
_FEET, _POUNDS = r"ft\.?|feet|foot", r"lbs?|pounds?"
_FORMS = (
    (
        re.compile(r"(?P<a>\d{1,3})\s?h\s?(?P<b>[0-5]?\d)(?:\s?m(?:ins?)?)?(?![\w:/]|\.\d)"),
        60,
        _MINUTE,
    ),
    (re.compile(r"(?P<a>\d{1,3})\s?m(?:in)?\s?(?P<b>[0-5]?\d)\s?s(?:ecs?)?\b"), 60, _SECOND),
    (
        re.compile(r"(?P<a>\d{1,2})\s?['’′]\s?(?P<b>\d{1,2})(?:\s?(?:[\"”″]|'')|(?![\w.]))"),
        12,
        _INCH,
    ),
    (
        re.compile(rf"(?P<a>\d+)\s?(?:{_FEET})\s?(?P<b>\d{{1,2}})\s?in(?:ch(?:es)?)?\b"),
        12,
        _INCH,
    ),
    (
        re.compile(rf"(?P<a>\d+)\s?st(?:ones?)?\s(?P<b>\d{{1,2}})\s?(?:{_POUNDS})\b"),
        14,
        _POUND,
    ),
    (re.compile(rf"(?P<a>\d{{1,3}}(?:\.\d+)?)\s?in\b\.?{_SIZE}"), 1, _INCH),
    (re.compile(r"(?P<a>\d{1,3}(?:\.\d+)?)\s?(?:″|[\"”])"), 1, _INCH),
    (re.compile(rf"(?P<a>\d{{1,3}}(?:\.\d+)?)(?:′|['’]{_SIZE})"), 1, _FOOT),
)
_TIME = re.compile(r"\b(?:at|from|until|till|to|by|before|after|around)\s+$", re.IGNORECASE)


def compact(page: Page, i: int) -> Read | None:
    """Return the quantity whose units are run together at lexeme ``i``, if one is."""
    start = page.lexemes[i].start
    if page.lexemes[i].kind != "num" or page.text[start - 1 : start].isalnum():
        return None
    for form, parts, unit in _FORMS:
        match = form.match(page.text, start)
        if match is None or _is_else(page.text, match, unit):
            continue
        rest = match.groupdict().get("b")
        value = float(match["a"]) * parts + float(rest or 0)
        last = page.lexeme_from(match.end())
        return build(page, Numeral(i, last, value, 1.0, "digits"), (i, last), unit, [value])
    return None


def _is_else(text: str, match: re.Match[str], unit: Unit) -> bool:
    """Tell whether it is a time of day ("at 16h30") or a number that ends a quotation."""
    if unit is _MINUTE:
        return _TIME.search(text, 0, match.start()) is not None
    quoted = match.group()[-1] in '"”'
    opened = text.count('"', 0, match.start()) % 2 or "“" in text[: match.start()]
    return quoted and bool(opened)
