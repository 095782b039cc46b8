"""Times of day that are told by others."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
SHOP = "The shop is open from 9 to 5."
BUS = "The bus leaves at 7.40."
TRAIN = "The train leaves Arlen at 14:05 and reaches Bex 50 minutes later."
ALARM = "The alarm was raised at 10:15."
LATER = "Forty minutes later the fire was out."
PHARMACY = "The pharmacy closes at 6.30 pm, an hour and a half earlier on Saturdays."


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim", "own"),
    [
        (
            f"{SHOP} On Saturdays it opens half an hour later.",
            "On Saturdays the shop opens at 9.30.",
            "Except on Saturdays, the shop is open from 9 to 5. On Saturdays it opens at 9.30.",
        ),
        (
            f"{SHOP} On Saturdays it closes two hours earlier.",
            "On Saturdays the shop closes at 3.",
            "Except on Saturdays, the shop is open from 9 to 5. On Saturdays it closes at 3.",
        ),
        (
            f"{BUS} On Sundays it leaves an hour later.",
            "On Mondays the bus leaves at 7.40.",
            f"{BUS} On Sundays it leaves an hour later.",
        ),
        (
            f"{BUS} On Sundays it leaves an hour later.",
            "The bus is red.",
            f"{BUS} On Sundays it leaves an hour later.",
        ),
        (f"{ALARM} {LATER}", "The fire was out at 10:55.", f"{ALARM} At 10:55 the fire was out."),
        (
            f"The bell rang at 9:00 and at 9:30. {LATER}",
            "The fire was out at 10:10.",
            f"The bell rang at 9:00 and at 9:30. {LATER}",
        ),
        (
            TRAIN,
            "The train reaches Bex at 14:05.",
            "The train reaches Bex at 14:55.",
        ),
        (
            "The server went down at 23:30 and was back two hours later.",
            "It was back at 1:30.",
            "The server went down at 23:30 and was back at 1:30.",
        ),
        (
            PHARMACY,
            "On Saturdays the pharmacy closes at 5 pm.",
            "The pharmacy closes at 5.00 pm On Saturdays.",
        ),
        (
            "The shift ends at noon, a quarter of an hour later on Fridays.",
            "On Fridays the shift ends at 12:15.",
            "The shift ends at noon, at 12:15 on Fridays.",
        ),
        (
            "She came at 16.20, four hours after your call, and left.",
            "You called at 12.20.",
            "She came at 16.20, four hours after your call at 12.20, and left.",
        ),
        (
            "The guests came at 18:00, two hours before the concert.",
            "The concert began at 20:00.",
            "The guests came at 18:00, two hours before the concert at 20:00.",
        ),
    ],
)
def test_a_time_is_told_by_its_clock(text: str, claim: str, own: str) -> None:
    assert told(text, claim) == own
