"""Numbers that tell by how much another changes: *20% off*, *€10 higher*, *a discount of 5%*."""

import re

from agent.judge.quantities.quantity import Quantity

_OFF = (
    re.compile(r"\s*(?:off|discount|rebate|reduction|cheaper|lower|less)\b", re.IGNORECASE),
    re.compile(
        r"\b(?:discount(?:ed)?|rebate|reduction|reduced|lowered|cheaper|saves?)(?: of| by)?\s*$",
        re.IGNORECASE,
    ),
)
_ON = (
    re.compile(r"\s*(?:surcharge|extra|dearer|on top|supplement|more|higher)\b", re.IGNORECASE),
    re.compile(
        r"\b(?:surcharge|supplement|raised|increased|plus|dearer)(?: of| by)?\s*$", re.IGNORECASE
    ),
)


def way_of_change(text: str, quantity: Quantity) -> int:
    """Return -1 for what comes off another number, 1 for what is put on it, 0 for neither."""
    for way, (after, before) in ((-1, _OFF), (1, _ON)):
        if after.match(text, quantity.end) or before.search(text[: quantity.start]):
            return way
    return 0
