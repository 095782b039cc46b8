"""Deadlines told in the words of a claim."""

import pytest

from agent.judge.unfolding.words.deadlines import CUE, in_its_words

CLOSES = "Registration for the course closes on 14 March."
NAMED = "The deadline for objections is noon on 20 August 2025; later ones are refused."

LATE = "Applications for grants received after 31 March will not be considered."


@pytest.mark.parametrize(
    ("text", "claim", "told"),
    [
        (CLOSES, "You must register by 14 March.",
         "Registration for the course must be made by 14 March."),
        (CLOSES, "Registration may be made from 14 March.",
         "Registration for the course can be made until 14 March."),
        ("Entries close at 6 pm on Friday, 3 May.", "Entries have to be sent by 3 May.",
         "Entries must be made by 6 pm on Friday, 3 May."),
        (NAMED, "Objections must be made no later than 20 August.",
         "Objections must be made by noon on 20 August 2025; later ones are refused."),
        (NAMED, "Objections can be made until 30 August.",
         "Objections can be made until noon on 20 August 2025; later ones are refused."),
        (LATE, "Applications have to arrive by 31 March.",
         "Applications for grants must be received by 31 March."),
        ("No claim made after 30 days will be considered.", "Claims must be made within 20 days.",
         "Claim must be made within 30 days."),
        ("Orders arriving after 3 May are void; the rest is sent.", "An order must come by 3 May.",
         "Orders must be made by 3 May; the rest is sent."),
    ],
)  # fmt: skip
def test_deadlines_are_told_as_claims_tell_them(text: str, claim: str, told: str) -> None:
    assert CUE.search(text)
    assert in_its_words(text, claim) == told


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (CLOSES, "Registration closes on 24 March."),
        (CLOSES, "You must register soon."),
        (LATE, "An application received on 20 March is considered."),
        (LATE, "The report must be sent by 31 March."),
        ("Orders placed after noon are accepted.", "Orders must be placed by noon."),
        ("No order placed after 3 May is refused.", "Orders must be placed by 3 May."),
        (CLOSES, "Registration opens on 14 March."),
        ("Applications close on 14 May.", "Applications open on 14 May."),
        (CLOSES, "Lessons must start by 14 March."),
        (CLOSES, "The course is full on 14 March."),
        ("The shop closes on 31 December.", "It must be left by 31 December."),
        ("The form closes with a list of 14 March.", "It must be sent by 14 March."),
    ],
)
def test_other_texts_stand_as_they_are(text: str, claim: str) -> None:
    assert in_its_words(text, claim) == text
