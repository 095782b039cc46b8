"""Text as it is stored and cited: spans, documents, chunks, passages."""

import datetime
from enum import StrEnum

from pydantic import Field, model_validator

from agent.domain.base import Frozen
from agent.domain.editions import Edition, Force


class Span(Frozen):
    """A half-open range of characters, ``text[start:end]``."""

    start: int = Field(ge=0)
    end: int = Field(ge=0)

    @model_validator(mode="after")
    def _ordered(self) -> "Span":
        if self.end < self.start:
            raise ValueError(f"span ends ({self.end}) before it starts ({self.start})")
        return self

    def of(self, text: str) -> str:
        """Return the characters that this span covers in ``text``."""
        return text[self.start : self.end]

    def shift(self, offset: int) -> "Span":
        """Return the same range moved right by ``offset`` characters."""
        return Span(start=self.start + offset, end=self.end + offset)

    def overlaps(self, other: "Span") -> bool:
        """Tell whether the two ranges share a character."""
        return self.start < other.end and other.start < self.end

    def covers(self, other: "Span") -> bool:
        """Tell whether ``other`` lies wholly inside this range."""
        return self.start <= other.start and other.end <= self.end


class Locator(Frozen):
    """Where a range of a document's text lies in the original: page or table row, from 1."""

    span: Span
    page: int | None = Field(default=None, ge=1)
    row: int | None = Field(default=None, ge=1)


class Document(Frozen):
    """A document as stored: ``text`` is what every span and quote refers to."""

    document_id: str
    title: str
    source: str = Field(description="path or URL as it was indexed")
    text: str
    date: datetime.date | None = None
    content_hash: str = Field(description="sha256 of the original bytes, hexadecimal")
    locators: tuple[Locator, ...] = ()
    edition: Edition = Edition()
    unread: str = Field(default="", description="what of the original could not be read, and why")


class InjectionKind(StrEnum):
    """How a text reaches past the reader; ``hidden`` is what a page does not show."""

    INSTRUCTION = "instruction"
    TURN = "turn"
    ENCODED = "encoded"
    CITATION = "citation"
    HIDDEN = "hidden"


class Injection(Frozen):
    """A range of a text that no role may read, with its first words for the report."""

    span: Span
    kind: InjectionKind
    excerpt: str


class DocumentEntry(Frozen):
    """A document as lists show it; ``chunks`` counts its retrievable ranges."""

    document_id: str
    title: str
    source: str
    date: datetime.date | None = None
    chunks: int = Field(ge=0)


class Chunk(Frozen):
    """A retrievable range of a document; ``text == document.text[span.start:span.end]``.

    As the roles see it, the ranges of ``injections`` (spans in ``text``) are blank.
    """

    chunk_id: str
    document_id: str
    title: str
    source: str
    text: str
    span: Span
    heading: str = Field(default="", description="heading path, ' > ' between levels")
    page: int | None = None
    row: int | None = None
    date: datetime.date | None = None
    injections: tuple[Injection, ...] = ()
    edition: Edition = Edition()


class Hit(Frozen):
    """A chunk that a search found; ``similarity`` is the cosine to the query, -1 to 1.

    One that is given because all of its table is, found or not, is ``whole``.
    """

    chunk: Chunk
    similarity: float
    score: float = Field(description="fused rank score; comparable within one search only")
    whole: bool = False


class Passage(Frozen):
    """A text offered to the judge as evidence, with what it must know of its origin.

    ``since`` is the first day on which its document says that it is in force.
    """

    text: str
    document_id: str = ""
    title: str = ""
    heading: str = ""
    date: datetime.date | None = None
    since: datetime.date | None = None
    force: Force = Force.IN_FORCE

    @classmethod
    def of(cls, chunk: Chunk, force: Force = Force.IN_FORCE) -> "Passage":
        """Return a chunk as the judge is offered it."""
        return cls(
            text=chunk.text,
            document_id=chunk.document_id,
            title=chunk.title,
            heading=chunk.heading,
            date=chunk.date,
            since=chunk.edition.since,
            force=force,
        )


class Plan(Frozen):
    """A question and the sub-questions that together answer it (at least one)."""

    question: str
    sub_questions: tuple[str, ...] = Field(min_length=1)
