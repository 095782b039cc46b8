"""Verb forms and possessives."""

import pytest

from agent.judge.claims.parsing.inflection import possessive, singular_verb


@pytest.mark.parametrize(
    ("verb", "tag", "form"),
    [
        ("submit", "VBP", "submits"),
        ("pass", "VBP", "passes"),
        ("carry", "VBP", "carries"),
        ("pay", "VBP", "pays"),
        ("go", "VBP", "goes"),
        ("are", "VBP", "is"),
        ("were", "VBD", "was"),
        ("have", "VBP", "has"),
        ("went", "VBD", "went"),
        ("must", "MD", "must"),
    ],
)
def test_singular_verbs(verb: str, tag: str, form: str) -> None:
    assert singular_verb(verb, tag) == form


@pytest.mark.parametrize(
    ("phrase", "form"),
    [("the office", "the office's"), ("the staffs", "the staffs'"), ("GSA's", "GSA's")],
)
def test_possessives(phrase: str, form: str) -> None:
    assert possessive(phrase) == form
