"""Build the graph that tries out int8 products: ``python -m evals.export_products``.

Eight products of the largest unsigned byte with the largest int8 weight add up to more than 16 bits
hold, which the kernels of some processors cut off; see ``agent.models.onnx.cuts_off``.
"""

from __future__ import annotations

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from agent.models.onnx import PRODUCTS

ADDED, COLUMNS = 8, 16
IR_VERSION, OPSET = 8, 17


def graph() -> onnx.ModelProto:
    """Return the graph: ``sums`` ``[n, 16]`` int32 of ``rows`` ``[n, 8]`` uint8."""
    weights = numpy_helper.from_array(np.full((ADDED, COLUMNS), 127, np.int8), "weights")
    rows = helper.make_tensor_value_info("rows", TensorProto.UINT8, ["n", ADDED])
    sums = helper.make_tensor_value_info("sums", TensorProto.INT32, ["n", COLUMNS])
    node = helper.make_node("MatMulInteger", ["rows", "weights"], ["sums"])
    made = helper.make_graph([node], "products", [rows], [sums], [weights])
    opset = helper.make_opsetid("", OPSET)
    return helper.make_model(made, ir_version=IR_VERSION, opset_imports=[opset])


if __name__ == "__main__":
    onnx.save(graph(), PRODUCTS)
