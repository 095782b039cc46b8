"""Progress of a run on stderr, told from its stream events."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from agent.cli.console import console_on, write_error

if TYPE_CHECKING:
    from agent.domain.events import AnyEvent

STAGES = {
    "plan": "searching the documents",
    "chunks": "writing a draft",
    "draft": "attacking the draft",
    "issue": "attacking the draft",
    "claim": "looking for evidence",
    "verdict": "ruling on the claims",
    "verification": "weighing the verdicts",
    "revision": "revising the draft",
    "review": "waiting for a person",
    "final": "done",
}


class Seen(NamedTuple):
    """What a run has shown of itself; counts start anew with each revision."""

    stage: str = "reading"
    claims: int = 0
    verdicts: int = 0

    @property
    def text(self) -> str:
        """Return one line for people."""
        if self.verdicts and self.stage == STAGES["verdict"]:
            return f"{self.stage}: {self.verdicts} of {max(self.claims, self.verdicts)}"
        return self.stage


def follow(seen: Seen, kind: str) -> Seen:
    """Return ``seen`` after one more event of ``kind`` (the event's ``type``)."""
    stage = STAGES.get(kind, seen.stage)
    if kind == "revision":
        return Seen(stage)
    return Seen(stage, seen.claims + (kind == "claim"), seen.verdicts + (kind == "verdict"))


@contextmanager
def watching(*, verbose: bool = False) -> "Iterator[Callable[[AnyEvent], None] | None]":
    """Yield a listener for the events of a run, or None where nobody watches.

    On a terminal the current stage is shown and replaced; elsewhere each new stage is a line,
    and only when ``verbose``.
    """
    if verbose:
        yield _listener(lambda seen: write_error(f"affidavit: {seen.stage}"), every=False)
    elif sys.stderr.isatty():
        with console_on(sys.stderr).status(Seen().text, spinner="line") as status:
            yield _listener(lambda seen: status.update(seen.text), every=True)
    else:
        yield None


def _listener(tell: Callable[[Seen], None], *, every: bool) -> "Callable[[AnyEvent], None]":
    seen = Seen()

    def listen(event: "AnyEvent") -> None:
        nonlocal seen
        before, seen = seen, follow(seen, event.type)
        if every or seen.stage != before.stage:
            tell(seen)

    return listen
