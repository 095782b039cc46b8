"""Numbered bands, told of the one of a claim: *£2 for zones 1 to 3, £3 for zones 4 and 5*.

Of zone 5 this tells *£3 for zone 5*, which the bare words do not.
"""

import re
from collections.abc import Sequence
from itertools import pairwise

from agent.domain.prose.analysis import Analysis
from agent.domain.prose.casing import capital
from agent.domain.prose.tags import FINITE
from agent.domain.prose.terms import stem

_VALUE = r"(?:\d{1,3}|[A-Z])"
_BAND = re.compile(
    rf"\b(?P<noun>[A-Za-z]{{3,}}) (?P<low>{_VALUE})"
    rf"(?:(?: (?P<link>to|and|or)|(?P<dash> ?[-–])) ?(?P<high>{_VALUE})(?![\w,.]\w)"
    r"| (?:and|or) (?P<open>above|beyond|over|higher|up|upwards?|more|below|lower|under|less))?"
    r"(?![\w%]|[.,]\d)"
)
CUE = re.compile(
    rf"[a-z]s? {_VALUE}(?: (?:to|and|or) | ?[-–] ?)(?:{_VALUE}\b|above|beyond|over|higher|up|below)"
    rf".*?[,;].*?[a-z]s? {_VALUE}\b",
    re.DOTALL,
)
_DOWN = ("below", "lower", "under", "less")
_NAMED = re.compile(
    rf"\b(?P<noun>[A-Za-z]{{3,}}) (?P<value>{_VALUE})\b(?! (?:to|and|or|[-–]) {_VALUE})"
)
_JOINT = re.compile(r"[,;] (?:and |but |while )?", re.IGNORECASE)
_GOVERNING = re.compile(r"^(?P<value>.*\b(?:for|in|of|at|on|from)\b)", re.IGNORECASE)
_SINGULAR = {"are": "is", "have": "has", "were": "was", "do": "does"}


def of_its_band(evidence: Analysis, claim: str) -> str:
    """Return a sentence on bands of one kind as it tells of the one that the claim names.

    It stands as it is where the claim names none or several, and where the parts of the sentence
    are not put alike.
    """
    text = evidence.text.rstrip(" .")
    found = list(_BAND.finditer(text))
    kinds = {stem(m["noun"].lower()) for m in found if m["high"] or m["open"]}
    bands = [m for m in found if stem(m["noun"].lower()) in kinds]
    named = [m for m in _NAMED.finditer(claim) if stem(m["noun"].lower()) in kinds]
    cuts = [_JOINT.search(text, a.end(), b.start()) for a, b in pairwise(bands)]
    if len(kinds) != 1 or len(bands) < 2 or len(named) != 1 or not all(cuts):
        return evidence.text
    holding = [i for i, m in enumerate(bands) if _holds(m, named[0]["value"])]
    if len(holding) != 1:
        return evidence.text
    ends = [(c.start(), c.end()) for c in cuts if c]
    starts, stops = [0, *(e for _, e in ends)], [*(s for s, _ in ends), len(text)]
    parts = [
        (text[start : m.start()], text[m.end() : stop])
        for start, m, stop in zip(starts, bands, stops, strict=True)
    ]
    told = _told(parts, holding[0], named[0][0], evidence)
    return capital(f"{told}.") if told else evidence.text


def _holds(band: re.Match[str], value: str) -> bool:
    """Tell whether a band has a value: bands 1 to 5 have 3, band 8 and above has 9."""
    low, high = _rank(band["low"]), _rank(band["high"] or band["low"])
    if value.isdigit() != band["low"].isdigit():
        return False
    own = _rank(value)
    if band["open"]:
        return own <= low if band["open"] in _DOWN else own >= low
    return own in (low, high) if band["link"] in ("and", "or") else low <= own <= high


def _rank(value: str) -> int:
    return int(value) if value.isdigit() else ord(value.upper())


def _told(parts: Sequence[tuple[str, str]], own: int, name: str, evidence: Analysis) -> str:
    """Return the part of one band with what the first part alone says for all, '' if unclear."""
    (before, after), (_, tail) = parts[0], parts[own]
    if all(b.strip() and not a.strip() for b, a in parts):
        return _behind([b for b, _ in parts], own, name)
    if any(b.strip() for b, _ in parts[1:]) or not all(a.strip() for _, a in parts):
        return ""
    verbs = _verbs(after, evidence)
    clauses = len({a.split()[0] for _, a in parts}) == 1
    whole = own == 0 or clauses or _verbs(tail, evidence)
    first, *rest = (tail if whole else f"{verbs} {tail}").split()
    told = [before + name, _SINGULAR.get(first, first), *rest]
    return " ".join(told) if verbs or clauses else ""


def _behind(leads: Sequence[str], own: int, name: str) -> str:
    """Return a part in which the value comes before its band: *eight weeks for band 7*."""
    values = [m["value"] for lead in leads if (m := _GOVERNING.match(lead))]
    if len(values) != len(leads):
        return ""
    size = len(values[-1].split())
    if any(len(v.split()) != size for v in values[1:]):
        return ""
    shared = values[0].split()[:-size]
    value = values[own].split()[-size:]
    return " ".join([*shared, *value, name])


def _verbs(tail: str, evidence: Analysis) -> str:
    """Return the verbs with which a part opens: *are reviewed*."""
    start = evidence.text.index(tail) + len(tail) - len(tail.lstrip())
    tokens = [t for t in evidence.tokens if t.start >= start]
    verbs = []
    for token in tokens:
        if token.pos not in ("AUX", "VERB"):
            break
        verbs.append(token)
    finite = bool(verbs) and verbs[0].tag in FINITE
    return evidence.text[verbs[0].start : verbs[-1].end] if finite else ""
