"""An attribute stays with its thing."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.wording.attributes import compare_attributes
from tests.trees import tree

RING = "It is taken from the outer edge of the inner ring."
GATE = "The northern gate of the southern yard is locked."


@pytest.mark.parametrize(
    ("premise", "claim", "exchanged"),
    [
        (RING, "It is taken from the inner edge of the outer ring.", True),
        (RING, "It is taken from the inner edge of the inner ring.", True),
        (RING, "It is taken from the outer edge of the inner ring.", False),
        (GATE, "The southern gate of the northern yard is locked.", True),
        (GATE, "The northern gate of the southern yard is locked.", False),
        ("The senior clerk of the junior team signs.", "The junior clerk of the junior team signs.",
         True),
        ("Sand the inner and outer edges of the frame.", "Sand the inner edge of the frame.",
         False),
        ("The upper shelf holds jam, the lower honey.", "The lower shelf holds honey.", False),
        ("Older children get milk, younger ones juice.", "Younger children get juice.", False),
        ("The upper lid is glued.", "The lid is glued.", False),
    ],
)  # fmt: skip
def test_an_attribute_is_not_moved(premise: str, claim: str, exchanged: bool) -> None:
    found = compare_attributes(tree(claim), tree(premise))[0]
    assert found is (Outcome.CONFLICT if exchanged else Outcome.NONE)
