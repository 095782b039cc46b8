"""An answer set as its Markdown reads, with its claims marked; no HTML of its own acts.

The ends of each claim are signed in the Markdown by a character that the answer does not have, and
the signs become marks where the text between them is set. The character is punctuation, beside
which emphasis is read as if it were not there.
"""

import re
from collections.abc import Iterator, MutableMapping, Sequence
from functools import lru_cache
from html import escape
from typing import Any, NamedTuple

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token

from agent.ledger.export.words import WORDS
from agent.ledger.pieces import Piece

Env = MutableMapping[str, Any]

_SIGNS = [chr(c) for c in range(0x2E00, 0x2E50) if chr(c).isprintable()]
_EDGE = re.compile(r"(\n|(?<!\\)\|)")  # between lines and cells
_LEAD = re.compile(r"[ \t>]*(?:(?:#{1,6}|[-*+]|\d{1,9}[.)])[ \t]+)*")
_BELOW = 2
"""So many levels stand the headings of an answer below its own in the file."""


class _Part(NamedTuple):
    """The part of a piece that stands on one line, in one cell."""

    piece: Piece
    is_last: bool


def as_markup(pieces: Sequence[Piece]) -> str:
    """Return an answer that was cut into ``pieces`` as HTML, linked to each `#claim-N`."""
    whole = "".join(piece.text for piece in pieces)
    sign = next((s for s in _SIGNS if s not in whole), "")
    parts: list[_Part] = []
    signed = "".join(_signed(piece, sign, parts) for piece in pieces)
    return str(_parser().render(signed if sign else whole, {"sign": sign, "parts": parts}))


def _signed(piece: Piece, sign: str, parts: list[_Part]) -> str:
    """Return the text of ``piece``, its parts between signs; they are added to ``parts``."""
    if piece.label is None:
        return piece.text
    cut = _EDGE.split(piece.text)
    told = [i for i, text in enumerate(cut) if any(map(str.isalnum, text))]
    for i in told:
        lead, trail = _LEAD.match(cut[i]), len(cut[i].rstrip())
        start = lead.end() if lead else 0
        inner, after = cut[i][start:trail], cut[i][trail:]
        number = f"{sign}{len(parts)}{sign}"
        cut[i] = f"{cut[i][:start]}{number}{inner}{sign}{sign}{after}"
        parts.append(_Part(piece, is_last=i == told[-1]))
    return "".join(cut)


class _Renderer(RendererHTML):
    """Sets tokens; ``env`` holds the sign, the parts, and the one that is open."""

    def renderInline(  # noqa: N802 - the library's name
        self, tokens: Sequence[Token], options: Any, env: Env
    ) -> str:
        env["open"] = None  # a part lies within one inline run
        return super().renderInline(tokens, options, env)

    def text(self, tokens: Sequence[Token], idx: int, options: Any, env: Env) -> str:
        """Set words."""
        return "".join(_marked(tokens[idx].content, env))

    def code_inline(self, tokens: Sequence[Token], idx: int, options: Any, env: Env) -> str:
        """Set code among words."""
        return f"<code>{self.text(tokens, idx, options, env)}</code>"

    def code_block(self, tokens: Sequence[Token], idx: int, options: Any, env: Env) -> str:
        """Set lines of code."""
        env["open"] = None
        return f"<pre><code>{self.text(tokens, idx, options, env)}</code></pre>\n"

    fence = code_block

    def image(self, tokens: Sequence[Token], idx: int, options: Any, env: Env) -> str:
        """Set what stands for an image, since nothing is loaded."""
        told = self.renderInlineAsText(tokens[idx].children or [], options, env)
        return "".join(_marked(told, env))

    def hardbreak(self, tokens: Sequence[Token], idx: int, options: Any, env: Env) -> str:
        """Break a line as the text does."""
        return "\n"

    def heading_open(self, tokens: Sequence[Token], idx: int, options: Any, env: Env) -> str:
        """Open or close a heading, some levels below that of the Markdown."""
        level = min(int(tokens[idx].tag[1:]) + _BELOW, 6)
        return f"<h{level}>" if tokens[idx].nesting > 0 else f"</h{level}>\n"

    heading_close = heading_open


@lru_cache(maxsize=1)
def _parser() -> MarkdownIt:
    """Return the parser: a line of dashes is a rule, indented lines are no code, all is shown."""
    parser = MarkdownIt("commonmark", {"html": False, "xhtmlOut": False}, renderer_cls=_Renderer)
    return parser.enable(["table", "strikethrough"]).disable(["lheading", "code", "reference"])


def _marked(text: str, env: Env) -> Iterator[str]:
    """Yield ``text`` as HTML, the words of an open part marked, its number behind the last."""
    sign = env["sign"]
    words = text.split(sign) if sign else [text]
    for i, own in enumerate(words):
        if i % 2 == 0:
            is_end = i + 1 < len(words) and not words[i + 1]
            yield _claim(env["open"], own, is_end=is_end) if env["open"] else escape(own)
        else:
            env["open"] = env["parts"][int(own)] if own else None


def _claim(part: _Part, words: str, *, is_end: bool) -> str:
    piece, is_last = part
    marks = (f'<a href="#claim-{r.number}">{r.number}</a>' for r in piece.rulings)
    mark = f"<sup>{','.join(marks)}</sup>" if is_end and is_last else ""
    if not words and not mark:
        return ""
    told = "; ".join(f"claim {r.number}: {WORDS[r.label]}" for r in piece.rulings)
    return f'<span class="claim {piece.label}" title="{told}">{escape(words)}{mark}</span>'
