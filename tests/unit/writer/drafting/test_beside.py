"""What is said of another case than the one asked about answers nothing surely."""

import pytest

from agent.domain.text import Chunk, Span
from agent.writer.drafting.beside import is_beside
from agent.writer.drafting.statements import Statement, statements

TABLE = "| Branch | Opened | Manager |\n|---|---|---|\n| Quay | 3 May 2021 | Ida Roth |\n"


def read(text: str, row: int | None = None, name: str = "a") -> list[Statement]:
    span = Span(start=0, end=len(text))
    return statements(
        [
            Chunk(
                chunk_id=name,
                document_id="d",
                title="List",
                source="s",
                text=text,
                span=span,
                row=row,
            )
        ]
    )


LIMITED = "The deposit for a hall of up to 80 guests is 200 euros."
DEAR = "For orders up to 500 euros the delivery charge is 12 euros."

CASES = [
    (LIMITED, "How much is the deposit for a hall of 120 guests?", True),
    (LIMITED, "How much is the deposit for a hall of 60 guests?", False),
    (LIMITED, "How much is the deposit for a hall?", False),
    (DEAR, "How much is charged for an order of 900 euros?", True),
    (DEAR, "How much is charged for an order of 300 euros?", False),
    ("You may borrow up to 5 books.", "How many books may I have if I want 12 books?", False),
    (TABLE, "Who managed the branch in 2019?", True),
    (TABLE, "Who managed the branch in 2021?", False),
    (TABLE, "Who manages Harbour?", True),
    (TABLE, "Who manages Quay?", False),
    (TABLE, "Who manages the branch of the RFC?", False),
    ("Ida Roth manages the branch.", "Who manages Harbour?", False),
    ("The fee was raised on 3 May 2021.", "What was the fee in 2019?", False),
]


@pytest.mark.parametrize(("text", "question", "expected"), CASES)
def test_another_case(text: str, question: str, *, expected: bool) -> None:
    pool = read(text)
    assert is_beside(question, pool[-1], pool) is expected


def test_a_row_told_in_sentences_is_one() -> None:
    pool = read("The manager of Quay is Ida Roth.\nThe opening of Quay is 2021-05-03.", 4)
    assert is_beside("Who managed Quay in 2019?", pool[0], pool)
    assert not is_beside("Who managed Quay in 2021?", pool[0], pool)
    assert is_beside("Who manages Harbour?", pool[0], pool)
    other = read("The manager of Harbour is Ole Lind.", 5, "b")
    assert not is_beside("Who manages Harbour?", other[0], [*pool, *other])
