"""Bans, told in the words of a claim: who *may not* enter *must not* enter, and the other way.

What *may not be visible* only need not be so: where *may not* tells what is possible, it stays.
"""

import re

_STATES = (
    r"be (?!\w+(?:ed|en|t|ne|wn)\b)|have\b|need\b|know\b|want\b|like\b|exist|work\b|apply\b|differ"
    r"|suit|realise|realize|notice|seem|appear|help\b|always|necessarily|even\b|yet\b|fully\b"
)
_MAY = re.compile(rf"\bmay not (?!{_STATES})", re.IGNORECASE)
_MUST = re.compile(r"\b(?:must not|mustn['’]t) ", re.IGNORECASE)
CUE = re.compile(rf"{_MAY.pattern}|{_MUST.pattern}", re.IGNORECASE)


def in_its_words(text: str, claim: str) -> str:
    """Return a text with its bans told as a claim tells its own, or as it stands."""
    for mine, theirs, words in ((_MUST, _MAY, "must not "), (_MAY, _MUST, "may not ")):
        if mine.search(claim) and not theirs.search(claim) and not mine.search(text):
            return theirs.sub(words, text)
    return text
