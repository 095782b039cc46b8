"""Sentences told plainly: without who says so, when a thing that is done once was done, or how.

*The building file states that the library was designed by Otto Frey in 1911* is told as *The
library was designed by Otto Frey*, and as *Otto Frey designed the library*.
"""

import re
from collections.abc import Iterator

from agent.domain.prose.calendar import ANY_MONTH, DAY_OF_MONTH
from agent.domain.prose.casing import capital
from agent.judge.unfolding.words.recorded import told_as_a_clause

_SAYING = (
    r"(?:says?|said|states?|stated|records?|recorded|reports?|reported|notes?|noted|shows?|showed"
    r"|found|finds|concludes?|concluded|gives?|writes|wrote|mentions?|mentioned|indicates?"
    r"|indicated|lists?|listed|confirms?|confirmed)"
)
_LED = re.compile(
    rf"^(?:(?:According to|As per) [^,;:]{{2,70}}, |[^,;:]{{2,80}}? {_SAYING}(?: that"
    rf"|:)? (?!to\b|{_SAYING}\b))",
    re.IGNORECASE,
)
_FOLLOWED = re.compile(
    rf", (?:{_SAYING} [^,;:.]{{2,60}}|(?:according to|as per) [^,;:.]{{2,60}}"
    rf"|(?:the|an?|his|her) [^,;:.]{{2,50}} {_SAYING})(?=\.?$)",
    re.IGNORECASE,
)
_DOUBTED = re.compile(
    r"\b(?:not|no|never|nobody|none|neither|wrongly|falsely|mistakenly|incorrectly|erroneously|myth"
    r"|rumou?rs?|legend|few|hardly|if|whether|once|had|earlier|first|draft)\b|n['’]t\b",
    re.IGNORECASE,
)
_YEAR = r"(?:1[0-9]|20)\d\d"
_WHEN = re.compile(
    rf",? (?:on|in|around|about) (?:{DAY_OF_MONTH}(?:,? {_YEAR})?|{ANY_MONTH} {_YEAR}|{_YEAR})"
    r"(?=[,.;]|$)",
    re.IGNORECASE,
)
_ONCE = re.compile(
    r"\b(?:was|were) (?:born|buried|founded|signed|written|designed|built|made|invented|discovered"
    r"|painted|composed)\b|\b(?:died|designed|wrote|invented|discovered|painted|composed|founded)\b",
    re.IGNORECASE,
)
_BY = re.compile(
    r"^(?P<what>[^,;:]{2,60}?) (?:was|were) (?P<deed>designed|written|invented|discovered|painted"
    r"|composed) by (?P<who>[A-Z][^,;:.]{1,50})\.?$"
)
_ACTIVE = {"written": "wrote"}


def plainly(text: str, claim: str) -> Iterator[str]:
    """Yield a sentence in the plainer ways that differ from it, for a claim that may say the like.

    A date is only left out where what happened happens once.
    """
    told = told_as_a_clause(text, claim)
    told = _FOLLOWED.sub("", told)
    lead = _LED.match(told)
    if lead and _DOUBTED.search(lead[0]):
        return
    told = capital(told[lead.end() :]) if lead else told
    told = _WHEN.sub("", told) if _ONCE.search(told) and not _WHEN.search(claim) else told
    if told != text:
        yield told
    active = _BY.match(told)
    if active:
        deed = _ACTIVE.get(active["deed"], active["deed"])
        what = active["what"]
        yield f"{active['who']} {deed} {what[:1].lower()}{what[1:]}."
