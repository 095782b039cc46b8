"""Evidence: quotes with their place in the source and the model's scores."""

import datetime
from enum import StrEnum

from pydantic import Field

from agent.domain.base import Frozen
from agent.domain.text import Span


class Relation(StrEnum):
    """What a quote does for a claim."""

    SUPPORTS = "supports"
    CONTRADICTS = "contradicts"
    MENTIONS = "mentions"


class Entailment(Frozen):
    """Class probabilities of premise → hypothesis; they sum to 1."""

    support: float = Field(ge=0, le=1)
    neutral: float = Field(ge=0, le=1)
    contradict: float = Field(ge=0, le=1)


class Quote(Frozen):
    """A window of one evidence text: ``quote == texts[index][span.start:span.end]``."""

    index: int = Field(ge=0, description="position of the text among those given to the judge")
    quote: str
    span: Span
    relation: Relation
    similarity: float = Field(ge=-1, le=1)
    entailment: Entailment


class Evidence(Frozen):
    """A quote placed in its document: ``quote == document.text[span.start:span.end]``."""

    document_id: str
    title: str
    source: str
    chunk_id: str
    quote: str
    span: Span
    page: int | None = None
    row: int | None = None
    date: datetime.date | None = None
    similarity: float
    entailment: Entailment
    relation: Relation
    superseded: str = Field(
        default="", description="by what words the document is in force no longer, '' if it is"
    )
