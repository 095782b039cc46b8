"""The result of a batch: Parquet or JSON Lines, and the rows that were set aside."""

import json
import os
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from agent.batch.checking import Record
from agent.batch.rows import JSON_LINES, MISSING, PARQUET
from agent.errors import InputError

_GROUP = 1000
_COLUMNS = {
    "row": "int64",
    "id": "string",
    "status": "string",
    "thread_id": "string",
    "mode": "string",
    "answer": "string",
    "coverage": "float64",
    "unsupported_rate": "float64",
    "confidence": "float64",
    "level": "string",
    "is_grounded": "bool",
    "claims_checked": "int64",
    "claims_supported": "int64",
    "claims_weak": "int64",
    "claims_contradicted": "int64",
    "claims_not_found": "int64",
    "claims_unassessed": "int64",
    "revisions": "int64",
    "coverage_by_evidence": "float64",
    "coverage_by_deletion": "float64",
    "risk_score": "float64",
    "risk_level": "string",
    "risk_action": "string",
    "audit_id": "string",
    "report": "string",
}
"""Columns of the Parquet file with their Arrow types; ``report`` is the whole report as JSON."""


def check_output(path: Path) -> None:
    """Refuse an output that could not be written.

    Raises:
        InputError: saying why.
    """
    suffix = path.suffix.lower()
    if suffix not in JSON_LINES and suffix != PARQUET:
        raise InputError(f"{path}: a batch is written to .parquet or .jsonl")
    if not path.parent.is_dir():
        raise InputError(f"{path.parent}: there is no such folder")
    if suffix == PARQUET:
        try:
            import pyarrow  # noqa: F401
        except ImportError as error:
            raise InputError(MISSING) from error


def rejected_path(path: Path) -> Path:
    """Return where the rows go that were set aside."""
    return path.with_name(f"{path.name}.rejected.jsonl")


def write(path: Path, records: Iterable[Record]) -> Counter[str]:
    """Write the records; the output appears at once and complete. Return counts by status."""
    counts: Counter[str] = Counter()
    aside = rejected_path(path)
    unfinished, set_aside = _unfinished(path), _unfinished(aside)
    with set_aside.open("w", encoding="utf-8") as rejected:

        def accepted() -> Iterator[Record]:
            for record in records:
                counts[record["status"]] += 1
                if record["status"] != "rejected":
                    yield record
                else:
                    rejected.write(json.dumps(record, ensure_ascii=False) + "\n")

        (_write_parquet if path.suffix.lower() == PARQUET else _write_lines)(unfinished, accepted())
    if counts["rejected"]:
        set_aside.replace(aside)
    else:
        set_aside.unlink()
    with unfinished.open("rb") as file:
        os.fsync(file.fileno())
    unfinished.replace(path)
    return counts


def _unfinished(path: Path) -> Path:
    return path.with_name(f"{path.name}.unfinished")


def _write_lines(path: Path, records: Iterator[Record]) -> None:
    with path.open("w", encoding="utf-8") as file:
        for record in records:
            file.write(json.dumps(record, ensure_ascii=False) + "\n")


def _write_parquet(path: Path, records: Iterator[Record]) -> None:
    import pyarrow as arrow
    from pyarrow.parquet import ParquetWriter

    schema = arrow.schema(
        [(n, getattr(arrow, t if t != "bool" else "bool_")()) for n, t in _COLUMNS.items()]
    )
    with ParquetWriter(path, schema, compression="zstd") as writer:
        while group := list(islice(records, _GROUP)):
            rows = [_flat(record) for record in group]
            writer.write_table(arrow.Table.from_pylist(rows, schema=schema))


def _flat(record: Record) -> dict[str, Any]:
    flat = {name: record.get(name) for name in _COLUMNS}
    flat["report"] = json.dumps(record["report"], ensure_ascii=False)
    return flat
