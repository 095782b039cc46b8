"""How a claim puts its case: *ten days before, …*, *the nine-hour one*, *so not for your £45*."""

import re

from agent.domain.prose.analysis import Analysis
from agent.judge.quantities.binding.scenario import SUBJECTS, is_case
from agent.judge.quantities.cases.limited.brackets import tells_an_age
from agent.judge.quantities.quantity import Quantity

_REASON = re.compile(r"\b(?:because|since|as) (?:it|he|she|they|you|this|that) [^,.;]*$", re.I)
_HYPHEN = re.compile(r"[^\W_]+-[a-z]+$")
_SET_APART = re.compile(r"\bnot for (?:\w+ )?$", re.IGNORECASE)
MEASURING = frozenset(
    """cost pay charge due fee owe price earn weigh last take measure amount bill deduct refund
    credit be make reach range vary come contain""".split()
)


def poses(claim: Analysis, quantity: Quantity) -> bool:
    """Tell whether a number stands before the verb of its sentence, or tells a case behind it.

    What is itself the subject of a price or measure is what something comes to.
    """
    if quantity.is_date or quantity.dimension == "clock" or quantity.approximate:
        return False
    if not quantity.interval.is_point:
        return _REASON.search(claim.text, 0, quantity.start) is not None
    if _HYPHEN.match(quantity.text) or _SET_APART.search(claim.text, 0, quantity.start):
        return True
    if quantity.soft or is_case(claim, quantity) or tells_an_age(claim, quantity):
        return not quantity.soft
    verb = verb_of(claim, quantity)
    if verb is None or claim.tokens[verb].start < quantity.start:
        return False
    inner = {i for i, t in enumerate(claim.tokens) if quantity.start <= t.start < quantity.end}
    told = {claim.tokens[verb].lemma.lower()} | {
        claim.tokens[i].lemma.lower()
        for i in claim.children(verb)
        if claim.tokens[i].dep in ("attr", "acomp")
    }
    subject = any(claim.tokens[i].dep in SUBJECTS for i in inner)
    return not subject or (bool(told - {"be"}) and told.isdisjoint(MEASURING - {"be"}))


def verb_of(text: Analysis, quantity: Quantity) -> int | None:
    """Return the root of the sentence in which a number stands."""
    for first, last in text.sentences:
        if text.tokens[first].start <= quantity.start < text.tokens[last - 1].end:
            roots = [i for i in range(first, last) if text.tokens[i].dep == "ROOT"]
            return roots[0] if roots else None
    return None
