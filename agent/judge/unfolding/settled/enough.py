"""What is needed need not be enough: *admission requires a degree* admits not all who have one."""

import re
from collections.abc import Iterable

from agent.domain.finding import Finding, Outcome
from agent.judge.checked import Checked
from agent.judge.polarity.check import RULE
from agent.judge.unfolding.settled.necessity import Condition, conditions
from agent.judge.unfolding.settled.slots import PLAIN, Slot, slot

_VERB = r"(?:may|can|must|will|shall|is|are|gets?|receives?)"
_IF = r"(?:if|when|once|as soon as|provided(?: that)?)"
_GIVEN = tuple(
    re.compile(form, re.IGNORECASE)
    for form in (
        rf"^(?P<who>Everyone|Everybody|Anyone|Anybody|Every \w+|Any \w+|All(?: \w+)?|An? \w+|\w+s) "
        rf"(?:with|holding|who|that) (?P<what>{PLAIN}+?) (?P<end>{_VERB}\b {PLAIN}+)$",
        rf"^Whoever (?P<what>{PLAIN}+?) (?P<end>{_VERB}\b {PLAIN}+)$",
        rf"^(?:If|When|With|Once|As soon as|After) (?P<what>{PLAIN}+?), (?P<end>{PLAIN}+)$",
        rf"^With (?P<end>{PLAIN}+)$",
        rf"^(?P<end>{PLAIN}+?),? {_IF} (?P<what>{PLAIN}+)$",
        rf"^(?P<end>{PLAIN}+? {_VERB} {PLAIN}+?) to (?:every|each|any|all) (?P<what>{PLAIN}+)$",
    )
)
"""How a text tells that something is enough."""
_EACH = re.compile(r"\b(?:every|any|all|each|who|that)\b", re.IGNORECASE)
_DENYING = re.compile(
    r"\b(?:not|no|never|nobody|none|cannot|only|without|unless|even)\b|n['’]t\b", re.IGNORECASE
)


def of_enough(checked: Checked, claim: str, texts: Iterable[str]) -> Checked:
    """Return what was found in a window, and that the claim has for enough what is only needed."""
    texts, asked = list(texts), _given(claim)
    needed = next((t for t in texts if leaves_open(t, claim)), "")
    if not needed or any(_given(t) >= asked for t in texts):
        return checked
    why = f"it is needed, but not said to be enough: “{needed}”"
    found = Finding(rule=RULE, outcome=Outcome.MISSING, reason=f"against the evidence: {why}")
    return checked.corrected(found if f.rule == RULE else f for f in checked.findings)


def leaves_open(text: str, claim: str) -> bool:
    """Tell whether a claim has for enough what a sentence only says is needed.

    Example:
        "Admission requires a degree." does not tell whether "Whoever has a degree is admitted."
    """
    asked = _given(claim)
    if not asked or _given(text) >= asked:
        return False
    told = [c for c in conditions(text) if c.holds and not c.enough and not c.permits]
    return any(_falls_short(asked, c) for c in told if c.end)


def _falls_short(asked: Slot, needed: Condition) -> bool:
    """Tell whether a claim has all or some of what is needed for an end, and that for enough."""
    what, end = needed.what, needed.end
    some = bool(asked & what) and asked <= what | end and end <= asked
    return some or (what <= asked and (end <= asked or asked - what <= end))


def _given(text: str) -> Slot:
    """Return the words of what a text says is enough for something, none where it says no such."""
    match = next((m for form in _GIVEN if (m := form.match(text.rstrip(" .!")))), None)
    if match is None or _DENYING.search(match["end"]):
        return slot("")
    return slot(_EACH.sub(" ", " ".join(filter(None, match.groupdict().values()))))
