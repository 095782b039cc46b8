"""Sentence windows: the short, exact ranges of evidence that the model reads."""

from collections.abc import Sequence
from functools import lru_cache

from agent.domain.base import Frozen
from agent.domain.markup import readable
from agent.domain.sentences import split_sentences
from agent.domain.text import Passage, Span
from agent.judge.lexical import content

MAX_WORDS = 110
NEIGHBOURS = 1
ALONE = 2  # so many of the best sentences are also read without their neighbours
COMPOSED = 3  # so many of the best sentences are read together


class Sentence(Frozen):
    """Sentence ``order`` of passage ``passage``: its range there and its readable text."""

    passage: int
    order: int
    span: Span
    text: str


class Window(Frozen):
    """Sentences read together as one premise; of several passages when composed."""

    sentences: tuple[Sentence, ...]
    prefix: str = ""

    @property
    def premise(self) -> str:
        """The text that the model reads."""
        return self.prefix + " ".join(s.text for s in self.sentences)

    @property
    def passages(self) -> frozenset[int]:
        """The indices of the passages that the window draws on."""
        return frozenset(s.passage for s in self.sentences)


@lru_cache(maxsize=8192)
def _split(text: str) -> tuple[tuple[Span, str], ...]:
    plain, offsets = readable(text)
    found = []
    for span in split_sentences(plain):
        original = Span(start=offsets[span.start], end=offsets[span.end - 1] + 1)
        found.append((original, " ".join(span.of(plain).split())))
    return tuple(found)


def sentences(passages: Sequence[Passage]) -> list[list[Sentence]]:
    """Return the sentences of each passage, spans in the passage's own text."""
    return [
        [
            Sentence.model_construct(passage=i, order=n, span=span, text=text)
            for n, (span, text) in enumerate(_split(passage.text))
        ]
        for i, passage in enumerate(passages)
    ]


def prefix(claim: str, passage: Passage, text: str) -> str:
    """Return the passage's title and heading where they name what ``text`` leaves out."""
    named = [part for part in (passage.title, passage.heading) if part]
    missing = content(claim) - content(text)
    if not named or not missing & content(" ".join(named)):
        return ""
    return " > ".join(named) + ": "


def around(centre: Sentence, siblings: Sequence[Sentence], reach: int) -> tuple[Sentence, ...]:
    """Return ``centre`` with up to ``reach`` neighbours a side, within the word limit."""
    chosen = [centre]
    words = len(centre.text.split())
    for distance in range(1, reach + 1):
        for order in (centre.order - distance, centre.order + distance):
            if 0 <= order < len(siblings):
                more = len(siblings[order].text.split())
                if words + more <= MAX_WORDS:
                    chosen.append(siblings[order])
                    words += more
    return tuple(sorted(chosen, key=lambda s: s.order))


def select(
    claim: str,
    passages: Sequence[Passage],
    ranked: Sequence[Sentence],
    by_passage: Sequence[Sequence[Sentence]],
    limit: int,
) -> list[Window]:
    """Return up to ``limit`` windows for ``claim``: the best sentences alone and in context.

    ``ranked`` holds the candidate sentences, best first.
    """
    found: list[tuple[Sentence, ...]] = []
    for rank, sentence in enumerate(ranked):
        wide = around(sentence, by_passage[sentence.passage], NEIGHBOURS)
        for shape in [(sentence,), wide] if rank < ALONE else [wide]:
            if shape not in found and len(found) < limit:
                found.append(shape)
    return [_window(claim, passages, shape) for shape in found]


def compose(
    claim: str, passages: Sequence[Passage], bearing: Sequence[Sentence], known: Sequence[Window]
) -> list[Window]:
    """Return the window made of the best ``bearing`` sentences of several places, if any.

    The order within it depends on the ranking alone, never on the order of the passages.
    """
    chosen: list[Sentence] = []
    words = 0
    for sentence in bearing[:COMPOSED]:
        size = len(sentence.text.split())
        if words + size <= MAX_WORDS:
            chosen.append(sentence)
            words += size
    first: dict[int, int] = {}
    for rank, sentence in enumerate(chosen):
        first.setdefault(sentence.passage, rank)
    shape = tuple(sorted(chosen, key=lambda s: (first[s.passage], s.order)))
    if len(shape) < 2 or any(w.sentences == shape for w in known):
        return []
    return [_window(claim, passages, shape)]


def _window(claim: str, passages: Sequence[Passage], shape: tuple[Sentence, ...]) -> Window:
    text = " ".join(s.text for s in shape)
    return Window.model_construct(
        sentences=shape, prefix=prefix(claim, passages[shape[0].passage], text)
    )
