"""Chiefly: where loans rose by 6%, *chiefly of films*, loans of films did not rise by 6%."""

import re

from agent.judge.alignment.matter import content, saying, words_of
from agent.judge.clauses.tree import Tree

SAID = 0.6  # share of the claim's words from which a sentence says what the claim says
_CHIEFLY = re.compile(
    r"[,(—–] ?(?:chiefly|mainly|mostly|especially|particularly|in particular|notably|largely|partly"
    r"|predominantly|primarily|above all|among (?:them|these)|the (?:bulk|majority|most) of"
    r"(?: (?:it|them|these))?) (?P<part>[^,;:.()—–]+)",
    re.IGNORECASE,
)
_SOME = re.compile(
    r"\b(?:chiefly|mainly|mostly|especially|particularly|in particular|notably|largely|partly"
    r"|predominantly|primarily|above all|most|among|too|also|including|some)\b",
    re.IGNORECASE,
)
_NUMBER = re.compile(
    r"\d|\b(?:half|third|quarter|doubled?|trebled?|tripled?|halved?|twice)\b", re.IGNORECASE
)


def of_all_together(claim: Tree, premise: Tree) -> str:
    """Return what a sentence only says of the most part of what the claim says it of, or ''.

    The claim gives a number, which stands for the whole.
    """
    if not _CHIEFLY.search(premise.text) or _SOME.search(claim.text):
        return ""
    asked = content(claim)
    if not _NUMBER.search(claim.text):
        return ""
    for sentence in saying(claim, premise, SAID):
        text, offset = premise.quote(sentence), premise.tokens[sentence[0]].start
        found = _CHIEFLY.search(text)
        if found is None or not _NUMBER.search(text[: found.start()]):
            continue
        if _NUMBER.search(found["part"]):
            continue
        start, end = (offset + p for p in found.span("part"))
        inside = [i for i in sentence if start <= premise.tokens[i].start < end]
        outside = words_of(premise, [i for i in sentence if i not in inside])
        if words_of(premise, inside) & asked - outside:
            return found[0].strip(" ,(—–")
    return ""
