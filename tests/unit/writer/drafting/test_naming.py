"""What names nobody does not say who somebody is."""

import pytest

from agent.models.parser import SpacyParser
from agent.writer.drafting.naming import names_nobody

PARSER = SpacyParser()


@pytest.mark.parametrize(
    ("question", "statement"),
    [
        ("Who is the president of the club?", "The board consists of the president and a clerk."),
        ("Who is the conductor?", "The conductor may make exceptions."),
        ("Who is the treasurer?", "Sums above £50 need the consent of the treasurer."),
        ("Who is the owner of the farm?", "Fences are mended by the owner within a week."),
        ("Who is the data officer?", "Breaches are reported to the data officer."),
        ("Who is the landlord?", "The rent is raised by the landlord in March."),
        ("Who was the architect?", "The plans were sent back to the architect."),
        ("Who is your supplier?", "The supplier is paid within 30 days."),
        ("Who is the head of sales?", "Discounts are approved by the head of sales."),
        ("Who are the trustees?", "The trustees are elected for three years."),
    ],
)
def test_nobody_is_named(question: str, statement: str) -> None:
    assert names_nobody(*PARSER.parse([question, statement]))


@pytest.mark.parametrize(
    ("question", "statement"),
    [
        ("Who is the president of the club?", "The president, Jo Hill, opened the meeting."),
        ("Who is the conductor?", "The choir is led by Ada Roth."),
        ("Who is the treasurer?", "The treasurer is whoever has served longest."),
        ("Who is the owner of the farm?", "A trust is the owner of the farm."),
        ("Who is the data officer?", "Data officer: Leona Marchetti."),
        ("Who is in charge of the sheep?", "The shepherd is in charge of the sheep."),
        ("Who pays the landlord?", "The landlord is paid by the tenant."),
        ("Who approves discounts?", "Discounts are approved by the head of sales."),
        ("Who is responsible for fences?", "Fences are mended by the owner."),
        ("Who is allowed to drive?", "The driver must be 21."),
        ("What is the president paid?", "The president is paid nothing."),
    ],
)
def test_somebody_is_named_or_another_thing_is_asked(question: str, statement: str) -> None:
    assert not names_nobody(*PARSER.parse([question, statement]))
