"""Values told by how they stand to a range: *keep at 2 to 8 °C* makes 9 °C *too warm*.

That of which a claim speaks is told outright, in the claim's words where they are right of it, and
else as below, above or within the permitted range. Where it is unclear which one that is, each
value of a sentence is told so.
"""

import re
from collections.abc import Sequence

from agent.domain.prose.analysis import Analysis
from agent.judge.alignment.lexical import content
from agent.judge.derivation.cues import BY_COMPARISON
from agent.judge.derivation.tables.ranges import side_of
from agent.judge.quantities.binding.bindings import Bound, bind
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.reading.extract import quantities
from agent.judge.quantities.units.registry import same_dimension

_UP = "|".join(w for w, way in BY_COMPARISON.items() if way > 0)
_DOWN = "|".join(w for w, way in BY_COMPARISON.items() if way < 0)
_RANGE = (
    r"(?:the |its )?(?:(?:permitted|allowed|permissible|prescribed|required|specified|safe|legal"
    r"|recommended|target|upper|lower|maximum|minimum|temperature) )*"
    r"(?:range|limits?|band|maximum|minimum|threshold|(?:permitted|allowed|permissible|prescribed"
    r"|required|specified|recommended|it should be|it should have been|they should be))\b"
)
ASKED = re.compile(
    rf"\b(?:(?P<up>(?:{_UP}|above|over) (?:than )?{_RANGE}|too (?:warm|hot|high|long|heavy"
    r"|wide|deep"
    rf"|large|thick)\b|exceed(?:s|ed)? {_RANGE})"
    rf"|(?P<down>(?:{_DOWN}|below|under) (?:than )?{_RANGE}|too (?:cold|cool|low|short|light|narrow"
    r"|shallow|small|thin)\b)"
    rf"|(?P<out>(?:outside|out of) {_RANGE})|(?P<within>(?:within|inside|in) {_RANGE}))",
    re.IGNORECASE,
)
_DENYING = re.compile(r"\b(?:no|not|never|neither|nor|none|nobody)\b|n['’]t\b", re.IGNORECASE)
_DEMANDS = re.compile(
    r"\b(?:must|should|has to|have to|shall|needs? to|permitted|allowed|permissible"
    r"|prescribed|limits?"
    r"|range|maximum|minimum|(?:is|are|be) (?:kept|stored|held))\b",
    re.IGNORECASE,
)
CUE = re.compile(r"\d")
_SIDES = {"above": "up", "below": "down", "within": "within"}


def demanding(sentences: Sequence[str]) -> list[str]:
    """Return the sentences that may tell a range to be kept."""
    return [s for s in sentences if CUE.search(s) and _DEMANDS.search(s)]


def told_by_range(evidence: Analysis, others: Sequence[Analysis], claim: Analysis) -> str:
    """Return a text with its values by how they stand to the one range to be kept.

    Args:
        evidence: the text.
        others: the sentences of its passage that may tell that range.
        claim: a claim on how a value stands to its range.
    """
    asked = ASKED.search(claim.text)
    bands = [q for o in others for q in quantities(o) if _is_band(q)]
    if asked is None or len(bands) != 1 or _DENYING.search(claim.text):
        return evidence.text
    (band,), text = bands, evidence.text
    values = [b for b in bind(evidence).items if _is_value(b.quantity, band)]
    if not all(_are_all(values, v.quantity, text) for v in values):
        return text
    own = _of_claim(values, claim)
    around = " ".join([text, *(o.text for o in others)])
    if own is not None and content(_without(asked, "")) <= content(around):
        side = side_of(own.quantity.interval.low, band.interval)
        return f"{text} {_without(asked, _standing(side, asked))}"
    for value in sorted((b.quantity for b in values), key=lambda q: -q.start):
        side = side_of(value.interval.low, band.interval)
        text = f"{text[: value.end]} ({_standing(side, asked)}){text[value.end :]}"
    return text


def _are_all(values: Sequence[Bound], one: Quantity, text: str) -> bool:
    """Tell whether each number with the unit of a value was read: *Park Road 41 dB* is not."""
    unit = one.text.lstrip("-−0123456789., ")
    return not unit or len(re.findall(rf"\d ?{re.escape(unit)}", text)) <= len(values)


def _without(asked: re.Match[str], standing: str) -> str:
    """Return a claim with another standing in the place of its own."""
    return f"{asked.string[: asked.start()]}{standing}{asked.string[asked.end() :]}"


def _of_claim(values: Sequence[Bound], claim: Analysis) -> Bound | None:
    """Return the one value with words of the claim that no other has, or the only value."""
    if len(values) == 1:
        return values[0]
    words = bind(claim).words
    own = [v for v in values if words & v.near.difference(*(o.near for o in values if o is not v))]
    return own[0] if len(own) == 1 else None


def _is_band(quantity: Quantity) -> bool:
    limited = quantity.interval.is_one_sided or quantity.bound == "range"
    return limited and not (quantity.is_date or quantity.approximate)


def _is_value(quantity: Quantity, band: Quantity) -> bool:
    """Tell whether a number is a value that may lie in a range."""
    counted = band.dimension == "count" and quantity.noun != band.noun
    alike = same_dimension(quantity.dimension, band.dimension) and not counted
    return alike and quantity.interval.is_point and not (quantity.is_date or quantity.approximate)


def _standing(side: str, asked: re.Match[str]) -> str:
    """Return how a value stands to its range: in the claim's words where they are right."""
    own = _SIDES[side] == asked.lastgroup or (asked["out"] and side != "within")
    return asked.group() if own else f"{side} the permitted range"
