"""Readable text: Markdown and HTML markup taken out, every character mapped to its origin.

Marks are deleted, never rewritten, apart from one-for-one replacements (an entity by its
character, a table pipe by a semicolon, a line break inside a link by a blank), so that a range of
the readable text can be traced back to the exact range of the source that a quote must show.
"""

import html
import re
from collections.abc import Callable, Iterable
from itertools import compress
from typing import NamedTuple

from agent.domain.prose.columns import parted
from agent.domain.prose.notes import NOTE, SIGNS

_HIDDEN = "\x00"
_SHIELD = "\x01"

_UNSEEN = re.compile(
    "[\u00ad\u034f\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\U000e0000-\U000e007f]"
    "|(?<=[\x21-\x7e])[\u200c\u200d]|[\u200c\u200d](?=[\x21-\x7e])"
)
"""Characters that leave no trace on the page; joiners only beside ASCII, elsewhere they spell."""

_FENCE = re.compile(r"^[ \t]*(```+|~~~+)[^\n]*$", re.M)
_CODE = re.compile(r"(?<!`)(`+)(?!`)((?:[^`\n]|\n(?!\s*\n))+?)(?<!`)\1(?!`)")
_COMMENT = re.compile(r"<!--[\s\S]*?-->")
_SHORTCODE = re.compile(r"\{%-?[^{}\n]*?-?%\}|\{\{[^{}\n]*\}\}|\{:[^{}\n]*\}")
_ARGUMENT = re.compile(r"""\{%-?\s*[\w-]+\s+(["'])([^"'/.\n]+)\1""")
_ESCAPE = re.compile(r"\\([!-/:-@\[-`{-~])")
_TAG = re.compile(
    r"</?([A-Za-z][\w-]*)(?:\s+[\w:@.-]+\s*=\s*(?:\"[^\"]*\"|'[^']*'|[^\s\"'<>]+)"
    r"|\s+(?:controls|checked|disabled|hidden|open|reversed|required|autoplay))*\s*/?>"
)
_BREAKING = frozenset("br p div li tr td th ul ol table h1 h2 h3 h4 h5 h6 dd dt hr".split())
_ENTITY = re.compile(r"&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z]\w{1,30});")
_AUTOLINK = re.compile(r"<((?:https?|mailto|ftp):[^\s<>]+|[\w.+-]+@[\w-]+\.[\w.-]+)>")
_URL = re.compile(r"\b(?:https?|ftp)://[^\s<>\"')\]]+")
_LINK = re.compile(
    r"!?\[(?!cite:|\d+\]\[)((?:[^\[\]\n]|\n(?!\s*\n)|\[[^\[\]\n]*\])*)\]"
    r"(\(\s*(?:<[^<>\n]*>|(?:[^\s()]|\([^\s()]*\))*)(?:\s+(?:\"[^\"\n]*\"|'[^'\n]*'))?\s*\)"
    r"|\[[^\[\]\n]*\])"
)
_DEFINITION = re.compile(
    r"^ {0,3}\[(?!\^)[^\]\n]+\]:[ \t]*\S+"
    r"(?:[ \t]+(?:\"[^\"\n]*\"|'[^'\n]*'|\([^()\n]*\)))?[ \t\r]*$",
    re.M,
)
_HEADING = re.compile(r"^[ \t]{0,3}(#{1,6}[ \t]+)[^\n]*?([ \t]+#+)?[ \t\r]*$", re.M)
_RULE = re.compile(r"^[ \t]*(?:=+|-{2,}|(?:[-*_][ \t]*){3,})[ \t\r]*$", re.M)
_TABLE_RULE = re.compile(r"^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+\|?[ \t\r]*$", re.M)
_TABLE_ROW = re.compile(r"^[ \t]*\|[^\n]*\|[ \t\r]*$", re.M)
_QUOTE = re.compile(r"^[ \t]*((?:>[ \t]?)+)", re.M)
_BULLET = re.compile(r"[\x00 \t]*(?:[-*+•]|(\d{1,3})[.)])(?:[ \t]+|$)(?:\[[ xX]\][ \t]+)?")
_STRUCK = re.compile(r"(?<!~)~~(?=[^\s~])((?:(?!~~)[^\n]|\n(?!\s*\n))+?)(?<=\S)~~(?!~)")
_STRUCK_TAG = re.compile(
    r"<(del|s|strike)(?:\s[^<>]*)?>(?:(?!<\1\b)[\s\S])*?</\1\s*>", re.IGNORECASE
)
_STRONG = re.compile(r"(\*\*|__)(?=[^\s*_])((?:(?!\1)[^\n]|\n(?!\s*\n))+?)(?<=\S)\1")
_EMPHASIS = re.compile(r"(?<![\w*])([*_])(?=[^\s*_])((?:(?!\1)[^\n]|\n(?!\s*\n))+?)(?<=\S)\1(?!\w)")


class _Canvas:
    """A text under edit: ``view`` is what patterns see, ``out`` what will be left.

    Both keep the length of the source. A removed character is hidden from later patterns, a
    shielded one stays in the result but takes no part in further markup.
    """

    def __init__(self, source: str) -> None:
        self.source = source
        self.view = list(source)
        self.out: list[str] = list(source)
        self._seen: str | None = source

    def seen(self) -> str:
        if self._seen is None:
            self._seen = "".join(self.view)
        return self._seen

    def remove(self, start: int, end: int) -> None:
        self._seen = None
        self.view[start:end] = [_HIDDEN] * (end - start)
        self.out[start:end] = [""] * (end - start)

    def replace(self, start: int, end: int, character: str) -> None:
        self.remove(start, end)
        self.out[start] = character
        self._seen = None
        self.view[start] = character if character.isspace() else _SHIELD

    def join(self, start: int, end: int) -> None:
        """Make the line breaks of a range blanks in what is left."""
        self.out[start:end] = [" " if c == "\n" else c for c in self.out[start:end]]

    def shield(self, start: int, end: int) -> None:
        self._seen = None
        for i in range(start, end):
            if self.view[i] != _HIDDEN and not self.view[i].isspace():
                self.view[i] = _SHIELD

    def each(
        self, pattern: re.Pattern[str], act: Callable[[re.Match[str]], None], signs: str = ""
    ) -> None:
        """Call ``act`` with each match; ``signs``: every match holds one of these characters."""
        seen = self.seen()
        if signs and not any(sign in seen for sign in signs):
            return  # most texts hold few kinds of markup, and looking for a character is quick
        for match in pattern.finditer(seen):
            act(match)


def readable(text: str) -> tuple[str, list[int]]:
    """Return ``text`` without its markup, and for each character left its index in ``text``.

    Links and images become their text, shortcodes and HTML tags vanish (a shortcode keeps a
    plain quoted argument), emphasis, heading hashes, list bullets, block quotes and table rules
    are stripped, code keeps its content; notes, unseen and struck text go. Indices rise strictly.
    """
    canvas = _Canvas(text)
    for step in (_invisible, _code, _columns, _embedded, _links, _lines, _emphasis):
        step(canvas)
    plain = "".join(canvas.out)
    if len(plain) == len(text):
        return plain, list(range(len(text)))
    return plain, list(compress(range(len(text)), canvas.out))


def _invisible(canvas: _Canvas) -> None:
    if not canvas.source.isascii():
        canvas.each(_UNSEEN, lambda m: canvas.remove(*m.span()))


def _code(canvas: _Canvas) -> None:
    fences = list(_FENCE.finditer(canvas.seen()))
    position = 0
    while position < len(fences):
        opening = fences[position]
        mark = opening.group(1)[:3]
        closing = next((f for f in fences[position + 1 :] if f.group(1).startswith(mark)), None)
        if closing is None:
            break
        canvas.shield(opening.end(), closing.start())
        canvas.remove(*opening.span())
        canvas.remove(*closing.span())
        position = fences.index(closing) + 1
    canvas.each(_CODE, lambda m: _unwrap(canvas, m, 2, shield=True), "`")


def _embedded(canvas: _Canvas) -> None:
    canvas.each(_COMMENT, lambda m: canvas.remove(*m.span()), "<")
    canvas.each(_STRUCK_TAG, lambda m: canvas.remove(*m.span()), "<")
    canvas.each(_SHORTCODE, lambda m: _shortcode(canvas, m), "{")
    canvas.each(_ESCAPE, lambda m: _escape(canvas, m), "\\")
    canvas.each(_AUTOLINK, lambda m: _unwrap(canvas, m, 1, shield=True), "<")
    canvas.each(_TAG, lambda m: _tag(canvas, m), "<")
    canvas.each(_ENTITY, lambda m: _entity(canvas, m), "&")


def _links(canvas: _Canvas) -> None:
    canvas.each(_DEFINITION, lambda m: canvas.remove(*m.span()), "[")
    canvas.each(NOTE, lambda m: canvas.remove(*m.span()), SIGNS)
    for _ in range(2):  # the second pass unwraps a link around an image
        canvas.each(_LINK, lambda m: _link(canvas, m), "[")
    canvas.each(_URL, lambda m: canvas.shield(*m.span()), ":")


def _emphasis(canvas: _Canvas) -> None:
    canvas.each(_STRUCK, lambda m: canvas.remove(*m.span()), "~")
    canvas.each(_STRONG, lambda m: _unwrap(canvas, m, 2), "*_")
    canvas.each(_EMPHASIS, lambda m: _unwrap(canvas, m, 2), "*_")


def _lines(canvas: _Canvas) -> None:
    canvas.each(_QUOTE, lambda m: canvas.remove(*m.span(1)), ">")
    canvas.each(_TABLE_RULE, lambda m: canvas.remove(*m.span()), "-")
    canvas.each(_HEADING, lambda m: _heading(canvas, m), "#")
    canvas.each(_TABLE_ROW, lambda m: _table_row(canvas, m), "|")
    canvas.each(_RULE, lambda m: canvas.remove(*m.span()), "=-*_")
    start, in_list, after_blank = 0, False, True
    for line in canvas.seen().splitlines(keepends=True):
        bullet = _BULLET.match(line)
        if bullet and (in_list or after_blank or bullet.group(1) in (None, "1")):
            canvas.remove(start, start + len(bullet.group().rstrip("\r\n")))
            in_list = True
        blank = not line.strip(_HIDDEN + " \t\r\n")
        after_blank, in_list = blank, in_list and not (after_blank and not bullet and not blank)
        start += len(line)


def _unwrap(canvas: _Canvas, match: re.Match[str], group: int, *, shield: bool = False) -> None:
    start, end = match.span(group)
    canvas.remove(match.start(), start)
    canvas.remove(end, match.end())
    if shield:
        canvas.shield(start, end)


def _link(canvas: _Canvas, match: re.Match[str]) -> None:
    _unwrap(canvas, match, 1)
    canvas.join(*match.span(1))


def _shortcode(canvas: _Canvas, match: re.Match[str]) -> None:
    argument = _ARGUMENT.match(match.group())
    canvas.remove(*match.span())
    if argument:
        start = match.start() + argument.start(2)
        end = match.start() + argument.end(2)
        canvas.out[start:end] = canvas.source[start:end]
        canvas.view[start:end] = [_SHIELD] * (end - start)


def _escape(canvas: _Canvas, match: re.Match[str]) -> None:
    canvas.remove(match.start(), match.start() + 1)
    canvas.shield(match.start(1), match.end(1))


def _tag(canvas: _Canvas, match: re.Match[str]) -> None:
    if match.group(1).lower() in _BREAKING:
        canvas.replace(*match.span(), " ")
    else:
        canvas.remove(*match.span())


def _entity(canvas: _Canvas, match: re.Match[str]) -> None:
    character = html.unescape(match.group())
    if len(character) == 1 and character.isprintable():
        canvas.replace(*match.span(), character)
    elif character.isspace():
        canvas.replace(*match.span(), " ")


def _heading(canvas: _Canvas, match: re.Match[str]) -> None:
    canvas.remove(*match.span(1))
    if match.group(2):
        canvas.remove(*match.span(2))


def _columns(canvas: _Canvas) -> None:
    """Part the cells of lines set in columns by marks; those of code stay as they are."""
    for start, end, mark in parted(canvas.source):
        if canvas.view[end] != _SHIELD:
            canvas.remove(start, end)
            canvas.replace(start, start + 1, mark)
            canvas.replace(end - 1, end, " ")


def _table_row(canvas: _Canvas, match: re.Match[str]) -> None:
    row = match.group()
    pipes = [match.start() + i for i, c in enumerate(row) if c == "|"]
    canvas.remove(pipes[0], pipes[0] + 1)
    for pipe in pipes[1:-1]:
        before = pipe
        while before > match.start() and canvas.view[before - 1] in " \t":
            before -= 1
        canvas.remove(before, pipe)
        canvas.replace(pipe, pipe + 1, ";")
    canvas.remove(pipes[-1], pipes[-1] + 1)


class Inline(NamedTuple):
    """A stretch of code, a link or emphasised words: ``start`` to ``end`` with its marks.

    ``inner`` and ``outer`` are where the words between the marks start and end. What is ``solid``
    cannot be cut inside: a mark put there would become part of the code or of the link's text.
    """

    start: int
    inner: int
    outer: int
    end: int
    solid: bool


def inlines(text: str) -> list[Inline]:
    """Return the code, links and emphasis of ``text``, inner ones before those around them."""
    canvas, found = _Canvas(text), list[Inline]()

    def note(match: re.Match[str], group: int, *, solid: bool) -> None:
        found.append(Inline(match.start(), *match.span(group), match.end(), solid))
        if solid:
            canvas.shield(*match.span())

    canvas.each(_CODE, lambda m: note(m, 2, solid=True), "`")
    canvas.each(_LINK, lambda m: note(m, 1, solid=True), "[")
    canvas.each(_EMPHASIS, lambda m: note(m, 2, solid=False), "*_")
    canvas.each(_STRONG, lambda m: note(m, 2, solid=False), "*_")
    return found


def uncut(start: int, end: int, marked: Iterable[Inline]) -> tuple[int, int]:
    """Return a range widened so that neither end stands between marks and what they mark."""
    for m in marked:
        if m.start < end < m.end and (m.solid or end >= m.outer):
            end = m.end
        if m.start < start < m.end and (m.solid or start <= m.inner):
            start = m.start
    return start, end
