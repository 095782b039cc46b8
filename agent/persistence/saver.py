"""The checkpointer that a LangGraph server uses."""

import asyncio
from collections.abc import Iterable
from typing import Any

from langgraph.checkpoint.postgres.aio import AsyncPostgresSaver

_WRITES_OF_RUNS = """
DELETE FROM checkpoint_writes WHERE (thread_id, checkpoint_ns, checkpoint_id) IN (
  SELECT thread_id, checkpoint_ns, checkpoint_id FROM checkpoints
  WHERE metadata ->> 'run_id' = ANY(%s)
)
"""
_CHECKPOINTS_OF_RUNS = "DELETE FROM checkpoints WHERE metadata ->> 'run_id' = ANY(%s)"


class ServedSaver(AsyncPostgresSaver):
    """Deletes threads behind the back of its caller.

    When LangGraph's in-memory runtime deletes a thread it looks up the thread's place in a list,
    waits for the checkpointer, and then removes what is at that place: if it really has to wait,
    other deletions move the places, and the wrong thread goes. So it never has to wait.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._deleting: set[asyncio.Task[None]] = set()

    async def adelete_thread(self, thread_id: str) -> None:
        """Start the deletion of all checkpoints of a thread."""
        task = asyncio.create_task(super().adelete_thread(thread_id))
        self._deleting.add(task)
        task.add_done_callback(self._deleting.discard)

    async def adelete_for_runs(self, run_ids: Iterable[str]) -> None:
        """Delete the checkpoints that runs made, as the strategy `rollback` wants it."""
        wanted = (list(run_ids),)
        async with self._cursor() as cursor:
            await cursor.execute(_WRITES_OF_RUNS, wanted)
            await cursor.execute(_CHECKPOINTS_OF_RUNS, wanted)

    async def settle(self) -> None:
        """Wait until every deletion that was started is done."""
        await asyncio.gather(*self._deleting, return_exceptions=True)
