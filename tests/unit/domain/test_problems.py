"""What does not fit is told in one line, without pydantic's words and whole objects."""

import re

import pytest
from pydantic import ValidationError

from agent.context import Context
from agent.domain.problems import problems


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ({"budget": {"max_calls": -3}}, "budget.max_calls: .* \\(got -3\\)"),
        ({"policy": {"weak_above": 1.0}}, "policy: `weak_above` must not exceed [^(]*$"),
        ({"policy": {"gates": [1]}}, r"policy\.gates: [^(]*$"),
        ({"user": b"\xff" * 500}, "user: [^(]*$"),
        ({"api_key": 5}, "api_key: [^(]*$"),
    ],
)
def test_a_value_is_repeated_where_it_is_short_and_no_key(
    values: dict[str, object], told: str
) -> None:
    with pytest.raises(ValidationError) as caught:
        Context.model_validate(values)
    (line,) = problems(caught.value, "context")
    assert re.match(told, line), line
    assert "Value error" not in line
