"""The time that one has for something: *must report it within 24 hours* is *has 24 hours to*."""

import re

from agent.judge.clauses.stems import stem
from agent.judge.unfolding.counted.spans import NUMBER, UNIT

_TIME = rf"(?P<time>{NUMBER} (?:(?:working|business|calendar|full|clear) )?{UNIT}s?)"
_PLAIN = r"[^,;:.()]"
_LIMITED = re.compile(
    rf"^(?P<who>{_PLAIN}{{2,60}}?) (?P<must>must|shall|ha(?:s|ve) to|needs? to"
    rf"|(?:is|are) (?:required|obliged) to) (?P<do>(?!not\b|be\b){_PLAIN}+?) within {_TIME}"
    rf"(?: (?:of|from|after) (?P<start>{_PLAIN}+))?[.!]?$",
    re.IGNORECASE,
)
CUE = re.compile(r"\bwithin \w", re.IGNORECASE)
_ASKED = re.compile(
    rf"\b(?P<have>has|have) (?:only |just )?{_TIME} (?:in which |within which )?to (?P<do>\w+)",
    re.IGNORECASE,
)


def in_its_words(text: str, claim: str) -> str:
    """Return a limit of a text as the time that one has, where a claim tells it so.

    Example:
        "Staff must report accidents within 24 hours.", for "You have a day to report an accident.",
        is "Staff have 24 hours to report accidents."
    """
    limited, asked = _LIMITED.match(text), _ASKED.search(claim)
    if limited is None or asked is None:
        return text
    if stem(limited["do"].split()[0].lower()) != stem(asked["do"].lower()):
        return text
    start = f" from {limited['start']}" if limited["start"] else ""
    return f"{limited['who']} {asked['have']} {limited['time']}{start} to {limited['do']}."
