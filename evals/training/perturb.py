"""Minimal changes that make a true claim false or unsupported."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from evals.training import lexicon
from evals.training.data import CONTRADICT, NOT_SUPPORT, PARTLY, Target

_NUMBER = re.compile(r"(?<![\w.,])\d+(?:[.,]\d+)*(?![\w]*\d)")
_NAME = re.compile(
    r"(?<![.!?] )(?<!^)(?<![\"“(])\b[A-Z][\w'’&-]+(?: (?:of |de |van |the )?[A-Z][\w'’&-]+)*"
)
_AUXILIARY = re.compile(
    r"\b(is|are|was|were|has|have|had|can|could|will|would|may|must|should|does|do|did)"
    r"\b(?! not|n't)"
)
_NEGATED = re.compile(r"\b(is|are|was|were|has|have|had|can|could|will|would|must|should) not\b")
_CONDITION = re.compile(
    r",? (?:if|unless|except|provided that|provided|only if|as long as|subject to|excluding"
    r"|other than|apart from) [^,.;]{4,}(?=[,.;])"
)
_ADJUNCT = re.compile(
    r" (?:in|at|on|for|from|with|by|after|before|during|under|because of|through|without)"
    r" [^,.;:()]{3,32}(?=[,.;])"
)


@dataclass(frozen=True)
class Change:
    """A perturbed claim.

    Attributes:
        text: The claim after the change.
        span: Characters of ``text`` that are wrong; empty where something was dropped.
        target: What the evidence of the true claim says about it.
        kind: Name of the perturbation.
    """

    text: str
    span: tuple[int, int]
    target: Target
    kind: str


Perturbation = Callable[[str, str, Random], tuple[str, int, int] | None]


def _put(claim: str, start: int, end: int, new: str) -> tuple[str, int, int]:
    return claim[:start] + new + claim[end:], start, start + len(new)


def _table(pairs: list[str]) -> dict[str, list[str]]:
    table: dict[str, list[str]] = {}
    for pair in pairs:
        left, right = pair.split("/", 1)
        table.setdefault(left, []).append(right)
        table.setdefault(right, []).append(left)
    return table


def _from_table(pairs: list[str], both: bool = True) -> Perturbation:
    table = _table(pairs)
    if not both:
        table = {}
        for pair in pairs:
            table.setdefault(pair.split("/")[0], []).append(pair.split("/")[1])
    ordered = sorted(table, key=len, reverse=True)
    pattern = re.compile(r"(?<!\w)(" + "|".join(map(re.escape, ordered)) + r")(?!\w)", re.I)

    def apply(claim: str, passage: str, rng: Random) -> tuple[str, int, int] | None:
        del passage
        found = list(pattern.finditer(claim))
        if not found:
            return None
        match = rng.choice(found)
        options = table.get(match.group()) or table.get(match.group().lower())
        if not options or (match.start() and match.group()[0].isupper()):
            return None
        new = rng.choice(options)
        new = new[0].upper() + new[1:] if match.group()[0].isupper() else new
        return _put(claim, match.start(), match.end(), new)

    return apply


def _vary(number: str, rng: Random) -> str:
    """Return another number written the same way."""
    whole = number.replace(",", "")
    if re.fullmatch(r"(1[5-9]|20)\d\d", number):
        return str(int(number) + rng.choice((-20, -10, -3, -2, -1, 1, 2, 3, 4, 10)))
    if "." in whole:
        left, _, right = whole.rpartition(".")
        if left.isdigit() and right.isdigit():
            places = len(right)
            value = float(f"{left}.{right}") * rng.choice((0.5, 0.8, 0.9, 1.1, 1.2, 1.5, 2, 10))
            return f"{value:.{places}f}"
        return whole[::-1]
    value = int(whole)
    step = rng.choice((1, 1, 2, 3, 5, 10, max(1, value // 10), max(1, value // 2), value))
    new = value + step if rng.random() < 0.55 or value - step <= 0 else value - step
    return f"{new:,}" if "," in number else str(new)


def number(claim: str, passage: str, rng: Random) -> tuple[str, int, int] | None:
    """Replace a number by another of the passage or by one near it."""
    found = list(_NUMBER.finditer(claim))
    if not found:
        return None
    match = rng.choice(found)
    others = [n for n in set(_NUMBER.findall(passage)) if n != match.group()]
    alike = sorted(n for n in others if abs(len(n) - len(match.group())) <= 1)
    new = rng.choice(alike) if alike and rng.random() < 0.5 else _vary(match.group(), rng)
    return None if new == match.group() else _put(claim, match.start(), match.end(), new)


def _among(options: list[str]) -> Perturbation:
    pattern = re.compile(r"(?<![\w-])(" + "|".join(options) + r")(?![\w-])")

    def apply(claim: str, passage: str, rng: Random) -> tuple[str, int, int] | None:
        found = list(pattern.finditer(claim))
        if not found:
            return None
        match = rng.choice(found)
        near = [o for o in options if o in passage and o != match.group()]
        rest = [o for o in options if o != match.group()]
        new = rng.choice(near if near and rng.random() < 0.6 else rest)
        return _put(claim, match.start(), match.end(), new)

    return apply


def names(text: str) -> list[str]:
    """Return the capitalised names inside the sentences of a text."""
    return sorted(set(_NAME.findall(text)))


def entity(claim: str, passage: str, rng: Random) -> tuple[str, int, int] | None:
    """Replace a name by another name of the passage."""
    found = [m for m in _NAME.finditer(claim) if m.group() in passage]
    if not found:
        return None
    match = rng.choice(found)
    skip = set(lexicon.MONTHS) | set(lexicon.DAYS)
    others = [
        n for n in names(passage)
        if n not in claim and match.group() not in n and n not in skip and match.group() not in skip
    ]  # fmt: skip
    return _put(claim, match.start(), match.end(), rng.choice(others)) if others else None


def foreign(claim: str, elsewhere: str, rng: Random) -> tuple[str, int, int] | None:
    """Replace a name by a name of another text."""
    found = list(_NAME.finditer(claim))
    others = [name for name in names(elsewhere) if name not in claim]
    if not found or not others:
        return None
    match = rng.choice(found)
    return _put(claim, match.start(), match.end(), rng.choice(others))


def adjunct(claim: str, elsewhere: str, rng: Random) -> tuple[str, int, int] | None:
    """Replace an adjunct by one of another text, or add that one at the end."""
    others = [match.group() for match in _ADJUNCT.finditer(elsewhere)]
    if not others or not claim.endswith("."):
        return None
    new = rng.choice(others)
    same = [m for m in _ADJUNCT.finditer(claim) if m.group().split()[0] == new.split()[0]]
    if same:
        return _put(claim, same[-1].start(), same[-1].end(), new)
    return _put(claim, len(claim) - 1, len(claim) - 1, new)


def roles(claim: str, passage: str, rng: Random) -> tuple[str, int, int] | None:
    """Let two names of the claim change places."""
    del passage, rng
    found = list(re.finditer(r"\b[A-Z][\w'’&-]+(?: [A-Z][\w'’&-]+)*", claim))
    found = [m for m in found if m.group() not in ("The", "A", "An", "In", "On", "It", "At")]
    if len(found) != 2 or found[0].group() == found[1].group():
        return None
    left, right = found
    middle = claim[left.end() : right.start()]
    if len(middle.split()) < 2 or re.fullmatch(r"[ ,]*(?:and|or|,|in|on|of|the| )+[ ]*", middle):
        return None
    text = claim[: left.start()] + right.group() + middle + left.group() + claim[right.end() :]
    return text, left.start(), left.start() + len(right.group())


def negation(claim: str, passage: str, rng: Random) -> tuple[str, int, int] | None:
    """Insert or remove a "not"."""
    del passage
    negated = _NEGATED.search(claim)
    if negated:
        return _put(claim, negated.start(), negated.end(), negated.group(1))
    found = list(_AUXILIARY.finditer(claim))
    if not found:
        return None
    match = found[0]
    new = match.group() + (" no longer" if rng.random() < 0.1 else " not")
    return _put(claim, match.start(), match.end(), new)


def condition(claim: str, passage: str, rng: Random) -> tuple[str, int, int] | None:
    """Drop a condition or an exception."""
    del passage, rng
    match = _CONDITION.search(claim)
    return _put(claim, match.start(), match.end(), "") if match else None


def only(claim: str, passage: str, rng: Random) -> tuple[str, int, int] | None:
    """Claim exclusiveness that nobody stated."""
    del passage, rng
    match = re.match(r"(The |A |An |[A-Z][\w-]+ )", claim)
    if not match or "nly" in claim:
        return None
    start = claim[0].lower() + claim[1:] if match.group() in ("The ", "A ", "An ") else claim
    return "Only " + start, 0, 4


PERTURBATIONS: dict[str, tuple[Perturbation, Target, float]] = {
    "number": (number, CONTRADICT, 3.0),
    "small_number": (_among(lexicon.SMALL), CONTRADICT, 2.0),
    "month": (_among(lexicon.MONTHS), CONTRADICT, 2.0),
    "weekday": (_among(lexicon.DAYS), CONTRADICT, 2.0),
    "unit": (_from_table(lexicon.UNITS), CONTRADICT, 1.0),
    "comparator": (_from_table(lexicon.COMPARATORS), CONTRADICT, 2.0),
    "antonym": (_from_table(lexicon.ANTONYMS), CONTRADICT, 2.5),
    "negation": (negation, CONTRADICT, 1.2),
    "modality": (_from_table(lexicon.MODALS, both=False), NOT_SUPPORT, 2.0),
    "quantifier": (_from_table(lexicon.QUANTIFIERS, both=False), NOT_SUPPORT, 2.0),
    "entity": (entity, CONTRADICT, 2.5),
    "roles": (roles, (0.0, 0.3, 0.7), 3.0),
    "condition": (condition, PARTLY, 2.0),
    "only": (only, NOT_SUPPORT, 0.25),
}


def perturb(claim: str, passage: str, rng: Random) -> Change | None:
    """Make one false version of a claim that the passage supports.

    Args:
        claim: A supported claim.
        passage: Its evidence, where wrong values and names are taken from.
        rng: Source of choice.

    Returns:
        A change whose text differs from the claim, or None if nothing applies.
    """
    kinds = sorted(PERTURBATIONS, key=lambda k: rng.random() ** (1 / PERTURBATIONS[k][2]))
    for kind in reversed(kinds):
        function, target, _ = PERTURBATIONS[kind]
        result = function(claim, passage, rng)
        if result and result[0] != claim and result[0] not in passage:
            return Change(result[0], result[1:], target, kind)
    return None


def invent(claim: str, elsewhere: str, rng: Random) -> Change | None:
    """Bring something of another text into a supported claim.

    Args:
        claim: A supported claim.
        elsewhere: A text on something else.
        rng: Source of choice.
    """
    options = [(foreign, NOT_SUPPORT, "foreign"), (adjunct, NOT_SUPPORT, "adjunct")]
    rng.shuffle(options)
    for function, target, kind in options:
        result = function(claim, elsewhere, rng)
        if result and result[0] != claim:
            return Change(result[0], result[1:], target, kind)
    return None
