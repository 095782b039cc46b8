"""Whose clauses: *the painter whose daughter runs the inn owns the mill* tells of two people.

The painter does not run the inn, and the daughter does not own the mill.
"""

from collections.abc import Iterator
from typing import NamedTuple

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import content, words_of
from agent.judge.clauses.tree import NOUNS, SUBJECTS, Tree

_CLAUSES = frozenset({"relcl", "acl"})


class Whose(NamedTuple):
    """The stems of an owner and of what is theirs, and what is told in the clause and outside."""

    owner: str
    owned: str
    clause: frozenset[str]
    rest: frozenset[str]


def compare_whose(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``missing`` where a claim has of the one what the evidence says of the other.

    What other sentences of the evidence tell, too, may be told there of the claim's subject.
    """
    subjects = {claim.stems[i] for i in _subjects(claim)}
    if len(subjects) != 1 or "whose" in claim.words:
        return Outcome.NONE, ""
    for told in _whose(premise):
        said = content(claim) - {told.owner, told.owned}
        inside, outside = said & told.clause, said & told.rest
        if told.owner in subjects and told.owned not in claim.stems:
            moved = inside and not outside
        else:
            moved = told.owned in subjects and outside and not inside
        if moved:
            return Outcome.MISSING, "it says so of somebody or something else"
    return Outcome.NONE, ""


def _subjects(tree: Tree) -> list[int]:
    roots = tree.roots
    return [k for root in roots for k in tree.with_deps(root, *SUBJECTS)]


def _whose(tree: Tree) -> Iterator[Whose]:
    """Yield the clauses with *whose* after a noun, and what only their sentence tells."""
    for word in (i for i in range(len(tree.tokens)) if tree.lower(i) == "whose"):
        owned = tree.tokens[word].head
        verb = _clause(tree, owned)
        owner = tree.tokens[verb].head
        outside = (
            tree.tokens[owner].head != owner
        )  # a verb, of which it is said what the owner does
        if tree.tokens[owner].pos not in NOUNS or not outside or not owner < word < owned:
            continue
        start, end = tree.sentences[tree.sentence_of[word]]
        within = {k for k in tree.below(verb) if k > word} - {owned}
        others = words_of(tree, (k for k in range(len(tree.tokens)) if not start <= k < end))
        outer = words_of(tree, (k for k in range(start, end) if k not in within))
        inner = words_of(tree, within)
        names = {tree.stems[owner], tree.stems[owned]}
        apart = others | names
        yield Whose(
            tree.stems[owner], tree.stems[owned], inner - outer - apart, outer - inner - apart
        )


def _clause(tree: Tree, index: int) -> int:
    """Return the verb of the relative clause in which a token stands, or the root above it."""
    while tree.tokens[index].dep not in _CLAUSES and tree.tokens[index].head != index:
        index = tree.tokens[index].head
    return index
