"""The word that ties a sentence to the one before it, kept where the sentence is said anew."""

import re
from collections.abc import Sequence

from agent.domain.text import Span
from agent.writer.revision.editing.inplace import uncapital
from agent.writer.revision.language.denial import denies

ADDING = (
    r"moreover|furthermore|additionally|in addition|besides|also|similarly|likewise|finally|lastly"
    r"|meanwhile|at the same time|in particular|in general"
)
OPPOSING = (
    r"however|nevertheless|nonetheless|on the other hand|in contrast|by contrast|that said"
    r"|conversely"
)
CONNECTOR = re.compile(
    rf"(?:(?P<adding>{ADDING})|(?P<opposing>{OPPOSING})),\s+(?=\S)", re.IGNORECASE
)


def connected(draft: str, place: Span, claims: Sequence[Span], text: str) -> tuple[Span, str]:
    """Return where and how ``text`` is said in a place, so that the opening connector stays.

    "However, trips need a permit" becomes "However, trips need a visa". It goes where it may be
    part of what is claimed, where ``text`` may open with a name that the draft does not have, and
    one that opposes where the sentence denies something now, or no more. What is drawn from the
    sentence before ("Therefore") is a claim of its own.
    """
    opening = CONNECTOR.match(draft, place.start, place.end)
    if opening is None or not text or any(c.start < opening.end() for c in claims):
        return place, text
    rest = draft[opening.end() : place.end]
    if opening["opposing"] and denies(rest) != denies(text):
        return place, text
    first = text.split(maxsplit=1)[0]
    said = text if rest.startswith(f"{first} ") else uncapital(text, draft)
    return (Span(start=opening.end(), end=place.end), said) if said else (place, text)
