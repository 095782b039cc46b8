"""Sequences: what a text has done one thing after another (*Drain it, then lift the lid*)."""

import re
from collections.abc import Iterator

from agent.judge.clauses.tree import Tree

Step = tuple[int, int]
_SEQUEL = re.compile(
    r"(?:[,;:–—]\s*(?:(?:and|but)\s+)?|(?<!\bnow )\band\s+|\A\W*)"
    r"(?:(?:only|is|are|was|were|it|they|he|she|we|you)\s+)?"
    r"(?:(?:then|afterwards?|subsequently|thereafter|after (?:that|this|which))\b|finally,)",
    re.IGNORECASE,
)
_SUPPOSED = re.compile(r"\b(?:if|unless|whether|suppose|assuming)\b", re.IGNORECASE)


def sequences(tree: Tree) -> list[list[Step]]:
    """Return the character ranges of the steps of each sequence, at least two of them, in order.

    A sentence that opens with such a word goes on from the last step of the one before it. The
    consequence of a condition (*if it leaks, then call*) is no later step.
    """
    found: list[list[Step]] = [[]]
    for sentence in _sentences(tree):
        cuts = list(_cuts(tree.text, *sentence))
        if not cuts or cuts[0][0] != sentence[0]:
            found.append([])
        found[-1] += _steps(sentence, cuts)
    return [steps for steps in found if len(steps) > 1]


def _sentences(tree: Tree) -> Iterator[Step]:
    """Yield where sentences begin and end."""
    for first, last in tree.sentences:
        yield tree.tokens[first].start, tree.tokens[last - 1].end


def _cuts(text: str, start: int, end: int) -> Iterator[Step]:
    """Yield where the words that open a later step stand in a sentence."""
    for match in _SEQUEL.finditer(text[start:end]):
        if not _SUPPOSED.search(text, start, start + match.start()):
            yield start + match.start(), start + match.end()


def _steps(sentence: Step, cuts: list[Step]) -> Iterator[Step]:
    start, end = sentence
    for before, after in cuts:
        if before > start:
            yield start, before
        start = after
    yield start, end
