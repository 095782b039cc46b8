"""Clauses: the numbered parts of a document, and the references by which it speaks of them."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from agent.domain.text import Passage
from agent.judge.passages.windows import Sentence

_NUMBER = r"(?P<number>\d+(?:\.\d+)*[a-z]?)\b"
_KIND = (
    r"(?:(?P<kind>sub-?sections?|sections?|sec\.|clauses?|articles?|art\.|rules?|regulations?|"
    r"bye?-?laws?|paragraphs?|para\.|points?|items?)\b|§+)"
)
_PART = r"(?:\s*\((?P<part>\d+|[a-z])\))?"
REFERENCE = re.compile(rf"(?<!\w){_KIND}\s*{_NUMBER}{_PART}", re.IGNORECASE)
_OPENS = re.compile(
    rf"^[^\w(§]*(?:(?i:{_KIND})\s*)?{_NUMBER}{_PART}(?:\s*[.:)–—-]|\s+(?=[A-Z(“\"])|\s*$)(?!\d)"
)
_OPENS_PART = re.compile(r"^\W*\((?P<part>\d+|[a-z])\)\s")
_MARK = re.compile(rf"^[ \t#>*_-]*(?:{_KIND}\s*)?{_NUMBER}[.)]?[*_]*[ \t]+$", re.IGNORECASE)
_PARTS = re.compile(r"(?:sub|para)", re.IGNORECASE)


class Reference(NamedTuple):
    """What a document calls one of its clauses; a paragraph may be a part of one.

    One without a number stands for whatever clause it is that is amended.
    """

    number: str
    part: str = ""
    is_part: bool = False

    def names(self, clause: "Clause") -> bool:
        """Tell whether this is a reference to ``clause``, or to all of what it is a part of."""
        if not self.number:
            return True
        if self.is_part and clause.part:
            return clause.part == self.number
        return clause.number == self.number and self.part in ("", clause.part)


class Clause(NamedTuple):
    """A numbered part of a document: its sentences, in order, without its number and name."""

    number: str
    part: str
    sentences: list[Sentence]


def references(text: str) -> list[tuple[int, int, Reference]]:
    """Return the references of a text with their starts and ends."""
    return [(m.start(), m.end(), _reference(m)) for m in REFERENCE.finditer(text)]


def _reference(match: re.Match[str]) -> Reference:
    is_part = _PARTS.match(match["kind"] or "") is not None
    return Reference(match["number"].lower(), match["part"] or "", is_part)


def body(text: str) -> str:
    """Return what a sentence says beside the number and name of the clause that it opens."""
    match = _OPENS.match(text)
    return text[match.end() :].strip(" :") if match else text


def clauses(
    passages: Sequence[Passage], split: Sequence[Sequence[Sentence]]
) -> list[tuple[str, Clause]]:
    """Return the clauses of the passages, each with the id of its document."""
    return [
        (_document(i, passage), clause)
        for i, (passage, own) in enumerate(zip(passages, split, strict=True))
        for clause in _clauses(passage, own)
    ]


def document_of(sentence: Sentence, passages: Sequence[Passage]) -> str:
    """Return the id of the document that a sentence stands in."""
    return _document(sentence.passage, passages[sentence.passage])


def _document(index: int, passage: Passage) -> str:
    return passage.document_id or f"passage {index}"


def _clauses(passage: Passage, own: Sequence[Sentence]) -> Iterator[Clause]:
    above = _OPENS.match(passage.heading.rpartition(" > ")[2])
    found = Clause(above["number"], above["part"] or "", []) if above else Clause("", "", [])
    for sentence in own:
        opened = _opened(passage.text, sentence, found.number)
        if opened is not None:
            yield found
            found, rest = opened
            if not rest:
                continue
        elif sentence.title or (found.sentences and _is_line(sentence)):
            yield found
            found = Clause("", "", [])
        found.sentences.append(sentence)
    yield found


def _opened(text: str, sentence: Sentence, number: str) -> tuple[Clause, str] | None:
    """Return the clause that begins with a sentence, and what this says beside its number."""
    said = sentence.text
    line = text[text.rfind("\n", 0, sentence.span.start) + 1 : sentence.span.start]
    if mark := _MARK.match(line):
        return Clause(mark["number"].lower(), "", []), "" if sentence.title else said
    if match := _OPENS.match(said):
        rest = said[match.end() :].strip(" :")
        of_it = rest if _is_said(rest) and not sentence.title else ""
        return Clause(match["number"].lower(), match["part"] or "", []), of_it
    if match := _OPENS_PART.match(said):
        return Clause(number, match["part"], []), said
    return None


def _is_said(text: str) -> bool:
    """Tell a sentence from the name of a clause (*Notice*)."""
    return len(text.split()) > (2 if text.endswith((".", "!")) else 3)


def _is_line(sentence: Sentence) -> bool:
    """Tell a line like a heading from a sentence, and from an item of a list."""
    return sentence.lead is None and sentence.text.rstrip("*_")[-1:].isalnum()
