"""CSV files: each row a line of sentences."""

import csv
from pathlib import PurePath

from agent.corpus.loaders.extracted import Extracted
from agent.corpus.loaders.plain import decode
from agent.corpus.loaders.rows import row_lines
from agent.errors import LoadError

_FIELD_LIMIT = 1_000_000


def read_csv(data: bytes, name: str) -> Extracted:
    """Return the rows of a CSV or TSV file; ``name`` is the file's, its stem names the table.

    Raises:
        LoadError: when the file cannot be parsed.
    """
    text = decode(data)
    csv.field_size_limit(_FIELD_LIMIT)
    try:
        rows = list(enumerate(csv.reader(text.splitlines(keepends=True), _dialect(text)), start=1))
    except csv.Error as error:
        raise LoadError(f"it is not a readable CSV file: {error}") from error
    table = PurePath(name).stem
    lines, locators = row_lines(table, rows)
    return Extracted(text=lines, title=table, locators=tuple(locators))


def _dialect(text: str) -> type[csv.Dialect]:
    try:
        return csv.Sniffer().sniff(text[:8192], delimiters=",;\t|")
    except csv.Error:
        return csv.excel
