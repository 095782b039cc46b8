import pytest

from agent.domain.spending import Budget, RoleUsage
from agent.ledger.usage import usage
from agent.models.chat.meter import Meter


@pytest.mark.parametrize(("claims", "escalated", "rate"), [(8, 2, 0.25), (3, 3, 1.0), (0, 0, None)])
def test_the_escalation_rate_is_the_share_of_judged_claims(
    claims: int, escalated: int, rate: float | None
) -> None:
    spent = {"judge": RoleUsage(claims=claims, escalated=escalated), "writer": RoleUsage()}
    assert usage(spent, {}, claims).escalation_rate == rate


def test_rounds_add_up() -> None:
    meter = Meter(Budget(), {"judge": RoleUsage(claims=4, escalated=1)})
    meter.note_judged("judge", 2, 2)
    assert (meter.spent["judge"].claims, meter.spent["judge"].escalated) == (6, 3)
