"""Text and Markdown files: the decoded text as it stands."""

import codecs
import re

from agent.corpus.loaders.extracted import Extracted
from agent.errors import LoadError

_CONTROL = re.compile(r"[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f]")
_BOMS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)


def read_text(data: bytes) -> Extracted:
    """Return the text of a plain or Markdown file."""
    return Extracted(text=decode(data))


def decode(data: bytes) -> str:
    r"""Return ``data`` as text with ``\n`` line ends, as Python's text mode reads it.

    A byte order mark decides; otherwise the zeros of UTF-16, otherwise UTF-8, then Windows-1252.

    Raises:
        LoadError: when the bytes are no text.
    """
    text = _decoded(data)
    if len(_CONTROL.findall(text[:100_000])) > len(text[:100_000]) // 1000:
        raise LoadError("it holds binary data, not text")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _unmarked(data: bytes) -> str:
    """Return the UTF-16 of Western text by where its zeros stand, '' where it is none."""
    sample = data[:4096]
    half = len(sample) // 2
    even, odd = sample[::2].count(0), sample[1::2].count(0)
    if max(even, odd) * 10 < half * 8 or min(even, odd) * 20 > half:
        return ""
    return "utf-16-le" if odd > even else "utf-16-be"


def _decoded(data: bytes) -> str:
    marked = next((name for bom, name in _BOMS if data.startswith(bom)), _unmarked(data))
    encodings = [marked] if marked else ["utf-8", "cp1252"]
    for encoding in encodings:
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise LoadError("its text is neither UTF-8, UTF-16 nor Windows-1252; save it as UTF-8")
