"""Parquet files: each row a line of sentences under the names of its columns."""

import io
from pathlib import PurePath
from typing import Any

from agent.corpus.loaders.archive import MAX_UNPACKED
from agent.corpus.loaders.extracted import Extracted
from agent.corpus.loaders.tables.cells import shown
from agent.corpus.loaders.tables.rows import record_lines
from agent.errors import LoadError

MISSING = "reading Parquet files needs the extra `docs`: pip install 'affidavit[docs]'"


def read_parquet(data: bytes, name: str) -> Extracted:
    """Return the rows of a Parquet file, counted from 1; its stem names the table.

    Raises:
        LoadError: when pyarrow is not installed, or the file unpacks beyond what is accepted.
    """
    try:
        from pyarrow import parquet
    except ImportError as error:
        raise LoadError(MISSING) from error
    file = parquet.ParquetFile(io.BytesIO(data))
    _check_size(file.metadata)
    table = PurePath(name).stem
    columns = file.schema_arrow.names
    # By place, not by name: two columns may have the same one.
    rows = (
        [shown(value) for value in record]
        for batch in file.iter_batches(batch_size=1000)
        for record in zip(*(column.to_pylist() for column in batch.columns), strict=True)
    )
    text, locators = record_lines(table, columns, enumerate(rows, start=1))
    return Extracted(text=text, title=table, locators=tuple(locators))


def _check_size(metadata: Any) -> None:
    size = sum(metadata.row_group(i).total_byte_size for i in range(metadata.num_row_groups))
    if size > MAX_UNPACKED:
        raise LoadError(f"it unpacks to {size // 1_000_000} MB, beyond what is accepted")
