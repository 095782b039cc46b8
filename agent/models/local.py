"""The models of the package: each loads once a process, when first used or ahead of that."""

from functools import lru_cache
from pathlib import Path

from agent.models.embedder import OnnxEmbedder, TaughtEmbedder
from agent.models.entailment import OnnxEntailment
from agent.models.parser import SpacyParser

WEIGHTS = Path(__file__).parent / "weights"
EMBEDDER = WEIGHTS / "embedder-minilm-l6"
STUDENT = WEIGHTS / "embedder-minilm-l3"
MATCHER = WEIGHTS / "matcher-minilm-l6"
ENTAILMENT = WEIGHTS / "nli-minilm-l6"
SECOND = WEIGHTS / "nli-mpnet-base"
ANSWERS = WEIGHTS / "answers-mpnet-base"


class LocalModels:
    """One model for each part; making them loads nothing.

    Attributes:
        embedder: the sentence embedder.
        student: its student, which embeds the chunks of an index.
        index_embedder: the embedder of an index, made of both.
        matcher: the embedder that puts a claim near the sentence that decides it.
        entailment: the small entailment model, which reads every window.
        second: the larger entailment model, which reads what decides a claim in doubt.
        answers: the reader that tells how likely a statement answers a question.
        parser: the dependency parser.
    """

    def __init__(self) -> None:
        self.embedder = OnnxEmbedder(EMBEDDER)
        self.student = OnnxEmbedder(STUDENT)
        self.index_embedder = TaughtEmbedder(self.student, self.embedder)
        self.matcher = OnnxEmbedder(MATCHER)
        self.entailment = OnnxEntailment(ENTAILMENT)
        self.second = OnnxEntailment(SECOND)
        self.answers = OnnxEntailment(ANSWERS)
        self.parser = SpacyParser()


@lru_cache(maxsize=1)
def local_models() -> LocalModels:
    """Return the process's models."""
    return LocalModels()
