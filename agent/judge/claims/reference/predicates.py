"""Predicate nouns: "Ada became a smith" speaks of Ada, and tells that she is a person."""

from agent.domain.prose.tags import ANY_SUBJECT
from agent.judge.claims.reference.mentions import mention_of
from agent.judge.clauses.tree import Tree

_EQUATING = frozenset({"be", "become", "remain"})


def equated(noun: int, tree: Tree) -> int | None:
    """Return the noun which is said to be what ``noun`` names, None without one.

    Of "it is a hotel" and "there is a hotel" the hotel is what later sentences speak of.
    """
    token = tree.tokens[noun]
    if token.dep != "attr" or tree.tokens[token.head].lemma not in _EQUATING:
        return None
    subjects = tree.with_deps(token.head, *ANY_SUBJECT)
    return next((k for k in subjects if tree.tokens[k].pos in ("NOUN", "PROPN")), None)


def is_somebody(noun: int, tree: Tree) -> bool:
    """Tell a name of what is said to be a person: "Ada became a smith"."""
    if tree.tokens[noun].pos != "PROPN":
        return False
    told = tree.with_deps(tree.tokens[noun].head, "attr")
    described = [k for k in told if equated(k, tree) == noun]
    return any(
        m is not None and bool(m.personal) for m in (mention_of(k, tree, "") for k in described)
    )
