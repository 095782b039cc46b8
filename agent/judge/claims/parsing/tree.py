"""A dependency parse with its children and subtrees at hand."""

from functools import cached_property

from agent.domain.prose.analysis import Analysis, Token
from agent.judge.claims.parsing.repair import repaired
from agent.judge.claims.parsing.tags import FINITE, SUBJECTS

_INVERTED = frozenset({"should", "had", "were"})


class Tree:
    """Wraps an ``Analysis``; token indices are those of the analysis."""

    def __init__(self, analysis: Analysis) -> None:
        self.text = analysis.text
        self.tokens: tuple[Token, ...] = repaired(analysis)
        self._sentences = analysis.sentences
        self._subtrees: dict[int, tuple[int, ...]] = {}

    @cached_property
    def kids(self) -> list[list[int]]:
        """The children of each token, left to right."""
        kids: list[list[int]] = [[] for _ in self.tokens]
        for i, token in enumerate(self.tokens):
            if token.head != i:
                kids[token.head].append(i)
        return kids

    @cached_property
    def roots(self) -> list[int]:
        """The root of each sentence that the parser saw."""
        return [
            next((i for i in range(start, end) if self.tokens[i].head == i), start)
            for start, end in self._sentences
            if end > start
        ]

    def subtree(self, index: int) -> tuple[int, ...]:
        """Return ``index`` and all tokens below it, left to right."""
        known = self._subtrees.get(index)
        if known is None:
            found = [index]
            for i in found:
                found.extend(self.kids[i])
            known = self._subtrees[index] = tuple(sorted(found))
        return known

    def find(self, index: int, *deps: str) -> list[int]:
        """Return the children of ``index`` with one of the dependency labels ``deps``."""
        return [k for k in self.kids[index] if self.tokens[k].dep in deps]

    def lower(self, index: int) -> str:
        """Return the token's text in lower case."""
        return self.tokens[index].text.lower()

    def subjects(self, index: int) -> list[int]:
        """Return the subjects of a verb; the "there" of "is there to help" is none."""
        return [k for k in self.find(index, *SUBJECTS) if k < index or self.tokens[k].dep != "expl"]

    def is_finite(self, index: int) -> bool:
        """Tell whether the verb ``index`` is finite by itself or by an auxiliary."""
        if self.tokens[index].pos not in ("VERB", "AUX"):
            return False
        if self.tokens[index].tag in FINITE:
            return True
        return any(self.tokens[k].tag in FINITE for k in self.find(index, "aux", "auxpass"))

    def is_inverted(self, index: int) -> bool:
        """Tell whether ``index`` heads a condition by its order: "should you be ill, …"."""
        first = self.subtree(index)[0]
        if self.lower(first) not in _INVERTED or first not in (index, *self.kids[index]):
            return False
        return any(first < k for k in self.find(index, *SUBJECTS))

    def is_imperative(self, index: int) -> bool:
        """Tell whether ``index`` heads a command: a base form without subject and without "to"."""
        token = self.tokens[index]
        if token.pos not in ("VERB", "AUX") or token.tag not in ("VB", "VBP"):
            return False
        if self.find(index, *SUBJECTS):
            return False
        auxiliaries = [self.lower(k) for k in self.find(index, "aux", "auxpass")]
        return all(a in ("do", "please", "let") for a in auxiliaries)

    def is_clause(self, index: int) -> bool:
        """Tell whether ``index`` heads a statement or a command."""
        if self.is_imperative(index):
            return True
        if not self.find(index, *SUBJECTS):
            return False
        bare = self.tokens[index].tag == "VB" and not self.find(index, "aux", "mark")
        return bare or self.is_finite(index)
