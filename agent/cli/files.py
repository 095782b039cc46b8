"""Files that are written as a whole or not at all."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from agent.errors import InputError


@contextmanager
def replacing(file: Path) -> Iterator[TextIO]:
    """Give a stream of text that takes the place of ``file`` once it is complete.

    Where anything fails before that, ``file`` stays as it was, or is not there.

    Raises:
        InputError: when it cannot be written.
    """
    try:
        with _whole(file) if _is_replaceable(file) else _straight(file) as stream:
            yield stream
    except OSError as error:
        raise InputError(f"{file} cannot be written: {error.strerror or error}") from error


def _is_replaceable(file: Path) -> bool:
    """Tell whether another file can take its place: no device or pipe, in a folder to write in."""
    return (file.is_file() or not file.exists()) and os.access(file.resolve().parent, os.W_OK)


@contextmanager
def _straight(file: Path) -> Iterator[TextIO]:
    with file.open("w", encoding="utf-8") as stream:
        yield stream


@contextmanager
def _whole(file: Path) -> Iterator[TextIO]:
    place = file.resolve()  # a link goes on leading where it leads
    unfinished = place.with_name(f".{place.name}.{os.getpid()}.unfinished")
    try:
        with unfinished.open("w", encoding="utf-8") as stream:
            yield stream
        if place.exists():
            shutil.copymode(place, unfinished)
        unfinished.replace(place)
    finally:
        unfinished.unlink(missing_ok=True)
