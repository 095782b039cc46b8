"""Which words of a claim tell nothing of the value that it gives."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.check import check_quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
LEAVE = "Grade: Bands 1 to 3; On joining: 25 days; After 3 years: 27 days; After 7 years: 30 days"
PASSES = "Pass: Town Pass; Covers: buses in zone 1; Week: –; Month: £54; Year: £540; Kind: bearer"
LEASE = "It lasts 12 months, and we can extend it once by up to 6 months if there were problems."

SIZES = (
    "At most eight in stages 1 to 3, at most twelve from stage 4 on, at most ten in adult classes."
)


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        # the 3 of the bands is not that of the years
        ("Staff in Bands 1 to 3 begin on 25 days.", LEAVE, Outcome.MATCH),
        ("Staff in Bands 1 to 3 reach 30 days after seven years.", LEAVE, Outcome.MATCH),
        ("Staff in Bands 1 to 3 have 25 days after 3 years.", LEAVE, Outcome.CONFLICT),
        ("Staff in Bands 1 to 3 reach 27 days after seven years.", LEAVE, Outcome.CONFLICT),
        # nor is the month that of the price for a year
        ("For the Town Pass at £540 that makes £45 a month.", PASSES, Outcome.MATCH),
        ("The Town Pass costs £45 a month.", PASSES, Outcome.CONFLICT),
        ("A Town Pass for a month is £540.", PASSES, Outcome.CONFLICT),
        # what is said of a 12-month tenancy is not said of the 12 months
        ("The 12-month tenancy becomes permanent if there are no problems.", LEASE, Outcome.MATCH),
        ("The tenancy is extended by 12 months if there are problems.", LEASE, Outcome.CONFLICT),
        ("The 12-month extension applies if there are problems.", LEASE, Outcome.CONFLICT),
        # each limit of a list is that of its own band
        ("In stages 1 to 3 no class has more than eight learners.", SIZES, Outcome.MATCH),
        ("In stages 1 to 3 no class has more than ten learners.", SIZES, Outcome.CONFLICT),
        ("No adult class has more than ten learners.", SIZES, Outcome.MATCH),
        ("No adult class has more than eight learners.", SIZES, Outcome.CONFLICT),
        # a band is no value of its own
        ("With between one and three years of service you get ten weeks at half pay.",
         "Service: 1 to 3 years; Full pay: 10 weeks; Half pay: 10 weeks", Outcome.MATCH),
        ("With between one and three years of service you get ten weeks.",
         "After 1 to 3 years you get 10 weeks, after 4 years 16 weeks.", Outcome.MATCH),
        # a question speaks of all the answer
        ("No class has more than eight learners.", "How many are in a class? " + SIZES,
         Outcome.MATCH),
        ("No class has more than nine learners.", "How many are in a class? " + SIZES,
         Outcome.MISSING),
        # working days in a row are working days
        ("Requests for more than ten working days are approved by the head.",
         "Requests for more than 10 consecutive working days are approved by the head.",
         Outcome.MATCH),
        ("Requests for more than eight working days are approved by the head.",
         "Requests for more than 10 consecutive working days are approved by the head.",
         Outcome.CONFLICT),
    ],
)  # fmt: skip
def test_a_word_of_something_else_points_to_no_other_value(
    claim: str, premise: str, expected: Outcome
) -> None:
    asked, known = PARSER.parse([claim, premise])
    assert check_quantities(asked, known).outcome is expected


@pytest.mark.parametrize(
    ("claim", "premise", "opposed"),
    [
        ("A surveyor has to inspect within three.", "Surveyors may claim two.", ""),
        ("A surveyor has to inspect within three days.", "Surveyors inspect within two days.",
         "within two days"),
    ],
)  # fmt: skip
def test_a_number_that_counts_nothing_told_opposes_none(
    claim: str, premise: str, opposed: str
) -> None:
    asked, known = PARSER.parse([claim, premise])
    assert check_quantities(asked, known).opposed == opposed
