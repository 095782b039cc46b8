import numpy as np
import pytest

from agent.errors import InputError
from agent.judge.weighing.boosting import LEAF, Boosted, Tree
from agent.judge.weighing.confidence import DECISIVE, RULES, Calibration
from evals.boosting import boost
from evals.calibrate import Rows, speaking, supports
from evals.choosing import choice
from evals.evening import LEXICAL, evened
from evals.reading import Read

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
    both = calibration("support"), calibration("second_support")
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


def test_of_the_windows_likeliest_to_decide_the_one_that_supports_most_speaks_for_a_claim():
    pytest.importorskip("sklearn", reason="scikit-learn fits the calibration (extra `hf`)")
    random = np.random.default_rng(3)
    read, targets = [], []
    for number in range(80):
        right = number % 2
        windows = [
            {DECISIVE: decisive, "support": support, "overlap": random.random()}
            for decisive, support in ((0.85, -4.0), (0.9, 3.0 * right - 1.0), (0.7, 4.0))
        ]
        read.append(Read(windows, [[]] * 3, [False] * 3))
        targets.append((1.0, 0.0, 0.0) if right else (0.0, 0.5, 0.5))
    chosen = speaking(read, np.array(targets), np.ones(80))
    assert chosen[1::2] == [1] * 40


def test_the_choice_learns_which_window_decides_from_claims_of_which_it_is_known():
    pytest.importorskip("sklearn", reason="scikit-learn fits the calibration (extra `hf`)")
    random = np.random.default_rng(4)
    read = []
    for number in range(200):
        shares = random.random(3)
        windows = [{"overlap": x, "support": random.random()} for x in shares]
        held = [bool(x == shares.max()) and number % 4 > 0 for x in shares]
        read.append(Read(windows, [[]] * 3, held))
    told = choice(read).told([{"overlap": 0.1, "support": 0.9}, {"overlap": 0.9, "support": 0.1}])
    assert told[0][DECISIVE] < 0.2
    assert told[1][DECISIVE] > 0.8
    assert told[0]["support"] == 0.9


def test_no_choice_is_learnt_where_nothing_is_known_to_decide():
    with pytest.raises(InputError, match="quotes"):
        choice([Read([{"overlap": 1.0}], [[]], [False])])


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
