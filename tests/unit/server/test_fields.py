"""Fields that a graph would drop are refused by name."""

from typing import Any

import pytest
from langgraph_sdk import Auth

from agent.server.fields import demand_known

UNKNOWN: dict[str, tuple[Any, Any, str]] = {
    "a document in the singular": (
        {"draft": "x", "document": []},
        None,
        "an input with a `draft` has no field `document`: .*did you mean `documents`",
    ),
    "files for a question": (
        {"question": "x?", "files": []},
        None,
        "an input without a `draft` has no field `files`: it takes .*documents",
    ),
    "a misspelt policy": (
        {"draft": "x"},
        {"polcy": {}},
        "the context has no field `polcy`: .*`policy`",
    ),
    "a bare text": ("Staff get 25 days.", None, "an object with a `draft` or a .*, not str"),
    "a list of texts": (["x"], None, "an object with a `draft` or a `question`, not list"),
    "a number": (0, None, "an object with a `draft` or a `question`, not int"),
    "nothing near": (None, {"zzz": 1}, r"has no field `zzz`: it takes [^;]*$"),
}


@pytest.mark.parametrize("kind", UNKNOWN)
def test_an_unknown_field_is_named(kind: str) -> None:
    values, context, told = UNKNOWN[kind]
    with pytest.raises(Auth.exceptions.HTTPException, match=told) as caught:
        demand_known(values, context)
    assert caught.value.status_code == 422


KNOWN: list[tuple[Any, Any]] = [
    (None, None),
    ({}, {}),
    ({"draft": "x", "question": None, "documents": [], "workspace": "hr"}, None),
    ({"question": "x?", "workspace": "hr", "documents": None}, {"policy": {"max_revisions": 0}}),
    ({"draft": "x"}, {"judge": "nli", "user": "ann", "base_url": "http://x", "budget": {}}),
    (None, ["none"]),
]


@pytest.mark.parametrize(("values", "context"), KNOWN)
def test_known_fields_pass(values: Any, context: Any) -> None:
    demand_known(values, context)
