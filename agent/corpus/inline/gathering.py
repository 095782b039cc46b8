"""Documents of a request, also those that it names by path."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from agent.corpus.files.discover import NOT_THERE, discover, unlinked
from agent.corpus.files.parsing import Parsers
from agent.corpus.inline.documents import inline_document, listed
from agent.corpus.loaders.load import READERS, read_bytes, read_in_part
from agent.domain.report import FileFailure
from agent.domain.text import Document
from agent.errors import InputError, LoadError

AT_ONCE = 16
"""Files of a folder that are read at once; parsers bound how many are parsed."""

KINDS = "paths or {title, text, date?, url?}"
Gathered = tuple[list[Document], list[FileFailure]]


async def gather(items: Sequence[Any]) -> Gathered:
    """Return the documents that ``items`` stand for, and the files in folders that failed.

    Files are parsed as an index run does it: what may be hostile in processes that can be ended.
    Their sources are the paths as they were given: ``docs`` brings ``docs/leave.md``.

    Args:
        items: what ``inline_documents`` takes, and paths of files and folders.

    Raises:
        InputError: when an item cannot be used or there is no document at all.
        LoadError: when a file that is named itself cannot be read.
    """
    documents: list[Document] = []
    failures: list[FileFailure] = []
    async with Parsers() as parsers:
        for position, item in enumerate(listed(items, KINDS), start=1):
            if isinstance(item, str | Path):
                loaded, failed = await _from_path(Path(item), parsers)
                documents += loaded
                failures += failed
            else:
                documents.append(await asyncio.to_thread(inline_document, item, position))
    if not documents:
        raise InputError(_nothing(items, failures))
    return documents, failures


def _nothing(items: Sequence[Any], failures: Sequence[FileFailure]) -> str:
    """Return what to tell where ``items`` hold no document: where it was looked for, and why."""
    places = ", ".join(str(item) for item in items if isinstance(item, str | Path))
    if not places:
        return "no document was given: give at least one, or name a workspace"
    reasons = "".join(f"; {f.source}: {f.reason}" for f in failures)
    reasons = reasons or f"; what is read are {', '.join(sorted(READERS))}"
    return f"no document that can be read was found in {places}{reasons}"


async def _from_path(path: Path, parsers: Parsers) -> Gathered:
    found = await asyncio.to_thread(discover, [path])
    if found.missing:
        raise LoadError(f"{path}: {NOT_THERE}")
    if found.failures and not found.folders:
        raise LoadError(f"{path}: {found.failures[0].reason}")
    root = unlinked(path)
    places = asyncio.Semaphore(AT_ONCE)

    def given(file: str | Path) -> dict[str, str]:
        return {"source": str(path / Path(file).relative_to(root))}

    async def one(file: Path) -> Document | FileFailure:
        async with places:
            try:
                data = await asyncio.to_thread(read_bytes, file)
                document = (await parsers.parse(file, data)).document
                return document.model_copy(update=given(file))
            except LoadError as error:
                if not found.folders:
                    raise
                reason = str(error).removeprefix(f"{file}: ")
                return FileFailure(**given(file), reason=reason)

    read = await asyncio.gather(*map(one, found.files))
    failed = [f for f in read if isinstance(f, FileFailure)]
    unfit = [f.model_copy(update=given(f.source)) for f in found.failures]
    loaded = [d for d in read if isinstance(d, Document)]
    return loaded, [*unfit, *failed, *read_in_part(loaded)]
