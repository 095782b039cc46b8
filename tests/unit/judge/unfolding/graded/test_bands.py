"""Numbered bands, told of the one that a claim names."""

import pytest

from agent.judge.unfolding.graded.bands import CUE, of_its_band
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
NOTICE = (
    "It is four weeks for pay bands 1 to 5, eight weeks for bands 6 and 7, "
    "and three months for band 8 and above."
)
LEVELS = "Levels 1 to 3 are reviewed yearly, levels 4 and 5 twice a year, and level 6 every month."


def told(text: str, claim: str) -> str:
    (analysis,) = PARSER.parse([text], entities=False)
    assert CUE.search(text)
    return of_its_band(analysis, claim)


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (NOTICE, "In band 3 it is four weeks.", "It is four weeks for band 3."),
        (NOTICE, "In band 7 it is four weeks.", "It is eight weeks for band 7."),
        (NOTICE, "In band 9 it is four weeks.", "It is three months for band 9."),
        (LEVELS, "Level 2 is reviewed monthly.", "Level 2 is reviewed yearly."),
        (LEVELS, "Level 5 is reviewed monthly.", "Level 5 is reviewed twice a year."),
        (
            "Holiday is 25 days for grades A to C, 27 days for grades D and E.",
            "Grade B has 27 days of holiday.",
            "Holiday is 25 days for Grade B.",
        ),
        (
            "Meals are €4 for classes 1-4, €5 for classes 5 and 6, and €6 for class 7 and above.",
            "Pupils of class 3 pay €5.",
            "Meals are €4 for class 3.",
        ),
        (
            "Gates 1 to 10 are in terminal A, gates 11 to 20 in terminal B.",
            "Gate 12 is in terminal A.",
            "Gate 12 is in terminal B.",
        ),
        (
            "Floors 1 to 4 have carpets, floors 5 and 6 have tiles.",
            "Floor 6 has carpets.",
            "Floor 6 has tiles.",
        ),
    ],
)
def test_a_band_is_told_of_the_one_in_it(text: str, claim: str, meant: str) -> None:
    assert told(text, claim) == meant


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (NOTICE, "It is four weeks for bands 1 to 5."),
        (NOTICE, "Band 7 has more than band 3."),
        (NOTICE, "It is eight weeks."),
        (LEVELS, "Level 7 is reviewed yearly."),
        ("Gates 1 to 5 and rooms 2 to 4, floors 1 to 3 too, are shut.", "Gate 2 is open."),
    ],
)
def test_what_is_of_no_one_band_stands_as_it_is(text: str, claim: str) -> None:
    assert told(text, claim) == text
