"""Either of two is enough where one of the two is needed: *needs a badge or an escort*.

With an escort no badge is needed, and not both of them are.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from agent.judge.polarity.conditions.parties import is_party
from agent.judge.unfolding.settled.slots import BLURRED, PLAIN, Slot, slot

_NEED = r"(?:needs?|requires?|must (?:have|hold|show|present)|(?:has|have) to (?:have|hold|show))"
_TWO = rf"(?:either )?(?P<one>{PLAIN}+?),? or (?P<two>{PLAIN}+?)"
_TOLD = tuple(
    re.compile(form, re.IGNORECASE)
    for form in (
        rf"^(?:In order to|To|For) (?P<end>{PLAIN}+), (?P<who>{PLAIN}+?) {_NEED} {_TWO}$",
        rf"^(?P<who>{PLAIN}+?) {_NEED} {_TWO}(?: (?:in order )?(?:to|for) (?P<end>{PLAIN}+))?$",
        rf"^(?P<who>{PLAIN}*\b(?:may|can|is|are|will) {PLAIN}+?) only with {_TWO}$",
        rf"^Either (?P<one>{PLAIN}+?) or (?P<two>{PLAIN}+?) (?:is|are) "
        rf"(?:required|needed|necessary) (?:to|for) (?P<end>{PLAIN}+)$",
    )
)
CUE = re.compile(r"\bor\b", re.IGNORECASE)
_END = rf"(?: (?:in order )?(?:to|for) (?P<end>{PLAIN}+?))?"
_HAVING = r"(?:with|who (?:has|have)|holding|having|if (?:he|she|they|it) (?:has|have))"
_LACKING = (
    r"(?:needs? no|(?:does|do)(?: not|n['’]t) (?:need|require)(?: to have)?|requires? no"
    r"|need(?: not|n['’]t) have)"
)
_NOT_BOTH = re.compile(
    rf"^(?P<who>{PLAIN}*?) ?{_HAVING} (?P<one>{PLAIN}+?) {_LACKING} (?P<two>{PLAIN}+?){_END}$",
    re.IGNORECASE,
)
_FRONTED = re.compile(
    rf"^With (?P<one>{PLAIN}+?), (?P<who>{PLAIN}+?) {_LACKING} (?P<two>{PLAIN}+?){_END}$",
    re.IGNORECASE,
)
_BOTH = re.compile(
    rf"^(?P<who>{PLAIN}+?) {_NEED} both (?P<one>{PLAIN}+?) and (?P<two>{PLAIN}+?){_END}$",
    re.IGNORECASE,
)
_EVEN = re.compile(
    rf"^(?P<who>{PLAIN}+?) without (?P<two>{PLAIN}+?) (?P<end>(?:cannot|(?:may|can|must) not) "
    rf"{PLAIN}+?),? (?:not )?even (?:with|if (?:he|she|they|it) (?:has|have)) (?P<one>{PLAIN}+)$",
    re.IGNORECASE,
)
_DENIED = re.compile(r"\b(?:not|cannot)\b|n['’]t\b", re.IGNORECASE)


class _Choice(NamedTuple):
    """Two of which one is needed, and for what."""

    one: Slot
    two: Slot
    end: Slot


def settles(text: str, claim: str) -> bool | None:
    """Tell whether a choice of what is needed makes a claim on both true, or untrue."""
    rules = list(_choices(text.rstrip(" .!")))
    plain = claim.rstrip(" .!")
    for form, holds in ((_NOT_BOTH, True), (_FRONTED, True), (_BOTH, False), (_EVEN, False)):
        match = form.match(plain)
        if match is None:
            continue
        asked = _choice(match)
        return holds if any(_same(rule, asked) for rule in rules) else None
    return None


def _same(rule: _Choice, asked: _Choice) -> bool:
    """Tell whether a claim has the two of a rule, in either order, for the same end."""
    pair = {rule.one, rule.two}
    other = asked.end ^ rule.end
    return {asked.one, asked.two} == pair and len(pair) == 2 and all(is_party(w) for w in other)


def _choices(text: str) -> Iterator[_Choice]:
    match = next((m for form in _TOLD if (m := form.match(text))), None)
    if match is not None and not BLURRED.search(_all(match)):
        yield _choice(match)


def _choice(match: re.Match[str]) -> _Choice:
    groups = match.groupdict()
    end = f"{groups.get('who') or ''} {_DENIED.sub(' ', groups.get('end') or '')}"
    return _Choice(slot(match["one"]), slot(match["two"]), slot(end))


def _all(match: re.Match[str]) -> str:
    return " ".join(filter(None, match.groupdict().values()))
