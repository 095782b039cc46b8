"""SQL databases by URL: tables, or the result of a query, row by row."""

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any

from agent.corpus.loaders.load import document_id
from agent.corpus.loaders.tables.cells import shown
from agent.corpus.loaders.tables.rows import Row, record_lines
from agent.domain.text import Document
from agent.errors import InputError, LoadError

PART = 5000
"""Rows of a document; a long table becomes several, so that memory is bounded and a change in one
row leaves the others alone."""


def is_url(path: str) -> bool:
    """Tell whether a source is the URL of a database rather than a path."""
    return "://" in path


def origin(url: str) -> str:
    """Return the database's URL as it is stored and shown: without its password.

    Raises:
        InputError: when it is no URL of a database.
    """
    return str(_parsed(url).render_as_string(hide_password=True))


def read_database(url: str, tables: Sequence[str], query: str | None) -> Iterator[Document]:
    """Yield the rows of a database as documents, at most ``PART`` rows each.

    The row of a locator is the row's primary key where that is one positive integer, else its
    place in the order of the keys, from 1.

    Args:
        url: as SQLAlchemy takes it, e.g. ``sqlite:///shop.db`` or ``postgresql://…``.
        tables: names of tables and views, ``schema.table`` too; none for all tables.
        query: a SELECT to read instead of tables.

    Raises:
        InputError: for an unknown table, a wrong URL or a missing driver.
        LoadError: when the database cannot be read.
    """
    import sqlalchemy

    if query and tables:
        raise InputError("give either --table or --query, not both")
    engine = _engine(url)
    try:
        with engine.connect() as connection:
            if query:
                yield from _query(connection, url, query)
            else:
                for name in tables or sqlalchemy.inspect(engine).get_table_names():
                    yield from _table(connection, url, name)
    except sqlalchemy.exc.SQLAlchemyError as error:
        reason = str(error.__cause__ or error).splitlines()[0]
        raise LoadError(f"{origin(url)} cannot be read: {reason}") from error
    finally:
        engine.dispose()


def _parsed(url: str) -> Any:
    import sqlalchemy

    try:
        return sqlalchemy.make_url(url)
    except sqlalchemy.exc.ArgumentError as error:
        raise InputError(f"{url!r} is no database URL such as sqlite:///shop.db") from error


def _engine(url: str) -> Any:
    import sqlalchemy

    parsed = _parsed(url)
    if parsed.get_backend_name() == "sqlite" and parsed.database:
        # Opened for reading: a database that is not there must not come into being.
        database = f"file:{parsed.database}"
        parsed = parsed.set(database=database, query={"mode": "ro", "uri": "true"})
    try:
        return sqlalchemy.create_engine(parsed)
    except (sqlalchemy.exc.ArgumentError, ImportError) as error:
        raise InputError(
            f"the driver for {parsed.drivername} is not installed or not known ({error}); "
            "install it with pip"
        ) from error


def _query(connection: Any, url: str, query: str) -> Iterator[Document]:
    import sqlalchemy

    result = connection.execute(sqlalchemy.text(query))
    if not result.returns_rows:
        raise InputError("the query returns no rows: give a SELECT")
    name = "query-" + hashlib.sha256(query.encode()).hexdigest()[:8]
    columns = list(result.keys())
    rows = ((n, [shown(v) for v in row]) for n, row in enumerate(result, start=1))
    yield from _documents(url, name, columns, rows)


def _table(connection: Any, url: str, name: str) -> Iterator[Document]:
    import sqlalchemy

    schema, _, table_name = name.rpartition(".")
    try:
        table = sqlalchemy.Table(
            table_name, sqlalchemy.MetaData(), schema=schema or None, autoload_with=connection
        )
    except sqlalchemy.exc.NoSuchTableError as error:
        known = ", ".join(sqlalchemy.inspect(connection).get_table_names()) or "none"
        raise InputError(f"{origin(url)} has no table {name!r} (tables: {known})") from error
    keys = list(table.primary_key.columns)
    result = connection.execution_options(yield_per=1000).execute(
        sqlalchemy.select(table).order_by(*keys)
    )
    columns = list(result.keys())
    numbered = len(keys) == 1 and keys[0].type.python_type is int
    place = columns.index(keys[0].name) if numbered else -1
    named = [c for i, c in enumerate(columns) if i != place]
    yield from _documents(url, name, named, _numbered(result, place))


def _numbered(result: Any, place: int) -> Iterator[Row]:
    """Yield rows by their key, the column at ``place``; by their count where that is -1."""
    for count, row in enumerate(result, start=1):
        if place >= 0 and row[place] < 1:
            raise InputError(f"a row has the key {row[place]}: read the table with --query")
        cells = [shown(v) for i, v in enumerate(row) if i != place]
        yield (row[place] if place >= 0 else count), cells


def _documents(
    url: str, name: str, columns: Sequence[str], rows: Iterator[Row]
) -> Iterator[Document]:
    part: list[Row] = []
    number = 0
    for row in rows:
        if part and (row[0] - 1) // PART != number:
            yield _document(url, name, number, columns, part)
            part = []
        number = (row[0] - 1) // PART
        part.append(row)
    if part:
        yield _document(url, name, number, columns, part)


def _document(
    url: str, name: str, number: int, columns: Sequence[str], rows: Sequence[Row]
) -> Document:
    source = f"{origin(url)}#{name}" + (f"/{number * PART + 1}" if number else "")
    text, locators = record_lines(name, columns, rows)
    return Document(
        document_id=document_id(source),
        title=name,
        source=source,
        text=text,
        content_hash=hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest(),
        locators=tuple(locators),
    )
