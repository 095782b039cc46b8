"""Comparisons: what is asked of two things is asked of each."""

import re

BETWEEN = re.compile(
    r"\bbetween\s+(?P<a>[^,?]{2,60}?)\s+and\s+(?P<b>[^,?]{2,60}?)"
    r"(?=[,?]|$|\s(?:when it comes to|in terms of|as regards|regarding|concerning"
    r"|with (?:regard|respect) to)\b)",
    re.IGNORECASE,
)
ALTERNATIVES = re.compile(
    r"^which\b(?P<head>[^,?]*),\s*(?P<a>[^,?]{2,60}?),?\s+or\s+(?P<b>[^,?]{2,60})\??$",
    re.IGNORECASE,
)
DIFFERENCE = re.compile(r"\b(what(?:['’]s| is| are)) the (?:\w+ )?differences? $", re.IGNORECASE)
BEHIND = re.compile(r"\sfor\s.+$", re.IGNORECASE)


def sides(pieces: list[str]) -> list[str]:
    """Ask a comparison once for each of its two sides."""
    found: list[str] = []
    for piece in pieces:
        match = BETWEEN.search(piece)
        choice = ALTERNATIVES.match(piece)
        if match:
            a, b = _balanced(match["a"], match["b"])
            opened = DIFFERENCE.sub("What about ", piece[: match.start()])
            link = "for " if opened == piece[: match.start()] else ""
            found += [opened + link + side + piece[match.end() :] for side in (a, b)]
        elif choice:
            behind = BEHIND.search(choice["b"])
            shared = behind[0] if behind and not BEHIND.search(choice["a"]) else ""
            both = (choice["a"] + shared, choice["b"])
            found += [f"Which{choice['head']}: {side}?" for side in both]
        else:
            found.append(piece)
    return found


def _balanced(first: str, second: str) -> tuple[str, str]:
    """Share the noun of "a compressed and a flexible schedule" between its two halves."""
    bare = re.sub(r"^(?:an?|the)\s+", "", first, flags=re.IGNORECASE).split()
    tail = re.sub(r"^(?:an?|the)\s+", "", second, flags=re.IGNORECASE).split()
    if len(bare) == 1 and len(tail) > 1:
        return f"{first} {' '.join(tail[1:])}", second
    return first, second
