"""Days by which something is due, and on which a term ends, counted from a day of the evidence.

*Filed within 14 days of the decision*, delivered on 3 March, is filed by 17 March; what runs *for
three years from 1 May 2024* ends on 30 April 2027.
"""

import datetime
import re
from collections.abc import Iterator, Sequence

from agent.domain.prose.analysis import Analysis
from agent.judge.derivation.dates.calendar import first_day, shifted
from agent.judge.derivation.dates.deadlines import running, wanted
from agent.judge.derivation.operands import Source
from agent.judge.derivation.relations.multiples import Multiple
from agent.judge.quantities.binding.bindings import Bindings
from agent.judge.quantities.quantity import Quantity

_BY = re.compile(
    r"\b(?:by|until|till|(?:no|not) later than|on or before)\s+(?:\w+day,?\s+)?(?:the\s+)?$", re.I
)
_END = re.compile(
    r"\b(?:ends?|expires?|terminates?|lapses?|runs out|finish(?:es)?|runs (?:until|to)|lasts until"
    r"|(?:is|are) valid until)(?: on)?\s+(?:\w+day,?\s+)?(?:the\s+)?$",
    re.IGNORECASE,
)
_FROM = re.compile(
    r",? (?:from|beginning|starting|commencing|counting from|with effect from)(?: on)?"
    r"(?: \w+day,?)?(?: the)? ?",
    re.IGNORECASE,
)
_FOR = re.compile(
    r"\b(?:runs|lasts|is valid|are valid|applies|apply|is (?:concluded|made|granted|let|leased))"
    r" for (?:a (?:fixed )?(?:term|period) of )?$",
    re.IGNORECASE,
)
_ENDING = frozenset("end expire termin lapse run finish last valid".split())
_OPEN = re.compile(
    r"\b(?:not|never|no|if|unless|about|around|or|might|could|extended|renew\w*|only|working"
    r"|business|at least|earliest|latest)\b",
    re.IGNORECASE,
)


def due(claim: Analysis, asked: Bindings, pool: Sequence[Source]) -> Multiple | None:
    """Return whether a claim gives the day on which a time of the evidence is up.

    None where the evidence leaves more than one, or that day open, and where it states the day.
    """
    if len(asked.items) != 1:
        return None
    item = asked.items[0].quantity
    said, named = _whole(item), wanted(claim, item)
    lead = claim.text[: item.start]
    if _BY.search(lead) and not _END.search(lead):
        found = [(d.last, d.told, d.sources, d.shared) for d in running(named, pool)]
    elif _END.search(lead):
        named -= _ENDING
        found = list(_ends(named, pool))
    else:
        return None
    found = [f for f in found if f[3] == named]
    days = {last for last, *_ in found}
    if said is None or not named or len(days) != 1 or _OPEN.search(lead):
        return None
    last, told, sources, _ = found[0]
    stated = [s for s in pool if s.quantity.day == item.day and s != sources[0]]
    apart = _force(claim.text) != _force(sources[-1].sentence)
    if stated or apart or any(_OPEN.search(s.sentence) for s in sources):
        return None
    return Multiple(f"{told} = {last:%-d %B %Y}", sources[0], said == last, sure=True)


def _ends(
    named: frozenset[str], pool: Sequence[Source]
) -> Iterator[tuple[datetime.date, str, tuple[Source, ...], frozenset[str]]]:
    """Yield the last day of each term that runs for a time from a day."""
    for span in (s for s in pool if s.quantity.dimension == "duration"):
        for date in (s for s in pool if s.index == span.index and s.quantity.day is not None):
            start = _whole(date.quantity)
            text = span.premise.text
            between = text[span.quantity.end : date.quantity.start]
            runs = _FOR.search(text[: span.quantity.start])
            if start is None or not runs or not _FROM.fullmatch(between):
                continue
            after = shifted(start, span.quantity.number.high, span.quantity.unit, 1)
            if after and span.quantity.number.is_point:
                told = f"{date.quantity.text} + {span.quantity.text} − 1 day"
                shared = named & (span.bound.near | date.bound.near)
                yield after - datetime.timedelta(days=1), told, (date, span), shared


def _whole(quantity: Quantity) -> datetime.date | None:
    day = quantity.day
    return first_day(day) if day is not None and day.year and day.day else None


def _force(text: str) -> frozenset[str]:
    """Return the words by which a text permits or obliges; *may* that begins a date is none."""
    found = re.findall(r"\b(?:must|shall|may|can|should|ha(?:ve|s) to|need|needs)\b", text)
    return frozenset({"shall": "must"}.get(word, word) for word in found)
