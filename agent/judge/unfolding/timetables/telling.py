"""Timetables told for a claim: *closed on Wednesdays at 13:30* of *Mon–Fri 8–12 and 15–19*.

What a timetable does not name is closed. One that a sentence beside it may change is left alone.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from agent.domain.text import Span
from agent.judge.clauses.reading import read
from agent.judge.passages.windows import Sentence
from agent.judge.unfolding.denied import denied, finite
from agent.judge.unfolding.graded.seasons import MOMENT, SAID, scale, times
from agent.judge.unfolding.timetables.asking import Question, answered, asked
from agent.judge.unfolding.timetables.clock import CLEAR, DAYS, RANGE, UNTIL, Session, named
from agent.judge.unfolding.timetables.reading import ROWS, Timetable, open_days, timetable, week
from agent.ports import Parser

_AGAIN = re.compile(r"^(?:(?:it|they|we|then)\b(?: (?:is|are)(?: open)?)?)?$", re.IGNORECASE)
_CASE = re.compile(r"\b(?:it|they|these|this|that|there)\b", re.IGNORECASE)
_UNCLEAR = re.compile(
    r"\b(?:no|not|never|only|unless|except|closed|if|when|while|than|every|hourly|until|before"
    r"|after|usually|often|sometimes|normally|some|most)\b|n['’]t\b|[\d€$£%]",
    re.IGNORECASE,
)
_HOURS = re.compile(
    r"^(?:(?P<whose>[^:]*?) )?(?:opening|business|office|shop|library|consult\w+) (?:hours|times)"
    r"(?: (?:of|for|at) (?P<of>[^:]+?))?(?: are)?$",
    re.IGNORECASE,
)
_OPEN = re.compile(r"\bopen(?= to \w+$| for \w+$|$)", re.IGNORECASE)
_BARE_HOURS = re.compile(r"\b(?:hours|times) are$", re.IGNORECASE)
_SERVING = re.compile(r"\bin(?= (?:service|operation|use|session)$)", re.IGNORECASE)
_OPENING = re.compile(r"\b(?:open|opening|business|office|consult\w+)\b", re.IGNORECASE)
_PART = re.compile(
    rf"(?:^|[;.,] |[;,] (?:and|but|while|whereas) )(?P<when>{MOMENT}),? (?P<told>\w)", re.IGNORECASE
)
_SUBJECT = re.compile(
    r"^(?P<who>(?:the |our |all )?[^\d,;]{2,60}?) (?:is|are|opens?|runs?)\b", re.I
)
_IT = re.compile(r"^(?:it|they|this|these)\b", re.IGNORECASE)


class _Entry(NamedTuple):
    """A timetable and the places of the sentences that it is made of."""

    places: list[int]
    table: Timetable


def told_for(sentences: Sequence[Sentence], claim: str, parser: Parser) -> list[Sentence]:
    """Return sentences with their timetables told for the day and the hour of a claim."""
    when = _season(claim)
    plain = f"{claim[: when.start()]}{claim[when.end() :]}" if when else claim
    found, question = list(sentences), asked(plain.strip(" ,"))
    if question is None:
        return found
    if when:
        phrase = f"{question.phrase} {when[0][:1].lower()}{when[0][1:]}"
        question = question._replace(phrase=phrase.strip())
    entries = _entries(
        [s._replace(text=_of_its_season(s.text, when[0])) if when else s for s in sentences]
    )
    for entry in entries:
        apart = [s for n, s in enumerate(sentences) if not _is_of_another(n, entry, entries)]
        if any(_may_change(s.text, question) for s in apart):
            continue
        above = _above(sentences[: entry.places[0]], entry)
        told = _told(entry.table, question, above, parser)
        span = Span(
            start=sentences[entry.places[0]].span.start, end=sentences[entry.places[-1]].span.end
        )
        for place in entry.places if told else ():
            found[place] = found[place]._replace(text=told, span=span)
    return found


def _entries(sentences: Sequence[Sentence]) -> list[_Entry]:
    """Return the timetables of a passage, those that sentences in a row make up as one."""
    found: list[_Entry] = []
    for place, sentence in enumerate(sentences):
        table = None if sentence.title else timetable(sentence.text)
        if table is None:
            continue
        again = found and found[-1].places[-1] == place - 1
        rows = again and table.lead in ROWS and table.lead == found[-1].table.lead
        if again and (rows or _AGAIN.match(table.lead)):
            before = found.pop()
            joint = before.table._replace(tokens=before.table.tokens + table.tokens)
            found.append(_Entry([*before.places, place], joint))
        else:
            found.append(_Entry([place], table))
    return found


def _above(before: Sequence[Sentence], entry: _Entry) -> str:
    """Return what stands right above a timetable, of a table its title and its header."""
    lines = 2 if entry.table.lead in ROWS else 1
    return " ".join(s.text for s in before[-lines:])


def _is_of_another(place: int, entry: _Entry, entries: Sequence[_Entry]) -> bool:
    """Tell whether a sentence is part of a timetable or of one of another thing."""
    if place in entry.places:
        return True
    other = next((e for e in entries if place in e.places), None)
    if other is None or other.table.lead in ("", entry.table.lead):
        return False
    return not _CASE.search(other.table.lead)


def _may_change(text: str, question: Question) -> bool:
    """Tell whether a sentence beside a timetable may be on the days or hours that are asked for."""
    days = [named(m["days"]) for m in DAYS.finditer(text)]
    hours = [m for form in (RANGE, UNTIL) if (m := form.search(text))]
    return any(d & question.days for d in days) or (
        not days and any(CLEAR.search(m[0]) for m in hours)
    )


def _told(table: Timetable, question: Question, above: str, parser: Parser) -> str:
    """Return what a timetable says of what is asked for, '' where that is unclear."""
    cased = _CASE.search(table.lead) and not _AGAIN.match(table.lead)
    if cased or _UNCLEAR.search(table.lead):
        return ""
    told = _sessions(table, question)
    answers = {answered(question, sessions) for sessions in told}
    if len(answers) != 1 or None in answers:
        return ""
    is_open, wide = True in answers, question.start is None
    if wide and len(told) > 1:
        return ""
    lead = _lead(table, above, parser, denied_=not is_open)
    listed = f" {_listed(told[0])}" if wide and is_open else ""
    place = f" {question.phrase}" if question.phrase else ""
    return f"{lead}{place}{listed}{table.tail}".rstrip(".") + "." if lead else ""


def _sessions(table: Timetable, question: Question) -> list[tuple[Session, ...]]:
    """Return the different sessions of the days that are asked for, none where that is unclear.

    Of days without hours it is clear only when it is closed.
    """
    if days := open_days(table.tokens):
        return [()] if question.days.isdisjoint(days) else []
    hours = week(table.tokens)
    return hours.of(question.days) if hours else []


def _listed(sessions: Sequence[Session]) -> str:
    return " and ".join(s.told() for s in sessions)


def _lead(table: Timetable, above: str, parser: Parser, *, denied_: bool) -> str:
    """Return what stands before a timetable, denied or not; '' where that is unclear."""
    lead, state = table.lead.rstrip(" :,(–—-"), "closed" if denied_ else "open"
    if table.lead == ROWS[1] and _OPENING.search(above):
        return f"Opening hours: {state}"
    if label := _HOURS.match(lead):
        whose = label["of"] or label["whose"] or ""
        return f"{whose[:1].upper()}{whose[1:]} is {state}" if whose else f"{lead}: {state}"
    if not lead:
        closes = any(t.kind == "closed" for t in table.tokens)
        return f"It is {state}" if closes or _OPENING.search(above) else ""
    if _OPEN.search(lead):
        return _OPEN.sub(state, lead)
    if table.lead.endswith(":") and any(t.kind == "closed" for t in table.tokens):
        told = _of_a_verb(lead, parser, denied_=denied_)
        return told or f"{lead} {'are' if lead.endswith('s') else 'is'} {state}"
    return "" if _BARE_HOURS.search(lead) else _of_a_verb(lead, parser, denied_=denied_)


def _of_a_verb(lead: str, parser: Parser, *, denied_: bool) -> str:
    """Return words with a finite verb, denied or not; '' where it has none or that is unclear."""
    (analysis,) = parser.parse([lead], entities=False)
    tree = read(analysis).tree
    verb = finite(tree, range(len(tree.tokens)))
    if verb is None or not denied_:
        return "" if verb is None else lead
    if _SERVING.search(lead):
        return _SERVING.sub("out of", lead)
    told, token = denied(tree, verb), tree.tokens[verb]
    return f"{lead[: token.start]}{told}{lead[token.end :]}" if told else ""


def _season(claim: str) -> re.Match[str] | None:
    """Return what a claim names of months or a _season, None where it is several or none."""
    found = [m for m in SAID.finditer(claim) if not _of_days(m[0])]
    return found[0] if len(found) == 1 else None


def _of_its_season(text: str, when: str) -> str:
    """Return the part of a text that is on the time that a claim names, '' if none is.

    *From May to September it opens at 9; from October to April it opens at 10* has two parts.
    """
    parts = [m for m in _PART.finditer(text) if not _of_days(m["when"])]
    if len(parts) < len("ab") or parts[0].start():
        return ""
    ends = [*(m.start() for m in parts[1:]), len(text)]
    subject = _SUBJECT.match(text[parts[0].start("told") :])
    own = [
        text[m.start("told") : end]
        for m, end in zip(parts, ends, strict=True)
        if times(when) <= times(m["when"])
    ]
    if len(own) != 1 or subject is None:
        return ""
    told = _IT.sub(subject["who"], own[0]).rstrip(" ,;.")
    return f"{told[:1].upper()}{told[1:]}."


def _of_days(moment: str) -> bool:
    return any(scale(t) == "day" for t in times(moment))
