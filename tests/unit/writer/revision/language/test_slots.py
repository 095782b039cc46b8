"""What two texts say once of one kind can be exchanged."""

import pytest

from agent.writer.revision.language.slots import slot_swap

SWIM = "We swim on Tuesdays and Fridays."


@pytest.mark.parametrize(
    ("clause", "quote", "wanted"),
    [
        ("Take it twice a day.", "It is taken once a day.", "Take it once a day."),
        (
            "Rent, due on the first working day of each month.",
            "It is due on the third working day of each month.",
            "Rent, due on the third working day of each month.",
        ),
        (
            "It is open Monday to Friday from 9.",
            "The desk, open Monday to Thursday, helps.",
            "It is open Monday to Thursday from 9.",
        ),
        ("We swim on Mondays.", "Here we swim on Tuesdays and Fridays.", SWIM),
        ("It runs Monday to Saturday.", "On holidays it runs Monday to Friday.", None),
        ("It runs Monday to Saturday.", "It runs only Monday to Friday.", None),
        ("The shop is closed on Mondays.", "The shop is open on Tuesdays.", None),
        ("The last day of May is a Friday.", "The first day of May is a Friday.", None),
        ("Members vote on the last day of May.", "Members vote on the first day of June.", None),
        ("It won the second prize of it.", "It won the first prize of it in 2020.", None),
        ("It is due on the first day of May.", "The first chapter of it is long.", None),
        ("On Mondays it closes at 5.", "On Tuesdays it closes at 6.", None),
        ("It opens Monday or Friday.", "It opens Monday, but not on Friday.", None),
        ("Take it twice a day.", "Take it two times a day.", None),
    ],
)
def test_a_slot_is_filled_as_the_quote_has_it(clause: str, quote: str, wanted: str | None) -> None:
    found = slot_swap(clause, quote)
    made = found and f"{clause[: found[0].start]}{found[1]}{clause[found[0].end :]}"
    assert made == wanted
