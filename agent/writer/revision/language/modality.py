"""Words of force: how strongly a sentence binds, and how it hedges."""

import re
from enum import StrEnum

from agent.domain.base import Frozen
from agent.domain.prose.terms import stem, words
from agent.domain.text import Span


class Force(StrEnum):
    """What a modal phrase says of its verb."""

    MUST = "must"
    MUST_NOT = "must_not"
    MAY = "may"
    NEED_NOT = "need_not"
    SHOULD = "should"
    SHOULD_NOT = "should_not"
    WILL = "will"
    WILL_NOT = "will_not"
    MIGHT = "might"


class Modal(Frozen):
    """A modal phrase before a bare verb; ``verb`` is the stem of the verb that it governs."""

    span: Span
    text: str
    force: Force
    verb: str


PHRASES: tuple[tuple[Force, str], ...] = (
    (
        Force.MUST_NOT,
        r"must (?:not|never)|cannot|can ?not|can['’]t|can never|may (?:not|never)"
        r"|mustn['’]t|shall not|(?:is|are) (?:not allowed|not permitted|forbidden|prohibited) to",
    ),
    (
        Force.NEED_NOT,
        r"(?:do|does) ?(?:not|n['’]t) (?:have|need) to|need not"
        r"|(?:is|are) not (?:required|obliged) to",
    ),
    (Force.WILL_NOT, r"will (?:not|never)|won['’]t"),
    (Force.SHOULD_NOT, r"should (?:not|never)|shouldn['’]t"),
    (Force.MIGHT, r"(?:may|might) (?:need|have) to|might|could"),
    (
        Force.MUST,
        r"(?:will|would) (?:have|need) to|must|shall|ha(?:s|ve) to"
        r"|(?:is|are) (?:required|obliged) to|needs? to",
    ),
    (Force.SHOULD, r"should|ought to|(?:is|are) (?:advised|encouraged|supposed) to"),
    (Force.WILL, r"will"),
    (Force.MAY, r"may|can|(?:is|are) (?:allowed|permitted|able) to"),
)
ADVERBS = r"(?:also|always|only|generally|usually|often|then|still|just|most likely|likely|never)"
_COMPILED = tuple(
    (
        force,
        re.compile(rf"\b(?P<m>{p})\b(?=\s+(?:(?:{ADVERBS}|be)\s+)*(?P<v>[a-z]+))", re.IGNORECASE),
    )
    for force, p in PHRASES
)
HEDGES = (
    r"most likely|likely|generally|usually|typically|normally|often|sometimes|in most cases"
    r"|approximately|roughly|probably|on average|as a rule|in general|ideally"
)
HEDGE = re.compile(rf"\b(?:{HEDGES})\b", re.IGNORECASE)
MID_HEDGE = re.compile(
    r"\b(?:most likely|likely|generally|usually|typically|normally|often|sometimes|probably)\b",
    re.IGNORECASE,
)
AUXILIARY = re.compile(
    r"\b(?:won['’]t|cannot"
    r"|(?:will|would|can|may|must|should|shall|is|are|was|were|has|have|do|does)(?:n?['’]t)?)\b",
    re.IGNORECASE,
)
INFLECTED = frozenset("is are has have does do needs need don't doesn't don’t doesn’t".split())
PLAIN: dict[Force, str] = {
    Force.MUST_NOT: "must not",
    Force.NEED_NOT: "need not",
    Force.MUST: "must",
    Force.SHOULD: "should",
    Force.MAY: "may",
}
"""Verbs that stand after every subject, for the forces that INFLECTED words can express."""
ALONE = re.compile(r"\b(?:only|alone|nobody (?:else|but)|no one (?:else|but))\b", re.IGNORECASE)
DENIED_DO = re.compile(r"do(?:es)?(?: not|n['’]t)\b", re.IGNORECASE)
WEAKER: dict[Force, frozenset[Force]] = {
    Force.WILL: frozenset({Force.MAY, Force.MIGHT, Force.SHOULD}),
    Force.MUST: frozenset({Force.MAY, Force.MIGHT, Force.SHOULD}),
    Force.SHOULD: frozenset({Force.MAY, Force.MIGHT}),
    Force.MUST_NOT: frozenset({Force.SHOULD_NOT}),
    Force.MAY: frozenset({Force.MIGHT}),
}


def modals(text: str) -> list[Modal]:
    """Return the modal phrases of ``text`` in order; the longest reading of each counts."""
    found: list[Modal] = []
    for force, pattern in _COMPILED:
        for match in pattern.finditer(text):
            span = Span(start=match.start("m"), end=match.end("m"))
            if not any(span.overlaps(m.span) for m in found):
                verb = stem(match["v"])
                found.append(Modal(span=span, text=match["m"], force=force, verb=verb))
    return sorted(found, key=lambda m: m.span.start)


def modal_swap(clause: str, quote: str, *, weaker_only: bool = False) -> tuple[Span, str] | None:
    """Return the clause's modal phrase and the quote's that must stand in its place, or None.

    The two must govern the same verb: what "may be used" need not be what "has to be renewed". A
    modal that opens a sentence asks or sets a condition ("Should it turn up, …") and stays.
    """
    if ALONE.search(quote) and not ALONE.search(clause):
        return None  # who alone may do it has to, if it is to be done
    claimed, stated = modals(clause), modals(quote)
    for modal in (m for m in claimed if m.span.start > 0 or clause[:1].islower()):
        same = [s for s in stated if s.verb == modal.verb]
        differing = [s for s in same if s.force is not modal.force]
        if len(same) != len(differing) or not differing:
            continue
        other = differing[0]
        if weaker_only and other.force not in WEAKER.get(modal.force, frozenset()):
            continue
        return modal.span, _agreeing(other, modal.text)
    return None


def _agreeing(modal: Modal, replaced: str) -> str:
    """Return the words of ``modal``, or a verb of its force that agrees with any subject.

    "It is forbidden to park" tells of visitors that they must not park, not that they is forbidden.
    """
    said = modal.text.lower()
    first = said.split()[0]
    agrees = first not in INFLECTED or first == replaced.lower().split()[0]
    return said if agrees else PLAIN[modal.force]


def hedged(clause: str, quote: str) -> tuple[Span, str] | None:
    """Return where to put into ``clause`` the hedge that ``quote`` has and it lacks, or None.

    The hedge follows the first auxiliary ("will be assigned" → "will most likely be assigned"),
    but stands before a denied "do" ("you do not need" → "you typically do not need"). A clause
    with a word of the same stem ("general availability") has what the hedge says.
    """
    hedge = MID_HEDGE.search(quote)
    place = AUXILIARY.search(clause)
    if hedge is None or place is None or HEDGE.search(clause) or _has(clause, hedge[0]):
        return None
    if DENIED_DO.match(clause, place.start()):
        at = place.start()
        return Span(start=at, end=at), f"{hedge[0].lower()} "
    at = place.end()
    return Span(start=at, end=at), f" {hedge[0].lower()}"


def _has(clause: str, hedge: str) -> bool:
    """Tell whether the clause has the adjective of which the hedge is the adverb."""
    return hedge.lower().removesuffix("ly") in words(clause.lower())
