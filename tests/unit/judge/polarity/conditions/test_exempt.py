"""Who is exempt is not held to a rule."""

import pytest

from agent.judge.polarity.conditions.exempt import exempted
from tests.trees import tree

MASK = "No visitor may enter without a mask. This does not apply to children under six."
CAP = "Our liability is limited to €100,000. The limit does not apply to personal injury."
PAYROLL = "Payroll is exempt from the rule that payments above €5,000 need two signatures."
YARD = "The parking lot is closed on Mondays. Residents are exempt from the closure."
NOISE = "The rules on noise do not apply to the festival. Noise is forbidden after 22:00."
REST = "Drivers must rest after four hours. The limit does not apply to fire crews."
BADGE = "All staff wear a badge. This does not apply to visitors. Visitors must sign in."
TAX = "Residents pay €40. Residents are exempt from the tax. Guests pay a tax of €3."
BULK = "Orders ship within a day. Bulk orders are exempt; bulk orders ship within a week."


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("Children under six may not enter without a mask.", MASK),
        ("Our liability for personal injury is limited to €100,000.", CAP),
        ("A payroll payment of €8,000 needs two signatures.", PAYROLL),
        ("The parking lot is closed to residents on Mondays.", YARD),
        ("Noise at the festival is forbidden after 22:00.", NOISE),
        ("Fire crews must rest after four hours.", REST),
        ("Visitors wear a badge.", BADGE),
        ("Residents pay a tax of €3.", TAX),
    ],
)
def test_an_exemption_disregarded(claim: str, premise: str) -> None:
    assert exempted(tree(claim), tree(premise))


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("No visitor may enter without a mask.", MASK),
        ("Children under six may enter without a mask.", MASK),
        ("Our liability is limited to €100,000.", CAP),
        ("The limit does not apply to personal injury.", CAP),
        ("Payments above €5,000 need two signatures.", PAYROLL),
        ("Residents may park on Mondays.", YARD),
        ("Noise is forbidden after 22:00.", NOISE),
        ("Drivers must rest after four hours.", REST),
        ("Fire crews need not rest after four hours.", REST),
        ("Visitors must sign in.", BADGE),
        ("Residents pay €40.", TAX),
        ("Guests pay a tax of €3.", TAX),
        ("Bulk orders ship within a week.", BULK),
        (
            "No shares are ever sold in March.",
            "No shares are sold in March. Article 5 does not apply to funds.",
        ),
    ],
)
def test_rules_and_exemptions_kept(claim: str, premise: str) -> None:
    assert not exempted(tree(claim), tree(premise))
