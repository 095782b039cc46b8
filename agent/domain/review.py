"""A person's decision on an answer that the policy holds for review."""

from enum import StrEnum
from typing import Any

from pydantic import Field, ValidationError, model_validator

from agent.domain.base import Frozen
from agent.domain.given import given_draft
from agent.domain.problems import reason
from agent.errors import InputError, NotFoundError


class ReviewAction(StrEnum):
    """What a reviewer may do with a held answer."""

    APPROVE = "approve"
    EDIT = "edit"
    REJECT = "reject"


class Review(Frozen):
    """The decision; ``text`` is the edited answer, given with ``edit`` and only then."""

    action: ReviewAction
    text: str | None = None
    by: str = Field(default="", description="who decided, for the report and the audit record")

    @model_validator(mode="after")
    def _text_fits(self) -> "Review":
        edits = self.action is ReviewAction.EDIT
        if edits and not (self.text or "").strip():
            raise ValueError("the action `edit` needs the edited answer in `text`")
        if not edits and self.text is not None:
            raise ValueError(f"the action `{self.action.value}` takes no `text`")
        if self.text is not None:
            given_draft(self.text, "the edited answer")
        return self


def not_waiting(thread_id: str) -> NotFoundError:
    """Return what is said of a thread on which there is nothing to decide."""
    return NotFoundError(
        f"no run waits for review under {thread_id!r} (any more); "
        "`affidavit review` and GET /v1/reviews list those that wait"
    )


def parse_review(action: Any, text: Any = None, by: Any = "") -> Review:
    """Return the decision.

    Raises:
        InputError: saying what is wrong with it.
    """
    try:
        return Review.model_validate({"action": action, "text": text, "by": by})
    except ValidationError as error:
        wrong = "; ".join(reason(e["msg"]) for e in error.errors())
        raise InputError(f"the decision is not valid: {wrong} (got {action!r})") from error
