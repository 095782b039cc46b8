"""Parsed texts for the tests of rules."""

from agent.judge.clauses.tree import Tree
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def tree(text: str) -> Tree:
    """Return the tree of a text."""
    (parsed,) = PARSER.parse([text], entities=False)
    return Tree(parsed)
