"""Models that a run will ask for, loaded meanwhile: while Python imports, or documents are read."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from threading import Thread
from typing import Any, Protocol

from agent.settings import settings


class Loadable(Protocol):
    """A model that can be loaded before it is used."""

    def load(self) -> None:
        """Load it, unless it is."""


def load_ahead(context: Mapping[str, Any], *models: Loadable) -> None:
    """Load ``models``, one after the other, in a thread of their own.

    Nothing is done where one core must do all, or where ``context`` names another judge than the
    default one, which may need none of them.
    """
    if settings().cores > 1 and "judge" not in context:
        Thread(target=_load, args=(models,), name="affidavit-ahead").start()


def _load(models: Sequence[Loadable]) -> None:
    with suppress(Exception):  # it fails once more when the model is used, and is told then
        for model in models:
            model.load()
