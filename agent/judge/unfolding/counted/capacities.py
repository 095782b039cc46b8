"""Parts of what a thing holds, in numbers: *a third of its capacity* of *900 litres* is 300."""

import re

from agent.domain.prose.figures import value

_NUMBER = r"\d[\d,]*(?:\.\d+)?"
_SCALE = r"(?: (?:thousand|million|billion))?"
_UNIT = r"[a-zA-Z³²]+(?: (?:metres|meters|feet|hours))?"
_HOLDS = re.compile(
    r"\b(?:holds?|can hold|contains?|stores?|seats?|(?:a|the|its) (?:total |full )?capacity"
    rf" (?:of|is)) (?:up to )?(?P<number>{_NUMBER})(?P<scale>{_SCALE}) (?P<unit>{_UNIT})",
    re.IGNORECASE,
)
_SHARE = (
    r"half|(?P<count>an?|one|two|three|four) (?P<part>third|quarter|fifth|tenth)s?"
    r"|(?P<percent>\d+(?:\.\d+)?) ?(?:%|per ?cent)"
)
CUE = re.compile(
    rf"\b(?P<share>{_SHARE}) (?:of )?(?P<of>(?:its|the|their) (?:full |total )?(?:capacity|volume))"
    r"(?!\w)",
    re.IGNORECASE,
)
_LOOSE = re.compile(
    r"\b(?:about|around|roughly|nearly|almost|over|under|below|above|than|least|most|by) $", re.I
)
_PARTS = {"third": 3, "quarter": 4, "fifth": 5, "tenth": 10}
_COUNTS = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4}
_DIGITS = 3


def in_numbers(text: str, claim: str, passage: str) -> str:
    """Return a text with a part of what something holds in numbers, for a claim that has some.

    Args:
        text: a sentence with such a part.
        claim: what it is told for.
        passage: the sentences around it, in one of which the whole stands.
    """
    found, wholes = list(CUE.finditer(text)), list(_HOLDS.finditer(passage))
    if len(found) != 1 or len(wholes) != 1:
        return text
    places = "seats" if wholes[0][0].startswith("seat") else wholes[0]["unit"]
    if wholes[0]["unit"] not in claim and places not in claim:
        return text
    (part,), (whole,) = found, wholes
    number = value(whole["number"])
    if number is None or _LOOSE.search(text, 0, part.start()):
        return text
    amount = number * _share(part)
    rounded = float(f"{amount:.{_DIGITS}g}")
    about = "" if abs(amount - rounded) < amount / 10**6 else "about "
    told = f"{about}{rounded:,.10g}{whole['scale']} {whole['unit']}"
    return f"{text[: part.start()]}{told}, {part[0]}{text[part.end() :]}"


def _share(match: re.Match[str]) -> float:
    if match["percent"]:
        return float(match["percent"]) / 100
    if not match["part"]:
        return 0.5
    return _COUNTS[match["count"].lower()] / _PARTS[match["part"].lower()]
