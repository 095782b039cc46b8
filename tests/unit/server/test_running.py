import asyncio
from http import HTTPStatus

import pytest

from agent.domain.claim import Claim, ClaimType, Importance
from agent.domain.events import ClaimEvent, DraftEvent
from agent.domain.text import Span
from agent.errors import InputError
from agent.server.failures import RequestError, RunStoppedError
from agent.server.running import Run, Runs
from agent.settings import ServerSettings

CLAIM = Claim(
    claim_id="c1",
    text="It rains.",
    span=Span(start=0, end=9),
    type=ClaimType.FACT,
    importance=Importance.MATERIAL,
)


def runs(**settings: float) -> Runs:
    return Runs(ServerSettings(**{"max_running": 1, "max_waiting": 1, **settings}))


async def forever(hear) -> None:
    hear(DraftEvent(draft="It rains.", round=0))
    hear(ClaimEvent(claim=CLAIM))
    await asyncio.Event().wait()


async def ended(run: Run) -> None:
    done, _ = await asyncio.wait({run.task}, timeout=30)
    assert done


async def test_too_many_runs_are_turned_away_with_a_time_to_come_back() -> None:
    desk = runs()
    held = [desk.start("check", "ann", forever, keeps_events=False) for _ in range(2)]
    with pytest.raises(RequestError) as caught:
        desk.start("check", "ann", forever, keeps_events=False)
    assert caught.value.status == HTTPStatus.TOO_MANY_REQUESTS
    assert int(caught.value.headers["Retry-After"]) >= 1
    held[0].task.cancel()
    await ended(held[0])
    desk.start("check", "ann", forever, keeps_events=False)
    await desk.close(0)


async def test_so_many_go_on_at_a_time() -> None:
    desk, at_once, most = runs(max_running=2, max_waiting=10), 0, 0

    async def work(hear) -> None:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        await asyncio.sleep(0.01)
        at_once -= 1
        raise InputError("done")

    started = [desk.start("check", "ann", work, keeps_events=False) for _ in range(8)]
    await asyncio.gather(*(ended(r) for r in started))
    assert most == 2


async def test_a_run_that_takes_too_long_tells_what_it_verified() -> None:
    run = runs(run_seconds=0.05).start("check", "ann", forever, keeps_events=True)
    await ended(run)
    assert isinstance(run.error, RunStoppedError)
    assert run.error.status == HTTPStatus.GATEWAY_TIMEOUT
    assert run.error.partial["draft"] == "It rains."
    assert run.error.partial["entries"][0]["claim"]["claim_id"] == "c1"
    assert run.error.partial["entries"][0]["verdict"] is None
    found = [event async for _, event in run.follow()]
    assert [e["type"] for e in found] == ["draft", "claim", "error"]
    assert found[-1]["status"] == 504
    assert found[-1]["partial"] == run.error.partial


async def test_a_timeout_inside_the_work_is_not_the_limit() -> None:
    async def work(hear) -> None:
        raise TimeoutError("of something else")

    run = runs().start("check", "ann", work, keeps_events=True)
    await ended(run)
    assert not isinstance(run.error, RunStoppedError)
    (last,) = [event async for _, event in run.follow()]
    assert last["status"] == 500
    assert "something else" not in str(last)


async def test_followers_come_in_the_middle_and_see_the_same() -> None:
    desk, go = runs(), asyncio.Event()

    async def work(hear) -> None:
        for number in range(5):
            hear(DraftEvent(draft=str(number), round=number))
            await asyncio.sleep(0)
        await go.wait()
        hear(DraftEvent(draft="last", round=9))
        raise InputError("over")

    run = desk.start("check", "ann", work, keeps_events=True)

    async def read(after: int) -> list[int]:
        return [number async for number, _ in run.follow(after)]

    first, second = asyncio.create_task(read(0)), asyncio.create_task(read(3))
    await asyncio.sleep(0.01)
    go.set()
    assert await first == [1, 2, 3, 4, 5, 6, 7]
    assert await second == [4, 5, 6, 7]
    assert await read(7) == []
    assert await read(99) == []


async def test_a_run_that_nobody_comes_back_to_is_cancelled() -> None:
    desk = runs(resume_seconds=0.02)
    run = desk.start("check", "ann", forever, keeps_events=True)
    desk.leave(run)
    await ended(run)
    assert isinstance(run.error, RunStoppedError)

    kept = desk.start("check", "ann", forever, keeps_events=True)
    desk.leave(kept)
    kept.followers = 1
    await asyncio.sleep(0.05)
    assert not kept.is_over
    await desk.close(0)


async def test_a_run_is_found_by_its_owner_alone_and_then_forgotten() -> None:
    async def work(hear) -> None:
        raise InputError("done")

    desk = runs(replay_seconds=0.5)
    run = desk.start("check", "ann", work, keeps_events=True)
    await ended(run)
    assert desk.find(run.run_id, "ann") is run
    assert desk.find(run.run_id, "bob") is None
    await asyncio.sleep(0.6)
    assert desk.find(run.run_id, "ann") is None


async def test_the_events_of_so_many_runs_are_kept() -> None:
    async def work(hear) -> None:
        raise InputError("done")

    desk = runs(replay_runs=2, replay_seconds=60)
    made = []
    for _ in range(4):
        made.append(desk.start("check", "ann", work, keeps_events=True))
        await ended(made[-1])
    assert [desk.find(run.run_id, "ann") for run in made] == [None, None, *made[2:]]


async def test_shutting_down_lets_runs_finish_and_names_the_others() -> None:
    desk, done = runs(max_running=2), []

    async def short(hear) -> None:
        await asyncio.sleep(0.02)
        done.append(True)
        raise InputError("finished by itself")

    desk.start("check", "ann", short, keeps_events=False)
    stuck = desk.start("check", "ann", forever, keeps_events=False)
    closing = asyncio.create_task(desk.close(1.0))
    await asyncio.sleep(0)
    with pytest.raises(RequestError) as caught:
        desk.start("check", "ann", short, keeps_events=False)
    assert caught.value.status == HTTPStatus.SERVICE_UNAVAILABLE
    assert await closing == [stuck]
    assert done == [True]
    assert isinstance(stuck.error, RunStoppedError)
