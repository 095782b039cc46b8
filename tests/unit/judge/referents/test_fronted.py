"""What a rule opens with, a place or a case, a claim must not leave out."""

import pytest

from agent.domain.finding import Finding, Outcome
from agent.domain.text import Passage
from agent.domain.verdict import Case
from agent.judge.agreement.measure import WHOLE
from agent.judge.checked import Checked
from agent.judge.passages.windows import Window, sentences
from agent.judge.polarity.check import RULE
from agent.judge.referents.fronted import in_its_setting
from tests.trees import PARSER

ONLINE = "For online orders, a refund is paid if the goods are returned within 30 days."
REFUND = "A refund is paid if the goods are returned within 30 days."
GATE = "During the winter months the gate is locked at 17:00."


def set_apart(claim: str, text: str, *, title: str = "", context: str = "") -> bool:
    case = Case(claim=claim, passages=(Passage(text=text, title=title),), context=context)
    window = Window(sentences=tuple(sentences(case.passages)[0]))
    (asked,) = PARSER.parse([claim])
    parts = PARSER.parse([s.text for s in window.sentences], entities=False)
    before = Checked((Finding(rule=RULE, outcome=Outcome.MATCH),), WHOLE)
    after = in_its_setting(before, asked, parts, case, window)
    assert after == before or after.findings[0].outcome is Outcome.MISSING
    return after != before


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        (REFUND, ONLINE),
        ("The gate is locked at 17:00.", GATE),
        ("The plan costs £9.", "On Windows, the plan costs £9."),
        ("Parcels are delivered in three days.", "Within the EU, parcels arrive in three days."),
        ("Use the stairs.", "In the event of fire, use the stairs."),
        ("Parking costs £4 an hour.", "Without a permit, parking costs £4 an hour."),
    ],
)
def test_what_a_rule_opens_with_is_left_out(claim: str, text: str) -> None:
    assert set_apart(claim, text)


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        (
            "Leave of ten days is approved by the head of department.",
            "Under the policy, the head of department approves leave of ten days.",
        ),
        ("Online orders are refunded if the goods are returned within 30 days.", ONLINE),
        (REFUND, f"{ONLINE} If the goods are returned within 30 days, shops pay a refund."),
        ("In winter the gate is locked at 17:00.", GATE),
        ("Every member receives a badge.", "In addition, every member receives a badge."),
        ("Tickets are checked at the gate.", "At all stations, tickets are checked at the gate."),
        ("The company moved to Leeds.", "In spring the company moved to Leeds."),
        ("Users can change their address.", "In the portal, users can change their address."),
        ("Staff receive 28 days of leave.", "At Acme, staff receive 28 days of leave."),
        ("The fee is due in May.", "In 2026 the fee is due in May."),
    ],
)
def test_nothing_that_sets_apart_is_left_out(claim: str, text: str) -> None:
    assert not set_apart(claim, text)


def test_the_draft_or_the_title_may_tell_it() -> None:
    assert not set_apart(REFUND, ONLINE, context=f"I ordered a lamp online. {REFUND}")
    assert not set_apart(REFUND, ONLINE, title="Terms for online orders")
