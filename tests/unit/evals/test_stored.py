import json
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="training models needs the extra hf")
pytest.importorskip("transformers", reason="training models needs the extra hf")
pytest.importorskip("onnx", reason="writing models needs the extra hf")

from agent.models.onnx import WEIGHTS, open_session  # noqa: E402 - needs torch
from agent.models.packed import BLOCK, unit_of, unpack  # noqa: E402
from evals.training import export, fewbits  # noqa: E402
from evals.training.model import EntailmentModel, build  # noqa: E402
from evals.training.stored import Grid, Stored, between  # noqa: E402

FEED = {
    "input_ids": np.array([[0, 17, 44, 2, 2, 91, 17, 2], [0, 150, 44, 9, 2, 2, 44, 2]]),
    "attention_mask": np.ones((2, 8), np.int64),
    "token_type_ids": np.array([[0, 0, 0, 0, 0, 1, 1, 1], [0, 0, 0, 0, 0, 0, 1, 1]]),
}


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    from transformers import MPNetConfig, MPNetModel

    torch.manual_seed(5)
    folder = tmp_path_factory.mktemp("encoder")
    width = BLOCK
    config = MPNetConfig(
        vocab_size=33 * BLOCK,
        hidden_size=width,
        num_hidden_layers=2,
        num_attention_heads=2,
        intermediate_size=2 * width,
        max_position_embeddings=40,
    )
    MPNetModel(config, add_pooling_layer=False).save_pretrained(folder)
    return folder


@pytest.fixture
def folder(source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(fewbits, "SMALL", 2 * BLOCK * BLOCK)  # feed-forward and the head
    made = tmp_path / "model"
    made.mkdir()
    torch.manual_seed(6)
    model = build(source).eval()
    with torch.no_grad():  # a fresh model's biases are all alike, and stored once
        for value in model.parameters():
            value.add_(0.05 * torch.randn_like(value))
    export.export_float(export.row_scaled(model), tmp_path / "float.onnx", "logits")
    export.quantize(tmp_path / "float.onnx", tmp_path / "int8.onnx")
    fewbits.shrink(tmp_path / "int8.onnx", made / "model.onnx", made / WEIGHTS, {})
    (made / "tokenizer.json").write_text("{}")
    (made / "config.json").write_text(json.dumps({"temperature": 1.4, "sha256": ""}))
    return made


def output(folder: Path) -> np.ndarray:
    """Return the logits of a folder as the product loads it."""
    session = open_session(folder / "model.onnx")
    return np.asarray(session.run(["logits"], FEED)[0])


def logits(model: EntailmentModel) -> np.ndarray:
    with torch.inference_mode():
        found = model(*(torch.from_numpy(FEED[n]) for n in export.INPUTS))
    return np.asarray(found.numpy())


def test_a_grid_rounds_to_what_is_unpacked_and_lets_gradients_pass() -> None:
    chance = np.random.default_rng(1)
    scales = chance.integers(20, 255, (2, 1, 3)).astype(np.uint8)
    factors = np.repeat(scales * unit_of(15), BLOCK, axis=1).reshape(-1, 3).T
    kernel = torch.tensor([[0.01], [0.02], [0.03]])
    grid = Grid(torch.from_numpy(np.ascontiguousarray(factors)), kernel, 5)
    weights = torch.from_numpy(chance.normal(0, 1, (3, 2 * BLOCK)).astype(np.float32))
    weights.requires_grad_(True)
    rounded = grid(weights)
    planes = fewbits.planes(np.ascontiguousarray(grid.numbers(weights.detach()).numpy().T), 5)
    stored = unpack(planes, scales).reshape(-1, 3).T * kernel.numpy()
    assert np.allclose(rounded.detach().numpy(), stored, atol=1e-6)
    assert not np.allclose(stored, weights.detach().numpy(), atol=1e-3)
    rounded.sum().backward()
    assert torch.equal(weights.grad, torch.ones_like(weights))


def test_a_folder_opens_as_the_model_that_it_is(folder: Path, source: Path) -> None:
    stored = Stored(folder, source)
    assert len(stored.grids) == 5  # two layers a feed-forward part, and the head
    assert np.allclose(logits(stored.model.eval()), output(folder), atol=0.03)


def test_a_share_of_what_was_there_is_kept(folder: Path, source: Path) -> None:
    stored = Stored(folder, source)
    before = stored.weights()
    stored.fix(1)
    learning = {n: p for n, p in stored.model.named_parameters() if p.requires_grad}
    with torch.no_grad():
        for parameter in learning.values():
            parameter.add_(1.0)
    found = between({n: p.detach() for n, p in learning.items()}, before, kept=0.3)
    assert 0 < len(found) < len(before)
    assert all(
        torch.allclose(w - before[n], torch.tensor(0.7), atol=1e-5) for n, w in found.items()
    )


def test_what_was_learnt_is_what_is_written(folder: Path, source: Path, tmp_path: Path) -> None:
    stored = Stored(folder, source)
    learnt = {n: p for n, p in stored.model.named_parameters() if p.requires_grad}
    assert not any("embeddings.weight" in n or "attention_bias" in n for n in learnt)
    torch.manual_seed(7)
    changed = {n: p.detach() + 0.05 * torch.randn_like(p) for n, p in learnt.items()}
    before = output(folder)
    sha256 = stored.write(changed, tmp_path / "new")
    model = build(source).eval()
    model.load_state_dict(stored.plain(changed), strict=False)
    assert np.allclose(logits(model), output(tmp_path / "new"), atol=0.03)
    assert np.abs(output(tmp_path / "new") - before).max() > 0.1
    config = json.loads((tmp_path / "new" / "config.json").read_text())
    assert config == {"temperature": 1.4, "sha256": sha256}
    assert np.array_equal(output(folder), before)


def test_what_is_fixed_is_read_from_the_folder_beside(
    folder: Path, source: Path, tmp_path: Path
) -> None:
    stored = Stored(folder, source)
    stored.fix(1)
    learnt = {n: p for n, p in stored.model.named_parameters() if p.requires_grad}
    assert not any(".layer.0." in n or "embeddings" in n for n in learnt)
    assert any(".layer.1." in n for n in learnt)
    assert np.allclose(logits(stored.model.eval()), output(folder), atol=0.03)
    changed = {n: p.detach() + 0.05 * torch.randn_like(p) for n, p in learnt.items()}
    made = tmp_path / "new"
    stored.write(changed, made, beside=True)
    model = build(source).eval()
    model.load_state_dict(stored.plain(changed), strict=False)
    session = open_session(made / "model.onnx", folder)
    assert np.allclose(logits(model), session.run(["logits"], FEED)[0], atol=0.03)
    assert json.loads((made / "config.json").read_text())["base"] == folder.name
    assert not (made / "tokenizer.json").exists()
    with np.load(made / WEIGHTS) as own, np.load(folder / WEIGHTS) as shared:
        assert 0 < len(own) < len(shared)
    (made / WEIGHTS).unlink()
    with pytest.raises(FileNotFoundError):  # the base must not stand in for all of it
        open_session(made / "model.onnx", folder)
