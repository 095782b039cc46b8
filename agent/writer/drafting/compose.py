"""Writing chosen statements down as cited prose."""

import re
from collections.abc import Sequence

from agent.domain.anchors import anchor
from agent.domain.asking.questions import focus, things
from agent.domain.prose.casing import capital
from agent.domain.prose.figures import FigureKind, figures
from agent.domain.prose.terms import overlap, terms
from agent.domain.wording import NO_ANSWER, NO_PART
from agent.writer.comparators import AFTER, BEFORE
from agent.writer.drafting.dated import dating, of_year
from agent.writer.drafting.statements import Statement

COLON = re.compile(r": ")
LONGEST = 6
"""Words of a heading that may stand before a sentence."""
LIMITS = frozenset(terms("limit maximum minimum cap ceiling restriction"))
"""What a comparator tells: "up to 200 miles" is a limit."""
NUMBER = re.compile(r"^(?:§+\s*)?\d+(?:\.\d+)*[.)]?\s+(?=[A-Z])")
RATE = re.compile(
    r"\b(?:per|each|every|an?) (?:minute|hour|day|night|week|month|quarter|year|person|head)\b",
    re.I,
)
TABLE = re.compile(r"^Table \d+[.:]?\s+(?=\S)")
PLEASE = re.compile(r"^(?:please )?note(?: that|[:,])? (?=\w)", re.IGNORECASE)


def compose(parts: Sequence[tuple[str, Sequence[Statement]]]) -> str:
    """Return the draft for (sub-question, chosen statements) pairs, in order.

    A statement chosen for two parts is written once. Where every part is empty the draft says
    that the documents do not answer; where one is, it names that part.
    """
    if not any(chosen for _, chosen in parts):
        return NO_ANSWER
    written: set[tuple[str, str]] = set()
    lines: list[str] = []
    for sub_question, chosen in parts:
        fresh = [s for s in chosen if _key(s) not in written]
        if not chosen or (not fresh and _is_of_others(focus(sub_question), chosen)):
            lines.append(NO_PART.format(part=indirect(focus(sub_question))))
        lines += _cited(sub_question, fresh, written)
    return " ".join(lines)


def _is_of_others(question: str, told: Sequence[Statement]) -> bool:
    """Tell whether nothing of what is told for another part has what a question names."""
    said = {t for s in told for t in terms(f"{s.context} {s.title} {' '.join(s.leads)}")}
    named = things(question)
    if any(AFTER.search(s.text) or BEFORE.search(s.text) for s in told):
        named -= LIMITS
    return bool(named) and not named & said


def _cited(question: str, chosen: Sequence[Statement], written: set[tuple[str, str]]) -> list[str]:
    lines = []
    above: tuple[str, ...] = ()
    for statements in _lists(chosen):
        first = statements[0]
        mark = anchor(first.chunk_id, *first.others)
        if first.leans and (first.document_id, first.before) not in written:
            lines.append(f"{_finished(first.before)} {mark}")
            written.add((first.document_id, first.before))
        texts = [titled(s, question, above) for s in statements]
        lines.append(f"{_joined(texts)} {mark}")
        written.update(_key(s) for s in statements)
        above = (first.document_id, *first.headings)
    return lines


def _key(statement: Statement) -> tuple[str, str]:
    return statement.document_id, statement.body


def _lists(chosen: Sequence[Statement]) -> list[list[Statement]]:
    """Group neighbouring items that stand behind the same lead-in and are cited alike."""
    found: list[list[Statement]] = []
    for statement in chosen:
        last = found[-1][-1] if found else None
        alike = (
            last is not None
            and (last.chunk_id, last.leads) == (statement.chunk_id, statement.leads)
            and all(s.leads and s.text != s.body for s in (last, statement))
            and _lead(last) == _lead(statement)
        )
        if alike:
            found[-1].append(statement)
        else:
            found.append([statement])
    return found


def _lead(statement: Statement) -> str:
    """Return what stands before the body in the text of an item."""
    return statement.text[: statement.text.rfind(statement.body.strip(" ,;.")[:20])]


def _joined(texts: Sequence[str]) -> str:
    """Join items behind one lead-in: ``Limits: ten days; two weeks.``, or else as sentences."""
    first = texts[0]
    cut = max((m.end() for m in COLON.finditer(first) if _all_begin(texts, m.end())), default=0)
    if len(texts) == 1 or not cut:
        return " ".join(texts)
    return "; ".join([first.rstrip("."), *(t[cut:].rstrip(".") for t in texts[1:])]) + "."


def _all_begin(texts: Sequence[str], end: int) -> bool:
    return len({t[:end].lower() for t in texts}) == 1


def _finished(sentence: str) -> str:
    return sentence if sentence.endswith((".", "!", "?")) else f"{sentence.rstrip(' ,;:')}."


def titled(statement: Statement, question: str, above: tuple[str, ...] = ()) -> str:
    """Return the statement, behind its heading where only that names or dates what was asked about.

    The row of a table names itself what it is about.

    Args:
        statement: what to write.
        question: what was asked.
        above: document and headings of what was written before: they are not said again.
    """
    text = PLEASE.sub("", statement.text)
    text = capital(text)
    heading = NUMBER.sub("", statement.headings[-1]) if statement.headings else ""
    dated = dating(statement.headings, text, question)
    if dated := dated or of_year(statement.title, text, question):
        return f"{dated.rstrip(' .:')}: {text}"
    if (statement.cells or statement.is_bare) and _tells_rate(heading, text):
        return f"{TABLE.sub('', heading).rstrip(' .:')}: {text}"
    known = bool(statement.cells) or above == (statement.document_id, *statement.headings)
    unfit = (
        heading.endswith("?") or ": " in heading or "; " in text or len(heading.split()) > LONGEST
    )
    if known or not heading or unfit:
        return text
    named = set(terms(heading)) & set(terms(question))
    if named and overlap(named, terms(text)) < 0.5:
        return f"{heading.rstrip(' .:')}: {text}"
    return text


def _tells_rate(heading: str, row: str) -> bool:
    """Tell whether what is over a table says what its amounts are for: "Garages (per month)"."""
    priced = any(f.kind in (FigureKind.MONEY, FigureKind.COUNT) for f in figures(row))
    return bool(priced and RATE.search(heading) and not RATE.search(row))


def indirect(question: str) -> str:
    """Return a direct question as the object of "do not say": "when X starts" stays in order.

    Only what can be turned safely is; the rest is quoted.
    """
    plain = question.strip().rstrip("?").strip()
    return f"“{plain}”" if plain else "more"
