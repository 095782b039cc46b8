from pathlib import Path

import numpy as np
import pytest

from agent.models.packed import BLOCK, read, shifted, unpack
from evals.training.fewbits import pack, pack_compensated, shrink


@pytest.fixture
def weights() -> np.ndarray:
    random = np.random.default_rng(4)
    return np.clip(np.rint(random.normal(0, 30, (4 * BLOCK, 8))), -127, 127).astype(np.int8)


@pytest.mark.parametrize(("bits", "most"), [(4, 0.12), (5, 0.06), (7, 0.02)])
@pytest.mark.parametrize("columns", [8, 1])
def test_what_comes_back_is_near_what_was_stored(
    weights: np.ndarray, bits: int, most: float, columns: int
) -> None:
    planes, scales = pack(weights, bits, columns)
    assert planes.shape == (bits, weights.size / 8)
    assert scales.shape == (weights.size / BLOCK / columns, 1, columns)
    back = unpack(planes, scales).reshape(weights.shape)
    error = np.sqrt(((back.astype(int) - weights.astype(int)) ** 2).mean())
    assert error < most * weights.std()


def test_rounding_is_made_good_where_inputs_go_together(weights: np.ndarray) -> None:
    random = np.random.default_rng(6)
    inputs = random.normal(size=(600, 12)) @ random.normal(size=(12, len(weights)))
    inputs += 0.1 * random.normal(size=inputs.shape)
    stored = unpack(*pack(weights, 4, 8)).reshape(weights.shape)
    wanted = stored + random.normal(0, 1.0, stored.shape)  # trained on a little
    moments = (inputs.T @ inputs / len(inputs)).astype(np.float32)
    planes, scales = pack_compensated(wanted.astype(np.float32), 4, moments)
    assert planes.shape == (4, weights.size / 8)
    errors = [
        np.linalg.norm(inputs @ (unpack(*packed).reshape(wanted.shape) - wanted))
        for packed in ((planes, scales), pack(np.rint(wanted).astype(np.int8), 4, 8))
    ]
    assert errors[0] < errors[1] / 2


def test_the_extremes_and_nothing_come_back() -> None:
    rows = np.repeat(np.array([[127, -127, 0, 64]], np.int8), 2 * BLOCK, axis=0)
    back = unpack(*pack(rows, 7, 4)).reshape(rows.shape)
    assert np.abs(back.astype(int) - rows).max() <= 1
    assert not back[:, 2].any()


def test_unsigned_weights_come_back_around_their_zero(weights: np.ndarray) -> None:
    back = shifted(weights, 120)
    assert back.dtype == np.uint8
    inside = np.abs(weights.astype(int)) <= 120
    assert np.array_equal(back[inside].astype(int) - 120, weights[inside])


def test_a_shrunk_model_gives_what_the_whole_one_gives(tmp_path: Path) -> None:
    onnx = pytest.importorskip("onnx", reason="writing models needs the extra hf")
    ort = pytest.importorskip("onnxruntime")
    random = np.random.default_rng(5)
    matrix = np.clip(random.normal(0, 30, (16 * BLOCK, 512)), -127, 127).astype(np.int8)
    make = onnx.helper
    value = make.make_tensor_value_info
    graph = make.make_graph(
        [
            make.make_node("Cast", ["w"], ["float"], to=onnx.TensorProto.FLOAT),
            make.make_node("MatMul", ["x", "float"], ["y"]),
        ],
        "product",
        [value("x", onnx.TensorProto.FLOAT, ["rows", 16 * BLOCK])],
        [value("y", onnx.TensorProto.FLOAT, ["rows", 512])],
        [onnx.numpy_helper.from_array(matrix, "w")],
    )
    model = make.make_model(graph, opset_imports=[make.make_opsetid("", 17)], ir_version=9)
    onnx.save(model, tmp_path / "whole.onnx")
    shrink(tmp_path / "whole.onnx", tmp_path / "model.onnx", tmp_path / "weights.npz", {})
    assert sum(f.stat().st_size for f in tmp_path.glob("[mw]*[xz]")) < 2 * matrix.size
    stored = dict(read(tmp_path / "weights.npz"))
    options = ort.SessionOptions()
    options.add_external_initializers(
        list(stored), [ort.OrtValue.ortvalue_from_numpy(v) for v in stored.values()]
    )
    session = ort.InferenceSession(str(tmp_path / "model.onnx"), options)
    given = random.normal(0, 1, (3, 16 * BLOCK)).astype(np.float32)
    (found,) = session.run(None, {"x": given})
    wanted = given @ matrix.astype(np.float32)
    assert np.abs(found - wanted).mean() < 0.1 * np.abs(wanted).mean()
