"""What a question or a label denies: a block *without lift*, whoever *isn't a tenant*."""

import re
from typing import NamedTuple

from agent.domain.prose.terms import terms

_ARTICLE = r"(?:(?:an?|the|any)\s+)?"
_DENIED = re.compile(
    r"(?:\b(?:without|not|non|neither)|n['’]t)\b[\s-]+"
    rf"(?P<what>{_ARTICLE}[\w'’-]+(?:,?\s+(?:n?or)\s+{_ARTICLE}[\w'’-]+)*)",
    re.IGNORECASE,
)
_EITHER = re.compile(r"\bwith (?:or|and) without\b", re.IGNORECASE)


class _Said(NamedTuple):
    plain: frozenset[str]
    denied: frozenset[str]


def against(label: str, question: str) -> frozenset[str]:
    """Return what a label has and the question denies, or the other way round.

    What a question has both ways ("with or without a lift") is neither.
    """
    said, asked = _said(label), _said(question)
    return (said.plain & asked.denied | said.denied & asked.plain) - (asked.plain & asked.denied)


def denied(text: str) -> frozenset[str]:
    """Return the stems of what a text denies."""
    return frozenset(t for m in _DENIED.finditer(text) for t in terms(m["what"]))


def _said(text: str) -> _Said:
    """Return the stems that a text has, and those that it denies; both of "with or without"."""
    rest = frozenset(terms(_DENIED.sub(" ", text)))
    return _Said(rest | denied(text) if _EITHER.search(text) else rest, denied(text))
