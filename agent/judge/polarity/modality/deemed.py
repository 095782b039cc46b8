"""Deemed: what *counts as delivered* may not have been delivered."""

import re

from agent.judge.clauses.tree import Tree

_FORMS = r"(?:being|having been|having|have been|have|be)"
_DEEMED = re.compile(
    r"\b(?P<cue>(?:counts?|counted|treated|regarded|viewed|classed) as"
    r"|(?:deemed|considered|presumed|assumed|held|taken)(?: to| as)?)"
    rf"(?: {_FORMS})?(?: \w+ly)? (?P<verb>\w+)\b",
    re.IGNORECASE,
)
_RULED = re.compile(r"count|treat|deem", re.IGNORECASE)
"""What rules say of a case; who considers something safe tells what it is like."""
_SAID = re.compile(
    r"\b(?:counts?|counted|counting|treat\w*|regard\w*|view(?:s|ed)|classed|deem\w*|consider\w*"
    r"|presum\w+|assum\w+|held|taken|seen)\b",
    re.IGNORECASE,
)
_PARTICIPLES = frozenset({"VBN", "VBD"})


def deemed(claim: Tree, premise: Tree) -> str:
    """Return the words by which the premise only deems done what the claim has done, or ''.

    Wherever the premise speaks of it, it must only deem it so.
    """
    if _SAID.search(claim.text):
        return ""
    places = {m.start("verb"): m["cue"] for m in _DEEMED.finditer(premise.text)}
    for verb in (i for i in range(len(claim.tokens)) if _reported(claim, i)):
        told = premise.places(claim.stems[verb])
        cues = [places.get(premise.tokens[k].start, "") for k in told]
        held = claim.tokens[verb].pos == "ADJ" and not all(_RULED.match(c) for c in cues)
        if cues and all(cues) and not held:
            return f"{cues[0]} {premise.tokens[told[0]].text}"
    return ""


def _reported(tree: Tree, index: int) -> bool:
    """Tell whether a main clause says what is or has been done, or what something is like."""
    token = tree.tokens[index]
    if token.dep == "acomp":
        return tree.tokens[token.head].dep == "ROOT"
    return token.tag in _PARTICIPLES and token.dep in {"ROOT", "conj"}
