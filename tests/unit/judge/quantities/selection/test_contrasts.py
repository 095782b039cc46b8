"""Numbers of one sentence that are told for different cases."""

import pytest

from agent.judge.quantities.binding.bindings import bind
from agent.judge.quantities.comparison.compare import Relation, relate
from agent.judge.quantities.selection.contrasts import contrasted
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
GUESTS = "For guests the fee is €20, for members €15."
SUNDAYS = "The fee is €20, on Sundays €30."


def other(claim: str, premise: str) -> str:
    """Return the number that the premise gives for the claim's case, "" if none."""
    asked, known = (bind(a) for a in PARSER.parse([claim, premise]))
    item = asked.items[0]
    states = [relate(item.quantity, b.quantity) is Relation.STATES for b in known.items]
    good = next(b for b, s in zip(known.items, states, strict=True) if s)
    differing = [b for b, s in zip(known.items, states, strict=True) if not s]
    found = contrasted(good, differing, item, asked, known)
    return found.quantity.text if found else ""


@pytest.mark.parametrize(
    ("claim", "premise", "told"),
    [
        ("For members the fee is €20.", GUESTS, "€15"),
        ("The fee is €20 for members.", GUESTS, "€15"),
        ("In winter the fee is €20.", "The fee is €20 in summer and €30 in winter.", "€30"),
        ("In winter the fee is €20.", "It is €10 in spring, €20 in summer, €30 in winter.", "€30"),
        ("The fee on Sundays is €20.", SUNDAYS, "€30"),
        ("By night parking costs €2.", "In the day it costs €2, by night €5.", "€5"),
        ("The fee is €20.", SUNDAYS, ""),
        ("The fee is €20, more on Sundays.", SUNDAYS, ""),
        ("For guests the fee is €20.", GUESTS, ""),
        ("For members the fee is €15.", GUESTS, ""),
        ("For visitors the fee is €20.", GUESTS, ""),
        ("For guests the fee is €20, more than for members.", GUESTS, ""),
        ("Unlike for members, the fee is €20 for visitors.", GUESTS, ""),
        ("For members the fee is €20.", "For guests it is €20, for members we charge €15.", ""),
    ],
)
def test_the_number_of_the_case_that_the_claim_names(claim: str, premise: str, told: str) -> None:
    assert other(claim, premise) == told
