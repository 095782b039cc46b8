"""What is forbidden but for an exception, told of what is excepted; all but one, of another."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
GARDEN = "Smoking is forbidden everywhere except in the garden."
JUNIORS = "All members except juniors may vote."
SUBLET = "The tenant shall not sublet the flat except with the owner's permission."


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (GARDEN, "Smoking is allowed in the garden.", "Smoking is allowed in the garden."),
        (GARDEN, "Smoking is allowed in the hall.", "Smoking is forbidden in the hall."),
        (
            GARDEN,
            "Smoking is not forbidden in the garden.",
            "Smoking is not forbidden in the garden.",
        ),
        (
            "Everywhere except in the garden smoking is forbidden.",
            "In the hall smoking is forbidden.",
            "Smoking is forbidden in the hall.",
        ),
        (
            "Drones are prohibited over the reserve, except for those flown by rangers.",
            "Drones flown by rangers may cross the reserve.",
            "Drones flown by rangers are allowed over the reserve.",
        ),
        (
            "Parking is prohibited in the yard, except for ambulances.",
            "Ambulances may park in the yard.",
            "Parking is allowed in the yard for ambulances.",
        ),
        (
            "Dogs are not allowed in the hall, except guide dogs.",
            "Guide dogs may come into the hall.",
            "Guide dogs are allowed in the hall.",
        ),
        (
            "Exports are blocked for all roles except Owner.",
            "The Owner can export.",
            "Exports are allowed for Owner.",
        ),
        (
            "Loans are not granted to students, except to students in their final year.",
            "Students in their final year get loans.",
            "Loans are granted to students in their final year.",
        ),
        (
            SUBLET,
            "With the owner's permission the tenant may sublet.",
            "The tenant may sublet the flat with the owner's permission.",
        ),
        (
            "Nobody but the director may sign for sums above €10,000.",
            "The director may sign.",
            "The director may sign for sums above €10,000.",
        ),
        (
            "Swimming is banned, other than for members of the diving club.",
            "Members of the diving club may swim.",
            "Swimming is allowed for members of the diving club.",
        ),
        (
            "Drones are prohibited here, except for those operated by the ranger service.",
            "Rangers may fly drones.",
            "Drones operated by the ranger service are allowed here.",
        ),
        (
            "No plan except Pro includes backups.",
            "The Pro plan has backups.",
            "Pro includes backups.",
        ),
        (JUNIORS, "Adult members may not vote.", "Adult members may vote."),
        (
            "All branches except Berlin were open.",
            "The Hamburg branch was open.",
            "The Hamburg branch were open.",
        ),
    ],
)
def test_an_exception_is_told(text: str, claim: str, meant: str) -> None:
    assert told(text, claim) == meant


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (GARDEN, "Only in the garden is smoking forbidden."),
        (GARDEN, "Smoking is allowed."),
        (GARDEN, "Smoking is forbidden in the hall and on the stairs."),
        ("Smoking is forbidden except in the garden.", "Smoking is forbidden in the hall."),
        (SUBLET, "The tenant may sublet the flat."),
        (SUBLET, "The tenant may sublet the flat with the neighbour's permission."),
        ("Staff may not park, except for deliveries.", "Staff may park for deliveries."),
        ("Nobody but the director may sign.", "The deputy may sign."),
        (JUNIORS, "New members may vote."),
        (JUNIORS, "Adult guests may vote."),
        ("All depots except the Yorkshire depots shut.", "The Leeds depot shut."),
        ("All plans except monthly plans have backups.", "The Pro plan has backups."),
        ("Some branches except Berlin were open.", "The Hamburg branch was open."),
    ],
)
def test_what_is_unclear_stands_as_it_is(text: str, claim: str) -> None:
    assert told(text, claim) == text
