"""Opinions: what is *called a disaster* need not be one, nor what *counts as done* be done."""

import re

from agent.domain.prose.analysis import Token
from agent.judge.clauses.negation import NEGATIVES
from agent.judge.clauses.tree import Tree

_CALLING = frozenset(
    """call describe label brand characterise characterize regard view see perceive consider think
    believe deem portray depict denounce criticise criticize dismiss praise hail""".split()
)
_COPULAS = frozenset({"be", "become", "remain", "seem"})
_QUALITIES = frozenset({"acomp", "attr"})
_INDEFINITE = frozenset({"a", "an"})
_AS = frozenset({"as"})
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


def opined(claim: Tree, premise: Tree) -> str:
    """Return the words by which somebody only calls a thing what the claim says that it is, or ''.

    Wherever the premise has the word for it, somebody must only think so.
    """
    if any(t.lemma.lower() in _CALLING or t.text.lower() in NEGATIVES for t in claim.tokens):
        return ""
    for quality in (i for i in range(len(claim.tokens)) if _is_quality(claim, i)):
        places = premise.places(claim.stems[quality])
        calls = [_calling(premise, k) for k in places]
        if calls and all(c is not None for c in calls):
            return premise.quote((calls[0] or 0, places[0]))
    return ""


def _is_quality(tree: Tree, index: int) -> bool:
    """Tell whether a clause says of its subject what it is like, or what kind of thing."""
    token = tree.tokens[index]
    head = tree.tokens[token.head]
    if token.tag == "VBN" and token.dep == "ROOT":  # *is biased*
        return tree.child(index, "auxpass") is not None and tree.child(index, "agent") is None
    if token.dep not in _QUALITIES or head.lemma not in _COPULAS:
        return False
    return _judging(tree, index, token)


def _judging(tree: Tree, index: int, token: Token) -> bool:
    """Tell whether a word may be somebody's opinion: an adjective, or *a disaster*; no name."""
    indefinite = any(tree.lower(k) in _INDEFINITE for k in tree.kids[index])
    return token.pos == "ADJ" or token.tag in {"VBN", "JJ"} or (token.pos == "NOUN" and indefinite)


def _calling(tree: Tree, index: int) -> int | None:
    """Return the verb by which somebody calls something what a word says, None where it is so."""
    middle = tree.tokens[index].head
    verb = middle if tree.tokens[middle].pos == "VERB" else tree.tokens[middle].head
    if tree.tokens[verb].lemma.lower() not in _CALLING or tree.child(verb, "nsubj") is None:
        return None
    thing = next((k for k in tree.with_deps(verb, "dobj", "oprd") if k < index), None)
    if thing is None:  # *thinks the ward unsafe*: a clause of its own
        thing = tree.child(index, "nsubj") if middle == verb else None
    between = middle in (verb, thing) or tree.lower(middle) in _AS
    return verb if between and thing is not None and verb < thing < index else None


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
