"""Amounts of one time: *5 ml four times a day* is not 5 ml a day."""

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.judge.quantities.binding.bindings import Bound, bind
from agent.judge.quantities.comparison.compare import states
from agent.judge.quantities.times.frequency import period_of, told_in_all


def of_one_time(rule: str, claim: Analysis, premise: Analysis, item: Bound) -> Finding | None:
    """Return a conflict where a claim gives the amount of one of several times as that of them all.

    None where another sentence of the evidence has the amount too, or where it happens once.
    """
    quantity, period = item.quantity, told_in_all(claim.text)
    if not period or not quantity.interval.is_point or quantity.is_date or quantity.soft:
        return None
    known = bind(premise).items
    often = {
        b.sentence: b.quantity
        for b in known
        if period_of(premise.text, b.quantity) == period and b.quantity.interval.low > 1
    }
    giving = [b for b in known if states(quantity, b.quantity)]
    if not giving or any(b.sentence not in often or b.quantity.rate for b in giving):
        return None
    times = often[giving[0].sentence]
    if times in [b.quantity for b in giving]:
        return None
    given = giving[0].quantity
    number = f"{times.text} times".replace("wice times", "wice")
    return Finding(
        rule=rule,
        outcome=Outcome.CONFLICT,
        reason=f"the claim says {quantity.text} a {period}, the evidence {given.text} {number}",
        opposed=given.text,
    )
