"""Concessions: what was so despite the rain was not so because of it.

Nor does a door stay shut in order that it be locked where it is locked so that it stays shut.
"""

import re
from collections.abc import Iterator, Sequence

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import stems_in
from agent.judge.clauses.tree import Tree
from agent.judge.once import once
from agent.judge.polarity.events.links import Link, links, pieces, share

_DESPITE = re.compile(
    r"\b(?:despite|in spite of|notwithstanding|even though|although|(?<!as )though(?!,)|"
    r"regardless of|irrespective of|in (?:the face|defiance) of)\b",
    re.IGNORECASE,
)
_SO_THAT = re.compile(r"\b(?:so that|in order (?:that|to|for)|so as (?:not )?to)\b", re.IGNORECASE)


def compare_concessions(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``conflict`` where one says *because of* what the other says *despite*.

    Or where a claim makes the end of what is done the means to it. None where the evidence also
    says what the claim says.
    """
    reasons, obstacles = _plain(links(claim)), concessions(claim)
    if _told(reasons, concessions(premise)) and not _told(reasons, _plain(links(premise))):
        return Outcome.CONFLICT, "it is so in spite of that"
    if _told(obstacles, _plain(links(premise))) and not _told(obstacles, concessions(premise)):
        return Outcome.CONFLICT, "it is so because of that"
    aims, given = purposes(claim), purposes(premise)
    if _told([Link(a.effect, a.cause) for a in aims], given) and not _told(aims, given):
        return Outcome.CONFLICT, "means and end are the other way round"
    return Outcome.NONE, ""


def _plain(found: Sequence[Link]) -> list[Link]:
    return [link for link in found if not link.denied]


def _told(mine: Sequence[Link], theirs: Sequence[Link]) -> bool:
    """Tell whether one of ``theirs`` has both sides of one of ``mine``."""
    return any(
        share(a.cause, b.cause) and share(a.effect, b.effect)
        and not share(a.cause, b.effect - b.cause)
        for a in mine
        for b in theirs
    )  # fmt: skip


@once
def concessions(tree: Tree) -> tuple[Link, ...]:
    """Return what stood in the way (as the cause), and what was so all the same."""
    return tuple(_sides(tree, _DESPITE))


@once
def purposes(tree: Tree) -> tuple[Link, ...]:
    """Return the ends (as the cause), and what is done for them."""
    return tuple(_sides(tree, _SO_THAT))


def _sides(tree: Tree, joint: re.Pattern[str]) -> Iterator[Link]:
    """Yield what stands after and before the one joint of a piece: *joint A, B* or *B joint A*."""
    for start, end in pieces(tree):
        found = list(joint.finditer(tree.text, start, end))
        if len(found) != 1:
            continue
        (match,) = found
        after = stems_in(tree, [(match.end(), end)])
        before = stems_in(tree, [(start, match.start())])
        comma = tree.text.find(",", match.end(), end)
        if not before and comma > 0:
            after = stems_in(tree, [(match.end(), comma)])
            before = stems_in(tree, [(comma, end)])
        if before and after:
            yield Link(after, before)
