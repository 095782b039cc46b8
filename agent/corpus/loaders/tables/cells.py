"""Typed values of tables as a reader writes them."""

import datetime
import math
import re
from collections.abc import Mapping
from typing import Any

_CURRENCY = re.compile(r"\[\$([^\-\]]+)[^\]]*\]|\"([€$£¥])\"|([€$£¥])")


def shown(value: Any) -> str:
    """Return a value of a table cell as text; '' for what is not there or is raw data.

    A date with the time 00:00 is shown as a date, true and false as yes and no, a list with
    commas, a record as ``name: value`` pairs.
    """
    if value is None or isinstance(value, bytes | bytearray | memoryview):
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, datetime.datetime):
        midnight = value.time() == datetime.time.min
        return value.date().isoformat() if midnight else value.isoformat(" ", "minutes")
    if isinstance(value, float):
        return "" if math.isnan(value) else f"{value:.15g}"
    if isinstance(value, Mapping):
        return "; ".join(f"{name}: {shown(item)}" for name, item in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(filter(None, map(shown, value)))
    return str(value)


def number(value: float, style: str) -> str:
    """Return a number with the percent or currency sign that the format ``style`` gives it."""
    if style.split(";", maxsplit=1)[0].rstrip().endswith("%"):
        return f"{value * 100:.10g}%"
    plain = f"{value:.15g}"
    currency = _CURRENCY.search(style)
    if not currency:
        return plain
    sign = next(g for g in currency.groups() if g).strip()
    return f"{sign}{plain}" if len(sign) == 1 else f"{plain} {sign}"
