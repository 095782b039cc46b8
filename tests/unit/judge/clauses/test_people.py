"""First names that share a stem are of different people."""

import pytest

from agent.judge.clauses.people import name_key


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("Simon", "Simone", False),
        ("Martin", "Martine", False),
        ("Robert", "Roberts", False),
        ("Peter", "Peter's", True),
        ("José", "Jose", True),
        ("Norwegian", "Norwegians", True),
    ],
)
def test_the_key_of_a_name(one: str, other: str, same: bool) -> None:
    assert (name_key(one) == name_key(other)) is same
