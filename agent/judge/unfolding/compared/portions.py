"""Of how many things a bound holds: *two of the three plants used less than 320 kWh*."""

import re

from agent.domain.prose.figures import value
from agent.judge.clauses.stems import stem
from agent.judge.unfolding.compared.lists import Listed

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_SOME = "|".join(_NUMBERS[1:])
_WHO = (
    rf"(?:all(?: of)?(?: the)?(?: (?:{_SOME}))?|every|each(?: of the)?|none of the(?: (?:{_SOME}))?"
    rf"|no|most(?: of the)?|(?:only )?(?:{_SOME})(?: of the(?: (?:{_SOME}))?)?)"
)
_BELOW, _ABOVE = r"less than|fewer than|under|below", r"more than|over|above"
_BOUND = rf"(?P<strict>{_BELOW}|{_ABOVE})|(?P<loose>at least|at most|no more than|no less than)"
CUE = re.compile(
    rf"^{_WHO} (?P<what>[a-z]+) (?P<said>[a-z]+(?: [a-z]+){{0,3}}?) (?:{_BOUND})"
    r" (?P<sign>[€$£]?)(?P<number>\d[\d.,]*(?<![.,])|[a-z]+)(?P<unit>(?:%| ?[a-z/²³]+)?)\.?$",
    re.IGNORECASE,
)


def of_so_many(found: Listed, claim: str) -> str:
    """Return of how many things of a list the bound of a claim holds, '' where that is unclear."""
    match = CUE.match(claim)
    if match is None or len(found.items) >= len(_NUMBERS):
        return ""
    number = value(match["number"])
    kinds = {stem(w) for w in found.items[0].name.split()}
    verbs = {stem(w) for w in match["said"].split()}
    said = {stem(w) for w in found.said.split()}
    same = match["sign"] == found.sign and _unit(match["unit"]) == _unit(found.unit)
    if number is None or not same or stem(match["what"]) not in kinds or not verbs <= said:
        return ""
    bound = (match["strict"] or match["loose"]).lower()
    held = sum(_holds(bound, i.value, number) for i in found.items)
    many, all_ = _NUMBERS[held], _NUMBERS[len(found.items)]
    who = f"all {all_}" if held == len(found.items) else f"{many} of the {all_}"
    who = f"none of the {all_}" if not held else who
    if claim[: len("most")].lower() == "most" and len(found.items) / 2 < held < len(found.items):
        who = "most"
    what = match["what"] if match["what"].endswith("s") else f"{match['what']}s"
    return f"{who[:1].upper()}{who[1:]} {what} {claim[match.start('said') :]}"


def _unit(text: str) -> str:
    words = text.split()
    return stem(words[0]) if words else ""


def _holds(bound: str, given: float, limit: float) -> bool:
    if bound in ("at least", "no less than"):
        return given >= limit
    if bound in ("at most", "no more than"):
        return given <= limit
    return given < limit if re.fullmatch(_BELOW, bound) else given > limit
