"""Things that a question names and nothing found does."""

import pytest

from agent.models.parser import SpacyParser
from agent.writer.drafting.missing import missing, of_another
from tests.unit.writer.drafting.test_selection import read

PARSER = SpacyParser()
HALL = (
    "# Hall\n\nThe hall opens at 9:00. The van stops at the school on Mondays. "
    "Renew the card. It holds data."
)


def left_out(question: str, told: int = 0) -> bool:
    found = read(HALL)
    return bool(missing(PARSER.parse([question])[0], found[told], found))


@pytest.mark.parametrize(
    "question",
    [
        "Since the sauna closes at 21:00, when does it open?",
        "When does the van stop at the hospital?",
        "May I pay by debit card?",
    ],
)
def test_what_nothing_found_names_is_missing(question: str) -> None:
    assert left_out(question)


@pytest.mark.parametrize(
    "question",
    [
        "When does the hall open?",
        "When does the van stop at the school?",
        "What is the procedure for the renewal of my card?",
        "May my daughter come to the hall on Tuesday at 10:00?",
        "Which time does the hall open?",
        "Which data does the card hold?",
    ],
)
def test_what_is_named_general_or_ones_own_is_not(question: str) -> None:
    assert not left_out(question)


def test_what_is_compared_with_must_be_told() -> None:
    assert left_out("Does the hall open earlier than the van?", told=0)
    assert not left_out("Does the hall open earlier than the van?", told=1)


DOCK = "# Permits\n\n- Full-time: 24 euros a month.\n\n# Care\n\nThe creche takes babies."


@pytest.mark.parametrize(
    ("question", "other"),
    [
        ("What does a full-time place at the creche cost?", True),
        ("What does a full-time permit cost?", False),
        ("What does a full-time pass cost?", False),
        ("What does a full-time permit cost without the creche?", False),
    ],
)
def test_a_bare_value_is_none_of_what_is_told_of_elsewhere(question: str, *, other: bool) -> None:
    found = read(DOCK)
    assert bool(of_another(PARSER.parse([question])[0], found[0], found)) is other


def test_a_sentence_tells_itself_what_it_is_about() -> None:
    found = read("The permit costs 24 euros. The creche takes babies.")
    asked = PARSER.parse(["What does the creche cost?"])[0]
    assert not of_another(asked, found[0], found)
