"""Rows told together for a claim on what rows with some cells come to."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.tallied import together

TABLE = "| Job | State | Hours |\n|---|---|---|\n| A1 | open | 4 |\n| A2 | closed | 7 |\n"
OTHER = TABLE.replace("closed", "open")
RECORDS = [
    f"jobs, row {n}: Day {n} May. The State of {n} May is open. The Hours of {n} May is {n}."
    for n in (2, 3)
]


def told(claim: str, texts: list[str], cited: int) -> list[list[str]]:
    split = sentences([Passage(text=t, document_id=str(i)) for i, t in enumerate(texts)])
    return [[s.text for s in found] for found in together(claim, split, cited)]


@pytest.mark.parametrize("number", [1, 2])
def test_each_row_of_what_is_cited_says_what_all_come_to(number: int) -> None:
    claim = f"There are {number} rows with State open."
    found = told(claim, [TABLE, OTHER], 1)
    assert set(found[0][-2:]) == {"There is 1 row with State open."}
    assert not any("A1" in text for text in found[1])


def test_a_row_told_in_sentences_is_one_row() -> None:
    found = told("The rows with State open have a total Hours of 9.", RECORDS, 2)
    assert all("The rows with State open have a total Hours of 5." in texts for texts in found)


def test_other_claims_and_those_that_cite_nothing_leave_rows_as_they_are() -> None:
    plain = told("A1 is open.", [TABLE], 1)
    assert told("There are 2 rows with State open.", [TABLE], 0) == plain
    assert told("There are 2 rows with Colour red.", [TABLE], 1) == plain


def test_rows_that_a_claim_counts_tell_how_many_there_are() -> None:
    found = told("Two jobs are open.", [TABLE], 0)
    assert found[0][-2:] == ["One jobs are open."] * 2


def test_rows_of_several_passages_are_not_counted_together() -> None:
    claim = "Two jobs are open."
    assert claim not in told(claim, [TABLE, OTHER], 0)[0]
    assert "One jobs are open." not in told(claim, [TABLE, OTHER], 0)[0]
