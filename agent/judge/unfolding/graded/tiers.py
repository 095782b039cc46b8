"""Tiers, told for the case of a claim: *below 99.9% the credit is 5%; below 99.5%, 15%*.

Of 99.3% both limits hold, and the narrower one tells its credit: *at 99.3% the credit is 15%*.
"""

import math
import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from agent.domain.prose.analysis import Analysis
from agent.domain.prose.casing import capital
from agent.judge.alignment.lexical import content
from agent.judge.quantities.cases.graded.tiers import TOLD, in_turns
from agent.judge.quantities.comparison.intervals import beyond, finite, inside
from agent.judge.quantities.quantity import Interval, Quantity
from agent.judge.quantities.reading.extract import quantities
from agent.judge.quantities.units.registry import same_dimension
from agent.judge.unfolding.denied import FINITE

_NUMBER = r"[$€£]?(?:\d|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b|twelve\b)"
CUE = re.compile(
    rf"\b(?:below|under|above|over|than|exceeding|from|after|up to|at least) {_NUMBER}.*?"
    rf"(?:[,;]|\band\b).*?{_NUMBER}|\d (?:to|[-–]) \d.*?(?:[,;]|\band\b).*?\d (?:to|[-–]) \d",
    re.IGNORECASE | re.DOTALL,
)
_OPENED = re.compile(r"\b(?P<word>from|after)\s+$", re.IGNORECASE)
APART = re.compile(
    r"[,;]\s+(?:(?:and|but|while|whereas)\s+)?|\s+(?:and|but|while|whereas)\s+", re.IGNORECASE
)
_REST = re.compile(
    r"\b(?:above|beyond|over|past|after|below|under) (?:that|this)\b|\bthereafter\b", re.IGNORECASE
)
_BLURRED = re.compile(
    r"\b(?:unless|except|without|provided|first|next|additional|extra|further|each|every|per"
    r"|not|no|never|or)\b|n['’]t\b",
    re.IGNORECASE,
)
"""What makes a value more or less than that of its tier."""
_LABEL = re.compile(r"(?<=[a-z] )\d{1,4}(?= [a-z]|[.,]?$)(?! (?:to|and|or)\b)")
_COMPOUND = re.compile(
    r"\b(?P<after>after (?:\w+ )years?) (?=(?:\w+ )(?:months?|weeks?|days?)\b)", re.IGNORECASE
)
_STOP = re.compile(r"[,;:] ")
SHARED = 2  # content words that a claim must share with a sentence that is told for its case
WINDOW = 4  # words around a number that say what it measures


class Band(NamedTuple):
    """For what a value is, where that is told; ``word`` opens it, if that is no part of it."""

    start: int
    end: int
    interval: Interval
    word: str
    quantity: Quantity


class _Tier(NamedTuple):
    """A band and its value, with the words before, between and after the two."""

    band: Band
    value: Quantity
    lead: str
    mid: str
    tail: str


def spelt(text: str) -> str:
    """Return a text with a colon between bands and values that would else be read as one number.

    *After five years two months, after ten years four months* tells of no 62 months.
    """
    if len(_COMPOUND.findall(text)) < TOLD - 1 or len(re.findall(r"\bafter\b", text, re.I)) < TOLD:
        return text
    return _COMPOUND.sub(r"\g<after>: ", text)


def in_its_tier(evidence: Analysis, claim: Analysis) -> str:
    """Return a text with each sentence of tiers told for the one case of the claim.

    A sentence stands as it is where its values and bands do not take turns, where it tells its
    tiers of different things, and where the case of the claim is unclear.
    """
    parts = []
    for start, end in sentences_of(evidence):
        tiers = _tiers(evidence, start, end)
        told = _told(tiers, evidence, claim) if tiers else ""
        parts.append(told or evidence.text[start:end])
    return " ".join(parts)


def sentences_of(evidence: Analysis) -> Iterator[tuple[int, int]]:
    """Yield the sentences of a text, those in one that a semicolon parts."""
    begin = None
    for first, last in evidence.sentences:
        begin = evidence.tokens[first].start if begin is None else begin
        if evidence.tokens[last - 1].text != ";" or last == len(evidence.tokens):
            yield begin, evidence.tokens[last - 1].end
            begin = None


def _tiers(evidence: Analysis, start: int, end: int) -> list[_Tier]:
    """Return the tiers of a sentence, none unless all are told alike and of the same thing."""
    text = evidence.text[:end]
    bands, values = bands_of(evidence, start, end)
    kinds = {(v.dimension, v.noun) for v in values}
    same = all(same_dimension(b.quantity.dimension, bands[0].quantity.dimension) for b in bands)
    if not same or len({d for d, _ in kinds}) != 1 or len({n for _, n in kinds if n}) > 1:
        return []
    if not in_turns([v.start for v in values], [b.start for b in bands]):
        return []
    tiers = list(_cut(text.rstrip(" .!"), start, bands, values))
    first = tiers[0] if len(tiers) == len(bands) else None
    if first is None or not _is_governed(evidence, start, end, first):
        return []
    said = content(first.lead), content(first.mid)
    alike = all(content(t.lead) <= said[0] and content(t.mid) <= said[1] for t in tiers)
    blurred = any(_BLURRED.search(w) for t in tiers for w in (t.lead, t.mid, t.tail))
    tail = end - len(tiers[-1].tail) - 1
    speaks = any(t.tag in FINITE for t in evidence.tokens if tail <= t.start < end)
    return tiers if alike and not (blurred or speaks) else []


def bands_of(evidence: Analysis, start: int, end: int) -> tuple[list[Band], list[Quantity]]:
    """Return the bands of a sentence and its other numbers."""
    bands: list[Band] = []
    values: list[Quantity] = []
    for q in quantities(evidence):
        if not start <= q.start < end:
            continue
        opened = _OPENED.search(evidence.text, start, q.start)
        plain = q.interval.is_point
        if plain and opened and not q.is_date:
            interval = Interval(q.interval.low, math.inf)
            bands.append(Band(opened.start(), q.end, interval, opened["word"].lower(), q))
        elif plain or q.is_date or q.approximate:
            values.append(q)
        else:
            bands.append(Band(q.start, q.end, q.interval, "", q))
    rest = _REST.search(evidence.text, bands[-1].end, end) if bands else None
    if rest is not None and bands[-1].interval.is_one_sided:
        last = bands[-1]
        bands.append(Band(rest.start(), rest.end(), beyond(last.interval), "", last.quantity))
    return bands, values


def _cut(
    text: str, start: int, bands: Sequence[Band], values: Sequence[Quantity]
) -> Iterator[_Tier]:
    """Yield the tiers of a sentence, none of those that nothing parts from the one before."""
    spans = [
        sorted([(b.start, b.end), (v.start, v.end)]) for b, v in zip(bands, values, strict=True)
    ]
    gaps = [APART.search(text, one[1][1], two[0][0]) for one, two in pairwise(spans)]
    cuts = [(g.start(), g.end()) for g in gaps if g is not None]
    if len(cuts) < len(gaps):
        return
    opens, closes = [start, *(e for _, e in cuts)], [*(s for s, _ in cuts), len(text)]
    for band, value, (one, two), begin, close in zip(
        bands, values, spans, opens, closes, strict=True
    ):
        lead, mid, tail = text[begin : one[0]], text[one[1] : two[0]], text[two[1] : close]
        yield _Tier(band, value, lead, mid, tail)


def _is_governed(evidence: Analysis, start: int, end: int, first: _Tier) -> bool:
    """Tell whether a band says of what a value is told: it stands not in the place of that.

    What *costs up to €8 for 2 kg* has its value in the first number.
    """
    verbs = [t.start for t in evidence.tokens if start < t.start < end and t.tag in FINITE]
    if not verbs:
        return True
    if first.band.start < first.value.start:
        return first.band.end <= verbs[0] < first.value.start
    return verbs[0] < first.value.start


def _told(tiers: Sequence[_Tier], evidence: Analysis, claim: Analysis) -> str:
    """Return the sentence of some tiers as it holds in the case of a claim, '' if unclear."""
    first = tiers[0]
    told = evidence.text[first.band.start : first.band.end]
    shared = content(claim.text) & content(f"{first.lead} {told} {first.mid} {first.tail}")
    case = _case(claim, tiers, evidence.text) if len(shared) >= SHARED else None
    tier = _own(case, tiers, claim.text) if case is not None else None
    if case is None or tier is None:
        return ""
    tail = tier.tail if tier.tail.strip() else first.tail
    if first.band.start < first.value.start:
        band = placed(case, tier.band, evidence, first.band.start)
        told = f"{first.lead}{band}{first.mid}{tier.value.text}{tail}"
    else:
        own = tier if tier.mid.strip() else first
        band = placed(case, tier.band, evidence, own.band.start)
        band = band if own.mid.strip() else re.sub(r"^of ", "at ", band)
        told = f"{first.lead}{tier.value.text}{own.mid}{band}{tail}"
    return f"{capital(told)}."


def _case(claim: Analysis, tiers: Sequence[_Tier], text: str) -> Quantity | None:
    """Return the number of a claim that its case is told by, None if there is no such one."""
    band, value = tiers[0].band, tiers[0].value
    ranged = band.quantity.is_bare and band.quantity.bound == "range"
    kin = [
        q
        for q in (*quantities(claim), *(_labels(claim.text) if ranged else ()))
        if same_dimension(q.dimension, band.quantity.dimension)
        and not (q.is_date or q.approximate)
        and {q.noun, band.quantity.noun} - {""} <= {q.noun or band.quantity.noun}
    ]
    if band.quantity.is_bare:
        kin = [q for q in kin if _before(claim.text, q.start) == _before(text, band.start)]
    if same_dimension(value.dimension, band.quantity.dimension):
        own, other = band.quantity.unit.rstrip("s"), value.unit.rstrip("s")
        if own != other:
            kin = [q for q in kin if q.unit.rstrip("s") == own]
        else:
            kin = [q for q in kin if _measures(claim, q, tiers[0])]
    return kin[0] if len(kin) == 1 else None


def _labels(text: str) -> Iterator[Quantity]:
    """Yield the numbers that name one of several, as what they may lie among: *in year 2*."""
    for match in _LABEL.finditer(text):
        at = Interval(float(match.group()), float(match.group()))
        yield Quantity(match.start(), match.end(), match.group(), "count", at, at)


def _before(text: str, start: int) -> frozenset[str]:
    """Return the stem of the word just before a place, empty if it carries no meaning."""
    return content(" ".join(text[:start].split()[-1:]))


def _measures(claim: Analysis, quantity: Quantity, tier: _Tier) -> bool:
    """Tell whether a number has more words of the band beside it than of the value."""
    clause = _STOP.split(claim.text[: quantity.start])[-1]
    near = content(" ".join(clause.split()[-WINDOW:]))
    band, value = tier.lead.rpartition(":")[2], tier.mid
    if tier.value.start < tier.band.start:
        band, value = value, band
    return len(near & content(band)) > len(near & content(value))


def _own(case: Quantity, tiers: Sequence[_Tier], claim: str) -> _Tier | None:
    """Return the tier of a case: the narrowest of those that hold in it."""
    opened = _OPENED.search(claim, 0, case.start)
    word = opened["word"].lower() if opened else ""
    ends = finite(case.interval)
    meeting = [t for t in tiers if {*ends} & {*finite(t.band.interval)} and t.band.word == "after"]
    same = [t for t in tiers if t.band.interval == case.interval]
    if word:
        same += [t for t in tiers if t.band.word == word and t.band.interval.low == ends[0]]
    if same or word == "from" or not case.interval.is_bounded:
        return same[0] if same else None
    if meeting:
        return None  # after five years may begin on their last day or the one after
    found = narrowest(case, [t.band for t in tiers])
    return next((t for t in tiers if t.band is found), None)


def narrowest(case: Quantity, bands: Sequence[Band]) -> Band | None:
    """Return the band of a case that lies in all others in which the case lies, if there is one."""
    within = [b for b in bands if inside(case.interval, b.interval, 0.0)]
    return next(
        (b for b in within if all(inside(b.interval, o.interval, 0.0) for o in within)), None
    )


def placed(case: Quantity, band: Band, evidence: Analysis, start: int) -> str:
    """Return a case in the words by which the evidence tells its band: *below 5%* as *of 4%*.

    ``start`` is where they are to stand in the evidence.
    """
    told = evidence.text[band.start : band.end]
    if band.quantity.bound == "range":
        return case.text
    if case.interval in (band.interval, band.quantity.interval):
        return told
    if band.word == "after":
        return f"{told.split()[0]} {case.text}"
    before = next((t for t in reversed(evidence.tokens) if t.end <= start), None)
    if before is None or before.pos == "PUNCT":
        return f"at {case.text}"
    if before.text.lower() == "aged" or before.pos in ("ADP", "VERB", "AUX"):
        return case.text
    return f"of {case.text}" if before.pos in ("NOUN", "PROPN", "PRON") else f"at {case.text}"
