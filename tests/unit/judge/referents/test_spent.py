"""What held until now is told of no later case."""

import pytest

from agent.domain.finding import Outcome
from agent.domain.text import Passage
from agent.judge.agreement.measure import Agreement
from agent.judge.checked import Checked
from agent.judge.passages.windows import Window, sentences
from agent.judge.quantities.check import check_quantities
from agent.judge.referents.spent import in_force_no_longer
from tests.trees import PARSER

CLAIMS = (
    "Until now an overtime claim could be handed in up to three months after the shift. For shifts"
    " worked on or after 1 April 2025, the claim has to be in the system within six weeks."
)
BUS = "Previously a refund was due after a delay of 40 minutes. It is now due after 20 minutes."
HALL = "Until now the hall had 300 seats. The new stage is 12 metres wide."


def spent(claim: str, text: str) -> set[bool]:
    passages = [Passage(text=text)]
    (asked,) = PARSER.parse([claim])
    (own,) = sentences(passages)
    found = set()
    for chosen in (own[:1], own):
        window = Window(sentences=tuple(chosen))
        (premise,) = PARSER.parse([window.premise])
        checked = Checked((check_quantities(asked, premise),), Agreement())
        told = in_force_no_longer(checked, asked, window, passages, PARSER)
        assert told == checked or told.findings[0].outcome is Outcome.CONFLICT
        found.add(told != checked)
    return found


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("An overtime claim can be handed in up to three months after the shift.", CLAIMS),
        ("For overtime worked in May 2025, you have three months in which to hand in the claim.",
         CLAIMS),
        ("A refund is due after a delay of 40 minutes.", BUS),
    ],
)  # fmt: skip
def test_an_old_rule_bears_nothing_out(claim: str, text: str) -> None:
    assert spent(claim, text) == {True}


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("An overtime claim could be handed in up to three months after the shift.", CLAIMS),
        ("Until now an overtime claim can come up to three months after the shift.", CLAIMS),
        ("For overtime worked in March 2025, you have up to three months after the shift.", CLAIMS),
        ("An overtime claim has to be in the system within six weeks.", CLAIMS),
        ("A refund is due after a delay of 20 minutes.", BUS),
        ("A refund is due after 20 rather than 40 minutes.", BUS),
        ("The hall has 300 seats.", HALL),
        ("The claim has to be in the system.", CLAIMS),
    ],
)
def test_what_may_be_said_beside_it(claim: str, text: str) -> None:
    assert spent(claim, text) == {False}
