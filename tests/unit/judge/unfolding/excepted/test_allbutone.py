"""What is so of all but one, told of all with the exception that a claim makes."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
BOARD = "The board accepted ten of the eleven findings and rejected finding 7."
BRIDGES = "Of the six bridges, five passed; the Mill Bridge failed."
VALVES = "Three valves were tested: V1 and V2 held, V3 leaked."
TEAM = "The team has twelve players. Eleven took part; only Sara stayed at home."


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return unfolded(claim, split, PARSER)[0][0].text


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (BOARD, "It accepted all findings except finding 7.", "all findings except finding 7."),
        (BOARD, "It rejected all findings except finding 7.", "The board accepted all findings"),
        (BOARD, "It accepted every finding but one.", "The board accepted every finding but one."),
        (BOARD, "It accepted all but one of the findings.", "all but one of the findings."),
        (BRIDGES, "All bridges except the Mill Bridge passed.", "except the Mill Bridge passed."),
        (BRIDGES, "Only the Mill Bridge failed.", "Only the Mill Bridge failed."),
        (VALVES, "All valves except V3 held.", "All valves except V3 held."),
        (VALVES, "Only V3 leaked.", "Only V3 leaked."),
        (TEAM, "All players except Sara took part.", "All players except Sara took part."),
        (TEAM, "Everyone but Sara took part.", "Everyone but Sara took part."),
        ("21 of 22 shops open. The one in Bonn is closed.", "All shops but the one in Bonn open.",
         "All shops but the one in Bonn open."),
    ],
)  # fmt: skip
def test_all_but_one_are_told_as_all_with_an_exception(text: str, claim: str, meant: str) -> None:
    assert meant in told(text, claim)


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (BOARD, "The board accepted all findings."),
        (BOARD, "The board accepted all findings except finding 8."),
        (BOARD, "The board accepted all motions except finding 7."),
        (VALVES, "All valves except V2 held."),
        ("Twenty of the twenty-one ran; Leo refused.", "All except Leo ran."),
        ("Ten of the eleven roads opened; the press praised Mill Road.", "All but Mill Road open."),
        (
            "Nine of the ten windows broke, and window 4 was late.",
            "All windows but window 4 broke.",
        ),
        ("Eight of the ten members agreed; Mr Roth abstained.", "All members but Mr Roth agreed."),
        ("Seven of the eight ships did not sail; the Ada failed.", "All ships but the Ada sailed."),
        (
            "Six of seven trucks arrived; truck 9 was late, and truck 3 lost a tyre.",
            "All trucks except truck 3 arrived.",
        ),
    ],
)
def test_what_is_unclear_stands_as_it_is(text: str, claim: str) -> None:
    assert told(text, claim) == text
