import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent.judge.weighing.boosting import LEAF, Boosted, Tree
from agent.judge.weighing.confidence import calibrations
from evals.boosting import boost
from evals.calibrate import CONTRADICTS, SUPPORTS

SPLIT = Tree(
    feature=(1, LEAF, 0, LEAF, LEAF),
    threshold=(0.5, 0, 2.0, 0, 0),
    left=(1, LEAF, 3, LEAF, LEAF),
    right=(2, LEAF, 4, LEAF, LEAF),
    value=(0.0, -1.0, 0.0, 0.25, 3.0),
)


@pytest.mark.parametrize(
    ("row", "wanted"),
    [((9.0, 0.5), -1.0), ((2.0, 0.6), 0.25), ((2.1, 0.6), 3.0)],
)
def test_a_row_goes_left_up_to_the_threshold(row: tuple[float, float], wanted: float):
    (found,) = Boosted(base=0.0, trees=(SPLIT,)).probabilities([row])
    assert found == pytest.approx(1 / (1 + math.exp(-wanted)))


def test_the_leaves_of_all_trees_add_to_the_log_odds():
    stump = Tree(feature=(LEAF,), threshold=(0,), left=(LEAF,), right=(LEAF,), value=(0.5,))
    trees = Boosted(base=0.5, trees=(SPLIT, stump, SPLIT))
    found = trees.probabilities([(2.0, 0.6), (2.1, 0.6), (9.0, 0.5)])
    assert found == pytest.approx([1 / (1 + math.exp(-odds)) for odds in (1.5, 7.0, -1.0)])


def test_a_row_has_the_same_probability_alone_as_among_others():
    rows = np.random.default_rng(2).random((50, len(LIMITS))).tolist()
    trees = calibrations().second.support
    assert trees.probabilities(rows) == [trees.probabilities([row])[0] for row in rows]


LIMITS = {
    name: (-7.0, 7.0) if name.endswith(("support", "contradict", "_best", "_elsewhere")) else (0, 1)
    for name in calibrations().second.features
}


@given(
    st.fixed_dictionaries({name: st.floats(*limits) for name, limits in LIMITS.items()}),
    st.sampled_from(sorted(SUPPORTS)),
    st.floats(0, 7),
)
def test_more_of_what_supports_never_lowers_the_support(
    values: dict[str, float], name: str, more: float
):
    shifted = values | {name: values[name] + more * SUPPORTS[name]}
    of = calibrations().second.probabilities
    assert of(shifted).support >= of(values).support


@given(
    st.fixed_dictionaries({name: st.floats(*limits) for name, limits in LIMITS.items()}),
    st.sampled_from(sorted(CONTRADICTS)),
    st.floats(0, 7),
)
def test_more_of_what_contradicts_never_makes_a_claim_without_support_more_neutral(
    values: dict[str, float], name: str, more: float
):
    def share(given: dict[str, float]) -> float:
        p = calibrations().second.probabilities(given)
        return p.contradict / (p.contradict + p.neutral)

    shifted = values | {name: values[name] + more * CONTRADICTS[name]}
    assert share(shifted) >= share(values) - 1e-9


def test_boosting_finds_an_interaction_that_no_line_divides():
    pytest.importorskip("sklearn", reason="fitting needs the extra hf")
    chance = np.random.default_rng(1)
    rows = chance.random((800, 2))
    truth = ((rows[:, 0] > 0.5) & (rows[:, 1] > 0.5)).astype(float)
    fitted = boost(rows, truth, np.ones(800), [0, 0])
    high, low = fitted.probabilities([(0.9, 0.9), (0.9, 0.1)])
    assert high > 0.9
    assert low < 0.1


def test_boosting_keeps_to_the_sign_of_a_feature():
    pytest.importorskip("sklearn", reason="fitting needs the extra hf")
    rows = np.linspace(0, 1, 400)[:, None]
    falling = 1 - rows[:, 0]
    against, along = (boost(rows, falling, np.ones(400), [sign]) for sign in (1, -1))
    low, high = against.probabilities([(0.05,), (0.95,)])
    assert low <= high
    low, high = along.probabilities([(0.05,), (0.95,)])
    assert low > high + 0.5
