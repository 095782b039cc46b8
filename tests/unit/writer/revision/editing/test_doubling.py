import pytest

from agent.domain.text import Span
from agent.writer.revision.editing.doubling import undoubled


@pytest.mark.parametrize(
    ("clause", "rest", "text", "expected"),
    [
        (
            "Repairs are done in Aarhus",
            " and take ten days.",
            "Repairs are done in Odense and take ten days",
            "Repairs are done in Odense",
        ),
        (
            "The form is signed by the clerk",
            " and goes to the county archive within a week.",
            "The form is signed by the mayor and sent to the county archive within a week",
            "The form is signed by the mayor",
        ),
        (
            "Tea is free",
            ", and coffee costs £2.",
            "Tea costs £1 and juice £3",
            "Tea costs £1 and juice £3",
        ),
        ("Tea is free", " on Mondays.", "Tea is £1 and free on Mondays", None),
        ("Tea is free.", "", "Tea is hot and costs £1", None),
    ],
)
def test_what_follows_a_clause_is_not_said_in_its_place_too(
    clause: str, rest: str, text: str, expected: str | None
) -> None:
    draft = clause + rest
    sentence, place = Span(start=0, end=len(draft)), Span(start=0, end=len(clause))
    assert undoubled(draft, sentence, place, text) == (expected or text)
