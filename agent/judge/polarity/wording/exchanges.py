"""What was exchanged between two sentences that are nearly alike, and which words are opposites."""

from typing import NamedTuple

from agent.judge.alignment.relation import (
    Relation,
    modifier_relation,
    opposite_prepositions,
    verb_relation,
)
from agent.judge.clauses.stems import stem

_QUANTITIES = (
    ("none", frozenset("all each both some most several one every everi".split())),
    ("nobody", frozenset("everyone everybody somebody someone everybod somebod".split())),
    ("unless", frozenset({"even_if"})),
)


class Edit(NamedTuple):
    """The claim's words at one place and those of the evidence, as stems."""

    claim: tuple[str, ...]
    premise: tuple[str, ...]


class Wording(NamedTuple):
    """A sentence as a sequence of stems, with the places of its content words."""

    stems: tuple[str, ...]
    content: frozenset[str]
    narrowing: frozenset[str]


def opposite(first: str, second: str) -> bool:
    """Tell whether two stems are opposites."""
    pairs = ((first, second), (second, first))
    if any(a == word and b in others for word, others in _QUANTITIES for a, b in pairs):
        return True
    against = (Relation.CONTRARY, Relation.COMPLEMENT)
    return (
        modifier_relation(first, second) in against
        or verb_relation(first, second) in against
        or opposite_prepositions(first, second)
        or _undone(first, second)
        or _undone(second, first)
    )


def _undone(first: str, second: str) -> bool:
    """Tell whether ``first`` denies ``second`` by its prefix: *unused*, *use*."""
    rest = first.removeprefix("un")
    return rest != first and second in {stem(rest), stem(f"{rest}e")}
