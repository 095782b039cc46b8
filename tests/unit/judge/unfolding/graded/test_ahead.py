"""What may be done until some time before an event, told at the time of a claim."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
CANCEL = "Guests may cancel up to 10 days before arrival."
SEAT = "The seat can be changed until 90 minutes before departure."
REFUND = "Refunds are possible up to a week before the concert."


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return unfolded(claim, split, PARSER)[0][0].text


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (CANCEL, "Guests may cancel 15 days before arrival.", "may cancel 15 days before arrival"),
        (CANCEL, "Two weeks before arrival it may be so.", "may cancel two weeks before arrival"),
        (CANCEL, "Guests may cancel 5 days before arrival.", "may not cancel 5 days before"),
        (CANCEL, "Guests may cancel the day before arrival.", "may not cancel one day before"),
        (CANCEL, "Guests may cancel 10 days before arrival.", "may cancel 10 days before"),
        (SEAT, "Two hours before departure it can be so.", "can be changed two hours before"),
        (SEAT, "It cannot be so 60 minutes before departure.", "can not be changed 60 minutes"),
        (REFUND, "Ten days before the concert it is so.", "are possible ten days before"),
        (REFUND, "Three days before the concert it is so.", "are not possible three days before"),
        ("Until 48 hours before the trip you can rebook.", "One day before the trip it is so.",
         "One day before the trip you can not rebook"),
        ("Tickets can be returned no later than two hours before the show; then not.",
         "Five hours before the show they can.", "be returned five hours before the show."),
    ],
)  # fmt: skip
def test_it_is_told_at_the_time_of_the_claim(text: str, claim: str, meant: str) -> None:
    assert meant in told(text, claim)


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (CANCEL, "Guests may cancel up to 5 days before arrival."),
        (CANCEL, "Guests may cancel at least 12 days before arrival."),
        (CANCEL, "Guests may cancel 5 days before the concert."),
        (CANCEL, "Guests may cancel."),
        (
            "Rooms can be booked up to six months before the event.",
            "So two months before the event.",
        ),
        (
            "Mood can change up to a week before the attack.",
            "It can change a day before the attack.",
        ),
        ("Guests may only cancel up to 5 days before arrival.", "They may 9 days before arrival."),
        (
            "Motions must be sent no later than 2 days before the vote.",
            "So 3 days before the vote.",
        ),
    ],
)
def test_other_sentences_stand_as_they_are(text: str, claim: str) -> None:
    assert told(text, claim) == text
