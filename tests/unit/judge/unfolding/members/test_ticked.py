"""Rows with yes and no, told for a claim."""

import pytest

from agent.judge.unfolding.members.ticked import CUE, of_its_cell

PLANS = "Feature: SSO; Basic: no; Pro: yes"
TICKET = "Ticket: Saver; Refundable: no; Changeable: yes; Price: 20 euros"
TOLD = [
    ("Name: Osei; CPR: N; Licence: Y", "Osei has a licence.", "Osei has licence."),
    (PLANS, "Pro has SSO.", "Pro has SSO."),
    (PLANS, "The Basic plan includes SSO.", "Basic has no SSO."),
    (PLANS, "Only Pro has SSO.", "Only Pro has SSO."),
    (PLANS, "Basic has SSO, but Pro has not.", "Basic has no SSO. Pro has SSO."),
    ("Item: SSO; Basic: ❌; Pro: ✅", "Pro comes with SSO.", "Pro has SSO."),
    ("Item: Saver; Refundable: no", "The Saver is refundable.", "Saver is not refundable."),
    (TICKET, "The Saver is changeable.", "Saver is changeable."),
    ("Name: Osei, K.; Licence: yes", "Osei has a licence.", "Osei, K. has licence."),
]
LEFT = [
    (PLANS, "Only Team has SSO."),
    (PLANS, "Both plans have SSO."),
    (PLANS, "Team has SSO."),
    (PLANS, "Pro has backups."),
    ("Site: Lowa; Direction: N", "Lowa has no direction."),
    (TICKET, "The Flex is refundable."),
    (TICKET, "The Saver costs 20 euros."),
    ("No, dogs are not allowed.", "Dogs are allowed."),
]


@pytest.mark.parametrize(("row", "claim", "sentence"), TOLD)
def test_a_row_is_told_for_its_claim(row: str, claim: str, sentence: str) -> None:
    assert CUE.search(row)
    assert of_its_cell(row, claim) == sentence


@pytest.mark.parametrize(("row", "claim"), LEFT)
def test_a_row_is_left_for_other_claims(row: str, claim: str) -> None:
    assert of_its_cell(row, claim) == row
