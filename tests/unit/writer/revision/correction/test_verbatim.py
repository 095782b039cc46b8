import pytest

from agent.writer.revision.correction.verbatim import figures_in_place
from agent.writer.revision.language.phrases import swapped


@pytest.mark.parametrize(
    ("clause", "claim", "quote", "expected"),
    [
        (
            "is extended unless a party gives notice three months before the end",
            "The lease is extended unless a party gives notice three months before the end.",
            "It is extended unless a party gives notice six months before the end.",
            "is extended unless a party gives notice six months before the end",
        ),
        (
            "Income is expected to be £61,000 and costs £75,500, which leaves £3,500.",
            "",
            "Income is expected to be £61,000 and costs £57,500.",
            "Income is expected to be £61,000 and costs £57,500, which leaves £3,500.",
        ),
        (
            "If the tank holds less than 3 litres, the pump stops.",
            "",
            "If the tank holds less than 5 litres, the pump stops.",
            "If the tank holds less than 5 litres, the pump stops.",
        ),
        (
            "opens at 8:00",
            "The north gate opens at 8:00.",
            "The gate opens at 7:30 and closes at dusk.",
            "opens at 7:30",
        ),
    ],
)
def test_figures_are_exchanged_where_all_else_is_said_word_for_word(
    clause: str, claim: str, quote: str, expected: str
) -> None:
    found = figures_in_place(clause, claim or clause, quote)
    assert found and swapped(clause, found) == expected


@pytest.mark.parametrize(
    ("clause", "claim", "quote"),
    [
        ("opens at 8:00", "The gate opens at 8:00.", "The shop opens at 7:30."),
        ("The gate opens at 8:00.", "", "The gate opens at 7:30 only if a guard is there."),
        ("Loans run for 3 weeks if renewed.", "", "Loans run for 4 weeks."),
        ("The gate opens at 8:00.", "", "The gate opens at 8:00."),
        ("at 8:00", "It is at 8:00.", "at 9:00"),
    ],
)
def test_no_figure_is_exchanged_that_may_be_of_something_else_or_hold_in_a_case(
    clause: str, claim: str, quote: str
) -> None:
    assert figures_in_place(clause, claim or clause, quote) is None
