"""What sentences tell only together, added to one of them in the words of the claim."""

from collections.abc import Sequence

from agent.domain.text import Passage
from agent.judge.passages.windows import Sentence
from agent.judge.unfolding.linked import alike, bounded, describing, instances, measured, timed
from agent.judge.unfolding.linked.answers import inside
from agent.ports import Parser

Split = Sequence[Sequence[Sentence]]
_ANSWERS = (timed.answer, measured.answer, alike.answer)


def linked(claim: str, split: Split, passages: Sequence[Passage], parser: Parser) -> Split:
    """Return the sentences of each passage with what follows for a claim from two of them.

    Rules are told of the claim's own thing. What follows from two times or values is told as the
    claim tells it, and what cannot be so is denied.
    """
    told: dict[Sentence, Sentence] = {}
    for one in (
        *instances.told_of_one(claim, split, parser),
        *describing.told_as_described(claim, split, parser),
    ):
        told.setdefault(one.sentence, one.sentence._replace(text=one.text, other=one.other))
    for rule in bounded.told_beyond(claim, split, parser):
        text = rule.text or instances.untold(rule.sentence.text, claim)
        told.setdefault(rule.sentence, rule.sentence._replace(text=text, other=rule.other))
    found = next((a for rule in _ANSWERS if (a := rule(claim, split, passages, parser))), None)
    if found is not None:
        said = timed.without_asides(claim)
        added = said if found.holds else f"It is not true that {inside(said)}"
        text = f"{found.told.text} {added}"
        told[found.told] = found.told._replace(text=text, other=found.other)
    return [[told.get(s, s) for s in own] for own in split] if told else split
