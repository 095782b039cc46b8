"""Whether the modal phrase of a quote may stand in a clause: both tell how far something goes."""

import re

from agent.domain.prose.terms import terms
from agent.writer.revision.correction.things import plain_terms
from agent.writer.revision.language.compound import CONDITIONAL
from agent.writer.revision.language.denial import DENIAL
from agent.writer.revision.language.phrases import Swap

BORDER = re.compile(r"\b(?:until|till|before|after|since|from|without|within)\b", re.IGNORECASE)
"""What tells on which side of a time or thing something holds."""
EVEN = re.compile(r"\beven\b", re.IGNORECASE)


def denies_whole(clause: str, quote: str, modal: Swap) -> bool:
    """Tell whether the quote denies, if ``modal`` does, all that the clause says of its verb.

    "Bags cannot be stored" does not deny that they can be stored for a fee, nor does "cannot be
    stored without a label"; and what may not be done "after 8" may well be done "until 8".
    """
    span, text = modal
    told = {w.lower() for w in BORDER.findall(clause[span.end :])}
    if not told <= {w.lower() for w in BORDER.findall(quote)}:
        return False
    if not DENIAL.search(text) or DENIAL.search(span.of(clause)):
        return True
    if CONDITIONAL.search(quote) and not CONDITIONAL.search(clause):
        return False
    return set(plain_terms(clause[span.end :])[1:]) <= set(terms(quote))


def as_far(clause: str, quote: str) -> bool:
    """Tell whether the clause goes as far as the quote, which may say "not even under cover"."""
    return not EVEN.search(quote) or bool(EVEN.search(clause))
