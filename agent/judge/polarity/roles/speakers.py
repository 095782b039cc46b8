"""Speakers: what is told as *I, Nina Falk, cannot sign* is not so of whom she writes to."""

import re

from agent.domain.finding import Outcome
from agent.judge.clauses.people import FIRST_NAMES
from agent.judge.clauses.tree import SUBJECTS, Tree

_SPEAKER = re.compile(r"\bI, (?P<who>[^,]+),")
_UNKNOWN = "the writer"
_DEEDS = frozenset({"ROOT", "conj"})


def compare_speakers(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``conflict`` where the claim says of another what a speaker says of himself.

    ``missing`` where it is not told who speaks. Wherever the premise has the claim's verb, the
    speaker must be its subject.
    """
    speakers = {m.start(): m["who"] for m in _SPEAKER.finditer(premise.text)}
    for verb in range(len(claim.tokens)) if speakers else ():
        who = _named(claim, verb)
        places = premise.places(claim.stems[verb])
        if not who or not places:
            continue
        told = [_speaker(premise, k, speakers) for k in places]
        if all(told) and not any(who & {w.lower() for w in t.split()} for t in told):
            outcome = Outcome.MISSING if told[0] == _UNKNOWN else Outcome.CONFLICT
            return outcome, f"“{told[0]}” says so of himself or herself"
    return Outcome.NONE, ""


def _named(claim: Tree, verb: int) -> frozenset[str]:
    """Return the words for the subject of a main clause, a name or *Nina's brother*, or none."""
    if claim.tokens[verb].dep not in _DEEDS or claim.tokens[verb].pos not in {"VERB", "AUX"}:
        return frozenset()
    subject = claim.child(verb, *SUBJECTS)
    if subject is None or len(claim.conjuncts(subject)) > 1:
        return frozenset()
    token = claim.tokens[subject]
    if token.pos == "PROPN" or claim.lower(subject) in FIRST_NAMES:
        return frozenset(claim.lower(i) for i in claim.below(subject))
    owned = any(claim.tokens[k].pos == "PROPN" for k in claim.with_deps(subject, "poss"))
    acting = token.pos == "NOUN" and token.dep == "nsubj"  # *Nina's brother*
    return frozenset({claim.lower(subject)}) if owned and acting else frozenset()


def _speaker(tree: Tree, verb: int, speakers: dict[int, str]) -> str:
    """Return who says *I* as the subject of a verb, of what governs it or it is joined to."""
    for _ in range(3):
        subject = tree.child(verb, *SUBJECTS)
        if subject is not None:
            return speakers.get(tree.tokens[subject].start, "")
        verb = tree.tokens[verb].head
    return ""
