import pytest

from agent.writer.revision.correction.nearmiss import near_swaps


def brought_near(clause: str, sentence: str) -> str | None:
    found = near_swaps(clause, clause, sentence)
    if found is None:
        return None
    for span, text in sorted(found, key=lambda s: s[0].start, reverse=True):
        clause = clause[: span.start] + text + clause[span.end :]
    return clause


@pytest.mark.parametrize(
    ("clause", "sentence", "expected"),
    [
        (
            "The bicycle shed will move to the garden.",
            "The bicycle shed will move to the car park; 40 bicycles fit into it.",
            "The bicycle shed will move to the car park.",
        ),
        (
            "The cash is counted every Friday by two people.",
            "The cash is counted every Friday.",
            "The cash is counted every Friday.",
        ),
        (
            "The kitchen project ended in March 2024.",
            "The kitchen project ended in May 2024.",
            "The kitchen project ended in May 2024.",
        ),
        (
            "The bicycle shed will move to the garden.",
            "If it rains, the bicycle shed will move to the car park.",
            None,
        ),
        ("The shed will be painted green.", "The shed will move to the car park.", None),
        ("The cash is counted.", "The cash is counted every Friday.", None),
    ],
)
def test_what_is_nowhere_stated_is_brought_to_the_nearest_sentence(
    clause: str, sentence: str, expected: str | None
) -> None:
    assert brought_near(clause, sentence) == expected
