"""All constructs by which one sentence may settle a claim."""

import re
from collections.abc import Callable

from agent.domain.prose.casing import small
from agent.judge.unfolding.excepted import foreveryone
from agent.judge.unfolding.settled import (
    ceased,
    doubled,
    excluded,
    facing,
    nearly,
    necessity,
    options,
)
from agent.judge.unfolding.settled.slots import unfronted

_Settles = Callable[[str, str], bool | None]
_FORMS: tuple[tuple[re.Pattern[str], _Settles], ...] = (
    (necessity.CUE, necessity.settles),
    (options.CUE, options.settles),
    (doubled.CUE, doubled.settles),
    (ceased.CUE, ceased.settles),
    (facing.CUE, facing.settles),
    (foreveryone.CUE, excluded.settles),
    (nearly.CUE, nearly.settles),
)


def settled(text: str, claim: str) -> str | None:
    """Return the claim if a sentence makes it true, that it is not true if it makes it untrue.

    None where no construct settles it.
    """
    told, asked = unfronted(text), unfronted(claim)
    found = (settles(told, asked) for cue, settles in _FORMS if cue.search(text))
    true = next((s for s in found if s is not None), None)
    if true is None:
        return None
    return claim if true else f"It is untrue that {small(claim)}"
