"""What happens beyond a limit is not told beyond a wider one."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.cases.limited.onsets import of_another_onset
from tests.trees import PARSER

ALARM = "The alarm sounds above 60 °C."


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The alarm sounds above 40 °C.", ALARM),
        ("The fan is silent below 60 °C.", "The fan is silent below 40 °C."),
        ("The fan runs at full speed above 40 °C.", "The fan runs at full speed above 60 °C."),
        ("The pump stops above 5 bar.", "The pump stops above 8 bar."),
        ("The pump stops at pressures above 5 bar.", "The pump stops at pressures above 8 bar."),
    ],
)
def test_a_wider_limit_conflicts(claim: str, premise: str) -> None:
    asked, known = PARSER.parse([claim, premise], entities=False)
    found = of_another_onset(asked, known)
    assert found is not None
    assert found.outcome is Outcome.CONFLICT


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The alarm sounds above 60 °C.", ALARM),
        ("The alarm sounds above 80 °C.", ALARM),
        ("The alarm rests above 40 °C.", ALARM),
        ("The alarm sounds at 60 °C.", ALARM),
        ("The alarm sounds above 3 bar.", ALARM),
        ("The temperature rose above 30 °C.", "The temperature rose above 40 °C."),
        ("The vaccine is stored below 10 °C.", "The vaccine is stored below 8 °C."),
        ("Samples cost more than €30.", "Samples cost more than €40."),
        ("A temperature above 30 °C is high.", "A temperature above 40 °C is high."),
    ],
)
def test_others(claim: str, premise: str) -> None:
    asked, known = PARSER.parse([claim, premise], entities=False)
    assert of_another_onset(asked, known) is None
