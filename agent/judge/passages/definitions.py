"""Definitions: what a document calls somebody, or a value, in its own pages."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

_WORD = r"[A-Z][\w&.'’-]*"
_NAME = rf"{_WORD}(?:\s+(?:(?:of|and|de|van|der|von)\s+)?{_WORD})*"
_TERM = rf"[“\"](?:the )?(?P<term>{_WORD}(?: {_WORD})?)[”\"]"
_DEFINED = re.compile(
    rf"(?P<name>{_NAME})(?:,[^()“”\"]{{1,120}})?"
    rf"\s*\((?:hereinafter |referred to as )*(?:the )?{_TERM}\)"
)
_MEANT = re.compile(
    rf"{_TERM}\s+(?:means|shall mean|refers to)\s+(?P<value>[^.;:,\n]{{3,40}})[.;,\n]"
)
_TITLED = r"(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.?\s+)"
_TITLE = re.compile(rf"^{_TITLED}")
_FIRM = re.compile(
    r"\s(?:Ltd|Limited|Inc|LLC|LLP|plc|Corp|Corporation|Co|GmbH|AG|SE|AS|AB|BV|NV|SA|Srl|Oy)\.?$"
)


class Definition(NamedTuple):
    """A term, a pattern of what it stands for in a claim, and whether that is a mere value."""

    named: re.Pattern[str]
    term: str
    value: bool

    def put(self, text: str) -> str:
        """Return ``text`` with the term for what it stands for; one that has it stays."""
        if self.term.casefold() in text.casefold():
            return text
        return self.named.sub(f"the {self.term}", text)

    def differs(self, other: "Definition") -> bool:
        """Tell whether two define the same term, and not alike."""
        return self.term.casefold() == other.term.casefold() and self.named != other.named


@lru_cache(maxsize=8192)
def definitions(text: str) -> tuple[Definition, ...]:
    """Return what a text defines, values first; asked for every claim on it."""
    return tuple(_defined(text))


def _defined(text: str) -> Iterator[Definition]:
    plain = text.replace("*", "")
    for match in _MEANT.finditer(plain):
        named = re.compile(rf"\b{re.escape(match['value'])}\b")
        yield Definition(named, match["term"], value=True)
    for match in _DEFINED.finditer(plain):
        names = "|".join(re.escape(n) for n in _forms(match["name"]))
        named = re.compile(rf"(?:the )?{_TITLED}?\b(?:{names})\b(?!\s+[A-Z])")
        yield Definition(named, match["term"], value=False)


def _forms(name: str) -> list[str]:
    """Return a name and its short forms, the longest first.

    They are a person's surname, and a firm's name without its legal form or by its first word.
    """
    full = _TITLE.sub("", name)
    firm = _FIRM.sub("", full)
    words = firm.split()
    if firm != full:
        return list(dict.fromkeys((full, firm, words[0])))
    return [full, words[-1]] if len(words) in (2, 3) else [full]
