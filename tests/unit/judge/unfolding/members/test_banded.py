import pytest

from agent.judge.unfolding.members.banded import CUE, of_its_value
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
FARES = ["Age: under 6; Fare: free", "Age: 6–17; Fare: £2", "Age: 65 and over; Fare: £3"]
CREDIT = [
    "Uptime: below the promise, at least 99.0%; Credit: 10%",
    "Uptime: below 99.0%, at least 95.0%; Credit: 25%",
    "Uptime: below 95.0%; Credit: 50%",
]
POST = ["Weight: up to 500 g; Price: 3 euros", "Weight: 501 g to 2 kg; Price: 5 euros"]
BMI = ["BMI: 25–29.9; Category: overweight", "BMI: 30 or more; Category: obese"]
GRADES = ["Score: 80–100; Grade: A", "Score: 60–79; Grade: B"]


@pytest.mark.parametrize(
    ("rows", "n", "claim", "told"),
    [
        (FARES, 1, "A 12-year-old pays £2.", "With an age of 12, the fare is £2."),
        (FARES, 2, "A 12-year-old pays £2.", "Age: 65 and over."),
        (FARES, 2, "Those aged 65 pay £3.", "With an age of 65, the fare is £3."),
        (CREDIT, 1, "At 98.5% uptime you get 25%.", "With an uptime of 98.5%, the credit is 25%."),
        (
            CREDIT,
            1,
            "At an uptime of 98.5% you get 25%.",
            "With an uptime of 98.5%, the credit is 25%.",
        ),
        (
            CREDIT,
            0,
            "At an uptime of 98.5% you get 25%.",
            "Uptime: below the promise, at least 99.0%.",
        ),
        (CREDIT, 0, "At an uptime of 99.5% you get 10%.", CREDIT[0]),
        (
            POST,
            1,
            "A parcel of 0.7 kg costs 5 euros.",
            "With a weight of 0.7 kg, the price is 5 euros.",
        ),
        (
            BMI,
            0,
            "A BMI of 29 is called obese.",
            "With a BMI of 29, the category is overweight, not obese.",
        ),
        (GRADES, 0, "A score of 70 is an A.", GRADES[0]),
        (FARES, 1, "Children pay £2.", FARES[1]),
    ],
)
def test_a_row_is_told_of_the_value_in_its_range(
    rows: list[str], n: int, claim: str, told: str
) -> None:
    assert CUE.search(rows[n])
    assert of_its_value(rows[n], claim, rows, PARSER) == told


def test_a_row_that_is_told_already_is_no_row_of_the_passage() -> None:
    assert of_its_value(FARES[1], "A 12-year-old pays £2.", ["Fares by age."], PARSER) == FARES[1]
