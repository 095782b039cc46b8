"""How many do what only some do: *only Anna and Tomasz have keys* has two people have keys."""

import re

from agent.domain.prose.figures import ONE_TO_TWELVE, value
from agent.judge.clauses.people import FIRST_NAMES, TITLED
from agent.judge.unfolding.settled.slots import BLURRED, PLAIN, slot

CUE = re.compile(r"\bonly\b", re.IGNORECASE)
_OFFICES = (
    "treasurer|secretary|chair|chairman|chairwoman|chairperson|president|director|manager|head"
    "|captain|mayor|principal|editor|founder|owner|caretaker"
)
_WORD = r"(?-i:[A-Z])[\w’'-]*\.?"
_ONE = rf"(?:{_WORD}(?: {_WORD})*|the (?:[\w-]+ ){{0,2}}?(?:{_OFFICES}))"
_VERB = r"(?=\s(?-i:[a-z]))"
_ONLY = re.compile(
    rf"^(?:of (?:the|its|their) (?:{ONE_TO_TWELVE}|\d+) (?P<of>\w+),? )?only"
    rf" (?P<who>{_ONE}(?:, {_ONE})*(?:,? and {_ONE})?){_VERB} (?P<said>{PLAIN}+?)[.!]?$",
    re.IGNORECASE,
)
_JOIN = re.compile(r",? and |, ")
_ASKED = re.compile(
    rf"^(?P<exact>exactly |only |just )?(?P<number>\d+|{ONE_TO_TWELVE})"
    rf"(?: of (?:the|its|their))?(?: (?P<noun>[a-z]+))?{_VERB} (?P<said>{PLAIN}+?)[.!]?$",
    re.IGNORECASE,
)
_ANYBODY = frozenset("people persons person individuals".split())


def settles(text: str, claim: str) -> bool | None:
    """Tell whether a claim on how many do something is true, or untrue, by who alone does it.

    More than these are too many; fewer are too few only where the claim says *exactly* or *only*.
    """
    told, asked = _ONLY.match(text), _ASKED.match(claim)
    number = value(asked["number"]) if asked else None
    if told is None or asked is None or number is None or not _is_of_them(asked, told):
        return None
    said, wanted = slot(told["said"]), slot(asked["said"])
    if not wanted or not wanted <= said or BLURRED.search(told["said"] + asked["said"]):
        return None
    count = len(_JOIN.split(told["who"]))
    if number == count:
        return True if wanted == said else None
    more = number > count and wanted == said
    return False if more or (asked["exact"] and wanted == said) else None


def _is_of_them(asked: re.Match[str], told: re.Match[str]) -> bool:
    """Tell whether a claim counts what the text names: people, or some of those it is *of*."""
    noun = (asked["noun"] or "people").lower()
    if noun not in _ANYBODY:
        return told["of"] is not None and slot(noun) == slot(told["of"])
    words = {w.lower().rstrip(".") for w in told["who"].split()}
    return not words.isdisjoint({*FIRST_NAMES, *TITLED, *_OFFICES.split("|")})
