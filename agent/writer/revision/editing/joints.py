"""The word that joins two clauses, where a correction takes the contrast away."""

import re
from collections.abc import Sequence

from agent.domain.ledger import Edit
from agent.domain.text import Span
from agent.writer.revision.editing.edits import edited
from agent.writer.revision.language.denial import denies

BUT = re.compile(r"[,;]\s+(but)\s")


def unopposed(draft: str, sentence: Span, edits: Sequence[Edit]) -> list[Edit]:
    """Return the edits that put "and" for each "but" between clauses that are opposed no more.

    "Diving is allowed, but bottles are forbidden" must not become "forbidden, but forbidden".
    """
    found = []
    for joint in BUT.finditer(draft, sentence.start, sentence.end):
        place = Span(start=joint.start(1), end=joint.end(1))
        sides = (
            Span(start=sentence.start, end=joint.start()),
            Span(start=joint.end(), end=sentence.end),
        )
        opposed = denies(sides[0].of(draft)) != denies(sides[1].of(draft))
        taken = any(e.span.overlaps(place) for e in edits)
        now = {denies(edited(draft, s, edits)) for s in sides}
        if opposed and not taken and len(now) == 1:
            found.append(edits[0].model_copy(update={"span": place, "replacement": "and"}))
    return found
