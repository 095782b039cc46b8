import pytest

from agent.writer.revision.correction.verbatim import figures_in_place, odd_figure
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
    assert found
    assert swapped(clause, found) == expected


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


@pytest.mark.parametrize(
    ("clause", "quote", "expected"),
    [
        (
            "Of these, up to 6 days may be carried over, provided they are taken by 31 March",
            "Up to 6 days may be carried over; they must be taken by 30 April.",
            "Of these, up to 6 days may be carried over, provided they are taken by 30 April",
        ),
        (
            "A pressure below 90 mmHg must be reported at once",
            "A pressure below 95 mmHg is reported at once.",
            "A pressure below 95 mmHg must be reported at once",
        ),
        (
            "80% of them drove faster than 30 mph",
            "The count found 2,140 cars a day, of which 18% drove faster than 30 mph.",
            "18% of them drove faster than 30 mph",
        ),
    ],
)
def test_the_figure_that_alone_differs_behind_the_same_words_is_exchanged(
    clause: str, quote: str, expected: str
) -> None:
    found = odd_figure(clause, quote, weak=True)
    assert found
    assert swapped(clause, [found]) == expected


@pytest.mark.parametrize(
    ("clause", "quote"),
    [
        ("Guests pay £5 by noon", "Members pay £7 by noon."),
        ("The pool opens at 8:00 in May", "The pool opens at 7:00 in June."),
        ("The pool opens at 8:00", "The bar of the annexe next door opens at 7:00 for members."),
        (
            "Repairs of £10 go to the owner, up to £50",
            "Repairs of £10 go to the tenant, up to £70.",
        ),
        ("Fines of £5 are not due by 3 May", "Fines of £5 are due by 4 May."),
    ],
)
def test_a_figure_among_others_or_other_words_stays(clause: str, quote: str) -> None:
    assert odd_figure(clause, quote) is None


def test_the_figure_of_a_clause_with_more_words_is_exchanged_if_another_is_shared() -> None:
    clause = "The council received other offers for the playground, of £34,250 and £39,800"
    swap = odd_figure(clause, "Other offers were received, of £34,250 and £38,900.")
    assert swap
    assert swapped(clause, [swap]).endswith("of £34,250 and £38,900")
