import pytest

from agent.domain.text import Span
from agent.writer.revision.language.clauses import after_label, body, removal


def without(sentence: str, clause: str) -> str:
    start = sentence.index(clause)
    whole = Span(start=0, end=len(sentence))
    span, text = removal(sentence, whole, Span(start=start, end=start + len(clause)))
    return sentence[: span.start] + text + sentence[span.end :]


@pytest.mark.parametrize(
    ("sentence", "clause", "expected"),
    [
        ("Staff get ten days, and parking is free.", "parking is free", "Staff get ten days."),
        ("Staff get ten days, and parking is free.", "Staff get ten days", "Parking is free."),
        ("It is blue, while the lid is red.", "the lid is red", "It is blue."),
        ("Ask the lead, who must reply in a day.", "who must reply in a day", "Ask the lead."),
        ("It opens at six; it closes at nine.", "it closes at nine", "It opens at six."),
        ("We ship on Monday but not on Sunday.", "not on Sunday", "We ship on Monday."),
        ("It is blue, round, and new.", "round", "It is blue, and new."),
        ("It is all wrong.", "It is all wrong", ""),
        ("It is $40 ($480 a year), paid late.", "$480 a year", "It is $40, paid late."),
        ("It is $40 a month ($480 a year).", "$480 a year", "It is $40 a month."),
        ("Ann, who led it alone, found nothing.", "who led it alone", "Ann found nothing."),
        ("Ask Ann, who leads it, and go home.", "who leads it", "Ask Ann, and go home."),
        ("**Daily rate:** six euros; it is fixed.", "six euros", "**Daily rate:** It is fixed."),
        ("Use `tk_`, and live keys use `lk_`.", "Use `tk_", "Live keys use `lk_`."),
        ("It opens at six, and it closes at ten.", "it closes at ten.", "It opens at six."),
        (
            "Staff get ten days, and parking is free. [cite:ab]",
            "parking is free",
            "Staff get ten days. [cite:ab]",
        ),
        (
            "Choose by May, bearing in mind that time off is the default.",
            "time off is the default",
            "Choose by May.",
        ),
    ],
)
def test_removal(sentence: str, clause: str, expected: str) -> None:
    assert without(sentence, clause) == expected


@pytest.mark.parametrize(
    ("sentence", "inner"),
    [
        ("It is so.", "It is so"),
        ("It is so. [cite:a] [cite:b]", "It is so"),
        ("It is so [cite:a].", "It is so"),
        ("It is so", "It is so"),
    ],
)
def test_body(sentence: str, inner: str) -> None:
    assert body(sentence, Span(start=0, end=len(sentence))).of(sentence) == inner


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("**Breach:** The owner is told.", "The owner is told."),
        ("**Breach**: The owner is told.", "The owner is told."),
        ("Note: the owner is told.", "the owner is told."),
        ("The **Aurel 40** is black.", "The **Aurel 40** is black."),
        (
            "The kettle has four settings: 60 and more.",
            "The kettle has four settings: 60 and more.",
        ),
    ],
)
def test_a_label_is_no_part_of_what_is_said(sentence: str, expected: str) -> None:
    assert after_label(sentence, Span(start=0, end=len(sentence))).of(sentence) == expected
