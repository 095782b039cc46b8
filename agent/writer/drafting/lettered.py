"""Things that a letter or number tells apart: what is said of Tent B answers nothing on Tent A."""

import re
from collections.abc import Iterator, Sequence

from agent.writer.drafting.candidates import Scored
from agent.writer.drafting.statements import Statement

Tag = tuple[str, str]

_NAMED = re.compile(
    r"\b(?:(?P<kind>[A-Za-z][a-z]{2,}) (?P<letter>[A-HJ-Z])"
    r"|(?P<model>[A-Z][a-z]{2,}) (?P<number>\d{1,3}))"
    r"(?![\w'’]|[.,:]\d)"
)
_WIDER = re.compile(
    r"\b(?:than|versus|vs|compar\w*|differ\w*|others?|next|after|before|follow\w*|instead|besides"
    r"|all|both|each|every|any|replac\w*|similar|same)\b",
    re.IGNORECASE,
)


def of_the_named(question: str, scored: Sequence[Scored]) -> list[Scored]:
    """Leave out what names another of its kind, where something names the one asked about.

    Asked about Plan B, "Plan A costs 10 euros" goes, where "Plan B costs 20 euros" is there. What
    compares, or asks for what comes next or instead, asks about others too.
    """
    asked = set(_tags(question))
    if not asked or _WIDER.search(question):
        return list(scored)
    told = [(one, set(_tags(one.statement.text)) | _around(one.statement)) for one in scored]
    answered = {tag for _, tags in told for tag in tags & asked}
    return [one for one, tags in told if not _of_another(one.statement, tags, answered)]


def _of_another(statement: Statement, tags: set[Tag], asked: set[Tag]) -> bool:
    """Tell whether a statement names others of the asked kinds alone; "all plans" is all."""
    if tags & asked or _WIDER.search(statement.text):
        return False
    return any(kind == other and sign != s for kind, sign in asked for other, s in tags)


def _around(statement: Statement) -> set[Tag]:
    parts = (statement.label, *statement.leads, *statement.headings, statement.title)
    return {tag for part in parts for tag in _tags(part)}


def _tags(text: str) -> Iterator[Tag]:
    """Yield kind and sign of each thing that is named so."""
    for match in _NAMED.finditer(text):
        kind, sign = match["kind"] or match["model"], match["letter"] or match["number"]
        yield kind.lower(), sign
