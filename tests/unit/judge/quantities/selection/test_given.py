import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.check import check_quantities
from agent.judge.quantities.reading.extract import quantities
from agent.judge.quantities.selection.given import is_given
from tests.trees import PARSER

CASES = [
    ("I am a landlord with seven flats.", "With seven flats you may ask for one bill.", {"seven"}),
    ("Our children are 4, 9 and 13. May they?", "Your 9-year-old is too young.", {"9-year"}),
    ("Someone used my card for £210.", "None of the £210 falls on you.", {"£210"}),
    ("What do I pay for 500 kWh?", "You pay £30 for your 500 kWh.", {"500 kWh"}),
    (
        "May I leave, as I have been here four months?",
        "After four months you may.",
        {"four months"},
    ),
    ("I was put on the list on 10 January.", "From 10 January it is six months.", {"10 January"}),
    # what is asked about, heard of, or another number
    ("Is the fee £30?", "The fee is £30.", set()),
    ("Do I get 25 days of leave?", "You get 25 days of leave.", set()),
    ("I was told the notice is three weeks.", "The notice is three weeks.", set()),
    ("The notice is three weeks. Is that right?", "Your deposit is £40.", set()),
    ("I turn 18 in March.", "Nobody under 18 is taken.", set()),
    ("I have two cars.", "You may ask two times.", set()),
]


@pytest.mark.parametrize(("question", "claim", "given"), CASES)
def test_what_a_question_tells_of_the_askers_case_is_given(
    question: str, claim: str, given: set[str]
) -> None:
    (asked,) = PARSER.parse([question], entities=False)
    (said,) = PARSER.parse([claim])
    assert {q.text for q in quantities(said) if is_given(q, asked)} == given


def test_what_is_given_is_not_missing_and_may_still_conflict() -> None:
    texts = ["We are on Team with 30 seats.", "Each seat costs £13.", "Team has at most 20 seats."]
    question, fee, limit = PARSER.parse(texts, entities=False)
    (claim,) = PARSER.parse(["Your 30 seats cost £13 each."])
    assert check_quantities(claim, fee).outcome is Outcome.MISSING
    assert check_quantities(claim, fee, 0.0, question).outcome is Outcome.MATCH
    (wrong,) = PARSER.parse(["Your 30 seats cost £15 each."])
    assert check_quantities(wrong, fee, 0.0, question).outcome is not Outcome.MATCH
    (team,) = PARSER.parse(["Team has 30 seats."])
    found = check_quantities(team, limit)
    assert check_quantities(team, limit, 0.0, question).outcome is found.outcome
    assert found.outcome is Outcome.CONFLICT
