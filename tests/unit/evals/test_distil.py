"""A student of fewer layers learns to embed as its teacher."""

from random import Random

import pytest

torch = pytest.importorskip("torch", reason="needs the extra hf")
transformers = pytest.importorskip("transformers", reason="needs the extra hf")

from evals.training import distil  # noqa: E402 - needs torch

PLAN = distil.Plan(layers=(0, 2), matched=((2, 3),), tokens=256, longest=40, rate=1e-2)


@pytest.fixture
def teacher(tmp_path):
    torch.manual_seed(3)
    config = transformers.BertConfig(
        vocab_size=60, hidden_size=32, num_hidden_layers=3, num_attention_heads=4,
        intermediate_size=64, max_position_embeddings=64, initializer_range=0.3,
    )  # fmt: skip
    transformers.BertModel(config).save_pretrained(tmp_path)
    return distil.SentenceEmbedder(tmp_path).eval()


def texts(seed: int, count: int) -> distil.Texts:
    random = Random(seed)
    return [
        [1, *(random.randrange(3, 60) for _ in range(random.randint(3, 20))), 2]
        for _ in range(count)
    ]


def test_the_student_comes_nearer_and_the_words_stay_the_teachers(teacher):
    student = teacher.with_layers(PLAN.layers)
    student.encoder.embeddings.requires_grad_(requires_grad=False)
    optimiser = torch.optim.AdamW(student.encoder.encoder.parameters(), lr=PLAN.rate)
    random = Random(1)
    source = distil.batched(distil.passages(texts(5, 200), PLAN, random), PLAN, random)
    fresh = texts(6, 16)
    _, before = distil.compare(teacher, student, fresh, PLAN)
    for _, batch in zip(range(25), source, strict=False):
        loss, _ = distil.compare(teacher, student, batch, PLAN)
        torch.autograd.backward(loss)
        optimiser.step()
        optimiser.zero_grad()
    _, after = distil.compare(teacher, student, fresh, PLAN)
    assert float(after) > float(before) + 0.02
    words = student.encoder.embeddings.word_embeddings.weight
    assert torch.equal(words, teacher.encoder.embeddings.word_embeddings.weight)


def test_a_deep_copy_is_at_no_distance(teacher):
    same = teacher.with_layers((0, 1, 2))
    plan = distil.Plan(layers=(0, 1, 2), matched=((3, 3),))
    loss, cosine = distil.compare(teacher, same, texts(7, 8), plan)
    assert loss.item() == pytest.approx(0, abs=1e-5)
    assert cosine.item() == pytest.approx(1, abs=1e-5)


def test_passages_are_joined_up_to_the_longest():
    known = texts(8, 300)
    made = distil.passages(known, PLAN, Random(2))
    drawn = [next(made) for _ in range(400)]
    assert all(ids[0] == 1 and ids[-1] == 2 and ids.count(2) == 1 for ids in drawn)
    assert max(map(len, drawn)) <= PLAN.longest
    assert any(ids not in known for ids in drawn)
    assert any(ids in known for ids in drawn)


def test_batches_hold_every_text_once_within_their_tokens():
    known = texts(9, 5000)
    batches = distil.batched(iter(known), PLAN, Random(1))
    first = [next(batches) for _ in range(40)]
    assert all(len(b) * max(map(len, b)) <= PLAN.tokens for b in first)
    ids, mask = distil.padded(first[0])
    assert ids.shape == mask.shape
    assert mask.sum().item() == sum(map(len, first[0]))
