"""Lines of entries are told with the first line of their entry."""

import pytest

from agent.judge.passages.entries import with_their_names

ENTRIES = ["Model: A2", "Weight: 3 kg", "Price: €5", "Model: B4", "Weight: 2 kg", "Price: €9"]


def test_each_line_with_its_name() -> None:
    assert with_their_names(["We sell two.", *ENTRIES, "Ask us."]) == [
        "We sell two.",
        "Model: A2",
        "Model: A2; Weight: 3 kg",
        "Model: A2; Price: €5",
        "Model: B4",
        "Model: B4; Weight: 2 kg",
        "Model: B4; Price: €9",
        "Ask us.",
    ]


@pytest.mark.parametrize(
    "texts",
    [
        [],
        ENTRIES[:3],
        ["Model: A2", "Weight: 3 kg", "Model: B4"],
        ["Model: A2", "Weight: 3 kg", "Model: B4", "Price: €9"],
        ["Note: it rains.", "Bring a coat", "Note: it snows."],
        ["Q: Is it open?", "A: Yes.", "Q: Is it free?", "A: No."],
    ],
)
def test_other_lines_stay(texts: list[str]) -> None:
    assert with_their_names(texts) == texts
