"""What is said in the place of a clause without what the clauses behind it say already."""

import re

from agent.domain.prose.terms import overlap, terms
from agent.domain.text import Span
from agent.writer.revision.correction.things import plain_terms
from agent.writer.revision.language.clauses import body

JOINT = re.compile(r",?\s+(?:and|but|or)\s|[,;]\s")
MOSTLY = 0.75  # share of the words of a clause that another one has which says the same
LEAST = 2  # content words of a clause that is told from a mere name


def undoubled(draft: str, sentence: Span, place: Span, text: str) -> str:
    """Return ``text``, which is put in a place of a sentence, without what follows it there.

    "Repairs are done in Aarhus and take ten days" does not become "Repairs are done in Odense and
    take ten days and take ten days".
    """
    rest = draft[place.end : body(draft, sentence).end]
    opening = JOINT.match(rest)
    if opening is None:
        return text
    for joint in JOINT.finditer(text):
        tail = text[joint.end() :]
        share = overlap(plain_terms(tail), plain_terms(rest))
        told = len(set(terms(tail))) >= LEAST and share >= MOSTLY
        if told or rest.startswith(tail, opening.end()):
            return text[: joint.start()]
    return text
