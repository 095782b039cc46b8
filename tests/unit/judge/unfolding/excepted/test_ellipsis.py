"""Clauses that leave out the predicate which the clause before them denies, or has as well."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def told(text: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded("It is so.", split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            "Participants could not be blinded; the assessors were.",
            "Participants could not be blinded. The assessors were blinded.",
        ),
        (
            "Neither attic room has a balcony; the cedar room does.",
            "Neither attic room has a balcony. The cedar room does have a balcony.",
        ),
        (
            "Anna has not signed, but Per has.",
            "Anna has not signed. Per has signed.",
        ),
        (
            "The mayor did not come to the opening; her deputy did.",
            "The mayor did not come to the opening. Her deputy did come to the opening.",
        ),
        (
            "The effect was still strong in Spain; in Portugal it was not.",
            "The effect was still strong in Spain. In Portugal it was not strong.",
        ),
        (
            "For three ills (gout, cystitis) shorter courses do as well.",
            "For three ills (gout, cystitis) shorter courses do as well.",
        ),
        (
            "My husband can't bake, but my daughter can.",
            "My husband can't bake. My daughter can bake.",
        ),
        (
            "The back door was never locked, although the front door was.",
            "The back door was never locked. The front door was locked.",
        ),
        (
            "Some of the letters were not answered, most were.",
            "Some of the letters were not answered. Most of the letters were answered.",
        ),
        (
            "The roof leaked, and the skylight did too.",
            "The roof leaked. The skylight did leak.",
        ),
        (
            "The old pump was tested, the new one was not.",
            "The old pump was tested, the new one was not tested.",
        ),
    ],
)
def test_a_clause_cut_short_is_told_in_full(text: str, meant: str) -> None:
    assert told(text) == meant


@pytest.mark.parametrize(
    "text",
    [
        "The brakes did not fail, the inspector says they did.",
        "The old hall was painted, as it always was.",
        "The lift was not repaired; the stairs did.",
        "Ana did not pay, and Ben did too.",
        "It is unclear how strong the wind was.",
    ],
)
def test_other_clauses_stand_as_they_are(text: str) -> None:
    assert told(text) == text


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            "In group A, six patients had a fever; in group B, fourteen did.",
            "In group A, six patients had a fever. In group B, fourteen patients had a fever.",
        ),
        (
            "In 2020 twelve branches made a profit, and in 2021 19 did.",
            "In 2020 twelve branches made a profit. In 2021 19 branches made a profit.",
        ),
        (
            "Last year six towns in Elmshire voted, while nine towns in Ashland did.",
            "Last year six towns in Elmshire voted. Last year nine towns in Ashland voted.",
        ),
    ],
)
def test_so_many_that_did_are_told_in_full(text: str, meant: str) -> None:
    assert told(text) == meant


@pytest.mark.parametrize(
    "text",
    [
        "In group A, six patients did not sleep; in group B, fourteen did.",
        "Six rooms are free, and two did.",
    ],
)
def test_so_many_that_did_stand_where_it_is_unclear_what(text: str) -> None:
    assert told(text) == text
