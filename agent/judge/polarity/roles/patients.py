"""Patients: who informs somebody is not informed by that.

*The nurse must inform the doctor* does not say that the nurse must be informed. A passive without
its doer has all its words in such a sentence, and readers take it for granted.
"""

from agent.domain.finding import Outcome
from agent.judge.clauses.frame import Frame
from agent.judge.clauses.reading import Reading
from agent.judge.clauses.tree import NOUNS, Tree
from agent.judge.polarity.roles.casting import SYMMETRIC

_NAMING = ("amod", "compound", "nummod")


def compare_patients(claim: Reading, premise: Reading) -> tuple[Outcome, str]:
    """Return ``missing`` where the claim has done to somebody what they only do, else ``none``.

    Nothing is said where the evidence has it done to them too, or to whom a pronoun stands for.
    """
    for frame in claim.frames:
        if not frame.tree.with_deps(frame.verb, "auxpass") or frame.key in SYMMETRIC:
            continue
        told = [f for f in premise.frames if f.key == frame.key]
        for patient in frame.roles.objects:
            if told and _only_does(frame.tree, patient, told):
                word = frame.tree.tokens[patient].text
                return Outcome.MISSING, f"“{word}” only does so to others"
    return Outcome.NONE, ""


def _only_does(tree: Tree, patient: int, told: list[Frame]) -> bool:
    """Tell whether a noun is what acts in some of the clauses and is acted on in none."""
    name = _named(tree, patient)
    acted_on = [(f.tree, k) for f in told for k in f.roles.objects]
    if any(t.tokens[k].pos not in NOUNS or _same(name, _named(t, k)) for t, k in acted_on):
        return False
    acting = [(f.tree, k) for f in told if f.roles.objects for k in f.roles.subjects]
    return any(_same(name, _named(t, k)) for t, k in acting)


def _named(tree: Tree, noun: int) -> tuple[str, frozenset[str]]:
    """Return the stem of a noun and those of the words that tell which one it is."""
    return tree.stems[noun], frozenset(tree.stems[k] for k in tree.with_deps(noun, *_NAMING))


def _same(one: tuple[str, frozenset[str]], other: tuple[str, frozenset[str]]) -> bool:
    return one[0] == other[0] and (one[1] <= other[1] or other[1] <= one[1])
