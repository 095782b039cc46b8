"""Possessed ones: what the director signed was not signed by the director's deputy.

A related one is not the one himself, nor is the motor the pump. Readers find all words of *Ada's
sister led the clinic* in *Ada founded the clinic with her sister and then led it alone*.
"""

from collections.abc import Iterator

from agent.domain.finding import Outcome
from agent.judge.alignment.align import PRONOUNS, related
from agent.judge.alignment.relation import Relation
from agent.judge.clauses.frame import Frame
from agent.judge.clauses.people import KIN
from agent.judge.clauses.reading import Reading
from agent.judge.clauses.tree import NOUNS, SUBJECTS, Tree
from agent.judge.polarity.roles.owners import WHOLE, owners
from agent.judge.polarity.roles.relations import BY_NOUN

COVER = 0.5  # share of what else the claim says that the evidence must say of the owner
_DEEDS = ("tion", "sion", "ment", "ance", "ence", "ing", "al", "ure", "ity", "ness", "ship", "th")
"""Endings of what somebody does or how something is: the use of a thing is the thing used."""
_ASPECTS = frozenset(
    """price cost fee rate repair sale work start end begin beginning launch name title colour color
    size age weight height area volume value amount total date time speed range lifetime life effect
    design increase rise decrease fall drop growth change delivery discovery loss transfer move
    question issue problem case aim goal purpose author text report result story history role
    task duty job government cabinet leadership capital population economy site stock interior
    term rule provision article section clause chapter page data list record""".split()
)
"""Nouns of what is told of a thing where one tells it of its price, its repair, its rules."""

_CLAUSES = frozenset({"relcl", "acl", "advcl"})
_TOGETHER = frozenset({"with", "like", "as"})


def compare_possessed(claim: Reading, premise: Reading) -> tuple[Outcome, str]:
    """Return ``missing`` where a claim tells of somebody's own what the evidence tells of them.

    Every clause of the evidence that tells it must tell it of the owner.
    """
    for frame in claim.frames:
        for noun, among in _fillers(frame):
            keys = {frame.tree.stems[k] for k in owners(frame.tree, noun)}
            if not keys or not _is_apart(frame.tree, noun, premise.tree):
                continue
            if found := _of_owner(frame, noun, keys, list(_told(frame, noun, premise, among))):
                return Outcome.MISSING, f"it says so of “{found}”"
    return Outcome.NONE, ""


def _fillers(frame: Frame) -> Iterator[tuple[int, str]]:
    """Yield who acts in a clause, and whoever is acted on: things may stand for their parts."""
    yield from ((k, "subjects") for k in frame.roles.subjects)
    acted = (k for k in frame.roles.objects if k not in frame.roles.subjects)
    for k in acted:
        if frame.tree.tokens[k].dep in SUBJECTS or _is_person(frame.tree, k):
            yield k, "objects"


def _is_person(tree: Tree, noun: int) -> bool:
    lemma = tree.tokens[noun].lemma.lower()
    return lemma in KIN or lemma in BY_NOUN


def _is_apart(tree: Tree, noun: int, premise: Tree) -> bool:
    """Tell whether a noun is of something else than its owner, not of what that does or is."""
    token = tree.tokens[noun]
    lemma = token.lemma.lower()
    role = any(tree.tokens[k].lemma.lower() in BY_NOUN for k in tree.with_deps(noun, "compound"))
    whole = lemma in WHOLE and not role  # *the parent company* is another one
    if token.pos != "NOUN" or whole or lemma in _ASPECTS or tree.with_deps(noun, "nummod"):
        return False
    if lemma.endswith(_DEEDS) and not _is_person(tree, noun):
        return False
    said = (i for i, s in enumerate(premise.stems) if s == tree.stems[noun])
    return all(premise.tokens[i].pos in NOUNS for i in said)


def _told(
    claim: Frame, noun: int, premise: Reading, among: str
) -> Iterator[tuple[Frame, tuple[int, ...]]]:
    """Yield the clauses that tell what the claim tells, each with those of whom it is told."""
    tree = claim.tree
    own = {tree.stems[k] for k in tree.below(noun)} | {claim.key}
    wanted = claim.words - own
    for frame in premise.frames:
        start, end = frame.tree.sentences[frame.tree.sentence_of[frame.verb]]
        near = {*frame.tree.stems[start:end]}
        if related(claim, frame) is Relation.SAME and len(wanted & near) >= COVER * len(wanted):
            heads = frame.roles.subjects if among == "subjects" else frame.roles.objects
            yield frame, heads


def _of_owner(
    claim: Frame, noun: int, keys: set[str], told: list[tuple[Frame, tuple[int, ...]]]
) -> str:
    """Return the owner if all that is told is told of them, else ''."""
    found = ""
    for frame, heads in told:
        tree = frame.tree
        meant = [_meant(tree, k) for k in heads]
        beside = [k for p, k in frame.roles.obliques if p in _TOGETHER]
        inside = {tree.stems[i] for k in (*meant, *beside) for i in tree.below(k, _CLAUSES)}
        if claim.tree.stems[noun] in inside or not any(tree.stems[k] in keys for k in meant):
            return ""
        found = tree.quote([next(k for k in meant if tree.stems[k] in keys)])
    return found


def _meant(tree: Tree, head: int) -> int:
    """Return the subject for which a pronoun stands, or the word itself."""
    if tree.lower(head) not in PRONOUNS:
        return head
    found = subject_before(tree, head)
    return head if found is None else found


def subject_before(tree: Tree, index: int) -> int | None:
    """Return the one subject of the clauses before a word in its sentence, or else before that."""
    number = tree.sentence_of[index]
    for start, end in reversed(tree.sentences[max(0, number - 1) : number + 1]):
        within = range(start, min(end, index))
        found = [
            k for k in within if tree.tokens[k].dep in SUBJECTS and tree.tokens[k].pos in NOUNS
        ]
        if found:
            return found[0] if len({tree.stems[k] for k in found}) == 1 else None
    return None
