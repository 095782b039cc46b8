"""What is told of one of two alone is not told of both."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.amounts.both import compare_both
from tests.trees import tree

MICE = "Mice ate part of the Falk crop at the wet site."


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("Mice ate part of the Falk crop at both sites.", MICE),
        ("The firm mended the roof on both sides.", "The firm mended the roof on the north side."),
        ("The nurse checks pulses in both wards.", "The nurse checks pulses in the lower ward."),
        ("Ms Reid chairs both panels.", "Ms Reid chairs the science panel."),
    ],
)  # fmt: skip
def test_one_is_not_both(claim: str, premise: str) -> None:
    outcome, why = compare_both(tree(claim), tree(premise))
    assert outcome is Outcome.MISSING
    assert "one alone" in why


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("Mice ate part of the Falk crop at the wet site.", MICE),
        ("Mice ate part of the Falk crop at both sites.", f"{MICE} {MICE.replace('wet', 'dry')}"),
        ("Mice ate part of the Falk crop at both sites.",
         "Mice ate part of the Falk crop at the wet site and the dry site."),
        ("Mice ate part of the Falk crop at both sites.", MICE.replace("wet site", "sites")),
        ("Ms Reid chairs both panels.", "Ms Reid chairs the science panel and the arts panel."),
        ("Ms Reid chairs both of the panels.", "Ms Reid left the science panel to others."),
    ],
)  # fmt: skip
def test_two_are(claim: str, premise: str) -> None:
    assert compare_both(tree(claim), tree(premise))[0] is Outcome.NONE
