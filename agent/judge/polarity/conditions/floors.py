"""Floors and ceilings: what needs the same or a newer version does not do with an older one."""

import re
from typing import NamedTuple

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import nearest
from agent.judge.alignment.relation import (
    Relation,
    denying,
    modifier_relation,
    verb_relation,
)
from agent.judge.clauses.reading import Reading
from agent.judge.clauses.stems import stem
from agent.judge.clauses.tree import Tree

_EQUAL = frozenset("same equal equivalent identical".split())
_NEEDED = frozenset("require need must demand only necessary shall".split())
_AWAY = frozenset("from of by than since for".split())  # it is the other side that is meant
_ALLOWED = tuple(map(stem, ("accept", "allow", "succeed")))
_OPPOSITE = (Relation.CONTRARY, Relation.COMPLEMENT)
_NOT = re.compile(r"\b(?:no|not|only|cannot|never|without|neither|nor|unless)\b|n['’]t\b", re.I)


class _Compared(NamedTuple):
    """A comparative, its stem, and the stem of the noun that it goes with."""

    text: str
    stem: str
    noun: str


def compare_floors(claim: Reading, premise: Reading) -> tuple[Outcome, str]:
    """Return ``conflict`` where the claim goes below what the premise demands, else ``none``.

    The premise demands the same of something or more, the claim is content with less.
    """
    mine, theirs = claim.tree, premise.tree
    lesser = _compared(mine, range(len(mine.tokens)))
    if not lesser or _denies(claim):
        return Outcome.NONE, ""
    for sentence in nearest(mine, theirs):
        told = _compared(theirs, sentence)
        for word in _floors(theirs, sentence, told):
            below = [w for w in lesser if _opposed(w, word)]
            if below and not any(_opposed(w, word) for w in told):
                return Outcome.CONFLICT, f"“{below[0].text}” against “the same or {word.text}”"
    return Outcome.NONE, ""


def _floors(tree: Tree, sentence: range, told: list[_Compared]) -> list[_Compared]:
    """Return the comparatives of a sentence that demands the same or more."""
    text = tree.quote(sentence)
    words = {tree.tokens[i].lemma.lower() for i in sentence}
    if not words & _NEEDED or re.search(r"\b(?:not|cannot|never)\b|n['’]t\b", text):
        return []
    equal = "|".join(_EQUAL)
    return [
        word
        for word in told
        if re.search(rf"\b(?:{equal})\s+or\s+(?:an?\s+|any\s+)?{word.text}\b", text, re.I)
        or re.search(rf"\b{word.text}\s+or\s+(?:an?\s+|the\s+)?(?:{equal})\b", text, re.I)
    ]


def _compared(tree: Tree, indices: range) -> list[_Compared]:
    """Return the comparatives among ``indices`` that go with a noun.

    None that names where something comes from: *a backup of an older version*.
    """
    found = []
    for i in indices:
        if tree.tokens[i].tag == "JJR":
            noun = _noun(tree, i)
            if noun is not None and tree.lower(tree.tokens[noun].head) not in _AWAY:
                found.append(_Compared(tree.lower(i), tree.stems[i], tree.stems[noun]))
    return found


def _noun(tree: Tree, comparative: int) -> int | None:
    """Return the noun that a comparative goes with: it stands in one phrase before it."""
    for i in range(comparative + 1, len(tree.tokens)):
        if tree.tokens[i].pos in ("NOUN", "PROPN") and tree.tokens[i].dep != "compound":
            return i
        if tree.tokens[i].pos in ("VERB", "AUX", "ADP", "PUNCT"):
            break
    return None


def _opposed(first: _Compared, second: _Compared) -> bool:
    """Tell whether two comparatives say the opposite of one noun."""
    opposite = modifier_relation(first.stem, second.stem) is Relation.CONTRARY
    return opposite and first.noun == second.noun


def _denies(claim: Reading) -> bool:
    """Tell whether the claim denies something, or tells that it fails."""
    if _NOT.search(claim.tree.text) or any(f.stance.negated for f in claim.frames):
        return True
    return any(
        denying(s) or any(verb_relation(s, v) in _OPPOSITE for v in _ALLOWED)
        for s in claim.tree.stems
    )
