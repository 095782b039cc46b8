"""Votes and scores in the words of a claim."""

import pytest

from agent.judge.unfolding.compared.ballots import in_its_words


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (
            "The tally of the motion shows six votes in favour and five against.",
            "The motion was carried by seven votes to four.",
            "The motion was carried by six votes to five.",
        ),
        (
            "The note on the same motion counts 13 votes against and 8 in favour.",
            "The motion was rejected by 12 votes to 9.",
            "The motion was rejected by 13 votes to 8.",
        ),
        (
            "The report shows that the Rovers won the final 2–1.",
            "The Rovers won the final by three goals to one.",
            "The Rovers won the final by 2 goals to 1.",
        ),
        (
            "The motion was carried by seven votes to four.",
            "More votes were cast for the motion than against it.",
            "More votes were cast for the motion than against it.",
        ),
        (
            "The motion was carried by seven votes to four.",
            "More votes were cast against the motion than for it.",
            "It is not the case that more votes were cast against the motion than for it.",
        ),
        (
            "The motion was rejected by seven votes to four.",
            "A majority voted against the motion.",
            "A majority voted against the motion.",
        ),
        (
            "The motion was carried by seven votes to four.",
            "The motion was carried by six votes to five.",
            "",
        ),
        (
            "The second motion was carried by six votes to five.",
            "The motion was carried with seven votes for and four against.",
            "",
        ),
        (
            "The tally of the motion on parking shows six votes in favour and five against.",
            "The motion was carried by seven votes to four.",
            "",
        ),
        (
            "The tally of the motion shows six votes in favour and five against.",
            "The amendment was carried by seven votes to four.",
            "",
        ),
        (
            "The motion was carried by seven votes to four.",
            "The motion was carried in May.",
            "",
        ),
    ],
)
def test_told(text: str, claim: str, meant: str) -> None:
    assert in_its_words(text, claim) == (meant or text)


def test_an_outcome_is_told_by_the_side_of_a_claim() -> None:
    text = "The scheme passed by nine votes to seven."
    assert (
        in_its_words(text, "Seven voted against the scheme.") == "Seven voted against the scheme."
    )
