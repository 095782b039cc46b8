"""Ways of telling evidence anew, and what is known where one is taken."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from agent.domain.prose.analysis import Analysis
from agent.judge.clauses.reading import read
from agent.judge.clauses.tree import Tree
from agent.ports import Parser


@dataclass(frozen=True)
class Told:
    """A sentence of the evidence as it is told so far, and what stands around it.

    Attributes:
        text: the sentence, or what earlier ways made of it.
        claim: what it is told for.
        passage: the sentences of its passage, as they stand in the document.
        at: its number among them, from 0.
        before: the sentence before it as that was told; '' for the first.
        parser: reads texts.
    """

    text: str
    claim: str
    passage: tuple[str, ...]
    at: int
    before: str
    parser: Parser

    def analyses(self, *texts: str) -> list[Analysis]:
        """Return the parses of ``texts``; of the text and the claim if none are given."""
        return self.parser.parse(list(texts or (self.text, self.claim)), entities=False)

    def trees(self, *texts: str) -> list[Tree]:
        """Return the trees of ``texts``; of the text and the claim if none are given."""
        return [read(a).tree for a in self.analyses(*texts)]

    def by_sentence(self, told: Callable[[Tree, range], str | None]) -> str:
        """Return the text with each sentence as ``told`` tells it, or as it stands."""
        (tree,) = self.trees(self.text)
        sentences = [range(start, end) for start, end in tree.sentences]
        anew = [told(tree, s) for s in sentences]
        if not any(anew):
            return self.text
        return " ".join(new or tree.quote(s) for new, s in zip(anew, sentences, strict=True))


@dataclass(frozen=True, eq=False)
class Way:
    """One way of telling a sentence anew.

    Attributes:
        cue: stands in what may be told so.
        told: returns the text anew; as it is where this way tells nothing.
        folded: stands in claims that are put so themselves, which are left alone; None for none.
    """

    cue: re.Pattern[str]
    told: Callable[[Told], str]
    folded: re.Pattern[str] | None = None
