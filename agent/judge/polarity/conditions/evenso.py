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
_NEEDED = re.compile(r"\b(?:only|unless|except|solely)\b", re.IGNORECASE)
_STOPS = frozenset({",", ";", ":", "."})


def compare_even(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``conflict`` where a claim forbids even what the evidence leaves open, else none."""
    case, cues = _case(claim)
    if not case or not cues.search(premise.text):
        return Outcome.NONE, ""
    found = ""
    for sentence in saying(claim, premise, SAID):
        text = premise.quote(sentence)
        if _EVEN.search(text):
            return Outcome.NONE, ""
        found = found or _left_open(premise, sentence, case, cues)
    return (Outcome.CONFLICT, f"it allows it “{found}”") if found else (Outcome.NONE, "")


def _case(claim: Tree) -> tuple[frozenset[str], re.Pattern[str]]:
    """Return the words of the case after *even*, and what leaves it open; none of another claim.

    A claim forbids in a case (*not even under supervision*), or it does without it (*even without
    supervision*), which only denies that the case is needed.
    """
    found = [i for i, word in enumerate(claim.lowers) if word == "even"]
    if len(found) != 1 or not _EVEN.search(claim.text):
        return frozenset(), _OPEN
    case = _phrase(claim, found[0], len(claim.tokens))
    denied = any(w in NEGATIVES for i, w in enumerate(claim.lowers) if i not in case)
    if not denied and not any(claim.lower(i) in NEGATIVES for i in case):
        return frozenset(), _OPEN
    return words_of(claim, case), _OPEN if denied else _NEEDED


def _left_open(premise: Tree, sentence: range, case: frozenset[str], cues: re.Pattern[str]) -> str:
    """Return the words of a sentence by which just that case is left open, or ''."""
    for i in sentence:
        if not cues.fullmatch(premise.lower(i)):
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
