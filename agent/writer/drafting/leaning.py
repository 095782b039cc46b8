"""Sentences that must be read with the one before: they point back to it, or leave words out."""

import re

POINTING = re.compile(
    r"(?:this|that|these|those|it|they|he|she|such|in (?:this|that|these) cases?|the same|doing so"
    r"|(?:after|before|beyond|until) (?:that|this|then)"
    r"|otherwise|if so|if not|then|instead|however|also|but|therefore|thus|for example)\b",
    re.IGNORECASE,
)
FINITE = re.compile(
    r"\b(?:is|are|was|were|has|have|had|do|does|did|can|cannot|may|must|shall|should|will|would"
    r"|might|could|needs?|i|you|we|they|it)\b|n['’]t\b",
    re.IGNORECASE,
)
ELLIPTIC = re.compile(
    r"(?:(?!\b(?:what|which|who|whose|where|how|that|as|than|if|whether|when)\b)[^;:])+"
    r"\b(?:(?:is|are|was|were|do|does|did|can|may|must|will|has|have|should|would)(?:n['’]t| not)?"
    r"|cannot|neither|none)[.!]",
    re.IGNORECASE,
)
"""A sentence whose end must be read from the one before: "Spin and boxing are not."."""


def points_back(sentence: str) -> bool:
    """Tell whether a sentence points back, or lacks at its end what the one before has."""
    return bool(POINTING.match(sentence) or ELLIPTIC.fullmatch(sentence))
