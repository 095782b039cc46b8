import numpy as np
import pytest

from agent.errors import InputError
from agent.judge.weighing.boosting import LEAF, Boosted, Tree
from agent.judge.weighing.confidence import RULES, Calibration, Calibrations
from evals.boosting import boost
from evals.calibrate import Read, Rows, speaking, supports
from evals.evening import LEXICAL, evened

SETTLED = {"stated": 0.0, **{f"{rule}_conflict": 0.0 for rule in RULES}}


def calibration(name: str) -> Calibration:
    """Log odds of support as one feature has them."""
    tree = Tree(
        feature=(0, LEAF, LEAF),
        threshold=(0.0, 0.0, 0.0),
        left=(1, 1, 2),
        right=(2, 1, 2),
        value=(0.0, -1.0, 1.0),
    )
    boosted = Boosted(base=0.0, trees=(tree,))
    return Calibration(features=(name,), support=boosted, contradict=boosted)


def rows(first: list[dict[str, float]], again: list[dict[str, float]]) -> Rows:
    targets = np.array([(1.0, 0.0, 0.0)] * len(first))
    return Rows(first, again, targets, np.arange(1.0, len(first) + 1))


def test_a_part_keeps_the_columns_together():
    found = rows([{"a": n} for n in (1, 2, 3)], [{"b": n} for n in (4, 5, 6)])
    part = found.part(np.array([True, False, True]))
    assert part.both == [{"a": 1, "b": 4}, {"a": 3, "b": 6}]
    assert part.weights.tolist() == [1.0, 3.0]
    assert len(part.targets) == 2


def test_only_what_is_in_doubt_takes_its_support_from_the_second_reading():
    both = Calibrations(first=calibration("support"), second=calibration("second_support"))
    first = [SETTLED | {"support": 1.0}, SETTLED | {"support": 1.0, "stated": 1.0}]
    again = [{"second_support": -1.0}] * 2
    doubted, settled = supports(both, rows(first, again))
    assert doubted == pytest.approx(1 / (1 + np.e))
    assert settled == pytest.approx(1 / (1 + 1 / np.e))


@pytest.mark.parametrize("all_of", [0.0, 1.0])
def test_claims_of_one_kind_alone_cannot_be_fitted_to(all_of: float):
    pytest.importorskip("sklearn", reason="scikit-learn fits the calibration (extra `hf`)")
    with pytest.raises(InputError, match="too much alike"):
        boost(np.ones((4, 1)), np.full(4, all_of), np.ones(4), [0])


def test_the_window_that_the_first_calibration_finds_most_supporting_speaks_for_a_claim():
    pytest.importorskip("sklearn", reason="scikit-learn fits the calibration (extra `hf`)")
    random = np.random.default_rng(3)
    read, targets = [], []
    for number in range(80):
        right = number % 2
        windows = [
            {"stated": 0.0, "sure": 1.0, "support": s, "overlap": random.random()}
            for s in (-4.0, 3.0 * right - 1.0)
        ]
        read.append(Read(windows, [[], []]))
        targets.append((1.0, 0.0, 0.0) if right else (0.0, 0.5, 0.5))
    chosen = speaking(read, np.array(targets), np.ones(80))
    assert chosen[1::2] == [1] * 40


def test_evened_claims_have_no_label_that_shared_words_would_tell():
    pytest.importorskip("sklearn", reason="scikit-learn fits the calibration (extra `hf`)")
    random = np.random.default_rng(5)
    truth = random.random(600) < 0.4
    shared = np.clip(np.where(truth, 0.4, 0.6) + random.normal(0, 0.2, 600), 0, 1)
    weights = evened([dict.fromkeys(LEXICAL, x) for x in shared], truth)
    assert weights.mean() == pytest.approx(1)
    means = [np.average(shared[t], weights=weights[t]) for t in (truth, ~truth)]
    assert shared[~truth].mean() - shared[truth].mean() > 0.15
    assert abs(means[0] - means[1]) < 0.05
