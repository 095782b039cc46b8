"""Nearly none and nearly all, in other words: *hardly any letters* are *almost no letters*."""

import re

from agent.judge.unfolding.settled.slots import BLURRED, sequence

_NEARLY = r"(?:almost|nearly|virtually|practically|next to|as good as|pretty much)"
_HARDLY = r"(?:hardly|scarcely|barely)"
_GROUPS = (
    re.compile(
        rf"\b(?:{_HARDLY} any(?:one|body|thing|where)?"
        rf"|{_NEARLY} (?:no(?:[- ]one|body|thing|ne|where)?)"
        r"|very few|very little)\b(?: of)?",
        re.IGNORECASE,
    ),
    re.compile(
        rf"\b(?:{_HARDLY} ever|{_NEARLY} never|very (?:rarely|seldom)|rarely|seldom)\b",
        re.IGNORECASE,
    ),
    re.compile(
        rf"\b(?:{_NEARLY} (?:all|every(?:one|body|thing|where)?|each)(?: of)?)\b", re.IGNORECASE
    ),
    re.compile(rf"\b(?:{_NEARLY} always|very often|nearly every time)\b", re.IGNORECASE),
)
CUE = re.compile("|".join(g.pattern for g in _GROUPS), re.IGNORECASE)


def settles(text: str, claim: str) -> bool | None:
    """Tell whether a sentence says of nearly none or nearly all what a claim says of them."""
    for group in _GROUPS:
        told, asked = group.split(text), group.split(claim)
        if len(told) == 2 and len(asked) == 2:
            rest, wanted = " ".join(told), " ".join(asked)
            if not BLURRED.search(rest) and sequence(rest) == sequence(wanted):
                return True
    return None
