"""What the audit log asks of a database, the same of SQLite and of PostgreSQL."""

from collections.abc import Mapping
from contextlib import AbstractContextManager
from typing import Any, Protocol

Row = tuple[Any, ...]


class Session(Protocol):
    """An open transaction; statements name their values as ``:name``."""

    def rows(self, statement: str, **values: Any) -> list[Row]:
        """Return all rows that ``statement`` selects."""

    def run(self, statement: str, **values: Any) -> int:
        """Run ``statement`` and return how many rows it touched."""


class Database(Protocol):
    """Hands out transactions; tables are made and brought up to date on the way."""

    def reading(self) -> AbstractContextManager[Session]:
        """Give one committed state, unchanged from the first statement to the last.

        Raises:
            AffidavitError: in plain words, whatever the database says.
        """

    def writing(self, workspace: str) -> AbstractContextManager[Session]:
        """Give the only transaction that changes the chain of ``workspace``.

        It is durable when the block is left, and undone when an exception leaves it.

        Raises:
            AffidavitError: in plain words, whatever the database says.
        """

    def close(self) -> None:
        """Give connections back; the next use opens new ones."""


def storable(values: Mapping[str, Any]) -> bool:
    """Tell whether every text among ``values`` can be stored: no NUL, no lone surrogate.

    What cannot be stored cannot be found either, so that a look-up need not ask.
    """
    return all(_storable(v) for v in values.values() if isinstance(v, str))


def _storable(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return "\0" not in text
