"""Places of a sentence that hold one of a kind: how often, the which-th, on which days."""

import re

from agent.domain.prose.figures import FigureKind, figures, value
from agent.domain.prose.terms import overlap, stem, terms
from agent.domain.text import Span
from agent.writer.revision.language.conditions import subject
from agent.writer.revision.language.phrases import Swap

FREQUENCY = re.compile(
    r"\b(?:once|twice|thrice|[\w-]+ times) (?:an?|per|every|each) [\w-]+", re.IGNORECASE
)
ONCE = {"once": 1.0, "twice": 2.0, "thrice": 3.0}
ORDINAL = re.compile(
    r"\b(?:first|second|third|fourth|fifth|sixth|last|\d{1,2}(?:st|nd|rd|th))"
    r"(?= (?P<of>(?:working |business |calendar )?[a-z]+ (?:of|after|before|in)\b))",
    re.IGNORECASE,
)
_DAY = r"(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?"
DAYS = re.compile(rf"(?<!\w){_DAY}(?:(?:,| and| or| to| through|\s?[–-])\s?{_DAY})*\b")

LIMITING = re.compile(
    r"(?:on|in|at|for|during|from|with)\b|.*\b(?:only|except|unless|if|when)\b",
    re.IGNORECASE | re.DOTALL,
)
LEAST = 2  # words before a slot that what is said of it takes
ALMOST_SHARED = 0.75


def slot_swap(clause: str, quote: str) -> Swap | None:
    """Return the swap of what both texts say once of one kind, where they say it differently.

    "Twice a day" gives way to "once a day", "the first working day of" to "the third working day
    of", and "open Monday to Friday" to "Monday to Thursday". Both must say all else alike; what
    tells of which case or occasion one speaks is not exchanged: "the last day is a Friday".
    """
    differing = []
    for kind in (FREQUENCY, ORDINAL, DAYS):
        said, meant = list(kind.finditer(clause)), list(kind.finditer(quote))
        if len(said) == len(meant) == 1 and _key(kind, said[0]) != _key(kind, meant[0]):
            differing.append((kind, said[0], meant[0]))
    if len(differing) != 1:
        return None
    kind, own, theirs = differing[0]
    if kind is not FREQUENCY and not _is_value(clause, quote, own, theirs):
        return None
    return Span(start=own.start(), end=own.end()), theirs[0]


def _is_value(clause: str, quote: str, own: re.Match[str], theirs: re.Match[str]) -> bool:
    """Tell whether a slot tells what is so, and for all that the clause speaks of."""
    of = [m.groupdict().get("of", "").lower() for m in (own, theirs)]
    opens = own.start() < len(subject(clause)) or len(clause[: own.start()].split()) < LEAST
    dates = [{f.key for f in figures(t) if f.kind is FigureKind.DATE} for t in (clause, quote)]
    rest = terms(clause[: own.start()] + clause[own.end() :])
    alike = overlap((t for t in rest if not t[0].isdecimal()), terms(quote)) >= ALMOST_SHARED
    limited = LIMITING.match(quote) and not LIMITING.match(clause)
    return alike and of[0] == of[1] and not opens and not limited and dates[1] <= dates[0]


def _key(kind: re.Pattern[str], found: re.Match[str]) -> tuple[float | None, str]:
    """Return what two wordings have in common: 2 and "day" for "twice a day"."""
    if kind is not FREQUENCY:
        return None, found[0].lower()
    times, *_, period = found[0].lower().split()
    return ONCE.get(times, value(times)), stem(period)
