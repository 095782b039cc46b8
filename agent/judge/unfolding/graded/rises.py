"""A new value from a day on and the old one until then: *from 1 May the fee rises to €25*.

*Until then it is €20* may follow. What is told of neither time is no value of it.
"""

import re
from typing import NamedTuple

from agent.judge.alignment.lexical import content
from agent.judge.claims.parsing.inflection import is_plural

_DATE = r"(?P<{}>(?:on|in|from|as of|as from|with effect from|effective(?: from)?) @\d+@)"
_VALUE = r"(?:(?:EUR|USD|GBP|CHF|SEK|NOK|DKK) ?)?[€$£]?\d[\d.,:]*(?<![.,:])"
_UNIT = (
    r"(?:(?: (?!(?:from|as|on|in|with|effective|and|until)\b)| ?(?=[%°€$£]))"
    r"[^\W\d@,;.]*[%°€$£]?(?:/[^\W\d]+)?){0,3}"
)
_MOVES = (
    r"(?:(?:will |shall |is to |are to )?(?:rise|increase|go up|climb|fall|drop"
    r"|decrease|go down|change)s?"
    r"|goes (?:up|down)|(?:is|are|will be|is being) (?:raised|increased|lowered|reduced|cut|changed"
    r"|extended|shortened))"
)
_RISES = re.compile(
    rf"^(?:{_DATE.format('early')},? )?(?P<lead>[^\d,;:.()@€$£]{{4,80}}?) {_MOVES} to "
    rf"(?P<value>{_VALUE}(?P<unit>{_UNIT}))(?:,? {_DATE.format('late')})?(?P<rest>[.;,]? .*)?\.?$",
    re.IGNORECASE | re.DOTALL,
)
_OLD = re.compile(
    rf"^[. ,;]*(?:and )?(?P<words>[^\d.;@€$£]*?) ?(?P<value>{_VALUE})(?P<after>[^\d;@]*?)\.?$",
    re.IGNORECASE,
)
_TILL = re.compile(
    r"\b(?:until then|till then|up to then|before (?:that|then)|until that date)\b", re.IGNORECASE
)
_SAME = content(
    "present current existing old previous"
    " former applies apply remains remain stays stay continues "
    "unchanged value rate amount level continue still charged charge holds valid force"
)
_UNCLEAR = re.compile(
    r"\b(?:no|not|never|only|unless|except|if|when|some|usually|another|others?|further|more|than"
    r"|about)\b|n['’]t\b",
    re.IGNORECASE,
)
NEXT = _TILL


class Rise(NamedTuple):
    """The words before the value, the value until a day ('' if untold), and that from it on."""

    lead: str
    old: str
    new: str
    when: str


def rise(text: str) -> Rise | None:
    """Return what a text tells of a new value, its dates written *@0@*; None where it is unclear.

    Example:
        "From @0@ the late fee rises to 18 euros. Until then it remains 12 euros."
    """
    match = _RISES.match(text)
    when = match and (match["early"] or match["late"])
    if match is None or not when or _UNCLEAR.search(match["lead"]):
        return None
    lead, rest = match["lead"], match["rest"] or ""
    old = _old(rest, lead, match["unit"]) if rest.strip(" .") else ""
    if old is None:
        return None
    place = re.sub(r"^(?:with effect from|effective(?: from)?)", "from", when, flags=re.IGNORECASE)
    place = re.sub(r"^(?:on|in)\b", "from", place, flags=re.IGNORECASE)
    return Rise(f"{lead} {'are' if is_plural(lead) else 'is'}", old, match["value"].rstrip(), place)


def _old(rest: str, lead: str, unit: str) -> str | None:
    """Return the value of the same thing that holds until then, None where more is said."""
    match = _OLD.match(rest)
    if match is None or not _TILL.search(rest) or _UNCLEAR.search(rest):
        return None
    if not match["after"].startswith(unit.rstrip()):
        return None
    after = match["after"].removeprefix(unit.rstrip())
    besides = content(_TILL.sub(" ", f"{match['words']} {after}")) - _SAME
    return f"{match['value']}{unit.rstrip()}" if besides <= content(lead) else None
