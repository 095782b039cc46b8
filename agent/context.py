"""Settings of one run: who plays each role, and the policy."""

from typing import Any

from langgraph.runtime import Runtime
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from agent.domain.policy import Policy
from agent.errors import InputError


class Context(BaseModel):
    """What a caller may choose for a run; every field has a default that needs no key."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    writer: str = Field(default="extractive", description="who drafts and revises")
    skeptic: str = Field(default="rules", description="who attacks the draft")
    extractor: str = Field(default="rules", description="who splits the draft into claims")
    judge: str = Field(default="nli", description="who rules on the claims")
    policy: Policy = Field(default=Policy(), description="thresholds, gates and strategies")
    user: str = Field(default="", description="who asks, for the audit record")
    session: str = Field(default="", description="groups runs in the audit record")


def parse_context(data: Any) -> Context:
    """Return ``data`` (a Context, a mapping, or None for the defaults) as a Context.

    Raises:
        InputError: naming each wrong field, its value and what is allowed.
    """
    if isinstance(data, Context):
        return data
    try:
        return Context.model_validate({} if data is None else data)
    except ValidationError as error:
        parts = (
            f"{'.'.join(map(str, e['loc']))}: {e['msg']} (got {e['input']!r})"
            for e in error.errors()
        )
        raise InputError("context is not valid: " + "; ".join(parts)) from error


def context_of(runtime: Runtime[Context]) -> Context:
    """Return the run's context; LangGraph passes None when the caller gave none."""
    return parse_context(runtime.context)
