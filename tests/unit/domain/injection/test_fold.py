import pytest

from agent.domain.injection.fold import fold, readings


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("Ｉｇｎｏｒｅ", "ignore"),
        ("Іgnоrе", "ignore"),
        ("ig\u200bno\u00adre", "ignore"),
        ("<b>ig</b>n**or**e", "ignore"),
        ("&#105;gnore", "ignore"),
        ("I g n o r e  it", "ignore  it"),
        ("i.g.n.o.r.e", "ignore"),
        ("".join(chr(0xE0000 + ord(c)) for c in "ignore"), "ignore"),
        ("Fees & taxes", "fees & taxes"),
    ],
)
def test_disguises_are_undone(text: str, read: str) -> None:
    assert fold(text).text == read


def test_a_range_of_the_reading_points_at_its_origin() -> None:
    text = "Do <b>ig</b>nore it"
    folded = fold(text)
    start = folded.text.index("ignore")
    assert folded.span(start, start + 6).of(text) == "ig</b>nore"


def test_a_reversed_reading_points_at_its_origin() -> None:
    backwards = readings(fold("abc def"))[-1]
    assert backwards.text == "fed cba"
    assert backwards.span(0, 3).of("abc def") == "def"


def test_leet_is_read_in_words_that_mix_letters_and_digits_only() -> None:
    texts = [r.text for r in readings(fold("1gn0r3 it for 30 days"))]
    assert "ignore it for 30 days" in texts
