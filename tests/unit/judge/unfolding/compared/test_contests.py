"""Who of two is ahead, and by how much, is told outright."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
VOTE = "In the election Moran received 3,218 votes and Pike 2,903."
MILLS = "The Aldo mill sold 1,240 tonnes, the Beck mill 985 tonnes."
FINAL = "In the final, Okafor scored 47 points and Brandt scored 39."


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (VOTE, "Moran beat Pike by 315 votes.", "Moran beat Pike by 315 votes."),
        (VOTE, "Moran beat Pike by 415 votes.", "Moran beat Pike by 315 votes."),
        (VOTE, "Pike beat Moran by 315 votes.", "Moran beat Pike by 315 votes."),
        (VOTE, "Moran won 315 more votes than Pike.", "Moran won 315 more votes than Pike."),
        (VOTE, "Pike lost to Moran by 315 votes.", "Pike lost to Moran by 315 votes."),
        (
            MILLS,
            "The Aldo mill outsold the Beck mill by 255 tonnes.",
            "The Aldo mill outsold the Beck mill by 255 tonnes.",
        ),
        (
            "The critic's figure was £3m and the council's figure £2.3m.",
            "The critic's figure was £0.9m higher than the council's figure.",
            "The critic's figure was £0.7m higher than the council's figure.",
        ),
        (FINAL, "Okafor won by 8 points.", "Okafor won by 8 points."),
        (FINAL, "Brandt won by 8 points.", "Brandt lost by 8 points."),
        (
            FINAL,
            "Okafor finished 8 points behind Brandt.",
            "Brandt finished 8 points behind Okafor.",
        ),
    ],
)
def test_who_is_ahead_is_told_outright(text: str, claim: str, meant: str) -> None:
    assert meant in told(text, claim)


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (VOTE, "Moran beat Lund by 315 votes."),
        (VOTE, "Moran did not beat Pike by 315 votes."),
        (VOTE, "Moran beat Pike by 315 votes in March."),
        (VOTE, "Moran beat Pike by 9%."),
        (
            "In the first round Moran received 310 votes and Pike 290.",
            "Moran beat Pike by 20 votes.",
        ),
        (
            "Moran received 310 votes, Pike 290 votes and Lund 12 votes.",
            "Moran beat Pike by 30 votes.",
        ),
        ("Moran received 310 votes and Pike 310.", "Moran beat Pike by 30 votes."),
    ],
)
def test_what_is_unclear_stands_as_it_is(text: str, claim: str) -> None:
    assert told(text, claim) == text
