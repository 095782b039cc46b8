"""How long something is kept: what is deleted after 30 days is never kept longer than that.

*Storage beyond 90 days requires consent* is *without consent, it may be kept for at most 90 days*.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from agent.judge.unfolding.counted.spans import span, told
from agent.judge.unfolding.settled.slots import BLURRED, PLAIN, Slot, slot

_TIME = span("")
_KEEP = r"(?:kept|stored|retained|held|saved)"
_KEEPING = r"(?:storage|storing|keeping|retention|retaining)"
_GONE = r"(?:deleted|erased|destroyed|discarded|purged|wiped|shredded)"
_ALWAYS = r"(?:,? (?:in any case|in all cases|without exception|at the latest|automatically))*"
_MORE = r"(?:(?:for )?(?:longer|more) than|beyond|(?:for )?over)"
_MOST = r"(?:for )?(?:at most|up to|no more than|no longer than|not more than|a maximum of)"
_NEVER = r"(?:never|not|no longer)"
_DELETED = re.compile(
    rf"^(?P<what>{PLAIN}+?) (?:is|are|(?:must|shall|will) be) (?:\w+ly )?{_GONE}"
    rf"(?: at the latest| no later than)? after {_TIME}{_ALWAYS}$",
    re.IGNORECASE,
)
_KEPT = re.compile(
    rf"^(?:(?P<lack>Without {PLAIN}+?), )?(?P<what>{PLAIN}+?) "
    rf"(?P<be>is|are|may|can|must|shall|will)(?: be)?(?P<no> {_NEVER})?(?: be)? {_KEEP} "
    rf"(?P<how>{_MORE}|{_MOST}|for) {_TIME}"
    rf"(?: (?P<lack_last>without {PLAIN}+))?$",
    re.IGNORECASE,
)
_ASKING = re.compile(
    rf"^(?:{_KEEPING} (?:of )?(?P<what>{PLAIN}+?)|(?P<passive>{PLAIN}+?) "
    rf"(?:is|are|may|can)(?: only)?(?: be)? {_KEEP}) {_MORE} {_TIME} "
    rf"(?:requires?|needs?|only with) (?P<need>{PLAIN}+)$",
    re.IGNORECASE,
)
CUE = re.compile(rf"\b(?:{_KEEP}|{_KEEPING}|{_GONE})\b", re.IGNORECASE)
_SCALES = {
    "minute": ("hour", 1), "hour": ("hour", 60), "day": ("day", 1), "week": ("day", 7),
    "month": ("month", 1), "year": ("month", 12),
}  # fmt: skip
"""Units by what they are counted in: how many days a month has is not told."""
_LACK = re.compile(r"^without ", re.IGNORECASE)


class _Limit(NamedTuple):
    """The longest time for which something is kept, unless there is what is needed for more."""

    what: Slot
    need: Slot
    time: tuple[int, str]


def settles(text: str, claim: str) -> bool | None:
    """Tell whether a limit of how long a thing is kept makes a claim true, or untrue."""
    match = _KEPT.match(claim.rstrip(" .!"))
    if match is None or BLURRED.search(match["what"]):
        return None
    lack = slot(_LACK.sub("", match["lack"] or match["lack_last"] or ""))
    for rule in _limits(text.rstrip(" .!")):
        same = slot(match["what"]) == rule.what and bool(lack) is bool(rule.need)
        longer = _longer(told(match, ""), rule.time)
        if same and lack <= rule.need and longer is not None:
            return _stands(match, longer)
    return None


def _stands(match: re.Match[str], longer: int) -> bool | None:
    """Return how a claim stands to a limit than which its time is so much longer."""
    how = match["how"].lower()
    more, most = (re.fullmatch(form, how, re.IGNORECASE) for form in (_MORE, _MOST))
    if match["no"]:
        return True if more and longer >= 0 else None
    if most and longer == 0:
        return True
    beyond = longer >= 0 if more else longer > 0
    return False if beyond and (not most or match["be"].lower() in {"may", "can"}) else None


def _longer(one: tuple[int, str], other: tuple[int, str]) -> int | None:
    """Return how much longer one time is than another, None where that is not told."""
    (first, times), (second, per) = _SCALES.get(one[1], ("", 0)), _SCALES.get(other[1], ("", 0))
    return one[0] * times - other[0] * per if first and first == second else None


def _limits(text: str) -> Iterator[_Limit]:
    match = _DELETED.match(text) or _ASKING.match(text)
    if match is None:
        return
    groups = match.groupdict()
    what, need = groups["what"] or groups.get("passive") or "", groups.get("need") or ""
    if not BLURRED.search(f"{what} {need}"):
        yield _Limit(slot(what), slot(need), told(match, ""))
