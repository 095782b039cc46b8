"""The forms in which a text tells what something cannot be done without.

*Only with a permit*, *not unless there is one*, *who has none may not*, *they must approve it*.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from agent.judge.unfolding.settled.slots import BLURRED, PLAIN, Slot, slot

_MODAL = r"(?:may|can|could|must|shall|should|will|is|are|do|does)"
_DENIED = r"(?:\bcannot|(?: not|n['’]t))\b"
_CASE = r"(?:with|if|when|where|once|after|on|upon|against|subject to|provided(?: that)?)"
_DUTY = r"(?:must|shall|(?:has|have) to|needs? to)(?: first| always)?"
_HAVE = rf"{_DUTY} (?:have|hold|get|obtain|possess|show|present)"
_NEED = rf"(?:needs?|requires?|{_HAVE})"
_LACKING = r"(?:without|lacking|who lacks?|(?:who|that) (?:ha(?:s|ve) no|do(?:es)? not have))"
_LEAVE = r"(?P<deed>approve|authori[sz]e|consent to|agree to|countersign)"
_LEFT = r"(?P<deed>approved|authori[sz]ed|agreed to|countersigned)"
CUE = re.compile(
    r"\b(?:only|unless|without|lack\w*|who ha(?:s|ve)(?: not?|n['’]t)|must|shall"
    r"|conditional|contingent|dependent|subject to|(?:ha(?:s|ve)|needs?) to)\b",
    re.IGNORECASE,
)
_TWICE = re.compile(
    rf"^(?P<lead>{PLAIN}+?) only (?P<one>{_CASE} {PLAIN}+?),? and (?:then )?only "
    rf"(?P<two>{_CASE} {PLAIN}+)$",
    re.IGNORECASE,
)


def _compiled(*forms: str) -> tuple[re.Pattern[str], ...]:
    return tuple(re.compile(f"^{form}$", re.IGNORECASE) for form in forms)


_DENYING = _compiled(
    rf"(?P<end>(?:Nobody|No one|No \w+) {PLAIN}+?),? unless (?P<what>{PLAIN}+)",
    rf"(?P<end>{PLAIN}+?{_DENIED} {PLAIN}+?),? unless (?P<what>{PLAIN}+)",
    rf"Unless (?P<what>{PLAIN}+), (?P<end>(?:nobody|no one|no \w+) {PLAIN}+)",
    rf"Unless (?P<what>{PLAIN}+), (?P<end>{PLAIN}+?{_DENIED} {PLAIN}+)",
    rf"(?P<end>{PLAIN}+?) (?:who|that) (?:ha(?:s|ve))(?: not|n['’]t) (?P<what>{PLAIN}+?)"
    rf"(?P<more> (?:{_MODAL}{_DENIED}|cannot) {PLAIN}+)",
    rf"(?P<end>{PLAIN}+?) {_LACKING} (?P<what>{PLAIN}+?)"
    rf"(?P<more> (?:{_MODAL}{_DENIED}|cannot) {PLAIN}+)",
)
"""Forms that deny the end where there is not what is needed."""
_ASKING = _compiled(
    rf"(?P<end>{PLAIN}*\b{_MODAL} {PLAIN}+?),? (?:but )?only {_CASE} (?P<what>{PLAIN}+)",
    rf"(?P<end>{PLAIN}*\b{_MODAL}) only (?P<more>{PLAIN}+?) {_CASE} (?P<what>{PLAIN}+)",
    rf"Only {_CASE} (?P<what>{PLAIN}+?)(?:,|(?= {_MODAL}\b)) (?P<end>{PLAIN}+)",
    rf"Only (?P<end>{PLAIN}+?) (?:with|holding|who (?:ha(?:s|ve)|holds?)) (?P<what>{PLAIN}+?)"
    rf" (?P<more>{_MODAL} {PLAIN}+)",
    rf"No (?P<end>{PLAIN}+?) without (?P<what>{PLAIN}+?) (?P<more>{_MODAL} {PLAIN}+)",
    rf"(?P<what>{PLAIN}+?) {_DUTY} {_LEAVE} (?P<end>{PLAIN}+)",
    rf"(?P<end>{PLAIN}+?) {_DUTY} be {_LEFT} by (?P<what>{PLAIN}+)",
    rf"(?P<end>{PLAIN}+?) {_HAVE} (?P<what>{PLAIN}+?)"
    rf" (?P<more>(?:(?:in order )?to|before) {PLAIN}+)",
    rf"(?P<end>{PLAIN}+?) who (?:wants?|wish(?:es)?) (?P<more>to {PLAIN}+?) {_NEED}"
    rf" (?P<what>(?!to\b|no\b){PLAIN}+)",
    rf"(?:In order to|To) (?P<end>{PLAIN}+), (?P<more>{PLAIN}+?) {_NEED}"
    rf" (?P<what>(?!to\b|no\b){PLAIN}+)",
    rf"(?P<end>{PLAIN}+?) (?:is|are) (?:(?:conditional|contingent|dependent) (?:up)?on|subject to)"
    rf" (?P<what>{PLAIN}+)",
)
"""Forms that ask for it."""
_NOT = re.compile(rf"{_DENIED}|\b(?:nobody|no one|no)\b", re.IGNORECASE)
_UNREAL = re.compile(rf"{_DENIED}|\b(?:nobody|no one)\b", re.IGNORECASE)
_LEAVING = re.compile(r"\b(?:allowed|permitted)\b", re.IGNORECASE)
_WHO = re.compile(r"^(?:he|she|it|they|you|we|one)\b ?", re.IGNORECASE)
_PERMITTING = re.compile(
    rf"\b(?:may|can)\b{PLAIN}*\bonly (?:with|on|upon|against|subject to)\b", re.IGNORECASE
)


class Demand(NamedTuple):
    """What an end cannot be had without, and whether it is told that it can be had with it."""

    what: Slot
    end: Slot
    permits: bool = False


def demands(text: str) -> Iterator[Demand]:
    """Yield what a text in one of these forms says is needed.

    Example:
        "Shares may be sold only with the approval of the board." tells that the board's approval is
        needed for the sale of shares, and so does "The board must approve a sale of shares."
    """
    plain = text.rstrip(" .!")
    twice = _TWICE.match(plain)
    texts = [f"{twice['lead']} only {twice[k]}" for k in ("one", "two")] if twice else [plain]
    for told in texts:
        permits = twice is None and _PERMITTING.search(told) is not None
        for forms, denials in ((_DENYING, 1), (_ASKING, 0)):
            match = next((m for form in forms if (m := form.match(told))), None)
            if match is not None:
                yield from _of(match, denials, permits=permits)
                break


def _of(match: re.Match[str], denials: int, *, permits: bool) -> Iterator[Demand]:
    groups = match.groupdict()
    what = f"{_WHO.sub('', match['what'])} {groups.get('deed') or ''}"
    end = f"{match['end']} {groups.get('more') or ''}"
    told = _NOT.sub(" ", end)
    blurred = BLURRED.search(f"{what} {told}") or _UNREAL.search(what)
    if len(_NOT.findall(end)) == denials and not blurred:
        yield Demand(slot(what), slot(_LEAVING.sub(" ", told)), permits)
