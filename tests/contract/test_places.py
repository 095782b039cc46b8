"""What an index promises wherever it lives: in folders, or in PostgreSQL and on a Chroma server."""

import asyncio
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from agent.corpus.corpus import Corpus
from agent.corpus.keywords.queries import match_expression
from agent.corpus.keywords.words import WordCounter
from agent.corpus.remote.catalog import PostgresCatalog
from agent.corpus.remote.places import RemotePlaces
from agent.corpus.remote.vectors import ChromaServer
from agent.corpus.storage.catalog import Catalog
from agent.corpus.storage.lookup import match
from agent.corpus.workspaces.folders import Folders
from agent.corpus.workspaces.places import Places
from agent.errors import AffidavitError, CorpusBusyError, InputError, IntegrityError, NotFoundError
from tests.cluster import Cluster
from tests.contract.test_retriever import WordEmbedder

ROOT = Path(__file__).parents[2]
SUBJECTS = "harbour depot office clinic bridge tunnel library garden station market".split()
MANY = 420  # chunks, enough for vectors to be published


class Target:
    """Where an index lives; ``opened`` gives it as another process would see it."""

    def __init__(self, make: Callable[[Any], Places], home: Path, address: str = "") -> None:
        self._make = make
        self._home = home
        self.address = address
        self._opened: list[Any] = []

    def opened(self, embedder: Any = None) -> Corpus:
        places = self._make(embedder or WordEmbedder())
        self._opened.append(places)
        return Corpus(self._home, embedder or WordEmbedder(), lock_wait=0.3, places=places)

    def close(self) -> None:
        for places in self._opened:
            if isinstance(places, RemotePlaces):
                places.close()


def remote(request: pytest.FixtureRequest, home: Path) -> Target:
    server: Cluster = request.getfixturevalue("postgres")
    chroma: str = request.getfixturevalue("chroma")
    database = server.database()
    return Target(lambda e: RemotePlaces(database, chroma, e), home, f"{database} {chroma}")


@pytest.fixture(params=["folders", pytest.param("servers", marks=pytest.mark.postgres)])
async def target(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Target]:
    home = tmp_path / "home"
    if request.param == "folders":
        found = Target(lambda e: Folders(home / "workspaces", e), home, str(home))
    else:
        found = remote(request, home)
    yield found
    found.close()


@pytest.fixture
def docs(tmp_path: Path) -> Path:
    folder = tmp_path / "docs"
    folder.mkdir()
    (folder / "depot.md").write_text("# Depot\n\nThe depot opens at seven.\n")
    (folder / "office.md").write_text("# Office\n\nThe office closes at six.\n")
    return folder


def many(count: int = MANY, note: str = "") -> list[dict[str, str]]:
    return [
        {
            "title": f"Rule {n}",
            "text": f"The {SUBJECTS[n % 10]} number {n} has {n * 7 % 50} lamps and "
            f"{SUBJECTS[n * 3 % 10]} access {note}.",
        }
        for n in range(count)
    ]


async def titles(corpus: Corpus, query: str, workspace: str = "w") -> list[str]:
    (hits,) = await corpus.retriever(workspace).search([query], k=3)
    return [hit.chunk.title for hit in hits]


async def test_an_index_follows_its_files(target: Target, docs: Path) -> None:
    corpus, other = target.opened(), target.opened()
    report = await corpus.index([docs], workspace="w")
    assert (report.added, report.chunks) == (2, 2)
    assert (await titles(other, "when does the depot open"))[0] == "Depot"
    report = await other.index([docs], workspace="w")
    assert (report.unchanged, report.added, report.updated) == (2, 0, 0)
    (docs / "depot.md").write_text("# Yard\n\nThe yard opens at nine.\n")
    (docs / "office.md").unlink()
    report = await other.index([docs], workspace="w")
    assert (report.updated, report.removed, report.chunks) == (1, 1, 1)
    assert await titles(corpus, "depot office yard") == ["Yard"]
    assert [d.title for d in corpus.listed("w")] == ["Yard"]


async def test_workspaces_are_separate_and_known_by_name(target: Target, docs: Path) -> None:
    corpus = target.opened()
    assert corpus.workspaces() == []
    await corpus.index([docs], workspace="w")
    await corpus.add_documents([{"title": "Secret", "text": "The depot code is 7."}], "v-2")
    assert target.opened().workspaces() == ["v-2", "w"]
    assert "Secret" not in await titles(corpus, "depot code")
    (hits,) = await corpus.retriever("v-2").search(["depot"], k=5)
    assert await corpus.retriever("w").fetch([h.chunk.chunk_id for h in hits]) == {}
    assert await corpus.retriever("w").documents([h.chunk.document_id for h in hits]) == {}
    with pytest.raises(NotFoundError, match="v-2, w"):
        corpus.retriever("x")
    with pytest.raises(InputError):
        corpus.retriever("../w")


async def test_removed_documents_are_gone_everywhere(target: Target) -> None:
    corpus = target.opened()
    await corpus.add_documents(many(5), "w")
    listed = corpus.listed("w")
    assert await corpus.remove([listed[0].document_id, "nothing"], "w") == 1
    assert listed[0].title not in await titles(corpus, "Rule 0 lamps")
    assert len(target.opened().listed("w")) == 4


async def test_texts_with_any_characters_come_back_as_they_were(target: Target) -> None:
    corpus, text = target.opened(), "The \0 sign, a \u2028 line,\ttabs \\N and 漢字 😀 stay."
    await corpus.add_documents([{"title": "Odd \0 title", "text": text}], "w")
    (hits,) = await corpus.retriever("w").search(["tabs stay"], k=1)
    found = await corpus.retriever("w").documents([hits[0].chunk.document_id])
    assert found[hits[0].chunk.document_id].text == text
    assert hits[0].chunk.text == hits[0].chunk.span.of(text)
    assert await corpus.retriever("w").fetch(["\0", "\ud800", "x" * 9000]) == {}


async def test_vectors_are_published_and_stay_right_after_changes(target: Target) -> None:
    corpus = target.opened()
    await corpus.add_documents(many(), "w")
    assert (await titles(corpus, "number 123 lamps clinic"))[0] == "Rule 123"
    await corpus.add_documents(many(30, "by night"), "w")
    await corpus.add_documents([{"title": "Late", "text": "The ferry number 999 is late."}], "w")
    assert (await titles(corpus, "ferry 999 late"))[0] == "Late"
    (hits,) = await corpus.retriever("w").search(["number 7 lamps by night"], k=100)
    assert all("by night" in h.chunk.text for h in hits if int(h.chunk.title[5:] or 99) < 30)
    assert len({h.chunk.chunk_id for h in hits}) == len(hits) >= 50
    assert await target.opened().retriever("w").search(["number 7 lamps by night"], k=100) == [hits]


async def test_a_second_writer_is_told_who_writes(target: Target, docs: Path) -> None:
    corpus = target.opened()
    places = corpus._places
    async with places.writing("w", 1.0):
        with pytest.raises(CorpusBusyError, match=r"process \d+.* is writing to the workspace 'w'"):
            await target.opened().index([docs], workspace="w")
        await target.opened().index([docs], workspace="free")
    assert (await target.opened().index([docs], workspace="w")).added == 2


async def test_readers_see_whole_documents_while_a_writer_writes(target: Target) -> None:
    corpus, other = target.opened(), target.opened()
    await corpus.add_documents(many(40, "first"), "w")
    stop = asyncio.Event()

    async def read() -> int:
        reads = 0
        while not stop.is_set():
            (hits,) = await other.retriever("w").search(["number 7 lamps"], k=10)
            assert len(hits) == 10
            reads += 1
        return reads

    reader = asyncio.create_task(read())
    for note in ("second", "third"):
        await corpus.add_documents(many(40, note), "w")
    stop.set()
    assert await reader > 0
    (hits,) = await other.retriever("w").search(["lamps access"], k=40)
    assert all("third" in h.chunk.text for h in hits)


async def test_another_embedder_is_refused(target: Target, docs: Path) -> None:
    await target.opened().index([docs], workspace="w")

    class Better(WordEmbedder):
        name = "better"

    with pytest.raises(IntegrityError, match="words"):
        await titles(target.opened(Better()), "depot")
    await target.opened(Better()).index([docs], workspace="w")
    assert (await titles(target.opened(Better()), "depot opens"))[0] == "Depot"


INDEX = """
import asyncio, sys, time
from pathlib import Path
from agent.corpus.storage.catalog import Catalog
from agent.corpus.corpus import Corpus
from agent.corpus.storage.lookup import match
from agent.corpus.remote.places import RemotePlaces
from tests.contract.test_retriever import WordEmbedder

class Slow(WordEmbedder):
    async def embed(self, texts):
        time.sleep(0.1)
        return await super().embed(texts)

where, docs = sys.argv[1].split(), Path(sys.argv[2])
places = RemotePlaces(*where, Slow()) if len(where) == 2 else None
print("started", flush=True)
corpus = Corpus(Path(where[0]), Slow(), lock_wait=30, places=places)
asyncio.run(corpus.index([docs], workspace="w"))
"""


def index_and_die(address: str, docs: Path, seconds: float) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", INDEX, address, str(docs)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "started\n"
        time.sleep(seconds)
        process.kill()


async def test_a_killed_writer_leaves_whole_documents_and_no_lock(
    target: Target, tmp_path: Path
) -> None:
    docs = tmp_path / "killed"
    docs.mkdir()
    for n in range(30):
        parts = (f"## Part {k}\n\n" + f"Rule {n}.{k} holds. " * 40 for k in range(10))
        (docs / f"{n}.md").write_text("\n\n".join(parts))
    for seconds in (0.2, 0.5, 0.9):
        await asyncio.to_thread(index_and_die, target.address, docs, seconds)
    corpus = target.opened()
    await asyncio.sleep(0.5)  # a server notices a broken connection with its next read
    report = await corpus.index([docs], workspace="w")
    assert report.added + report.unchanged == 30
    listed = corpus.listed("w")
    assert len(listed) == 30
    assert sum(d.chunks for d in listed) == report.chunks
    assert len({d.chunks for d in listed}) == 1
    assert (await target.opened().index([docs], workspace="w")).unchanged == 30


@pytest.mark.postgres
async def test_servers_rank_as_folders_do(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    on_disk = Corpus(tmp_path / "home", WordEmbedder())
    target = remote(request, tmp_path / "other")
    on_servers = target.opened()
    queries = [f"{SUBJECTS[n % 10]} number {n} lamps" for n in range(0, 60, 7)]
    queries += ["access", "the lamps, by night!", "LAMPS-access", "nothing of this"]
    for corpus in (on_disk, on_servers):
        await corpus.add_documents(many(), "w")
        await corpus.add_documents(many(50, "by night"), "w")
    # Nearest vectors are approximate and equals among them come in any order; words are exact.
    disk, server = on_disk._catalog("w"), on_servers._catalog("w")
    assert isinstance(disk, Catalog)
    assert isinstance(server, PostgresCatalog)
    counter = WordCounter()
    for query in queries:
        with disk.reading() as db, server.reading() as view:
            expected = [i for i, _ in match(db, match_expression(query), 60)]
            assert view.match(counter.asked(query), 60) == expected, query
    target.close()


@pytest.mark.postgres
async def test_a_collection_that_is_lost_is_written_again(
    request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    target = remote(request, tmp_path)
    corpus, server = target.opened(), ChromaServer(request.getfixturevalue("chroma"))
    await corpus.add_documents(many(), "w")
    server.clear("w", keep=[])
    server.close()
    assert (await titles(target.opened(), "number 123 lamps clinic"))[0] == "Rule 123"
    await target.opened().add_documents([{"title": "More", "text": "More."}], "w")
    assert (await titles(target.opened(), "number 123 lamps clinic"))[0] == "Rule 123"
    target.close()


@pytest.mark.postgres
async def test_servers_that_are_away_are_one_clear_error(
    request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    postgres: Cluster = request.getfixturevalue("postgres")
    away = RemotePlaces(postgres.database(), "http://127.0.0.1:9", WordEmbedder())
    with pytest.raises(AffidavitError, match=r"Chroma server http://127\.0\.0\.1:9 cannot be used"):
        await Corpus(tmp_path, WordEmbedder(), places=away).add_documents(many(), "w")
    away.close()
    with pytest.raises(InputError, match="AFFIDAVIT_CHROMA_URL"):
        ChromaServer("localhost:8000").open("x")
