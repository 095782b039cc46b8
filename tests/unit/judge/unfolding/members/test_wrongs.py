"""What is listed as wrong is told as not allowed, or by what it requires."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.members.wrongs import told_as_wrong
from tests.trees import PARSER

LISTED = "Gross misconduct includes:\n- removing stock without a receipt\n- use by other persons"
NUMBERED = "Events of Default\n\n7.1 Sale of ships without consent.\n7.2 Loss of the licence."
RUN_ON = "Infringements of the rules: leaving the grounds without permission; using a phone."
SERIES = "Serious misconduct includes theft, sleeping at work and using a saw without its guard."


def told(text: str, claim: str) -> list[str]:
    return [s.text for s in told_as_wrong(sentences([Passage(text=text)])[0], claim, PARSER)]


@pytest.mark.parametrize(
    ("text", "claim", "expected"),
    [
        (LISTED, "Stock may be removed without a receipt.",
         "Removing stock without a receipt is not allowed."),
        (LISTED, "Removing stock needs no receipt.", "Removing stock requires a receipt."),
        (LISTED, "Use by other persons is allowed.", "Use by other persons is not allowed."),
        (NUMBERED, "The ships may be sold without consent.",
         "Sale of ships without consent is not allowed."),
        (NUMBERED, "Sale of ships requires consent.", "Sale of ships requires consent."),
        (RUN_ON, "Pupils may leave the grounds without permission.",
         "Leaving the grounds without permission is not allowed."),
        (RUN_ON, "Phones may be used.", "Using a phone is not allowed."),
        (SERIES, "Saws must be used with their guard.", "Using a saw requires its guard."),
        (SERIES, "Saws may be used without their guard.",
         "Using a saw without its guard is not allowed."),
        ("It is an offence to fish without a permit.", "Fishing without a permit is allowed.",
         "It is not allowed to fish without a permit."),
        ("It is a breach of the site rules to lift loads.", "Loads may be lifted.",
         "It is not allowed to lift loads."),
        ("Events of default are: (a) late payment; (b) sales without consent.",
         "A sale may be made without consent.", "Sales without consent are not allowed."),
        ("Grounds for dismissal\n- lending books in another name", "Books may be lent.",
         "Lending books in another name is not allowed."),
        ("Violations include parking on grass, except on match days.", "Parking is allowed.",
         "Parking on grass is not allowed, except on match days."),
        ("Parking without a ticket is an offence and costs €40.", "Parking there is allowed.",
         "Parking without a ticket is not allowed: it is an offence and costs €40."),
        ("Prohibited acts\n1. Smoking outside the marked area.", "Smoking is only allowed there.",
         "Smoking is only allowed inside the marked area."),
        ("Breaches of contract\n1. Use of keys on more than five devices.", "Keys may be used.",
         "Use of keys is only allowed on at most five devices."),
        ("A player is disqualified for:\n(a) leaving the track.", "Players may leave the track.",
         "Leaving the track is not allowed."),
    ],
)  # fmt: skip
def test_wrongs_are_told_as_not_allowed(text: str, claim: str, expected: str) -> None:
    assert expected in told(text, claim)


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (LISTED, "Removing stock without a receipt is gross misconduct."),
        (LISTED, "The stock is counted in May."),
        ("Benefits include working at home without approval.", "Staff may work at home."),
        ("Rights of members\n- using the pool without a ticket", "A ticket is required."),
        ("The following are no longer offences:\n- keeping bees", "Bees may be kept."),
        ("Misconduct does not include sleeping at home.", "Sleeping at home is allowed."),
        ("Reporting breaches\n- calling the office", "Staff may call the office."),
        ("Offences\nA driver may appeal the fine.", "A driver may appeal."),
        ("Parking there is not an offence.", "Parking there is allowed."),
        ("Events of default\n7.1 Insolvency.\n\nAssignment\n\nThe bank may assign the loan.",
         "Assignment is allowed."),
    ],
)  # fmt: skip
def test_what_is_not_wrong_stands(text: str, claim: str) -> None:
    assert told(text, claim) == [s.text for s in sentences([Passage(text=text)])[0]]
