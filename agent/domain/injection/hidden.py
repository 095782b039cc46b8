"""What a page does not show: comments and elements styled away, as ranges of the source."""

import re
from collections.abc import Iterator

from agent.domain.text import Span

HIDING_STYLE = re.compile(
    r"display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|font-size\s*:\s*0(?![.\d]*[1-9])"
    r"|(?<![\w-])opacity\s*:\s*0(?![.\d]*[1-9])"
    r"|(?<![\w-])color\s*:\s*transparent"
    r"|^(?!.*background).*(?<![\w-])color\s*:\s*(?:white|#fff(?:fff)?\b|rgb\(255,\s*255,\s*255\))"
    r"|(?:left|top|text-indent|margin-left)\s*:\s*-\d{3,}|(?:max-)?(?:height|width)\s*:\s*0(?![.\d]*[1-9])"
    r"|clip\s*:\s*rect\(\s*0",
    re.IGNORECASE,
)
"""Inline styles that leave nothing to be read; white text without a background of its own is taken
to stand on white."""

_COMMENT = re.compile(r"<!--.*?(?:-->|\Z)|^\[(?://|comment)\]:\s*#[^\n]*$", re.DOTALL | re.M)
_OPENING = re.compile(
    r"<(?P<name>[a-z][\w-]*)(?=\s)(?P<attributes>(?:[^<>\"']|\"[^\"]*\"|'[^']*')*)(?<!/)>",
    re.IGNORECASE,
)
_HIDDEN = re.compile(r"(?:^|\s)hidden(?=[\s=]|$)|\btype\s*=\s*[\"']?hidden", re.I)
_STYLE = re.compile(r"(?:^|\s)style\s*=\s*(?:\"([^\"]*)\"|'([^']*)'|(\S+))", re.IGNORECASE)


_SMUGGLED = re.compile("[\U000e0020-\U000e007f]{8,}")  # flags of regions take six


def smuggled(text: str) -> Iterator[Span]:
    """Yield the runs of Unicode tags: invisible copies of ASCII that a model may read."""
    for match in _SMUGGLED.finditer(text):
        yield Span(start=match.start(), end=match.end())


def comments(text: str) -> Iterator[Span]:
    """Yield the ranges of HTML and Markdown comments."""
    for match in _COMMENT.finditer(text):
        yield Span(start=match.start(), end=match.end())


def hidden_elements(text: str) -> Iterator[Span]:
    """Yield the ranges of HTML elements that are styled away, tags included."""
    end = 0
    for match in _OPENING.finditer(text):
        if match.start() >= end and hides(match["attributes"]):
            end = _closing(text, match)
            yield Span(start=match.start(), end=end)


def hides(attributes: str) -> bool:
    """Tell whether an element with these attributes is kept from the reader's eye."""
    style = _STYLE.search(attributes)
    said = next((g for g in style.groups() if g), "") if style else ""
    return bool(HIDING_STYLE.search(said) or _HIDDEN.search(_STYLE.sub(" ", attributes)))


def _closing(text: str, opening: re.Match[str]) -> int:
    """Return where the element ends: at its closing tag, else at the end of the text."""
    name = re.escape(opening["name"])
    depth = 1
    for tag in re.compile(rf"<(/?){name}\b[^<>]*>", re.IGNORECASE).finditer(text, opening.end()):
        depth += -1 if tag.group(1) else 1
        if not depth:
            return tag.end()
    return len(text)
