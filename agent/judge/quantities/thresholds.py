"""Imagined cases held against a rule: a 4-tonne lorry where 3.5 tonnes are allowed."""

from collections.abc import Sequence

from agent.domain.analysis import Analysis
from agent.judge.quantities.binding import Bound
from agent.judge.quantities.words import stem

_FULFILLING = frozenset("meet satisfy fulfil fulfill qualify comply suffice".split())
_NEGATIONS = frozenset("not no never n't cannot neither nor without except unless".split())


def breached(claim: Analysis, premise: Analysis, differing: Sequence[Bound]) -> Bound | None:
    """Return the limit that an imagined case breaks though the claim gives it the rule's outcome.

    The rule must be the only limit of its kind among ``differing`` and speak of the same action
    as the claim ("may cross"), unless the claim says that the rule is met ("qualifies"). Neither
    text may contain a negation, since that would turn the outcome round.
    """
    limits = [b for b in differing if not b.quantity.interval.is_point]
    if len(limits) != 1 or _negated(claim) or _negated(premise):
        return None
    roots = [t for t in claim.tokens if t.dep == "ROOT" and t.pos == "VERB"]
    if any(t.lemma.lower() in _FULFILLING for t in roots):
        return limits[0] if limits[0].near & {stem(t) for t in claim.tokens} else None
    return limits[0] if limits[0].near & {stem(t) for t in roots} else None


def _negated(text: Analysis) -> bool:
    return any(t.lower() in _NEGATIONS for t in (x.text for x in text.tokens))
