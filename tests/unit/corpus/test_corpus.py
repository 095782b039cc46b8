import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from agent.corpus.corpus import Corpus
from agent.corpus.indexing.progress import Outcome, Progress
from agent.corpus.inline.sets import KEPT
from agent.domain.report import IndexReport
from agent.errors import CorpusBusyError, InputError, IntegrityError, NotFoundError
from tests.scans import scanned_pdf

Counts = tuple[int, int, int, int]


@pytest.fixture
def corpus(tmp_path: Path, embedder: Any) -> Corpus:
    return Corpus(tmp_path / "home", embedder, lock_wait=0.2)


@pytest.fixture
def docs(tmp_path: Path) -> Path:
    folder = tmp_path / "docs"
    folder.mkdir()
    for name in ("alpha", "beta", "gamma"):
        write(folder / f"{name}.md", f"# {name}\n\nThe {name} rule is {name}.\n")
    return folder


def write(path: Path, text: str) -> None:
    """Write a file as if a minute ago, so that its time may be trusted."""
    path.write_text(text)
    past = path.stat().st_mtime - 60
    os.utime(path, (past, past))


def counts(report: IndexReport) -> Counts:
    return report.added, report.updated, report.unchanged, report.removed


async def texts(corpus: Corpus, workspace: str = "default") -> set[str]:
    (hits,) = await corpus.retriever(workspace).search(["rule"], k=100)
    return {h.chunk.text for h in hits}


async def test_only_what_changed_is_read_and_embedded(
    corpus: Corpus, docs: Path, embedder: Any
) -> None:
    assert counts(await corpus.index([docs])) == (3, 0, 0, 0)
    embedder.texts.clear()
    assert counts(await corpus.index([docs])) == (0, 0, 3, 0)
    assert embedder.texts == []
    write(docs / "beta.md", "# beta\n\nThe beta rule has a new wording.\n")
    assert counts(await corpus.index([docs])) == (0, 1, 2, 0)
    assert len(embedder.texts) == 1
    assert "# beta\n\nThe beta rule has a new wording." in await texts(corpus)
    assert not any("is beta" in t for t in await texts(corpus))


async def test_a_touched_file_is_not_indexed_again(corpus: Corpus, docs: Path) -> None:
    await corpus.index([docs])
    os.utime(docs / "beta.md", (1, 1))
    assert counts(await corpus.index([docs])) == (0, 0, 3, 0)


async def test_a_change_of_the_same_size_within_the_same_moment_is_seen(
    corpus: Corpus, docs: Path
) -> None:
    path = docs / "beta.md"
    path.write_text("The beta rule is old.\n")
    status = path.stat()
    await corpus.index([docs])
    path.write_text("The beta rule is new.\n")
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))
    assert counts(await corpus.index([docs])) == (0, 1, 2, 0)


async def test_unchanged_chunks_of_a_changed_file_are_not_embedded_again(
    corpus: Corpus, tmp_path: Path, embedder: Any
) -> None:
    body = "".join(f"## Part {n}\n\n" + f"Rule {n} holds here. " * 30 + "\n\n" for n in range(5))
    write(tmp_path / "a.md", body)
    await corpus.index([tmp_path / "a.md"])
    embedder.texts.clear()
    write(tmp_path / "a.md", body.replace("Rule 3 holds", "Rule 3 fails"))
    await corpus.index([tmp_path / "a.md"])
    assert 1 <= len(embedder.texts) <= 2
    assert all("Rule 3 fails" in t for t in embedder.texts)


async def test_deleted_files_disappear_from_their_folder_only(corpus: Corpus, docs: Path) -> None:
    other = docs.parent / "docs2"
    other.mkdir()
    write(other / "delta.md", "The delta rule.\n")
    await corpus.index([docs, other])
    (docs / "alpha.md").unlink()
    (other / "delta.md").unlink()
    assert counts(await corpus.index([docs])) == (0, 0, 2, 1)
    assert "The delta rule." in await texts(corpus)
    assert counts(await corpus.index([other / "delta.md"])) == (0, 0, 0, 1)
    assert len(await texts(corpus)) == 2


async def test_unreadable_files_are_named_and_the_rest_goes_on(corpus: Corpus, docs: Path) -> None:
    write(docs / "broken.pdf", "nothing")
    write(docs / "empty.md", "")
    report = await corpus.index([docs])
    assert counts(report) == (3, 0, 0, 0)
    assert [Path(f.source).name for f in report.failures] == ["broken.pdf", "empty.md"]
    assert all(f.reason for f in report.failures)


async def test_a_file_that_is_read_in_part_is_named_and_indexed(corpus: Corpus, docs: Path) -> None:
    (docs / "half.pdf").write_bytes(scanned_pdf("st"))
    report = await corpus.index([docs])
    assert counts(report) == (4, 0, 0, 0)
    assert [(Path(f.source).name, f.in_part) for f in report.failures] == [("half.pdf", True)]
    assert "Staff get 25 days." in await texts(corpus)


async def test_a_file_that_changed_into_rubbish_is_withdrawn(corpus: Corpus, docs: Path) -> None:
    await corpus.index([docs])
    (docs / "alpha.md").write_bytes(b"\x00\x01\x02" * 50)
    report = await corpus.index([docs])
    assert "earlier version was taken out" in report.failures[0].reason
    assert not any("alpha" in t for t in await texts(corpus))


async def test_a_file_that_cannot_be_opened_keeps_its_text(
    corpus: Corpus, docs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await corpus.index([docs])
    write(docs / "alpha.md", "changed")
    opened: Callable[[Path], bytes] = Path.read_bytes

    def refused(path: Path) -> bytes:
        if path.name == "alpha.md":
            raise PermissionError(13, "Permission denied")
        return opened(path)

    monkeypatch.setattr(Path, "read_bytes", refused)
    report = await corpus.index([docs])
    assert "Permission denied" in report.failures[0].reason
    assert "stays in the index" in report.failures[0].reason
    assert any("alpha" in t for t in await texts(corpus))


async def test_a_folder_that_cannot_be_opened_is_named_and_keeps_its_documents(
    corpus: Corpus, docs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (docs / "sub").mkdir()
    write(docs / "sub" / "delta.md", "The delta rule.\n")
    await corpus.index([docs])
    scandir = os.scandir

    def refused(path: Any) -> Any:
        if Path(path).name == "sub":
            raise PermissionError(13, "Permission denied")
        return scandir(path)

    monkeypatch.setattr(os, "scandir", refused)
    report = await corpus.index([docs])
    assert counts(report) == (0, 0, 3, 0)
    assert [f.source for f in report.failures] == [str(docs / "sub")]
    assert "The delta rule." in await texts(corpus)


async def test_a_path_that_never_was_is_an_error(corpus: Corpus, docs: Path) -> None:
    with pytest.raises(InputError, match=r"none\.md: there is no such file"):
        await corpus.index([docs, docs / "none.md"])
    with pytest.raises(InputError, match="no path"):
        await corpus.index([])
    assert corpus.workspaces() == []


async def test_workspaces_are_separate(corpus: Corpus, docs: Path) -> None:
    await corpus.index([docs / "alpha.md"], workspace="one")
    await corpus.index([docs / "beta.md"], workspace="two")
    assert corpus.workspaces() == ["one", "two"]
    (mine,) = await corpus.retriever("one").search(["beta rule"], k=10)
    (theirs,) = await corpus.retriever("two").search(["beta rule"], k=10)
    assert {h.chunk.title for h in mine} == {"alpha"}
    assert await corpus.retriever("one").fetch([theirs[0].chunk.chunk_id]) == {}
    assert await corpus.retriever("one").documents([theirs[0].chunk.document_id]) == {}


@pytest.mark.parametrize("name", ["", "Upper", "a/b", "..", "a" * 65, "a b", "ä", "a\n"])
async def test_workspace_names_are_checked(corpus: Corpus, docs: Path, name: str) -> None:
    with pytest.raises(InputError, match="workspace name"):
        corpus.retriever(name)
    with pytest.raises(InputError, match="workspace name"):
        await corpus.index([docs], workspace=name)


async def test_an_unknown_workspace_names_those_there_are(corpus: Corpus, docs: Path) -> None:
    with pytest.raises(NotFoundError, match="none yet"):
        corpus.retriever("one")
    await corpus.index([docs], workspace="two")
    with pytest.raises(NotFoundError, match=r"'one' \(known: two\)"):
        corpus.retriever("one")


async def test_a_reader_sees_changes_of_another_corpus_without_reopening(
    corpus: Corpus, docs: Path, embedder: Any
) -> None:
    await corpus.index([docs])
    assert len(await texts(corpus)) == 3
    other = Corpus(docs.parent / "home", embedder)
    write(docs / "new.md", "A new rule.\n")
    (docs / "alpha.md").unlink()
    await other.index([docs])
    found = await texts(corpus)
    assert "A new rule." in found
    assert not any("alpha" in t for t in found)


async def test_a_second_writer_is_told_who_writes(corpus: Corpus, docs: Path) -> None:
    busy: list[str] = []

    class Slow:
        name = "words"

        async def embed(self, passages: list[str]) -> Any:
            with pytest.raises(CorpusBusyError) as caught:
                await corpus.index([docs])
            busy.append(str(caught.value))
            return await corpus._embedder.embed(passages)

    await Corpus(docs.parent / "home", Slow()).index([docs])
    assert busy
    assert f"process {os.getpid()} is writing" in busy[0]


async def test_another_embedder_asks_for_a_new_index(
    corpus: Corpus, docs: Path, embedder: Any
) -> None:
    await corpus.index([docs])
    other = Corpus(docs.parent / "home", type(embedder)("better"))
    with pytest.raises(IntegrityError, match=r"embedder words.*index them again"):
        await other.retriever().search(["rule"], k=1)
    assert counts(await other.index([docs])) == (0, 3, 0, 0)
    assert len(await texts(other)) == 3


async def test_progress_counts_every_file(corpus: Corpus, docs: Path) -> None:
    write(docs / "empty.md", "")
    steps: list[Progress] = []
    await corpus.index([docs], progress=steps.append)
    assert sorted(s.done for s in steps) == [1, 2, 3, 4]
    assert {s.total for s in steps} == {4}
    assert sorted(s.outcome for s in steps) == [*[Outcome.ADDED] * 3, Outcome.FAILED]


async def test_documents_sent_as_text_replace_their_earlier_version(corpus: Corpus) -> None:
    one = {"title": "T", "text": "The first rule.", "url": "http://x"}
    assert counts(await corpus.add_documents([one], workspace="w")) == (1, 0, 0, 0)
    assert counts(await corpus.add_documents([one], workspace="w")) == (0, 0, 1, 0)
    two = {**one, "text": "The second rule."}
    assert counts(await corpus.add_documents([two], workspace="w")) == (0, 1, 0, 0)
    assert await texts(corpus, "w") == {"The second rule."}
    with pytest.raises(InputError, match="several documents are named 'http://x'"):
        await corpus.add_documents([one, two], workspace="w")


async def test_inline_documents_are_embedded_once(corpus: Corpus, embedder: Any) -> None:
    documents = [{"title": "T", "text": "The rule."}, {"title": "U", "text": "Another rule."}]
    first = await corpus.inline(documents)
    before = len(embedder.texts)
    assert await corpus.inline(documents[::-1]) is first
    assert len(embedder.texts) == before
    assert await corpus.inline([{"title": "T", "text": "The rule!"}]) is not first
    for n in range(KEPT):
        await corpus.inline([{"title": "N", "text": f"Rule {n}."}])
    assert await corpus.inline(documents) is not first
    assert corpus.workspaces() == []


async def test_no_documents_give_no_hits(corpus: Corpus) -> None:
    assert await (await corpus.inline([])).search(["rule"], k=3) == [[]]


async def test_a_failed_store_leaves_the_former_version(
    corpus: Corpus, docs: Path, embedder: Any
) -> None:
    await corpus.index([docs])
    before = await texts(corpus)
    write(docs / "beta.md", "The beta rule breaks.\n")

    class Broken:
        name = "words"

        async def embed(self, passages: list[str]) -> Any:
            return (await embedder.embed([*passages, "x"]))[:0]

    with pytest.raises(ValueError, match="zip"):
        await Corpus(docs.parent / "home", Broken()).index([docs])
    assert await texts(corpus) == before


def test_a_half_made_catalogue_is_no_workspace(corpus: Corpus, tmp_path: Path) -> None:
    folder = tmp_path / "home" / "workspaces" / "w"
    folder.mkdir(parents=True)
    sqlite3.connect(folder / "catalog.unfinished").close()
    assert corpus.workspaces() == []


async def test_files_of_other_types_are_counted_and_some_named(corpus: Corpus, docs: Path) -> None:
    for n in range(7):
        write(docs / f"x{n}.json", "{}")
    report = await corpus.index([docs])
    assert report.passed_over == 7
    assert report.passed_over_names == ("x0.json", "x1.json", "x2.json", "x3.json", "x4.json")
    assert report.failures == ()


async def test_a_damaged_index_is_named_with_what_to_do(corpus: Corpus, docs: Path) -> None:
    await corpus.index([docs])
    (path,) = (docs.parent / "home").glob("**/catalog.db")
    path.write_text("no database " * 1000)
    told = rf"the index {path} is damaged .*: delete the folder {path.parent} and index"
    with pytest.raises(IntegrityError, match=told):
        await corpus.retriever("default").search(["rule"], k=1)
    with pytest.raises(IntegrityError, match=told):
        await corpus.index([docs])


async def test_what_a_document_says_of_itself_is_kept(corpus: Corpus, docs: Path) -> None:
    write(docs / "alpha.md", "# alpha (withdrawn)\n\nThe alpha rule is alpha.\n")
    await corpus.index([docs])
    retriever = corpus.retriever("default")
    (hits,) = await retriever.search(["alpha rule"], k=1)
    known = await retriever.documents([hits[0].chunk.document_id])
    assert hits[0].chunk.edition.ended == "withdrawn"
    assert [d.edition.ended for d in known.values()] == ["withdrawn"]


async def test_an_index_without_editions_is_read_and_brought_up_to_date(
    corpus: Corpus, docs: Path
) -> None:
    await corpus.index([docs])
    (path,) = (docs.parent / "home").glob("**/catalog.db")
    with closing(sqlite3.connect(path)) as db:
        db.execute("ALTER TABLE documents DROP COLUMN edition")
    retriever = corpus.retriever("default")
    (hits,) = await retriever.search(["rule"], k=3)
    assert not any(h.chunk.edition.ended for h in hits)
    assert await retriever.documents([hits[0].chunk.document_id])
    write(docs / "beta.md", "# beta (withdrawn)\n\nThe beta rule is beta.\n")
    await corpus.index([docs])
    (hits,) = await corpus.retriever("default").search(["rule"], k=3)
    assert [h.chunk.edition.ended for h in hits if h.chunk.edition.ended] == ["withdrawn"]
