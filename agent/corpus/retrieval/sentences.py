"""Ranking chunks by the sentence that has most of a query, however long the chunk is."""

import math
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

from agent.domain.prose.sentences import split_sentences
from agent.domain.prose.terms import terms

LENGTH = 0.02
"""How much less a sentence counts for each word that it has."""


def by_sentence(query: str, texts: Mapping[str, str]) -> list[str]:
    """Return the ids of ``texts`` by their best sentence, best first; equals by id.

    A chunk on many things is neither the nearest nor full of the query's words, though one of its
    sentences may say just what is looked for. A sentence scores by the words of the query that it
    has, each log(1 + N / (1 + n)) where n of the N texts have it. Texts without any are left out.
    """
    wanted = frozenset(terms(query))
    shared = {i: [(wanted & s, len(s)) for s in _sentences(text)] for i, text in texts.items()}
    held = Counter(word for found in shared.values() for word in _any(found))
    weights = {word: math.log1p(len(texts) / (1 + n)) for word, n in held.items()}
    scores = {
        i: max((sum(weights[w] for w in has) / (1 + LENGTH * size) for has, size in found))
        for i, found in shared.items()
        if found
    }
    return sorted((i for i, score in scores.items() if score), key=lambda i: (-scores[i], i))


def _any(found: list[tuple[frozenset[str], int]]) -> frozenset[str]:
    return frozenset[str]().union(*(has for has, _ in found))


@lru_cache(maxsize=8_192)
def _sentences(text: str) -> tuple[frozenset[str], ...]:
    """Return the content words of each sentence; the same chunks are found again and again."""
    return tuple(frozenset(terms(span.of(text))) for span in split_sentences(text))
