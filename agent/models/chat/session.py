"""What the chat calls of one run share: its context, its meter, and what could not be done."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field

from agent.context import Context
from agent.domain.report import Notice, WarningCode
from agent.domain.spending import RoleUsage
from agent.errors import BudgetError, ModelError
from agent.models.chat.meter import Meter


@dataclass
class Session:
    """Context, meter and notices of the step of a run that is under way."""

    context: Context
    meter: Meter
    notices: list[Notice] = field(default_factory=list)

    def note(self, role: str, error: ModelError, undone: str) -> None:
        """Record that ``role`` failed, and what was not done because of it."""
        is_budget = isinstance(error, BudgetError)
        notice = Notice(
            code=WarningCode.BUDGET_EXCEEDED if is_budget else WarningCode.MODEL_FAILED,
            message=f"{role}: {undone}: {error}",
            details={"role": role, "undone": undone, "reason": str(error)},
        )
        if notice not in self.notices:
            self.notices.append(notice)


_SESSION: ContextVar[Session | None] = ContextVar("affidavit_chat_session", default=None)


@contextmanager
def session(context: Context, spent: Mapping[str, RoleUsage] | None = None) -> Iterator[Session]:
    """Open the session of one step; ``spent`` is what the run used before it."""
    opened = Session(context, Meter(context.budget, spent))
    token = _SESSION.set(opened)
    try:
        yield opened
    finally:
        _SESSION.reset(token)


def current() -> Session:
    """Return the open session; outside a run one of its own, with the default context."""
    opened = _SESSION.get()
    if opened is None:
        context = Context()
        return Session(context, Meter(context.budget))
    return opened
