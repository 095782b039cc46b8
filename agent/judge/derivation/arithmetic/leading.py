"""Whether a claim says of its numbers that they come to another: *so £9.60*, *which is £25.60*."""

import re
from collections.abc import Sequence

from agent.judge.derivation.periods import PERIODS
from agent.judge.quantities.quantity import Quantity

_WORD = r"(?:(?!(?:and|than|at|for|plus|with|per|up)\b)[a-z'’]+\s+)"
_SO = re.compile(
    r"(?:\b(?:so|hence|thus|therefore|or|which|that|i\.e\.|meaning|making|leaving)\b|=)[ ,]*"
    rf"{_WORD}{{0,4}}$",
    re.IGNORECASE,
)
_IS = re.compile(
    r"\b(?:is|are|be|makes?|(?:comes?|came) to|totals?|adds? up to|amounts? to|costs?|brings?"
    rf"|earns?|pays?|gets?|owes?|equals?|adds?|needs?|takes?)\s+{_WORD}{{0,3}}$",
    re.IGNORECASE,
)
_PART = re.compile(r"[,;:]\s|\b(?:and|while|but)\b")
_JOINED = re.compile(
    r"[^,;:.]{0,20}?\b(?:for|on|of|at|over|from)\s(?:[a-z]+ ){0,2}$", re.IGNORECASE
)
_EACH_OF = re.compile(r"\beach of (?:the |these |those |your )?$", re.IGNORECASE)
_AT = re.compile(r"\b(?:at|of|@)\s(?:only |just )?$", re.IGNORECASE)
_APIECE = re.compile(r"\s?(?:each|apiece|per|an?)\b", re.IGNORECASE)
_BESIDE = re.compile(r"(?: each| apiece)?\s?(?:,|–|—|\(|:|=)\s?", re.IGNORECASE)
_TOLD_FOR = re.compile(
    rf"\s(?:for|each|apiece|(?:an?|per)(?! (?:{'|'.join(PERIODS)}|night|hour)))\b", re.IGNORECASE
)
_SPREAD = re.compile(r"(?: (?:an?|per) [a-z]+)? (?:for|over|on|in) (?:the )?", re.IGNORECASE)
_OF = re.compile(r" (?:of|at|with) ", re.IGNORECASE)


def leads_to(quantity: Quantity, terms: Sequence[Quantity], text: str) -> bool:
    """Tell whether a claim says of its numbers that they come to another one.

    Those before it by *so*, *or*, *which is*, or by the verb of their clause; those behind it by
    *for* or *at*: *£1,660 for 2,000 m³ at 83p*.
    """
    before = [t.end for t in terms if t.end <= quantity.start]
    place = quantity.end
    after = sorted((t for t in terms if t.start >= quantity.end), key=lambda t: t.start)
    for term in after:
        beside = (
            len(after) > 1 and place == quantity.end and _BESIDE.fullmatch(text, place, term.start)
        )
        if not beside and not _JOINED.fullmatch(text, place, term.start):
            return False
        place = term.end
    if not before:
        return True
    if place == quantity.end and _TOLD_FOR.match(text, place):
        return False
    led = text[max(before) : quantity.start]
    if _BESIDE.fullmatch(led) and (place != quantity.end or len(terms) > 1):
        return True
    return bool(_SO.search(led) or (_IS.search(led) and not _PART.search(led)))


def is_apiece(amount: Quantity, text: str) -> bool:
    """Tell whether a claim gives an amount for one thing: *at £17*, *£17 each*."""
    return bool(_AT.search(text, 0, amount.start) or _APIECE.match(text, amount.end))


def is_of_each(number: Quantity, text: str) -> bool:
    """Tell whether a claim speaks of each of so many things: *each of the six visits*."""
    return _EACH_OF.search(text, 0, number.start) is not None


def is_spread(amount: Quantity, number: Quantity, text: str) -> bool:
    """Tell whether so many hours are those of each of some days or weeks: *40 hours for 12 weeks*.

    The shorter one is that of each.
    """
    if amount.scale >= number.scale:
        return False
    if amount.end <= number.start:
        return _SPREAD.fullmatch(text, amount.end, number.start) is not None
    return _OF.fullmatch(text, number.end, amount.start) is not None
