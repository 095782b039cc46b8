"""Imagined cases held against a rule: a 4-tonne lorry where 3.5 tonnes are allowed."""

from collections.abc import Sequence

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.judge.quantities.binding.bindings import Bound, bind
from agent.judge.quantities.binding.scenario import is_denied, is_supposed
from agent.judge.quantities.binding.words import stem
from agent.judge.quantities.cases.graded.bands import COMMON
from agent.judge.quantities.comparison.compare import Relation, lies_in, relate
from agent.judge.quantities.comparison.kinds import same_kind
from agent.judge.quantities.comparison.wording import opposed, told_as
from agent.judge.quantities.quantity import RULE

_FULFILLING = frozenset("meet satisfy fulfil fulfill qualify comply suffice".split())
_PERMITTING = frozenset("permit allow accept admit".split())
_MEASURING = frozenset("cost pay charge earn take last weigh measure amount".split())
_EXCEPTING = frozenset("neither nor without except unless".split())
_TURNING = frozenset(
    """forbid prohibit ban bar refuse reject decline exclude exempt waive charge fee surcharge
    penalty fine extra additional approval approve consent permission permit""".split()
)
"""Words by which a limit is no end of what is permitted, but of a duty or of an exception."""


def imagined(item: Bound, claim: Analysis, premise: Analysis) -> Finding:
    """Hold an imagined case against the one rule that it appeals to.

    Returns ``conflict`` when it breaks the rule, ``match`` when it lies inside the rule's band
    (3.2 tonnes where up to 3.5 are allowed), ``missing`` when the evidence tells of the same things
    beyond one limit only (*purchases of £10 or more*, and one of £6), ``none`` when it appeals to
    no one rule.
    """
    none = Finding(rule=RULE, outcome=Outcome.NONE)
    if not is_supposed(claim, item.quantity):
        return none
    kin = [b for b in bind(premise).items if same_kind(item.quantity, b.quantity)]
    differing = [b for b in kin if relate(item.quantity, b.quantity) is Relation.DIFFERS]
    limit = _breached(claim, premise, differing)
    if limit is not None:
        return opposed(item.quantity, limit.quantity)
    if kin and all(_leaves_out(b, item, claim, premise) for b in kin):
        why = f"the evidence tells it of {kin[0].quantity.text}, not of {item.quantity.text}"
        return Finding(rule=RULE, outcome=Outcome.MISSING, reason=why)
    words = bind(claim).words
    bands = [b for b in kin if lies_in(item.quantity, b.quantity)]
    met = [b for b in bands if len(words & b.wide) >= COMMON]
    return told_as(item.quantity, met[0].quantity) if len(met) == len(bands) == 1 else none


def _breached(claim: Analysis, premise: Analysis, differing: Sequence[Bound]) -> Bound | None:
    """Return the limit that an imagined case breaks though the claim gives it the rule's outcome.

    The rule must be the only limit of its kind among ``differing`` and speak of the same action
    as the claim ("may cross"), unless the claim says that the rule is met ("qualifies") or that
    what it bounds is permitted. Nothing may deny the claim or the limit, since that would turn the
    outcome round.
    """
    limits = [b for b in differing if not b.quantity.interval.is_point]
    if len(limits) != 1 or _negated(claim):
        return None
    (limit,) = limits
    roots = [t for t in claim.tokens if t.dep == "ROOT" and t.pos == "VERB"]
    verbs = {t.lemma.lower() for t in roots}
    if verbs & _MEASURING:
        return None  # the limit is of what the case costs, not of the case
    if verbs & _PERMITTING and not _bounds(limit, premise):
        return None
    if verbs & (_FULFILLING | _PERMITTING):
        known = limit.near & {stem(t) for t in claim.tokens}
        return limit if known and not _turned(premise, limit) else None
    said = [t for t in claim.tokens if t.dep == "attr"] or roots  # a 75-year-old is a *volunteer*
    return limit if limit.near & {stem(t) for t in said} and not _negated(premise) else None


def _leaves_out(limit: Bound, item: Bound, claim: Analysis, premise: Analysis) -> bool:
    """Tell whether a limit sets a case apart from those of its kind that the evidence is on."""
    apart = relate(item.quantity, limit.quantity) is Relation.DIFFERS
    same = len(item.near & limit.near) >= COMMON
    bounded = not limit.quantity.interval.is_point
    return apart and same and bounded and not (_negated(claim) or _negated(premise))


def _negated(text: Analysis) -> bool:
    return any(t.dep == "neg" or t.text.lower() in _EXCEPTING | {"no"} for t in text.tokens)


def _turned(premise: Analysis, limit: Bound) -> bool:
    around = (t for t in premise.tokens if not _inside(t.start, limit))  # "no more than" is a limit
    excepting = any(t.text.lower() in _EXCEPTING | {"no"} for t in around)
    return excepting or is_denied(premise, limit.quantity)


def _inside(position: int, limit: Bound) -> bool:
    return limit.quantity.start <= position < limit.quantity.end


def _bounds(limit: Bound, premise: Analysis) -> bool:
    """Tell whether a limit, itself inside what it bounds, is where permission ends: *up to 4*."""
    interval = limit.quantity.interval
    turned = _TURNING & {t.lemma.lower() for t in premise.tokens}
    return not (turned or interval.low_open or interval.high_open)
