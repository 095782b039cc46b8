import pytest

from agent.domain.prose.terms import terms
from agent.writer.revision.language.compound import (
    bearing,
    clauses,
    gapped,
    label,
    ungapped,
    unlabelled,
    wordings,
)

FIELDS = "The currency field is required; the reference field is optional."


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        (FIELDS, ["The currency field is required", "the reference field is optional."]),
        ("It is red, and it is new, but it is dear.", ["It is red", "it is new", "it is dear."]),
        ("Two must be on duty while the pool is open.", None),
        ("If it rains, the pool is closed, and all must leave.", None),
        ("It pays for equipment, training and room hire.", None),
    ],
)
def test_clauses_could_each_stand_alone(sentence: str, expected: list[str] | None) -> None:
    assert clauses(sentence) == (expected or [sentence])


@pytest.mark.parametrize(
    ("sentence", "claim", "expected"),
    [
        (FIELDS, "The currency field is optional.", "The currency field is required"),
        (FIELDS, "The reference field is required.", "The reference field is optional."),
        (
            "Groups must cover 10%; voluntary work is worth £12 an hour.",
            "Voluntary work is worth nothing.",
            "Voluntary work is worth £12 an hour.",
        ),
        (
            "Groups must cover 10%; voluntary work counts at £12 an hour.",
            "Voluntary work does not count.",
            "Groups must cover 10%; voluntary work counts at £12 an hour.",
        ),
        (
            "The Landlord repairs the roof; the Tenant keeps the rooms.",
            "The Tenant repairs the roof.",
            "The Landlord repairs the roof; the Tenant keeps the rooms.",
        ),
        (
            "Six days may be carried over; they must be used by May.",
            "Days must be used by June.",
            "Six days may be carried over; they must be used by May.",
        ),
    ],
)
def test_only_what_bears_on_the_claim_is_said(sentence: str, claim: str, expected: str) -> None:
    assert bearing(sentence, claim) == expected


def test_a_clause_lends_its_words_where_it_has_all_that_is_shared() -> None:
    sentence = "Recommendations: a clerk should count it each month; receipts should be kept."
    found = wordings(sentence, "A clerk should count it each week.")
    assert found[0] == sentence
    assert found[-1] == "A clerk should count it each month"
    assert wordings(FIELDS, "The reference field and the currency field differ.") == [FIELDS]


def test_a_label_is_told_from_a_sentence() -> None:
    assert label("Travel Reviewers: Please email us.") == "Travel Reviewers"
    assert unlabelled("Known issue: on Windows it fails.") == "On Windows it fails."
    assert label("The kettle has four temperature settings: 60, 80, 90 and 100.") == ""
    assert unlabelled("It opens at 9:30.") == "It opens at 9:30."


@pytest.mark.parametrize(
    ("clause", "expected"),
    [
        ("Adults pay £12, students £7.", ("Adults pay £12", "students ")),
        ("The shop opens at 8, the bar at 9.", ("The shop opens at 8", "the bar ")),
        ("The form goes to Ana, and a copy to Ben.", ("The form goes to Ana", "a copy ")),
        ("Send it to the office, or to Ben.", None),
        ("Staff get the same in proportion to hours, and rounded up to the half hour.", None),
        ("Ana works in Leeds, and Ben works in York.", None),
        ("The kit holds pens, paper for notes and clips.", None),
        ("Flash is allowed in the hall, except in the crypt.", None),
    ],
)
def test_what_leaves_its_verb_out_is_told_apart(
    clause: str, expected: tuple[str, str] | None
) -> None:
    assert gapped(clause) == expected


def test_what_is_of_another_thing_is_no_wording_of_a_claim() -> None:
    sentence = "Adults pay £12, students £7."
    assert wordings(sentence, "Adults pay £14.") == ["Adults pay £12", sentence]
    assert wordings(sentence, "Students pay £12.") == ["Students pay £7."]
    assert wordings(sentence, "Adults and students pay £12.")[0] == sentence


@pytest.mark.parametrize(
    ("clause", "claim", "expected"),
    [
        (
            "Solvents are stored in the yellow cabinet, acids in the blue cabinet.",
            "Acids are kept in the red cabinet.",
            "Acids are stored in the blue cabinet.",
        ),
        (
            "Books are lent for four weeks, films for one week.",
            "Films are lent for two weeks.",
            "Films are lent for one week.",
        ),
        ("The shop opens at 8, the bar at 9.", "The bar opens at 7.", "The bar opens at 9."),
        ("The shop opens at 8, the bar at 9.", "The shop opens at 7.", ""),
        ("Ana works in Leeds, and Ben works in York.", "Ben works in Rome.", ""),
    ],
)
def test_a_thing_gets_the_verb_that_its_part_leaves_out(
    clause: str, claim: str, expected: str
) -> None:
    assert ungapped(clause, terms(claim)) == expected
