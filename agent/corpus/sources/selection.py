"""What to read where a path alone does not say it."""

from collections.abc import Iterator
from typing import Any

from pydantic import Field, ValidationError

from agent.corpus.sources import langchain, sql
from agent.domain.base import Frozen
from agent.domain.problems import problems
from agent.domain.text import Document
from agent.errors import InputError


class Selection(Frozen):
    """Tables or a query of a database, or the LangChain loader that takes the path."""

    tables: tuple[str, ...] = ()
    query: str | None = None
    loader: str | None = None
    loader_options: dict[str, Any] = Field(default_factory=dict)

    def takes(self, path: str) -> bool:
        """Tell whether ``path`` is to be read as a source of documents rather than as files."""
        return bool(self.loader) or sql.is_url(path)

    def check(self, paths: list[str]) -> None:
        """Refuse options that have nothing to act on.

        Raises:
            InputError: naming them.
        """
        if self.loader_options and not self.loader:
            raise InputError("options of a loader need a loader")
        if (self.tables or self.query) and not any(sql.is_url(p) for p in paths):
            raise InputError("tables and queries need the URL of a database, e.g. sqlite:///a.db")
        if self.loader and (self.tables or self.query):
            raise InputError("give either a loader or tables and queries, not both")

    def origin(self, path: str) -> str:
        """Return the name under which the documents of ``path`` are kept."""
        return langchain.origin(self.loader, path) if self.loader else self._database(path)

    def _database(self, url: str) -> str:
        chosen = self.query or ",".join(sorted(self.tables)) or "*"
        return f"{sql.origin(url)}#{chosen}"

    def documents(self, path: str) -> Iterator[Document]:
        """Yield the documents of ``path``."""
        if self.loader:
            return langchain.read_loader(self.loader, path, self.loader_options)
        return sql.read_database(path, self.tables, self.query)


def parse_selection(tables: Any, query: Any, loader: Any, options: Any) -> Selection:
    """Return the selection that a caller names.

    Raises:
        InputError: naming what is of the wrong type.
    """
    values = {"tables": tables, "query": query, "loader": loader, "loader_options": options or {}}
    try:
        return Selection.model_validate(values)
    except ValidationError as error:
        raise InputError("; ".join(problems(error, "selection"))) from error
