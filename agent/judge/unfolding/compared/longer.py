"""How much longer one thing lasts than another, told as the two times in a sentence have it.

*The frame is covered for three years and the battery for one* tells that the frame is covered for
*three times as long* as the battery, and *two years longer*.
"""

import re

from agent.domain.prose.analysis import Analysis
from agent.judge.alignment.lexical import content
from agent.judge.clauses.reading import read
from agent.judge.derivation.operands import shown
from agent.judge.quantities.reading.extract import quantities
from agent.judge.unfolding.compared.two import ASKED, UNCLEAR, Values, sides_of, values_of
from agent.judge.unfolding.counted.spans import NUMBER, UNIT, count
from agent.judge.unfolding.denied import denies

_TIMES = re.compile(
    rf"\b(?:for )?(?:(?P<word>twice|half)|(?P<times>{NUMBER}) times) as long as\b", re.IGNORECASE
)
_MORE = re.compile(
    rf"\b(?:for )?(?P<number>{NUMBER}) (?P<unit>{UNIT})s? (?P<way>longer|shorter) than\b",
    re.IGNORECASE,
)
CUE = re.compile(r"\b(?:minute|hour|day|night|week|month|year)s?\b", re.IGNORECASE)
_WORDS = {"twice": 2.0, "half": 0.5}
_LASTING = frozenset(w[:5] for w in content("last lasts run runs take takes valid hold holds stay"))
_MAY = re.compile(r"\b(?:may|can) ", re.IGNORECASE)
_ROOT = 5  # letters that *guaranteed* and *guarantee* share
_SAME = 0.005


def asked(claim: str) -> bool:
    """Tell whether a claim tells how much longer one thing lasts than another."""
    return bool(_TIMES.search(claim) or _MORE.search(claim))


def plain(claim: str) -> str:
    """Return a claim without how much: *is covered longer than the battery*."""
    text = _TIMES.sub("longer than", claim)
    return _MORE.sub(lambda m: f"{m['way']} than", text)


def as_the_times_have_it(evidence: Analysis, claim: Analysis, text: str) -> str:
    """Return what a claim says as the times in a sentence have it; that where it is unclear.

    Args:
        evidence: the sentence, which must give one time of each of the two things.
        claim: the claim without how much.
        text: the claim.
    """
    match, tree, mine = ASKED.search(claim.text), read(evidence).tree, read(claim).tree
    force = [frozenset(m.lower() for m in _MAY.findall(t.text)) for t in (claim, evidence)]
    unclear = any(UNCLEAR.search(_MAY.sub(" ", t.text)) for t in (claim, evidence))
    if match is None or unclear or force[0] != force[1]:
        return evidence.text
    if len(tree.sentences) > 1 or denies(tree, range(len(tree.tokens))):
        return evidence.text
    sides = sides_of(mine, match)
    values = values_of(evidence, tree, sides) if sides else None
    if sides is None or values is None or values.dimension != "duration":
        return evidence.text
    if values.one == values.two or not values.two or not _covers(evidence.text, claim.text):
        return evidence.text
    told = _in_times(values, text) if _TIMES.search(text) else _by_more(values, text, evidence)
    return told or evidence.text


def _covers(evidence: str, claim: str) -> bool:
    """Tell whether a sentence has all words of a claim but those of lasting longer."""
    rest = re.sub(r"\b(?:longer|shorter) than\b", " ", claim)
    said = {w[:_ROOT] for w in content(rest)}
    known = {w[:_ROOT] for w in content(evidence)}
    return said - known <= _LASTING


def _in_times(values: Values, text: str) -> str:
    """Return a claim on a multiple as the values have it."""
    match, ratio = _TIMES.search(text), values.one / values.two
    if match is None:
        return ""
    asked_for = _WORDS.get((match["word"] or "").lower()) or float(count(match["times"]))
    if abs(asked_for - ratio) <= _SAME * ratio:
        return text
    if ratio < 1:
        return _TIMES.sub("shorter than", text)
    return _TIMES.sub(f"for {shown(round(ratio, 2))} times as long as", text)


def _by_more(values: Values, text: str, evidence: Analysis) -> str:
    """Return a claim on a difference as the values have it, '' where their units differ."""
    match = _MORE.search(text)
    scales = {q.unit.rstrip("s"): q.scale for q in quantities(evidence) if q.unit}
    unit = match["unit"].lower() if match else ""
    if match is None or set(scales) != {unit}:
        return ""
    apart = (values.one - values.two) / scales[unit]
    way = "longer" if apart > 0 else "shorter"
    size = round(abs(apart), 2)
    if way == match["way"].lower() and size == count(match["number"]):
        return text
    units = unit if size == 1 else f"{unit}s"
    return _MORE.sub(f"{shown(size)} {units} {way} than", text)
