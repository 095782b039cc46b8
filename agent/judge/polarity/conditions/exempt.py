"""Exemptions in a sentence of their own: *no visitor enters unmasked. This does not apply to …*.

Who is exempt is not held to the rule.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from agent.judge.alignment.matter import SHARED, content, words_of
from agent.judge.clauses.negation import NEGATIVES
from agent.judge.clauses.tree import Tree
from agent.judge.once import once

_NOT_APPLYING = re.compile(
    r"\b(?:do(?:es)?|shall|will) not apply (?:to|for|in|on|at|during) (?P<who>[^.,;:]+)",
    re.IGNORECASE,
)
_EXEMPT = re.compile(
    r"(?:^|[,;:]\s)(?P<who>[^.,;:]+?) (?:is|are) exempt(?:ed)?\b(?: from (?P<rule>[^.;]+))?",
    re.IGNORECASE,
)
_SAYS_SO = re.compile(r"\b(?:exempt\w*|apply|applies|except\w*|unless|free of)\b", re.IGNORECASE)
_BARRING = (NEGATIVES - {"without"}) | frozenset(
    "closed forbidden prohibited banned barred limited restricted capped unless only".split()
)


class Exemption(NamedTuple):
    """Who is exempt, in which sentence; the words that tell from what, and those beside it."""

    who: frozenset[str]
    sentence: range
    rule: frozenset[str]
    beside: frozenset[str]


def exempted(claim: Tree, premise: Tree) -> str:
    """Return the exemption of those whom a claim holds to the rule all the same, or ''."""
    if _SAYS_SO.search(claim.text) or len(claim.sentences) != 1:
        return ""
    asked = content(claim)
    for found in _exemptions(premise):
        rest = asked - found.who
        rules = [s for s in _rules(premise, found) if _is_rule(claim, rest, premise, s)]
        disregarded = bool(rules) or _shares(rest, found.rule)
        if found.who <= asked and disregarded and not _told_of_them(premise, found, rest):
            return premise.quote(found.sentence)
    return ""


def _is_rule(claim: Tree, rest: frozenset[str], premise: Tree, sentence: range) -> bool:
    """Tell whether a sentence says what a claim does, and bars it if the claim does."""
    bars = bool({premise.lower(k) for k in sentence} & _BARRING)
    return bars == bool(claim.words & _BARRING) and _shares(rest, words_of(premise, sentence))


def _shares(rest: frozenset[str], offered: frozenset[str]) -> bool:
    return bool(rest) and len(rest & offered) > SHARED * len(rest)


def _rules(premise: Tree, found: Exemption) -> Iterator[range]:
    """Yield the sentences that do not speak of those who are exempt."""
    for start, end in premise.sentences:
        sentence = range(start, end)
        if sentence != found.sentence and not found.who <= words_of(premise, sentence):
            yield sentence


def _told_of_them(premise: Tree, found: Exemption, rest: frozenset[str]) -> bool:
    """Tell whether another sentence says as much of those who are exempt."""
    others = (range(s, e) for s, e in premise.sentences if range(s, e) != found.sentence)
    words = (found.beside, *(words_of(premise, sentence) for sentence in others))
    return any(found.who <= w and _shares(rest, w) for w in words)


@once
def _exemptions(premise: Tree) -> tuple[Exemption, ...]:
    """Return the exemptions that a text makes."""
    return tuple(e for s, t in premise.sentences for e in _exemption(premise, range(s, t)))


def _exemption(premise: Tree, sentence: range) -> Iterator[Exemption]:
    text, offset = premise.quote(sentence), premise.tokens[sentence[0]].start
    for match in (m for p in (_NOT_APPLYING, _EXEMPT) if (m := p.search(text))):
        told = match.groupdict().get("rule") is not None
        spans = [
            match.span("who"),
            match.span("rule") if told else (0, 0),
            (match.end(), len(text)),
        ]
        places = (premise.within(a + offset, b + offset) for a, b in spans)
        who, rule, beside = (words_of(premise, place) for place in places)
        if who:
            yield Exemption(who, sentence, rule, beside)
