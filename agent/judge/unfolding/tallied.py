"""Rows of a table told together, where a claim says what rows that share some cells come to.

No window holds all rows of a table for sure, and a sum of those that it holds is none of all: for
such a claim each row of the passages that it cites says what all of them come to.
"""

from collections.abc import Sequence

from agent.domain.asking.conditions import Row, is_of_rows, retold
from agent.domain.asking.counts import counted
from agent.judge.clauses.rows import cells, is_row, stated_cell
from agent.judge.passages.windows import Sentence

Split = Sequence[Sequence[Sentence]]


def together(claim: str, split: Split, cited: int) -> list[list[Sentence]]:
    """Return the sentences of each passage, for a claim on rows those of rows told together.

    Args:
        claim: the claim's text.
        split: the sentences of each passage.
        cited: how many of the first passages the claim cites. No other one has rows that the claim
            speaks of; where it cites none, which rows are all of them is not known.
    """
    split = _counted(claim, split)
    sources = split[:cited]
    if not (sources and is_of_rows(claim)):
        return [list(s) for s in split]
    told = retold(claim, [row for sentences in sources for row in _rows(sentences)])
    if not told:
        return [list(s) for s in split]
    return [
        [s._replace(text=told) if is_row(s.text) else s for s in sentences]
        if n < len(sources)
        else [s for s in sentences if not is_row(s.text)]
        for n, sentences in enumerate(split)
    ]


def _counted(claim: str, split: Split) -> list[list[Sentence]]:
    """Return the sentences with how many rows a claim counts told in each row of the one table.

    Rows of several passages may be of unlike tables, or the same ones once more.
    """
    found = [list(sentences) for sentences in split]
    tables = [n for n, sentences in enumerate(split) if any(is_row(s.text) for s in sentences)]
    if len(tables) != 1:
        return found
    table = found[tables[0]]
    if told := counted(claim, _rows([s for s in table if is_row(s.text)])):
        found[tables[0]] = [s._replace(text=told) if is_row(s.text) else s for s in table]
    return found


def _rows(sentences: Sequence[Sentence]) -> list[Row]:
    """Return the rows of a passage; cells told in sentences of their own are of one row."""
    found: list[Row] = []
    stated: dict[str, str] = {}
    for sentence in sentences:
        text = sentence.text
        if cell := stated_cell(text):
            stated[cell[0]] = cell[2]
        else:
            row = cells(text)
            found.append({text[c.key_start : c.key_end]: text[c.start : c.end] for c in row})
    return [row for row in (*found, stated) if row]
