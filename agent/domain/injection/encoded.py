"""Encoded runs in a text and what they say: base64, hexadecimal, percent signs."""

import base64
import binascii
import re
from collections.abc import Iterator
from urllib.parse import unquote

from agent.domain.text import Span

_BASE64 = re.compile(r"(?<![\w+/=-])(?:[A-Za-z0-9+/_-]{4}\s?){4,}[A-Za-z0-9+/_-]{0,4}={0,2}")
_HEX = re.compile(r"(?<!\w)(?:0x)?(?:[0-9a-fA-F]{2}[\s:]?){12,}(?!\w)|(?:\\x[0-9a-fA-F]{2}){6,}")
_PERCENT = re.compile(r"(?:[\w.~+-]|%[0-9A-Fa-f]{2})*(?:%[0-9A-Fa-f]{2}[\w.~+-]*){3,}")
_NUMBERS = re.compile(r"(?<![\w.])(?:\d{2,3}[ ,;]+){12,}\d{2,3}(?![\w.])")
LEAST_PRINTABLE = 0.95


def decoded(text: str) -> Iterator[tuple[Span, str]]:
    """Yield the range and the plain text of each run that decodes to words."""
    for pattern, decode in _DECODERS:
        for match in pattern.finditer(text):
            plain = decode(match.group())
            if " " in plain and _is_readable(plain):
                yield Span(start=match.start(), end=match.end()), plain


def _is_readable(plain: str) -> bool:
    printable = sum(c.isprintable() or c.isspace() for c in plain)
    return printable >= LEAST_PRINTABLE * len(plain)


def _from_base64(run: str) -> str:
    joined = re.sub(r"\s", "", run).rstrip("=").replace("-", "+").replace("_", "/")
    padded = joined + "=" * (-len(joined) % 4)
    try:
        return base64.b64decode(padded).decode("utf-8")
    except (binascii.Error, UnicodeDecodeError):
        return ""


def _from_hex(run: str) -> str:
    try:
        return bytes.fromhex(re.sub(r"0x|\\x|[\s:]", "", run)).decode("utf-8")
    except (ValueError, UnicodeDecodeError):
        return ""


def _from_percent(run: str) -> str:
    return unquote(run.replace("+", " "))


def _from_numbers(run: str) -> str:
    codes = [int(n) for n in re.findall(r"\d+", run)]
    return "".join(map(chr, codes)) if all(31 < c < 127 for c in codes) else ""


_DECODERS = (
    (_BASE64, _from_base64),
    (_HEX, _from_hex),
    (_PERCENT, _from_percent),
    (_NUMBERS, _from_numbers),
)
