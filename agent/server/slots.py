"""Slots for runs, handed to callers in turn: who sends many requests waits for them alone."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Line = deque[asyncio.Future[None]]


class Slots:
    """A number of slots; those who wait for one form a line a caller, served round robin.

    Belongs to one event loop.
    """

    def __init__(self, count: int) -> None:
        self._free = count
        self._lines: OrderedDict[str, Line] = OrderedDict()

    @asynccontextmanager
    async def turn(self, caller: str) -> AsyncIterator[None]:
        """Hold a slot, as soon as it is the caller's turn."""
        await self._take(caller)
        try:
            yield
        finally:
            self._hand_on()

    async def _take(self, caller: str) -> None:
        if self._free:  # then nobody waits
            self._free -= 1
            return
        place = asyncio.get_running_loop().create_future()
        self._lines.setdefault(caller, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():  # the slot came in the same moment
                self._hand_on()
            raise

    def _hand_on(self) -> None:
        """Give the slot to the first in the next line; those who left are passed over."""
        while self._lines:
            caller, line = next(iter(self._lines.items()))
            place = line.popleft()
            self._lines.move_to_end(caller)
            if not line:
                del self._lines[caller]
            if not place.done():
                place.set_result(None)
                return
        self._free += 1
