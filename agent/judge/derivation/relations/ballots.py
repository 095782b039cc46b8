"""Margins and shares of votes: *nine votes to seven* is a majority of two, and more than half."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from agent.domain.prose.analysis import Analysis
from agent.judge.derivation.operands import Result, Source, agrees
from agent.judge.derivation.relations.multiples import Multiple, written
from agent.judge.quantities.binding.bindings import Bindings
from agent.judge.quantities.binding.words import STEM, stems_between

_TO = re.compile(r"(?: votes?| members?)?(?: to |[–-]| ?: ?)", re.IGNORECASE)
_AGAINST = re.compile(
    r"(?: [a-z]+){0,4}? (?:for|in favou?r)(?: [\w'’-]+){0,6}?(?:,? and|,|;|,? with)"
    r"(?: [a-z]+){0,2} ?",
    re.IGNORECASE,
)
_CON = re.compile(r"(?: [a-z]+){0,4} against\b", re.IGNORECASE)
_VOTING = re.compile(r"\b(?:vot(?:e|es|ed|ing)|ballots?|elected|carried|motion)\b", re.IGNORECASE)
_MARGIN = re.compile(r"\b(?:margin|majority|lead) of (?:just |only )?$", re.IGNORECASE)
_PRO_ASKED = re.compile(r"\b(?:for|in favou?r|backed|supported|approved)\b", re.IGNORECASE)
_CON_ASKED = re.compile(r"\b(?:against|opposed|rejected)\b", re.IGNORECASE)
_LOST = re.compile(r"\b(?:reject\w*|fail\w*|fell|lost|defeat\w*|voted down|turned down)\b", re.I)
_WON = re.compile(
    r"\b(?:pass(?:ed|es)|carried|adopt\w*|approv\w*|elect\w*|accept\w*|agree\w*|won|back\w*)\b",
    re.I,
)
_SIDE = re.compile(
    r"(?: votes?)?,? (?:(?P<pro>for|in favou?r|to (?:approve|accept|adopt|back|join|strike))"
    r"|(?P<con>against|to (?:reject|oppose|stop|block)))\b",
    re.IGNORECASE,
)
_IDLE = frozenset(
    w[:STEM] for w in
    "vote margin majority cast favour favor carry pass adopt approve slim narrow".split()
)  # fmt: skip
_ALL = 100


class _Ballot(NamedTuple):
    """The votes for and against something."""

    pro: Source
    con: Source


def balloted(claim: Analysis, asked: Bindings, pool: Sequence[Source]) -> Multiple | None:
    """Return whether a claim gives the margin of the one vote of the evidence, or a share of it."""
    items = [b for b in asked.items if not (b.quantity.soft or b.quantity.is_date)]
    found = list(_ballots(pool)) if len(items) == 1 else []
    if len(found) != 1:
        return None
    (item,), (ballot,) = items, found
    pro, con = ballot.pro.value, ballot.con.value
    one, two = ballot.pro.quantity.text, ballot.con.quantity.text
    if item.quantity.dimension == "count" and _MARGIN.search(claim.text, 0, item.quantity.start):
        won = _LOST.search(claim.text) is None
        told = _LOST.search(ballot.pro.sentence) is None
        value, formula = abs(pro - con), f"{one} − {two}"
        holds = won == told and agrees(item.quantity, Result("", value, formula, ()), 0.0)
    elif item.quantity.dimension == "percent" and "vote" in claim.text.lower():
        sides = bool(_PRO_ASKED.search(claim.text)), bool(_CON_ASKED.search(claim.text))
        if sides[0] == sides[1]:
            return None
        value = _ALL * (pro if sides[0] else con) / (pro + con)
        formula = f"{one if sides[0] else two} / ({one} + {two})"
        holds = agrees(item.quantity, Result("", value, formula, (), exact=False), 0.0)
    else:
        return None
    span = ballot.pro.premise.sentence_at(ballot.pro.quantity.start)
    said = stems_between(ballot.pro.premise, span.start, span.end)
    sure = asked.words - item.own - _IDLE <= said
    formula = f"{formula} = {written(value, item.quantity)}"
    return Multiple(formula, ballot.pro, holds, sure, beside=(ballot.con,))


def _ballots(pool: Sequence[Source]) -> Iterator[_Ballot]:
    """Yield the votes that are told in two numbers: *412 to 97*, *nine for and seven against*."""
    for one, two in pairwise(pool):
        text = one.premise.text
        counts = all(s.quantity.dimension in ("count", "ratio") for s in (one, two))
        if one.index != two.index or not counts or not _VOTING.search(one.sentence):
            continue
        between = text[one.quantity.end : two.quantity.start]
        apart = _AGAINST.fullmatch(between) and _CON.match(text, two.quantity.end)
        plain = all(s.quantity.number.is_point for s in (one, two))
        if not plain or not one.value or not (_TO.fullmatch(between) or apart):
            continue
        first = bool(apart) or _is_for(one, two)
        if first is not None:
            yield _Ballot(one, two) if first else _Ballot(two, one)


def _is_for(one: Source, two: Source) -> bool | None:
    """Tell whether the first of two numbers of votes is of those for something; None if unclear.

    It is where the second is followed by *for*, or what was voted on was carried.
    """
    side = _SIDE.match(one.premise.text, two.quantity.end)
    if side is not None:
        return side["pro"] is not None
    won, lost = (bool(p.search(one.sentence)) for p in (_WON, _LOST))
    return None if won == lost else won
