"""The sweeper that a server runs in the background."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

from agent.errors import AffidavitError

LOG = logging.getLogger(__name__)
EVERY_SECONDS = 3600.0


async def sweep_forever(
    sweep: Callable[[datetime], Awaitable[int]], what: str, every_seconds: float = EVERY_SECONDS
) -> None:
    """Let ``sweep`` remove what has expired, now and again and again, until cancelled.

    A sweep that fails is logged and tried again at its next time: the server goes on.

    Args:
        sweep: removes what has expired at a time, and returns how much.
        what: what it removes, for the log.
        every_seconds: from one sweep to the next.
    """
    while True:
        try:
            removed = await sweep(datetime.now(UTC))
        except AffidavitError as error:
            LOG.warning("expired %s were not removed: %s", what, error)
        else:
            if removed:
                LOG.info("%d expired %s removed", removed, what)
        await asyncio.sleep(every_seconds)
