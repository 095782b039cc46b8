"""What the evidence gives for each of several things is not what all of them come to."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.derivation.check import check_derived
from agent.judge.quantities.wholes.totals import of_base, of_each, of_whole
from agent.judge.rules import check
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
RICE = "The recipe calls for 150 grams of rice per person, and serves four people."
FLATS = "The tenant pays a service charge of 40 pounds per month for each flat occupied."
FINE = "The fine for late return is 20 cents per book per day."
COURIER = "The courier charges a flat fee of 8 euros per delivery, however many parcels it has."
OF_ALL = (
    ("The recipe needs 150 grams of rice in total.", RICE),
    ("The recipe needs 150 grams of rice for the four people it serves.", RICE),
    ("The tenant pays 40 pounds a month, however many flats are occupied.", FLATS),
    ("The tenant pays 40 pounds a month regardless of the number of flats.", FLATS),
    ("The tenant pays 40 pounds a month no matter how many flats are occupied.", FLATS),
    ("The tenant pays 40 pounds a month for all flats.", FLATS),
    ("The tenant pays a flat charge of 40 pounds a month.", FLATS),
    ("A borrower pays 20 cents a day altogether.", FINE),
)
OF_ONE = (
    ("The recipe needs 150 grams of rice for each person.", RICE),
    ("The tenant pays 40 pounds a month for every flat.", FLATS),
    ("The fine is 20 cents a day.", FINE),
    ("A delivery of three parcels costs 8 euros.", COURIER),
    ("The courier charges a flat fee of 8 euros.", COURIER),
    ("The recipe needs 200 grams of rice in total.", RICE),
)


@pytest.mark.parametrize(("claim", "premise"), OF_ALL)
def test_what_is_told_for_each_is_no_total(claim: str, premise: str) -> None:
    found = of_each(*PARSER.parse([claim, premise]))
    assert found is not None
    assert found.outcome is Outcome.MISSING
    assert "for each" in found.reason


@pytest.mark.parametrize(("claim", "premise"), OF_ONE)
def test_no_total_is_claimed(claim: str, premise: str) -> None:
    assert of_each(*PARSER.parse([claim, premise])) is None


def test_the_rules_hear_it() -> None:
    claim, premise = PARSER.parse([OF_ALL[0][0], RICE])
    found = check(claim, [premise], 0.0, frozenset()).findings
    assert Outcome.MISSING in {f.outcome for f in found}


@pytest.mark.parametrize(
    ("claim", "outcome"),
    [
        ("The recipe needs 600 grams of rice for the four people.", Outcome.MATCH),
        ("The recipe needs 600 grams of rice in total.", Outcome.MATCH),
        ("The recipe needs 450 grams of rice in total.", None),
    ],
)
def test_a_rate_for_a_person_times_the_people(claim: str, outcome: Outcome | None) -> None:
    parsed = PARSER.parse([claim, RICE])
    found = check_derived(parsed[0], parsed[1:])
    assert (found.outcome if found else None) is outcome


def test_a_rate_is_for_the_thing_not_for_its_kind() -> None:
    claim = "Late borrowers are charged 20 cents daily for each overdue book."
    parsed = PARSER.parse([claim, FINE])
    found = check(parsed[0], parsed[1:], 0.0, frozenset()).findings
    assert found[0].outcome is Outcome.MATCH


YEARS = "The revenue was 80 million euros in 2021 and 100 million euros in 2022."
ACCOUNTED = f"{YEARS} Services accounted for 40 million euros of the 2022 figure."
TWO = "Shoe sales made up 60 million euros and bag sales made up 40 million euros."


@pytest.mark.parametrize(
    ("claim", "premise", "outcome"),
    [
        ("Revenue including services came to 140 million euros in 2022.", ACCOUNTED, None),
        ("Revenue and services together came to 140 million euros in 2022.", ACCOUNTED, None),
        ("Shoe sales and bag sales together came to 100 million euros.", TWO, Outcome.MATCH),
        ("The fleet and its vans come to 75 in total.",
         "The fleet has 60 vehicles. Vans make up 15 of the total.", None),
    ],
)  # fmt: skip
def test_what_accounts_for_a_number_is_in_it(
    claim: str, premise: str, outcome: Outcome | None
) -> None:
    parsed = PARSER.parse([claim, premise])
    found = check_derived(parsed[0], parsed[1:])
    assert (found.outcome if found else None) is outcome


STROKES = "The hospital treated 800 stroke patients. A quarter of the patients came by air."
UNION = "The union has 5,000 members. Sixty per cent of members voted to strike."


@pytest.mark.parametrize(
    ("claim", "premise", "missing"),
    [
        ("800 stroke patients came by air.", STROKES, True),
        ("The hospital treated 800 stroke patients.", STROKES, False),
        ("200 stroke patients came by air.", STROKES, False),
        ("5,000 members voted to strike.", UNION, True),
        ("The union has 5,000 members.", UNION, False),
    ],
)
def test_what_is_said_of_a_share_is_not_said_of_the_whole(
    claim: str, premise: str, *, missing: bool
) -> None:
    assert (of_whole(*PARSER.parse([claim, premise])) is not None) is missing


PASSED = (
    "The share of pupils who passed the test rose from 40 per cent to 50 per cent. The school has "
    "600 pupils."
)
CLASS = "The class starts at 18:00 Berlin time. Lisbon is one hour behind Berlin."
WEBINAR = "The webinar begins at 15:00 UTC. People in Tokyo, nine hours ahead of UTC, may watch it."


@pytest.mark.parametrize(
    ("claim", "premise", "follows"),
    [
        ("In the later test, 300 pupils passed.", PASSED, True),
        ("In the earlier test, 240 pupils passed.", PASSED, True),
        ("In the later test, 240 pupils passed.", PASSED, False),
        ("In the earlier test, 300 pupils passed.", PASSED, False),
        ("The class starts at 17:00 Lisbon time.", CLASS, True),
        ("The class starts at 18:00 Lisbon time.", CLASS, False),
        ("The class starts at 19:00 Lisbon time.", CLASS, False),
        ("The webinar begins at midnight Tokyo time.", WEBINAR, True),
        ("The webinar begins at 15:00 Tokyo time.", WEBINAR, False),
        ("The webinar begins at 15:00 UTC.", WEBINAR, True),
    ],
)
def test_each_end_of_a_change_and_each_place_has_its_own(
    claim: str, premise: str, *, follows: bool
) -> None:
    parsed = PARSER.parse([claim, premise])
    found = {f.outcome for f in check(parsed[0], parsed[1:], 0.0, frozenset()).findings}
    assert {Outcome.MISSING, Outcome.CONFLICT}.isdisjoint(found) is follows


HULLS = "Of 90 hulls, barnacles were found on 14."
SEATS = "Out of 1,300 seats, 1,200 were sold in May, 60 in June."


@pytest.mark.parametrize(
    ("claim", "premise", "told"),
    [
        ("Barnacles were found on 90 hulls.", HULLS, True),
        ("Barnacles were found on 14 hulls.", HULLS, False),
        ("Barnacles were found on 14 of 90 hulls.", HULLS, False),
        ("Barnacles were found on some of the 90 hulls.", HULLS, False),
        ("There are 90 hulls.", HULLS, False),
        ("1,300 seats were sold in May.", SEATS, True),
        ("1,300 seats were sold.", SEATS, False),
        ("1,200 seats were sold in May.", SEATS, False),
        ("1,300 seats were sold.", "Of 1,300 seats, all were sold.", False),
        ("40 parcels were sent by rail.", "Of the 40 parcels sent by rail, 3 were lost.", False),
        ("40 parcels were lost.", "Of the 40 parcels sent by rail, 3 were lost.", True),
        ("8 huts have a stove.", "Of 8 huts, 3 have a bath and all have a stove.", False),
        ("Rot occurred in 70 beams.", "Among 70 beams, rot occurred in 6.", True),
    ],
)
def test_what_is_said_of_so_many_is_not_said_of_those_among_whom_they_are(
    claim: str, premise: str, *, told: bool
) -> None:
    found = of_base(*PARSER.parse([claim, premise]))
    assert (found is not None and found.outcome is Outcome.CONFLICT) == told
