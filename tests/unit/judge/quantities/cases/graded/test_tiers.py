"""What a sentence tells of one time or amount is not so at another that it tells as well."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.cases.graded.tiers import of_other_tier
from tests.trees import PARSER

LOCK = "The charge is £68 between 6pm and midnight and £95 between midnight and 8am."
PARKING = "From 9am to 5pm parking costs £2; after 5pm it costs £1."
TICKETS = "Before noon a ticket costs £5, and after noon it costs £3."
HALL = "The fee is £30 from 1 April to 30 September and £20 from 1 October to 31 March."
SWIM = "People aged 60 to 65 pay £4 and those over 65 pay £2."
FREIGHT = "Orders up to 50 kg cost £10 and orders over 50 kg cost £25."
CAR = "The van needs 7 litres at 90 km/h and 12 litres at 130 km/h."
GRADES = "A deposit of £30 is due until 1 March 2025 and one of £45 from 2 March 2025."


@pytest.mark.parametrize(
    ("claim", "premise", "value"),
    [
        ("At 10pm the charge is £95.", LOCK, "£68"),
        ("The charge at 3am is £68.", LOCK, "£95"),
        ("At 23:30 you pay a charge of £95.", LOCK, "£68"),
        ("At 2pm parking costs £1.", PARKING, "£2"),
        ("A ticket at 10am costs £3.", TICKETS, "£5"),
        ("In May the fee is £20.", HALL, "£30"),
        ("In January the fee is £30.", HALL, "£20"),
        ("Someone aged 70 pays £4.", SWIM, "£2"),
        ("An order of 60 kg costs £10.", FREIGHT, "£25"),
        ("On 5 March 2025 a deposit of £30 is due.", GRADES, "£45"),
        ("The van needs 7 litres at 130 km/h.", CAR, "12 litres"),
        ("At 90 km/h the van needs 12 litres.", CAR, "7 litres"),
    ],
)
def test_the_value_of_another_time_or_amount_conflicts(
    claim: str, premise: str, value: str
) -> None:
    found = of_other_tier(*PARSER.parse([claim, premise]))
    assert found is not None
    assert found.outcome is Outcome.CONFLICT
    assert found.opposed == value


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("At 10pm the charge is £68.", LOCK),
        ("The van needs 12 litres at 130 km/h.", CAR),
        ("The van needs 7 litres at 90 km/h but 12 litres at 130 km/h.", CAR),
        ("The van needs 7 litres at 90 km/h, less than at 130 km/h.", CAR),
        ("The charge at 3am is £95.", LOCK),
        ("At midnight the charge is £95.", LOCK),
        ("At midnight the charge is £68.", LOCK),
        ("At 4pm the charge is £95.", LOCK),
        ("The charge is £95 from midnight to 8am.", LOCK),
        ("The charge is £95.", LOCK),
        ("At 2pm parking costs £2.", PARKING),
        ("At 8pm parking costs £1.", PARKING),
        ("A ticket at 10am costs £5.", TICKETS),
        ("In May the fee is £30.", HALL),
        ("Someone aged 70 pays £2.", SWIM),
        ("An order of 60 kg costs £25.", FREIGHT),
        ("In March a deposit of £30 is due.", GRADES),
        ("At 10pm the charge is £95.", f"{LOCK} At weekends the charge is £95 at all hours."),
        ("At 10pm the charge is £95.", "The charge is £68 between 6pm and midnight, else £95."),
    ],
)
def test_the_value_of_the_claims_own_case_stands(claim: str, premise: str) -> None:
    assert of_other_tier(*PARSER.parse([claim, premise])) is None
