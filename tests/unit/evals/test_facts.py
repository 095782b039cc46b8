"""Facts are stated by meaning, not by words in common."""

import pytest

from evals.facts import same_statement, states

QUESTION = "How long do I get to finish the eQIP?"


@pytest.mark.parametrize(
    ("answer", "fact", "stated"),
    [
        ("You will have seven days to complete the eQIP. [cite:ab]", "7 days", True),
        ("You will have 7 days to complete the eQIP.", "14 days", False),
        ("The eQIP takes 7 days. Parking costs 14 days of work.", "14 days", False),
        ("The eQIP costs $14.", "14 days", False),
        ("Only your Contracting Officer (CO) can modify it.", "the COR can modify it", False),
        ("Do not delete the email yet.", "delete the email", False),
        ("Do not delete the email yet.", "do not delete the email", True),
        ("Finish no later than 3:30 PM ET the last business day before travel.",
         "the last business day before travel", True),
        ("Timelines: 1-2 months for a new Secret; 6-8 months for a new Top Secret clearance.",
         "1-2 months for a new Top Secret clearance", False),
        ("Timelines: 1-2 months for a new Secret; 6-8 months for a new Top Secret clearance.",
         "6-8 months for a new Top Secret clearance", True),
        ("Use or Lose is the leave you would forfeit at the end of the year, if you do not use it.",
         "leave you would forfeit at the end of the year", True),
        ("Email it to help@example.org.", "email it to press@example.org", False),
        ("Wireless keyboards are provided.", "wireless keyboards are forbidden", False),
    ],
)  # fmt: skip
def test_facts(answer: str, fact: str, stated: bool) -> None:
    assert states(answer, fact, QUESTION) is stated


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("Leave is 12 weeks.", "Leave is twelve weeks.", True),
        ("Leave is 12 weeks.", "Leave is 16 weeks.", False),
        ("Staff must ask first.", "Staff may ask first.", False),
        ("Staff get it.", "Staff do not get it.", False),
        ("The COR is assigned from your team.", "The COR is assigned from your team.", True),
        ("A committee decides in June.", "Cats sleep all day.", False),
    ],
)
def test_same_statements(one: str, other: str, same: bool) -> None:
    assert same_statement(one, other) is same
