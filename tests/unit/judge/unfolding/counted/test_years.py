"""Years that are told by others."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
TOLLS = "The toll booths were not added until two years after the tunnel opened in 1981."
CLINIC = "The clinic got its own pharmacy three years after it moved to Elm Street in 1994."
BANK = "Four years before the merger of 2011 the bank had closed its Leeds office."
FIRM = "Founded in 1950 in a garage, the firm built its first plant twelve years later."
BRIDGE = "The bridge opened in 1934."
BOMBED = "Six years later it was bombed."
SCHOOL = "About ten years after the road was built in 1960, the village got a school."
WARS = "He served in 1915 and in 1917."


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim", "own"),
    [
        (
            TOLLS,
            "Toll booths were added to the tunnel in 1983.",
            "The toll booths were added in 1983, two years after the tunnel opened in 1981.",
        ),
        (
            CLINIC,
            "The clinic got a pharmacy in 1994.",
            "The clinic got its own pharmacy in 1997, three years after it moved to Elm Street.",
        ),
        (
            CLINIC,
            "The clinic moved to Elm Street in 1994.",
            "The clinic got its own pharmacy in 1997, three years after it moved to Elm Street in "
            "1994.",
        ),
        (CLINIC, "The clinic got a pharmacy.", CLINIC),
        (
            BANK,
            "The bank closed its Leeds office in 2011.",
            "In 2007, four years before the merger, the bank had closed its Leeds office.",
        ),
        (
            FIRM,
            "The firm built a plant in 1962.",
            "Founded in 1950 in a garage, the firm built its first plant in 1962.",
        ),
        (
            f"{BRIDGE} {BOMBED}",
            "The bridge was bombed in 1940.",
            f"{BRIDGE} In 1940 it was bombed.",
        ),
        (f"{WARS} {BOMBED}", "It was bombed in 1921.", f"{WARS} {BOMBED}"),
        (SCHOOL, "The village got a school in 1970.", SCHOOL),
    ],
)
def test_a_year_is_told_by_its_number(text: str, claim: str, own: str) -> None:
    assert told(text, claim) == own
