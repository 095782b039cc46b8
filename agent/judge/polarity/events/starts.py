"""Starts of periods: within a week of finding the loss is not within a week of the loss."""

import re

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import saying
from agent.judge.alignment.relation import alike
from agent.judge.clauses.stems import stem
from agent.judge.clauses.tree import Tree

ABOUT = 0.4  # share of the claim's words that the sentence must have
NEARLY = 0.6  # the same where it must be about the same period
_UNIT = r"(?:hour|day|week|month|year)s?"
_START = re.compile(
    rf"\b(?:within\s+(?:[\w-]+\s+){{1,3}}?{_UNIT}\s+of|[\w-]+\s+(?:\w+\s+)?{_UNIT}\s+"
    r"(?:after|from|following|before|prior to))\s+(?P<event>[^,;.!?]+)",
    re.IGNORECASE,
)
_LENGTH = re.compile(rf"([\w-]+)\s+({_UNIT})\s", re.IGNORECASE)
_NOUN = re.compile(
    r"(?:the|its|their|your|his|her) (?P<noun>[^\W\d]+)(?: [a-z]{1,4}\b.*)?$", re.IGNORECASE
)
_ARTICLES = frozenset("a an the our your their its this that".split())
_KINDS = """
sending: send sent sending dispatch dispatched post posted posting mail mailed issue issued issuing date dated invoice invoiced invoicing
arriving: receive received receiving receipt reach reached arrive arrived arrival deliver delivered delivery serve served service
finding: detect detected detecting detection realise realised realising realize realized known knowledge discover discovered discovering discovery notice noticing noticed find finding found learn learned learning learnt aware
ordering: order ordered ordering purchase purchased purchasing buy buying bought book booked booking
paying: pay paid paying payment
signing: sign signed signing signature conclude concluded concluding conclusion
ending: end ended ending expire expired expiry expiration terminate terminated termination complete completed completing completion
"""  # noqa: E501
_KIND = {
    word: line.split(":")[0]
    for line in _KINDS.strip().splitlines()
    for word in line.split(":")[1].split()
}


def compare_starts(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``missing`` where a period of the claim starts with another kind of event.

    What starts when something is found does not start when it happens.
    """
    mine = starts(claim.text)
    if not mine:
        return Outcome.NONE, ""
    near = [s for r in saying(claim, premise, ABOUT) for s in starts(premise.quote(r))]
    lengths = {length for length, _ in mine}
    told = [k for length, k in near if length in lengths] or [k for _, k in near]
    if _of_another_event(claim, premise):
        return Outcome.MISSING, "the period starts with something else"
    if not all(told) or not told:
        return Outcome.NONE, ""
    kinds = frozenset[str]().union(*told)
    found = frozenset[str]().union(*(k for _, k in mine))
    if found.isdisjoint(kinds) and (found or kinds == {"finding"}):
        return Outcome.MISSING, "the period starts with something else"
    return Outcome.NONE, ""


def _of_another_event(claim: Tree, premise: Tree) -> bool:
    """Tell whether a period of the claim starts with an event that the evidence nowhere names.

    Both are single nouns, *of the hearing* and *of the decision*, and the periods equally long.
    """
    mine = _events(claim.text)
    near = [e for r in saying(claim, premise, NEARLY) for e in _events(premise.quote(r)).items()]
    said = {stem(w) for w in premise.words}
    for length, event in mine.items():
        told = [e for n, e in near if n == length]
        known = {event, *alike(event)} & (said | {s for w in said for s in alike(w)})
        if told and not known:
            return True
    return False


def _events(text: str) -> dict[str, str]:
    """Return the stem of the one noun with which a period starts, by the length of that."""
    found = ((_length(m[0]), _NOUN.match(m["event"])) for m in _START.finditer(text))
    return {n: stem(m["noun"].lower()) for n, m in found if m and m["noun"].lower() not in _KIND}


def starts(text: str) -> list[tuple[str, frozenset[str]]]:
    """Return the length of each period of a text and the kinds of event with which it starts.

    A noun after an article is no finding, *of the notice*, and the *date of* an event is that one.
    """
    return [(_length(m[0]), _kinds(m["event"].lower().split())) for m in _START.finditer(text)]


def _length(period: str) -> str:
    found = _LENGTH.search(period)
    return " ".join(found.groups()).lower().rstrip("s") if found else ""


def _kinds(words: list[str]) -> frozenset[str]:
    named = zip(["", *words], words, [*words[1:], ""], strict=False)
    kinds = ((b, w, after, _KIND.get(w) or _KIND.get(w.removesuffix("s"))) for b, w, after in named)
    return frozenset(
        k
        for b, w, a, k in kinds
        if k and not (w == "notice" and b in _ARTICLES) and (w, a) != ("date", "of")
    )
