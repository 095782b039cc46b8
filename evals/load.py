"""How a running server bears many clients: `affidavit eval load`.

Every request is a `check` of a draft of its own against one workspace, as colleagues send them who
write about the same documents: the texts of the workspace are known to the server's caches after a
while, no draft is.
"""

import asyncio
import itertools
import statistics
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx

from agent.errors import AffidavitError, InputError
from evals.speed import facts, reworded

WORKSPACE = "affidavit-eval-load"
DOCUMENTS, SENTENCES = 40, 25  # what the workspace holds: documents, and sentences in each
SINGLE = 10  # requests one after the other, before and after each of the two loads
SAMPLES = 20  # times that memory is read during the long part
CONTEXT = {"policy": {"max_revisions": 0}}  # to be checked, not corrected
PACE = 0.5  # of the rate that the server reached with all clients waiting for it

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Load:
    """What is sent where.

    ``clients`` send at the same time, each its next request when it has a reply: ``requests``
    together; then as many at random times, half as often as the server could bear; then
    ``long_run`` more (0 for none) while the memory of the process ``pid`` is read.
    """

    url: str
    clients: int = 20
    requests: int = 200
    long_run: int = 2000
    pid: int | None = None


@dataclass
class Outcome:
    """Milliseconds of the requests that succeeded, how the others ended, and the seconds in all."""

    spent: list[float] = field(default_factory=list)
    failed: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0

    def figures(self, single: float) -> dict[str, Any]:
        """Return latencies in milliseconds and as multiples of ``single``, and requests a second.

        Raises:
            AffidavitError: when nothing succeeded.
        """
        if not self.spent:
            raise AffidavitError(
                f"no request succeeded ({dict(self.failed)}): see the server's log"
            )
        in_order = sorted(self.spent)
        p95 = in_order[min(len(in_order) - 1, int(0.95 * len(in_order)))]
        return {
            "requests": len(self.spent) + self.failed.total(),
            "errors": dict(self.failed),
            "p50_ms": statistics.median(in_order),
            "p95_ms": p95,
            "p95_over_single": p95 / single,
            "requests_per_second": len(self.spent) / self.seconds,
        }


def load(sent: Load, progress: Progress) -> dict[str, Any]:
    """Return how a server bears ``sent``; ``progress`` is told of each reply.

    Returns:
        ``single_ms_p50``, the milliseconds of a request that is alone; ``waiting`` and ``paced``,
        each with ``p50_ms``, ``p95_ms``, ``p95_over_single``, ``requests_per_second`` and
        ``errors`` by kind; ``rss_mb`` at even distances of the long run.

    Raises:
        InputError: when no server answers.
    """
    return asyncio.run(_load(sent, progress))


async def _load(sent: Load, progress: Progress) -> dict[str, Any]:
    async with (
        httpx.AsyncClient(base_url=sent.url, timeout=600, trust_env=False) as client,
        _workspace(client),
    ):
        sender = _Sender(client, progress)
        await sender.crowd(1, SINGLE)  # models are loaded, texts of the workspace become known
        alone = [await sender.crowd(1, SINGLE)]
        waiting = await sender.crowd(sent.clients, sent.requests)
        alone.append(await sender.crowd(1, SINGLE))
        rate = PACE * len(waiting.spent) / waiting.seconds
        paced = await sender.paced(rate, sent.requests)
        alone.append(await sender.crowd(1, SINGLE))
        single = statistics.median(ms for outcome in alone for ms in outcome.spent)
        memory = []
        for _ in range(SAMPLES if sent.long_run else 0):
            await sender.crowd(sent.clients, max(1, sent.long_run // SAMPLES))
            memory.append(_resident_mb(sent.pid))
    return {
        "single_ms_p50": single,
        "waiting": waiting.figures(single),
        "paced": paced.figures(single),
        "rss_mb": [m for m in memory if m is not None],
    }


@asynccontextmanager
async def _workspace(client: httpx.AsyncClient) -> AsyncIterator[None]:
    """Fill the workspace, and empty it in the end."""
    documents = [
        {"title": f"Report {n}", "text": " ".join(facts(SENTENCES, seed=n))}
        for n in range(DOCUMENTS)
    ]
    body = {"workspace": WORKSPACE, "documents": documents}
    try:
        (await client.post("/v1/documents", json=body)).raise_for_status()
    except httpx.ConnectError as error:
        raise InputError(f"no server answers at {client.base_url}: start one first") from error
    except httpx.HTTPStatusError as error:
        raise InputError(f"the server takes no documents: {error.response.text}") from error
    yield
    named = {"workspace": WORKSPACE}
    listed = await client.get("/v1/documents", params={**named, "limit": 1000})
    for document in listed.json()["documents"]:
        await client.delete(f"/v1/documents/{document['document_id']}", params=named)


class _Sender:
    """Sends checks, none of which resembles another."""

    def __init__(self, client: httpx.AsyncClient, progress: Progress) -> None:
        self._client = client
        self._progress = progress
        self._numbers = itertools.count()

    async def crowd(self, clients: int, count: int) -> Outcome:
        """Send ``count`` checks from ``clients``, each its next one when it has a reply."""
        outcome, turns, started = Outcome(), iter(range(count)), time.perf_counter()

        async def one() -> None:
            for _ in turns:
                await self._check(outcome)

        await asyncio.gather(*(one() for _ in range(clients)))
        outcome.seconds = time.perf_counter() - started
        return outcome

    async def paced(self, rate: float, count: int) -> Outcome:
        """Send ``count`` checks at random times, ``rate`` a second, whoever still waits."""
        outcome, started, random = Outcome(), time.perf_counter(), Random(count)
        async with asyncio.TaskGroup() as group:
            for _ in range(count):
                group.create_task(self._check(outcome))
                await asyncio.sleep(random.expovariate(rate))
        outcome.seconds = time.perf_counter() - started
        return outcome

    async def _check(self, outcome: Outcome) -> None:
        body = {"draft": draft(next(self._numbers)), "workspace": WORKSPACE, "context": CONTEXT}
        started = time.perf_counter()
        try:
            reply = await self._client.post("/v1/check", json=body)
        except httpx.TransportError as error:
            outcome.failed[type(error).__name__] += 1
        else:
            if reply.is_success:
                outcome.spent.append((time.perf_counter() - started) * 1000)
            else:
                outcome.failed[str(reply.status_code)] += 1
        self._progress(1)


def draft(number: int) -> str:
    """Return a draft of three sentences: one in other words, one falsified, one of the writer's."""
    random = Random(number)
    known = facts(SENTENCES, seed=random.randrange(DOCUMENTS))
    true, false = random.sample(known, 2)
    (own,) = facts(1, seed=1_000_000 + number)
    falsified = false.replace("the ", "the old ", 1).replace("1", "4").replace("7", "2")
    return " ".join([reworded(true), falsified, own])


def _resident_mb(pid: int | None) -> float | None:
    """Return the resident memory of a process in MB, where the system tells it."""
    try:
        text = Path(f"/proc/{pid}/status").read_text("ascii")
    except OSError:
        return None
    line = next(x for x in text.splitlines() if x.startswith("VmRSS"))
    return int(line.split()[1]) / 1024
