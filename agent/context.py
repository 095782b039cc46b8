"""Settings of one run: who plays each role, and the policy."""

import json
from typing import Any

from langgraph.runtime import Runtime
from pydantic import BaseModel, ConfigDict, Field, SecretStr, ValidationError

from agent.domain.policy import Policy
from agent.domain.problems import problems
from agent.domain.spending import Budget, ChatOptions
from agent.errors import AccessError, InputError
from agent.policies import with_process_policy


class Context(BaseModel):
    """What a caller may choose for a run; every field has a default that needs no key."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    writer: str = Field(default="extractive", description="who drafts and revises")
    skeptic: str = Field(default="rules", description="who attacks the draft")
    extractor: str = Field(default="rules", description="who splits the draft into claims")
    judge: str = Field(
        default="nli",
        description="who rules on the claims: nli, nli-small, PROVIDER:MODEL or "
        "cascade:PROVIDER:MODEL",
    )
    policy: Policy = Field(default=Policy(), description="thresholds, gates and strategies")
    base_url: str = Field(
        default="",
        repr=False,
        exclude=True,
        description="server of the chat models; '' for the provider's own variables",
    )
    api_key: SecretStr | None = Field(
        default=None,
        repr=False,
        exclude=True,
        description="key for the chat models; null for the provider's own variables",
    )
    budget: Budget = Field(default=Budget(), description="caps on calls, tokens and dollars")
    chat: ChatOptions = Field(default=ChatOptions(), description="how chat models are called")
    user: str = Field(default="", description="who asks, for the audit record")
    session: str = Field(default="", description="groups runs in the audit record")

    def kept(self) -> str:
        """Return the context as JSON for a run that pauses: all but the key.

        The server of the chat models belongs to it, so that the run goes on where it began.
        """
        values = self.model_dump(mode="json")
        return json.dumps({**values, "base_url": self.base_url})


class GraphContext(Context):
    """A Context as LangGraph makes it of a caller's mapping: errors are ours, in one line."""

    model_config = ConfigDict(title="Context")

    def __init__(self, **values: Any) -> None:
        """Take ``values``; raises InputError, naming each wrong field."""
        try:
            super().__init__(**values)
        except ValidationError as error:
            raise _not_valid(error) from error


def parse_context(data: Any) -> Context:
    """Return ``data`` (a Context, a mapping, or None for the defaults) as a Context.

    Raises:
        InputError: naming each wrong field, its value and what is allowed.
    """
    if isinstance(data, Context):
        return _resolved(data)
    try:
        return _resolved(Context.model_validate({} if data is None else data))
    except ValidationError as error:
        raise _not_valid(error) from error


def _not_valid(error: ValidationError) -> InputError:
    return InputError("context is not valid: " + "; ".join(problems(error, "context")))


def _resolved(context: Context) -> Context:
    """Return the context with its policy laid over that of the process, once.

    A preset that comes with every default beside it, as a form sends it, is a preset alone.
    """
    policy = context.policy
    given = policy.model_dump(mode="json", exclude_unset=True)
    if policy.model_fields_set >= set(Policy.model_fields):
        if policy.preset == Policy().preset or policy != Policy(preset=policy.preset):
            return context
        given = {"preset": policy.preset}
    return context.model_copy(update={"policy": with_process_policy(given)})


def context_of(runtime: Runtime[Context], held: str | None = None) -> Context:
    """Return the run's context; LangGraph passes None when the caller gave none.

    On a server that knows its callers, ``user`` is the caller's name, whatever the context says.

    Args:
        runtime: as LangGraph passes it to a node.
        held: what `Context.kept` returned where the run was held for a person; it applies, but for
            the key of the chat models, which is not kept.

    Raises:
        AccessError: when the held context names a server that the caller may not name.
    """
    context = parse_context(runtime.context)
    caller = runtime.server_info.user if runtime.server_info else None
    if held:
        kept = Context.model_validate_json(held)
        if kept.base_url and caller is not None and "admin" not in caller.permissions:
            raise AccessError("the key does not allow to go on with a `base_url`")
        return kept.model_copy(update={"api_key": context.api_key})
    name = caller.display_name if caller is not None else ""
    return context.model_copy(update={"user": name}) if name else context
