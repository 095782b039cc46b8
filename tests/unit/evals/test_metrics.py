import numpy as np
import pytest

from evals.judge import abstention, reliability
from evals.metrics import (
    auc,
    balanced_accuracy,
    calibration_error,
    interval,
    macro_f1,
    recall_at,
)

TRUTH = np.array([True, True, False, False])


def test_balanced_accuracy_weighs_both_classes_the_same() -> None:
    truth = np.array([True] + [False] * 9)
    assert balanced_accuracy(truth, np.zeros(10, dtype=bool)) == pytest.approx(0.5)


def test_balanced_accuracy_of_one_class_is_not_a_number() -> None:
    assert np.isnan(balanced_accuracy(TRUTH[:2], TRUTH[:2]))


@pytest.mark.parametrize(
    ("scores", "area"),
    [([0.9, 0.8, 0.2, 0.1], 1.0), ([0.1, 0.2, 0.8, 0.9], 0.0), ([0.5, 0.5, 0.5, 0.5], 0.5)],
)
def test_area_under_the_curve(scores: list[float], area: float) -> None:
    assert auc(TRUTH, np.array(scores)) == pytest.approx(area)


@pytest.mark.parametrize(
    ("precision", "recall"),
    [(1.0, 0.5), (0.75, 1.0), (0.5, 1.0)],
)
def test_recall_at_is_the_best_of_all_thresholds(precision: float, recall: float) -> None:
    truth = np.array([True, True, False, True, True, False])
    assert recall_at(precision, truth, np.array([0.9, 0.8, 0.7, 0.6, 0.5, 0.4])) == recall


def test_recall_at_calls_equal_scores_together() -> None:
    assert recall_at(0.9, TRUTH, np.full(len(TRUTH), 0.5)) == 0
    assert recall_at(TRUTH.mean(), TRUTH, np.full(len(TRUTH), 0.5)) == 1


def test_recall_at_needs_something_to_find() -> None:
    assert np.isnan(recall_at(0.9, np.array([False]), np.array([0.5])))


def test_calibration_error_is_the_gap_between_said_and_seen() -> None:
    assert calibration_error(TRUTH, np.array([0.95, 0.95, 0.05, 0.05])) == pytest.approx(0.05)
    assert calibration_error(TRUTH, np.array([0.05, 0.05, 0.95, 0.95])) == pytest.approx(0.95)


def test_reliability_leaves_out_empty_bins() -> None:
    bins = reliability(TRUTH, np.array([0.95, 0.95, 0.05, 1.0]))
    assert [b["rows"] for b in bins] == [1, 3]
    assert bins[1]["share_supported"] == pytest.approx(2 / 3)


def test_abstention_keeps_the_most_certain_claims() -> None:
    curve = {c["coverage"]: c["accuracy"] for c in abstention(TRUTH, np.array([1, 0.4, 0, 0.45]))}
    assert curve[1.0] == pytest.approx(0.75)
    assert curve[0.5] == pytest.approx(1.0)


def test_macro_f1_counts_every_label_the_same() -> None:
    assert macro_f1(["a", "a", "b"], ["a", "a", "a"]) == pytest.approx(0.4)


def test_interval_draws_whole_groups() -> None:
    low, high = interval(["x"] * 3 + ["y"] * 3, lambda i: float((i < 3).mean()))
    assert (low, high) == (0.0, 1.0)
