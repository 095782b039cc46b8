"""Which window speaks for a claim."""

import pytest

from agent.judge.weighing.boosting import LEAF, Boosted, Tree
from agent.judge.weighing.confidence import DECISIVE, Calibration, Choice
from agent.judge.weighing.opinion import NEAR, choose


def by(cut: float) -> Boosted:
    """Log odds of -1 up to ``cut``, of 1 beyond."""
    tree = Tree(
        feature=(0, LEAF, LEAF),
        threshold=(cut, 0.0, 0.0),
        left=(1, 1, 2),
        right=(2, 1, 2),
        value=(0.0, -1.0, 1.0),
    )
    return Boosted(base=0.0, trees=(tree,))


SUPPORTS = Calibration(features=("support",), support=by(0.5), contradict=by(0.5))


@pytest.mark.parametrize(
    ("windows", "chosen"),
    [
        ([(0.9, 0.0), (0.2, 1.0)], 0),
        ([(0.9, 0.0), (0.9 - NEAR / 2, 1.0)], 1),
        ([(0.9 - NEAR / 2, 1.0), (0.9, 1.0)], 0),
        ([(0.2, 1.0), (0.9, 0.0), (0.85, 0.0)], 1),
    ],
    ids=["unlikely", "supports more", "first of equals", "first of the likely"],
)
def test_one_of_the_windows_likely_to_decide_that_supports_most(
    windows: list[tuple[float, float]], chosen: int
) -> None:
    told = [{DECISIVE: decisive, "support": support} for decisive, support in windows]
    assert choose(told, SUPPORTS) == chosen


def test_the_likelihood_to_decide_is_told_beside_the_features() -> None:
    told = Choice(features=("overlap",), decides=by(0.5)).told([{"overlap": 0.1}, {"overlap": 0.9}])
    assert [w["overlap"] for w in told] == [0.1, 0.9]
    assert told[0][DECISIVE] == pytest.approx(0.2689, abs=1e-4)
    assert told[1][DECISIVE] == pytest.approx(0.7311, abs=1e-4)
