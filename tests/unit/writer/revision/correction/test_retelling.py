"""Clauses that are put as the evidence has its sentence."""

import pytest

from agent.writer.revision.correction.retelling import ALIKE, CLOSE, falls_short, retold
from agent.writer.revision.language.phrases import swapped


def told(clause: str, sentence: str, claim: str = "", alike: float = CLOSE) -> str | None:
    swap = retold(clause, claim or clause, sentence, alike)
    return swapped(clause, [swap]) if swap else None


@pytest.mark.parametrize(
    ("clause", "sentence", "expected"),
    [
        (
            "Admission is free for everyone on every Sunday",
            "On the first Sunday of the month admission is free for everyone.",
            "On the first Sunday of the month admission is free for everyone",
        ),
        (
            "Staff should report an absence by 9:00 by phone or by email",
            "Staff must report an absence by 9:00 by phone or through the app.",
            "Staff must report an absence by 9:00 by phone or through the app",
        ),
        (
            "Chairs are lent for up to four weeks free of charge",
            "Chairs are lent for up to four weeks against a deposit of €50.",
            "Chairs are lent for up to four weeks against a deposit of €50",
        ),
        (
            "If the red light blinks, the sensor is defective",
            "If the red light blinks, the tank is missing.",
            "If the red light blinks, the tank is missing",
        ),
        (
            "The tenant bears the cost of all repairs",
            "Repairs: The tenant bears the cost of minor repairs; the owner sees to the rest.",
            "The tenant bears the cost of minor repairs",
        ),
        (
            "The head teacher is Mr Lindqvist",
            "The head teacher is Ms Okafor; her deputy is Mr Lindqvist.",
            "The head teacher is Ms Okafor",
        ),
        (
            "The entry deposit is £30",
            "The entry deposit is €12 for adults.",
            "The entry deposit is €12 for adults",
        ),
    ],
)
def test_a_clause_is_put_as_the_sentence_has_it(clause: str, sentence: str, expected: str) -> None:
    assert told(clause, sentence) == expected


@pytest.mark.parametrize(
    ("clause", "claim", "expected"),
    [
        ("rash and dizziness", "Common side effects are rash and dizziness", "headache and nausea"),
        ("For all: rash", "Common side effects are rash", "For all: headache and nausea"),
        ("is rash", "The most common effect is rash", None),
    ],
)  # fmt: skip
def test_of_a_value_behind_a_label_only_that_is_exchanged(
    clause: str, claim: str, expected: str | None
) -> None:
    sentence = "Common side effects are headache and nausea; they pass soon."
    assert told(clause, sentence, claim) == expected


@pytest.mark.parametrize(
    ("clause", "sentence"),
    [
        ("The gate is open at noon", "The gate is open at noon."),
        ("The north gate is locked at 8", "The south gate is locked at 9."),
        ("Guests may park in the yard", "No, only behind the house guests may park in the yard."),
        ("Guests may park in the yard", "They may park in the yard as guests."),
        ("The pump is quiet and small", "The pump is yellow."),
        ("Rents rose by 3% last year", "Rents rose by 3% last year because wages rose."),
        ("Loans of over £500 need a signature", "Loans of £500 or less need a signature."),
    ],
)  # fmt: skip
def test_other_sentences_lend_nothing(clause: str, sentence: str) -> None:
    assert told(clause, sentence) is None


def test_what_opposes_a_claim_may_differ_more() -> None:
    clause = "The belt can be replaced after 30 hours by you"
    sentence = "The belt must be replaced after 20 hours by a technician."
    assert told(clause, sentence) is None
    assert told(clause, sentence, alike=ALIKE) == sentence.rstrip(".")


@pytest.mark.parametrize(
    ("text", "clause", "said", "short"),
    [
        ("Free in Years 2", "Free in Years 1 to 3", "Free in Years 1 and 2", True),
        ("It may last longer", "It may last at least", "It may not last longer", True),
        ("Huts must hold eight", "Huts must hold ten", "Huts can hold eight", True),
        ("Huts hold eight", "Huts hold ten", "Huts hold eight", False),
        ("Huts hold 8", "Huts hold 9", "Huts hold 8; in each of the 7 a cook is hired", False),
    ],
)
def test_what_a_swap_makes_may_fall_short(
    text: str, clause: str, said: str, *, short: bool
) -> None:
    assert falls_short(text, clause, said) is short


def test_an_order_is_not_put_into_a_report() -> None:
    assert told("the flask was shaken six times", "Shake the flask six times.") is None
    sentence = "Fill the flask to the mark and shake it."
    assert told("Fill the flask to the rim and shake it", sentence) == sentence.rstrip(".")


def test_a_clause_within_a_sentence_keeps_its_small_letter() -> None:
    sentence = "The tenant bears the cost of minor repairs."
    expected = "the tenant bears the cost of minor repairs"
    assert told("the tenant bears the cost of all repairs", sentence) == expected
