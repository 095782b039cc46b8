"""Two denials that make one affirmation: *no parcel left without a label* is *all had one*.

So is *there was not a ward that had not been inspected*, and *none failed to reply*.
"""

import re
from collections.abc import Sequence

from agent.judge.unfolding.settled.slots import BLURRED, PLAIN, sequence

_NO = (
    r"(?:(?:there (?:is|was|are|were|has been|have been) )?"
    r"(?:no(?: one|body)?|not one|not a(?: single)?)|none of)"
)
_NOT = (
    r"(?:not|n['’]t|never|without|fail(?:s|ed)? to|lacks?|lacked|lacking"
    r"|missed|missing)"
)
CUE = re.compile(rf"\b{_NO}\b{PLAIN}+?(?:\b|(?=n['’]t)){_NOT}\b", re.IGNORECASE)
_TWICE = re.compile(rf"^{_NO} (?P<one>{PLAIN}+?) ?{_NOT} (?P<two>{PLAIN}+?)[.!]?$", re.IGNORECASE)
_ALL = re.compile(
    rf"^(?:all(?: of)?|every(?: single)?|each(?: of)?|everyone|everybody) "
    rf"(?P<rest>{PLAIN}+?)[.!]?$",
    re.IGNORECASE,
)
_SOME = re.compile(
    rf"^(?:some|one|two|three|a few|several|many|most|at least one)(?: of)? "
    rf"(?P<rest>{PLAIN}+?)[.!]?$",
    re.IGNORECASE,
)
_NOT_ALL = re.compile(rf"^not (?:all(?: of)?|every|each) (?P<rest>{PLAIN}+?)[.!]?$", re.IGNORECASE)
_DENIED = re.compile(rf"(?:\b|(?=n['’]t)){_NOT}\b", re.IGNORECASE)
_UNCLEAR = re.compile(
    r"\b(?:except\w*|if|when|unless|or|nor|until|but|only|any|more|less|fewer|longer)\b",
    re.IGNORECASE,
)


def settles(text: str, claim: str) -> bool | None:
    """Tell whether what a sentence says of all by two denials makes a claim true, or untrue."""
    match = _TWICE.match(text)
    if match is None or _UNCLEAR.search(text):
        return None
    if _DENIED.search(f"{match['one']} {match['two']}"):
        return None
    told = sequence(f"{match['one']} {match['two']}")
    for form in (_ALL, _SOME, _NOT_ALL):
        if asked := form.match(claim):
            return _stands(form, asked["rest"], told)
    return None


def _stands(form: re.Pattern[str], rest: str, told: Sequence[str]) -> bool | None:
    denials = len(_DENIED.findall(rest))
    if BLURRED.search(_DENIED.sub("", rest)) or sequence(_DENIED.sub("", rest)) != told:
        return None
    if form is _ALL:
        return True if denials == 0 else None
    return False if denials == (form is _SOME) else None
