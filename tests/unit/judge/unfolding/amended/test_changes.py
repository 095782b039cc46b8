"""What a sentence changes in the clause that it refers to."""

import pytest

from agent.judge.passages.numbering import Reference
from agent.judge.unfolding.amended.changes import ANY, Change, announced, changes
from agent.judge.unfolding.amended.forms import How

SEVEN = Reference("7")


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("In section 7, “€900” is replaced by “€950”.", ("7", How.WORDS, "€900", "€950")),
        ('Under clause 7 the words "a week" shall be substituted by "a month".',
         ("7", How.WORDS, "a week", "a month")),
        ("In § 3.1, 5 % is replaced by 8 %.", ("3.1", How.WORDS, "5 %", "8 %")),
        ('In rule 7, for "two" substitute "four".', ("7", How.WORDS, "two", "four")),
        ('Erratum: "10 cm" should read "12 cm".', ("", How.WORDS, "10 cm", "12 cm")),
        ('In section 7 the words "by post" are deleted.', ("7", How.WORDS, "by post", "")),
        ("The fee in § 7 is increased to €25.", ("7", How.VALUE, "", "€25")),
        ("In Article 7 the rate is raised from 4 % to 5 %.", ("7", How.VALUE, "4 %", "5 %")),
        ("Article 7 is amended as follows: Dogs pay.", ("7", How.WHOLE, "", "Dogs pay.")),
        ("Section 7 shall read: “No dogs.”", ("7", How.WHOLE, "", "No dogs.")),
        ("Article 7 is hereby replaced with the following: “No dogs.”",
         ("7", How.WHOLE, "", "No dogs.")),
        ("Rule 7 was changed: dogs pay.", ("7", How.SENTENCE, "", "dogs pay.")),
        ("Section 7 is repealed with effect from 1 January 2024.", ("7", How.GONE, "", "")),
        ("Rule 7 no longer applies.", ("7", How.GONE, "", "")),
        ("The board deleted section 7.", ("7", How.GONE, "", "")),
    ],
)  # fmt: skip
def test_a_change(text: str, made: tuple[str, How, str, str]) -> None:
    (found,) = changes(text)
    assert (found.reference.number, *found[1:4]) == made


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Dogs are allowed.",
        "Section 7 is replaced.",
        "The filter in section 7 is replaced by staff.",
        "Section 7 payments are cancelled.",
        "Section 7 may be amended by the board.",
        "Section 7 was last amended in 2019.",
        "Section 7 is deleted if the board agrees.",
        "The proposal that section 7 is deleted was rejected.",
        "Section 7 no longer applies once the trainee has passed.",
        "In complex cases the time in section 7 is extended to eight weeks.",
        "The time in section 7 is extended to eight weeks if an expert is heard.",
        "With effect from 1 January 2999, section 7 is deleted.",
        "Section 7 of the Housing Act is repealed.",
        "The fee is raised to €25.",
    ],
)
def test_no_change(text: str) -> None:
    assert not changes(text)


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("Rules 3 and 5 are deleted.", ["3", "5"]),
        ("Section 4 and section 9 are repealed.", ["9", "4"]),
        ("Article 4 is amended: the date “1 May” is replaced by “1 June”.", ["4"]),
    ],
)
def test_the_clauses_of_a_list(text: str, numbers: list[str]) -> None:
    assert [c.reference.number for c in changes(text)] == numbers


def test_a_paragraph_of_a_section() -> None:
    (change,) = changes("Paragraph 2 of section 7 is deleted.")
    assert change == Change(Reference("7", "2"), How.GONE, "", "")


@pytest.mark.parametrize(("way", "sign"), [("increased", 1), ("reduced", -1)])
def test_a_step(way: str, sign: int) -> None:
    (change,) = changes(f"The fee in § 7 is {way} by €5.")
    assert (change.new, change.sign) == ("€5", sign)
    assert not changes("The fee in § 7 is set by €5.")


@pytest.mark.parametrize(
    ("text", "of"),
    [
        ("Article 7 is amended as follows:", SEVEN),
        ("Amendments", ANY),
        ("Article 7 is long.", None),
        ("Amendments are rare.", None),
        ("Dogs", None),
    ],
)
def test_what_is_announced(text: str, of: Reference | None) -> None:
    assert announced(text) == of
    assert [c.reference for c in changes('"ten" is replaced by "two".', of)] == [of] * bool(of)
