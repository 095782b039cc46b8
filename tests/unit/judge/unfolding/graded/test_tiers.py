"""Tiers: the narrowest band in which the case of a claim lies tells its value."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
REFUNDS = (
    "Uptime below 98% brings a refund of 4% of the subscription; below 97.5%, 12%; below 96%, 25%."
)
LEAVE = (
    "After three years on board the paid leave is one month, after six years three months, "
    "after nine years five months."
)
MOORING = "The mooring fee is £310 in years 1 to 4 and £355 in years 5 to 8."
CRATES = "Crates up to 5 kg cost €8, crates up to 10 kg €12 and crates above 10 kg €20."
TAPES = (
    "The station keeps tapes for 30 days below 1 TB, for 14 days below 5 TB and for {} above that."
)
STAY = "A stay of more than 45 minutes costs $9, one of up to 45 minutes $4."
CARDS = "Prints from 20 cards get a rebate of 3%, from 60 cards 7%, from 200 cards 11%."


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim", "own"),
    [
        (
            "Error rate over 2%: 5% of the fee; error rate over 5%: 12% of the fee.",
            "At an error rate of 3%, 12% of the fee is deducted.",
            "Error rate of 3%: 5% of the fee.",
        ),
        (
            "Service credits: uptime below 99%: credit 10%; uptime below 95%: credit 20%.",
            "At an uptime of 93% the credit is 10%.",
            "Service credits: uptime of 93%: credit 20%.",
        ),
        (
            "Discounts: stake over 10%: 4% of the fee; stake over 30%: 9% of the fee.",
            "With a stake of 20%, the discount is 9% of the fee.",
            "Discounts: stake of 20%: 4% of the fee.",
        ),
        (
            REFUNDS,
            "At an uptime of 97.2% the refund is 4%.",
            "Uptime of 97.2% brings a refund of 12% of the subscription.",
        ),
        (
            REFUNDS,
            "The refund is 25% at an uptime of 97.5%.",
            "Uptime of 97.5% brings a refund of 4% of the subscription.",
        ),
        (
            LEAVE,
            "After eight years on board the paid leave is five months.",
            "After eight years on board the paid leave is three months.",
        ),
        (
            LEAVE,
            "After nine years on board the paid leave is three months.",
            "After nine years on board the paid leave is five months.",
        ),
        (
            CARDS,
            "A print of 90 cards gets a rebate of 3%.",
            "Prints of 90 cards get a rebate of 7%.",
        ),
        (
            CARDS,
            "Prints from 200 cards get a rebate of 7%.",
            "Prints from 200 cards get a rebate of 11%.",
        ),
        (MOORING, "The fee for years 5 to 8 is £310.", "The mooring fee is £355 in years 5 to 8."),
        (MOORING, "In year 2 the fee is £355.", "The mooring fee is £310 in years 2."),
        (CRATES, "A crate of 7 kg costs €8.", "Crates of 7 kg cost €12."),
        (CRATES, "A crate of 70 kg costs €8.", "Crates of 70 kg cost €20."),
        (STAY, "A stay of 90 minutes costs $4.", "A stay of 90 minutes costs $9."),
        (STAY, "A stay of 45 minutes costs $9.", "A stay of 45 minutes costs $4."),
        (
            TAPES.format("7 days"),
            "At 8 TB the station keeps tapes for 14 days.",
            "The station keeps tapes for 7 days at 8 TB.",
        ),
    ],
)
def test_the_sentence_is_told_for_the_case_of_the_claim(text: str, claim: str, own: str) -> None:
    assert told(text, claim) == own


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (REFUNDS, "The refund is 4%."),
        (REFUNDS, "At a refund of 4% the uptime was low."),
        (REFUNDS, "At an uptime of 98.4% the refund is 4%."),
        (REFUNDS, "Some 97.2% of our crew are content."),
        (LEAVE, "The paid leave is three months."),
        (LEAVE, "With six years on board the paid leave is three months."),
        (CRATES, "Crates from 3 kg cost €8."),
        (TAPES.format("7"), "At 3 TB the station keeps tapes for 30 days."),
        ("Cards up to 1 kg cost €3, chests up to 10 kg €12.", "A chest of 0.5 kg costs €12."),
        (
            "After one year cooks get 2 free days, after three years another 3 extra days.",
            "After four years cooks get 3 free days.",
        ),
        (
            "Crates up to 5 kg cost €8, up to 10 kg €12, if they are paid in advance.",
            "A crate of 7 kg costs €12.",
        ),
        (
            "The panel may set a fee of up to $500 for 1 boat and up to $2,000 for 3 boats.",
            "The fee for 3 boats is $600.",
        ),
        ("Sales above €50 come with a bag, sales above €500 with 2.", "A sale of €70 is due."),
    ],
)
def test_it_stands_as_it_is_where_the_case_or_its_value_is_unclear(text: str, claim: str) -> None:
    assert told(text, claim) == text
