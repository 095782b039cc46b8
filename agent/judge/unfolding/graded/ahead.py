"""How long before something it may still be done: *you may cancel up to 14 days before arrival*.

That is no limit on how early. It is told for the time of the claim: 20 days before one may, 10 days
before one may not. What may be *booked* up to 14 days before is another thing.
"""

import re
from typing import NamedTuple

from agent.domain.prose.analysis import Analysis, Token
from agent.domain.prose.casing import capital
from agent.judge.alignment.lexical import content
from agent.judge.clauses.tree import Tree
from agent.judge.quantities.comparison.intervals import finite
from agent.judge.quantities.reading.extract import quantities
from agent.judge.unfolding.denied import FINITE, denied

_BEFORE = r"(?:before(?:hand)?|prior to|ahead of|in advance(?: of)?)\b"
_UNTIL = r"(?:until|till|(?:no|not) later than|at the latest)"
_EVENT = r"(?P<event>(?: (?!you\b|we\b|they\b|can\b|may\b)[\w'’-]+){0,5})"
_TIME = r"[\w.,½-]+(?: [\w½-]+){0,3}?"
_LIMIT = re.compile(
    rf"\b(?:(?P<up>up (?:to|until))|{_UNTIL}) (?P<time>{_TIME}) (?P<before>{_BEFORE})"
    rf"{_EVENT}",
    re.IGNORECASE,
)
CUE = _LIMIT
_ASKED = re.compile(rf" {_BEFORE}{_EVENT}", re.IGNORECASE)
_THE_DAY = re.compile(r"\bthe (?P<unit>day|week|month)$", re.IGNORECASE)
_LENGTHS = {"day": 86_400.0, "week": 604_800.0, "month": 2_629_800.0}
_BOUND = re.compile(r"\b(?:up to|until|till|later|latest|least|most|within|only)\b", re.I)
_MAY = re.compile(
    r"\b(?:can|may|could|possible|allowed|permitted|able|entitled|free|accepted)\b", re.IGNORECASE
)
_UNDONE = re.compile(
    r"\b(?:cancel|withdraw|rebook|reschedul|refund|revok|rescind|terminat|resign|unsubscrib|amend"
    r"|(?:be|get) (?:return|chang|alter|exchang|transfer|swap|postpon|correct|edit|modif|dropp)"
    r"|(?:changes|returns|alterations|transfers|corrections|exchanges)\b|give notice)",
    re.IGNORECASE,
)
_BOOKED = frozenset("book reserve order buy purchase hire rent".split())
_CLOSED = re.compile(r"\b(?:only|unless|except|never|cannot|not|no)\b|n['’]t\b", re.I)
_FIT = 0.02  # share by which months and weeks may differ from days


class _Time(NamedTuple):
    """How long before an event a claim says something: its words and its seconds."""

    phrase: str
    length: float


def in_time(evidence: Analysis, claim: Analysis) -> str:
    """Return a text with what may be done until some time before an event, at that of the claim."""
    parts, changed = [], False
    for first, last in evidence.sentences:
        start, end = evidence.tokens[first].start, evidence.tokens[last - 1].end
        told = _told(evidence, range(first, last), claim)
        changed = changed or bool(told)
        parts.append(told or evidence.text[start:end])
    return " ".join(parts) if changed else evidence.text


def _told(evidence: Analysis, sentence: range, claim: Analysis) -> str:
    """Return a sentence at the time of the claim, '' where it gives no such limit."""
    start = evidence.tokens[sentence.start].start
    whole = evidence.text[start : evidence.tokens[sentence[-1]].end]
    clause = whole.split("; ")[0].rstrip(" .!")
    limit = _LIMIT.search(clause)
    if limit is None or not _is_permitted(clause, limit, evidence.tokens):
        return ""
    known = _length(evidence, start + limit.start("time"), start + limit.end("time"))
    asked = _asked(claim, limit["event"])
    if not known or asked is None:
        return ""
    if asked.length < known * (1 - _FIT):
        clause = _denied(evidence, clause, start, limit)
    told = limit.group()[: limit.end("time") - limit.start()]
    told = clause.replace(told, asked.phrase, 1)
    return f"{capital(told)}." if told else ""


def _is_permitted(clause: str, limit: re.Match[str], tokens: tuple[Token, ...]) -> bool:
    """Tell whether a clause permits something until a time before something else."""
    around = clause[: limit.start()] + clause[limit.end("time") :]
    if not _MAY.search(around) or _CLOSED.search(around):
        return False
    booked = any(t.pos == "VERB" and t.lemma.lower() in _BOOKED for t in tokens)
    return not booked and (not limit["up"] or _UNDONE.search(around) is not None)


def _denied(evidence: Analysis, clause: str, start: int, limit: re.Match[str]) -> str:
    """Return a clause with its verb denied, '' where its contrary is unclear."""
    verbs = [
        (token.tag != "MD", i)
        for i, token in enumerate(evidence.tokens)
        if token.tag in FINITE and 0 <= token.start - start < len(clause)
        if not limit.start() <= token.start - start < limit.end("before")
    ]
    verb = min(verbs)[1] if verbs else None
    no = denied(Tree(evidence), verb) if verb is not None else ""
    if verb is None or not no:
        return ""
    token = evidence.tokens[verb]
    return f"{clause[: token.start - start]}{no}{clause[token.end - start :]}"


def _asked(claim: Analysis, event: str) -> _Time | None:
    """Return the time before the event of which a claim speaks.

    None where the claim gives a limit itself, no or several times, or another event.
    """
    found = list(_ASKED.finditer(claim.text))
    if len(found) != 1 or _BOUND.search(claim.text):
        return None
    match = found[0]
    end = match.start()
    unit = _THE_DAY.search(claim.text[:end])
    if unit:
        phrase, length = f"one {unit['unit']}", _LENGTHS[unit["unit"].lower()]
    else:
        near = [q for q in quantities(claim) if q.dimension == "duration" and q.end == end]
        phrase, length = (near[0].text, near[0].interval.high) if near else ("", 0.0)
    wanted = content(event)
    fits = not wanted or wanted & content(match["event"])
    return _Time(phrase.lower(), length) if length and fits else None


def _length(text: Analysis, start: int, end: int) -> float:
    """Return the seconds of the duration that stands at a place of a text, 0 without one."""
    found = (q for q in quantities(text) if q.dimension == "duration" and q.start < end)
    return next((max(finite(q.interval)) for q in found if q.end > start), 0.0)
