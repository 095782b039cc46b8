"""The number of a clause is no word of its first sentence."""

import pytest

from agent.judge.unfolding.words.numbered import unnumbered


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("8.3 A permit may be given up.", "A permit may be given up."),
        ("2.5.1. Students pay early.", "Students pay early."),
        ("§ 8.3 A permit may be given up.", "A permit may be given up."),
        ("8.3 million people came.", "8.3 million people came."),
        ("8 May is a holiday.", "8 May is a holiday."),
        ("2.4 GHz radios are used.", "2.4 GHz radios are used."),
        ("1.5 Million people came.", "1.5 Million people came."),
    ],
)
def test_the_number_of_a_clause_is_left_out(text: str, expected: str) -> None:
    assert unnumbered(text, "A permit may be given up.") == expected


def test_a_number_that_a_claim_names_stays() -> None:
    text = "8.3 A permit may be given up."
    assert unnumbered(text, "8.3 provides that a permit may be given up.") == text
