"""Places of a sentence that hold one of a kind: how often, the which-th, on which days."""

import re

from agent.domain.figures import value
from agent.domain.terms import stem
from agent.domain.text import Span
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


def slot_swap(clause: str, quote: str) -> Swap | None:
    """Return the swap of what both texts say once of one kind, where they say it differently.

    "Twice a day" gives way to "once a day", "the first working day of" to "the third working day
    of", and "open Monday to Friday" to "Monday to Thursday". A clause that opens with its days
    speaks of them, and says something else wrong.
    """
    for kind in (FREQUENCY, ORDINAL, DAYS):
        said, meant = list(kind.finditer(clause)), list(kind.finditer(quote))
        if len(said) != 1 or len(meant) != 1 or _key(kind, said[0]) == _key(kind, meant[0]):
            continue
        of = [m.groupdict().get("of", "").lower() for m in (said[0], meant[0])]
        opens = kind is DAYS and len(clause[: said[0].start()].split()) < 2
        if of[0] == of[1] and not opens:
            return Span(start=said[0].start(), end=said[0].end()), meant[0][0]
    return None


def _key(kind: re.Pattern[str], found: re.Match[str]) -> tuple[float | None, str]:
    """Return what two wordings have in common: 2 and "day" for "twice a day"."""
    if kind is not FREQUENCY:
        return None, found[0].lower()
    times, *_, period = found[0].lower().split()
    return ONCE.get(times, value(times)), stem(period)
