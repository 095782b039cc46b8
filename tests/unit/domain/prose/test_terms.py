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


def test_overlap() -> None:
    assert overlap(["a", "b"], ["b", "c"]) == 0.5
    assert overlap([], ["b"]) == 0.0
