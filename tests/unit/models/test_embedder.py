import asyncio
import json
import shutil
from pathlib import Path

import numpy as np
import pytest

from agent.errors import ModelError
from agent.models.embedder import OnnxEmbedder, TaughtEmbedder

FOLDER = Path(__file__).parents[3] / "agent" / "models" / "weights"
WEIGHTS, STUDENT = FOLDER / "embedder-minilm-l6", FOLDER / "embedder-minilm-l3"


@pytest.fixture(scope="module")
def embedder() -> OnnxEmbedder:
    return OnnxEmbedder(WEIGHTS)


@pytest.mark.model
async def test_rows_are_unit_vectors_in_the_order_of_the_texts(embedder: OnnxEmbedder) -> None:
    texts = ["How long is sick leave?", "A tent weighs 2.4 kg.", "x", ""]
    vectors = await embedder.embed(texts)
    assert vectors.shape == (4, 384)
    assert vectors.dtype == np.float32
    assert np.linalg.norm(vectors, axis=1) == pytest.approx(np.ones(4), abs=1e-5)
    alone = await embedder.embed(texts[1:2])
    assert np.array_equal(alone[0], vectors[1])


@pytest.mark.model
async def test_the_vector_of_a_text_does_not_depend_on_its_neighbours(
    embedder: OnnxEmbedder,
) -> None:
    texts = [f"Rule {n}: " + "leave must be approved. " * n for n in range(12)]
    together = await embedder.embed(texts)
    assert np.array_equal(together[::-1], await embedder.embed(texts[::-1]))


@pytest.mark.model
async def test_related_texts_are_nearer_than_others(embedder: OnnxEmbedder) -> None:
    question, related, other = await embedder.embed(
        ["How many vacation days do I get?", "Staff receive 30 days of leave.", "Boil the pasta."]
    )
    assert question @ related > question @ other + 0.2


@pytest.mark.model
async def test_long_texts_are_cut_at_the_limit(embedder: OnnxEmbedder) -> None:
    long, longer = await embedder.embed(["leave " * 400, "leave " * 400 + "pasta"])
    assert np.array_equal(long, longer)


@pytest.mark.model
async def test_no_text_gives_no_row(embedder: OnnxEmbedder) -> None:
    assert (await embedder.embed([])).shape == (0, 384)


@pytest.mark.model
async def test_concurrent_calls_agree(embedder: OnnxEmbedder) -> None:
    fresh = OnnxEmbedder(WEIGHTS)
    results = await asyncio.gather(*(fresh.embed(["leave", "tent"]) for _ in range(4)))
    assert all(np.array_equal(r, results[0]) for r in results)


def test_the_name_tells_the_weights_apart(embedder: OnnxEmbedder) -> None:
    digest = json.loads((WEIGHTS / "config.json").read_text())["sha256"]
    assert embedder.name == f"embedder-minilm-l6@{digest[:12]}"


async def test_missing_weights_are_a_model_error(tmp_path: Path) -> None:
    with pytest.raises(ModelError, match="cannot be loaded"):
        await OnnxEmbedder(tmp_path).embed(["x"])


async def test_damaged_weights_are_a_model_error(tmp_path: Path) -> None:
    for name in ("config.json", "tokenizer.json"):
        shutil.copy(WEIGHTS / name, tmp_path / name)
    (tmp_path / "model.onnx").write_bytes(b"rubbish")
    with pytest.raises(ModelError, match="cannot be loaded"):
        await OnnxEmbedder(tmp_path).embed(["x"])


@pytest.mark.model
async def test_a_student_puts_texts_where_its_teacher_would(embedder: OnnxEmbedder) -> None:
    taught = TaughtEmbedder(OnnxEmbedder(STUDENT), embedder)
    texts = [
        "Staff receive 30 days of leave a year.",
        "Boil the pasta for nine minutes.",
        "The committee met on 3 May and elected a new chair.",
        "Refunds are paid within fourteen days of the return.",
    ]
    stored = await taught.embed(texts)
    assert np.array_equal(await taught.embed_queries(texts), await embedder.embed(texts))
    assert ((stored * await embedder.embed(texts)).sum(axis=1) > 0.85).all()
    asked = await taught.embed_queries(
        [
            "How many vacation days do I get?",
            "How long does pasta cook?",
            "Who leads the committee?",
        ]
    )
    assert (asked @ stored.T).argmax(axis=1).tolist() == [0, 1, 2]
    assert taught.name.startswith("embedder-minilm-l3@")
