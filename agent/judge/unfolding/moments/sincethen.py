"""What has been so since a change: *until 2022 it was in Leeds; since then it has been in York*.

For a claim on today such a sentence is told by its second half, in full.
"""

import re

from agent.domain.prose.casing import capital
from agent.judge.unfolding.telling import Told

CUE = re.compile(r"\b(?:until|till)\b.*[;,] (?:(?:and|but) )?since then\b", re.IGNORECASE)
_WHEN = r"(?:until|till) (?P<{}>[^;,]{{3,30}}?)"
_TURN = re.compile(
    rf"^(?:{_WHEN.format('before')},? (?P<first>[^;]{{5,150}}?)"
    rf"|(?P<other>[^;]{{5,150}}?) {_WHEN.format('after')})"
    r"[;,] (?:(?:and|but) )?since then,? (?P<second>[^;.]{5,150})\.?$",
    re.IGNORECASE,
)
_WHO = re.compile(r"(?P<who>[^,;\d]{2,60}?) (?:was|were|had|cost|\w+ed)\b", re.IGNORECASE)
_POINTS = re.compile(r"(?:it|he|she|they) (?=has|have|is|are)", re.IGNORECASE)
_POINTING = re.compile(
    r"\b(?:its?|he|him|his|she|hers?|they|them|theirs?|this|that|these|those|so)\b", re.IGNORECASE
)
_ELSEWHEN = re.compile(
    r"\b(?:until|till|before|formerly|previously|earlier|once|ago|used to|since|will|would|longer"
    r"|(?:19|20)\d\d)\b",
    re.IGNORECASE,
)


def as_it_is_now(told: Told) -> str:
    """Return a text with what has been so since a change, as it stands where that is unclear.

    So it is where the claim is on another time, or the second half points to more than its subject.
    """
    match = _TURN.match(told.text)
    if match is None or _ELSEWHEN.search(told.claim):
        return told.text
    (claim,) = told.trees(told.claim)
    if any(t.tag == "VBD" for t in claim.tokens):
        return told.text
    who = _WHO.match(match["first"] or match["other"])
    points = _POINTS.match(match["second"])
    rest = match["second"][points.end() :] if points else match["second"]
    if _POINTING.search(rest) or (points and who is None):
        return told.text
    name = f"{who['who']} " if points and who else ""
    return f"{capital(name + rest)} since {match['before'] or match['after']}."
