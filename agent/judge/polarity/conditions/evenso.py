"""Even so: what is allowed only under supervision is not forbidden even under supervision."""

import re

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import saying, words_of
from agent.judge.clauses.negation import NEGATIVES
from agent.judge.clauses.tree import Tree

SAID = 0.4  # share of the claim's words from which a sentence speaks of what the claim forbids
MET = 0.6  # share of the words of the claim's case that a case left open has
FARTHEST = 9  # words that a case left open may have
_EVEN = re.compile(r"\beven\b(?! (?:more|less|so|though)\b)", re.IGNORECASE)
_OPEN = re.compile(r"\b(?:only|unless|except|solely|without)\b", re.IGNORECASE)
_STOPS = frozenset({",", ";", ":", "."})


def compare_even(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``conflict`` where a claim forbids even what the evidence leaves open, else none."""
    case = _case(claim) if claim.words & NEGATIVES else frozenset[str]()
    if not case or not _OPEN.search(premise.text):
        return Outcome.NONE, ""
    found = ""
    for sentence in saying(claim, premise, SAID):
        text = premise.quote(sentence)
        if _EVEN.search(text):
            return Outcome.NONE, ""
        found = found or _left_open(premise, sentence, case)
    return (Outcome.CONFLICT, f"it allows it “{found}”") if found else (Outcome.NONE, "")


def _case(claim: Tree) -> frozenset[str]:
    """Return the words of the case after the *even* of a claim: *even under supervision*."""
    found = [i for i, word in enumerate(claim.lowers) if word == "even"]
    if len(found) != 1 or not _EVEN.search(claim.text):
        return frozenset()
    return words_of(claim, _phrase(claim, found[0], len(claim.tokens)))


def _left_open(premise: Tree, sentence: range, case: frozenset[str]) -> str:
    """Return the words of a sentence by which just that case is left open, or ''."""
    for i in sentence:
        if not _OPEN.fullmatch(premise.lower(i)):
            continue
        phrase = _phrase(premise, i, sentence[-1] + 1)
        if phrase and len(words_of(premise, phrase) & case) >= MET * len(case):
            return premise.quote([i, phrase[-1]])
    return ""


def _phrase(tree: Tree, cue: int, end: int) -> list[int]:
    """Return the tokens after ``cue`` up to the next comma."""
    after = range(cue + 1, min(end, cue + 1 + FARTHEST))
    stop = next((i for i in after if tree.lower(i) in _STOPS), after.stop)
    return list(range(cue + 1, stop))
