"""A dependency tree with its children listed once, so that walks stay cheap."""

import re
from collections.abc import Iterator, Sequence
from functools import cached_property

from agent.domain.prose.analysis import Analysis, Token
from agent.judge.clauses.stems import stem

NOUNS = frozenset({"NOUN", "PROPN"})
SUBJECTS = frozenset({"nsubj", "nsubjpass"})
CONTENT_POS = frozenset({"NOUN", "PROPN", "VERB", "ADJ", "ADV", "NUM", "X", "SYM"})
_SPEAKING = frozenset("allege claim reckon argue contend maintain insist believe think".split())
_NUMBERING = re.compile(r"\b(?:[Nn][Oo]s?\.\s?(?=\d)|(?<=\w )N[oO]s?\s(?=\d))")
"""The "No." of *bus No. 12*, which denies nothing."""


class Tree:
    """Read access to an ``Analysis``; token indices are those of ``analysis.tokens``."""

    def __init__(self, analysis: Analysis) -> None:
        self.text = analysis.text
        self.tokens: tuple[Token, ...] = analysis.tokens
        self.sentences = analysis.sentences
        self.kids: list[list[int]] = [[] for _ in self.tokens]
        for i, token in enumerate(self.tokens):
            if token.head != i:
                self.kids[token.head].append(i)

    @cached_property
    def stems(self) -> tuple[str, ...]:
        """The key of every token: of its lemma, or of its text for proper names."""
        return tuple(stem(t.text if t.pos == "PROPN" else t.lemma) for t in self.tokens)

    @cached_property
    def lowers(self) -> tuple[str, ...]:
        """The text of every token in lower case."""
        numbering = {m.start() for m in _NUMBERING.finditer(self.text)}
        return tuple("number" if t.start in numbering else t.text.lower() for t in self.tokens)

    @cached_property
    def words(self) -> frozenset[str]:
        """The different tokens of the text, in lower case."""
        return frozenset(self.lowers)

    @cached_property
    def sentence_of(self) -> list[int]:
        """The number of the sentence that each token belongs to."""
        numbers = [0] * len(self.tokens)
        for number, (start, end) in enumerate(self.sentences):
            numbers[start:end] = [number] * (end - start)
        return numbers

    def child(self, index: int, *deps: str) -> int | None:
        """Return the first child of ``index`` with one of ``deps``, or None."""
        for k in self.kids[index]:
            if self.tokens[k].dep in deps:
                return k
        return None

    def with_deps(self, index: int, *deps: str) -> list[int]:
        """Return the children of ``index`` with one of ``deps``, left to right."""
        return [k for k in self.kids[index] if self.tokens[k].dep in deps]

    def conjuncts(self, index: int) -> list[int]:
        """Return ``index`` and what is coordinated with it, left to right."""
        found = [index]
        for i in found:
            found.extend(k for k in self.kids[i] if self.tokens[k].dep == "conj")
        return found

    def below(self, index: int, stop: frozenset[str] = frozenset()) -> Iterator[int]:
        """Yield ``index`` and what it governs, not entering children whose dep is in ``stop``."""
        stack = [index]
        while stack:
            i = stack.pop()
            yield i
            kids = self.kids[i]
            stack += [k for k in kids if self.tokens[k].dep not in stop] if stop else kids

    def lower(self, index: int) -> str:
        """Return the token's text in lower case."""
        return self.lowers[index]

    def quote(self, tokens: Sequence[int]) -> str:
        """Return the text from the first to the last of ``tokens``, at least one, in order."""
        return self.text[self.tokens[tokens[0]].start : self.tokens[tokens[-1]].end]


def spliced(tree: Tree, index: int) -> bool:
    """Tell whether a clause was only hung on the next one by a semicolon or a comma.

    What somebody alleges or believes is not: *he sells it, she alleges*.
    """
    token = tree.tokens[index]
    if tree.tokens[token.head].lemma.lower() in _SPEAKING:
        return False
    own = tree.child(index, "nsubj", "nsubjpass") is not None
    return token.dep == "ccomp" and index < token.head and own
