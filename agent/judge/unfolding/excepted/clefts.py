"""Clefts told plainly: *it was the pump, not the valve, that failed* is *the pump failed*.

Of what is set against it the contrary is told: *the valve did not fail*.
"""

import re

from agent.judge.clauses.tree import NOUNS, SUBJECTS, Tree
from agent.judge.unfolding.denied import denied, denies, finite

CUE = re.compile(
    r"^(?:it|this) (?:is|was|were) (?P<who>[^,;:]+?)(?:, (?:and |but )?not (?P<other>[^,;:]+?),)?"
    r" (?:who|that|which) (?P<said>[^;:]+?)(?:, (?:and )?not (?P<last>[^,;:]+?))?[.!]?$",
    re.IGNORECASE,
)
_BARE = re.compile(
    r"\b(?:only|clear|true|likely|possible|sure|hoped|said|found|shown|known|thought|decided|agreed"
    r"|ruled|not|a fact|a pity|no)\b",
    re.IGNORECASE,
)
"""What is no cleft, or one that denies: *it is clear that*, *it was not Ann who*."""
_NAMING = NOUNS | {"PRON", "NUM"}
_ONE = re.compile(r"\bones?$")


def plainly(tree: Tree, sentence: range) -> str | None:
    """Return a cleft as a plain sentence, and one that denies it of another; None for no cleft."""
    start = tree.tokens[sentence.start].start
    text = tree.text[start : tree.tokens[sentence[-1]].end]
    match = CUE.match(text)
    if match is None or _BARE.search(match["who"]):
        return None
    who = _inside(tree, sentence, start + match.start("who"), start + match.end("who"))
    if not any(tree.tokens[i].pos in _NAMING for i in who):  # *it was explained that*
        return None
    inside = _inside(tree, sentence, start + match.start("said"), start + match.end("said"))
    verb = finite(tree, inside)
    if verb is None or denies(tree, range(inside[0], inside[-1] + 1)):
        return None
    told = _told(tree, inside, match["who"])
    other = match["other"] or match["last"]
    if told is None or not other:
        return told
    noun = next((tree.tokens[i].text for i in reversed(who) if tree.tokens[i].pos in NOUNS), "")
    name = _ONE.sub(noun, other) if noun else other
    contrary = denied(tree, verb)
    against = _told(tree, _alone(tree, inside), name, verb, contrary) if contrary else None
    return f"{told} {against}" if against else told


def _told(
    tree: Tree, inside: list[int], who: str, verb: int = -1, contrary: str = ""
) -> str | None:
    """Return what is said, of its subject or with its object, with its verb denied if it is."""
    words = [contrary if i == verb else tree.tokens[i].text for i in inside]
    gaps = [tree.text[tree.tokens[i].end : tree.tokens[i].end + 1] for i in inside]
    said = "".join(w + (" " if g == " " else "") for w, g in zip(words, gaps, strict=True)).strip()
    led = finite(tree, inside)
    if led is None:
        return None
    before = [i for i in inside if i < led]
    if not any(tree.tokens[i].pos in NOUNS or tree.tokens[i].tag == "PRP" for i in before):
        text = f"{who} {said}"
    elif any(tree.tokens[i].dep in SUBJECTS for i in before):
        text = f"{said} {who}"
    else:
        return None
    return f"{text[:1].upper()}{text[1:]}."


def _alone(tree: Tree, inside: list[int]) -> list[int]:
    """Return the words of a clause without the one that is joined to it: *, and she was right*."""
    joint = (i for i in inside[1:] if tree.tokens[i].pos == "CCONJ" and tree.lower(i - 1) == ",")
    end = next(joint, inside[-1] + 2) - 1
    return [i for i in inside if i < end]


def _inside(tree: Tree, sentence: range, first: int, last: int) -> list[int]:
    return [i for i in sentence if first <= tree.tokens[i].start and tree.tokens[i].end <= last]
