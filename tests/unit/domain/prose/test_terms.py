import pytest

from agent.domain.prose.terms import overlap, stem, terms


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("approval", "approval"),
        ("requests", "request"),
        ("requested", "requesting"),
        ("policies", "policy"),
        ("stopped", "stop"),
        ("notify", "notification"),
        ("employee's", "employee"),
    ],
)
def test_stems_meet(one: str, other: str) -> None:
    assert stem(one) == stem(other)


@pytest.mark.parametrize(("one", "other"), [("access", "acces"), ("paid", "pay"), ("18F", "18")])
def test_stems_stay_apart(one: str, other: str) -> None:
    assert stem(one) != stem(other)


def test_terms_drop_function_words_and_keep_order() -> None:
    assert terms("How do I request the annual leave?") == ["request", "annual", "leav"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Tent A is red", ["tent", "a", "red"]),
        ("much vitamin D", ["vitamin", "d"]),
        ("Plan B, plan S and plan T", ["plan", "b", "plan", "s", "plan", "t"]),
        ("It rains. A tent is red", ["rain", "tent", "red"]),
        ("A red tent", ["red", "tent"]),
        ("What I want is a tent", ["want", "tent"]),
        ("THIS IS A TENT", ["tent"]),
        ("Stop – A tent", ["stop", "tent"]),
    ],
)
def test_the_letter_of_a_name_is_no_article(text: str, expected: list[str]) -> None:
    assert terms(text) == expected


def test_overlap() -> None:
    assert overlap(["a", "b"], ["b", "c"]) == 0.5
    assert overlap([], ["b"]) == 0.0
