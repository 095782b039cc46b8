"""What the evidence says of some, set apart by a number or by names, is not so of any."""

import pytest

from agent.judge.polarity.amounts.scopes import widened
from tests.trees import tree

FEES = "Customers under 27 pay no monthly fee in the models Basic and Comfort."


@pytest.mark.parametrize(
    ("claim", "premise", "told"),
    [
        ("No customer pays a monthly fee in the models Basic and Comfort.", FEES, "under 27"),
        ("Customers under 27 pay no monthly fee in any model.", FEES, "Basic and Comfort"),
        ("Customers under 27 pay no monthly fee in the models Basic and Comfort.", FEES, ""),
        ("No visitor may enter alone.", "Visitors may not enter alone.", ""),
        ("Every clerk gets 25 days of leave.", "Clerks of Acme get 25 days of leave.", ""),
        ("All clerks get keys.", "All clerks with a badge and all clerks get keys.", ""),
        ("No clerk with a badge pays.", "Clerks with a badge do not pay.", ""),
    ],
)
def test_a_wider_scope(claim: str, premise: str, told: str) -> None:
    assert widened(tree(claim), tree(premise)) == told
