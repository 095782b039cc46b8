"""What is so for all but some is not so for these: *free for everyone other than firms*.

So firms have to pay.
"""

import re

from agent.judge.unfolding.settled.slots import BLURRED, PLAIN, slot

_EXCEPT = (
    r"(?:except(?:ing)?(?: for| to)?|other than|apart from|aside from|but|bar|save(?: for)?"
    r"|with the exception of|excluding)"
)
_ALL = (
    r"(?:all(?: of)?(?: the)?(?: \w+){1,2}?|every(?:one|body)|any(?:one|body)|(?:any|every) \w+)"
)
CUE = re.compile(rf"\b(?:for|to) {_ALL},? {_EXCEPT} ", re.IGNORECASE)
_FORM = re.compile(
    rf"^(?P<what>{PLAIN}+?) (?:is|are|was|were) (?P<how>(?!not\b|no\b)\w+(?: of charge)?) "
    rf"(?:for|to) {_ALL},? {_EXCEPT} (?:for |to )?"
    rf"(?P<who>(?!those\b|that\b|when\b|if\b|on\b|in\b|at\b|during\b){PLAIN}+?)[.!]?$",
    re.IGNORECASE,
)
_PAY = re.compile(
    r"\b(?:(?:have|has|need|needs) to|must|are required to) pay(?: (?:a fee|extra|money|something))?"
    r"(?: for)?\b|\b(?:are|is) charged(?: a fee)?(?: for)?\b",
    re.IGNORECASE,
)
_NOT = re.compile(r"\b(?:not|no)\b|n['’]t\b", re.IGNORECASE)


def settles(text: str, claim: str) -> bool | None:
    """Tell whether what a sentence excepts makes a claim on just that true, or untrue."""
    match = _FORM.match(text)
    if match is None or BLURRED.search(f"{match['what']} {match['who']}"):
        return None
    told = slot(f"{match['what']} {match['how']} {match['who']}") - {"charge"}
    asked, paid = _PAY.subn("free", claim)
    asked, denied = _NOT.subn("", asked)
    if paid + denied > 1 or BLURRED.search(asked) or slot(asked) - {"charge"} != told:
        return None
    return paid + denied == 1
