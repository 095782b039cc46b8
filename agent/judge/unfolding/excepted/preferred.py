"""What is not to be used, and what is in its place: *must not take the bus. The tram is preferred*.

Both tell together that the tram should be taken rather than the bus.
"""

import re

from agent.domain.prose.casing import small
from agent.judge.polarity.conditions.parties import is_party
from agent.judge.unfolding.excepted.unapplied import TOLD
from agent.judge.unfolding.settled.slots import BLURRED, PLAIN, Slot, slot

_MODAL = r"(?:should|must|may|can|shall)"
_BANNED = re.compile(
    rf"^(?P<who>{PLAIN}+?) (?:{_MODAL} (?:not|never) (?:be )?\w+|cannot (?:be )?\w+"
    rf"|(?:should|must) avoid(?: \w+ing)?)(?: with)? (?P<not>{PLAIN}+)[.!]?$",
    re.IGNORECASE,
)
_TOO = r"(?: (?:for|in|with) (?:them|these \w+|this \w+|such \w+|those \w+))"
_PREFERRED = re.compile(
    rf"^(?:(?:For|In) (?:them|these \w+|this \w+|such \w+),? )?"
    rf"(?P<what>{PLAIN}+?) (?:is|are) (?:the )?(?:preferred|recommended|advised|first[- ]choice"
    rf"|treatment of choice|drug of choice|preferable)(?: \w+)?{_TOO}?(?: instead)?[.!]?$",
    re.IGNORECASE,
)
_INSTEAD = re.compile(
    rf"^(?:(?P<what>{PLAIN}+?) (?:should|must|shall) be \w+|(?:They|It|He|She|You|We) "
    rf"(?:should|must|shall) (?:be )?\w+"
    rf"|Use|Take|Choose|Give|Apply|Prefer|Try|Order) (?P<other>{PLAIN}*?) ?instead{_TOO}?[.!]?$",
    re.IGNORECASE,
)
CUE = re.compile(r"\b(?:preferred|recommended|advised|choice|preferable|instead)\b", re.IGNORECASE)
_RATHER = r"(?:rather than|instead of|and not|not)"
_ASKED = tuple(
    re.compile(form, re.IGNORECASE)
    for form in (
        rf"^(?P<who>{PLAIN}+?) should (?:be )?\w+(?: with)? (?P<what>{PLAIN}+?),? {_RATHER} "
        rf"(?P<not>{PLAIN}+)$",
        rf"^(?:Rather than|Instead of) (?P<not>{PLAIN}+), (?P<who>{PLAIN}+?) should (?:be )?\w+"
        rf"(?: with)? (?P<what>{PLAIN}+)$",
        rf"^(?P<what>{PLAIN}+?),? {_RATHER} (?P<not>{PLAIN}+?),? should be \w+ (?:to|by|for|in) "
        rf"(?P<who>{PLAIN}+)$",
    )
)


def told(rule: str, after: str, claim: str) -> tuple[str, str]:
    """Return a ban and what is to be in its place as what a claim makes of both, true or untrue."""
    holds = _holds(rule, after, claim.rstrip(" .!"))
    if holds is None:
        return rule, after
    return (claim if holds else f"It is untrue that {small(claim)}"), TOLD


def _holds(rule: str, after: str, claim: str) -> bool | None:
    banned, asked = _BANNED.match(rule), next((m for f in _ASKED if (m := f.match(claim))), None)
    other = _PREFERRED.match(after) or _INSTEAD.match(after)
    if banned is None or asked is None or other is None:
        return None
    groups = other.groupdict()
    used, unused = slot(groups["what"] or groups.get("other") or ""), slot(banned["not"])
    mine, not_mine = slot(asked["what"]), slot(asked["not"])
    blurred = BLURRED.search(f"{banned['who']} {banned['not']} {after} {asked['who']}")
    if blurred or not used or not unused or not _same(slot(banned["who"]), slot(asked["who"])):
        return None
    if (mine, not_mine) == (used, unused):
        return True
    return False if (mine, not_mine) == (unused, used) else None


def _same(one: Slot, other: Slot) -> bool:
    """Tell whether two phrases name the same people, but for the word for them."""
    return all(is_party(w) for w in one ^ other) and bool(one & other or one == other)
