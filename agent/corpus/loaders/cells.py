"""Typed values of tables as a reader writes them."""

import datetime
import math
from collections.abc import Mapping
from typing import Any


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
