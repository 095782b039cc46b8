"""Limits told in the words of a claim."""

import pytest

from agent.judge.unfolding.words.limits import CUE, in_its_words

BAGS = "Bags must not weigh more than 8 kg."
LOANS = "Members may borrow up to six books for four weeks."


@pytest.mark.parametrize(
    ("text", "claim", "told"),
    [
        (BAGS, "Bags may weigh up to 8 kg.", "Bags may weigh up to 8 kg."),
        ("Files must not be larger than 25 MB.", "Files can be up to 25 MB.",
         "Files may be up to 25 MB in size."),
        ("Cars may not exceed 2.1 metres in height.", "Cars may be at most 2.1 metres high.",
         "Cars may be up to 2.1 metres in height."),
        ("Interns cannot be given more than two shifts in a row.",
         "Interns may be given a maximum of two shifts in a row.",
         "Interns may be given up to two shifts in a row."),
        (LOANS, "Members may borrow six books at a time.",
         "Members may borrow up to six books at a time for four weeks."),
        ("Payment is due 14 days after the invoice at the latest.", "It is due within 14 days.",
         "Payment is due within 14 days after the invoice."),
        ("Object within 14 days after the notice.", "You object within 14 days of the notice.",
         "Object within 14 days of the notice."),
    ],
)  # fmt: skip
def test_limits_are_told_as_claims_tell_them(text: str, claim: str, told: str) -> None:
    assert CUE.search(text)
    assert in_its_words(text, claim) == told


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (BAGS, "Bags must not weigh up to 8 kg."),
        (BAGS, "Bags may weigh 8 kg."),
        ("Bags must not weigh 8 kg.", "Bags may weigh up to 8 kg."),
        ("Nobody must not pay more than 8 euros.", "All may pay up to 8 euros."),
        ("Doors must not be opened unless more than 8 people wait.",
         "Doors may be opened for up to 8 people."),
        ("Posters must not be wider than 90.", "Posters may be up to 90 cm high."),
        ("Lorries may not reverse or exceed 20 km/h.", "Lorries may drive at up to 20 km/h."),
        ("Readers may borrow up to 12 films a year.", "Readers may borrow 12 films at a time."),
        ("Staff may take up to three days of leave.", "Staff may take three days at a time."),
        (LOANS, "Members may borrow six books."),
        ("Pay two days before departure at the latest.", "Pay within two days."),
        ("Test within 3 days before surgery.", "Test within 3 days after surgery."),
    ],
)  # fmt: skip
def test_other_limits_stand_as_they_are(text: str, claim: str) -> None:
    assert in_its_words(text, claim) == text
