"""What sentences tell only together, added to one of them in the words of the claim."""

from collections.abc import Sequence

from agent.domain.prose.casing import small
from agent.domain.text import Passage
from agent.judge.passages.windows import Sentence
from agent.judge.unfolding.linked import timed
from agent.ports import Parser

Split = Sequence[Sequence[Sentence]]
_ANSWERS = (timed.answer,)


def linked(claim: str, split: Split, passages: Sequence[Passage], parser: Parser) -> Split:
    """Return the sentences of each passage with what follows for a claim from two of them.

    What follows is told as the claim tells it, and what cannot be so is denied.
    """
    found = next((a for rule in _ANSWERS if (a := rule(claim, split, passages))), None)
    if found is None:
        return split
    told = timed.without_asides(claim)
    added = told if found.holds else f"It is not true that {small(told)}"
    new = found.told._replace(text=f"{found.told.text} {added}", other=found.other)
    return [[new if s == found.told else s for s in own] for own in split]
