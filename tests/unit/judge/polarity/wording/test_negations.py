"""Two denials that come to the same."""

import pytest

from agent.judge.polarity.wording.exchanges import Wording
from agent.judge.polarity.wording.negations import always_with


def wording(text: str) -> Wording:
    stems = tuple(text.lower().split())
    return Wording(stems, frozenset(stems), frozenset())


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ("fares never come without a seat", "fares come with a seat", True),
        ("fares come without a seat", "fares do not come with a seat", True),
        ("fares come without a seat", "fares come with a seat", False),
        ("fares never come without a seat", "fares do not come with a seat", False),
        ("fares come without a seat", "trips come without a seat", False),
    ],
)
def test_never_without_is_with_and_not_with_is_without(one: str, other: str, alike: bool) -> None:
    assert always_with(wording(one), wording(other)) is alike
    assert always_with(wording(other), wording(one)) is alike
