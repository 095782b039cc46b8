"""So many of each of so many, told as what they are in all: *four of each of three sizes*.

A claim on all of them, *a total of twelve*, is held against that number.
"""

import re

from agent.domain.prose.casing import capital
from agent.domain.prose.figures import TWO_TO_TWELVE, value

_NUMBER = rf"(?:\d{{1,3}}|{TWO_TO_TWELVE}|fifteen|twenty|thirty|forty|fifty)"
_KINDS = (
    rf"each (?:of (?:the |its |our |their )?(?P<many>{_NUMBER}) (?P<kinds>[^\W\d][\w-]*)"
    r"|(?P<kind>[^\W\d][\w-]*) \((?P<listed>[^():;\d]+)\))"
)
_OF_EACH = re.compile(
    rf"\b(?P<number>{_NUMBER}) (?P<what>[^\W\d][\w-]*(?: [^\W\d][\w-]*){{0,6}}?)"
    rf" (?P<link>of|for|from|at|in|on|to|with) {_KINDS}",
    re.IGNORECASE,
)
_EACH_OF = re.compile(
    rf"^each of (?P<of>(?:the |its |our |their )?(?P<many>{_NUMBER}) [^\W\d][\w-]*)"
    rf" (?P<verb>[^\W\d][\w-]*) (?P<number>{_NUMBER}) (?P<what>[^\W\d][\w-]*)",
    re.IGNORECASE,
)
CUE = re.compile(rf"\beach\b.*{_NUMBER}|{_NUMBER}.*\beach\b|\beach \w+ \(", re.IGNORECASE)
TOTAL = re.compile(
    r"\b(?:in (?:total|all|sum)|(?:a|the) total(?: number)? of|totall?ing|altogether|overall)\b",
    re.IGNORECASE,
)
_BOUNDED = re.compile(r"\b(?:at least|at most|up to|about|around|only|not|no)\b", re.IGNORECASE)
_LIST = re.compile(r", (?:and )?| and ")


def summed(text: str) -> str:
    """Return a sentence with what all come to in the place of what each comes to."""
    each, of = _OF_EACH.search(text), _EACH_OF.match(text)
    found = of or each
    if found is None or _BOUNDED.search(text) or len(re.findall(r"\beach\b", text, re.I)) > 1:
        return text
    number, many = value(found["number"]), _many(found)
    if number is None or many is None:
        return text
    total = f"a total of {round(number * many)} {found['what']}"
    if of is not None:
        told = f"{of['of']} {_plural(of['verb'])} {total}"
    else:
        things = f" {found['link']} the {found['many']} {found['kinds']}" if found["kinds"] else ""
        told = f"{total}{things}"
    told = f"{text[: found.start()]}{told}{text[found.end() :]}"
    return capital(told)


def _many(match: re.Match[str]) -> float | None:
    if match["many"]:
        return value(match["many"])
    return float(len(_LIST.split(match["listed"])))


def _plural(verb: str) -> str:
    """Return a verb as it goes with several."""
    if verb.lower() in ("has", "is", "was"):
        return {"has": "have", "is": "are", "was": "were"}[verb.lower()]
    return verb[:-1] if verb.endswith("s") and not verb.endswith("ss") else verb
