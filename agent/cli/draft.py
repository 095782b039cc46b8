"""Reading the draft that is to be checked."""

import sys
from pathlib import Path
from typing import BinaryIO

from agent.errors import InputError

MAX_BYTES = 2_000_000
STDIN = "-"


def read_draft(path: str, stdin: BinaryIO | None = None) -> str:
    """Return the text in the file ``path``, or that of ``stdin`` where ``path`` is ``-``.

    Raises:
        InputError: when the draft is missing, a folder, too large, empty or no UTF-8 text.
    """
    if path == STDIN:
        return parse_draft((stdin or sys.stdin.buffer).read(MAX_BYTES + 1), "the draft on stdin")
    file = Path(path)
    if file.is_dir():
        raise InputError(f"the draft {path} is a folder: give one text file, or - for stdin")
    try:
        with file.open("rb") as stream:
            return parse_draft(stream.read(MAX_BYTES + 1), f"the draft {path}")
    except FileNotFoundError as error:
        raise InputError(
            f"the draft {path} does not exist: give a text file, or - for stdin"
        ) from error
    except OSError as error:
        raise InputError(f"the draft {path} cannot be read: {error.strerror or error}") from error


def parse_draft(data: bytes, name: str) -> str:
    """Return ``data`` as text; ``name`` is what errors call it.

    Raises:
        InputError: when ``data`` is too large, empty or no UTF-8 text.
    """
    if len(data) > MAX_BYTES:
        raise InputError(
            f"{name} is larger than {MAX_BYTES / 1e6:.0f} MB: split it and check the parts"
        )
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise InputError(f"{name} is UTF-16 text: save it as UTF-8")
    if b"\0" in data or data.startswith(b"%PDF-"):
        raise InputError(f"{name} is not a text file: save it as plain text or Markdown")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputError(
            f"{name} is not UTF-8 text (byte {error.start + 1} is 0x{data[error.start]:02x}): "
            "save it as UTF-8"
        ) from error
    if not text.strip():
        raise InputError(f"{name} is empty: give the text to be checked")
    return text
