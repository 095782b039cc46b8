"""What the load evaluation sends, and its figures."""

from collections import Counter

import pytest

from agent.errors import AffidavitError
from evals.load import Outcome, draft


def test_no_draft_resembles_another():
    drafts = [draft(n) for n in range(200)]
    assert len(set(drafts)) == 200
    assert draft(7) == drafts[7]
    assert all(d.count(". ") == 2 for d in drafts)


def test_figures_count_what_failed_and_measure_what_did_not():
    spent = [float(n) for n in range(1, 101)]
    found = Outcome(spent, Counter({"429": 2, "ReadError": 1}), seconds=10.0).figures(20.0)
    assert found["requests"] == 103
    assert found["errors"] == {"429": 2, "ReadError": 1}
    assert found["p50_ms"] == 50.5
    assert found["p95_ms"] == 96.0
    assert found["p95_over_single"] == pytest.approx(4.8)
    assert found["requests_per_second"] == 10.0


def test_nothing_but_failures_are_no_figures():
    with pytest.raises(AffidavitError, match="503"):
        Outcome([], Counter({"503": 4})).figures(20.0)
