"""Agents: what follows if the organiser cancels is not what follows if a participant does.

A passive (*cancelled by the organiser*) and a noun (*on cancellation by the organiser*) name who
acts beside the deed, and readers do not miss him in a claim on another one.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import SHARED, words_of
from agent.judge.alignment.relation import alike
from agent.judge.claims.reference.mentions import mention_of
from agent.judge.clauses.roles import roles_of
from agent.judge.clauses.stems import stem
from agent.judge.clauses.tree import NOUNS, Tree
from agent.judge.once import once
from agent.judge.polarity.conditions.parties import are_opposed, is_party, on_other_sides
from agent.judge.polarity.roles.converses import after, party

ROOT = 5  # least characters of a stem to be known in a longer one
_BODIES = frozenset(
    map(
        stem,
        """board committee authority court ministry federation union panel jury management service
        government police assembly association municipality parliament commission""".split(),
    )
)
_GENERAL = frozenset(
    map(
        stem,
        """person people individual human party side somebody someone anybody anyone everybody
        everyone nobody company firm business organisation staff user customer client
        provider""".split(),
    )
)
"""Who may be any of those whom a text names more closely."""
_SPEAKING = frozenset({"we", "you", "i"})


class Act(NamedTuple):
    """A deed: its place and stem, who does it, and whether *by* says so."""

    place: int
    deed: str
    who: int
    by: bool


def compare_agents(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``missing`` where the sentences nearest to the claim have its deed done by another.

    Each of them must tell by whom it is done, wherever it has the deed.
    """
    for mine in acts(claim) if len(claim.sentences) == 1 else ():
        near = _nearest(claim, mine, premise)
        places = {i for s in near for i in s if _same(premise.stems[i], mine.deed)}
        told = [a for a in acts(premise) if a.place in places]
        if not told or not told[0].by or places - {a.place for a in told}:
            continue
        if not any(_may_be(claim, mine.who, premise, a.who) for a in told):
            other = premise.tokens[told[0].who].text
            return Outcome.MISSING, f"it says so of what is done by the “{other}”"
    return Outcome.NONE, ""


@once
def acts(tree: Tree) -> tuple[Act, ...]:
    """Return the deeds of a text that somebody does."""
    return tuple(_acts(tree))


def _acts(tree: Tree) -> Iterator[Act]:
    for i, token in enumerate(tree.tokens):
        if not tree.stems[i] or token.pos not in {"VERB", "NOUN"}:
            continue
        doers = after(tree, i, "by") or [
            b for k in after(tree, i, "of") for b in after(tree, k, "by")
        ]
        for who in doers:
            if _acting(tree, who):
                yield Act(i, tree.stems[i], who, by=True)
        if doers:
            continue
        for who in _subjects(tree, i):
            if _acting(tree, who):
                yield Act(i, tree.stems[i], who, by=False)


def _subjects(tree: Tree, deed: int) -> Sequence[int]:
    """Return who does something by the order of words; before *if* a parser may miss a subject."""
    if tree.tokens[deed].pos == "NOUN":
        return tree.with_deps(deed, "poss")
    missed = tree.with_deps(deed, "amod", "compound", "nmod", "npadvmod")
    return [k for k in missed if k == deed - 1] or roles_of(tree, deed, deed).subjects


def _same(one: str, other: str) -> bool:
    """Tell whether two stems are of one deed: *cancell*, *cancel*."""
    short, long = sorted((one, other), key=len)
    return one == other or (len(short) >= ROOT and long[:-1] == short)


def _acting(tree: Tree, noun: int) -> bool:
    """Tell whether a noun names somebody who may act, or a body of such, or is *we* or *you*."""
    if tree.lower(noun) in _SPEAKING or is_party(tree.stems[noun]) or tree.stems[noun] in _BODIES:
        return True
    mention = mention_of(noun, tree, tree.tokens[noun].text)
    return mention is not None and mention.personal is not False


def _nearest(claim: Tree, act: Act, premise: Tree) -> list[range]:
    """Return the sentences of the premise that have most of the claim but for who acts in it."""
    who = party(claim, act.who) | {claim.stems[act.who]}
    wanted = words_of(claim, range(len(claim.tokens))) - who
    shares = {range(*s): len(wanted & words_of(premise, range(*s))) for s in premise.sentences}
    most = max(shares.values(), default=0)
    if not most or most < SHARED * len(wanted):
        return []
    return [sentence for sentence, share in shares.items() if share == most]


def _may_be(claim: Tree, one: int, premise: Tree, other: int) -> bool:
    """Tell whether two words may name the same one, though differently."""
    mine, theirs = claim.stems[one], premise.stems[other]
    if {mine, theirs} & _SPEAKING or {claim.lower(one), premise.lower(other)} & _SPEAKING:
        return not are_opposed(claim.lower(one), theirs) and not are_opposed(
            mine, premise.lower(other)
        )
    if not _GENERAL.isdisjoint({mine, theirs}):
        return not on_other_sides(mine, theirs)
    if claim.tokens[one].pos not in NOUNS or premise.tokens[other].pos not in NOUNS:
        return True
    if {claim.tokens[one].pos, premise.tokens[other].pos} == NOUNS:
        return True  # *Acme* may be the landlord
    named = party(claim, one) & party(premise, other)
    return bool(named) or mine in alike(theirs) or theirs in alike(mine)
