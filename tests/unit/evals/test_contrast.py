"""An embedder learns to put claims near the sentences that decide them."""

import itertools
from types import SimpleNamespace

import pytest

torch = pytest.importorskip("torch", reason="needs the extra hf")
transformers = pytest.importorskip("transformers", reason="needs the extra hf")

from tokenizers import Tokenizer, models, pre_tokenizers, processors  # noqa: E402 - needs torch

from agent.domain.text import Passage  # noqa: E402
from agent.domain.verdict import Case  # noqa: E402
from evals.labelled import Labelled  # noqa: E402
from evals.training.contrast import Example, Plan, examples, teach  # noqa: E402
from evals.training.distil import SentenceEmbedder  # noqa: E402

ASKED = [f"asked{i}" for i in range(12)]
TOLD = [f"told{i}" for i in range(12)]
PLAN = Plan(minutes=1, size=6, against=2, rate=1e-2)
SECONDS = 0.6  # a step takes by the clock of the test: every machine makes as many
RULE = "Refunds are paid within 14 days of the return."


@pytest.fixture
def tokenizer():
    known = {word: i for i, word in enumerate(["[PAD]", "[UNK]", "[CLS]", "[SEP]", *ASKED, *TOLD])}
    made = Tokenizer(models.WordLevel(known, unk_token="[UNK]"))
    made.pre_tokenizer = pre_tokenizers.Whitespace()
    made.post_processor = processors.BertProcessing(("[SEP]", 3), ("[CLS]", 2))
    return made


@pytest.fixture
def embedder(tmp_path):
    torch.manual_seed(3)
    config = transformers.BertConfig(
        vocab_size=28, hidden_size=32, num_hidden_layers=2, num_attention_heads=4,
        intermediate_size=64, max_position_embeddings=16, initializer_range=0.3,
    )  # fmt: skip
    transformers.BertModel(config).save_pretrained(tmp_path)
    return SentenceEmbedder(tmp_path).eval()


def first(embedder, tokenizer) -> float:
    """Return the share of what is asked whose answer is the nearest."""
    with torch.no_grad():
        asked, told = (
            embedder(ids, torch.ones_like(ids), torch.zeros_like(ids))
            for ids in (
                torch.tensor([e.ids for e in tokenizer.encode_batch(texts)])
                for texts in (ASKED, TOLD)
            )
        )
    return float(((asked @ told.T).argmax(1) == torch.arange(len(ASKED))).float().mean())


def test_what_decides_a_claim_comes_nearest(embedder, tokenizer, monkeypatch):
    clock = SimpleNamespace(monotonic=itertools.count(0, SECONDS).__next__)
    monkeypatch.setattr("evals.training.contrast.time", clock)
    learnt = [
        Example(a, a, "here", (t,), tuple(x for x in TOLD if x != t))
        for a, t in zip(ASKED, TOLD, strict=True)
    ]
    before = first(embedder, tokenizer)
    after = first(teach(embedder, tokenizer, learnt, PLAN), tokenizer)
    assert before < 0.5
    assert after > 0.9


def labelled(text: str, quotes: tuple[str, ...]) -> Labelled:
    passages = (Passage(text=text, document_id="1"),)
    case = Case(claim="Money is back in 14 days.", passages=passages, question="When?")
    return Labelled(case, "supported", "shop/d1", quotes)


def test_sentences_that_decide_and_those_that_do_not():
    text = f"Shops open at nine. {RULE} Money is counted daily. Dogs stay out."
    (found,) = examples([labelled(text, (RULE,))])
    assert found.claim == f"{found.alone} When?" == "Money is back in 14 days. When?"
    assert found.place == "shop"
    assert found.right == (RULE,)
    assert found.wrong[0] == "Money is counted daily."
    assert len(found.wrong) == 3


@pytest.mark.parametrize(
    ("text", "quotes"),
    [(f"{RULE} Dogs stay out.", (RULE,)), ("A. B. C. D.", (RULE,)), (f"{RULE} A. B. C. D.", ())],
)
def test_where_there_is_little_to_tell_apart_nothing_is_learnt(text: str, quotes: tuple[str, ...]):
    assert examples([labelled(text, quotes)]) == []
