"""Parsed texts at hand, parsed in batches and their parses repaired."""

from collections.abc import Iterable

from agent.judge.claims.parsing.repair import repaired
from agent.judge.clauses.tree import Tree
from agent.ports import Parser

_SUBJECTS = frozenset("it he she they we you i there".split())


class Trees:
    """Hands out the tree of a text; ``load`` parses many at once, ``of`` one if it must."""

    def __init__(self, parser: Parser) -> None:
        self._parser = parser
        self._known: dict[str, Tree] = {}

    def load(self, texts: Iterable[str]) -> None:
        """Parse the texts that are not known yet, in one batch."""
        new = [t for t in dict.fromkeys(texts) if t not in self._known]
        for text, analysis in zip(new, self._parser.parse(new), strict=True):
            self._known[text] = Tree(repaired(analysis))

    def of(self, text: str) -> Tree:
        """Return the tree of ``text``."""
        if text not in self._known:
            self.load([text])
        return self._known[text]

    def is_statement(self, text: str) -> bool:
        """Tell whether ``text`` has a predicate with a subject, or is a command."""
        tree = self.of(text)
        return any(tree.is_clause(root) for root in tree.roots)

    def is_assertion(self, text: str) -> bool:
        """Tell whether ``text`` has a predicate with a subject, and is no command."""
        tree = self.of(text)
        return any(tree.is_clause(r) and not tree.is_imperative(r) for r in tree.roots)

    def is_about_pronoun(self, label: str) -> bool:
        """Tell "That hinges on the bill", where the parser takes the verb for a noun."""
        one, *others = self.of(label).tokens
        first = one.text.lower()
        pointing = first in ("this", "that") and bool(others) and others[0].tag == "NNS"
        return bool(others) and (pointing or first in _SUBJECTS)

    def is_person(self, label: str) -> bool:
        """Tell whether a label of one word is somebody's name: "Anna", not "Deposit"."""
        return self.is_name(label) and self.of(f"{label} is here.").tokens[0].entity == "PERSON"

    def is_name(self, label: str) -> bool:
        """Tell whether a label of one word is a name: "Anna", or the plan "Pro"."""
        plain = label.isalpha() and label.istitle()
        return plain and self.of(f"{label} is here.").tokens[0].pos == "PROPN"
