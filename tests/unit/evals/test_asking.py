"""What became of questions whose answering statements are marked."""

import pytest

from evals.asking import Asked, asking, tells

TOLD = "A missed visit costs £15. [cite:a] Key: Garage; Night: £64. [cite:a]"


@pytest.mark.parametrize(
    ("statement", "there"),
    [
        ("A **missed visit** costs £15.", True),
        ("A second missed visit costs £40.", False),
        ("| Garage | £38 | £64 |", True),
        ("| Front door | £38 | £64 |", False),
        ("| Garage | £38 | £46 |", False),
    ],
)
def test_an_answer_has_a_statement_or_a_cell_of_its_row(statement: str, there: bool) -> None:
    assert tells(TOLD, statement) is there


def test_figures_keep_the_answerable_apart_from_the_others() -> None:
    found = asking(
        [
            Asked(True, [True, False], misled=False, how="sure", elapsed_ms=4.0),
            Asked(True, [True], misled=False, how="closest", elapsed_ms=2.0),
            Asked(True, [False], misled=True, how="sure", elapsed_ms=2.0),
            Asked(True, [False], misled=False, how="refused", elapsed_ms=2.0),
            Asked(False, [], misled=True, how="sure", elapsed_ms=1.0),
            Asked(False, [], misled=False, how="refused", elapsed_ms=1.0),
        ]
    )
    assert (found["questions"], found["unanswerable"]) == (6, 2)
    assert (found["answered"], found["answered_surely"]) == (0.5, 0.25)
    assert found["statements_told"] == pytest.approx(2 / 5)
    assert found["misled"] == 0.25
    assert (found["sure"], found["closest"], found["refused"]) == (0.5, 0.25, 0.25)
    assert (found["unanswerable_sure"], found["unanswerable_refused"]) == (0.5, 0.5)
    assert found["median_ms"] == 2.0
