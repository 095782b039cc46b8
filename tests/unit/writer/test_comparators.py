import pytest

from agent.writer.comparators import comparator_before, same_case


@pytest.mark.parametrize(
    ("claim", "sentence", "expected"),
    [
        (
            "Loans of over 500 euros need two signatures.",
            "For 500 euros or less, one is due.",
            False,
        ),
        ("Loans of over 500 euros need two signatures.", "Above 500 euros two are due.", True),
        ("Groups of 12 or more book by post.", "Groups of at least 12 pay ahead.", True),
        ("Groups of fewer than 12 book by post.", "Groups of 12 people or more pay ahead.", False),
        ("Groups of 12 book by post.", "Groups of 12 or more pay ahead.", None),
        ("Groups of over 12 book by post.", "Groups of 20 or more pay ahead.", None),
        ("Groups of about 12 book by post.", "Groups of at least 12 pay ahead.", None),
    ],
)
def test_same_case(claim: str, sentence: str, expected: bool | None) -> None:
    assert same_case(claim, sentence) is expected


def test_a_comparator_stands_right_before_its_figure() -> None:
    found = comparator_before("open for up to 5 days", 15)
    assert found is not None
    assert found[0] == "most"
    assert comparator_before("up to here, 5 days", 12) is None
