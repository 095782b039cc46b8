"""Words that place something, by which two texts of the same words may tell of different times."""

import re

_PLACING = re.compile(
    r"\b(?:before|after|without|outside|inside|above|below|under|over|until|since|against|during"
    r"|despite|except|beyond|behind)\b",
    re.IGNORECASE,
)


def placed_alike(claim: str, *texts: str) -> bool:
    """Tell whether a claim places nothing otherwise than texts do: not *before* for *after*."""
    known = {m[0].lower() for text in texts for m in _PLACING.finditer(text)}
    return all(m[0].lower() in known for m in _PLACING.finditer(claim))
