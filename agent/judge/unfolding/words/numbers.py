"""Numbers that a word tells, told as the claim tells them: *twin engines* are *two engines*.

So are *a pair of propellers*; a *half-dozen* are six, and what is *halved* is reduced to half.
"""

import re

_TWO = re.compile(
    r"\b(?:(?P<led>the|its|their|his|her|our) )?(?:twin (?P<twins>[a-z]+s)"
    r"|(?<!each )(?:(?<=the )|a )?pair of (?P<pair>[a-z]+s))\b",
    re.IGNORECASE,
)
_SIX = re.compile(r"\b(?:(?:a|the) )?half-dozen\b", re.IGNORECASE)
_HALVED = re.compile(r"\b(?P<be>is|are|was|were|be|been|being) halved\b", re.IGNORECASE)
_ONE_THING = frozenset(
    """trousers pants jeans shorts tights leggings pyjamas pajamas scissors shears pliers tongs
    tweezers pincers glasses spectacles goggles binoculars scales compasses dungarees""".split()
)
"""What is called a pair though it is one thing."""
CUE = re.compile(r"\b(?:twin|pair of|half-dozen|halved)\b", re.IGNORECASE)


def in_its_words(text: str, claim: str) -> str:
    """Return a text with such numbers in the words of a claim that has them in figures."""
    told = _TWO.sub(lambda m: _two(m, claim), text)
    if re.search(r"\b(?:six|6)\b", claim, re.IGNORECASE):
        told = _SIX.sub("six", told)
    if re.search(r"\bhalf\b", claim, re.IGNORECASE):
        told = _HALVED.sub(r"\g<be> reduced to half", told)
    return f"{told[:1].upper()}{told[1:]}" if text[:1].isupper() else told


def _two(match: re.Match[str], claim: str) -> str:
    """Return *two engines* for *twin engines* where the claim speaks of two engines."""
    noun = match["twins"] or match["pair"]
    asked = re.search(rf"\b(?:two|2) (?:\w+ )?{noun}\b", claim, re.IGNORECASE)
    if asked is None or noun.lower() in _ONE_THING:
        return match[0]
    return f"{match['led']} two {noun}" if match["led"] else f"two {noun}"
