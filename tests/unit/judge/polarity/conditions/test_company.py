"""What comes with something, and what without it."""

import pytest

from agent.judge.polarity.conditions.company import other_case
from tests.trees import tree

SOUP = "Serve the soup with bread and the stew without bread."
BURGER = "The burger comes with chips, the salad without."


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (SOUP, "Serve the soup without bread."),
        ("Take the pills with food; take the drops without food.", "Take the pills without food."),
        (BURGER, "The burger comes without chips."),
        ("Wash wool without softener. Wash cotton with softener.", "Wash wool with softener."),
    ],
)
def test_the_other_case(premise: str, claim: str) -> None:
    assert other_case(tree(claim), tree(premise))


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (SOUP, "Serve the soup with bread."),
        (SOUP, "Serve the stew without bread."),
        (BURGER, "The salad comes without chips."),
        ("Take the pills with food.", "Take the pills without food."),
        (SOUP, "Serve the soup."),
    ],
)
def test_its_own_case(premise: str, claim: str) -> None:
    assert not other_case(tree(claim), tree(premise))
