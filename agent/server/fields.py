"""Fields that no graph knows: LangGraph would drop them without a word, and run without them."""

from collections.abc import Collection
from difflib import get_close_matches
from typing import Any

from langgraph_sdk import Auth

from agent.context import Context
from agent.state import AnswerInput, CheckInput

NO_FIELDS = "an input must be an object with a `draft` or a `question`"


def demand_known(values: Any, context: Any) -> None:
    """Raise an HTTP 422 for an input that has no fields, or an unknown one, and for such a context.

    What comes without an input, e.g. a resumed run, passes; its run tells what is wrong with it.
    """
    if values is not None and not isinstance(values, dict):
        raise _refusal(f"{NO_FIELDS}, not {type(values).__name__}")
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
    raise _refusal(f"{kind} has no field `{unknown[0]}`: it takes {', '.join(known)}{meant}")


def _refusal(told: str) -> Exception:
    return Auth.exceptions.HTTPException(status_code=422, detail=told)
