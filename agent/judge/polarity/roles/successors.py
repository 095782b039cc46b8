"""Successors in a table: a row with "Replacement: B" tells that B takes its place, not it B's."""

import re
from collections.abc import Iterator
from itertools import groupby

from agent.domain.finding import Outcome
from agent.judge.clauses.rows import cells
from agent.judge.clauses.tree import Tree

_KEY = re.compile(
    r"replace(?:ments?|d by|d with)|supersed(?:ed|ing) by|succe(?:ssors?|eded by)|"
    r"(?:use )?instead|(?:suggested |recommended )?alternatives?",
    re.IGNORECASE,
)
_DONE = r"(?:replaced|superseded|succeeded)"
_NEW_FIRST = re.compile(
    r"\b(?:replace|supersede|succeed)s?\b|\breplac(?:ing|ement for)\b|"
    rf"\b(?:instead|in place) of\b|\brather than\b|^\W*(?:ha[sd] |have )?{_DONE}\W+(?:the )?$"
)
_OLD_FIRST = re.compile(rf"\b{_DONE}\b.*\b(?:by|with)\b|\bin favou?r of\b")


def compare_successors(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``conflict`` where the claim has the old thing of a row replace the new one."""
    if any(t.dep == "neg" for t in claim.tokens):
        return Outcome.NONE, ""
    text = claim.text.casefold()
    for old, new in _successions(premise.text):
        first, second = _place(old, text), _place(new, text)
        if first is None or second is None:
            continue
        between = text[min(first.end(), second.end()) : max(first.start(), second.start())]
        turned = _OLD_FIRST.search(between) is not None
        if not turned and not _NEW_FIRST.search(between):
            continue
        if (first.start() < second.start()) != turned:
            return Outcome.CONFLICT, f"{new} replaces {old}"
    return Outcome.NONE, ""


def _successions(text: str) -> Iterator[tuple[str, str]]:
    """Yield the old and the new thing of each row that names what takes its place."""
    for _, row in groupby(cells(text), key=lambda c: c.row):
        first, *rest = row
        for cell in rest:
            if _KEY.fullmatch(text, cell.key_start, cell.key_end) and cell.end > cell.start:
                yield text[first.start : first.end], text[cell.start : cell.end]


def _place(name: str, text: str) -> re.Match[str] | None:
    """Return where ``text`` names something, if it does so once."""
    found = list(re.finditer(rf"(?<![\w/-]){re.escape(name.casefold())}(?![\w/-])", text))
    return found[0] if len(found) == 1 else None
