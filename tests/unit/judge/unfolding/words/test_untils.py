"""What lasts until something is done lasts as long as it is not."""

import pytest

from agent.judge.unfolding.words.untils import in_its_words


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (
            "The rota remains valid until the new rota is published.",
            "The rota is valid as long as the new rota has not been published.",
            "The rota remains valid as long as the new rota has not been published.",
        ),
        (
            "The rates stay in force until the council approves the tariff.",
            "The rates apply for as long as the council has not approved the tariff.",
            "The rates stay in force as long as the council has not approved the tariff.",
        ),
        (
            "As long as the seller has not been paid, the goods remain his.",
            "The goods remain his until the seller is paid.",
            "The goods remain his until the seller is paid.",
        ),
        (
            "The goods remain his as long as the seller is not ready.",
            "The goods remain his until the seller is ready.",
            "The goods remain his until the seller is ready.",
        ),
        (
            "The rota is not valid until the new rota is published.",
            "The rota is valid as long as the new rota has not been published.",
            "",
        ),
        (
            "The rota is valid until the new rota is published.",
            "The rota is valid.",
            "",
        ),
        (
            "The rates stay until the council meets.",
            "The rates stay as long as the council has not approved them.",
            "",
        ),
    ],
)
def test_told(text: str, claim: str, meant: str) -> None:
    assert in_its_words(text, claim) == (meant or text)
