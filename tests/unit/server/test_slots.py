"""Slots are handed out in turn, and none is lost."""

import asyncio
import contextlib
import random

import pytest

from agent.server.slots import Slots


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_who_sends_one_request_does_not_wait_for_anothers_many() -> None:
    slots, order = Slots(1), list[str]()
    go = asyncio.Event()

    async def work(caller: str, number: int) -> None:
        async with slots.turn(caller):
            await go.wait()
            order.append(f"{caller}{number}")

    calls = [("a", n) for n in range(4)] + [("b", 0), ("c", 0), ("c", 1)]
    tasks = [asyncio.create_task(work(*call)) for call in calls]
    await settled()
    go.set()
    await asyncio.gather(*tasks)
    assert order == ["a0", "a1", "b0", "c0", "a2", "c1", "a3"]


@pytest.mark.parametrize("seed", range(20))
async def test_no_slot_is_lost_or_made_whoever_leaves(seed: int) -> None:
    chance, slots = random.Random(seed), Slots(3)
    holding, most = 0, 0

    async def work(caller: str) -> None:
        nonlocal holding, most
        async with slots.turn(caller):
            holding += 1
            most = max(most, holding)
            try:
                for _ in range(chance.randrange(4)):
                    await asyncio.sleep(0)
            finally:
                holding -= 1

    tasks = [asyncio.create_task(work(chance.choice("abc"))) for _ in range(60)]
    while not all(t.done() for t in tasks):
        chance.choice(tasks).cancel()
        for _ in range(chance.randrange(4)):
            await asyncio.sleep(0)
    for task in tasks:
        with contextlib.suppress(asyncio.CancelledError):
            await task
    assert (holding, most) == (0, 3)
    async with slots.turn("a"), slots.turn("a"), slots.turn("b"):  # all three are free again
        late = asyncio.create_task(work("c"))
        await settled()
        assert not late.done()
    await late
