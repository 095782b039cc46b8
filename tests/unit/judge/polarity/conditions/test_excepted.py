"""What is excepted from a rule is not under it."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.conditions.excepted import compare_excepted
from tests.trees import tree

PLANTS = "Plants are watered by the gardener, except ferns."
LOANS = "Lessons are free: children may borrow instruments, save harps and drums, which stay here."
BANNED = "Visitors may not enter the yard, except on open days."
ENDED = "All barges pass, except at Kolm, where the lock was shut until 1901."
FEES = "Members pay 12 euros for the sauna, except in August."
STAND_UP = "The stand-up moves from 9.15 to 10, except on Fridays."
COUNTED = "All trams stop here, except two of the night line."


@pytest.mark.parametrize(
    ("premise", "claim", "found"),
    [
        (PLANTS, "Ferns are watered by the gardener.", True),
        (PLANTS, "Ferns are not watered by the gardener.", False),
        (PLANTS, "Palms are watered by the gardener.", False),
        (PLANTS, "Plants are watered by the gardener, except ferns.", False),
        (PLANTS, "Ferns were brought along by the gardener.", False),
        (PLANTS, "Ferns grow best in the shade of tall trees.", False),
        (LOANS, "Children may borrow harps.", True),
        (LOANS, "Children may borrow drums.", True),
        (LOANS, "Children may borrow flutes.", False),
        (BANNED, "Visitors may not enter the yard on open days.", True),
        (BANNED, "Visitors may enter the yard on open days.", False),
        (ENDED, "Barges pass at Kolm.", False),
        (FEES, "In August, members pay 12 euros for the sauna.", True),
        (FEES, "In August, members pay 9 euros for the sauna.", False),
        (
            "The choir moves from six to seven, except on Fridays.",
            "On Fridays the choir stays singing at seven.",
            False,
        ),
        (STAND_UP, "On Fridays the stand-up stays at 9.15.", False),
        (FEES, "In August, members have to pay for the sauna.", True),
        (COUNTED, "The two night trams stop here.", False),
        ("All ferns grow well, except ferns in pots.", "Ferns in pots grow well.", False),
        ("Plants are watered, except ferns.", "Ferns.", False),
        ("Plants are watered.", "Ferns are watered.", False),
    ],
)
def test_excepted(premise: str, claim: str, found: bool) -> None:
    assert compare_excepted(tree(claim), tree(premise))[0] is (
        Outcome.CONFLICT if found else Outcome.NONE
    )
