"""Deadlines in the words of a claim: *entry closes on 3 May* is *entry must be made by 3 May*.

So is *entries received after 3 May are refused*: *entries must be received by 3 May*.
"""

import re

from agent.domain.prose.calendar import DAY_OF_MONTH, WEEKDAY
from agent.domain.prose.casing import capital

_MADE = (
    r"(?:registrations?|applications?|entr(?:y|ies)|nominations?|enrol?lments?|bookings?"
    r"|submissions?|objections?|orders?|bids?|tenders?|proposals?|claims?|appeals?)"
)
_DATE = rf"(?:(?:{WEEKDAY}),? )?{DAY_OF_MONTH}(?:,? \d{{4}})?"
_TIME = r"(?:noon|midnight|\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\b\.?)?)"
_WHAT = rf"(?P<what>(?:[a-z-]+ )?(?P<made>{_MADE})(?: (?:for|to|of) [^,;:.!?]*?)?)"
_KIN = 4  # letters that a deed and its name share: *register*, *registration*
_CLOSES = re.compile(
    rf"^(?:the )?{_WHAT} (?:will )?(?P<verb>close|end)s?(?: at (?P<time>{_TIME}))?"
    rf" on (?P<date>{_DATE})(?!\w| (?:at|to|and|or)\b)",
    re.IGNORECASE,
)
_NAMED = re.compile(
    rf"^the (?:deadline|closing date|final date|last day|cut-off date) for (?:all )?"
    rf"{_WHAT} is (?:(?P<time>{_TIME}) on )?(?P<date>{_DATE})"
    r"(?!\w| (?:at|to|and|or)\b)",
    re.IGNORECASE,
)
_LATE = re.compile(
    rf"^(?:(?:no|an?|all|any|the) )?{_WHAT}"
    r"(?: (?:(?:which|that) (?:is|are) )?(?P<deed>received|made|submitted|filed|lodged|sent|placed)"
    r"| arriving| (?:which|that) arrives?)?"
    rf" (?:after|later than) (?P<end>(?P<day>{_DATE})|\w+ (?:[a-z]+ )?(?:hour|day|week|month)s?)"
    r"(?P<of> (?:of|after|from) [^,;:.!?]*?)? (?:(?:is|are|will be|can be)(?P<not> not| no longer)?"
    r"|(?P<never>cannot be|will not be|can not be|may not be|must not be)) (?:(?P<taken>considered"
    r"|accepted|processed|entertained)|rejected|refused|declined|ignored|invalid|void|too late)"
    r"(?=[.;]|$)",
    re.IGNORECASE,
)
_TOLD = re.compile(
    r"\b(?:closes?|ends?|deadline|closing date|final date|last day|cut-off date)\b", re.IGNORECASE
)
CUE = re.compile(rf"{_TOLD.pattern}|\b(?:after|later than)\b", re.IGNORECASE)
_DUE = re.compile(
    r"\b(?:must|(?:has|have|needs?) to|should|(?:is|are) to)\b[^.;]*?"
    r" (?:by|(?:no|not) later than|within) ",
    re.IGNORECASE,
)
_OPEN = re.compile(r"\b(?:can|(?-i:may)|possible|accepted|from|after|until|till)\b", re.IGNORECASE)
_DATED = re.compile(_DATE, re.IGNORECASE)


def in_its_words(text: str, claim: str) -> str:
    """Return a text with its deadline told as a claim tells such things, or as it stands.

    Example:
        "Registration for the course closes on 14 March.", where the claim says what must be done by
        a day, is "Registration for the course must be made by 14 March."
    """
    match = _CLOSES.search(text) or _NAMED.search(text)
    if match is None:
        return _in_time(text, claim)
    if _TOLD.search(claim) or not (_DATED.search(claim) and _is_of(match, claim)):
        return text
    when = f"{match['time']} on {match['date']}" if match["time"] else match["date"]
    what = capital(match["what"])
    if _DUE.search(claim):
        told = f"{what} must be made by {when}"
    elif _OPEN.search(claim):
        told = f"{what} can be made until {when}"
    else:
        return text
    return told + text[match.end() :]


def _is_of(match: re.Match[str], claim: str) -> bool:
    """Tell whether a claim is on what a deadline is for."""
    kin = match["made"].lower().rstrip("s")[:_KIN]
    return re.search(rf"\b{kin}", claim, re.IGNORECASE) is not None


def _in_time(text: str, claim: str) -> str:
    """Return when that must be done what is refused later, or the text as it stands."""
    match = _LATE.match(text)
    if match is None or not _DUE.search(claim) or not _is_of(match, claim):
        return text
    none = text.lower().startswith("no ")
    denied = bool(match["not"] or match["never"]) != none
    if denied != bool(match["taken"]):
        return text
    due = f"{'by' if match['day'] else 'within'} {match['end']}{match['of'] or ''}"
    told = f"{match['what']} must be {match['deed'] or 'made'} {due}"
    return capital(told) + text[match.end() :]
