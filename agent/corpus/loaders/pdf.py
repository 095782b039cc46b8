"""PDF files: the text of each page, with page locators."""

import datetime
import io
import logging
import re
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from agent.corpus.loaders.extracted import Extracted
from agent.corpus.loaders.hyphens import rejoined
from agent.corpus.metadata.dates import parse_date
from agent.domain.text import Locator, Span
from agent.errors import LoadError

MOST_PAGES = 12
"""So many pages without text are named by their numbers."""

_BETWEEN = "\n\n"
_PDF_DATE = re.compile(r"D:(\d{4})(\d{2})(\d{2})")


def read_pdf(data: bytes, name: str) -> Extracted:
    """Return the text of a PDF with a locator for every page that has text.

    Raises:
        LoadError: when the file is encrypted, damaged, or holds only pictures of text.
    """
    import pypdf

    # Its warnings would stand beside the one line that says what is wrong with the file.
    logging.getLogger("pypdf").setLevel(logging.ERROR)
    reader = pypdf.PdfReader(io.BytesIO(data))
    if reader.is_encrypted and not reader.decrypt(""):
        raise LoadError("it is encrypted with a password; save it without one")
    pages = [_clean(page.extract_text()) for page in reader.pages]
    if not any(pages):
        raise LoadError(
            "it holds no text, only images (a scan?); run text recognition (OCR) over it first"
        )
    locators: list[Locator] = []
    start = 0
    for number, page in enumerate(pages, start=1):
        if page:
            span = Span(start=start, end=start + len(page))
            locators.append(Locator(span=span, page=number))
            start += len(page) + len(_BETWEEN)
    title, date = _metadata(reader)
    text = _BETWEEN.join(p for p in pages if p)
    scans = [
        number
        for number, (page, told) in enumerate(zip(reader.pages, pages, strict=True), start=1)
        if not told and _shows_images(page)
    ]
    return Extracted(
        text=text, title=title, date=date, locators=tuple(locators), unread=_unread(scans)
    )


def _shows_images(page: Any) -> bool:
    """Tell whether a page has pictures, as far as a sound file says so."""
    from pypdf.errors import PyPdfError

    with suppress(AttributeError, KeyError, TypeError, PyPdfError):
        objects = page["/Resources"]["/XObject"].values()
        return any(item.get_object().get("/Subtype") == "/Image" for item in objects)
    return False


def _unread(scans: Sequence[int]) -> str:
    """Return what to tell of pages that are pictures alone; '' where there are none."""
    if not scans:
        return ""
    shown = ", ".join(map(str, scans[:MOST_PAGES])) + (", …" if len(scans) > MOST_PAGES else "")
    which = f"page {shown} holds" if len(scans) == 1 else f"{len(scans)} pages ({shown}) hold"
    return f"{which} no text, only images (a scan?); run text recognition (OCR) over it first"


def _clean(text: str) -> str:
    text = text.replace("\x00", "").replace("\r\n", "\n").replace("\r", "\n")
    return rejoined("\n".join(line.rstrip() for line in text.split("\n")).strip())


def _metadata(reader: Any) -> tuple[str, datetime.date | None]:
    information = reader.metadata or {}
    title = str(information.get("/Title") or "").strip()
    stamp = _PDF_DATE.match(str(information.get("/ModDate") or information.get("/CreationDate")))
    date = parse_date("-".join(stamp.groups())) if stamp else None
    return ("" if title.strip("()").lower() in ("untitled", "anonymous") else title), date
