import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.events.links import compare_links, links
from tests.trees import tree

FLOOD = "The flood was caused by a broken dam."
RUST = "The bridge shows rust, caused, as the engineer says, by salt."
STRIKE = "Because of the strike, trains were late."
CUTS = "Cuts in pay led many nurses to resign."
CHAIN = "The engine failed because the oil had leaked; the leak was caused by a cracked seal."


@pytest.mark.parametrize(
    ("premise", "claim", "outcome"),
    [
        (FLOOD, "A broken dam led to the flood.", Outcome.MATCH),
        (FLOOD, "The flood was due to a broken dam.", Outcome.MATCH),
        (FLOOD, "The flood caused the dam to be broken.", Outcome.CONFLICT),
        (FLOOD, "The flood was caused by heavy rain.", Outcome.CONFLICT),
        (FLOOD, "The fire was caused by heavy rain.", Outcome.NONE),
        (FLOOD, "There was a flood.", Outcome.NONE),
        (STRIKE, "Trains were late due to the strike.", Outcome.MATCH),
        (CUTS, "Many nurses resigned because of pay cuts.", Outcome.MATCH),
        (CUTS, "Pay was cut because nurses resigned.", Outcome.CONFLICT),
        (CHAIN, "A cracked seal brought about the failure of the engine.", Outcome.MATCH),
        (CHAIN, "The failure of the engine triggered the cracked seal.", Outcome.CONFLICT),
        (RUST, "Salt caused the rust on the bridge.", Outcome.MATCH),
        (RUST, "The rust on the bridge caused the salt.", Outcome.CONFLICT),
        (FLOOD, "Heavy rain did not cause the flood.", Outcome.NONE),
        (FLOOD, "Heavy rain is not the cause of the flood.", Outcome.NONE),
        ("The project failed for lack of money.", "It failed because of a lack of money.", "none"),
        ("The road opened in May.", "The road is due to open in May.", Outcome.NONE),
        ("Sales rose. The shop moved in May.", "Sales rose because the shop moved.", "missing"),
        ("Sales fell. Costs rose in May due to frost.", "Sales fell due to frost.", "missing"),
        ("Sales fell. Costs rose in May due to frost.", "Costs rose due to frost.", "match"),
        ("It fell. The change was mainly due to frost.", "It fell due to frost.", "none"),
        ("Sales rose, since the shop moved in May.", "Sales rose because the shop moved.", "none"),
    ],
)  # fmt: skip
def test_causes_and_effects(premise: str, claim: str, outcome: Outcome):
    assert compare_links(tree(claim), tree(premise))[0] == outcome


def test_two_connectives_in_one_piece_leave_it_open():
    assert links(tree("The delay was due to fog and led to complaints caused by staff.")) == []
