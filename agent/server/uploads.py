"""Files in a form, read into documents."""

import asyncio
from http import HTTPStatus
from pathlib import Path, PureWindowsPath
from typing import NamedTuple

from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request

from agent.corpus.loaders.load import document_id, load_bytes
from agent.domain.report import FileFailure
from agent.domain.text import Document
from agent.errors import LoadError
from agent.server.failures import RequestError
from agent.settings import server_settings

FORM = "multipart/form-data"
LONGEST_NAME = 255


class Upload(NamedTuple):
    """What a form held: documents, files that cannot be read, and the workspace it names."""

    documents: list[Document]
    failures: list[FileFailure]
    workspace: str | None


async def uploaded(request: Request) -> Upload:
    """Return the files of a form, each in a field ``files``, and its field ``workspace``.

    Raises:
        RequestError: when it is no such form.
    """
    try:
        async with request.form(max_files=server_settings().max_documents, max_fields=8) as form:
            return await read_form(form)
    except HTTPException as error:
        raise RequestError(
            HTTPStatus.BAD_REQUEST, f"the form is not valid: {error.detail}"
        ) from error
    except ClientDisconnect as error:
        raise RequestError(HTTPStatus.BAD_REQUEST, "the body is incomplete") from error


async def read_form(form: FormData) -> Upload:
    """Read the files of a form; of those with one name the first.

    Raises:
        RequestError: when it holds no file, or another field.
    """
    workspace: str | None = None
    documents: dict[str, Document] = {}
    failures: list[FileFailure] = []
    for field, value in form.multi_items():
        if field == "workspace" and isinstance(value, str):
            workspace = value
        elif field == "files" and isinstance(value, UploadFile):
            name = file_name(value.filename or "")
            try:
                made = await asyncio.to_thread(_document, name, await value.read())
            except LoadError as error:
                reason = str(error).removeprefix(f"{name}: ")
                failures.append(FileFailure(source=name, reason=reason))
                continue
            if documents.setdefault(made.source, made) != made:
                reason = "another file of this form has that name; rename one of them"
                failures.append(FileFailure(source=name, reason=reason))
        else:
            raise RequestError(
                HTTPStatus.UNPROCESSABLE_ENTITY,
                "a form takes files in fields named `files`, and a text field `workspace`",
            )
    if not documents and not failures:
        raise RequestError(HTTPStatus.UNPROCESSABLE_ENTITY, "the form holds no file under `files`")
    return Upload(list(documents.values()), failures, workspace)


def file_name(given: str) -> str:
    """Return the last part of a name that a client gave, without folders and control characters."""
    last = PureWindowsPath(given).name
    kept = "".join(c for c in last if c.isprintable()).strip()
    return kept[-LONGEST_NAME:] if kept.strip(".") else "unnamed"


def _document(name: str, data: bytes) -> Document:
    """Read a file's content; its name alone is its source, so that uploading it again replaces it.

    Raises:
        LoadError: naming the reason.
    """
    if not data.strip():
        raise LoadError(f"{name}: the file is empty")
    made = load_bytes(Path(name), data)
    source = f"upload:{name}"
    return made.model_copy(update={"source": source, "document_id": document_id(source)})
