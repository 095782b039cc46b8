"""Writing chosen statements down as cited prose."""

import re
from collections.abc import Sequence

from agent.domain.anchors import anchor
from agent.domain.questions import focus
from agent.domain.terms import overlap, terms
from agent.domain.wording import NO_ANSWER, NO_PART
from agent.writer.statements import Statement

PLEASE = re.compile(r"^please note (?:that )?", re.IGNORECASE)


def compose(parts: Sequence[tuple[str, Sequence[Statement]]]) -> str:
    """Return the draft for (sub-question, chosen statements) pairs, in order.

    A statement chosen for two parts is written once. Where every part is empty the draft says
    that the documents do not answer; where one is, it names that part.
    """
    if not any(chosen for _, chosen in parts):
        return NO_ANSWER
    written: set[tuple[str, int]] = set()
    lines: list[str] = []
    for sub_question, chosen in parts:
        fresh = [s for s in chosen if (s.chunk_id, s.order) not in written]
        if not chosen:
            lines.append(NO_PART.format(part=indirect(focus(sub_question))))
        lines += _cited(sub_question, fresh, written)
    return " ".join(lines)


def _cited(question: str, chosen: Sequence[Statement], written: set[tuple[str, int]]) -> list[str]:
    lines = []
    for statement in chosen:
        if statement.leans and (statement.chunk_id, statement.order - 1) not in written:
            lines.append(f"{_finished(statement.before)} {anchor(statement.chunk_id)}")
        text = titled(statement, question)
        lines.append(f"{text} {anchor(statement.chunk_id)}")
        written.add((statement.chunk_id, statement.order))
    return lines


def _finished(sentence: str) -> str:
    return sentence if sentence.endswith((".", "!", "?")) else f"{sentence.rstrip(' ,;:')}."


def titled(statement: Statement, question: str) -> str:
    """Return the statement, behind its heading where only that names what was asked about."""
    text = PLEASE.sub("", statement.text)
    text = text[:1].upper() + text[1:]
    heading = statement.headings[-1] if statement.headings else ""
    if not heading or heading.endswith("?") or len(heading.split()) > 6:
        return text
    named = set(terms(heading)) & set(terms(question))
    if named and overlap(named, terms(text)) < 0.5:
        return f"{heading.rstrip(' .:')}: {text}"
    return text


def indirect(question: str) -> str:
    """Return a direct question as the object of "do not say": "when X starts" stays in order.

    Only what can be turned safely is; the rest is quoted.
    """
    plain = question.strip().rstrip("?").strip()
    return f"“{plain}”" if plain else "more"
