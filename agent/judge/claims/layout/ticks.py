"""Yes and no in a table, by word or by tick: what a thing has, is or does, as a sentence."""

import re

from agent.domain.prose.ticks import NO, YES
from agent.judge.claims.parsing.inflection import is_plural, uncapitalised

_VERBS = {
    "accepts": "accept", "allows": "allow", "covers": "cover", "has": "have",
    "includes": "include", "needs": "need", "offers": "offer", "provides": "provide",
    "requires": "require", "supports": "support",
}  # fmt: skip
_QUALITY = re.compile(
    r"(?:[a-z]+(?:ed|able|ible|ile)|[a-z]+-free|free|open|safe|valid|fit|ready)"
    r"(?: (?:as|at|by|during|for|in|on|to|under|with)\b.+)?",
    re.IGNORECASE,
)
_DONE = re.compile(
    r"(?P<noun>.+) (?P<quality>allowed|available|covered|included|needed|offered|permitted"
    r"|possible|required|supported)",
    re.IGNORECASE,
)
_DENIED = re.compile(r"(?:no|without) (.+)", re.IGNORECASE)
_LETTERS = frozenset({"y", "n"})
_ASKING = re.compile(r".*\?|(?:can|is|are|does|do|may|must|what|who|when|how)\b.*", re.IGNORECASE)


def is_said(attribute: str) -> bool:
    """Tell whether a head says something of a thing: "Refundable", "Requires ID"."""
    first = attribute.partition(" ")[0].lower()
    named = _QUALITY.fullmatch(attribute) or _DONE.fullmatch(attribute)
    return bool(named) or (first in _VERBS and first != attribute.lower())


def told(thing: str, attribute: str, value: str) -> str | None:
    """Return what a cell tells of a thing, None where it is neither yes nor no.

    "Refundable: no" of a ticket tells that it is not refundable, "SSO: yes" of a plan that it has
    SSO; what asks ("Can it be changed?") stays as it stands. "No adverts: yes" is of no adverts.
    """
    word, attribute = value.strip().rstrip(".").lower(), attribute.strip().rstrip(":. ")
    yes = word in YES
    if not (yes or word in NO) or not thing or not attribute or _ASKING.fullmatch(attribute):
        return None
    if word in _LETTERS and not is_said(attribute):  # "Direction: N"
        return None
    if without := _DENIED.fullmatch(attribute):
        yes, attribute = not yes, without[1]
    many = is_plural(thing)
    first, _, rest = attribute.partition(" ")
    if _QUALITY.fullmatch(attribute):
        being = f"{'are' if many else 'is'}{'' if yes else ' not'}"
        return f"{thing} {being} {uncapitalised(first)}{f' {rest}' if rest else ''}."
    if rest and (verb := _VERBS.get(first.lower())):
        denied = f"{'do' if many else 'does'} not {verb}"
        return f"{thing} {(verb if many else first.lower()) if yes else denied} {rest}."
    if done := _DONE.fullmatch(attribute):
        noun = uncapitalised(done["noun"])
        verb = "are" if is_plural(noun) else "is"
        return f"For {thing}, {noun} {verb} {'' if yes else 'not '}{done['quality'].lower()}."
    return f"{thing} {'have' if many else 'has'} {'' if yes else 'no '}{uncapitalised(attribute)}."
