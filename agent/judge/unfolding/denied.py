"""Predicates denied: *may vote* as *may not vote*, *includes* as *does not include*."""

from collections.abc import Iterable

from agent.domain.prose import tags
from agent.judge.clauses.tree import Tree

_FREE = frozenset("may can could will would".split())
_BE = {"is": ("is", "are"), "are": ("is", "are"), "was": ("was", "were"), "were": ("was", "were")}
_HAVE = {"has": ("has", "have"), "have": ("has", "have"), "had": ("had", "had")}
FINITE = tags.FINITE
_DENYING = frozenset(
    """no not n't n’t never none nobody nothing neither nor few little hardly rarely seldom only
    without unless cannot""".split()
)


def denies(tree: Tree, words: range) -> bool:
    """Tell whether some words deny or narrow what they say, so that its contrary is unclear."""
    return any(tree.lower(i) in _DENYING for i in words)


def finite(tree: Tree, words: Iterable[int]) -> int | None:
    """Return the first finite verb or auxiliary among some words, None without one."""
    return next((i for i in words if tree.tokens[i].tag in FINITE), None)


def denied(tree: Tree, verb: int, plural: bool | None = None) -> str:
    """Return a finite verb or auxiliary with *not*, '' where its contrary is unclear.

    ``plural`` tells the number of another subject; without it the verb keeps its own.
    """
    token = tree.tokens[verb]
    low = token.text.lower()
    many = token.tag == "VBP" if plural is None else plural
    if low in _FREE:
        return f"{low} not"
    if low in _BE:
        return f"{_numbered(low, _BE, plural)} not"
    if low in _HAVE and token.pos == "AUX":
        return f"{_numbered(low, _HAVE, plural)} not"
    if low == "must":
        return f"{'do' if plural else 'does'} not have to" if plural is not None else ""
    if token.tag == "MD" or token.pos != "VERB":
        return ""
    return f"{'did' if token.tag == 'VBD' else 'do' if many else 'does'} not {token.lemma}"


def _numbered(verb: str, forms: dict[str, tuple[str, str]], plural: bool | None) -> str:
    return verb if plural is None else forms[verb][plural]
