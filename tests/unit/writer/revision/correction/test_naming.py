"""Names and places that a quote gives otherwise."""

import pytest

from agent.writer.revision.correction.naming import name_swap, place_swap
from agent.writer.revision.language.phrases import swapped


@pytest.mark.parametrize(
    ("clause", "quote", "expected"),
    [
        (
            "Keys are handed out by the porter, Mr Hansen, at noon",
            "The porter, Mr Jansen, hands out the keys at noon.",
            "Keys are handed out by the porter, Mr Jansen, at noon",
        ),
        (
            "Keys are kept by the porter, Mr Hansen, at the gate",
            "All keys are kept at the gate by the porter, Mr Jansen.",
            "Keys are kept by the porter, Mr Jansen, at the gate",
        ),
        (
            "Ines Roth gave a talk on moss, which lasted an hour",
            "Talks: Paul Grün gave a talk on moss.",
            "Paul Grün gave a talk on moss, which lasted an hour",
        ),
        (
            "The dean, Mr Ode, spoke",
            "It was signed by the dean, Mrs Ode.",
            "The dean, Mrs Ode, spoke",
        ),
        ("The dean, Mr Ode, spoke", "It was signed by the dean, Mrs Fry.", None),
        ("Ines Roth gave a talk on moss", "Paul Grün cooked the soup.", None),
        ("Ines Roth gave a talk on moss", "Paul Grün did not give a talk on moss.", None),
        ("The keeper is Ines Roth", "The keepers are Paul Grün and Ada Holt.", None),
    ],
)
def test_a_name_gives_way_to_the_one_in_its_place(
    clause: str, quote: str, expected: str | None
) -> None:
    swap = name_swap(clause, quote)
    assert (swapped(clause, [swap]) if swap else None) == expected


@pytest.mark.parametrize(
    ("clause", "quote", "expected"),
    [
        (
            "The next rehearsal is on 3 May at the old mill.",
            "Next rehearsal: 3 May, 18:00, at the chapel.",
            "The next rehearsal is on 3 May at the chapel.",
        ),
        ("The next rehearsal is at the mill.", "Next concert: 3 May, at the chapel.", None),
        ("The next rehearsal is on 3 May at the mill.", "Rehearsal: 4 May, at the chapel.", None),
        ("The car is washed at the mill.", "The car is not washed at the chapel.", None),
    ],
)
def test_a_place_gives_way_to_the_one_at_the_end(
    clause: str, quote: str, expected: str | None
) -> None:
    swap = place_swap(clause, quote)
    assert (swapped(clause, [swap]) if swap else None) == expected
