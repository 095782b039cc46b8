"""Records: *in 2022 more than in any year before* makes 2022 a record year, and 2020 none above."""

import re

from agent.judge.unfolding.settled.slots import BLURRED, Slot, slot

_YEAR = r"(?:1[89]|20)\d\d"
_MOST = (
    r"(?<!\bno )(?<!\bnot )(?:more|larger|higher|greater) than (?:ever(?: before)?"
    r"|in any (?:(?:other|previous|earlier|preceding) year|year (?:before|until then))"
    r"(?=[,;.]|$| in \d))"
    r"|(?:the )?(?:most|highest|largest)\b[^.;:]{0,40}? (?:ever|on record|since records began)"
    r"|(?:all-time|new) (?:high|record)"
)
CUE = re.compile(_MOST, re.IGNORECASE)
_IN_YEAR = re.compile(
    rf"(?<!\bthan )(?<!\bas )(?<!\bwith )(?<!\bfrom )\bin (?P<year>{_YEAR})\b", re.IGNORECASE
)
_RECORD = re.compile(
    rf"^(?:(?P<year>{_YEAR}) was an? (?:record|all-time record) year|In (?P<in>{_YEAR})[^.;:]*"
    rf" (?:record|all-time high))\b(?: (?:for|in|of))?(?P<what>[^.;:]*)[.!]?$",
    re.IGNORECASE,
)
_COMPARED = re.compile(
    rf"^(?P<before>[^.;:]*?)\b(?P<way>more|fewer|less)\b(?P<what>[^.;:]*?) in (?P<one>{_YEAR})"
    rf" than (?:in )?(?P<two>{_YEAR})[.!]?$",
    re.IGNORECASE,
)


def settles(text: str, claim: str) -> bool | None:
    """Tell whether the record of a year makes a claim on it or an earlier year true, or untrue.

    Of later years a record tells nothing.
    """
    years = _IN_YEAR.findall(text)
    if len(years) != 1 or not CUE.search(text) or BLURRED.search(text):
        return None
    year, known = int(years[0]), slot(text)
    if asked := _RECORD.match(claim):
        same = int(asked["year"] or asked["in"]) == year
        return True if same and _is_told(asked["what"], known) else None
    asked = _COMPARED.match(claim)
    if asked is None or not _is_told(asked["before"] + asked["what"], known):
        return None
    one, two = int(asked["one"]), int(asked["two"])
    if year not in (one, two) or max(one, two) != year or one == two:
        return None
    return (one == year) is (asked["way"].lower() == "more")


def _is_told(what: str, known: Slot) -> bool:
    """Tell whether what a claim counts is what the record is of."""
    return slot(what) <= known and not BLURRED.search(what)
