"""What kind of answer a question asks for, and whether a sentence holds one."""

import re
from enum import StrEnum

from agent.domain.base import Frozen
from agent.domain.prose.figures import Figure, FigureKind, figures
from agent.domain.prose.terms import stem, terms


class Need(StrEnum):
    """The kind of answer that a question word asks for."""

    MONEY = "money"
    AMOUNT = "amount"
    SHARE = "share"
    DURATION = "duration"
    LENGTH = "length"
    TIME = "time"
    NUMBER = "number"
    SIZE = "size"
    CODE = "code"
    PERSON = "person"
    PLACE = "place"
    ADDRESS = "address"
    PERMISSION = "permission"
    PROHIBITION = "prohibition"
    OPEN = "open"


class Demand(Frozen):
    """A need, and for a number the stem of what is counted ('' when not said)."""

    need: Need
    unit: str = ""


DURATION_UNITS = frozenset(
    stem(w) for w in "second minute hour day night week month quarter year decade".split()
)
SIZE_UNITS = frozenset(stem(w) for w in "gb mb mile kilometer km kilogram pound inch feet".split())
PERSONS = frozenset(
    stem(w)
    for w in "people person staff employee participant attendee member user worker applicant "
    "individual guest student patient customer child children adult contractor colleague".split()
)
_AUXILIARY = r"(?:can|may|must|should|is|are|am|will|would|could|has|have|do|does|did)"
_ASKED_FOR = r"(?:\bhow (?:much|many|long|often)\b|\byou (?:know|tell|say)\b)"
_PRICE = (
    r"(?:cost|price|fee|fees|salary|budget|dollars?|money|hourly rate|per diem|reimburse\w*"
    r"|ceiling|charge|paid|pay(?! period)|earn(?!ed))"
)
_ASKING = r"\b(?:what|who|whom|whose|which|where|why|how)\b"
_WHEN = rf"^(?:(?!{_ASKING}).)*\bwhen\b(?![^?,]*,\s*{_ASKING})"
"""A "when" that asks, not that of "what happens when …" and "when …, what happens"."""
RULES: tuple[tuple[Need, tuple[str, ...]], ...] = (
    (
        Need.PROHIBITION,
        (
            r"\bwhat\b[^?]*\b(?:avoid|must i not|not do|never do|prohibited|forbidden)\b",
            r"\bwhat\b[^?]*\b(?:not (?:be )?allowed|shouldn['’]t|mustn['’]t|may i not)\b",
        ),
    ),
    (
        Need.SHARE,
        (
            r"\bhow (?:much|many) (?:percent|%)",
            r"\bwhat (?:share|percentage|percent|fraction|proportion|rate)\b",
        ),
    ),
    (Need.PERMISSION, (rf"^(?:[^?,]*,\s*)?{_AUXILIARY}\s+(?!.*{_ASKED_FOR})",)),
    (
        Need.DURATION,
        (
            r"\bhow far\b[^?]*\b(?:delay\w*|postpone\w*|put (?:off|back)|extend\w*|in advance|ahead"
            r"|beforehand)\b",
        ),
    ),
    (
        Need.SIZE,
        (
            r"\bdata (?:cap|limit|allowance)\b",
            r"\bhow (?:far(?! (?:ahead|in advance|before|out))|heavy|big|large|tall)\b",
        ),
    ),
    (
        Need.DURATION,
        (
            r"\bhow much (?:(?!(?:do|does|did|is|are|can|will|would)\b)[\w,-]+ ){0,6}"
            r"(?:time|notice|leave|vacation)\b",
        ),
    ),
    (
        Need.MONEY,
        (
            rf"\bhow much\b[^?]*\b{_PRICE}\b",
            r"\bwhat\b.*\b(?:do|does|did|would|will)\b.*\b(?:cost|charge)\b",
            r"\bwhat\b[^?]{0,40}\b(?:price|fee|cost|salary|dollar|budget|amounts?)\b",
            r"\bcontract value\b|\bhow expensive\b",
        ),
    ),
    (Need.AMOUNT, (r"\bhow much is\b",)),
    (Need.LENGTH, (r"\bhow long\b[^?]*\bbe\b(?=\W*$)",)),
    (
        Need.DURATION,
        (
            r"\bhow (?:long|early|soon|late|far ahead|far in advance)\b",
            r"\bfor how (?:many|long)\b|\bthe longest\b|\b(?:notice period|takes? longer)\b",
        ),
    ),
    (Need.TIME, (r"\bwhat(?:['’]s| is| are)? the deadlines?\b",)),
    (
        Need.NUMBER,
        (
            r"\bhow (?:many|few|often|much)\b",
            r"\bwhat(?:['’]s| is)? the (?:most|maximum|minimum|fewest|least|number|total|limit"
            r"|highest|lowest)\b",
        ),
    ),
    (Need.TIME, (_WHEN, r"\b(?:what|which) (?:date|day|time|hours?|month|year)\b")),
    (
        Need.CODE,
        (
            r"\bwhat\b[^?]{0,50}\b(?:code|id|phone number|extension|line)\b",
            r"\bwhat (?:phone )?numbers? (?:do|should|can|must) (?:i|we|you)\b|\bnumber to call\b",
            r"\b(?:code|id|number)\b[^?]*,\s*what (?:is|are) (?:it|they)\b",
        ),
    ),
    (
        Need.PERSON,
        (r"\bwho(?:m|se)?\b", r"\bwhich (?:office|team|person|role|department|manager|group)\b"),
    ),
    (
        Need.ADDRESS,
        (
            r"\b(?:what|which) (?:(?:is|are) )?(?:(?:the|your|an?) )?(?:[\w-]+ )?"
            r"(?:address(?:es)?|url|link)\b",
            r"\b(?:what|which) e-?mails?\b",
        ),
    ),
    (Need.PLACE, (r"\bwhere\b", r"\bwhich (?:web ?site|page|form|channel)\b")),
)
_COMPILED = tuple((re.compile("|".join(p), re.IGNORECASE), need) for need, p in RULES)
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
FREE = re.compile(
    r"\bfree of charge\b|\b(?:is|are|be|travels?|enters?) free\b(?! (?:of|from|to)\b)"
    r"|\bfree (?:admission|entry)\b|\b(?:at no|without) (?:cost|charge)\b",
    re.IGNORECASE,
)
_PRICES = "(?:price|fee|cost|rate|rent|charge|fare|subscription|amount|sum|deposit|tariff)s?"
PART = re.compile(
    r"\b(?:half|double|twice|treble|(?:a|one|two|three) (?:third|quarter|fifth)s?)(?: of)?"
    rf" (?:the|an?|this|that|their|its|your|our)?\s?(?:\w+ )?{_PRICES}\b"
    r"|\b(?:half|double|full)[ -]price\b|\bpays? (?:only )?"
    r"(?:half|double|twice(?! an?\b)|nothing|(?:a|one|two) (?:third|quarter)s?)\b"
    rf"|\b{_PRICES} (?:is|are) (?:halved|doubled|waived)\b",
    re.IGNORECASE,
)
"""A price told by another one: "students pay half"."""
SINGLE = re.compile(r"\b(?:one|a single|only an?)\s+(?:[\w-]+\s+)?[\w-]+", re.IGNORECASE)
TIME_WORDS = re.compile(
    r"\b(?:after|before|until|once|when|while|during|by the|as soon as|no later than|immediately"
    r"|within|beforehand|in advance|at once|straight away|at the (?:start|end|beginning)|on the day"
    r"|on (?:booking|arrival|receipt|delivery|signing|collection|departure|joining|demand)"
    r"|january|february|march|april|june|july|august|september|october|november|december"
    r"|monday|tuesday|wednesday|thursday|friday|deadline|prior to|upon|today|tomorrow)\b",
    re.IGNORECASE,
)
FORBIDDING = re.compile(
    r"\b(?:do not|never|avoid|must not|should not|cannot|may not|prohibited|forbidden|not allowed"
    r"|refrain)\b|\b(?:do|should|must|ca|wo)n['’]t\b",
    re.IGNORECASE,
)
PERSON_WORDS = re.compile(
    r"\b(?:[a-z]+(?:or|er|ee|ist|ant|ian)s?|director|office|team|staff|lead|head|board|committee"
    r"|department|manager|[A-Z]{2,}|you|chief|desk|people\w*|counsel|group|member)\b"
    r"|\b(?:Dr|Mr|Mrs|Ms|Prof|Professor|Sister|Sir)\b\.? [A-Z]"
    r"|(?<=[a-z,:;(] )[A-Z][a-z]+ [A-Z][a-z]+"
)
PLACE_WORDS = re.compile(
    r"@|https?:|\bwww\.|#\w+|\b(?:in|at|to|on|via|through|from|using)\s+(?:the |your |our |this )?"
    r"(?:[A-Z#]\w*|\w+ (?:page|form|channel|site|folder|portal|office|desk|system|building|room))"
)

ADDRESS = re.compile(r"[\w.+-]+@[\w-]+\.\w|https?://|\bwww\.\w", re.IGNORECASE)
THE_VERY = 1.4


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
            plural = [w for w in match[1].split() if _is_plural(w)]
            return timed[0] if timed else (_kind_of(stem(plural[0])) if plural else "")
    return ""


def _is_plural(word: str) -> bool:
    low = word.lower()
    return low in ("people", "staff", "children") or (low.endswith("s") and not low.endswith("ss"))


def _kind_of(noun: str) -> str:
    """Return one stem for all words that count persons, the noun itself otherwise."""
    return "person" if noun in PERSONS else noun


def satisfies(demanded: Demand, sentence: str) -> float:
    """Return how well ``sentence`` holds the demanded kind: 1 yes, 0.5 perhaps, 0 no.

    An address is THE_VERY thing asked for: hardly a sentence has one by chance.
    """
    found = figures(sentence)
    need = demanded.need
    if need in (Need.OPEN, Need.PERMISSION):
        return 1.0
    if need in _FIGURES:
        return _figure_fit(demanded, found, sentence)
    if need is Need.PROHIBITION:
        return 1.0 if FORBIDDING.search(sentence) else 0.0
    if need is Need.TIME:
        timed = {FigureKind.DATE, FigureKind.CLOCK, FigureKind.DURATION}
        hit = any(f.kind in timed for f in found)
        return 1.0 if hit else (0.8 if TIME_WORDS.search(sentence) else 0.2)
    if need is Need.ADDRESS:
        return THE_VERY if ADDRESS.search(sentence) else 0.3
    pattern = PERSON_WORDS if need is Need.PERSON else PLACE_WORDS
    return 1.0 if pattern.search(sentence) else 0.3


_FIGURES: dict[Need, frozenset[FigureKind]] = {
    Need.MONEY: frozenset({FigureKind.MONEY}),
    Need.AMOUNT: frozenset({FigureKind.MONEY, FigureKind.PERCENT}),
    Need.SHARE: frozenset({FigureKind.PERCENT}),
    Need.DURATION: frozenset({FigureKind.DURATION, FigureKind.CLOCK, FigureKind.DATE}),
    Need.LENGTH: frozenset(
        {FigureKind.DURATION, FigureKind.CLOCK, FigureKind.DATE, FigureKind.SIZE}
    ),
    Need.NUMBER: frozenset(FigureKind) - {FigureKind.CODE, FigureKind.DATE, FigureKind.CLOCK},
    Need.SIZE: frozenset({FigureKind.SIZE}),
    Need.CODE: frozenset({FigureKind.CODE, FigureKind.COUNT}),
}
_LASTING = (Need.DURATION, Need.LENGTH)


def _figure_fit(demanded: Demand, found: list[Figure], sentence: str) -> float:
    fit = _unit_fit(demanded, found, _FIGURES[demanded.need], sentence)
    priced = FREE.search(sentence) or PART.search(sentence)
    if demanded.need in (Need.MONEY, Need.AMOUNT) and priced:
        fit = max(fit, 0.8)
    timed = demanded.need in (*_LASTING, Need.NUMBER) and not demanded.unit
    return max(fit, 0.7) if timed and FREQUENCY.search(sentence) else fit


def _unit_fit(
    demanded: Demand, found: list[Figure], kinds: frozenset[FigureKind], sentence: str
) -> float:
    fitting = [f for f in found if f.kind in kinds]
    bare = [f for f in found if f.kind is FigureKind.COUNT]
    if not demanded.unit:
        timed = demanded.need in _LASTING and DURATION_UNITS & set(terms(sentence))
        return 1.0 if fitting else (0.9 if bare and timed else 0.0)
    counted = [f.unit.rsplit(" ", maxsplit=1)[-1] for f in fitting]
    if demanded.need is Need.NUMBER:
        counted += [w for m in SINGLE.finditer(sentence) for w in m[0].split()[1:]]
    if any(_kind_of(stem(noun)) == demanded.unit for noun in counted):
        return 1.0
    if demanded.unit in {_kind_of(t) for t in terms(sentence)} and (fitting or bare):
        return 0.9
    other = 0.5 if demanded.need in (Need.DURATION, Need.SIZE) else 0.4
    return other if fitting else 0.0
