"""A window on stage 4 is no word on stage 2, which the passage tells of elsewhere."""

import pytest

from agent.domain.finding import Outcome
from agent.domain.text import Passage
from agent.judge.agreement.measure import Agreement
from agent.judge.checked import Checked
from agent.judge.names.check import check_names
from agent.judge.passages.windows import Window, sentences
from agent.judge.referents.variants import of_its_variant
from tests.trees import PARSER

SHED = "Machines of class C stay in the shed. Machines of class B stand in the yard."
KIN = "Machines of class C stay in the shed."


@pytest.mark.parametrize(
    ("text", "claim", "kept", "outcome"),
    [
        (SHED, "A smith uses a machine of class B in the yard.", slice(1), Outcome.MISSING),
        (SHED, "A smith uses a machine of class D in the yard.", slice(1), Outcome.CONFLICT),
        (SHED, "A smith uses a machine of class B in the yard.", slice(1, 2), Outcome.MATCH),
        (KIN, "A smith uses a machine of class B in the yard.", slice(1), Outcome.CONFLICT),
        (KIN, "A smith uses a machine in the yard.", slice(1), Outcome.NONE),
    ],
)
def test_of_another_variant(text: str, claim: str, kept: slice, outcome: Outcome) -> None:
    passages = [Passage(text=text)]
    (asked,) = PARSER.parse([claim])
    (own,) = sentences(passages)
    window = Window(sentences=tuple(own[kept]))
    (premise,) = PARSER.parse([window.premise])
    checked = Checked((check_names(asked, premise),), Agreement())
    assert of_its_variant(checked, asked, window, passages).findings[0].outcome is outcome


def test_no_finding_on_names_is_left_alone() -> None:
    passages = [Passage(text=KIN)]
    (own,) = sentences(passages)
    (asked,) = PARSER.parse(["A smith uses a machine of class B in the yard."])
    checked = Checked((), Agreement())
    assert of_its_variant(checked, asked, Window(sentences=tuple(own)), passages) == checked
