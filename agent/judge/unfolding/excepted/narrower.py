"""What one thing may and another only in one case: *goggles yes, fins only on Thursdays*.

A claim on one of the two is held against what is said of that one.
"""

import re

from agent.domain.prose.casing import capital
from agent.judge.alignment.lexical import content
from agent.judge.claims.parsing.inflection import is_plural

_NAME = r"[^,;:.!?\d]{2,50}?"
_YES = re.compile(
    rf"^(?P<one>{_NAME}) yes, (?:but )?(?P<other>{_NAME}) only (?P<case>[^;:!?]+?)[.!]?$",
    re.IGNORECASE,
)
_MAY = re.compile(
    rf"^(?P<one>{_NAME}) (?P<may>may|can|is|are) (?P<deed>(?:be )?[a-z]+(?:ed|en|wn|ept|ld|lt))\b"
    rf"(?P<rest>[^,;:.!?]*), (?:but )?(?P<other>{_NAME}) only (?P<case>[^;:!?]+?)[.!]?$",
    re.IGNORECASE,
)
CUE = re.compile(r", [^,;:.]{2,60} only\b", re.IGNORECASE)
_VERB = re.compile(
    r"\b(?:is|are|was|were|be|has|have|had|do|does|may|can|must|should|will|shall|would|could)\b"
    r"|\b(?:not|no|none|never|nor|if|when|where|but|who|which|that|it|they|he|she|you|we)\b|n['’]t\b",
    re.IGNORECASE,
)


def of_its_own(text: str, claim: str) -> str:
    """Return what a sentence says of the one thing that the claim is on, or it as it stands."""
    match = _YES.match(text) or _MAY.match(text)
    if match is None or any(_VERB.search(match[g]) for g in ("one", "other")):
        return text
    said = content(claim)
    one, other = content(match["one"]), content(match["other"])
    on_one, on_other = (bool(said & (a - b)) for a, b in ((one, other), (other, one)))
    if on_one == on_other:
        return text
    if on_other:
        return (
            f"{capital(match['other'])} {_predicate(match, match['other'])} only {match['case']}."
        )
    if match.re is _YES:
        return f"{match['one']} {_predicate(match, match['one'])}."
    return f"{match['one']} {match['may']} {match['deed']}{match['rest']}."


def _predicate(match: re.Match[str], of: str) -> str:
    """Return what is said of a thing, in agreement with it."""
    several = is_plural(of) or " and " in of
    if match.re is _YES:
        return "are allowed" if several else "is allowed"
    may = match["may"].lower()
    if may in ("is", "are"):
        may = "are" if several else "is"
    return f"{may} {match['deed']}"
