"""Texts of files: read for the client, which then holds a draft against them; nothing is kept."""

import datetime

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from agent.corpus.loaders.load import read_in_part
from agent.domain.base import Frozen
from agent.domain.report import FileFailure
from agent.domain.text import Locator
from agent.identity.principal import Right
from agent.server.identity import principal_of
from agent.server.operations import Operation, route
from agent.server.routes.documents import UPLOAD
from agent.server.uploads import uploaded


class ReadText(Frozen):
    """The text of a file, as ``documents`` of a check take it."""

    title: str
    text: str
    date: datetime.date | None = None
    locators: tuple[Locator, ...] = ()


class ReadTexts(Frozen):
    """What could be read, in order, and what could not, with the reason."""

    documents: tuple[ReadText, ...]
    failures: tuple[FileFailure, ...]


async def read(request: Request) -> Response:
    """Read the texts of files; nothing is indexed or kept.

    For checks against documents that are in no workspace: send the texts as `documents`.
    """
    principal_of(request).need(Right.READ)
    upload = await uploaded(request)
    texts = tuple(
        ReadText(title=d.title, text=d.text, date=d.date, locators=d.locators)
        for d in upload.documents
    )
    failures = (*upload.failures, *read_in_part(upload.documents))
    made = ReadTexts(documents=texts, failures=failures)
    return JSONResponse(made.model_dump(mode="json"))


ROUTES = [
    route(
        "POST",
        "/v1/texts",
        read,
        Operation(tag="Documents", reply=ReadTexts, upload=UPLOAD),
    ),
]
