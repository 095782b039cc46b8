"""Veils: words that call a whole clause untrue, a rumour or far from certain.

*It is a myth that bats are blind* has every word of *bats are blind*, and denies it.
"""

import re

from agent.judge.clauses.negation import NEGATIVES
from agent.judge.clauses.stems import stem
from agent.judge.clauses.tree import Tree

_UNTRUE = re.compile(
    r"\b(?:(?:un|not |hardly )true|false|(?:not|never) the case|(?:a |an )?(?:\w+ )?"
    r"(?:myth|lie|hoax|fiction|fallacy|misconception|legend)|(?:not|far from|by no means) "
    r"(?:certain|clear|true|sure|proven|known|established)|(?:no|little|scant|insufficient) "
    r"(?:\w+ )?(?:evidence|proof|sign|indication|suggestion)|doubtful|unlikely|impossible|unclear"
    r"|uncertain|unproven|questionable|"
    r"(?:wrong|false|mistaken|incorrect|erroneous)ly \w+)(?: to \w+)? that\b",
    re.IGNORECASE,
)
_RUMOUR = re.compile(
    r"\b(?P<told>claims?|rumou?rs?|allegations?|suggestions?|idea|belief|notion|myth|theory"
    r"|assertion) that\b.*\b(?P<denied>false|untrue|den(?:y|ies|ied)|dismiss\w*|reject\w*|refut\w*"
    r"|debunk\w*|unfounded|baseless|wrong|mistaken|incorrect|unproven)\b",
    re.IGNORECASE,
)
_COMMON = frozenset("a an the that to of is was far from true case no not".split())


def veil(claim: Tree, premise: Tree, sentence: range) -> str:
    """Return the words by which a sentence disowns what the claim says, or ''."""
    text, said = premise.quote(sentence), claim.words
    untrue, rumour = _UNTRUE.search(text), _RUMOUR.search(text)
    found = untrue[0] if untrue else " ".join(rumour.group("told", "denied")) if rumour else ""
    words = {stem(w) for w in re.findall(r"\w+", found.lower()) if w not in _COMMON}
    return "" if said & NEGATIVES or not words.isdisjoint(claim.stems) else found
