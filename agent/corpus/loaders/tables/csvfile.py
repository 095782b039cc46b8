"""CSV files: each row a line of sentences."""

import csv
import io
import re
from pathlib import PurePath

from agent.corpus.loaders.extracted import Extracted
from agent.corpus.loaders.plain import decode
from agent.corpus.loaders.tables.rows import row_lines
from agent.errors import LoadError

_FIELD_LIMIT = 1_000_000
_STATED = re.compile(r"sep=(.)\n")
"""The first line by which spreadsheets state the delimiter."""


def read_csv(data: bytes, name: str) -> Extracted:
    """Return the rows of a CSV or TSV file; ``name`` is the file's, its stem names the table.

    Raises:
        LoadError: when the file cannot be parsed.
    """
    text = decode(data)
    stated = _STATED.match(text)
    first, text = (2, text[stated.end() :]) if stated else (1, text)
    dialect = _dialect(text, stated.group(1) if stated else "")
    csv.field_size_limit(_FIELD_LIMIT)
    try:
        rows = list(enumerate(csv.reader(io.StringIO(text, newline=""), dialect), start=first))
    except csv.Error as error:
        raise LoadError(f"it is not a readable CSV file: {error}") from error
    table = PurePath(name).stem
    lines, locators = row_lines(table, rows)
    return Extracted(text=lines, title=table, locators=tuple(locators))


def _dialect(text: str, delimiter: str) -> type[csv.Dialect]:
    """Return the delimiter and quotes of a file; ``delimiter`` is the one it states, if any."""

    class Stated(csv.excel):
        pass

    if delimiter:
        Stated.delimiter = delimiter
        return Stated
    try:
        found = csv.Sniffer().sniff(text[:8192], delimiters=",;\t|")
    except csv.Error:
        return csv.excel
    found.doublequote = True  # the sample may hold no doubled quote, and the rest some
    return found
