"""A text with its tokens and dependency parse, free of the library that made it."""

from typing import NamedTuple

from agent.domain.base import Frozen
from agent.domain.text import Span


class Token(NamedTuple):
    """One token; ``start`` and ``end`` are character offsets into the analysed text.

    ``pos`` and ``dep`` are Universal part-of-speech tags and the parser's dependency labels
    (spaCy's English ClearNLP set: nsubj, dobj, conj …); ``head`` is the index of the governing
    token, its own index at a root; ``entity`` is the entity type ('' outside entities).
    """

    text: str
    lemma: str
    pos: str
    tag: str
    dep: str
    head: int
    start: int
    end: int
    entity: str = ""


class Analysis(Frozen):
    """A parsed text; ``sentences`` are half-open ranges of token indices."""

    text: str
    tokens: tuple[Token, ...]
    sentences: tuple[tuple[int, int], ...]

    def children(self, index: int) -> list[int]:
        """Return the indices of the tokens that token ``index`` governs, left to right."""
        return [i for i, t in enumerate(self.tokens) if t.head == index and i != index]

    def subtree(self, index: int) -> list[int]:
        """Return ``index`` and all tokens below it, left to right."""
        found = {index}
        frontier = [index]
        while frontier:
            frontier = [c for f in frontier for c in self.children(f) if c not in found]
            found.update(frontier)
        return sorted(found)

    def sentence_at(self, at: int) -> Span:
        """Return where the sentence around character ``at`` stands; all of the text if none is."""
        for first, last in self.sentences:
            span = Span(start=self.tokens[first].start, end=self.tokens[last - 1].end)
            if span.start <= at < span.end:
                return span
        return Span(start=0, end=len(self.text))


def concatenate(parts: list[Analysis], separator: str = " ") -> Analysis:
    """Return the analysis of the parts' texts joined by ``separator``."""
    if len(parts) == 1:
        return parts[0]
    tokens, sentences = [*parts[0].tokens], [*parts[0].sentences]
    offset = len(parts[0].text) + len(separator)
    for part in parts[1:]:
        first = len(tokens)
        tokens += [
            Token(w, lemma, pos, tag, dep, head + first, start + offset, end + offset, entity)
            for w, lemma, pos, tag, dep, head, start, end, entity in part.tokens
        ]
        sentences += [(start + first, end + first) for start, end in part.sentences]
        offset += len(part.text) + len(separator)
    return Analysis.model_construct(
        text=separator.join(p.text for p in parts),
        tokens=tuple(tokens),
        sentences=tuple(sentences),
    )
