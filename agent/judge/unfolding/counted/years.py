"""Years told by others: *three years after it moved in 1994* is in 1997.

What is told *ten years later* is told in the year that this is, counted from the one year before.
"""

import re

from agent.judge.alignment.lexical import content
from agent.judge.unfolding.counted.spans import NUMBER, count

_YEAR = r"(?:1[5-9]\d\d|20\d\d)\b(?![\d%.,:–-]\d)"
_AFTER = re.compile(
    rf"\b(?:(?P<not>(?:was|were|had) not (?:been )?\w+ )until )?(?P<number>{NUMBER}) years? "
    rf"(?P<way>after|before) (?P<event>[^,.;:]*?) (?:in|of) (?P<year>{_YEAR})",
    re.IGNORECASE,
)
_TURNED = re.compile(
    rf"\b(?P<number>{NUMBER}) years? (?P<way>later|earlier)\b(?! than\b)", re.IGNORECASE
)
CUE = re.compile(rf"\b{NUMBER} years? (?:after|before|later|earlier)\b", re.IGNORECASE)
_ONE = re.compile(rf"(?<![\d€£$.,-]){_YEAR}")
_ROUGH = re.compile(
    r"\b(?:about|around|some|nearly|almost|over|than|within|least|most|every|roughly|first|next"
    r"|last|up to|under|for|not|many|or|to|and|hundred)\s+$",
    re.IGNORECASE,
)


def in_its_year(text: str, before: str, claim: str) -> str:
    """Return a sentence with a year that it tells by another one, as it stands if unclear.

    Args:
        text: the sentence.
        before: the one before it in its passage, '' for none.
        claim: what it is told for; it must give a year.
    """
    if not _ONE.search(claim):
        return text
    after, turned = list(_AFTER.finditer(text)), list(_TURNED.finditer(text))
    if len(after) + len(turned) != 1:
        return text
    (match,) = after or turned
    year = after[0]["year"] if after else _base(text[: match.start()]) or _base(before)
    if not year or _ROUGH.search(text, 0, match.start("number")):
        return text
    way = 1 if match["way"].lower() in ("after", "later") else -1
    told = int(year) + way * count(match["number"])
    led = "In" if match.start() == 0 else "in"
    if turned:
        return f"{text[: match.start()]}{led} {told}{text[match.end() :]}"
    end = match.end() if content(match["event"]) & content(claim) else match.end("event")
    rest = text[match.start("number") : end]
    comma = "" if text[match.end() : match.end() + 1] in ",.;:" else ","
    deed = re.sub(r" not\b", "", match["not"] or "", flags=re.IGNORECASE)
    return (
        f"{text[: match.start()]}{deed}{led} {told}, {rest[:1].lower()}{rest[1:]}{comma}"
        f"{text[match.end() :]}"
    )


def _base(text: str) -> str:
    """Return the one year that a text tells."""
    years = set(_ONE.findall(text))
    return years.pop() if len(years) == 1 else ""
