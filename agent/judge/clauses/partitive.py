"""Quantities of a noun: *all of the stores*, *most stores*, *two of the five*."""

import re

from agent.judge.clauses.tree import NOUNS, Tree

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

_AMOUNTS = frozenset("half quarter third".split())
_NO_OTHER = re.compile(
    r"\b(?:no(?:where|body|thing| one|ne)|not(?: to| in| by)? any(?:where|body|thing| ?one)) else\b"
    r"|\b(?:no|none|not any) others?\b(?! than)",
    re.IGNORECASE,
)


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


def stands_for_some(tree: Tree, head: int) -> bool:
    """Tell whether a partitive leaves out its noun: *at least half go to people over seventy*."""
    return tree.tokens[head].lemma.lower() in _PARTITIVES and noun_of(tree, head) == head


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


def before_an_amount(tree: Tree, index: int) -> bool:
    """Tell whether a word stands right before a number or a part: *only half the stalls*."""
    after = index + 1
    if after >= len(tree.tokens):
        return False
    return tree.tokens[after].pos == "NUM" or tree.lower(after) in _AMOUNTS


def leaves_no_other(claim: Tree, premise: Tree, number: int) -> bool:
    """Tell whether sentence ``number`` rules out all but what the claim names: *and nowhere else*.

    The claim names every thing that the sentence does.
    """
    sentence = range(*premise.sentences[number])
    nouns = {premise.stems[i] for i in sentence if premise.tokens[i].pos in NOUNS}
    return nouns <= {*claim.stems} and _NO_OTHER.search(premise.quote(sentence)) is not None


def _reduced(tree: Tree, index: int, share: int) -> int:
    before = tree.lower(index - 1) if index else ""
    if share == 5 and index + 1 < len(tree.tokens) and tree.lower(index + 1) == "but":
        return 4  # *all but three of the players*
    if before in {"not", "almost", "nearly", "virtually", "practically"} and share == 5:
        return 4
    return share
