"""What kind of answer a question asks for, and whether a sentence holds one."""

import re
from enum import StrEnum

from agent.domain.base import Frozen
from agent.domain.figures import Figure, FigureKind, figures
from agent.domain.terms import stem, terms


class Need(StrEnum):
    """The kind of answer that a question word asks for."""

    MONEY = "money"
    SHARE = "share"
    DURATION = "duration"
    TIME = "time"
    NUMBER = "number"
    SIZE = "size"
    CODE = "code"
    PERSON = "person"
    PLACE = "place"
    PERMISSION = "permission"
    OPEN = "open"


class Demand(Frozen):
    """A need, and for a number the stem of what is counted ('' when not said)."""

    need: Need
    unit: str = ""


DURATION_UNITS = frozenset(
    stem(w) for w in "second minute hour day night week month quarter year decade".split()
)
SIZE_UNITS = frozenset(stem(w) for w in "gb mb mile kilometer km kilogram pound inch feet".split())
RULES: tuple[tuple[str, Need], ...] = (
    (r"\bhow (?:much|many) (?:percent|% )|\bwhat (?:share|percentage|percent|fraction|proportion)\b"
     r"|\b(?:at )?what rate\b", Need.SHARE),
    (r"^(?:[^?,]*,\s*)?(?:can|may|must|should|is|are|am|will|would|could|has|have)\s+(?!you tell|you say)"
     r"(?!.*\b(?:how|what|which)\b)|^(?:[^?,]*,\s*)?(?:do|does|did)\s+(?!you know)(?!.*\b(?:how|what|which)\b)",
     Need.PERMISSION),
    (r"\bdata (?:cap|limit|allowance)\b|\bhow (?:far(?! (?:ahead|in advance|before|out))|heavy|big|large|tall)\b", Need.SIZE),
    (r"\bhow much (?:does|do|did|is|are|will|would)\b.*\b(?:cost|charge|pay|price|fee|paid|earn)"
     r"|\bwhat\b.*\b(?:does|do|would|will)\b.*\b(?:cost|charge)\b"
     r"|\b(?:cost|price|fee|salary|budget|dollar|hourly rate|per diem|ceiling|reimburse\w*)\b"
     r"[^?]{0,40}\bhow much\b"
     r"|\bhow much\b[^?]{0,40}\b(?:cost|price|fee|money|salary|pay|budget|reimburse\w*|dollars)\b"
     r"|\bwhat(?:'s|’s| is| are| was)?\b[^?]{0,40}\b(?:price|fee|cost|salary|dollar|budget)\b"
     r"|\bwhat\b[^?]{0,30}\bamounts?\b|\bcontract value\b|\bhow expensive\b", Need.MONEY),
    (r"\bhow (?:long|early|soon|late|far ahead|far in advance|much (?:time|notice|leave))\b"
     r"|\bfor how (?:many|long)\b|\bwhat is the longest\b|\bhow much (?:\w+ ){0,2}(?:leave|time)\b"
     r"|\b(?:deadline|notice period|takes? longer)\b", Need.DURATION),
    (r"\bhow (?:many|often|few)\b|\bwhat(?:'s|’s| is)? the (?:most|maximum|minimum|fewest|least"
     r"|number|total|limit|highest|lowest)\b|\bhow much\b", Need.NUMBER),
    (r"\bwhen\b|\bby when\b|\bwhat (?:date|day|time|month|year)\b|\bon which (?:date|day)\b",
     Need.TIME),
    (r"\bwhat\b[^?]{0,50}\b(?:code|id|phone number|number to call|extension|line)\b"
     r"|\b(?:code|id|number)\b[^?]*,\s*what (?:is|are) (?:it|they)\b", Need.CODE),
    (r"\bwho(?:m|se)?\b|\bwhich (?:office|team|person|role|department|manager|group)\b",
     Need.PERSON),
    (r"\bwhere\b|\bwhich (?:email|address|website|site|page|form|channel)\b", Need.PLACE),
)  # fmt: skip
_COMPILED = tuple((re.compile(p, re.IGNORECASE), need) for p, need in RULES)
COUNTED = re.compile(
    r"\bhow (?:many|few|much)\s+((?:(?!\b(?:can|do|does|did|is|are|was|were|will|would|should|must"
    r"|may|has|have|could|of|in|for|to|per|it|i|you|we|they|the)\b)[\w'’-]+\s*){1,4})",
    re.IGNORECASE,
)
UNIT = re.compile(r"\b(?:most|maximum|minimum|number of|fewest|least)\s+([\w-]+)", re.IGNORECASE)
FREQUENCY = re.compile(
    r"\b(?:daily|weekly|monthly|quarterly|annually|yearly|once|twice|every|each (?:day|week|month)"
    r"|per (?:day|week|month|year)|biweekly)\b",
    re.IGNORECASE,
)
TIME_WORDS = re.compile(
    r"\b(?:after|before|until|once|when|while|during|by the|as soon as|no later than|immediately"
    r"|within|january|february|march|april|june|july|august|september|october|november|december"
    r"|monday|tuesday|wednesday|thursday|friday|deadline|prior to|upon|today|tomorrow)\b",
    re.IGNORECASE,
)
PERSON_WORDS = re.compile(
    r"\b(?:[a-z]+(?:or|er|ee|ist|ant|ian)s?|director|office|team|staff|lead|head|board|committee"
    r"|department|manager|[A-Z]{2,}|you|chief|desk|people\w*|counsel|group|member)\b"
)
PLACE_WORDS = re.compile(
    r"@|https?:|\bwww\.|#\w+|\b(?:in|at|to|on|via|through|from|using)\s+(?:the |your |our |this )?"
    r"(?:[A-Z#]\w*|\w+ (?:page|form|channel|site|folder|portal|office|desk|system|building|room))"
)


def demand(question: str) -> Demand:
    """Return what kind of answer ``question`` asks for."""
    for pattern, need in _COMPILED:
        if pattern.search(question):
            unit = _unit(question) if need in (Need.NUMBER, Need.DURATION) else ""
            return _refined(need, unit)
    return Demand(need=Need.OPEN)


def _refined(need: Need, unit: str) -> Demand:
    if unit in DURATION_UNITS:
        return Demand(need=Need.DURATION, unit=unit)
    if unit in SIZE_UNITS:
        return Demand(need=Need.SIZE, unit=unit)
    return Demand(need=need, unit=unit)


def _unit(question: str) -> str:
    """Return the stem of the counted noun: a time unit if there is one, else the first noun."""
    for pattern in (COUNTED, UNIT):
        match = pattern.search(question)
        if match:
            timed = [s for s in terms(match[1]) if s in DURATION_UNITS]
            plural = [w for w in match[1].split() if w.endswith("s") and not w.endswith("ss")]
            return timed[0] if timed else (stem(plural[0]) if plural else "")
    return ""


def satisfies(demanded: Demand, sentence: str) -> float:
    """Return how well ``sentence`` holds the demanded kind: 1 yes, 0.5 perhaps, 0 no."""
    found = figures(sentence)
    need = demanded.need
    if need is Need.OPEN:
        return 1.0
    if need is Need.PERMISSION:
        return 1.0
    if need in _FIGURES:
        return _figure_fit(demanded, found, sentence)
    if need is Need.TIME:
        timed = {FigureKind.DATE, FigureKind.CLOCK, FigureKind.DURATION}
        hit = any(f.kind in timed for f in found)
        return 1.0 if hit else (0.8 if TIME_WORDS.search(sentence) else 0.2)
    pattern = PERSON_WORDS if need is Need.PERSON else PLACE_WORDS
    return 1.0 if pattern.search(sentence) else 0.3


_FIGURES: dict[Need, frozenset[FigureKind]] = {
    Need.MONEY: frozenset({FigureKind.MONEY}),
    Need.SHARE: frozenset({FigureKind.PERCENT}),
    Need.DURATION: frozenset({FigureKind.DURATION, FigureKind.CLOCK, FigureKind.DATE}),
    Need.NUMBER: frozenset(FigureKind),
    Need.SIZE: frozenset({FigureKind.SIZE}),
    Need.CODE: frozenset({FigureKind.CODE, FigureKind.COUNT}),
}


def _figure_fit(demanded: Demand, found: list[Figure], sentence: str) -> float:
    kinds = _FIGURES[demanded.need]
    if demanded.need is Need.DURATION and FREQUENCY.search(sentence):
        return 0.7 if not found else _unit_fit(demanded, found, kinds, sentence)
    return _unit_fit(demanded, found, kinds, sentence)


def _unit_fit(
    demanded: Demand, found: list[Figure], kinds: frozenset[FigureKind], sentence: str
) -> float:
    fitting = [f for f in found if f.kind in kinds]
    bare = [f for f in found if f.kind is FigureKind.COUNT]
    if not demanded.unit:
        return 1.0 if fitting else 0.0
    if any(stem(f.unit.rsplit(" ", maxsplit=1)[-1]) == demanded.unit for f in fitting):
        return 1.0
    named = demanded.unit in terms(sentence)
    if named and (fitting or bare):
        return 0.9
    return 0.5 if fitting else 0.0
