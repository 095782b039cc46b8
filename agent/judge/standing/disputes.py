"""Disputes: what somebody says and somebody else denies is not so for all that.

*The tenant says he paid. The landlord disputes this* leaves open whether he paid, not that he says
so.
"""

import re

from agent.judge.standing.framings import Framing
from agent.judge.standing.words import SAYING

_WHO = r"(?:[\w'’.-]+ ){0,5}?[\w'’.-]+"
_MATTERS = (
    r"(?:claim|report|statement|charge|story|account|allegation|figure|accusation|version|view"
    r"|warning|description|criticism)s?"
)
_THIS = rf"(?:this|that|it|(?:the|any|all|these|those|such|any such|his|her|their) {_MATTERS})"
_DISPUTING = (
    rf"(?:(?:(?:has|have|had|also|\w+ly) )*(?:disput|den[yi]|contest|reject|contradict|refut"
    rf"|challeng|doubt)\w* {_THIS}"
    rf"|(?:do|does|did)(?: not|n['’]t) (?:agree|accept {_THIS})|disagree[sd]?"
    rf"|(?:(?:ha[sd]|have) )?(?:not )?(?:found|finds?|ha[sd]|have|see|saw|seen)(?: \w+)? (?:no|any)"
    rf" (?:\w+ )?(?:records?|trace|proof|evidence|signs?) (?:of|for) {_THIS})\b"
)
_CONTRARY = re.compile(
    rf"^\W*(?:(?:but|however|yet|though|while|which) )?(?:(?:{_WHO}) (?:says? |said |that )*)?"
    rf"(?P<cue>{_DISPUTING})",
    re.IGNORECASE,
)
_TURN = re.compile(r"(?:;|, (?=but\b|which\b|while\b|though\b)|\s[—–-])\s*")
_SPOKEN = re.compile(
    rf"\b(?:{SAYING}|told|tell(?:s|ing)?|den(?:y|ies|ied)|according to|in the (?:view|eyes) of"
    r"|(?:call|describ|disput|recommend|propos|want|wish|ask|demand|consider|feel|blam|accus|den[yi]"
    r"|admit|reject|complain|insist|criticis|suspect|hop|fear|warn|agree|accept)\w*)\b",
    re.IGNORECASE,
)


def disputed(text: str, after: str) -> Framing | None:
    """Return the framing of what somebody disputes: of ``text``, or its first part.

    Args:
        text: a sentence.
        after: the one that follows it.
    """
    parts = _TURN.split(text)
    for n in range(1, len(parts)):
        contrary = _CONTRARY.match(parts[n])
        if contrary is not None:
            said = text[: text.index(parts[n])]
            return Framing(said, text[len(said) :], contrary["cue"], reported=True)
    contrary = _CONTRARY.match(after)
    return None if contrary is None else Framing(text, "", contrary["cue"], reported=True)


def reports(text: str, said: str) -> bool:
    """Tell whether a text tells what somebody says, wants or thinks.

    What somebody ``said`` may be that he told others: *he says he told the owner*.
    """
    first = _SPOKEN.search(said)
    told = said[first.end() :].lower() if first else ""
    return any(m[0].lower() not in told for m in _SPOKEN.finditer(text))
