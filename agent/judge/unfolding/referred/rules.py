"""Rules as clauses put them: who must, or must not, do what."""

import re
from typing import NamedTuple

_WHO = r"(?P<who>[^,;:.()\d]{2,60}?)"
_SAID = r"(?P<deed>(?:[^;:.()]|\.(?=\d)){2,140}?)"
_MUST = re.compile(
    rf"^{_WHO} (?:must|shall|have to|has to|(?:is|are) (?:required|obliged) to|should"
    rf"|(?P<ban>may|can)(?= ?not\b|not\b))(?: (?P<not>not|never)|(?<=can)not)? "
    rf"(?:(?:always|also|therefore) )?{_SAID}\.?$",
    re.IGNORECASE,
)
_FORBIDDEN = re.compile(
    r"^(?P<deed>[A-Z][\w-]*ing\b[^,;:.]{0,80}?) (?:is|are) (?:strictly )?"
    r"(?:forbidden|prohibited|banned|not (?:allowed|permitted))(?P<place> [^,;:.]{2,60}?)?\.?$"
)
_UNCLEAR = re.compile(r"\b(?:unless|except|if|when|where|or)\b", re.IGNORECASE)


class Rule(NamedTuple):
    """A rule.

    Attributes:
        who: whom it binds, as it names them; '' where it is on a deed of anybody.
        deed: what they must do, without *to*; *smoking in the hall* where nobody is named.
        banned: whether they must not do it.
    """

    who: str
    deed: str
    banned: bool


def rule_of(text: str) -> Rule | None:
    """Return the plain rule that a sentence states, None without one."""
    if _UNCLEAR.search(text):
        return None
    if match := _FORBIDDEN.match(text):
        return Rule("", match["deed"] + (match["place"] or ""), banned=True)
    match = _MUST.match(text)
    if match is None:
        return None
    return Rule(match["who"], match["deed"], banned=bool(match["not"] or match["ban"]))
