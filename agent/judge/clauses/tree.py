"""A dependency tree with its children listed once, so that walks stay cheap.

The rules read the parse as it is, what they were measured on. Claims are split on a repaired one
(`claims.parsing.repair`), because a clause that hangs on the wrong word costs a claim.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

from agent.domain.prose.analysis import Analysis, Token
from agent.domain.prose.tags import ANY_SUBJECT, CONTENT_POS, FINITE, NOUNS, SUBJECTS
from agent.judge.clauses.people import name_key
from agent.judge.clauses.stems import stem

__all__ = ["CONTENT_POS", "NOUNS", "SUBJECTS", "Tree", "spliced"]

_SPEAKING = frozenset("allege claim reckon argue contend maintain insist believe think".split())
_INVERTED = frozenset({"should", "had", "were"})
_NUMBERING = re.compile(r"\b(?:[Nn][Oo]s?\.\s?(?=\d)|(?<=\w )N[oO]s?\s(?=\d))")
"""The "No." of *bus No. 12*, which denies nothing."""


class Tree:
    """Read access to an ``Analysis``; token indices are those of ``analysis.tokens``."""

    def __init__(self, analysis: Analysis) -> None:
        self.text = analysis.text
        self.tokens: tuple[Token, ...] = analysis.tokens
        self.sentences = analysis.sentences
        self._subtrees: dict[int, tuple[int, ...]] = {}
        self.kids: list[list[int]] = [[] for _ in self.tokens]
        for i, token in enumerate(self.tokens):
            if token.head != i:
                self.kids[token.head].append(i)

    @cached_property
    def stems(self) -> tuple[str, ...]:
        """The key of every token: of its lemma, or of its text for proper names."""
        return tuple(name_key(t.text) if t.pos == "PROPN" else stem(t.lemma) for t in self.tokens)

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

    @cached_property
    def roots(self) -> list[int]:
        """The root of each sentence that the parser saw."""
        return [
            next((i for i in range(start, end) if self.tokens[i].head == i), start)
            for start, end in self.sentences
            if end > start
        ]

    def subtree(self, index: int) -> tuple[int, ...]:
        """Return ``index`` and all tokens below it, left to right."""
        known = self._subtrees.get(index)
        if known is None:
            known = self._subtrees[index] = tuple(sorted(self.below(index)))
        return known

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

    def leading(self, noun: int) -> int:
        """Return the first of the nouns with which a noun is coordinated, or itself."""
        token = self.tokens[noun]
        while token.dep == "conj" and token.head < noun and self.tokens[token.head].pos in NOUNS:
            noun, token = token.head, self.tokens[token.head]
        return noun

    def below(self, index: int, stop: frozenset[str] = frozenset()) -> Iterator[int]:
        """Yield ``index`` and what it governs, not entering children whose dep is in ``stop``."""
        stack = [index]
        while stack:
            i = stack.pop()
            yield i
            kids = self.kids[i]
            stack += [k for k in kids if self.tokens[k].dep not in stop] if stop else kids

    def places(self, key: str) -> list[int]:
        """Return the tokens with a key, none for that of a token without one."""
        return [i for i, own in enumerate(self.stems) if own and own == key]

    def within(self, start: int, end: int) -> list[int]:
        """Return the tokens that begin between two places of the text."""
        return [i for i, token in enumerate(self.tokens) if start <= token.start < end]

    def subjects(self, index: int) -> list[int]:
        """Return the subjects of a verb; the "there" of "is there to help" is none."""
        found = self.with_deps(index, *ANY_SUBJECT)
        return [k for k in found if k < index or self.tokens[k].dep != "expl"]

    def subject_among(self, tokens: Iterable[int]) -> int | None:
        """Return the first of ``tokens`` that is the subject of a clause, or None."""
        return next((i for i in tokens if self.tokens[i].dep in SUBJECTS), None)

    def is_finite(self, index: int) -> bool:
        """Tell whether the verb ``index`` is finite by itself or by an auxiliary."""
        if self.tokens[index].pos not in ("VERB", "AUX"):
            return False
        helping = self.with_deps(index, "aux", "auxpass")
        return any(self.tokens[i].tag in FINITE for i in (index, *helping))

    def is_inverted(self, index: int) -> bool:
        """Tell whether ``index`` heads a condition by its order: "should you be ill, …"."""
        first = self.subtree(index)[0]
        if self.lower(first) not in _INVERTED or first not in (index, *self.kids[index]):
            return False
        return any(first < k for k in self.with_deps(index, *ANY_SUBJECT))

    def is_imperative(self, index: int) -> bool:
        """Tell whether ``index`` heads a command: a base form without subject and without "to"."""
        token = self.tokens[index]
        if token.pos not in ("VERB", "AUX") or token.tag not in ("VB", "VBP"):
            return False
        if self.with_deps(index, *ANY_SUBJECT):
            return False
        auxiliaries = [self.lower(k) for k in self.with_deps(index, "aux", "auxpass")]
        return all(a in ("do", "please", "let") for a in auxiliaries)

    def is_clause(self, index: int) -> bool:
        """Tell whether ``index`` heads a statement or a command."""
        if self.is_imperative(index):
            return True
        if not self.with_deps(index, *ANY_SUBJECT):
            return False
        bare = self.tokens[index].tag == "VB" and not self.with_deps(index, "aux", "mark")
        return bare or self.is_finite(index)

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
