"""What the routes take: closed types, from which the OpenAPI document is made as well."""

from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from agent.context import Context
from agent.domain.review import ReviewAction
from agent.domain.text import Locator

Text = Annotated[str, StringConstraints(min_length=1, max_length=2_000_000)]
Line = Annotated[str, StringConstraints(max_length=2_000)]
Name = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_-]{1,64}$")]
Question = Annotated[str, StringConstraints(min_length=1, max_length=20_000)]


def _written(text: str) -> str:
    if not text.strip():
        raise ValueError("the text is blank")
    return text


Written = Annotated[Text, AfterValidator(_written)]


class Body(BaseModel):
    """The common part of all bodies: fields that are not known are refused."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class GivenDocument(Body):
    """A document that comes with a request."""

    text: Written
    title: Line = Field(default="", description="else its first heading")
    date: Line | None = Field(default=None, description="YYYY-MM-DD; else as its text says")
    url: Line | None = Field(default=None, description="where it comes from; identifies it")
    locators: tuple[Locator, ...] = Field(
        default=(), description="pages and rows of `text`, as `/v1/texts` tells them"
    )


class RunBody(Body):
    """The common part of runs: their documents, and how they are worked on."""

    documents: tuple[GivenDocument, ...] | None = Field(
        default=None,
        min_length=1,
        description="for this request only; its audit record keeps them unless the policy's "
        "`keep_documents` is false",
    )
    workspace: Name | None = Field(
        default=None,
        description="in place of `documents`; `default`, or the key's only one, if left out",
    )
    context: Context = Context()


class CheckBody(RunBody):
    """A draft to be checked against ``documents``, or against an indexed ``workspace``."""

    draft: Written
    question: Question | None = Field(default=None, description="what the draft answers")


class AskBody(RunBody):
    """A question to be answered from ``documents``, or from an indexed ``workspace``."""

    question: Annotated[Question, AfterValidator(_written)]


class DocumentsBody(Body):
    """Texts to be indexed; one with a known url (or else title) replaces the earlier one."""

    documents: tuple[GivenDocument, ...] = Field(min_length=1)
    workspace: Name | None = None


class ReviewBody(Body):
    """A person's decision on an answer that is held; ``text`` belongs to ``edit`` alone."""

    action: ReviewAction
    text: Text | None = None
    by: Line = Field(default="", description="who decides; the key's name where one is used")
