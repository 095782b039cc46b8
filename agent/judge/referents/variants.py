"""Variants: a window on stage 4 denies nothing of stage 2, of which another sentence speaks."""

from collections.abc import Sequence

from agent.domain.finding import Outcome
from agent.domain.prose.analysis import Analysis
from agent.domain.text import Passage
from agent.judge.checked import Checked
from agent.judge.names.check import RULE
from agent.judge.names.identifiers import Family, Identifier, covers, identifiers
from agent.judge.passages.windows import Window


def of_its_variant(
    checked: Checked, claim: Analysis, window: Window, passages: Sequence[Passage]
) -> Checked:
    """Return what was found in a window, no conflict where only its passage has the claim's name.

    What the sentences around it say of that decides, not what these say of another of the kind.
    """
    named = checked.of(RULE)
    if named is None or named.outcome is not Outcome.CONFLICT:
        return checked
    wanted = [i for i in identifiers(claim.text) if i.kind is Family.VARIANT]
    around = [s for i in sorted(window.passages) for s in identifiers(passages[i].text)]
    known = identifiers(window.premise)
    if not any(_has(around, w) and not _has(known, w) for w in wanted):
        return checked
    return checked.replacing(named, named.model_copy(update={"outcome": Outcome.MISSING}))


def _has(stated: Sequence[Identifier], wanted: Identifier) -> bool:
    return any(covers(s, wanted) for s in stated)
