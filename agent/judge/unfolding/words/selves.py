"""*Automatically* in the words of a claim: *on its own*, *by themselves*."""

import re

from agent.judge.clauses.tree import Tree

CUE = re.compile(r"\bautomatically\b", re.IGNORECASE)
_ALONE = re.compile(
    r"\b(?:by (?:itself|themselves)|(?:on|of) (?:its|their) own(?: accord)?"
    r"|without (?:anyone|anybody)['’]s (?:doing|help))\b",
    re.IGNORECASE,
)
_PASSIVE = ("nsubjpass", "auxpass")


def on_its_own(tree: Tree, claim: str) -> str:
    """Return a text with what the claim says for *automatically*.

    Who *is registered automatically* does not register on his own: of what is done to somebody the
    text stands.
    """
    said = _ALONE.search(claim)
    marks = [i for i in range(len(tree.tokens)) if tree.lower(i) == "automatically"]
    if said is None or len(marks) != 1 or _ALONE.search(tree.text):
        return tree.text
    adverb = tree.tokens[marks[0]]
    verb = adverb.head
    if tree.tokens[verb].pos != "VERB" or tree.child(verb, *_PASSIVE, "dobj") is not None:
        return tree.text
    if tree.child(verb, "nsubj") is None:
        return tree.text
    return f"{tree.text[: adverb.start]}{said[0].lower()}{tree.text[adverb.end :]}"
