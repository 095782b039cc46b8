import pytest

from agent.writer.outline import unnumbered
from agent.writer.revision.language.prose import of_record


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("7.2 The Buyer pays the duty.", "The Buyer pays the duty."),
        ("Article 12: Pets are welcome.", "Pets are welcome."),
        ("§ 3.1 A guest may stay.", "A guest may stay."),
        ("§ 4 A guest may stay.", "A guest may stay."),
        ("§ 12a (2) Guests may stay.", "Guests may stay."),
        ("§ 4 Part 2 applies.", "§ 4 Part 2 applies."),
        ("2.5 MB are sent at once.", "2.5 MB are sent at once."),
        ("Zone 3: Parking costs 2 euros.", "Zone 3: Parking costs 2 euros."),
        ("Section 4 deals with pets.", "Section 4 deals with pets."),
        ("1.5 litres are enough.", "1.5 litres are enough."),
    ],
)
def test_only_the_number_of_a_clause_is_left_out(sentence: str, expected: str) -> None:
    assert unnumbered(sentence) == expected


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("The Weight of Tent X is 2 kg.", "The weight of Tent X is 2 kg."),
        ("The open_days of Lab B is Monday, Friday.", "The open days of Lab B are Monday, Friday."),
        (
            "The Remarks of Lab B is Ring the bell twice.",
            "The remarks of Lab B say: Ring the bell twice.",
        ),
        ("The Status of Lab B is open.", "The status of Lab B is open."),
        ("The VAT of Lab B is 9%.", "The VAT of Lab B is 9%."),
        ("Lab B is open.", "Lab B is open."),
    ],
)
def test_a_record_reads_as_prose(sentence: str, expected: str) -> None:
    assert of_record(sentence) == expected
