import datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from agent.corpus.inline.documents import inline_document, inline_documents
from agent.corpus.inline.gathering import gather
from agent.errors import InputError, LoadError
from tests.scans import scanned_pdf


def test_mappings_and_objects_become_documents() -> None:
    fields = {"title": "T", "text": "Body.", "date": "2024-03-05", "url": "http://x"}
    one, two = inline_documents([fields, SimpleNamespace(**fields)])
    assert one == two
    assert (one.title, one.text, one.source) == ("T", "Body.", "http://x")
    assert one.date == datetime.date(2024, 3, 5)


def test_what_is_not_given_is_taken_from_the_text() -> None:
    document = inline_document({"text": "# Leave\n\nLast updated 2024-03-05.\n"})
    assert (document.title, document.source) == ("Leave", "inline:Leave")
    assert document.date == datetime.date(2024, 3, 5)
    assert inline_documents([{"text": "a"}, {"text": "b"}])[1].title == "Document 2"


def test_texts_of_the_same_title_are_different_documents() -> None:
    one, two = inline_documents([{"title": "T", "text": "a"}, {"title": "T", "text": "b"}])
    assert one.document_id != two.document_id


PAGE_ONE = {"span": {"start": 0, "end": 2}, "page": 1}


def test_pages_and_rows_are_taken_over() -> None:
    document = inline_document({"text": "One. Two.", "locators": [PAGE_ONE]})
    assert [(at.span.end, at.page, at.row) for at in document.locators] == [(2, 1, None)]


BAD: list[tuple[Any, str]] = [
    ("text", "must be a list"),
    ({"text": "x"}, "must be a list"),
    ([{"title": "T"}], "document 1 has no text"),
    ([{"text": "x"}, {"text": " "}], "document 2 has no text"),
    ([{"text": "x", "tex": 1}], "unknown fields tex"),
    ([{"text": "x", "date": "03/04/2024"}], "03/04/2024"),
    ([3], "document 1 is a int"),
    (["/some/path"], "document 1 is a str"),
    ([{"text": "x", "locators": 3}], "locators must be a list"),
    ([{"text": "x", "locators": [{"page": 1}]}], "locators must be a list"),
    ([{"text": "x", "locators": [{"span": {"start": 0, "end": 2}}]}], "must lie in its text"),
    ([{"text": "xyz", "locators": [PAGE_ONE, PAGE_ONE]}], "one behind the other"),
]


@pytest.mark.parametrize(("items", "message"), BAD)
def test_unusable_documents_are_named(items: Any, message: str) -> None:
    with pytest.raises(InputError, match=message):
        inline_documents(items)


async def test_paths_are_read_where_they_are_allowed(tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text("# A")
    (tmp_path / "b.pdf").write_text("broken")
    documents, failures = await gather([{"text": "inline"}, tmp_path, str(tmp_path / "a.md")])
    assert [d.title for d in documents] == ["Document 1", "A", "A"]
    assert [f.source for f in failures] == [str(tmp_path / "b.pdf")]


async def test_what_is_read_in_part_is_named(tmp_path: Path) -> None:
    (tmp_path / "a.pdf").write_bytes(scanned_pdf("tst"))
    for given in (tmp_path, tmp_path / "a.pdf"):
        (document,), (failure,) = await gather([given])
        assert "Staff get 25 days." in document.text
        assert failure.source == str(tmp_path / "a.pdf")
        assert failure.in_part
        assert failure.reason.startswith("page 2 holds no text")


async def test_sources_are_the_paths_as_they_were_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "docs/old").mkdir(parents=True)
    (tmp_path / "docs/old/a.md").write_text("# A")
    (tmp_path / "docs/b.pdf").write_text("broken")
    (tmp_path / "docs/c.doc").write_text("old")
    monkeypatch.chdir(tmp_path)
    whole, _ = await gather([tmp_path / "docs"])
    for path in ("docs", "docs/old/..", "../" + tmp_path.name + "/docs", tmp_path / "docs"):
        documents, failures = await gather([path])
        assert [d.source for d in documents] == [str(Path(path) / "old/a.md")]
        assert {f.source for f in failures} == {str(Path(path) / n) for n in ("b.pdf", "c.doc")}
        assert [d.document_id for d in documents] == [whole[0].document_id]
    (document,), _ = await gather(["docs/old/a.md"])
    assert document.source == "docs/old/a.md"


async def test_a_named_file_that_fails_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "b.pdf").write_text("broken")
    for path in (tmp_path / "b.pdf", tmp_path / "none.md"):
        with pytest.raises(LoadError, match=path.name):
            await gather([path])
    with pytest.raises(InputError, match=r"no document.*b\.pdf"):
        await gather([tmp_path])
    with pytest.raises(InputError, match="no document"):
        await gather([])
