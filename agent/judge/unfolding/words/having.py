"""After something, in the words of a claim on who had it: *once they have had the briefing*."""

import re

CUE = re.compile(r"\bafter (?:the|an?|their|his|her|its|your) \w", re.IGNORECASE)
_HAD = re.compile(
    r"\b(?:once|when|as soon as|after) (?:they|he|she|it|you) (?:(?:have|has|had) )?had"
    r" (?:(?:the|an?|their|his|her|its|your) )?(?P<what>[^,;.]+?)(?=\s*(?:[,;.]|$))",
    re.IGNORECASE,
)


def in_its_words(text: str, claim: str) -> str:
    """Return a text on what is done after something as a claim says it that somebody had that.

    Example:
        "Contractors receive a badge after the briefing.", for a claim with *once they had the
        briefing*, is "Contractors receive a badge once they had the briefing."
    """
    found = _HAD.search(claim)
    if found is None:
        return text
    what = re.escape(found["what"])
    after = rf"\bafter (?:the|an?|their|his|her|its|your) {what}(?=\s*(?:[,;.]|$))"
    return re.sub(after, lambda _: found.group(), text, count=1, flags=re.IGNORECASE)
