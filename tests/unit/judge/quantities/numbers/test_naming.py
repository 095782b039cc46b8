"""Numbers that name, and numbers beside names that count."""

import pytest

from agent.domain.prose.analysis import concatenate
from agent.judge.quantities.numbers.naming import is_spelled_label, number_in_name
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.reading.extract import quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def read(text: str) -> tuple[Quantity, ...]:
    return quantities(PARSER.parse([text])[0])


NAMES = [
    "The site is certified to ISO 27001.",
    "Files are encrypted with AES-256.",
    "See section 5.2 for details.",
    "Invoice 7741 was paid.",
    "It runs on Python 3.11.",
    "Call 555-0134-77 now.",
    "Results appeared in Q4.",
    "Ward 6 was closed.",
    "The Halden 300 dishwasher is quiet.",
    "They watched Solar Dawn 2049 together.",
    "The host is web-01.",
    "The lorry overturned on the A417 near Gilling.",
    "Years 9 and 11 share a hall.",
    "In Ward 6 patients fell less often.",
    "Measure 2 saves a good deal.",
]


@pytest.mark.parametrize("text", NAMES)
def test_number_of_a_name_is_no_quantity(text: str) -> None:
    assert [q for q in read(text) if not (q.is_date and q.soft)] == []


def test_number_in_name_spares_counts() -> None:
    text = "In Torvik 300 people signed."
    analysis = PARSER.parse([text])[0]
    start = text.index("300")
    assert not number_in_name(analysis, start, start + 3)


RAISED = {
    "The chip has 10⁶ cells.": [1e6],
    "It holds 10^9 bytes.": [1e9],
    "It holds 3 × 10⁴ bytes.": [3e4],
    "The leave is 30¹ days.": [30],
    "The AES256 chip was drawn.": [],
}


@pytest.mark.parametrize("text", RAISED)
def test_raised_digits_are_no_letters_of_a_name(text: str) -> None:
    assert [q.number.low for q in read(text)] == RAISED[text]


@pytest.mark.parametrize("number", ["(877) 472-6716", "877-472-6716", "+1 877-472-6716"])
def test_a_telephone_number_counts_nothing(number: str) -> None:
    assert read(f"Call us at {number} or write.") == ()


@pytest.mark.parametrize(
    ("text", "counted"),
    [
        ("3.1 The lease runs for two years. 3.2 It may be renewed.", ["two years"]),
        ("Term\n4.2.1 Notice is given in May.", ["May"]),
        ("It rose by 3.2 points.", ["3.2"]),
        ("3.2 litres are left.", ["3.2 litres"]),
        ("The two K70 cameras are new.", ["two"]),
        ("She is bound to hand over twenty jars.", ["twenty"]),
        ("It climbs 900 metres over 14 km.", ["900 metres", "14 km"]),
    ],
)
def test_the_number_of_a_clause_counts_nothing(text: str, counted: list[str]) -> None:
    assert [q.text for q in quantities(PARSER.parse([text])[0])] == counted


SPELLED = {
    "There are 105 pupils in year two.": True,
    "The patients of phase two recovered.": True,
    "Each week two buses leave.": False,
    "In year two 105 pupils left.": True,
    "Last year two members left.": False,
    "The house has two floors.": False,
}


@pytest.mark.parametrize("text", SPELLED)
def test_a_number_in_words_that_tells_one_of_a_kind(text: str) -> None:
    start = text.lower().index("two")
    assert is_spelled_label(PARSER.parse([text])[0], start, start + 3) is SPELLED[text]


@pytest.mark.parametrize("before", ["Amoxicillin", "It is taken twice a day", "Chapter"])
def test_a_number_that_begins_a_sentence_is_named_by_none_before(before: str) -> None:
    text = concatenate([*PARSER.parse([before, "5 to 8 years: 40 ml"])])
    assert [q.text for q in quantities(text)][-2:] == ["5 to 8 years", "40 ml"]


def test_a_numbered_week_after_an_amount_is_no_amount() -> None:
    found = read("It fell by 7.4 kg between week 12 and week 24.")
    assert [q.text for q in found if not q.is_date] == ["7.4 kg"]


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("Flat 9 owns the terrace.", ()),
        ("The terrace belongs to Flat 9.", ()),
        ("Level 2 samples are burnt.", ()),
        ("Grade 3 patients wait in the hall.", ()),
        ("The Torva 450 prints twice as fast.", ("twice",)),
        ("The owner of 7 Tanner Street may build.", ()),
        ("They moved to 12 Old Mill Lane in spring.", ()),
        ("Level 2 metres above the sea.", ("2 metres",)),
        ("They planted 12 Old Mill roses.", ("12",)),
        ("Cancel the berth 60 hours before.", ("60 hours",)),
        ("In ward 12 patients recovered.", ("12",)),
    ],
)
def test_flats_grades_and_houses_are_names(text: str, values: tuple[str, ...]) -> None:
    assert tuple(q.text for q in read(text)) == values
