"""Sums of int8 products are exact on every processor, and fast where its kernels allow it."""

import numpy as np
import pytest

from agent.models import onnx
from agent.models.local import ENTAILMENT
from agent.models.onnx import EXACT, PRODUCTS, OnnxModel, cuts_off, open_session

PAIR = ("Refunds are paid within 14 days of the return.", "Money is given back in two weeks.")


def test_the_largest_sums_are_exact():
    rows = np.full((3, 8), 255, dtype=np.uint8)
    (sums,) = open_session(PRODUCTS).run(["sums"], {"rows": rows})
    assert (sums == 8 * 255 * 127).all()


@pytest.mark.parametrize("cut", [True, False])
def test_slower_kernels_are_asked_for_only_where_the_fast_ones_cut_off(monkeypatch, cut):
    monkeypatch.setattr(onnx, "cuts_off", lambda: cut)
    options = open_session(PRODUCTS).get_session_options()
    if cut:
        assert options.get_session_config_entry(EXACT) == "1"
    else:
        with pytest.raises(RuntimeError, match=EXACT):
            options.get_session_config_entry(EXACT)


def test_the_trial_tells_sums_that_are_cut_off(monkeypatch):
    import onnxruntime

    class CutOff:
        def __init__(self, *_, **__):
            pass

        def run(self, _, feeds):
            return [np.full((len(feeds["rows"]), 16), 4 * (2**15 - 1), dtype=np.int32)]

    monkeypatch.setattr(onnxruntime, "InferenceSession", CutOff)
    assert cuts_off.__wrapped__()


@pytest.mark.model
def test_fast_and_slower_kernels_read_the_same(monkeypatch):
    if cuts_off():
        pytest.skip("this processor has no exact fast kernels")
    fast = OnnxModel(ENTAILMENT, "logits").run([PAIR])
    monkeypatch.setattr(onnx, "cuts_off", lambda: True)
    assert np.array_equal(OnnxModel(ENTAILMENT, "logits").run([PAIR]), fast)
