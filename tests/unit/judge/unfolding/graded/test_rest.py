"""A value for some times and one for the rest, told as it holds at the time of a claim."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
POOL = "The pool is open from 9 am to 8 pm from May to August and from 10 am in the other months."
FEE = "Parking costs £4 a day from June to September and £2 a day for the rest of the year."
LIFT = "From May to September the lift runs daily; in the other months it runs at weekends."
SHOP = "The shop opens at 7.00 on Saturdays, otherwise at 8.30."


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return unfolded(claim, split, PARSER)[0][0].text


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (POOL, "It is so in June.", "The pool is open from 9 am to 8 pm in June."),
        (
            "From October to March, vests are compulsory for all; in the other months for juniors.",
            "It is so in May.",
            "Vests are compulsory for juniors in May.",
        ),
        (POOL, "It is so in March.", "The pool is open from 10 am in March."),
        (FEE, "It is so in July.", "Parking costs £4 a day in July."),
        (FEE, "It is so in January.", "Parking costs £2 a day in January."),
        (SHOP, "It is so on Saturdays.", "The shop opens at 7.00 on Saturdays."),
        (SHOP, "It is so on Mondays.", "The shop opens at 8.30 on Mondays."),
        ("Fees are £3 in May and £2 in all other months.", "So in June.", "Fees are £2 in June."),
        (LIFT, "In June the lift runs only at weekends.", "The lift runs daily in June."),
        (LIFT, "It runs daily in July.", "The lift runs daily in July."),
    ],
)
def test_a_value_is_told_at_the_time_of_the_claim(text: str, claim: str, meant: str) -> None:
    assert told(text, claim).startswith(meant)


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (POOL, "The pool is open from 9 am."),
        (LIFT, "The lift runs at weekends in January."),
        (POOL, "It is open from 9 am in the other months."),
        (POOL, "It is so from August to October."),
        (POOL, "It is so on Sundays."),
        (POOL, "It is so in June and on Sundays."),
        (SHOP, "It is so in winter."),
        ("The bar is open on Sundays, otherwise no shop is.", "It is so on Mondays."),
        ("The firm sold 30 bikes in May and 20 in the other months.", "It sold them in June."),
        ("In May he paid £3, otherwise he paid nothing.", "He paid it in June."),
    ],
)
def test_other_sentences_stand_as_they_are(text: str, claim: str) -> None:
    assert told(text, claim) == text
