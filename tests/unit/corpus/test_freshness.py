import datetime

import pytest

from agent.corpus.freshness import document_date, parse_date

D = datetime.date

DATES = [
    ("2024-03-05", D(2024, 3, 5)),
    ("2024-03-05T10:00:00Z", D(2024, 3, 5)),
    ("2024/3/5", D(2024, 3, 5)),
    ("March 5, 2024", D(2024, 3, 5)),
    ("Mar. 5 2024", D(2024, 3, 5)),
    ("5th of March 2024", D(2024, 3, 5)),
    ("5 Sept 2024", D(2024, 9, 5)),
    ("05.03.2024", D(2024, 3, 5)),
    ("25/03/2024", D(2024, 3, 25)),
    ("03/25/2024", D(2024, 3, 25)),
    ("04/04/2024", D(2024, 4, 4)),
    ("February 2024", D(2024, 2, 29)),
    ("03/04/2024", None),
    ("2024", None),
    ("2024-13-01", None),
    ("February 30, 2024", None),
    ("Do you have a car", None),
    ("may be 12 of them in 2024", None),
    ("", None),
]


@pytest.mark.parametrize(("text", "expected"), DATES)
def test_dates_are_read_strictly(text: str, expected: datetime.date | None) -> None:
    assert parse_date(text) == expected


@pytest.mark.parametrize("value", [None, 2024, ["2024-01-01"], True])
def test_other_values_are_no_dates(value: object) -> None:
    assert parse_date(value) is None


def test_date_types_are_dates() -> None:
    assert parse_date(D(2024, 1, 2)) == D(2024, 1, 2)
    assert parse_date(datetime.datetime(2024, 1, 2, 3)) == D(2024, 1, 2)


STATED = [
    ("Last updated: March 5, 2024\n\nText", D(2024, 3, 5)),
    ("Text. *Last revised on 2024-03-05.*", D(2024, 3, 5)),
    ("Effective date: 5 March 2024", D(2024, 3, 5)),
    ("This policy is effective as of March 5, 2024.", D(2024, 3, 5)),
    ("| **Last updated** | 2024-03-05 |", D(2024, 3, 5)),
    ("Last updated 2021-01-01. Last updated 2022-01-01.", D(2022, 1, 1)),
    ("Effective 2020-01-01. Last updated 2023-01-01.", D(2023, 1, 1)),
    ("The maximum is $191,900 as of 2024.", None),
    ("Do you have a car? Updated often.", None),
    ("In March 5, 2024 we met.", None),
]


@pytest.mark.parametrize(("text", "expected"), STATED)
def test_the_text_may_state_its_date(text: str, expected: datetime.date | None) -> None:
    assert document_date({}, text) == expected


def test_effective_in_the_middle_of_a_long_text_is_a_fact_not_its_date() -> None:
    text = "word " * 400 + "The fee is effective 2019-01-01. " + "word " * 400
    assert document_date({}, text) is None
    assert document_date({}, "Effective 2019-01-01. " + text) == D(2019, 1, 1)


def test_metadata_comes_before_the_text_and_updates_before_publication() -> None:
    fields = {"date": "2019-01-01", "last_updated": D(2020, 1, 1)}
    assert document_date(fields, "Last updated 2024-01-01") == D(2020, 1, 1)
    assert document_date({"date": "soon"}, "Last updated 2024-01-01") == D(2024, 1, 1)
