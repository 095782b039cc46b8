"""What the server counts a run as."""

from typing import Any

import pytest

from agent.domain.report import Notice, WarningCode
from agent.server.metrics import count_run

WITHHELD = Notice(code=WarningCode.ANSWER_WITHHELD, message="withheld")


@pytest.mark.parametrize(
    ("grounded", "warnings", "outcome"),
    [
        (True, (), "grounded"),
        (False, (), "not_grounded"),
        (False, (WITHHELD,), "withheld"),
    ],
)
def test_the_outcome_of_a_run_is_that_of_its_report(
    make_report: Any, scored: Any, grounded: bool, warnings: Any, outcome: str
) -> None:
    made = make_report(summary=scored(is_grounded=grounded), warnings=warnings)
    assert count_run("check", 0.1, made, None) == outcome
