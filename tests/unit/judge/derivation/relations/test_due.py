"""Days by which something is due, and on which a term ends, counted from a day."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.checked import Checked
from agent.judge.rules import check
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
CONTRACT = ("The contract runs for three years from 1 May 2024.",)
OBJECTION = (
    "The objection must be filed within 14 days of the decision.",
    "The decision was delivered on 3 March 2025.",
)
NOTICE = ("Tenants may object within two weeks of the notice.", "The notice came on 1 June 2024.")
INVOICE = (
    "Fees are due within 10 days of the invoice.",
    "The invoice was sent on 2 May 2024.",
    "The invoice was corrected on 9 May 2024.",
)


def checked(claim: str, premise: tuple[str, ...]) -> Checked:
    parsed = PARSER.parse([claim, *premise])
    return check(parsed[0], parsed[1:], 0.0, frozenset())


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The contract ends on 30 April 2027.", CONTRACT),
        ("The contract runs until 30 April 2027.", CONTRACT),
        ("The objection must be filed by 17 March 2025.", OBJECTION),
        ("Tenants may object until 15 June 2024.", NOTICE),
    ],
)
def test_the_day_on_which_a_time_is_up_is_stated(claim: str, premise: tuple[str, ...]) -> None:
    assert checked(claim, premise).agreement.stated


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The contract ends on 30 April 2026.", CONTRACT),
        ("The objection must be filed by 24 March 2025.", OBJECTION),
        ("The objection must be filed by 3 March 2025.", OBJECTION),
        ("Tenants may object until 30 June 2024.", NOTICE),
    ],
)
def test_another_day_is_denied(claim: str, premise: tuple[str, ...]) -> None:
    assert checked(claim, premise).findings[0].outcome is Outcome.CONFLICT


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The lease ends on 30 April 2027.", CONTRACT),
        ("The contract does not end on 30 April 2027.", CONTRACT),
        ("The contract ends in April 2027.", CONTRACT),
        ("The contract was signed on 30 April 2027.", CONTRACT),
        ("The contract ends on 30 April 2027.", (f"{CONTRACT[0][:-1]}, or until it is sold.",)),
        ("The objection must be decided by 17 March 2025.", OBJECTION),
        ("Fees are due by 12 May 2024.", INVOICE),
        ("Tenants must object by 15 June 2024.", NOTICE),
        ("The objection may be filed by 17 March 2025.", OBJECTION),
    ],
)
def test_what_is_unclear_is_not_stated(claim: str, premise: tuple[str, ...]) -> None:
    assert not checked(claim, premise).agreement.stated
