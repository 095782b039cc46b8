"""What does not fit is told in one line, without pydantic's words and whole objects."""

import re

import pytest
from pydantic import BaseModel, Field, ValidationError

from agent.context import Context
from agent.domain.problems import problems
from agent.server.requests import Name


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ({"budget": {"max_calls": -3}}, "budget.max_calls: .* \\(got -3\\)"),
        ({"policy": {"weak_above": 1.0}}, "policy: `weak_above` must not exceed [^(]*$"),
        ({"policy": {"gates": [1]}}, r"policy\.gates: [^(]*$"),
        ({"user": b"\xff" * 500}, "user: [^(]*$"),
        ({"api_key": 5}, "api_key: [^(]*$"),
        ({"polcy": 1}, r"polcy: there is no such field \(got 1\)"),
        ({"judge": None}, r"judge: it must be a text \(got None\)"),
        ({"policy": "strict"}, r"policy: it must be an object of fields \(got 'strict'\)"),
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


class _Book(BaseModel):
    title: str = Field(min_length=1)


class _Shelf(BaseModel):
    books: tuple[_Book, ...] = Field(min_length=1)


@pytest.mark.parametrize(
    ("books", "told"),
    [
        ([], ["books: it is empty"]),
        ([{}], ["books.0.title: it is missing"]),
        ([{"title": ""}], ["books.0.title: it is empty (got '')"]),
        ("Iliad", ["books: it must be a list (got 'Iliad')"]),
        ([{"title": "Iliad"}, 3], ["books.1: it must be an object of fields (got 3)"]),
    ],
)
def test_each_fault_is_told_once_and_in_plain_words(books: object, told: list[str]) -> None:
    with pytest.raises(ValidationError) as caught:
        _Shelf.model_validate({"books": books})
    assert list(problems(caught.value, "shelf")) == told


def test_a_pattern_is_told_in_words():
    class Place(BaseModel):
        workspace: Name

    with pytest.raises(ValidationError) as caught:
        Place(workspace="A B")
    assert list(problems(caught.value, "all")) == [
        "workspace: use 1 to 64 lower-case letters, digits, hyphens and underscores (got 'A B')"
    ]
