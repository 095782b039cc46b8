"""Sentence windows: the short, exact ranges of evidence that the model reads."""

import re
from collections.abc import Sequence
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import NamedTuple

from agent.domain.base import Frozen
from agent.domain.prose.figures import TWO_TO_TWELVE
from agent.domain.prose.markup import readable
from agent.domain.prose.sentences import split_sentences
from agent.domain.text import Passage, Span
from agent.judge.alignment.lexical import content, coverage
from agent.judge.clauses.rows import is_row
from agent.judge.clauses.stems import stem
from agent.judge.passages.belonging import apart, labelled_rows, leads, titles
from agent.judge.passages.effective import since
from agent.judge.passages.entries import with_their_names

MAX_WORDS = 110
NEIGHBOURS = 1  # sentences a side in context
CONTEXT = 30  # words in context, where the passage has them: scraps take more neighbours
FARTHEST = 12  # sentences a side that they may reach
ALONE = 2  # so many of the best sentences are also read without their neighbours
COMPOSED = 3  # so many of the best sentences are read together
MAX_ROWS = 40
WIDE = 150  # words of a window and what stands around it
_WHOLE = re.compile(
    r"\b(?:total|sum|altogether|combined|together|average|mean|all|every|each|both|none|no|neither|"
    rf"most|least|fewest|fewer|more|less|than|only|(?:{TWO_TO_TWELVE})|"
    r"(?<![\w.])\d{1,2}(?= [a-z]{3,}s\b)|\w{3,}est|best|worst|of the)\b",
    re.IGNORECASE,
)


class Sentence(NamedTuple):
    """Sentence ``order`` of passage ``passage``: its range there and its readable text.

    ``lead`` is the order of the sentence that introduces it, where it is an item of a list;
    ``title`` tells a heading, which says what is spoken of but hardly ever anything about it.
    ``other`` is the sentence, of another place, without which it could not be told as it is.
    """

    passage: int
    order: int
    span: Span
    text: str
    lead: int | None = None
    title: bool = False
    other: "Sentence | None" = None


class Window(Frozen):
    """Sentences read together as one premise; of several passages when composed."""

    sentences: tuple[Sentence, ...]
    prefix: str = ""

    @cached_property
    def premise(self) -> str:
        """The text that the model reads; what a question and its answer both tell stands once."""
        texts = [s.text for s in self.sentences]
        again = {n for n, (t, after) in enumerate(pairwise(texts)) if _repeats(after, t)}
        return self.prefix + " ".join(t for n, t in enumerate(texts) if n not in again)

    @cached_property
    def passages(self) -> frozenset[int]:
        """The indices of the passages that the window draws on."""
        return frozenset(s.passage for s in self.sentences)

    @cached_property
    def places(self) -> frozenset[tuple[int, int]]:
        """Passage and order of each sentence."""
        return frozenset((s.passage, s.order) for s in self.sentences)


def _repeats(text: str, before: str) -> bool:
    return before.endswith((".", "!", "?")) and text.startswith(before)


@lru_cache(maxsize=8192)
def _split(text: str) -> tuple[tuple[Span, str, int | None, bool], ...]:
    plain, offsets = readable(text)
    found = apart(text, plain, offsets, split_sentences(plain))
    spans = [Span(start=offsets[s.start], end=offsets[s.end - 1] + 1) for s in found]
    rows = labelled_rows(text, spans, [" ".join(s.of(plain).split()) for s in found])
    texts = with_their_names(rows)
    return tuple(zip(spans, texts, leads(text, spans), titles(text, spans), strict=True))


def sentences(passages: Sequence[Passage]) -> list[list[Sentence]]:
    """Return the sentences of each passage, spans in the passage's own text."""
    return [list(_numbered(i, passage.text)) for i, passage in enumerate(passages)]


def siblings(sentence: Sentence, passages: Sequence[Passage]) -> Sequence[Sentence]:
    """Return all sentences of the passage that ``sentence`` stands in."""
    return _numbered(sentence.passage, passages[sentence.passage].text)


@lru_cache(maxsize=8192)
def _numbered(index: int, text: str) -> tuple[Sentence, ...]:
    return tuple(
        Sentence(passage=index, order=n, span=span, text=told, lead=lead, title=title)
        for n, (span, told, lead, title) in enumerate(_split(text))
    )


def prefix(claim: str, passage: Passage, text: str) -> str:
    """Return the passage's title and heading where they name what ``text`` leaves out.

    A plain synonym names it too: *Travel Policy* for what a claim says of *trips*.
    """
    named = [part for part in (passage.title, passage.heading) if part]
    missing, heads = content(claim) - content(text), content(" ".join(named))
    if not named or {stem(w) for w in missing}.isdisjoint(map(stem, heads)):
        return ""
    return " > ".join(named) + ": "


def around(centre: Sentence, siblings: Sequence[Sentence], *, wide: bool) -> tuple[Sentence, ...]:
    """Return ``centre`` with its lead-in and, if ``wide``, its neighbours.

    Scraps such as "Length: 33:37." say little with one neighbour a side and get more; a title goes
    with what follows it. Sentences that would exceed the word limit are left out.
    """
    chosen = [centre]
    words = len(centre.text.split())
    sides = (1,) if centre.title else (-1, 1)
    steps = [side * distance for distance in range(1, FARTHEST + 1) for side in sides]
    wanted = [] if centre.lead is None else [centre.lead]
    wanted += [centre.order + step for step in steps] if wide else []
    for order in dict.fromkeys(wanted):
        if words >= CONTEXT and abs(order - centre.order) > NEIGHBOURS and order != centre.lead:
            break
        if 0 <= order < len(siblings):
            more = len(siblings[order].text.split())
            if words + more <= MAX_WORDS:
                chosen.append(siblings[order])
                words += more
    return tuple(sorted(chosen, key=lambda s: s.order))


def above(centre: Sentence, siblings: Sequence[Sentence], passage: Passage) -> list[str]:
    """Return the texts that tell what ``centre`` speaks of: its neighbours, the heading over it."""
    near = [s.text for s in around(centre, siblings, wide=True) if s != centre]
    heads = [s.text for s in siblings[: centre.order] if s.title]
    return [*near, heads[-1] if heads else passage.heading]


def select(
    claim: str,
    passages: Sequence[Passage],
    ranked: Sequence[Sentence],
    by_passage: Sequence[Sequence[Sentence]],
    limit: int,
) -> list[Window]:
    """Return up to ``limit`` windows for ``claim``: the best sentences alone and in context.

    ``ranked`` holds the candidate sentences, best first. A title is never read alone.
    """
    found: list[tuple[Sentence, ...]] = []
    for rank, sentence in enumerate(ranked):
        siblings = by_passage[sentence.passage]
        narrow = around(sentence, siblings, wide=False)
        wide = around(sentence, siblings, wide=True)
        for shape in [narrow, wide] if rank < ALONE and not sentence.title else [wide]:
            if shape not in found and len(found) < limit:
                found.append(shape)
    return [_window(claim, passages, shape) for shape in found]


def compose(
    claim: str, passages: Sequence[Passage], bearing: Sequence[Sentence], known: Sequence[Window]
) -> list[Window]:
    """Return the window made of the best ``bearing`` sentences of several places, if any.

    None where a ``known`` window has as many words of the claim already. A title lends its words to
    no sentence of another place. The order within it depends on the ranking alone, never on the
    order of the passages.
    """
    chosen: list[Sentence] = []
    words = 0
    for sentence in [s for s in bearing if not s.title][:COMPOSED]:
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
    window = _window(claim, passages, shape)
    covered = max((coverage(claim, [w.premise]) for w in known), default=0.0)
    return [window] if coverage(claim, [window.premise]) > covered else []


def table(
    claim: str,
    passages: Sequence[Passage],
    by_passage: Sequence[Sequence[Sentence]],
    known: Sequence[Window],
) -> list[Window]:
    """Return the window of all rows that share a key with ``claim``, if it speaks of several.

    A total, a count or an extreme is a matter of the whole column, not of the row that shares
    most words with the claim. The order within it is that of the texts.
    """
    if not _WHOLE.search(claim):
        return []
    wanted = content(claim)
    rows = [s for sibling in by_passage for s in sibling if is_row(s.text)]
    bearing = sorted((s for s in rows if wanted & content(s.text)), key=lambda s: s.text)
    shape = tuple(bearing[:MAX_ROWS])
    if len(shape) < 2 or any(w.places == {(s.passage, s.order) for s in shape} for w in known):
        return []
    return [_window(claim, passages, shape)]


def widened(window: Window, claim: str, passages: Sequence[Passage]) -> Window:
    """Return ``window`` with what stands around it in its passages, the nearest first.

    It ends with the sentence that would exceed the word limit. Passages that the window does not
    draw on change nothing.
    """
    ranks = {s.passage: rank for rank, s in reversed(list(enumerate(window.sentences)))}
    chosen = list(window.sentences)
    known = window.places
    around = (s for i in ranks for s in _numbered(i, passages[i].text))
    rest = [s for s in around if (s.passage, s.order) not in known]
    near = sorted(rest, key=lambda s: (_distance(s, window.sentences), ranks[s.passage], s.order))
    words = len(window.premise.split())
    for sentence in near:
        words += len(sentence.text.split())
        if words > WIDE:
            break
        chosen.append(sentence)
    return _window(
        claim, passages, tuple(sorted(chosen, key=lambda s: (ranks[s.passage], s.order)))
    )


def beside(window: Window, passages: Sequence[Passage]) -> list[str]:
    """Return the sentences of the window's passages, titles and rows of tables left out."""
    found = (s for i in sorted(window.passages) for s in _numbered(i, passages[i].text))
    return [s.text for s in found if not s.title and not is_row(s.text)]


def _distance(sentence: Sentence, others: Sequence[Sentence]) -> int:
    return min(abs(sentence.order - o.order) for o in others if o.passage == sentence.passage)


def _window(claim: str, passages: Sequence[Passage], shape: tuple[Sentence, ...]) -> Window:
    text = " ".join(s.text for s in shape)
    first = passages[shape[0].passage]
    of_one = {passages[s.passage].document_id for s in shape} == {first.document_id}
    dated = since(claim, first, text) if of_one else ""
    return Window.model_construct(sentences=shape, prefix=dated + prefix(claim, first, text))
