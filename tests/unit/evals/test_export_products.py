import pytest

onnx = pytest.importorskip("onnx", reason="onnx is not installed (extra `hf`)")

from agent.models.onnx import PRODUCTS  # noqa: E402 - needs onnx
from evals.export_products import graph  # noqa: E402


def test_the_graph_of_the_package_is_the_one_that_is_built() -> None:
    assert onnx.load(PRODUCTS) == graph()
