"""All but one: of *ten of the eleven findings were accepted, finding 7 was rejected*.

A claim on *all findings except finding 7* is told that all but this one were accepted.
"""

import re

from agent.domain.prose.casing import capital
from agent.judge.clauses.stems import stem
from agent.judge.quantities.numbers.scales import TENS, UNITS

_ONES = "one|two|three|four|five|six|seven|eight|nine"
_WORDS = rf"(?:(?:{'|'.join(TENS)})(?:-(?:{_ONES}))?|{'|'.join(UNITS)}|\d{{1,3}})"
_THE = r"(?:the |its |their |our |his |her )?"
_OTHER = (
    r"(?:(?P<link>,? and |; |, (?:but |while )?|\. |,? but )(?P<other>(?:(?! and )[^;:,])+?))?\.?$"
)
_KIND = r"(?:[\w-]{2,}s|people|children|women|men|staff)"
_NAME = r"(?-i:[A-Z][\w-]*(?: [A-Z\d][\w-]*)*)"
_OF = (
    re.compile(
        rf"^(?P<lead>[^;:.]*?)\b(?P<part>{_WORDS}) (?:out )?of {_THE}(?P<whole>{_WORDS}) "
        rf"(?P<kind>{_KIND})(?P<said>[^;:.,\d]*?){_OTHER}",
        re.IGNORECASE,
    ),
    re.compile(
        rf"^(?P<lead>)of {_THE}(?P<whole>{_WORDS}) (?P<kind>{_KIND}), (?P<part>{_WORDS})"
        rf"(?P<said> [^;:.,\d]*?){_OTHER}",
        re.IGNORECASE,
    ),
    re.compile(
        rf"^[^;:.\d]*?\b(?P<whole>{_WORDS}) (?P<kind>{_KIND})(?P<lead>)(?: [^;:.\d]*)?[.;:] "
        rf"(?P<part>{_WORDS})(?: of (?:them|these))?(?P<said> [^;:.,\d]*?){_OTHER}",
        re.IGNORECASE,
    ),
    re.compile(
        rf"^(?P<lead>)(?P<whole>{_WORDS}) (?P<kind>{_KIND})(?: [^;:.\d]*)?[.:] "
        rf"(?P<names>{_NAME}(?:, {_NAME})*(?:,? and {_NAME})?)(?P<said> [a-z][^;:.,\d]*?){_OTHER}",
        re.IGNORECASE,
    ),
)
_EXCEPT = re.compile(
    r"\b(?:(?:all|every|each)(?: one)?(?: of)?(?: the)? (?:(?P<kind>[\w-]+) )?"
    r"|every(?:one|body|thing) )(?:except(?: for)?|but|bar|save(?: for)?|apart from|other than"
    r"|with the exception of) "
    r"(?P<who>(?:the |a )?(?:one in (?:the )?)?(?:(?!is|are|was|were|has|have|had)[\w-]+)"
    r"(?: (?-i:[A-Z\d])[\w-]*)*)(?P<of> of the [\w-]+)?",
    re.IGNORECASE,
)
_ONLY = re.compile(r"^only (?P<who>(?:the )?[\w-]+(?: (?-i:[A-Z\d])[\w-]*)*)\b", re.IGNORECASE)
_CONTRARY = re.compile(
    r"\b(?:reject|fail|postpon|disqualif|declin|refus|stay(?:ed|s)? (?:at home|away|behind)|leak"
    r"|miss(?:ed|es|ing)|absent|lack|clos|deni|lost|los(?:e|es)\b|broke|defer|withdr|exclud|dismiss"
    r"|abstain|skip|oppos|veto|adjourn|turned down|struck|dropped)\w*|\b(?:not|none|nothing|no)$",
    re.IGNORECASE,
)
_DENIED = re.compile(r"\b(?:not|no|never|without|only|or)\b|n['’]t\b", re.IGNORECASE)
_SMALL = frozenset("the a an one in of".split())
CUE = re.compile(rf"\b{_WORDS}\b", re.IGNORECASE)
ASKED = re.compile(
    r"\b(?:all|every|each|every(?:one|body|thing))\b.*\b(?:except|but|bar|save|apart|other than"
    r"|exception)\b|^only ",
    re.IGNORECASE,
)
"""What a claim on all but one is like."""


def told_of_all(text: str, claim: str) -> str:
    """Return a text as what it says of all but one thing, where the claim excepts this one."""
    match = next((m for p in _OF if (m := p.match(text))), None)
    if match is None or _number(match["whole"]) - _part(match) != 1:
        return text
    if _DENIED.search(match["lead"] + match["said"]):
        return text
    excepted, only = _EXCEPT.search(claim), _ONLY.match(claim)
    if excepted and _fits(excepted, match):
        told = f"{match['lead']}{excepted[0]}{match['said']}"
        return f"{capital(told)}."
    if only and _is_other(only["who"], match) and _words(match["other"]) <= _words(claim):
        return f"{text} Only {match['other'].removeprefix('only ').rstrip('.')}."
    return text


def _fits(excepted: re.Match[str], match: re.Match[str]) -> bool:
    """Tell whether a claim excepts the one thing of the kind that is left, by name or as one."""
    if excepted["kind"] and stem(excepted["kind"].lower()) != stem(match["kind"].lower()):
        return False
    return excepted["who"].lower() == "one" or _is_other(excepted["who"], match)


def _is_other(who: str, match: re.Match[str]) -> bool:
    """Tell whether the contrary is told of somebody or something."""
    other = match["other"] or ""
    named = _words(who) - {stem(match["kind"].lower())}
    return (
        bool(named) and named <= _words(other) and _CONTRARY.search(other.rstrip(".")) is not None
    )


def _words(text: str) -> set[str]:
    return {stem(w) for w in re.findall(r"[\w-]+", text.lower()) if w not in _SMALL}


def _part(match: re.Match[str]) -> int:
    """Return how many it is told of, in a number or by their names."""
    groups = match.groupdict()
    if groups.get("names"):
        return len(re.split(r", and |, | and ", groups["names"]))
    return _number(groups["part"])


def _number(word: str) -> int:
    """Return the value of a number in words or digits."""
    tens, _, ones = word.lower().partition("-")
    if tens.isdigit():
        return int(tens)
    return int(TENS.get(tens, 0) or UNITS.get(tens, 0)) + int(UNITS.get(ones, 0))
