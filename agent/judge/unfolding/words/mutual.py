"""What two do with each other: the bishop spoke with the mayor who spoke with him.

The sentence is told with the one first whom the claim has first, and what *either* of two may do,
as what one alone may.
"""

import re

_BOTH = (
    r"(?:compet|danc|trad|cooperat|co-operat|collaborat|argu|disagre|quarrel|negotiat|merg|convers"
    r"|chat|debat|overlap|clash|correspond|intersect|m(?:e|ee)t|spoke|speak|talk|work|liv)\w*"
)
_SHARING = (
    r"shar\w*\s+(?:[\w-]+\s+){1,3}?(?<=\s)(?:office|flat|room|desk|house|kitchen|garden|wall|cabin"
    r"|table|border|bed)"
)
"""What two have together; who shares news with somebody gives it to them."""
_HELPING = r"(?:(?:has|have|had|will|is|are|was|were|been|also|often|regularly)\s+)*"
_DOING = (
    rf"{_HELPING}(?:{_BOTH}\s+(?:\w+ly\s+)?with|{_SHARING}\s+with|(?:play|compet)\w*\s+against"
    r"|border\w*(?:\s+on)?|met|married)"
)
CUE = re.compile(rf"^(?P<who>[^,;:.]+?)\s+(?P<does>{_DOING})\s+(?P<whom>[^;:]+)$", re.IGNORECASE)
EITHER = re.compile(r"^either (?P<noun>\w+) (?=(?:may|can)\b)", re.IGNORECASE)
_ALONE = re.compile(
    r"^(?P<who>(?:one|a single|any one|any|each) (?P<noun>\w+)(?: alone)?) (?=(?:may|can)\b)",
    re.IGNORECASE,
)


def the_other_first(text: str, claim: str) -> str:
    """Return the text with the two exchanged who do it with each other, if the claim has them so.

    As it is where the claim names others, or names them in the same order.
    """
    mine, theirs = CUE.match(claim.strip()), CUE.match(text.strip())
    if mine is None or theirs is None:
        return text
    if not (_opens(mine["whom"], theirs["who"]) and _opens(theirs["whom"], mine["who"])):
        return text
    rest = theirs["whom"][len(mine["who"]) :]
    return f"{mine['who']} {theirs['does']} {mine['whom'][: len(theirs['who'])]}{rest}"


def one_alone(text: str, claim: str) -> str:
    """Return what *either* of two may do as what one may, if the claim tells it so."""
    mine, theirs = _ALONE.match(claim), EITHER.match(text)
    if mine is None or theirs is None or mine["noun"].lower() != theirs["noun"].lower():
        return text
    return f"{mine['who']} {text[theirs.end() :]}"


def _opens(text: str, start: str) -> bool:
    return re.match(rf"{re.escape(start)}\b", text, re.IGNORECASE) is not None
