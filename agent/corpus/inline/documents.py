"""Documents that come with a request instead of from files."""

import datetime
import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import TypeAdapter, ValidationError

from agent.corpus.loaders.load import document_id, title_of
from agent.corpus.metadata.dates import document_date, parse_date
from agent.corpus.metadata.editions import edition
from agent.corpus.metadata.frontmatter import front_matter
from agent.domain.given import given_list, given_text
from agent.domain.text import Document, Locator
from agent.errors import InputError

_KEYS = ("title", "text", "date", "url", "locators")
_LOCATORS = TypeAdapter(tuple[Locator, ...])


def inline_documents(items: Sequence[Any]) -> list[Document]:
    """Return one document an item, in order: mappings, objects, or Documents; never paths.

    Raises:
        InputError: naming the item and what it lacks.
    """
    return [inline_document(item, n) for n, item in enumerate(listed(items), start=1)]


def inline_document(item: Any, position: int = 1) -> Document:
    """Return the document of a mapping or object with title, text, date?, url?, locators?.

    ``position`` (from 1) names it in errors, and is its title where it has none.

    Raises:
        InputError: saying what it lacks.
    """
    if isinstance(item, Document):
        return item
    fields = _fields(item, position)
    text = fields.get("text")
    if not isinstance(text, str) or not text.strip():
        raise InputError(f"document {position} has no text: give it as a string under `text`")
    given_text(text, f"the text of document {position}")
    title = _line(fields, "title", position) or title_of(text) or f"Document {position}"
    source = _line(fields, "url", position) or f"inline:{title}"
    stated, body = front_matter(text)
    date = _date(fields.get("date"), position) or document_date(stated, text[body:])
    digest = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
    return Document(
        document_id=document_id(f"{source}\n{title}\n{digest}"),
        title=title,
        source=source,
        text=text,
        date=date,
        edition=edition(stated, title, text[body:]),
        content_hash=digest,
        locators=_locators(fields.get("locators"), len(text), position),
    )


def listed(items: Sequence[Any], kinds: str = "{title, text, date?, url?}") -> list[Any]:
    """Return the items of a request's documents; ``kinds`` tells errors what they may be.

    Raises:
        InputError: when they are no list.
    """
    return given_list(items, "documents", kinds)


def _fields(item: Any, position: int) -> Mapping[str, Any]:
    if isinstance(item, Mapping):
        unknown = sorted(set(map(str, item)) - set(_KEYS))
        if unknown:
            raise InputError(
                f"document {position} has unknown fields {', '.join(unknown)}; "
                f"allowed are {', '.join(_KEYS)}"
            )
        return item
    if not hasattr(item, "text"):
        raise InputError(
            f"document {position} is a {type(item).__name__}: give {{title, text, date?, url?}} "
            "or an object with these attributes"
        )
    return {key: getattr(item, key, None) for key in _KEYS}


def _line(fields: Mapping[str, Any], key: str, position: int) -> str:
    return given_text(str(fields.get(key) or ""), f"the {key} of document {position}").strip()


def _date(value: Any, position: int) -> datetime.date | None:
    if value is None or value == "":
        return None
    parsed = parse_date(value)
    if parsed is None:
        raise InputError(f"document {position}: date {value!r} is not a date; write YYYY-MM-DD")
    return parsed


def _locators(value: Any, length: int, position: int) -> tuple[Locator, ...]:
    """Return the pages and rows of a text of that length, which follow each other.

    Raises:
        InputError: when they are none, reach past the text or overlap.
    """
    try:
        found = _LOCATORS.validate_python(value or ())
    except ValidationError as error:
        raise InputError(
            f"document {position}: its locators must be a list of {{span, page?, row?}}"
        ) from error
    ends = [0, *(at.span.end for at in found)]
    starts = [*(at.span.start for at in found), length]
    if any(start < end for end, start in zip(ends, starts, strict=True)):
        raise InputError(
            f"document {position}: its locators must lie in its text, one behind the other"
        )
    return found
