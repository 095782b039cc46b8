"""Questions for a reason, and what gives one."""

import pytest

from agent.domain.asking.reasons import asks_why, gives_reason, is_drawn, restates


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("Why is the lift out of order?", True),
        ("My card was refused. Why?", True),
        ("How come the pool shuts at noon?", True),
        ("What is the reason for the surcharge?", True),
        ("On what grounds may a member be expelled?", True),
        ("What ground is the pitch on?", False),
        ("Who knows the reason?", False),
        ("When is the lift mended?", False),
    ],
)
def test_asks_why(question: str, *, expected: bool) -> None:
    assert asks_why(question) is expected


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("The pool shuts at noon because the school needs it.", True),
        ("The rise was put back so that members get notice.", True),
        ("Dogs stay outside, as the keeper has asthma.", True),
        ("Tours are small as the engine room is narrow.", True),
        ("Dogs stay outside, as people with allergies use the lounge.", True),
        ("Members get it, as well as guests.", False),
        ("Pay by card, as described above.", False),
        ("The fee is waived to attract families.", True),
        ("The path was closed after two falls.", True),
        ("Owing to a leak there is no hot water.", True),
        ("The desk works as an altar.", False),
        ("The room is known as Crypt 2.", False),
        ("The cabins were moved to the second floor.", False),
        ("The shop closes after lunch.", False),
        ("A beginner is taught by the captain.", False),
    ],
)
def test_gives_reason(sentence: str, *, expected: bool) -> None:
    assert gives_reason(sentence) is expected


def test_what_answers_a_question_why_gives_a_reason() -> None:
    assert gives_reason("The beds were flooded.", "Why is there no asparagus?")
    assert not gives_reason("The beds were flooded.", "When were the beds flooded?")


@pytest.mark.parametrize(
    ("question", "sentence", "expected"),
    [
        ("Why are bonfires forbidden?", "Bonfires are forbidden in summer.", True),
        ("Why are bonfires forbidden?", "Bonfires are forbidden to protect the hedge.", False),
        ("Why are bonfires forbidden?", "The smoke annoyed the neighbours.", False),
        ("When are bonfires forbidden?", "Bonfires are forbidden in summer.", False),
        ("Why?", "Bonfires are forbidden.", False),
    ],
)
def test_restates(question: str, sentence: str, *, expected: bool) -> None:
    assert restates(question, sentence) is expected


def test_what_is_drawn_has_its_reason_before() -> None:
    assert is_drawn("Receipts are therefore not needed.")
    assert not is_drawn("Receipts are not needed.")
