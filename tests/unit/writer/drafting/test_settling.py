"""Which sentences settle a question for yes or no."""

import pytest

from agent.models.parser import SpacyParser
from agent.writer.drafting.settling import settles

PARSER = SpacyParser()


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("Are dogs allowed in the hall?", "Dogs are not allowed in the hall."),
        ("Can I borrow a wheelchair?", "Wheelchairs can be borrowed free of charge."),
        ("Do I have to complete the training?", "Employees must complete the training."),
        ("Does the warranty cover batteries?", "Batteries are not covered by the warranty."),
        ("Is the pool open on Mondays?", "The pool is not open on Mondays."),
        ("Can I wear gloves while it turns?", "Gloves must not be worn while it turns."),
    ],
)
def test_a_sentence_on_all_that_is_asked(question: str, told: str) -> None:
    assert settles(*PARSER.parse([question, told]), "")


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("Can guests use the gym?", "Members can use the gym."),
        ("Do I get paid leave?", "Permanent employees get paid leave."),
        ("Can I stay overnight?", "Overnight stays are possible for parents of children."),
        ("Can I bring flowers?", "Flowers are not allowed in the intensive care unit."),
        ("Can I borrow a laptop?", "Laptops can be borrowed by staff."),
        ("Are transfers available?", "Transfers are available from May to September."),
        ("Can I upload a 10 GB file?", "Files larger than 50 GB cannot be uploaded."),
        ("Can I fly a drone?", "Drones may be flown only with a permit."),
        ("Can I change my order?", "Orders can be changed until they are packed."),
        ("Is food allowed on the floor?", "Food is normally not allowed on the floor."),
        ("Can the client withhold payment?", "The client may withhold payment if works fail."),
    ],
)
def test_a_sentence_on_others_or_on_a_narrower_case(question: str, told: str) -> None:
    assert not settles(*PARSER.parse([question, told]), "")


def test_a_heading_may_name_what_is_asked_about() -> None:
    question, told = PARSER.parse(["Are dogs allowed at Riverside Park?", "Dogs are allowed."])
    assert settles(question, told, "Riverside Park")
    assert not settles(question, told, "Hill Park")
