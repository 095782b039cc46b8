"""A value for each of several labels, told of one: *A within one hour, B within eight hours*.

The first part has the verb, and what the labels are of: *parcels to zone 1 arrive within a day, to
zone 2 within three days*.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from agent.domain.prose.analysis import Analysis
from agent.domain.prose.figures import ONE_TO_TWELVE
from agent.judge.unfolding.denied import FINITE
from agent.judge.unfolding.members.valued import (
    BETWEEN,
    DIGITS,
    JOIN,
    LEADS,
    MONEY,
    compares,
    completed,
    is_value,
)

_PREPOSITION = rf"(?:{BETWEEN}|of)"
_GROUP = rf"(?:{_PREPOSITION} (?:[a-z-]+ ){{0,2}}[A-Za-z\d][\w'’-]*|[A-Z]|[A-Z][\w-]+)"
_UNIT = (
    rf"(?:[ -]?(?!(?:{BETWEEN}|within|after|every|each|and|or|but|{ONE_TO_TWELVE})\b)"
    r"[^\s\d,;:()]+){0,3}"
)
_WORTH = rf"(?P<value>(?i:{LEADS}(?:(?:{MONEY} ?)?{DIGITS}|(?:{ONE_TO_TWELVE}|an?)\b){_UNIT}))"
_ITEM = re.compile(rf"{JOIN}(?P<group>{_GROUP})[,:]? {_WORTH}$")
_LAST = re.compile(rf" {_WORTH}(?P<group> {_GROUP})?$")
_LED = re.compile(LEADS)
CUE = re.compile(rf"{JOIN}{_GROUP}(?:,|:)? (?:[a-z]+ ){{0,3}}(?:[$€£]?\d|[a-z]+)")
_ARTICLE = re.compile(r"^An? (?=[a-z])")


class _Item(NamedTuple):
    """A label with the words before it, and the value of what it labels."""

    group: str
    value: str


class _Labelled(NamedTuple):
    """A sentence with a value for each of several labels: its first part and all of them.

    The first value stands ``at`` a place of the first part, and its label at that of ``group``.
    """

    lead: str
    at: int
    group: int
    items: tuple[_Item, ...]


def of_its_label(evidence: Analysis, claim: Analysis) -> str:
    """Return a text as it holds for the one label that a claim names, else as it stands."""
    found = None if "respectively" in evidence.text else _labelled(evidence.text)
    if found is None or compares(claim) or _speaks(evidence, found):
        return evidence.text
    said = _ARTICLE.sub("", claim.text)
    named = [i for i in found.items if _names(said, i.group)]
    values = [i for i in found.items if is_value(said, i.value)]
    if len(named) != 1 or len(values) > 1:
        return evidence.text
    (own,), first = named, found.items[0]
    value, text = completed(own.value, first.value), found.lead
    edits = [(found.at, first.value, value), (found.group, first.group, own.group)]
    for start, old, new in sorted(edits, reverse=True):
        text = f"{text[:start]}{new}{text[start + len(old) :]}"
    return f"{text}."


def _speaks(evidence: Analysis, found: _Labelled) -> bool:
    """Tell whether a verb follows on the first value, which may tell of something else."""
    return any(t.tag in FINITE for t in evidence.tokens if t.start >= len(found.lead))


def _names(claim: str, group: str) -> bool:
    """Tell whether a claim has the label of a group, a number with the word before it."""
    *before, label = group.split()
    if label.isdigit():
        label = f"{before[-1]} {label}" if before else label
    exact = label if label[0].isupper() else f"(?i:{label.removesuffix('s')}s?)"
    return re.search(rf"(?<![\w-]){exact}(?![\w-])", claim) is not None


@lru_cache(maxsize=16_384)
def _labelled(text: str) -> _Labelled | None:
    """Return a text as one of labels with their values, None where it is none."""
    plain, items = text.rstrip(" .!;"), list[_Item]()
    while match := _ITEM.search(plain):
        items.insert(0, _Item(match["group"], match["value"]))
        plain = plain[: match.start()]
    last = _LAST.search(plain) if items else None
    if last is None:
        return None
    alike = list(_form(items).finditer(plain))
    leads = {m[0] for v in (last["value"], *(i.value for i in items)) if (m := _LED.match(v))}
    if len(alike) != 1 or len(leads) != 1 or "\n" in text:
        return None
    first = _Item(alike[0][0], last["value"])
    return _Labelled(plain, last.start("value"), alike[0].start(), (first, *items))


def _form(items: Sequence[_Item]) -> re.Pattern[str]:
    """Return how a label looks like those of some items: *to zone 2* like *to zone 1*."""
    *before, label = items[0].group.split()
    kinds = (r"\d+", "[A-Z]", r"[A-Z][\w-]+", r"[a-z][\w'’-]*")
    kind = next((k for k in kinds if re.fullmatch(k, label)), re.escape(label))
    words = "".join(f"{re.escape(w)} " for w in before)
    form = re.compile(rf"(?<![\w-]){words}{kind}(?![\w-])")
    return form if all(form.fullmatch(i.group) for i in items) else re.compile(r"(?!)")
