"""What may be repeated so often, told as how often it may be done: twice more is three times."""

import re

from agent.judge.quantities.numbers.scales import UNITS
from agent.judge.unfolding.counted.spans import count

_TIMES = {"once": 1, "twice": 2, "a second time": 1}
_OFTEN = r"(?:once|twice|a second time|(?:two|three|four|five|\d) times)"
_AGAIN = r"(?:repeated|retaken|resat|re-sat|redone|rewritten|retried|resubmitted|re-taken)"
_REPEATED = re.compile(
    rf"\b(?P<may>may|can) (?P<first>only )?be {_AGAIN} (?P<only>only )?(?P<often>{_OFTEN})"
    r"(?P<after> only| at most)?\b(?! (?:a|an|per|each|every|in|within)\b)",
    re.IGNORECASE,
)
CUE = re.compile(rf"\b{_AGAIN}\b", re.IGNORECASE)
_IN_ALL = r"(?:in all|in total|altogether|all told|overall)"
_ALL = re.compile(rf"\b{_IN_ALL}\b", re.IGNORECASE)
_TOTAL = re.compile(rf"\b{_IN_ALL}\b|\b(?:attempts|tries|goes)\b", re.IGNORECASE)
_DONE = re.compile(
    r"\b(?:be )(?P<done>taken|sat|written|done|made|submitted|attempted|tried|played)\b", re.I
)
_MORE = re.compile(
    r"\b(?:more|further|another|extra|additional|again|second|third|remaining|not|no|never)\b"
    rf"|\b{_AGAIN}\b|\b(?:repeat|retake|resit|redo)\b|n['’]t\b",
    re.IGNORECASE,
)


def in_all(text: str, claim: str) -> str:
    """Return a sentence with how often a thing may be done if the claim speaks of that.

    Example:
        "An exam may be repeated twice.", of a claim on what is so *in all*, is "An exam may be
        taken three times in all, which makes three attempts."
    """
    match = _REPEATED.search(text)
    if match is None or not _TOTAL.search(claim) or _MORE.search(claim):
        return text
    times = _count(match["often"].lower()) + 1
    done = _DONE.search(claim)
    limit = "only " if match["first"] or match["only"] or match["after"] else ""
    word = {2: "twice"}.get(times, f"{_name(times)} times")
    deed = done["done"].lower() if done else "taken"
    told = f"{match['may']} be {deed} {limit}{word} {_whole(claim)}"
    if not done:
        told += f", which makes {_name(times)} attempts"
    return f"{text[: match.start()]}{told}{text[match.end() :]}"


def _whole(claim: str) -> str:
    """Return by what words a claim counts all times together."""
    said = _ALL.search(claim)
    return said.group().lower() if said else "in all"


def _count(often: str) -> int:
    """Return how often something is done."""
    return _TIMES.get(often) or count(often.partition(" ")[0])


def _name(number: int) -> str:
    """Return a small number in words."""
    return next((w for w, n in UNITS.items() if n == number and w.isalpha()), str(number))
