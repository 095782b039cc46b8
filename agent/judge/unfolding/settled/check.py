"""All constructs by which one sentence may settle a claim."""

import re
from collections.abc import Callable

from agent.domain.prose.casing import capital, small
from agent.judge.unfolding.excepted import foreveryone
from agent.judge.unfolding.settled import (
    ceased,
    doubled,
    eithers,
    excluded,
    facing,
    fixed,
    holders,
    kept,
    nearly,
    necessity,
    options,
    records,
    siblings,
)
from agent.judge.unfolding.settled.slots import slot, unfronted

_FEWEST = 4  # words of a clause
_Settles = Callable[[str, str], bool | None]
_FORMS: tuple[tuple[re.Pattern[str], _Settles], ...] = (
    (necessity.CUE, necessity.settles),
    (eithers.CUE, eithers.settles),
    (options.CUE, options.settles),
    (fixed.CUE, fixed.settles),
    (kept.CUE, kept.settles),
    (doubled.CUE, doubled.settles),
    (ceased.CUE, ceased.settles),
    (facing.CUE, facing.settles),
    (foreveryone.CUE, excluded.settles),
    (nearly.CUE, nearly.settles),
    (holders.CUE, holders.settles),
    (records.CUE, records.settles),
    (siblings.CUE, siblings.settles),
)


_PARTING = re.compile(r";\s+|,\s+and\s+")
_LED = re.compile(
    r"(?:if|when|where|while|unless|until|after|before|since|as|although|though|because|once|for"
    r"|in|on|at|from|during|under|with|without|by|to|whoever|whatever)\b|[^:]*:",
    re.IGNORECASE,
)
"""What a sentence begins with that may hold for all its parts."""
_LEANING = re.compile(
    r"(?!(?:it|they|he|she) used to\b)(?:it|they|he|she|we|you|this|that|these|those|so|then"
    r"|thus|both|each|others?|the (?:others?|rest|same|latter|former)|there|only|not|no longer)\b",
    re.IGNORECASE,
)


def settled(text: str, claim: str) -> str | None:
    """Return the claim if a sentence makes it true, that it is not true if it makes it untrue.

    None where no construct settles it, in the sentence or in one of the clauses set side by side in
    it, where the claim has nothing of the others.
    """
    asked = unfronted(claim)
    parts = [p for p in _parts(text) if not slot(asked) & (slot(text) - slot(p))]
    told = [(form, t) for t in (unfronted(text), *parts) for form in _FORMS]
    found = (settles(t, asked) for (cue, settles), t in told if cue.search(t))
    true = next((s for s in found if s is not None), None)
    if true is None:
        return None
    return claim if true else f"It is untrue that {small(claim)}"


def _parts(text: str) -> list[str]:
    """Return the clauses that stand side by side in a sentence, if none leans on another."""
    parts = _PARTING.split(text.rstrip(" .!"))
    leans = any(_LEANING.match(p) or len(p.split()) < _FEWEST for p in parts)
    alone = len(parts) > 1 and not leans and not _LED.match(text)
    return [f"{capital(p)}." for p in parts] if alone else []
