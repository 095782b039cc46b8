import pytest

from agent.corpus.loaders.raised import superscript

EXPONENTS = {
    ("10", "6"): "⁶",
    ("25 m", "2"): "²",
    ("E = mc", "2"): "²",
    ("10", "−3"): "⁻³",
    ("2", "n"): "ⁿ",
}
MARKS = {
    ("30 days", "1"): "1",
    ("It grows.", "12"): "12",
    ("", "1"): "1",
    ("a list", "1, 2"): "1,2",
}
PLAIN = [("the 21", "st"), ("Acme", "®"), ("price", "*"), ("e", "x+1"), ("tree", "[note]")]


@pytest.mark.parametrize(("before", "text"), EXPONENTS)
def test_exponents_stay_raised(before: str, text: str) -> None:
    assert superscript(before, text) == EXPONENTS[before, text]


@pytest.mark.parametrize(("before", "text"), MARKS)
def test_marks_of_footnotes_are_written_as_such(before: str, text: str) -> None:
    assert superscript(before, text) == f"[^{MARKS[before, text]}]"


@pytest.mark.parametrize(("before", "text"), PLAIN)
def test_other_raised_text_stays_as_it_is(before: str, text: str) -> None:
    assert superscript(before, text) == text


@pytest.mark.parametrize("text", ["1", "[1]", "a", "*"])
def test_what_links_to_a_note_is_its_mark_even_after_a_number(text: str) -> None:
    assert superscript("in 2020", text, links=True) == f"[^{text.strip('[]')}]"
