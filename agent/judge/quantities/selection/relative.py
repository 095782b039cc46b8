"""Values that a text tells by way of others: "half an hour earlier", "a fifth fewer"."""

import re

from agent.judge.quantities.quantity import Quantity

_PERIOD = r"(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|century|centuries)"
_TIME = re.compile(
    rf"\b{_PERIOD}\s+(?:\w+\s+)?(?:earlier|later|before|after|afterwards|ago|behind|ahead|late)\b"
    rf"|\b(?:following|next|previous|preceding|same)\s+{_PERIOD}\b"
    r"|\banniversary\b",
    re.IGNORECASE,
)
_AMOUNT = re.compile(
    r"\b(?:half|twice|double|treble|triple|(?:a|one|two|three)[- ](?:third|quarter|fifth|tenth)s?)"
    r"\s+(?:as|the|that|those|of|price|again|more|fewer|less)\b"
    r"|\b[a-z]+ times (?:as|the|that|those|what)\b"
    r"|\b(?:doubl|tripl|trebl|quadrupl|halv)(?:ed|ing)\b"
    r"|\b(?:more|fewer|less|higher|lower|cheaper|dearer)\s+than\s+(?:last|the|that|in|before)\b"
    r"|\b(?:further|another|additional)\s+[£$€]?\d",
    re.IGNORECASE,
)


def tells_by_others(text: str, quantity: Quantity) -> bool:
    """Tell whether a text says how times (or amounts) follow from others that it gives.

    The value of the claim may then be one that we failed to compute, and no rival of those given.
    """
    timed = quantity.is_date or quantity.dimension == "clock"
    return bool((_TIME if timed else _AMOUNT).search(text))
