"""Sources as a chat model sees them: fenced as data, each under a short id of its own."""

import datetime
import re
from collections.abc import Sequence
from typing import Protocol

from agent.domain.anchors import ANCHOR, anchor, find_anchors

_MARK = r"S\d{1,4}"
_GAP = r"[ \t]{0,4}"  # bounded, so that a reply full of blanks is read in linear time
_BARE = re.compile(
    rf"[\[【(]{_GAP}(?:(?:cite|source)s?{_GAP}:?{_GAP})?"
    rf"(?P<ids>{_MARK}(?:{_GAP}[,;]{_GAP}(?:cite:{_GAP})?{_MARK})*){_GAP}[\]】)]",
    re.IGNORECASE,
)
_FENCE = re.compile(
    r"<(?=/?\s{0,9}(?:source|question|draft|claims|sentences|before)\b)", re.IGNORECASE
)


class Sourced(Protocol):
    """What a source needs: a text and where it comes from."""

    @property
    def text(self) -> str:
        """The text."""

    @property
    def title(self) -> str:
        """The document's title."""

    @property
    def heading(self) -> str:
        """The headings above the text."""

    @property
    def date(self) -> datetime.date | None:
        """The document's date."""


def fence(text: str) -> str:
    """Return ``text`` so that it cannot close the fence around it, nor open one."""
    return _FENCE.sub("‹", text)


class Sources:
    """Sources in order, under the ids S1, S2 and so on."""

    def __init__(self, items: Sequence[Sourced], keys: Sequence[str]) -> None:
        """Number the sources.

        Args:
            items: the texts.
            keys: what each short id stands for, e.g. the chunk ids, in the same order.
        """
        self._items = items
        self._keys = {f"S{n}": key for n, key in enumerate(keys, start=1)}
        self._ids = {key: short for short, key in reversed(self._keys.items())}

    @property
    def text(self) -> str:
        """All sources, each in a fence that names its id, title, heading and date."""
        if not self._items:
            return "<sources>none</sources>"
        return "\n\n".join(
            _fenced(short, item) for short, item in zip(self._keys, self._items, strict=True)
        )

    def short(self, key: str) -> str | None:
        """Return the short id of ``key``, None for a key that is no source."""
        return self._ids.get(key)

    def key(self, short: str) -> str | None:
        """Return what ``short`` stands for, None for an id that was not given."""
        return self._keys.get(short.strip().strip("[]").removeprefix("cite:").strip().upper())

    def cited(self, draft: str) -> str:
        """Return a model's ``draft`` with the keys in place of the short ids in its anchors.

        An id that was not given stays as it is, in an anchor, so that it counts as an invalid
        citation.
        """
        plain = _BARE.sub(lambda m: _anchors(re.findall(_MARK, m["ids"], re.IGNORECASE)), draft)
        return ANCHOR.sub(self._replaced, plain)

    def shortened(self, text: str) -> str:
        """Return ``text`` with short ids in place of the keys in its anchors; others stay."""
        return ANCHOR.sub(
            lambda m: " ".join(anchor(self._ids.get(n, n)) for n, _ in find_anchors(m.group())),
            text,
        )

    def _replaced(self, match: re.Match[str]) -> str:
        found = [name for name, _ in find_anchors(match.group())]
        return " ".join(dict.fromkeys(anchor(self.key(name) or name) for name in found))


def _anchors(shorts: Sequence[str]) -> str:
    return " ".join(anchor(s.upper()) for s in shorts)


def _fenced(short: str, item: Sourced) -> str:
    date = item.date.isoformat() if item.date else ""
    named = {"id": short, "title": item.title, "heading": item.heading, "date": date}
    told = " ".join(f'{name}="{_attribute(value)}"' for name, value in named.items() if value)
    return f"<source {told}>\n{fence(item.text)}\n</source>"


def _attribute(text: str) -> str:
    return " ".join(fence(text).replace('"', "'").split())
