"""Rows of a batch: JSON Lines or Parquet, cut into parts that can be read on their own."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from agent.domain.base import Frozen
from agent.errors import InputError

JSON_LINES = frozenset({".jsonl", ".ndjson"})
PARQUET = ".parquet"
_UTF16 = (b"\xff\xfe", b"\xfe\xff")
MISSING = "Parquet files need the extra `docs`: pip install 'affidavit[docs]'"


class Part(Frozen):
    """A run of rows: ``count`` of them, the first being row ``first`` of the file (from 1).

    ``place`` is where they begin: a byte offset in JSON Lines; in Parquet the row group, with
    ``skip`` rows of the group before them.
    """

    number: int
    first: int
    count: int
    place: int
    skip: int = 0


class Row(Frozen):
    """One row of the input: its number in the file, and its fields or why it has none."""

    number: int
    fields: Mapping[str, Any] | None
    reason: str = ""
    raw: str = ""


def parts(path: Path, size: int) -> list[Part]:
    """Return the parts of an input file, at most ``size`` rows each; empty lines are no rows.

    Raises:
        InputError: when the file cannot be read or is of another type.
    """
    suffix = path.suffix.lower()
    try:
        if suffix in JSON_LINES:
            return _line_parts(path, size)
        if suffix == PARQUET:
            return _group_parts(path, size)
    except OSError as error:
        raise InputError(f"{path} cannot be read: {error.strerror or error}") from error
    except ValueError as error:
        raise InputError(f"{path} cannot be read: {error}") from error
    raise InputError(f"{path}: a batch is read from .jsonl or .parquet")


def read(path: Path, part: Part) -> Iterator[Row]:
    """Yield the rows of a part in order."""
    if path.suffix.lower() == PARQUET:
        yield from _group_rows(path, part)
        return
    with path.open("rb") as file:
        file.seek(part.place)
        number = part.first
        for _ in range(part.count):
            line = file.readline()
            while line and not line.strip():
                line = file.readline()
            if not line:
                raise InputError(f"{path} became shorter while it was read: leave it as it is")
            yield _line_row(number, line)
            number += 1


def _line_parts(path: Path, size: int) -> list[Part]:
    found: list[Part] = []
    rows, place = 0, 0
    with path.open("rb") as file:
        if file.peek(2).startswith(_UTF16):
            raise InputError(f"{path} is UTF-16 text: save it as UTF-8")
        for line in file:
            if line.strip():
                if rows % size == 0:
                    found.append(Part(number=len(found), first=rows + 1, count=0, place=place))
                rows += 1
                found[-1] = found[-1].model_copy(update={"count": rows - found[-1].first + 1})
            place += len(line)
    return found


def _line_row(number: int, line: bytes) -> Row:
    raw = line.decode("utf-8", "replace").strip()
    try:
        value = json.loads(line)
    except (ValueError, RecursionError) as error:
        return Row(number=number, fields=None, reason=f"it is not JSON: {error}", raw=raw)
    if not isinstance(value, dict):
        return Row(number=number, fields=None, reason="it is no JSON object", raw=raw)
    return Row(number=number, fields=value, raw=raw)


def _parquet(path: Path) -> Any:
    try:
        from pyarrow import ArrowException
        from pyarrow.parquet import ParquetFile
    except ImportError as error:
        raise InputError(MISSING) from error
    try:
        file = ParquetFile(path)
    except ArrowException as error:
        raise InputError(f"{path} is no readable Parquet file: {error}") from error
    names = file.schema_arrow.names
    if twice := sorted({name for name in names if names.count(name) > 1}):
        raise InputError(f"{path} has several columns `{twice[0]}`: rename all but one")
    return file


def _group_parts(path: Path, size: int) -> list[Part]:
    found: list[Part] = []
    first = 1
    metadata = _parquet(path).metadata
    for group in range(metadata.num_row_groups):
        rows = metadata.row_group(group).num_rows
        for skip in range(0, rows, size):
            count = min(size, rows - skip)
            found.append(Part(number=len(found), first=first, count=count, place=group, skip=skip))
            first += count
    return found


def _group_rows(path: Path, part: Part) -> Iterator[Row]:
    table = _parquet(path).read_row_group(part.place).slice(part.skip, part.count)
    for number, fields in enumerate(table.to_pylist(), start=part.first):
        given = {k: v for k, v in fields.items() if v is not None}
        yield Row(number=number, fields=given, raw=json.dumps(given, default=str))
