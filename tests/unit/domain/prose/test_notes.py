import pytest

from agent.domain.prose.markup import readable
from agent.domain.prose.sentences import split_sentences

MARKED = [
    ("Leave is 30 days.[2] Rent is 900.", "Leave is 30 days. Rent is 900."),
    ("Leave is 30 days.[4][5] Rent is 900.", "Leave is 30 days. Rent is 900."),
    ("Leave is 30 days.[4, 5] Rent is 900.", "Leave is 30 days. Rent is 900."),
    ("Leave is 30 days.[^a] Rent is 900.", "Leave is 30 days. Rent is 900."),
    ("Leave is 30 days.【6†source】 Rent is 900.", "Leave is 30 days. Rent is 900."),
    ("Leave is 30 days.¹ Rent is 900.", "Leave is 30 days. Rent is 900."),
    ("He said “no.”² Rent is 900.", "He said “no.” Rent is 900."),
    ("Leave is 30 days.[1](https://a.b/c) Rent is 900.", "Leave is 30 days. Rent is 900."),
    ("Leave is 30 days[1][2]. Rent is €900 [7].", "Leave is 30 days. Rent is €900."),
    ("Pets are free [3]\nTea is free [4] [5], too.", "Pets are free\nTea is free, too."),
]
VALUES = [
    "Pay within [7] days.",
    "The rent is [90].",
    "See clause [2].",
    "The amount is due: [24,500].",
    "The median was 4 [3, 5].",
    "The median was 4 [3–5].",
    "The dose is 20 [500].",
    "There are 5 m² left.",
    "10⁶ is a million.",
    "As in [2], go.",
]


@pytest.mark.parametrize(("text", "expected"), MARKED)
def test_marks_of_notes_are_not_read(text: str, expected: str) -> None:
    assert readable(text)[0] == expected


@pytest.mark.parametrize("text", VALUES)
def test_values_in_brackets_are_read(text: str) -> None:
    assert readable(text)[0] == text


@pytest.mark.parametrize("text", [text for text, _ in MARKED if "Rent is 900" in text])
def test_a_mark_belongs_to_the_sentence_before_it(text: str) -> None:
    first, second = (span.of(text) for span in split_sentences(text))

    assert second == "Rent is 900."
    assert text.startswith(first)
