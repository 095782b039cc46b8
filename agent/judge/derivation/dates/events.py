"""Whether a date counted on from another is that of the event which the claim dates."""

import re

from agent.judge.derivation.operands import Source
from agent.judge.quantities.binding.bindings import Bindings
from agent.judge.quantities.binding.words import stems

MOST = 2 / 3  # share of the claim's words that stand with the date of its event
_BREAK = re.compile(r"[,;:.](?=\s)|[()\n]|\b(?:and|but|while|which|who|that)\b")
_ANCHOR = re.compile(r"\s+(?:after|before|earlier|later|previously)\b", re.IGNORECASE)
_BEGINS = frozenset(
    "begin start commence force open launch found establish sign conclude enter file lodge submit "
    "register appoint become name elect hire recruit join employ admit enrol buy purchase deliver "
    "acquire receive take give issue publish depart sail set introduce create release bear "
    "install inaugurate arrange grant".split()
)
_ENDS = frozenset(
    "end expire finish terminate close lapse run complete cease stop arrive due mature until till "
    "last retire over reach return land renew out by valid latest deadline expiry expiration "
    "completion arrival again later after no".split()
)
_LIGHT = frozenset("take place happen occur fall day date year month time hour".split())


def repeats(date: Source, span: Source, asked: Bindings, sign: int) -> bool:
    """Tell whether a claim gives a date counted on, or back, for the event of the date itself.

    It does where nearly all that it says stands with the stated date and nothing but its subject
    with the time; where what begins on that date would begin when it ends; and where what ends
    would do so before.
    """
    at_date, verbs = _piece(date, span)
    with_span, _ = _piece(span, date)
    verbs |= {"depart"} if "leave" in verbs else verbs
    claim = frozenset(t.lemma.lower() for t in asked.source.tokens)
    numbers = (b.own for b in asked.items if not b.quantity.soft)  # not the days of a week
    said = asked.words - _LIGHT - frozenset[str]().union(*numbers)
    ends = bool(claim & _ENDS) and not verbs & _ENDS
    if ends and not _ANCHOR.match(span.premise.text, span.quantity.end):
        return sign < 0
    if (said - asked.heads) & (with_span - at_date):
        return False
    if sign > 0 and verbs & _BEGINS and claim & _BEGINS:
        return True
    return bool(said) and len(said & at_date) >= MOST * len(said)


def _piece(source: Source, other: Source) -> tuple[frozenset[str], frozenset[str]]:
    """Return the stems and lemmas around a date or time, from stop to stop or to the other one."""
    text, start, end = source.premise.text, source.quantity.start, source.quantity.end
    begin = max((m.end() for m in _BREAK.finditer(text, 0, start)), default=0)
    stop = _BREAK.search(text, end)
    last = stop.start() if stop else len(text)
    if other.index == source.index and end <= other.quantity.start < last:
        last = other.quantity.start
    if not text[begin:start].strip(" \n").lower().removeprefix("on").removeprefix("in").strip():
        last = _end_of_next(text, stop.end() if stop else last)  # it leads the sentence
    pairs = zip(stems(source.premise), source.premise.tokens, strict=True)
    inside = [(s, t.lemma.lower()) for s, t in pairs if begin <= t.start < last]
    own = source.bound.own
    return (
        frozenset(s for s, _ in inside if s and s not in own),
        frozenset(lemma for _, lemma in inside),
    )


def _end_of_next(text: str, start: int) -> int:
    after = _BREAK.search(text, start)
    return after.start() if after else len(text)
