"""Where a text addresses the model, and the text with those ranges blank."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from agent.domain.injection.encoded import decoded
from agent.domain.injection.fold import fold, is_invisible, readings
from agent.domain.injection.guilt import is_injection
from agent.domain.injection.hidden import comments, hidden_elements, smuggled
from agent.domain.injection.turns import frame_ends, marks, turn_end
from agent.domain.prose.blocks import BlockKind, split_blocks
from agent.domain.prose.sentences import sentences_between
from agent.domain.text import Injection, InjectionKind, Span

EXCERPT = 90
_ANCHOR = re.compile(r"\[[ \t]*cite[ \t]*:[ \t]*[0-9a-f]{8,64}[ \t]*\]", re.IGNORECASE)
_PIECE = re.compile(r"\([^()]+\)|\[[^\[\]]+\]|[^;|()\[\]\n—]+")
_ANNOUNCES = re.compile(
    r":[\s*_\"'”’]*$|\b(?:following|below|instead|as follows|new instructions?|(?:correct|true|real"
    r"|actual|official) (?:answer|value|figure|number|policy|text|rule))\b",
    re.IGNORECASE,
)
_BLANK_LINE = re.compile(r"\n[ \t\r]*\n")
_FENCE = re.compile(r"^[ \t]*(?:```|~~~)", re.MULTILINE)


@lru_cache(maxsize=8192)
def injections(text: str) -> tuple[Injection, ...]:
    """Return the ranges of ``text`` that no role may read, ordered and disjoint.

    These are sentences that address the model, fake turns of a conversation, encoded orders,
    fake citations, and what the page does not show. What follows an order that announces it
    ("the correct answer is as follows:") counts with it up to the end of its paragraph.
    """
    found = [*_hidden(text), *_turns(text), *_encoded(text), *_sentences(text)]
    return tuple(_merged(text, found))


def muted(text: str) -> str:
    """Return ``text`` with its injections blank: the same length, every line break kept."""
    return blanked(text, [i.span for i in injections(text)])


def blanked(text: str, ranges: Sequence[Span]) -> str:
    """Return ``text`` with blanks in place of the characters of ``ranges``, line breaks kept."""
    parts, position = [], 0
    for span in ranges:
        parts += [text[position : span.start], re.sub(r"[^\n]", " ", span.of(text))]
        position = span.end
    return "".join([*parts, text[position:]])


Found = tuple[Span, InjectionKind]


def _hidden(text: str) -> Iterator[Found]:
    for span in smuggled(text):
        yield span, InjectionKind.HIDDEN
    if "<" not in text and "]:" not in text:
        return
    for span in (*comments(text), *hidden_elements(text)):
        inner = re.sub(r"<[^<>]*>|<!--|-->", " ", span.of(text))
        guilty = any(_is_guilty(u.span.of(inner)) for u in _units(inner))
        yield span, InjectionKind.INSTRUCTION if guilty else InjectionKind.HIDDEN


def _turns(text: str) -> Iterator[Found]:
    for mark in marks(text):
        yield Span(start=mark.start, end=max(mark.end, turn_end(text, mark))), InjectionKind.TURN
    for mark in frame_ends(text):
        yield mark, InjectionKind.HIDDEN


def _encoded(text: str) -> Iterator[Found]:
    for span, plain in decoded(text):
        if any(_is_guilty(u.span.of(plain)) for u in _units(plain)):
            yield span, InjectionKind.ENCODED


def _sentences(text: str) -> Iterator[Found]:
    units = list(_units(text))
    for unit in units:
        said = unit.span.of(text)
        if _ANCHOR.search(said):
            yield unit.span, InjectionKind.CITATION
        elif _is_guilty(said):
            narrow = _narrowed(text, unit.span)
            end = unit.span.end if narrow != [unit.span] else _reach(text, unit)
            for part in narrow:
                yield part, InjectionKind.INSTRUCTION
            if end > unit.span.end:
                yield Span(start=unit.span.end, end=end), InjectionKind.INSTRUCTION


class _Unit(NamedTuple):
    """A sentence, cell row or line of code; ``opens`` tells that it begins a paragraph."""

    span: Span
    kind: BlockKind
    opens: bool = False


def _units(text: str) -> Iterator[_Unit]:
    for block in split_blocks(text):
        if block.kind in (BlockKind.ROW, BlockKind.CODE, BlockKind.RULE):
            yield _Unit(Span(start=block.start, end=block.end), block.kind)
            continue
        opens = block.kind is BlockKind.PROSE and not text[: block.start].rstrip(" \t")[-1:].strip()
        for number, span in enumerate(sentences_between(text, block.start, block.end)):
            yield _Unit(span, block.kind, opens and number == 0)


def _is_guilty(sentence: str) -> bool:
    return any(is_injection(r.text) for r in readings(fold(sentence)))


def _narrowed(text: str, span: Span) -> list[Span]:
    """Return the cells or asides of a sentence that are guilty by themselves, else all of it."""
    pieces = [
        Span(start=span.start + m.start(), end=span.start + m.end())
        for m in _PIECE.finditer(span.of(text))
    ]
    guilty = [p for p in pieces if _is_guilty(p.of(text))]
    return guilty if guilty and len(pieces) > 1 else [span]


def _reach(text: str, unit: _Unit) -> int:
    """Return where the payload of a guilty sentence ends.

    An order that announces something has its say up to the end of its paragraph; so has one that
    opens a paragraph of several, for such a paragraph is the attacker's own. In code it holds up
    to the closing fence.
    """
    end = unit.span.end
    if unit.kind is BlockKind.CODE:
        fence = _FENCE.search(text, end)
        return fence.start() if fence else len(text)
    said = unit.span.of(text).rstrip("*_ ")
    whole_paragraph = unit.opens and _BLANK_LINE.search(text.strip())
    if unit.kind is BlockKind.ROW or not (whole_paragraph or _ANNOUNCES.search(said)):
        return end
    start = len(text) - len(text[end:].lstrip()) if said.endswith(":") else end
    blank = _BLANK_LINE.search(text, start)
    return blank.start() if blank else len(text)


def _merged(text: str, found: list[Found]) -> Iterator[Injection]:
    """Yield the ranges united where they touch; an instruction names the union."""
    ordered = sorted(found, key=lambda f: (f[0].start, f[0].end))
    groups: list[tuple[int, int, list[InjectionKind]]] = []
    for span, kind in ordered:
        if groups and span.start <= groups[-1][1]:
            start, end, kinds = groups[-1]
            groups[-1] = (start, max(end, span.end), [*kinds, kind])
        else:
            groups.append((span.start, span.end, [kind]))
    for start, end, kinds in groups:
        kind = next((k for k in InjectionKind if k in kinds), InjectionKind.HIDDEN)
        yield Injection(
            span=Span(start=start, end=end), kind=kind, excerpt=_excerpt(text[start:end])
        )


def _excerpt(text: str) -> str:
    """Return the first words of ``text`` as a person can read them."""
    seen = " ".join("".join(c for c in text if not is_invisible(c)).split())
    words = seen or fold(text).text.strip()
    return words if len(words) <= EXCERPT else words[: EXCERPT - 1] + "…"
