"""The last of so many are told with their number."""

import pytest

from agent.judge.clauses.reading import read
from agent.judge.unfolding.members.lastones import with_their_number
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
AUDITORS = "Two of the three auditors rated the finding as high, the third as medium."


def told(text: str, claim: str) -> str | None:
    tree, mine = (read(a).tree for a in PARSER.parse([text, claim], entities=False))
    return with_their_number(tree, range(len(tree.tokens)), mine)


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (
            AUDITORS,
            "Two auditors rated the finding as medium.",
            "One auditor rated the finding as medium.",
        ),
        (
            AUDITORS,
            "One auditor rated the finding as high.",
            "Two of the three auditors rated the finding as high.",
        ),
        (
            "Three of the four pumps passed the test and the fourth failed it.",
            "Three pumps failed.",
            "One pump failed it.",
        ),
        (
            "Five of the eight members were for the plan, the other three were against it.",
            "Five members were against the plan.",
            "Five of the eight members were for the plan. Three members were against it.",
        ),
        (
            "Nine of the 12 samples came from the river; the others came from wells.",
            "Nine samples came from wells.",
            "Three samples came from wells.",
        ),
        (
            "Four of the five children walk to school, the other child by bus.",
            "Four children take the bus.",
            None,
        ),
    ],
)
def test_they_are_told_apart(text: str, claim: str, meant: str | None) -> None:
    assert told(text, claim) == meant


@pytest.mark.parametrize(
    "text",
    [
        # Other numbers than come out.
        "Two of the four auditors rated the finding as high, the third as medium.",
        "Five of the eight members voted for the plan, the other two against it.",
        "Two of the four auditors rated the finding as high, the other as medium.",
        "Three of the four pumps passed the test, the others failed it.",
        # What the last one did is unclear.
        "Two of the three auditors agreed, the third a little later.",
    ],
)
def test_what_does_not_come_out_is_left(text: str) -> None:
    assert told(text, "Two auditors rated the finding as medium.") is None
