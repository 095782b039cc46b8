import pytest

from agent.domain.text import Span
from agent.writer.revision.editing.connecting import connected


@pytest.mark.parametrize(
    ("draft", "claim", "text", "expected"),
    [
        (
            "However, trips abroad require a form.",
            "trips abroad require a form",
            "Trips abroad also need a visa.",
            "However, trips abroad also need a visa.",
        ),
        (
            "In addition, Bo Lee cooks on Mondays.",
            "Bo Lee cooks on Mondays",
            "Bo Lee cooks on Fridays.",
            "In addition, Bo Lee cooks on Fridays.",
        ),
        ("However, dogs are banned.", "dogs are banned", "Dogs are not banned.", None),
        ("Therefore, dogs are banned.", "dogs are banned", "Dogs are allowed.", None),
        ("However, dogs bark.", "However, dogs bark", "Dogs sleep.", None),
        ("However, the chair resigns.", "the chair resigns", "Okoye resigns.", None),
    ],
)
def test_a_connector_stays_before_what_is_said_anew(
    draft: str, claim: str, text: str, expected: str | None
) -> None:
    at = draft.index(claim)
    whole, said = Span(start=0, end=len(draft)), Span(start=at, end=at + len(claim))
    place, new = connected(draft, whole, [said], text)
    assert draft[: place.start] + new + draft[place.end :] == (expected or text)
