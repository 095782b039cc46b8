"""Each of several has a limit: an amount is held against what is said of whoever has it."""

import pytest

from agent.judge.unfolding.graded.competence import CUE, in_whose_remit
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
KEEPERS = (
    "The warden decides on repairs up to €300, the committee on repairs up to €9,000, "
    "and the assembly on larger repairs."
)
PILOTS = (
    "A cadet may sign loads up to 2 tonnes, a mate up to 15 tonnes and the captain any above that."
)
COURTS = "A local court hears claims up to €700, and a county court hears claims up to €6,000."
BOARD = "The board decides on repairs costing up to €500; larger repairs need a vote of two clubs."


def told(text: str, claim: str) -> str:
    return in_whose_remit(*PARSER.parse([text, claim], entities=False))


@pytest.mark.parametrize(
    ("text", "claim", "own"),
    [
        (BOARD, "The board decides on repairs of €200.", "The board decides on repairs of €200."),
        (
            BOARD,
            "The board decides on repairs of €900.",
            "Repairs of €900 need a vote of two clubs.",
        ),
        (BOARD, "Repairs of €900 need two clubs.", "Repairs of €900 need a vote of two clubs."),
        (
            "The clerk approves orders up to €100; anything above that needs a vote.",
            "An order of €300 needs a vote.",
            "Orders of €300 needs a vote.",
        ),
        (
            KEEPERS,
            "The committee decides on repairs of €2,000.",
            "The committee decides on repairs of €2,000.",
        ),
        (
            KEEPERS,
            "The warden decides on repairs of €2,000.",
            "The committee decides on repairs of €2,000.",
        ),
        (
            KEEPERS,
            "The committee decides on a repair of €12,000.",
            "The assembly decides on repairs of €12,000.",
        ),
        (PILOTS, "A cadet may sign a load of 4 tonnes.", "A mate may sign loads of 4 tonnes."),
        (PILOTS, "A mate may sign a load of 1 tonne.", "A mate may sign loads of 1 tonne."),
        (
            PILOTS,
            "A mate may sign a load of 40 tonnes.",
            "The captain may sign loads of 40 tonnes.",
        ),
        (COURTS, "A county court hears a claim of €900.", "A county court hears claims of €900."),
    ],
)
def test_who_has_the_amount_is_told(text: str, claim: str, own: str) -> None:
    assert told(text, claim) == own


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (KEEPERS, "The committee decides on repairs of €200."),
        (KEEPERS, "The committee decides on repairs up to €9,000."),
        (KEEPERS, "The committee has 5 members."),
        (PILOTS, "A mate and a cadet may sign loads."),
        ("Sailors pay up to €20, rowers up to €35.", "Rowers pay €30."),
        (
            "The warden decides on repairs up to €300 if urgent, the committee up to €900.",
            "The committee decides on repairs of €500.",
        ),
        (
            "The warden signs bills up to €300 in May, the committee up to €900 in June.",
            "The committee signs a bill of €500.",
        ),
    ],
)
def test_it_stands_as_it_is_where_that_is_unclear(text: str, claim: str) -> None:
    assert told(text, claim) == text


def test_a_limit_in_words_is_one_too() -> None:
    leave = "Managers approve leave of up to five days; longer leave is approved by the director."
    assert CUE.search(leave)
    assert (
        told(leave, "A manager approves ten days.")
        == "Leave of ten days is approved by the director."
    )
