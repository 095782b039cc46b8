"""Enumerations within a sentence: "you need (a) a passport and (b) a photo"."""

import itertools
import re

from agent.judge.claims.layout.units import Unit

_MARK = re.compile(r"(?:^|(?<=\s))\((?P<mark>[a-z]|\d{1,2}|[ivx]{1,4})\)\s+(?=\S)")
_TAIL = re.compile(r"[\s,;]*(?:\b(?:and|or|and/or)\b)?\s*$")
_ALTERNATIVE = re.compile(r"\bor\s*$")
_CONDITIONAL = re.compile(
    r"\b(?:if|unless|either|when|where|whether|one of|any of|until|neither|section|clause"
    r"|paragraph|article|nor|not)\b",
    re.IGNORECASE,
)
_FIRSTS = frozenset({"a", "1", "i"})


def enumerated(unit: Unit) -> list[Unit]:
    """Return each item of an enumeration with the words before its first mark; else nothing.

    Alternatives, conditions and negations stay whole: none of their items is stated alone.
    """
    marks = list(_MARK.finditer(unit.text))
    if len(marks) < 2 or marks[0]["mark"] not in _FIRSTS:
        return []
    lead = unit.text[: marks[0].start()].rstrip()
    ends = [m.start() for m in marks[1:]] + [len(unit.text)]
    bodies = [(m.end(), end) for m, end in zip(marks, ends, strict=True)]
    joints = [unit.text[a:b] for a, b in itertools.islice(bodies, len(bodies) - 1)]
    if len(lead.split()) < 2 or _CONDITIONAL.search(lead):
        return []
    if any(_ALTERNATIVE.search(text) for text in joints):
        return []
    items = [unit.cut(a, a + len(_TAIL.sub("", unit.text[a:b]))) for a, b in bodies]
    return [item.put(f"{lead} ") for item in items if item.text]
