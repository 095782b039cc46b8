import datetime

import pytest

from agent.corpus.metadata.dates import document_date, parse_date

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
    ("Last updated: 03/04/2019", D(2019, 4, 3)),
    ("Last updated 3/4/19", D(2019, 4, 3)),
    ("Last updated on 12/11/98.", D(1998, 12, 11)),
    ("Last updated: 25/3/19", D(2019, 3, 25)),
    ("Last updated: 2019", D(2019, 12, 31)),
    ("**Last updated:** 2019\n\nText", D(2019, 12, 31)),
    ("Effective date: 2019.", D(2019, 12, 31)),
    ("Stand: 3. März 2019", D(2019, 3, 3)),
    ("(Stand: März 2019)", D(2019, 3, 31)),
    ("Stand März 2019", D(2019, 3, 31)),
    ("Stand: 03/2019", D(2019, 3, 31)),
    ("Stand 3.4.19", D(2019, 4, 3)),
    ("Zuletzt aktualisiert am 3. Oktober 2019", D(2019, 10, 3)),
    ("Gültig ab 1.5.2019", D(2019, 5, 1)),
    ("Dernière mise à jour : 1er août 2019", D(2019, 8, 1)),
    ("Mis à jour le 3 février 2019", D(2019, 2, 3)),
    ("Última actualización: 3 de marzo de 2019", D(2019, 3, 3)),
    ("Ultimo aggiornamento: 3 maggio 2019", D(2019, 5, 3)),
    ("Laatst bijgewerkt op 3 maart 2019", D(2019, 3, 3)),
    ("Última atualização: março de 2019", D(2019, 3, 31)),
    ("Last updated: version 3.4.19", None),
    ("Last updated 13/13/2019", None),
    ("Last updated 2019 times", None),
    ("Last updated 2019-2021", None),
    ("The fee is effective 2019.", None),
    ("Last updated 12/2019.", D(2019, 12, 31)),
    ("We stand on 5 May 2019 terms.", None),
    ("Stand up. The firm was founded in 2019.", None),
    ("Each stand has 2019 seats.", None),
    ("Published 2019 by Anna", None),
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


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (2019, D(2019, 12, 31)),
        ("2019", D(2019, 12, 31)),
        ("03/04/2019", D(2019, 4, 3)),
        ("5 mars 2019", D(2019, 3, 5)),
        (True, None),
        (20190304, None),
        ("3.4", None),
    ],
)
def test_of_what_metadata_may_mean_the_latest_day_counts(
    value: object, expected: datetime.date | None
) -> None:
    assert document_date({"date": value}, "Text") == expected
