"""Dropped bounds: who *may not carry more than six* may well carry six.

So with what asks for more: a rule for *an increase of more than 3%* is none for any increase, one
for *three days in a row* none for three days, one for *the past year* none for what ever was.
"""

import math
import re
from collections.abc import Callable, Iterator

from agent.domain.prose.figures import value
from agent.judge.alignment.matter import content, saying, words_of
from agent.judge.clauses.bounds import COMPARATIVES, DENIED_MORE
from agent.judge.clauses.tree import NOUNS, SUBJECTS, Tree
from agent.judge.polarity.conditions.restrictions import is_any, is_rule

SAID = 0.7  # share of the claim's words from which a sentence says what the claim says
SHORTER = 0.6  # the same where the claim tells the case in words of its own: *if there is any*
NEAR = 4  # words of *in the event of a rent increase*
_DENIES = re.compile(r"\b(?:not|no|never|none|nobody|cannot)\b|n['’]t\b", re.IGNORECASE)
_COMPARES = re.compile(
    r"\b(?:than|over|above|under|below|beyond|exceed\w*|(?:at|the) (?:least|most)|maximum|minimum"
    r"|up to|within|limit\w*)\b",
    re.IGNORECASE,
)
_CASE = re.compile(
    r"\b(?:(?:if|when(?:ever)?) there (?:is|are|has been|have been)|in (?:the )?(?:case|event) of"
    r"|(?:for|with|at|on|upon|after|of|if) any)\b",
    re.IGNORECASE,
)
_SUCH = re.compile(
    r"\b(?:such|this|that|these|those|too|certain|excess\w*|thresholds?|serious|severe|significant"
    r"|considerable|substantial|large|long|longer|high|higher|big|major)\b|\d",
    re.IGNORECASE,
)
_BOUND = re.compile(
    rf"\b(?:exceed\w*|(?:{COMPARATIVES}) than|over|above|at least|below|under)\s+[$€£]?\s?"
    r"(?:\d|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half)\b)",
    re.IGNORECASE,
)
_PART = re.compile(r"(?:[^,;:]|,(?=\d))*")
_PERIOD = r"(?:(?P<number>[\w.]+) )?(?P<unit>day|week|month|year)s?"
_LENGTHS = {"day": 1.0, "week": 7.0, "month": 30.5, "year": 365.0}
_WINDOW = r"(?:within|in|during|over) the (?:last|past|previous|preceding) "
_EVER = re.compile(r"\b(?:ever|at any (?:time|point)|even once)\b", re.IGNORECASE)
_AGO = re.compile(rf"\b{_PERIOD} ago\b", re.IGNORECASE)
_SINCE = re.compile(rf"\b{_WINDOW}{_PERIOD}\b", re.IGNORECASE)
_STRICTER = re.compile(
    rf"\b(?:consecutive(?:ly)?|in (?:a row|succession)|(?:in|on|within|at|during) the same \w+"
    r"|through (?:gross|wilful) \w+|grossly|wilfully|intentionally|deliberately|knowingly"
    rf"|simultaneously|repeatedly|without (?:good |valid )?(?:reason|excuse)|{_WINDOW}{_PERIOD})\b",
    re.IGNORECASE,
)
_SUPPOSING = frozenset("if when whenever where once unless".split())
_LIGHT = frozenset("have be get there".split())


def unbounded(claim: Tree, premise: Tree) -> str:
    """Return the bound within which alone the evidence says what the claim says without it, or ''.

    Every sentence that has most of the claim's words must have such a bound.
    """
    return next((found for test in _TESTS if (found := test(claim, premise))), "")


def _denied(claim: Tree, premise: Tree) -> str:
    """Return the bound beyond which alone the evidence denies what the claim denies."""
    if not _DENIES.search(claim.text) or _COMPARES.search(claim.text):
        return ""
    return _every(claim, premise, SAID, lambda s: _first(DENIED_MORE, premise.quote(s)))


def _of_any(claim: Tree, premise: Tree) -> str:
    """Return how large that must be of which the claim says *if there is any*."""
    case = _CASE.search(claim.text)
    if case is None or _COMPARES.search(claim.text):
        return ""
    near = [k for k, t in enumerate(claim.tokens) if t.start >= case.end()][:NEAR]
    if not near or _SUCH.search(claim.quote(near)):
        return ""
    things = words_of(claim, near, NOUNS)
    return _every(claim, premise, SHORTER, lambda s: _size(premise, s, things))


def _size(premise: Tree, sentence: range, things: frozenset[str]) -> str:
    """Return the bound that stands behind each of ``things`` in its part of a sentence."""
    end, found = premise.tokens[sentence[-1]].end, ""
    for k in (k for k in sentence if premise.stems[k] in things):
        part = _PART.match(premise.text, premise.tokens[k].end, end)
        found = _first(_BOUND, part[0] if part else "")
        if not found:
            return ""
    return found


def _long_ago(claim: Tree, premise: Tree) -> str:
    """Return since when alone that counts which the claim has longer ago, or as ever so."""
    past = _AGO.search(claim.text)
    days = _days(past) if past else math.inf
    if not (past or _EVER.search(claim.text)) or _SINCE.search(claim.text):
        return ""
    return _every(claim, premise, SHORTER, lambda s: _since(premise.quote(s), days))


def _since(text: str, days: float) -> str:
    """Return the period up to now that a text names, if it is shorter than so many days."""
    found = _SINCE.search(text)
    return found[0] if found and _days(found) < days else ""


def _days(period: re.Match[str]) -> float:
    return (value(period["number"] or "one") or math.inf) * _LENGTHS[period["unit"].lower()]


def _stricter(claim: Tree, premise: Tree) -> str:
    """Return what a condition of the evidence asks for that the claim leaves out alone."""
    return _every(claim, premise, SAID, lambda s: next(_demands(claim, premise, s), ""))


def _demands(claim: Tree, premise: Tree, sentence: range) -> Iterator[str]:
    asked = content(claim)
    if asked - words_of(premise, sentence) - _LIGHT:
        return
    offset = premise.tokens[sentence[0]].start
    for match in _STRICTER.finditer(premise.quote(sentence)):
        start, end = match.start() + offset, match.end() + offset
        inside = [k for k in sentence if start <= premise.tokens[k].start < end]
        if inside and not words_of(premise, inside) & asked and _in_condition(premise, inside[0]):
            yield match[0]


def _in_condition(tree: Tree, index: int) -> bool:
    """Tell whether a word belongs to what a rule is about: its subject, *who*, *if* or *when*."""
    if not is_rule(tree, index):
        return False
    while True:
        token = tree.tokens[index]
        opening = {tree.lower(k) for k in tree.with_deps(index, "mark", "advmod")}
        if token.dep == "advcl" and opening & _SUPPOSING:
            return True
        if token.dep in {"relcl", "acl"}:
            return is_any(tree, token.head)
        if token.pos in NOUNS and token.dep in SUBJECTS:
            return is_any(tree, index)
        if token.head == index:
            return token.pos in NOUNS
        index = token.head


def _every(claim: Tree, premise: Tree, share: float, bound: Callable[[range], str]) -> str:
    """Return the bound of the last sentence that says the claim, '' where one has none."""
    found = ""
    for sentence in saying(claim, premise, share):
        found = bound(sentence)
        if not found:
            return ""
    return found


def _first(pattern: re.Pattern[str], text: str) -> str:
    found = pattern.search(text)
    return found[0] if found else ""


_TESTS = (_denied, _of_any, _long_ago, _stricter)
