import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent.domain.text import Span
from agent.writer.revision.editing.layout import tidied


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ("1. a\n2. b\n3. c\n\nEnd.", "1. a\n3. c\n\nEnd.", "1. a\n2. c\n\nEnd."),
        ("3) a\n4) b\n5) c", "4) b\n5) c", "3) b\n4) c"),
        ("1. a\n2. b\n   1. x\n   2. y\n3. c", "2. b\n   2. y\n3. c", "1. b\n   1. y\n2. c"),
        ("1. a\n2. b\n\nAnd:\n1. c\n2. d", "1. a\n\nAnd:\n2. d", "1. a\n\nAnd:\n1. d"),
        ("1. a\n2. b\n3. c\n\nSee step 3.", "1. a\n3. c\n\nSee step 3.", None),
        ("1. a\n1. b\n1. c", "1. a\n1. c", None),
        ("1. a\n5. b\n9. c", "1. a\n9. c", None),
        ("1.1 a\n1.2 b\n1.3 c", "1.1 a\n1.3 c", None),
    ],
)
def test_a_list_that_lost_an_item_is_numbered_on(
    before: str, after: str, expected: str | None
) -> None:
    assert tidied(before, after) == (expected or after)


TABLE = "Here:\n\n| a | b |\n| --- | --- |\n"


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ("A:\n- x\n\nB:\n- y\n\nEnd.", "A:\n\nB:\n- y\n\nEnd.", "B:\n- y\n\nEnd."),
        (
            "# T\n\n## A\n\nOne.\n\n## B\n\nTwo.",
            "# T\n\n## A\n\n\n\n## B\n\nTwo.",
            "# T\n\n## B\n\nTwo.",
        ),
        (f"{TABLE}| 1 | 2 |\n\nEnd.", f"{TABLE}\nEnd.", "End."),
        (f"{TABLE}| 1 | 2 |\n| 3 | 4 |", f"{TABLE}| 3 | 4 |", f"{TABLE}| 3 | 4 |"),
        ("One.\n\nTwo.\n\nThree.", "One.\n\n\nThree.", "One.\n\nThree."),
        ("One.\n\nTwo.\n", "One.\n\n", "One.\n"),
        ("One.\n\n\nTwo.\n\nThree.", "One.\n\n\nThree.", "One.\n\n\nThree."),
        ("Dear all:\nthe shop is open.", "Dear all:\nit is shut.", "Dear all:\nit is shut."),
    ],
)
def test_what_announced_only_what_is_gone_goes_too(before: str, after: str, expected: str) -> None:
    assert tidied(before, after) == expected


def test_a_lead_in_that_stands_by_itself_stays() -> None:
    before, after = "All doors are locked at six:\n- x", "All doors are locked at six:\n"
    assert tidied(before, after) == ""
    assert tidied(before, after, [Span(start=0, end=28)]) == "All doors are locked at six:"


@given(st.text(alphabet="12. -#|:a\n", max_size=60))
def test_what_lost_nothing_stays_as_it_is(draft: str) -> None:
    assert tidied(draft, draft) == draft
