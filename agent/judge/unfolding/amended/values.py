"""Values set anew: which number of a clause an amendment gives another value, and that value."""

import re
from collections.abc import Iterator, Sequence

from agent.domain.prose.analysis import Analysis
from agent.judge.alignment.lexical import content
from agent.judge.passages.numbering import REFERENCE
from agent.judge.quantities.binding.bindings import Bound, bind
from agent.judge.quantities.comparison.kinds import same_kind
from agent.judge.quantities.quantity import Quantity
from agent.judge.unfolding.amended.changes import Change
from agent.ports import Parser

_LIMITS = re.compile(
    r"^(?:(?:at (?:most|least)|(?:no |not )?(?:more|less|fewer|longer|later|earlier) than|up to|"
    r"limited to|a (?:maximum|minimum) of|within|by|under|over|until|from|as of|since|after|before|"
    r"exactly|about|around)\s+)+",
    re.IGNORECASE,
)
_COUNTED = re.compile(r"^\W*\d+(?:\.\d+)*[.)]?\s+(?=[A-Z])")
_DIGITS = re.compile(r"\d+(?:\.\d+)?(?![\d.,]*\d)")
_SHARE = re.compile(r"%|per ?cent", re.IGNORECASE)


def revalued(
    change: Change, texts: Sequence[str], amendment: str, parser: Parser
) -> tuple[int, str] | None:
    """Return which of a clause's sentences has another value now, and how it reads.

    None where no value of the clause can be meant, or several.
    """
    new, *parsed = parser.parse([f"It is {change.new}.", *texts], entities=False)
    values = [b.quantity for b in bind(new).items]
    if len(values) != 1:
        return None
    said = content(REFERENCE.sub("", amendment))
    fit = [
        (len(said & content(texts[i])), len(said & b.near), i, b.quantity)
        for i, b in _values(parsed)
        if _may_become(b.quantity, values[0], change)
    ]
    most = max((f[:2] for f in fit), default=(0, 0))
    best = [f for f in fit if f[:2] == most]
    if len(best) != 1 or not (change.reference.number or most[0]):
        return None
    *_, i, known = best[0]
    text = _changed(core(known.text), core(values[0].text), change.sign)
    start = known.end - len(core(known.text))
    return (i, texts[i][:start] + text + texts[i][known.end :]) if text else None


def _values(parsed: Sequence[Analysis]) -> Iterator[tuple[int, Bound]]:
    """Yield the values of sentences, the numbers of their clauses left out."""
    for i, analysis in enumerate(parsed):
        names = [m.span() for p in (REFERENCE, _COUNTED) for m in p.finditer(analysis.text)]
        for bound in bind(analysis).items:
            if not any(start <= bound.quantity.start < end for start, end in names):
                yield i, bound


def core(text: str) -> str:
    """Return a value without the words that make it a limit."""
    return _LIMITS.sub("", text.strip())


def _may_become(old: Quantity, new: Quantity, change: Change) -> bool:
    """Tell whether one value may take the place of another; a bare number that of any count."""
    if change.old and core(old.text) != core(change.old):
        return False
    bare = new.is_bare and old.dimension == "count"
    share = bool(change.sign) and _SHARE.search(new.text) is not None
    return bare or share or same_kind(new, old)


def _changed(old: str, new: str, sign: int) -> str:
    """Return the new value, or the old one grown or fallen by it, '' where that has no digits."""
    if not sign:
        return new
    known, step = _DIGITS.search(old), _DIGITS.search(new)
    if known is None or step is None:
        return ""
    was, by = float(known.group()), float(step.group())
    if _SHARE.search(new) and not _SHARE.search(old):
        by *= was / 100
    told = f"{was + sign * by:.2f}".rstrip("0").rstrip(".")
    return old[: known.start()] + told + old[known.end() :]
