"""Votes and scores in the words of a claim: *six for and five against* is *six votes to five*.

A claim that more were for something than against it is told what they were.
"""

import re
from itertools import pairwise
from typing import NamedTuple

from agent.domain.prose.casing import capital, small
from agent.judge.alignment.lexical import content
from agent.judge.quantities.numbers.scales import TENS, UNITS
from agent.judge.unfolding.counted.spans import count

_WORDS = "|".join(sorted((w for w in {**UNITS, **TENS} if w.isalpha()), key=len, reverse=True))
_N = rf"(?:\d{{1,5}}|{_WORDS})(?![\w-])"
_WHO = r"(?:votes?|ballots?|members|delegates|shareholders|councillors|people)"
_HELD = rf"(?: {_WHO})?(?: (?:were|was|voted|cast))*"
_FOR = r"(?:in favou?r|for|in support)"
_APART = re.compile(
    rf"\b(?P<a>{_N}){_HELD} (?:(?P<pro>{_FOR})|against)\b[^.;]{{0,30}}?"
    rf"(?:,? and |, |; |,? while )(?P<b>{_N}){_HELD} (?(pro)against|{_FOR})\b",
    re.IGNORECASE,
)
_JOINED = re.compile(
    rf"\b(?P<a>{_N})(?: (?:votes?|goals?|points?|sets?))?(?: to | ?[–:-] ?)(?P<b>{_N})(?![–:.,]\d)",
    re.IGNORECASE,
)
_OUTCOME = re.compile(
    r"\b(?:(?P<good>carried|adopted|approved|passed|elected|re-elected|accepted|agreed|won|wins|beat)"
    r"|rejected|failed|fell|lost|loses|defeated|voted down|turned down)\b",
    re.IGNORECASE,
)
_MORE = re.compile(
    rf"\b(?P<more>more|fewer) {_WHO} (?:were |was |voted |cast )*(?:(?P<pro>{_FOR})|against)\b"
    rf"[^.]*? than (?:were |voted )?(?(pro)against|{_FOR})\b",
    re.IGNORECASE,
)
_SIDE = re.compile(
    rf"\b{_N}(?: (?:of (?:them|the [a-z]+)|{_WHO}))*(?: (?:were|was|voted|cast))*"
    rf" (?:{_FOR}|against)\b",
    re.IGNORECASE,
)
_MATTER = re.compile(rf"\b(?:{_FOR}(?: of)?|against) (?P<what>(?:the|its|this) [\w -]+?)\.?$", re.I)
_MAJORITY = re.compile(
    rf"\b(?:a|the) majority(?: of [^.]*?)? (?:was |were |voted "
    rf"|cast )*(?:(?P<pro>{_FOR})|against)\b",
    re.IGNORECASE,
)
CUE = re.compile(rf"{_N}(?: \w+){{0,3}} (?:against|for|in)\b|{_N}(?: \w+)?(?: to | ?[–:-] ?)\d?\w")
_IDLE = content(
    "vote ballot member delegate shareholder councillor people cast favour favor support majority "
    "fewer against goal point set " + " ".join((*UNITS, *TENS))
)
_WORD = re.compile(r"[^\W\d_]+")
_POINTING = frozenset("the this that same said such a an s of for".split())
_ON = re.compile(r" (?:on|about|concerning|regarding|to) (?:the |a )?([^\W\d]\w+)")


class _Ballot(NamedTuple):
    """The places of the votes for and against, or of the winner's points and the loser's."""

    pro: tuple[int, int]
    con: tuple[int, int]


def in_its_words(text: str, claim: str) -> str:
    """Return a text on the outcome of a vote or match in the words of a claim on the same.

    Example:
        "The tally for the motion shows six votes in favour and five against.", for "The motion was
        carried by seven votes to four.", is "The motion was carried by six votes to five."
    """
    told = _ballot(text)
    if told is None or not _of_one_thing(text, claim):
        return text
    asked = _ballot(claim)
    if asked is None:
        return _compared(text, claim, told) or _apart(text, claim, told)
    if _form(text, told) == _form(claim, asked):
        return text
    found = claim
    for mine, theirs in sorted(zip(asked, told, strict=True), reverse=True):
        found = f"{found[: mine[0]]}{text[slice(*theirs)]}{found[mine[1] :]}"
    return found


def _ballot(text: str) -> _Ballot | None:
    """Return the only outcome that a text tells."""
    apart = list(_APART.finditer(text))
    joined = [m for m in _JOINED.finditer(text) if _OUTCOME.search(text)]
    if len(apart) + len(joined) != 1:
        return None
    (match,) = apart or joined
    outcome = _OUTCOME.search(text)
    first = bool(match["pro"]) if apart else bool(outcome and outcome["good"])
    places = match.span("a"), match.span("b")
    return _Ballot(*(places if first else places[::-1]))


def _form(text: str, ballot: _Ballot) -> str:
    """Return how an outcome is put, without its numbers."""
    (_, start), (end, _) = sorted(ballot)
    return text[start:end].lower()


def _compared(text: str, claim: str, told: _Ballot) -> str:
    """Return whether more were for something than against it, as the claim puts that."""
    match = _MORE.search(claim) or _MAJORITY.search(claim)
    if match is None:
        return ""
    pro, con = (count(text[slice(*place)]) for place in told)
    first, second = (pro, con) if match["pro"] else (con, pro)
    fewer = (match.groupdict().get("more") or "").lower() == "fewer"
    holds = first < second if fewer else first > second
    return claim if holds else f"It is not the case that {small(claim)}"


def _apart(text: str, claim: str, told: _Ballot) -> str:
    """Return an outcome with how many were on each side, for a claim on one of them."""
    if not _SIDE.search(claim) or _APART.search(text):
        return text
    pro, con = (text[slice(*place)] for place in told)
    asked = _MATTER.search(claim)
    what = asked["what"] if asked and content(asked["what"]) <= content(text) else "it"
    against = re.search(r"\bagainst\b", claim, re.IGNORECASE)
    side = f"{con} voted against {what}." if against else f"{pro} voted for {what}."
    return f"{text} {capital(side)}" if _OUTCOME.search(claim) else capital(side)


def _of_one_thing(text: str, claim: str) -> bool:
    """Tell whether a text is about the same vote as a claim, and tells it from no other one."""
    mine, theirs = (_named(t) for t in (claim, text))
    if not mine or not mine <= theirs:
        return False
    said = {w.lower() for w in _WORD.findall(claim)}
    words = list(_WORD.finditer(text))
    for before, word in pairwise(words):
        beyond = _ON.match(text, word.end())
        told = {before[0].lower()} | ({beyond[1].lower()} if beyond else set())
        if content(word[0]) & mine and not told <= _POINTING | said:
            return False
    return True


def _named(text: str) -> frozenset[str]:
    """Return the stems of what a text is about, without the words of votes and outcomes."""
    plain = _OUTCOME.sub(" ", text)
    return frozenset(w for w in content(plain) - _IDLE if not w.isdigit())
