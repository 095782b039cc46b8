"""Belongings: who repairs Noah's roof does not repair her own, nor Noah himself.

Every word of *Eve repaired her roof* is in *Eve repaired Noah's roof*, but whose roof it is.
"""

from collections.abc import Iterator

from agent.domain.finding import Outcome
from agent.judge.clauses.frame import Frame
from agent.judge.clauses.reading import Reading
from agent.judge.clauses.tree import NOUNS, Tree
from agent.judge.names.vocabulary import COURTESY, TITLES
from agent.judge.polarity.roles.owners import owners

_OWNING = frozenset("his her its their".split())
_OF_PEOPLE = frozenset("family team household party estate office firm side".split())
"""What is said of these is said of those to whom they belong, or nearly so."""


def compare_belongings(claim: Reading, premise: Reading) -> tuple[Outcome, str]:
    """Return ``missing`` where the claim tells otherwise to whom belongs what is acted on.

    Or where it has acted on a person with whose people or things alone that is done.
    """
    for frame in claim.frames:
        told = [f for f in premise.frames if f.key == frame.key]
        for noun in _acted_on(frame):
            found = _of_another(frame, noun, told) or _of_theirs(frame.tree, noun, told)
            if found:
                return Outcome.MISSING, f"it says so of “{found}”"
    return Outcome.NONE, ""


def _acted_on(frame: Frame) -> Iterator[int]:
    yield from frame.roles.objects
    yield from (noun for _, noun in frame.roles.obliques)


def _of_another(claim: Frame, noun: int, told: list[Frame]) -> str:
    """Return the thing of somebody else for which the claim has the subject's own, or ''."""
    tree = claim.tree
    whose = tree.with_deps(noun, "poss")
    if not whose or tree.lower(whose[0]) not in _OWNING or not claim.subjects:
        return ""
    found = ""
    for frame in told:
        for thing in (k for k in _acted_on(frame) if frame.tree.stems[k] == tree.stems[noun]):
            named = [k for k in owners(frame.tree, thing) if frame.tree.tokens[k].pos in NOUNS]
            theirs = {frame.tree.stems[k] for k in named}
            if not named or (claim.subjects & theirs and not _others(claim, frame)):
                return ""
            found = frame.tree.quote(sorted((named[0], thing)))
    return found


def _others(claim: Frame, premise: Frame) -> bool:
    """Tell whether it is others that act in the premise, called by a noun."""
    subjects = premise.roles.subjects
    nouns = bool(subjects) and all(premise.tree.tokens[k].pos in NOUNS for k in subjects)
    return nouns and not claim.subjects & premise.subjects


def _of_theirs(claim: Tree, noun: int, told: list[Frame]) -> str:
    """Return what belongs to a person and is acted on where the claim says so of them, or ''."""
    if not _is_person(claim, noun):
        return ""
    found = ""
    for frame in told:
        tree = frame.tree
        for thing in _acted_on(frame):
            if tree.stems[thing] == claim.stems[noun]:
                return ""
            owned = claim.stems[noun] in {tree.stems[k] for k in owners(tree, thing)}
            if owned and tree.tokens[thing].lemma.lower() not in _OF_PEOPLE:
                found = tree.tokens[thing].text
    return "" if found.lower() in claim.words else found


def _is_person(tree: Tree, noun: int) -> bool:
    if tree.tokens[noun].pos != "PROPN":
        return False
    before = {tree.lower(k).rstrip(".") for k in tree.with_deps(noun, "compound")}
    return tree.tokens[noun].entity == "PERSON" or bool(before & (COURTESY | TITLES))
