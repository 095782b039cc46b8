"""One spelling for many: what a disguised text reads as, every character mapped to its origin."""

import html
import re
import unicodedata
from typing import NamedTuple

from agent.domain.text import Span

_LOOKALIKES = str.maketrans(
    "авеѕіјкмнорстухԁɡһӏѵԛԝαβεικνορτυχηοⅰıℓ",
    "abesijkmhopctyxdghlvqwabeiknoptuxnoiil",
)
"""Cyrillic and Greek letters that look like Latin ones (from Unicode's confusables table)."""

_LEET = str.maketrans("013457@$!|", "oieastasil")
_ROT13 = str.maketrans("abcdefghijklmnopqrstuvwxyz", "nopqrstuvwxyzabcdefghijklm")
_MIXED = re.compile(r"(?<![\w@$])(?=[\w@$!|]*[a-z])(?=[\w@$!|]*[013457@$!|])[\w@$!|]{3,}")
_FORMATTING = re.compile(
    r"</?(?:b|i|u|em|strong|span|font|mark|small|big|sub|sup|a|code|tt)(?:\s[^<>]{0,200})?>",
    re.IGNORECASE,
)
_ENTITY = re.compile(r"&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z]\w{1,30});")
_TOKEN = re.compile(f"{_FORMATTING.pattern}|{_ENTITY.pattern}|[*`~]+", re.IGNORECASE)
_SPACED = re.compile(r"(?<!\w)[a-z0-9](?:([ .\-_*])\1{0,3}[a-z0-9](?!\w)){4,}")
_TAGS = range(0xE0020, 0xE007F)  # invisible copies of ASCII
INVISIBLE = frozenset("\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180e\u3164\uffa0")


class Folded(NamedTuple):
    """A lower-case reading of a text; ``offsets[i]`` is where character ``i`` came from."""

    text: str
    offsets: list[int]

    def span(self, start: int, end: int) -> Span:
        """Return the range of the original that ``text[start:end]`` (not empty) came from."""
        first, last = sorted((self.offsets[start], self.offsets[end - 1]))
        return Span(start=first, end=last + 1)

    def spelled(self, text: str) -> "Folded":
        """Return another reading of the same length."""
        return Folded(text, self.offsets)


def is_invisible(character: str) -> bool:
    """Tell whether a character leaves no trace on the page: format marks, fillers, tags."""
    return character in INVISIBLE or unicodedata.category(character) == "Cf"


def fold(text: str) -> Folded:
    """Return ``text`` as it would be read aloud: disguises of single letters undone.

    Compatibility forms become plain ones, letters of other scripts that look Latin become Latin,
    invisible characters and formatting go, entities are resolved, case is levelled, and
    s p a c e d words are closed up. Invisible copies of ASCII (Unicode tags) become visible.
    """
    letters: list[str] = []
    offsets: list[int] = []
    position = 0
    for match in _TOKEN.finditer(text):
        _spell(text, position, match.start(), letters, offsets)
        resolved = html.unescape(match.group()) if match.group().startswith("&") else ""
        if resolved != match.group():
            letters.extend(resolved.lower())
            offsets.extend([match.start()] * len(resolved))
        position = match.end()
    _spell(text, position, len(text), letters, offsets)
    return _closed_up(Folded("".join(letters), offsets))


def readings(folded: Folded) -> list[Folded]:
    """Return the reading itself and, where it may hide another, those too."""
    text = folded.text
    found = [folded]
    leet = _MIXED.sub(lambda m: m.group().translate(_LEET), text)
    if leet != text:
        found.append(folded.spelled(leet))
    found.append(folded.spelled(text.translate(_ROT13)))
    found.append(Folded(text[::-1], folded.offsets[::-1]))
    return found


def _spell(text: str, start: int, end: int, letters: list[str], offsets: list[int]) -> None:
    piece = text[start:end]
    if piece.isascii():
        letters.extend(piece.lower())
        offsets.extend(range(start, end))
        return
    for position, character in enumerate(piece, start):
        if ord(character) in _TAGS:
            plain = chr(ord(character) - 0xE0000)
        elif is_invisible(character):
            continue
        else:
            plain = unicodedata.normalize("NFKC", character)
        plain = plain.lower().translate(_LOOKALIKES)
        letters.extend(plain)
        offsets.extend([position] * len(plain))


def _closed_up(folded: Folded) -> Folded:
    """Return the reading with words that were written letter by letter closed up."""
    keep = [True] * len(folded.text)
    for match in _SPACED.finditer(folded.text):
        gap = match.group(1)
        for i in range(match.start(), match.end() - 1):
            around = folded.text[i - 1 : i] + folded.text[i + 1 : i + 2]
            if folded.text[i] == gap and around.isalnum():
                keep[i] = False
    if all(keep):
        return folded
    kept = [i for i, k in enumerate(keep) if k]
    return Folded("".join(folded.text[i] for i in kept), [folded.offsets[i] for i in kept])
