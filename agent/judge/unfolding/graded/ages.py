"""Rules for those of some ages, told at the age of a claim: *members between 18 and 65 vote*.

At 40 they are told of a member aged 40; a rule that is made for others is told not to apply at 70,
unless another one holds there.
"""

import math
import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from agent.domain.prose.casing import capital
from agent.judge.alignment.lexical import content
from agent.judge.unfolding.tacked.parts import PERSONS, WORDS

_NAMED = {word: n for n, word in enumerate(WORDS.split("|")[:12], start=1)}
_NAMED |= {
    "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18,
    "nineteen": 19, "twenty": 20,
}  # fmt: skip
_N = rf"(?:\d{{1,2}}|{'|'.join(_NAMED)})"
_WHO = PERSONS.pattern.replace(r"(?:under|over)-?\d+s|", "")
_WHO = rf"(?:{_WHO}|\b(?:persons?|people|applicants?|candidates?|woman|man|boys?|girls?)\b)"
_YEARS = r"(?P<years>(?: years)?(?: of age| old)?)"
_BANDS = (
    rf"(?:(?P<low>{_N})(?: to | ?[-–] ?| and )(?P<high>{_N})|(?:under|below) (?P<under>{_N})"
    rf"|over (?P<over>{_N})|(?P<from>{_N})(?:{_YEARS.replace('years>', 'of>')}) "
    rf"(?:and|or) (?:over|older|above)|(?P<to>{_N})(?:{_YEARS.replace('years>', 'to_of>')}) "
    r"(?:and|or) (?:under|younger|below))"
)
_GROUP = re.compile(
    rf"\b(?P<word>under|over)[- ](?P<all>\d{{1,2}})s\b"
    rf"|(?:(?P<who>{_WHO}|\b(?:those|anyone|anybody|everyone|everybody)\b) (?:who (?:are|is) )?"
    rf"(?:aged |of )?|\baged )(?:between |from )?{_BANDS}{_YEARS}"
    r"(?![\w-]|[.,]\d| ?[%€£$°]| (?:euros?|pounds?|dollars?|days?|weeks?|months?|hours?|minutes?"
    r"|points?|members?|people|kg|km|m|cm|degrees?)\b)",
    re.IGNORECASE,
)
_AGE = re.compile(
    rf"\b(?P<year>{_N})-year-old\b|\baged (?P<aged>{_N})(?! (?:and|or|to)\b|[-–])\b"
    rf"|(?P<who>{_WHO}) of (?P<of>{_N})\b(?! (?:and|or|to)\b|[-–])",
    re.IGNORECASE,
)
CUE = _AGE
_RULE = re.compile(
    r"\b(?:may|must|can|shall|needs?|pays?|receives?|gets?|entitled|required|eligible|free"
    r"|do|does|votes?"
    r"|travels?|costs?|ha(?:ve|s) to|(?:are|is) (?:invited|admitted|allowed|permitted|charged))\b",
    re.IGNORECASE,
)
_OPEN = re.compile(
    r"\b(?:no|not|never|only|others?|else|except|unless|older|younger|all|everyone|any age"
    r"|also those)\b",
    re.IGNORECASE,
)
_AND_OTHERS = re.compile(rf"(?:[,;]| and| but| while) (?:[\w'’-]+ ){{0,3}}{PERSONS.pattern}", re.I)
_PARTS = re.compile(r";\s+|,\s+(?:and|but|while|whereas)\s+")
_SHARED = 2  # content words of a rule that a claim must have


class _Group(NamedTuple):
    """The ages for which something is said, both ends included, and where it says so."""

    low: float
    high: float
    match: re.Match[str]

    def has(self, age: float) -> bool:
        """Tell whether somebody of an age belongs to it."""
        return self.low <= age <= self.high


def at_its_age(texts: Sequence[str], claim: str) -> list[str]:
    """Return the sentences of a passage as they hold at the one age that a claim speaks of."""
    found = list(_AGE.finditer(claim))
    if len(found) != 1 or _GROUP.search(claim):
        return list(texts)
    age = _age(found[0])
    said = content(f"{claim[: found[0].start()]} {claim[found[0].end() :]}")
    if any(_age(m) == age for t in texts for m in _AGE.finditer(t)):
        return list(texts)
    apart = [_by_group(t) for t in texts]
    parts = [part for own in apart for part in own]
    groups = [list(_groups(t)) for t in parts]
    shared = [len(said & content(t)) for t in parts]
    near = [n for n, g in zip(shared, groups, strict=True) if any(o.has(age) for o in g)]
    best = max(near, default=0)
    told = iter(
        _told(text, group[0], found[0], n > best)
        if len(group) == 1 and n >= _SHARED - group[0].has(age)
        else text
        for text, group, n in zip(parts, groups, shared, strict=True)
    )
    return [_joined(own, [next(told) for _ in own], age) for own in apart]


def _by_group(text: str) -> list[str]:
    """Return the parts of a sentence that are each on those of some ages, or all of it."""
    parts = _PARTS.split(text.rstrip(" ."))
    apart = len(parts) > 1 and all(len(list(_groups(p))) == 1 for p in parts)
    return [f"{capital(p)}." for p in parts] if apart else [text]


def _joined(own: Sequence[str], told: Sequence[str], age: float) -> str:
    """Return the one part of a sentence that holds at an age, all of them where none or more do."""
    held = [t for part, t in zip(own, told, strict=True) if any(g.has(age) for g in _groups(part))]
    return held[0] if len(held) == 1 else " ".join(told if len(own) == 1 else own)


def _told(text: str, group: _Group, asked: re.Match[str], alone: bool) -> str:
    """Return a sentence at the age that is asked for; ``alone`` if no other holds there."""
    match = group.match
    if group.has(_age(asked)):
        who = match["who"] or "Persons"
        return f"{text[: match.start()]}{who} aged {_age(asked):.0f}{text[match.end() :]}"
    if not alone or not _RULE.search(text) or _OPEN.search(text) or _tells_of_others(text, match):
        return text
    phrase = asked.group().lower()
    who = f"somebody {phrase}" if asked["aged"] else f"a {phrase}"
    return f"{text} This does not apply to {who}."


def _tells_of_others(text: str, match: re.Match[str]) -> bool:
    """Tell whether a sentence speaks of other persons as well: *adults pay £9, under-12s £4*."""
    before = PERSONS.search(text, 0, match.start())
    return before is not None or _AND_OTHERS.search(text, match.end()) is not None


def _groups(text: str) -> Iterator[_Group]:
    """Yield the ages for which a text says something."""
    for match in _GROUP.finditer(text):
        if match["all"]:
            under = match["word"].lower() == "under"
            end = float(match["all"])
            low, high = (0.0, end - 1) if under else (end, math.inf)
        elif match["low"]:
            low, high = _number(match["low"]), _number(match["high"])
        elif match["to"]:
            low, high = 0.0, _number(match["to"])
        elif match["under"]:
            low, high = 0.0, _number(match["under"]) - 1
        else:
            low, high = _number(match["over"] or match["from"]), math.inf
        yield _Group(low, high, match)


def _age(match: re.Match[str]) -> float:
    return _number(match["year"] or match["aged"] or match["of"])


def _number(text: str) -> float:
    return float(_NAMED.get(text.lower(), 0) or text)
