"""How often something must be done, told by the last time: *once a year* is *within a year of it*.

So it is for a claim on the latest time after the one before.
"""

import re

from agent.judge.alignment.lexical import coverage
from agent.judge.unfolding.words.frequencies import alike, found

_SPAN = r"(?:a|an|one|\d{1,2}|[a-z]+) (?:days?|weeks?|fortnights?|months?|years?)"
_LATEST = r"(?:at the latest|at most|(?:no|not) later than|within)"
_AFTER = r"(?:after|of|from) (?:the|its|their) (?:last|previous|preceding) \w+"
_ASKED = re.compile(
    rf"\b(?:again )?(?:{_LATEST} (?P<span>{_SPAN}) {_AFTER}"
    rf"|(?P<span2>{_SPAN}),? at the latest,? {_AFTER})",
    re.IGNORECASE,
)
_DUTY = re.compile(r"\b(?:must|shall|(?:ha(?:s|ve)|needs?|is|are) to)\b(?! not)", re.IGNORECASE)
_ON_IT = 0.5  # share of the other words of a claim in a sentence on the same matter
CUE = re.compile(r"\b(?:every|once)\b|\b\w+ly\b", re.IGNORECASE)


def by_the_last_time(text: str, claim: str) -> str:
    """Return a duty as what is due so long after the last time, where that is as often.

    Example:
        "The boiler must be inspected once a year." is "The boiler must be inspected again at the
        latest a year after the last inspection." for a claim that says so.
    """
    asked = _ASKED.search(claim)
    if asked is None or not _DUTY.search(text):
        return text
    span = re.sub(r"^(?:an?|one) ", "", asked["span"] or asked["span2"], flags=re.IGNORECASE)
    times = list(found(f"every {span}"))
    own = [o for o in found(text) if times and alike(o, times[0])]
    rest = claim[: asked.start()] + claim[asked.end() :]
    if len(own) != 1 or coverage(rest, [text]) < _ON_IT:
        return text
    said = asked[0][:1].lower() + asked[0][1:]
    return f"{text[: own[0].start]}{said}{text[own[0].end :]}"
