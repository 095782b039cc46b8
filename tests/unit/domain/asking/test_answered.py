"""Questions with their answers, told as the statement that they make."""

import pytest

from agent.domain.asking.answered import told
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


@pytest.mark.parametrize(
    ("question", "answer", "said"),
    [
        ("Q: Are walk-ins accepted?", "A: No.", "Walk-ins are not accepted."),
        ("**Can I bring a guest?**", "Yes.", "You can bring a guest."),
        ("Is parking free?", "Yes, for the first two hours.",
         "Parking is free for the first two hours."),
        ("Do you treat children?", "Yes, if they are over two.",
         "We treat children if they are over two."),
        ("Can I pay by invoice?", "No, we accept cards.",
         "You cannot pay by invoice. We accept cards."),
        ("Can tickets be refunded?", "Unfortunately not, but they can be exchanged.",
         "Tickets cannot be refunded, but they can be exchanged."),
    ],
)  # fmt: skip
def test_the_statement_they_make(question: str, answer: str, said: str) -> None:
    assert told(question, answer, PARSER.parse)[1] == said


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Do I need a referral?", "Only for cardiology."),
        ("The shop is closed.", "No, it is open."),
        ("When do you open?", "Yes, we open at nine."),
        ("Is it open?", "Nobody knows."),
    ],
)
def test_others_stand_as_they_are(question: str, answer: str) -> None:
    assert told(question, answer, PARSER.parse) == (question, answer)
