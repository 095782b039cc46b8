"""Fields that no graph knows: LangGraph would drop them without a word, and run without them."""

from collections.abc import Collection
from difflib import get_close_matches
from typing import Any

from langgraph_sdk import Auth

from agent.context import Context
from agent.state import AnswerInput, CheckInput


def demand_known(values: Any, context: Any) -> None:
    """Raise an HTTP 422 that names the first unknown field of a run's input or context.

    What no field is named after, e.g. a resumed run, passes; its run tells what is wrong with it.
    """
    if isinstance(values, dict):
        graph = CheckInput if "draft" in values else AnswerInput
        given = {name for name, value in values.items() if value is not None}
        kind = "an input with a `draft`" if graph is CheckInput else "an input without a `draft`"
        _demand(given, graph.__annotations__.keys(), kind)
    if isinstance(context, dict):
        _demand(context, Context.model_fields.keys(), "the context")


def _demand(given: Collection[str], known: Collection[str], kind: str) -> None:
    unknown = sorted(set(map(str, given)) - set(known))
    if not unknown:
        return
    near = get_close_matches(unknown[0], known, n=1)
    meant = f"; did you mean `{near[0]}`?" if near else ""
    raise Auth.exceptions.HTTPException(
        status_code=422,
        detail=f"{kind} has no field `{unknown[0]}`: it takes {', '.join(known)}{meant}",
    )
