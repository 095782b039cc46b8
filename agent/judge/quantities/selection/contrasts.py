"""Contrasts: "for guests the fee is €20, for members €15" says what a claim on members means."""

import re
from collections.abc import Sequence

from agent.judge.quantities.binding.bindings import Bindings, Bound
from agent.judge.quantities.comparison.compare import comparable

_STOP = re.compile(r"[,;:.](?:\s|$)")
_PHRASE = re.compile(
    r"\b(?:for|in|on|at|by|during|from|with|within|after|before|under|over)\s+\S.*",
    re.IGNORECASE | re.DOTALL,
)
_LINK = re.compile(r"\b(?:and|but|or)\b")
_WORD = re.compile(r"[\w'’-]+")
LONGEST = 6  # words of a phrase that names a case
APART = frozenset("than unlike except not other compared whereas including".split())
_BARE = frozenset("a an the its their our your this that of".split())


def contrasted(
    good: Bound, differing: Sequence[Bound], item: Bound, asked: Bindings, known: Bindings
) -> Bound | None:
    """Return the number that the sentence of ``good`` gives for the case that the claim names.

    Two numbers of one sentence are told apart by phrases, or by one of the later alone ("the fee
    is €20, on Sundays €30"); the later one has no verb of its own. The claim has one such number,
    and with it the phrase of the later one, word for word; that of ``good`` has a word that the
    claim lacks.
    """
    if good.column or sum(comparable(o.quantity, item.quantity) for o in asked.items) != 1:
        return None
    claim = _words(_up_to(asked.text, item))
    if not APART.isdisjoint(claim):
        return None
    beside = (b for b in differing if b.sentence == good.sentence and not b.column)
    for bound in beside:
        if bound.quantity.start < good.quantity.end or _has_verb(known, good, bound):
            continue
        named = any(_names(phrase, claim) for phrase in _phrases(known, bound))
        own = [phrase for phrase in _phrases(known, good) if phrase]
        if named and (not own or any(_is_other(phrase, claim) for phrase in own)):
            return bound
    return None


def _up_to(text: str, item: Bound) -> str:
    """Return a claim up to the first stop after a number."""
    stop = _STOP.search(text, item.quantity.end)
    return text[: stop.start()] if stop else text


def _phrases(known: Bindings, bound: Bound) -> tuple[list[str], list[str]]:
    """Return the words of the phrases right before and right after a number, [] for none.

    Days are words of them.
    """
    text, start, end = known.text, bound.quantity.start, bound.quantity.end
    numbers = [b.quantity for b in known.items if not (b.quantity.is_date and b.quantity.soft)]
    opening = max((q.end for q in numbers if q.end <= start), default=0)
    closing = min((q.start for q in numbers if q.start >= end), default=len(text))
    before = _STOP.split(text[opening:start])[-1]
    after = _STOP.split(text[end:closing], maxsplit=1)[0]
    return _phrase(before), _phrase(_LINK.split(after, maxsplit=1)[0])


def _phrase(text: str) -> list[str]:
    found = _PHRASE.search(text)
    return _words(found.group())[:LONGEST] if found else []


def _words(text: str) -> list[str]:
    return [w.lower() for w in _WORD.findall(text)]


def _names(phrase: list[str], claim: list[str]) -> bool:
    """Tell whether a claim has a phrase word for word."""
    size = len(phrase)
    runs = (claim[i : i + size] for i in range(len(claim) - size + 1))
    return size > 1 and any(run == phrase for run in runs)


def _is_other(phrase: list[str], claim: list[str]) -> bool:
    """Tell whether a phrase names what a claim does not."""
    return not set(phrase) - _BARE <= set(claim)


def _has_verb(known: Bindings, good: Bound, bound: Bound) -> bool:
    """Tell whether a number has a verb of its own after the one before it."""
    opening, start = good.quantity.end, bound.quantity.start
    stops = [m.end() for m in _STOP.finditer(known.text, opening, start)]
    own = stops[-1] if stops else opening
    return any(t.pos in ("VERB", "AUX") for t in known.source.tokens if own <= t.start < start)
