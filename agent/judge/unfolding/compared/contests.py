"""By how much one is ahead of another, said outright: *Farr got 412 votes and Lind 387*.

Then *Farr beat Lind by 25 votes*. A claim that has the two, or the number, the wrong way is told
how it was instead; what else the claim says must stand in the text.
"""

import math
import re

from agent.domain.prose.analysis import Analysis
from agent.judge.alignment.lexical import content
from agent.judge.derivation.cues import BY_COMPARISON
from agent.judge.quantities.binding.bindings import bind
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.units.registry import same_dimension

_AHEAD = (
    r"beat|defeated|outsold|outscored|outpolled|outperformed|outnumbered|outproduced"
    r"|outgrew|exceeded"
    r"|surpassed|led"
)
_BEHIND = r"lost to|trailed|was beaten by|was defeated by|fell short of"
_THAN = "|".join(BY_COMPARISON)
_FORMS = (
    re.compile(
        rf"^(?P<x>[^,;]+?) (?:(?P<up>{_AHEAD})"
        rf"|(?P<down>{_BEHIND})) (?P<y>[^,;]+?) by #(?P<rest>[^,;]*)$",
        re.IGNORECASE,
    ),
    re.compile(
        r"^(?P<x>[^,;]+?) (?:was|were|is|are|finished|came|ended) # ?(?P<unit>[a-z]*) ?"
        r"(?:(?P<up>ahead of|above|clear of)|(?P<down>behind|below)) (?P<y>[^,;]+)$",
        re.IGNORECASE,
    ),
    re.compile(
        rf"^(?P<x>[^,;]+?) (?P<verb>[a-z]+) # ?(?P<unit>[a-z]*?) ?(?P<than>{_THAN})"
        r" ?(?P<noun>[a-z ]*?) ?"
        r"than (?P<y>[^,;]+)$",
        re.IGNORECASE,
    ),
    re.compile(r"^(?P<x>[^,;]+?) (?:(?P<up>won)|(?P<down>lost)) by #(?P<rest>[^,;]*)$", re.I),
)
_TURNED = {"won": "lost", "lost": "won"}
_GETTING = re.compile(
    r"\b(?:won|received|got|polled|took|gained|scored|had|attracted|drew|sold|produced)\b", re.I
)
CUE = re.compile(r"\d.*?\d", re.DOTALL)
ASKED = re.compile(
    rf"\b(?:{_AHEAD}|{_BEHIND}|won|lost|ahead of|clear of|behind|above|below|than)\b", re.IGNORECASE
)
_PART = re.compile(
    r"\b(?:first|second|third|last|round|half|leg|heat|so far|until|interim|provisional(?:ly)?)\b",
    re.I,
)
"""What makes the numbers of a text those of a part of the contest."""
_LOOSE = re.compile(r"\b(?:together|each|average|not|never|no|percent)\b|n['’]t\b|%", re.IGNORECASE)


def outright(evidence: Analysis, claim: Analysis) -> str:
    """Return a text with what it says of who is ahead of whom, and by how much."""
    text, asked = evidence.text, [q for q in _numbers(claim) if q.interval.is_point]
    parts = {m.group().lower() for m in _PART.finditer(text)}
    if len(asked) != 1 or _LOOSE.search(claim.text) or parts - set(claim.text.lower().split()):
        return text
    (number,) = asked
    plain = f"{claim.text[: number.start]}#{claim.text[number.end :]}".strip(" .")
    found = next((m for form in _FORMS if (m := form.match(plain))), None)
    values = _values(evidence, number, found) if found else None
    if found is None or values is None or not _is_all(found, text):
        return text
    gap = values[0] - values[1]
    ahead = bool(found.groupdict().get("up")) or BY_COMPARISON.get(_group(found, "than"), 0) > 0
    if not gap:
        return text
    told = _told(found, number, abs(gap), right=(gap > 0) == ahead)
    return f"{text} {told}" if told else text


def _group(match: re.Match[str], name: str) -> str:
    return (match.groupdict().get(name) or "").lower()


def _numbers(text: Analysis) -> list[Quantity]:
    return [b.quantity for b in bind(text).items if not (b.quantity.is_date or b.quantity.soft)]


def _values(
    evidence: Analysis, number: Quantity, found: re.Match[str]
) -> tuple[float, float] | None:
    """Return the numbers of the two that a claim compares, None unless each name has one behind it.

    Where the claim names one, the other is whoever has the other number.
    """
    kin = [q for q in _numbers(evidence) if _is_kin(q, number)]
    if len(kin) != 2 or not all(q.interval.is_point for q in kin):
        return None
    one, two = sorted(kin, key=lambda q: q.start)
    spans = (evidence.text[: one.start], evidence.text[one.end : two.start])
    of_x = [_names(found["x"], s) for s in spans]
    of_y = [_names(_group(found, "y"), s) for s in spans] if _group(found, "y") else of_x[::-1]
    values = one.interval.low, two.interval.low
    if of_x == [True, False] and of_y == [False, True]:
        return values
    return values[::-1] if of_x == [False, True] and of_y == [True, False] else None


def _is_kin(quantity: Quantity, number: Quantity) -> bool:
    counted = quantity.dimension == number.dimension == "count"
    alike = same_dimension(quantity.dimension, number.dimension)
    return alike and (not counted or quantity.noun == number.noun or not number.noun)


def _names(name: str, text: str) -> bool:
    """Tell whether a text has all the words of a name."""
    words = content(name)
    return bool(words) and words <= content(text)


def _is_all(found: re.Match[str], text: str) -> bool:
    """Tell whether a text has all else that a claim says."""
    told = {
        k: v for k, v in found.groupdict().items() if v and k in ("verb", "rest", "noun", "unit")
    }
    said = _GETTING.sub(" ", " ".join(told.values()))
    return content(said) <= content(text)


def _told(found: re.Match[str], number: Quantity, gap: float, *, right: bool) -> str:
    """Return a claim as it is right: the two exchanged, and with the number that they yield."""
    text, name = found.string, _group(found, "y")
    digits = re.search(r"\d[\d,.]*(?<![.,])", number.text)
    written = float(digits.group().replace(",", "")) if digits else 0.0
    scale = number.interval.low / written if written else number.scale or 1
    shown = f"{gap / scale:,.2f}".rstrip("0").rstrip(".")
    value = number.text.replace(digits.group(), shown) if digits else shown
    if right and math.isclose(gap, number.interval.low):
        value = number.text
    if right:
        return f"{text.replace('#', value)}."
    if name:
        x, y = found.span("x"), found.span("y")
        turned = f"{found['y']}{text[x[1] : y[0]]}{found['x']}{text[y[1] :]}"
        return f"{turned[0].upper()}{turned[1:]}.".replace("#", value)
    verb = found["up"] or found["down"]
    return f"{text.replace(verb, _TURNED[verb.lower()], 1)}.".replace("#", value)
