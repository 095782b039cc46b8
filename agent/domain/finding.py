"""What a strict rule finds when it holds a claim against a premise."""

from enum import StrEnum
from typing import NamedTuple

from agent.domain.base import Frozen
from agent.domain.verdict import Derivation


class Outcome(StrEnum):
    """How the claim's items fare in the premise.

    ``none``: the claim has no such item, or the rule cannot tell. ``match``: every item is
    stated (or derivable). ``missing``: an item has no counterpart, so the premise cannot fully
    support the claim. ``conflict``: the premise gives another value for the same attribute of
    the same thing.
    """

    NONE = "none"
    MATCH = "match"
    MISSING = "missing"
    CONFLICT = "conflict"


class Term(NamedTuple):
    """What the evidence writes where the claim writes ``claim[start:end]``, meaning the same."""

    start: int
    end: int
    text: str


class Finding(Frozen):
    """The outcome of one rule, with a reason fit for the ledger.

    ``terms`` come with a match, and ``opposed``, the number of the evidence that the claim's is
    held against, with a conflict, or with a miss that another source would make one. ``elsewhere``
    tells that the evidence says it of another thing, ``covered`` that what is missing lies inside a
    wider value of the evidence, which ``terms`` then hold. ``twin`` tells that the evidence
    is about another thing of the kind, while what it says of the claim's own bears the claim out.
    """

    rule: str
    outcome: Outcome
    reason: str = ""
    derivation: Derivation | None = None
    terms: tuple[Term, ...] = ()
    opposed: str = ""
    elsewhere: bool = False
    covered: bool = False
    twin: bool = False
