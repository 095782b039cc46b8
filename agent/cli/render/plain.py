"""Text that is safe to show: document text may hold terminal escapes and direction marks."""

import unicodedata

ELLIPSIS = "…"
# Format characters that reorder what the reader sees (Unicode TR 9).
_DIRECTION = frozenset(map(chr, (*range(0x202A, 0x202F), *range(0x2066, 0x206A))))


def visible(text: str) -> str:
    r"""Return ``text`` with control and direction characters replaced by U+FFFD.

    Tabs stay, and line ends, which become ``\n``.
    """
    lines = text.replace("\r\n", "\n")
    return "".join(c if _harmless(c) else "\ufffd" for c in lines)


def one_line(text: str) -> str:
    """Return ``text`` on one line, blanks collapsed, safe to show."""
    return visible(" ".join(text.split()))


def shortened(text: str, limit: int) -> str:
    """Return ``text`` on one line, cut at a word to at most ``limit`` characters."""
    line = one_line(text)
    if len(line) <= limit:
        return line
    cut = line[: limit - 1]
    return cut[: cut.rfind(" ")].rstrip() + ELLIPSIS if " " in cut else cut + ELLIPSIS


def _harmless(character: str) -> bool:
    if character in "\n\t":
        return True
    return character not in _DIRECTION and unicodedata.category(character) not in ("Cc", "Cs")
