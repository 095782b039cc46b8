"""Quantities of a noun: *all of the stores*, *most stores*, *two of the five*."""

from agent.judge.clauses.tree import Tree

QUANTIFIERS: dict[str, int] = {
    **dict.fromkeys("all every each both everyone everybody everything entire whole".split(), 5),
    **dict.fromkeys("most majority".split(), 4),
    **dict.fromkeys("half many".split(), 3),
    **dict.fromkeys("some several certain various number few minority part".split(), 2),
}
"""Share that a word claims of its noun, 2 (some) to 5 (all)."""

_PARTITIVES = frozenset(QUANTIFIERS) | {
    "none",
    "neither",
    "either",
    "one",
    "any",
    "rest",
    "remainder",
    "two",
    "three",
    "third",
    "quarter",
    "percent",
    "%",
}


def noun_of(tree: Tree, head: int) -> int:
    """Return the noun that a partitive head stands for (*some of the paintings*: paintings)."""
    token = tree.tokens[head]
    if token.lemma.lower() not in _PARTITIVES and token.pos != "NUM":
        return head
    for prep in tree.with_deps(head, "prep"):
        if tree.lower(prep) == "of":
            noun = tree.child(prep, "pobj")
            if noun is not None:
                return noun
    return head


def share_of(tree: Tree, head: int) -> int | None:
    """Return the share that ``head`` (a noun or a partitive) is said to have, 2–5, or None."""
    own = QUANTIFIERS.get(tree.tokens[head].lemma.lower())
    if own is not None and noun_of(tree, head) != head:
        return _reduced(tree, head, own)
    if own == 5:
        return own
    for kid in tree.kids[head]:
        share = QUANTIFIERS.get(tree.lower(kid))
        if share is not None and tree.tokens[kid].dep in {"det", "amod", "predet", "nmod"}:
            return _reduced(tree, kid, share)
    return None


def _reduced(tree: Tree, index: int, share: int) -> int:
    before = tree.lower(index - 1) if index else ""
    if share == 5 and index + 1 < len(tree.tokens) and tree.lower(index + 1) == "but":
        return 4  # *all but three of the players*
    if before in {"not", "almost", "nearly", "virtually", "practically"} and share == 5:
        return 4
    return share
