"""Of cases told by numbers, that of the asked number is the answer."""

import pytest

from agent.domain.text import Chunk, Span
from agent.writer.drafting.candidates import Scored
from agent.writer.drafting.cases import in_case, settled, undenied
from agent.writer.drafting.statements import statements

CRATES = "- Crates of up to 30 kg go by van.\n- Crates of more than 30 kg go by train.\n"
NOTICE = (
    "Notice depends on how long you have worked here:\n\n* Fewer than 2 years: a week\n"
    "* Between 2 and 6 years: a month\n* 6+ years: a quarter\n"
)
TABLE = (
    "| Age | Fee |\n| --- | --- |\n"
    "| under 16 | none |\n| 16 to 25 | half |\n| 60 and over | half |\n"
)
LIMITS = "- Grade B staff: up to 10 days.\n- Grade C staff: up to 20 days.\n"
PERSONS = "- You may claim at most 40 euros.\n- Drivers may claim 41 to 90 euros.\n"


def left(text: str, question: str) -> list[Scored]:
    span = Span(start=0, end=len(text))
    chunk = Chunk(chunk_id="c", document_id="d", title="t", source="s", text=text, span=span)
    found = statements([chunk])
    ranked = [Scored(statement=s, score=2 - i / 9, fit=1, pinned=0) for i, s in enumerate(found)]
    return settled(question, ranked)


@pytest.mark.parametrize(
    ("text", "question", "said"),
    [
        (CRATES, "How do I send a crate of 45 kg?", ["train"]),
        (CRATES, "How are crates of more than 30 kg sent?", ["train"]),
        (CRATES, "How is a crate of 30 kg sent?", ["van"]),
        (NOTICE, "What notice do I give after 4 years?", ["month"]),
        (NOTICE, "What notice do I give after 18 months?", ["week"]),
        (NOTICE, "What notice do I give after 6 years?", ["month", "quarter"]),
        (TABLE, "What does a 19-year-old pay?", ["16 to 25"]),
    ],
)
def test_only_the_case_of_the_asked_number_stays(text: str, question: str, said: list[str]) -> None:
    found = left(text, question)
    assert len(found) == len(said)
    assert all(word in s.statement.text for word, s in zip(said, found, strict=True))


def test_it_takes_the_rank_of_the_one_it_displaces() -> None:
    (found,) = left(CRATES, "How do I send a crate of 45 kg?")
    assert found.score > 2
    assert found.pinned == 1


@pytest.mark.parametrize(
    ("text", "question"),
    [
        (CRATES, "How are crates sent?"),
        (CRATES, "How do I send 45 crates?"),
        (LIMITS, "Can grade B staff take 15 days?"),
        (PERSONS, "May I claim 60 euros?"),
        ("- Crates of up to 30 kg go by van.\n- Pianos go by train.", "Does a crate of 45 kg go?"),
    ],
)
def test_what_the_number_does_not_tell_apart_stays(text: str, question: str) -> None:
    assert [s.pinned for s in left(text, question)] == [0] * len(left(text, question))
    assert len(left(text, question)) == 2


SPRAY = "With the spray you may drive. After sedation you must not. Bring a towel.\n"


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("May I drive after sedation?", ["sedation", "towel"]),
        ("If I have the spray, may I drive?", ["spray", "towel"]),
        ("May I drive?", ["spray", "sedation", "towel"]),
        ("May I drive after sedation or the spray?", ["spray", "sedation", "towel"]),
    ],
)
def test_only_the_case_that_is_named_stays(question: str, said: list[str]) -> None:
    found = in_case(question, left(SPRAY, question))
    assert len(found) == len(said)
    assert all(word in s.statement.text for word, s in zip(said, found, strict=True))


FEES = (
    "| Part | Fee |\n| --- | --- |\n| Pitch without power | 12 euros |\n"
    "| Pitch with power | 17 euros |\n| Awning | 3 euros |\n"
)
SWIMS = "- Member: 4 euros.\n- Non-member: 7 euros.\n- Child of a member: 1 euro.\n"


@pytest.mark.parametrize(
    ("text", "question", "gone"),
    [
        (FEES, "What is the fee for a pitch with power?", ["without"]),
        (FEES, "What is the fee for a pitch without power?", ["Pitch with power"]),
        (FEES, "Is a pitch with or without power dearer?", []),
        (FEES, "What is the fee for a pitch?", []),
        (SWIMS, "I am not a member. How much is a swim?", ["Member", "Child"]),
        (SWIMS, "How much is a swim for members?", ["Non-member"]),
    ],
)
def test_of_two_cases_the_one_that_is_denied_goes(
    text: str, question: str, gone: list[str]
) -> None:
    ranked = left(text, "?")
    kept = [s.statement.label for s in undenied(question, ranked)]
    missing = [s.statement.label for s in ranked if s.statement.label not in kept]
    assert len(missing) == len(gone)
    assert all(any(g in m for m in missing) for g in gone)
