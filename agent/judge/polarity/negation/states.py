"""In or out: what is *out of service* is not *in service*, nor is *off the lead* on it."""

import re
from collections.abc import Iterator

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import content, saying
from agent.judge.clauses.tree import Tree

_NOUNS = r"(?P<noun>service|stock|print|use|season|force|order|reach|range|office|control)"
_LEADS = r"(?P<noun>(?:the |a |their |its )?(?:lead|leash|duty|menu|grid|payroll|premises))"
_SIDES = tuple(
    tuple(re.compile(rf"\b{side} {nouns}\b(?! of\b)", re.IGNORECASE) for side in sides)
    for nouns, sides in ((_NOUNS, ("(?:in|within)", "out of")), (_LEADS, ("on", "off")))
)
_DENYING = re.compile(
    r"\b(?:not|no|never|neither|nor|nobody|none|only|unless|until|longer|without|if|when)\b|n['’]t\b",
    re.IGNORECASE,
)
_FEW = 5  # words of a claim of which a sentence must have all
_SHARE = 0.8


def compare_states(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``conflict`` where all that says so has the other side of a state, and that alone."""
    mine = list(_states(claim.text))
    if len(mine) != 1 or _DENYING.search(claim.text):
        return Outcome.NONE, ""
    ((noun, side),) = mine
    wanted = content(claim)
    why = ""
    for sentence in saying(claim, premise, 1.0 if len(wanted) < _FEW else _SHARE):
        text = premise.quote(sentence)
        sides = {s for n, s in _states(text) if n == noun}
        if sides != {not side} or _DENYING.search(text):
            return Outcome.NONE, ""
        why = f"“{text}”"
    return (Outcome.CONFLICT, why) if why else (Outcome.NONE, "")


def _states(text: str) -> Iterator[tuple[str, bool]]:
    """Yield each state that a text names, by its noun, and whether something is in it."""
    for inside, outside in _SIDES:
        for side, pattern in ((True, inside), (False, outside)):
            yield from ((m["noun"].split()[-1].lower(), side) for m in pattern.finditer(text))
