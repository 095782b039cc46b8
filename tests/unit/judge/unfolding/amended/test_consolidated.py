"""What an amendment makes of a clause is told where it is made."""

import pytest

from agent.domain.text import Passage
from agent.judge.unfolding.amended.consolidated import SPENT, consolidated
from tests.trees import PARSER

LEASE = "3.1 The rent is €900 a month. 5 Guests may stay for at most 10 days."
PART = "In section 3.1, “€900” is replaced by “€950”."
WHOLE = "Section 5 is deleted and replaced by: “Guests may stay for at most 14 days.”"
RULES = (
    "§ 1 Fees\n\nA ticket costs €5; for pupils it costs €2.\n\n§ 2 Board\n\nIt has at most five "
    "members.\n\n§ 3 Noise\n\n(1) Music ends at ten.\n\n(2) Bells are allowed.\n\n"
)


def told(claim: str, *texts: str) -> list[str]:
    passages = [Passage(text=t, document_id=str(i)) for i, t in enumerate(texts)]
    return [s.text for own in consolidated(claim, passages, PARSER) for s in own]


@pytest.mark.parametrize(
    ("amendment", "text"),
    [
        ("The fee for pupils in § 1 is reduced to €1.",
         "A ticket costs €5; for pupils it costs €1."),
        ("The number of members in § 2 is raised to seven.", "It has at most seven members."),
        ("The number in § 2 is raised from five to six.", "It has at most six members."),
        ("§ 3(2) is deleted.", "Repealed: Bells are allowed."),
        ('In paragraph 1 of section 3, "ten" is replaced by "nine".', "(1) Music ends at nine."),
        ("§ 2 shall read as follows: It has one head.", "It has one head."),
        ("Amendment: the fee for pupils is reduced to €1.",
         "A ticket costs €5; for pupils it costs €1."),
        ("The fee for pupils in § 1 is increased by 50 %.",
         "A ticket costs €5; for pupils it costs €3."),
        ("The fee for pupils in § 1 is reduced by €0.50.",
         "A ticket costs €5; for pupils it costs €1.5."),
    ],
)  # fmt: skip
def test_a_clause_as_amended(amendment: str, text: str) -> None:
    found = told("It is so.", RULES + amendment)
    assert found[-1] == text
    assert found.count(SPENT) == 1


@pytest.mark.parametrize(
    "other",
    [
        "§ 9 is deleted.",
        "The fee in § 1 is raised to €7 for groups.",
        "The time in § 1 is raised to 7 days.",
        "In § 2, “four” is replaced by “six”.",
        "Amendment: the hat is raised to €7.",
    ],
)
def test_what_changes_nothing(other: str) -> None:
    found = told("It is so.", RULES + other)
    assert found[-1] == other
    assert SPENT not in found


@pytest.mark.parametrize(
    "claim",
    ["The rent was €900 a month.", "The rent rises from €900 to €950.", "§ 5 is replaced."],
)
def test_a_claim_on_the_change_is_left_the_old_words(claim: str) -> None:
    assert told(claim, LEASE, PART)[-1] == PART


def test_what_one_document_changes_in_another() -> None:
    assert told("It is so.", LEASE, f"{PART} {WHOLE}") == [
        SPENT,
        SPENT,
        "3.1 The rent is €950 a month.",
        "Guests may stay for at most 14 days.",
    ]


@pytest.mark.parametrize("clause", ["3", "3.2", "9"])
def test_only_its_own_clause_is_changed(clause: str) -> None:
    assert SPENT not in told("It is so.", LEASE, PART.replace("3.1", clause))


def test_which_of_two_documents_is_not_guessed() -> None:
    assert SPENT not in told("It is so.", "5 Dogs pay.", "5 Cats pay.", "Section 5 is deleted.")


def test_what_follows_an_announcement() -> None:
    text = (
        RULES
        + '§ 3 is amended as follows:\n- paragraph 2 is deleted;\n- "ten" is replaced by "six".'
    )
    assert told("It is so.", text)[-2:] == [
        "Repealed: Bells are allowed.",
        "(1) Music ends at six.",
    ]


def test_the_new_clause_may_follow() -> None:
    found = told("It is so.", RULES + "§ 2 is replaced by the following:\n\n“It has one head.”")
    assert found[-1] == "“It has one head.”"
    assert "It has at most five members." not in found


def test_one_sentence_of_a_clause() -> None:
    text = "Section 4 Dogs pay €2. Cats stay out.\nSection 4 was changed: dogs pay €3."
    assert told("It is so.", text) == [SPENT, "Cats stay out.", "dogs pay €3."]
