"""What a thing withstands, told for less: *waterproof to 10 metres for 30 minutes* at 5 metres."""

import re
from collections.abc import Sequence

from agent.domain.prose.analysis import Analysis
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.reading.extract import quantities

_ENDURES = (
    r"(?:waterproof|watertight|water-resistant|fireproof|(?:heat|frost|shock|fire)-?resistant"
    r"|resistant|withstands?|endures?|resists?)"
)
CUE = re.compile(rf"\b{_ENDURES}\b[^.;]*?\d", re.IGNORECASE)
_ASKED = re.compile(rf"\b{_ENDURES}\b", re.IGNORECASE)
_LEAD = re.compile(r"(?:\b(?:a|at|to|down|up|for|of|in|depths?) )+$")
_PART = re.compile(r"[^.;]+[.;]?(?=\s|$)")
_UNCLEAR = re.compile(
    r"\b(?:not|no|never|only|least|between|from|if|unless|except|more|longer|deeper)\b|n['’]t\b",
    re.IGNORECASE,
)


def at_its_load(evidence: Analysis, claim: Analysis) -> str:
    """Return what something withstands with the values of a claim, if none is beyond its limits.

    What is cold or hot to a degree is left alone: it may be too little.
    """
    if not _ASKED.search(claim.text) or _UNCLEAR.search(claim.text):
        return evidence.text
    parts = [m for m in _PART.finditer(evidence.text) if CUE.search(m[0])]
    told = [t for part in parts if (t := _in_part(part, evidence, quantities(claim)))]
    return told[0] if len(told) == 1 else evidence.text


def _in_part(part: re.Match[str], evidence: Analysis, loads: Sequence[Quantity]) -> str:
    """Return a text with some values in a part of it, '' where its limits are not all of these."""
    text = evidence.text
    limits = [q for q in quantities(evidence) if part.start() <= q.start < part.end()]
    pairs = [(limit, q) for limit in limits for q in loads if limit.dimension == q.dimension]
    alike = len(pairs) == len(limits) == len(loads) > 0
    if not alike or _UNCLEAR.search(part[0]) or not all(_holds(*p, text) for p in pairs):
        return ""
    for limit, load in sorted(pairs, key=lambda p: -p[0].start):
        lead = _LEAD.search(text[: limit.start])
        link = "for " if load.dimension == "duration" else "at "
        start = lead.start() if lead else limit.start
        text = f"{text[:start]}{link}{load.text}{text[limit.end :]}"
    return text


def _holds(limit: Quantity, load: Quantity, text: str) -> bool:
    """Tell whether a value is no more than the upper end of a limit."""
    led = _LEAD.search(text[: limit.start]) or limit.bound == "at most"
    known = load.dimension in {"length", "duration"} and load.interval.is_point
    return bool(led) and known and 0 < load.interval.high <= limit.interval.high
