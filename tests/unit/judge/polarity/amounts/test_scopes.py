"""What the evidence says of some, set apart by a number or by names, is not so of any."""

import pytest

from agent.judge.polarity.amounts.scopes import widened
from tests.trees import tree

FEES = "Customers under 27 pay no monthly fee in the models Basic and Comfort."

SIGNED = "Invoices above €5,000 from new suppliers need two signatures."
LATE = "Members who join the club after 3 June pay half."
WOMEN = "Pregnant women with diabetes are examined."


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
        ("Invoices from new suppliers need two signatures.", SIGNED, "above €5,000"),
        ("Invoices above €5,000 need two signatures.", SIGNED, "from new suppliers"),
        ("Invoices are paid.", "Any invoice above €9 is paid.", "above €9"),
        ("Invoices above €9 are paid.", "Any invoice above €9 is paid.", ""),
        ("Women with diabetes are examined.", WOMEN, "Pregnant"),
        ("Pregnant women are examined.", WOMEN, "with diabetes"),
        ("Women with diabetes are examined if they are pregnant.", WOMEN, ""),
        ("Women with diabetes who are expecting are examined.", WOMEN, ""),
        ("Ships need a pilot.", "Ships that carry oil need a pilot.", "that carry oil"),
        ("Ships need a pilot.", "Ships, which carry oil, need a pilot.", ""),
        (
            "Ships that carry oil need a pilot.",
            "Ships of the fleet that carry oil need a pilot.",
            "",
        ),
        (
            "Ships that carry oil need a pilot.",
            "Ships in the port that carry oil need a pilot.",
            "",
        ),
        ("Users must sign in.", "Registered users must sign in.", ""),
        ("Trucks arrived.", "Trucks from Poland that carried fruit arrived.", ""),
        ("The nurses look after guests.", "The nurses who speak French look after guests.", ""),
        (
            "It shows paintings by women.",
            "It shows paintings by women from private collections.",
            "",
        ),
        ("Boats over 12 metres pay.", "Boats over 12 metres or with a cabin pay.", ""),
        ("Members who join the club pay half.", LATE, "after 3 June"),
        ("Members who join the club after 3 June pay half.", LATE, ""),
        (
            "Teachers who have taught there may take leave.",
            "Teachers who have taught there for ten years may take leave.",
            "for ten years",
        ),
        ("Entry is free for children.", "Entry is free for children under six.", "under six"),
        ("Entry is free for children.", "Entry is free for children.", ""),
        (
            "It is open to nurses.",
            "It is open to nurses with two years of practice, to midwives and to doctors.",
            "with two years of practice",
        ),
        (
            "The relief applies to pensioners.",
            "The relief applies to pensioners living alone and to parents.",
            "living alone",
        ),
        (
            "Firms may rely on a company's turnover.",
            "Firms younger than two years may rely on a company's turnover.",
            "younger than two years",
        ),
        (
            "Homes pay no fee.",
            "Homes with three or more dogs pay no fee.",
            "with three or more dogs",
        ),
        ("Anyone may vote.", "Anyone who lives here may vote.", "who lives here"),
        (
            "The rate applies to orders.",
            "The rate applies to orders of more than 20 copies.",
            "of more than 20 copies",
        ),
        (
            "A permit is needed for fires.",
            "A permit is needed for fires larger than a metre.",
            "larger than a metre",
        ),
        ("Entry is free for clubs.", "Entry is free for clubs and schools of the town.", ""),
        ("He sells cars to farmers.", "He sells cars to farmers under 30.", ""),
        (
            "The firm is liable for damage.",
            "The firm is liable for damage as for its own.",
            "",
        ),
    ],
)
def test_a_wider_scope(claim: str, premise: str, told: str) -> None:
    assert widened(tree(claim), tree(premise)) == told
