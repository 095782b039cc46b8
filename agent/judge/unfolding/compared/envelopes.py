"""Ranges told by the end that a claim is on: what lasts *6 to 10 hours* lasts *at least 6 hours*.

What a claim says of the worst or the best case is held against the end that is that case: of what
*takes 3 to 5 days* the five days, of what *lasts 3 to 5 days* the three.
"""

import re

from agent.domain.prose.analysis import Analysis
from agent.domain.prose.calendar import MONTH
from agent.judge.clauses.tree import SUBJECTS
from agent.judge.quantities.comparison.intervals import inside
from agent.judge.quantities.numbers.naming import token_at
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.reading.extract import quantities
from agent.judge.quantities.units.registry import same_dimension
from agent.judge.unfolding.tacked.parts import WORDS

_NUMBER = rf"(?:\d+(?:,\d{{3}})*(?:\.\d+)?|(?:{WORDS})\b)"
_UNIT = (
    rf"(?: ?(?!(?:{MONTH}|o['’]clock|and|or|to|of|in|per|a\.m|p\.m|am|pm)\b)"
    r"[a-zµ°%][\w°/²³]*){1,2}?"
)
_RANGE = re.compile(
    rf"\b(?:between |from )?(?P<sign>[€£$]?)(?P<low>{_NUMBER})(?:(?P<own>{_UNIT}))? ?(?:and|to"
    rf"|[-–]) ?"
    rf"[€£$]?(?P<high>{_NUMBER})(?P<unit> ?[a-zµ°%][\w°/²³]*(?: (?:days?|hours?))?)?",
    re.IGNORECASE,
)
CUE = re.compile(rf"\b{_NUMBER}(?:{_UNIT})? ?(?:and|to|[-–]) ?[€£$]?{_NUMBER}", re.IGNORECASE)
_CHANGED = re.compile(
    r"\b(?:r[io]se|risen|f[ae]ll(?:en|s)?|grew|grows?|grown|increas\w+|decreas\w+|drop\w*"
    r"|rais\w+|cut"
    r"|reduc\w+|went|chang\w+|extend\w+|mov\w+|improv\w+|lower\w+|shorten\w+|lengthen\w+|open"
    r"|closed"
    r"|only|both|either)\b",
    re.IGNORECASE,
)
_WORST = re.compile(r"\b(?:at worst|worst[- ]case|in the worst of cases)\b", re.IGNORECASE)
_BEST = re.compile(r"\b(?:at best|best[- ]case|in the best of cases)\b", re.IGNORECASE)
_BURDEN = re.compile(
    r"\b(?:takes?|took|costs?|needs?|requires?|waits?|pays?|loses?|weighs?|consumes?|uses?)\b", re.I
)
_GAIN = re.compile(
    r"\b(?:lasts?|runs?|holds?|delivers?|yields?|earns?|produces?|reaches|covers?|stores?"
    r"|carr(?:y|ies)"
    r"|gains?|saves?|receives?)\b",
    re.IGNORECASE,
)
_BOUND = re.compile(
    r"\b(?:at (?:least|most)|(?:more|less|fewer|longer|shorter|higher|lower|earlier"
    r"|later) than|over"
    r"|under|above|below|minimum|maximum|exceeds?|up to)\b",
    re.IGNORECASE,
)


def asked(claim: str) -> bool:
    """Tell whether a claim may be on one end of a range."""
    return any(cue.search(claim) for cue in (_BOUND, _WORST, _BEST))


def range_of(text: str) -> str:
    """Return the one range of a text in full, *between 6 and 10 hours*, '' for none."""
    found = [m for m in _RANGE.finditer(text) if _is_range(m, text)]
    if len(found) != 1:
        return ""
    (match,) = found
    return f"between {match['sign']}{match['low']}{match['own'] or ''} and {_ends(match)[1]}"


def _is_range(match: re.Match[str], text: str) -> bool:
    """Tell a range from a change, from two things and from a stretch of days or hours."""
    told = match["sign"] or match["own"] or match["unit"]
    led = re.match(r"between |from ", match.group(), re.IGNORECASE)
    joined = re.search(r"\d ?and |[a-z] and ", match.group(), re.IGNORECASE)
    dated = re.fullmatch(rf" ?(?:{MONTH}|am|pm|o)", match["unit"] or "", re.IGNORECASE)
    between = led and led.group().lower() == "between "
    return bool(told and not dated and (between or not joined) and not _CHANGED.search(text))


def _ends(match: re.Match[str]) -> tuple[str, str]:
    sign, unit = match["sign"], match["unit"] or ""
    return f"{sign}{match['low']}{match['own'] or unit}", f"{sign}{match['high']}{unit}"


def at_its_end(text: str, claim: Analysis, ranged: Analysis) -> str:
    """Return a text with its range told by the end that a claim is on, or as it stands.

    Args:
        text: the text.
        claim: the claim.
        ranged: the range of the text in full, see `range_of`.
    """
    match = next(m for m in _RANGE.finditer(text) if _is_range(m, text))
    bands = [q for q in quantities(ranged) if q.bound == "range"]
    if len(bands) != 1:
        return text
    told = _bounded(claim, bands[0], match) or _extreme(text, claim, bands[0], match)
    return f"{text[: match.start()]}{told}{text[match.end() :]}" if told else text


def _bounded(claim: Analysis, band: Quantity, match: re.Match[str]) -> str:
    """Return a range as the bound of a claim where it keeps that, or as its own on that side."""
    known = [q for q in quantities(claim) if _measures(q, band) and not q.is_date]
    if len(known) != 1 or not known[0].interval.is_one_sided or not _is_told(claim, known[0]):
        return ""
    (bound,) = known
    floor = bound.interval.low > 0 and bound.interval.high == float("inf")
    low, high = _ends(match)
    if inside(band.interval, bound.interval, 0.0) and not bound.turned:
        counted = bound.dimension == "count" and bound.noun
        return f"{bound.text}{match['unit']}" if counted and match["unit"] else bound.text
    return f"at least {low}" if floor else f"at most {high}"


def _is_told(claim: Analysis, quantity: Quantity) -> bool:
    """Tell a value that a claim tells from one by which it says of what things it speaks.

    *Parcels of 5 to 10 kg cost €8* says nothing of parcels of at least 5 kg.
    """
    tokens, index, between = claim.tokens, token_at(claim, quantity.start), 0
    seen = set()
    while index not in seen and tokens[index].pos not in ("VERB", "AUX"):
        seen.add(index)
        outside = not quantity.start <= tokens[index].start <= quantity.end + 1
        between += outside and tokens[index].pos != "ADV"
        if tokens[index].dep in SUBJECTS:
            return False
        index = tokens[index].head
    return between <= 1 and tokens[index].dep not in ("relcl", "acl", "advcl")


def _measures(quantity: Quantity, band: Quantity) -> bool:
    """Tell whether a number may be a value of a range, the rate of which may stand apart."""
    counted = quantity.dimension == band.dimension == "count"
    alike = same_dimension(quantity.dimension, band.dimension)
    return alike and not (counted and quantity.noun != band.noun)


def _extreme(text: str, claim: Analysis, band: Quantity, match: re.Match[str]) -> str:
    """Return a range as the end that is the worst or the best case, for a claim on that."""
    worst, best = _WORST.search(claim.text), _BEST.search(claim.text)
    burden, gain = _BURDEN.search(text), _GAIN.search(text)
    points = [q for q in quantities(claim) if _measures(q, band) and q.interval.is_point]
    if bool(worst) == bool(best) or bool(burden) == bool(gain) or len(points) != 1:
        return ""
    low, high = _ends(match)
    told = high if bool(burden) == bool(worst) else low
    return f"{told} {'in the worst case' if worst else 'in the best case'}"
