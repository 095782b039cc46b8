from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="exporting models needs the extra hf")
pytest.importorskip("onnx", reason="exporting models needs the extra hf")

from evals.training import export  # noqa: E402 - needs torch

WIDTH = 32
FEED = {
    "input_ids": np.array([[101, 7, 102, 9]], np.int64),
    "attention_mask": np.ones((1, 4), np.int64),
    "token_type_ids": np.array([[0, 0, 1, 0]], np.int64),
}


class Block(torch.nn.Module):  # type: ignore[misc]
    """A feed-forward layer that meets a token a hundred times as large as the others."""

    def __init__(self) -> None:
        super().__init__()
        self.words = torch.nn.Embedding(200, WIDTH)
        self.intermediate = torch.nn.ModuleDict({"dense": torch.nn.Linear(WIDTH, WIDTH)})

    def forward(self, ids, mask, types):  # type: ignore[no-untyped-def]
        large = (1 + 99 * types).unsqueeze(-1)
        return self.intermediate["dense"](self.words(ids % 200) * large)[:, 1] * mask[:, :1]


@pytest.fixture
def block() -> Block:
    torch.manual_seed(3)
    return Block().eval()


def output(module: torch.nn.Module) -> np.ndarray:
    with torch.inference_mode():
        return module(*(torch.from_numpy(FEED[name]) for name in export.INPUTS)).numpy()


def test_scaled_rows_give_what_plain_ones_give(block: Block) -> None:
    scaled = export.row_scaled(block)
    assert isinstance(scaled.get_submodule("intermediate.dense"), export.RowScaled)
    assert isinstance(block.get_submodule("intermediate.dense"), torch.nn.Linear)
    assert np.allclose(output(block), output(scaled), atol=1e-5)


def test_one_large_token_leaves_the_others_their_eight_bits(block: Block, tmp_path: Path) -> None:
    errors = []
    for module in (block, export.row_scaled(block)):
        export.export_float(module, tmp_path / "float.onnx", "row")
        export.quantize(tmp_path / "float.onnx", tmp_path / "int8.onnx")
        rows = export.run_onnx(tmp_path / "int8.onnx", [FEED])
        errors.append(float(np.abs(rows - output(block)).max()))
    assert errors[1] < errors[0] / 5
