"""What somebody was asked to do and refused: *asked to resign but refused* refused to resign.

Beside what was asked of them rules take the refusal for its contrary.
"""

import re

from agent.domain.prose.casing import capital

_ASKED = (
    r"(?:asked|told|urged|invited|ordered|requested|advised|instructed|summoned|begged|pressed"
    r"|encouraged|required|called (?:on|upon)|offered)"
)
_PLAIN = r"[^,;:.()]"
_REFUSED = (
    r"(?:,? but|,? (?:and|yet)|;)"
    r"(?: (?:he|she|they|it|who|the (?P<whose>[\w-]+)))?(?: (?:has|have|had))?"
    r" (?P<refused>refused|declined)"
    r"(?: to do so)?(?P<after>(?:,? because)? [^;:.]*?)??[.!]?$"
)
_BE_ASKED = re.compile(
    rf"^(?P<who>{_PLAIN}{{2,60}}?) (?P<be>was|were|has been|have been|had been) {_ASKED}"
    rf"(?: by {_PLAIN}{{2,40}}?)? to (?P<deed>{_PLAIN}{{2,90}}?){_REFUSED}",
    re.IGNORECASE,
)
_ASKED_THEM = re.compile(
    rf"^(?P<by>{_PLAIN}{{2,60}}?) {_ASKED} (?P<who>(?:the|a|an|its|their|his|her|all|some|[A-Z])"
    rf"{_PLAIN}{{1,50}}?|[a-z]+s) to (?P<deed>{_PLAIN}{{2,90}}?){_REFUSED}",
)
CUE = re.compile(r"\b(?:refused|declined)\b", re.IGNORECASE)
_JOINED = re.compile(r"\b(?:and|or|not|who|which|that|if|unless)\b", re.IGNORECASE)
_ASKING = re.compile(rf"\b(?:{_ASKED}|refused|declined)\b", re.IGNORECASE)
_ASKS = re.compile(rf"\b{_ASKED}\b", re.IGNORECASE)
_UNDONE = re.compile(r"\b(?:did|has|have|had)(?: not|n['’]t)\b|\bnever\b", re.IGNORECASE)


def told_in_full(text: str, claim: str) -> str:
    """Return a text with what somebody refused in full, for a claim on them; else as it stands.

    Where the claim tells of no asking, that is all that is told, and as not done if it says so.

    Example:
        "The minister was asked to resign but refused." is told as "The minister was asked to
        resign. The minister refused to resign."
    """
    match = _BE_ASKED.match(text) or _ASKED_THEM.match(text)
    if match is None or _JOINED.search(match["deed"]):
        return text
    who, whose = match["who"], match["whose"]
    if whose and whose.lower() not in who.lower().split():
        return text
    named = who.split()[-1].lower() in claim.lower()
    undone = named and _UNDONE.search(claim) and not _ASKING.search(claim)
    refused = "did not" if undone else f"{match['refused'].lower()} to"
    told = f"{capital(who)} {refused} {match['deed']}{match['after'] or ''}."
    alone = named and not _ASKS.search(claim)
    return told if alone else f"{text[: match.end('deed')]}. {told}"
