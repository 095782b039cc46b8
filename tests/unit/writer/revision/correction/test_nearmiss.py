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
        (
            "Files are stored in Dublin.",
            "Files are stored in Frankfurt and deleted after 30 days.",
            "Files are stored in Frankfurt.",
        ),
        ("Ana lives in Leeds.", "Ben lives in York.", None),
        (
            "The filter must be cleaned every week with lukewarm water and a mild soap.",
            "Clean the filter every week with lukewarm water.",
            "The filter must be cleaned every week with lukewarm water.",
        ),
        (
            "The filter must be cleaned with lukewarm water and a soft brush.",
            "Clean the filter with lukewarm water if it is dusty.",
            None,
        ),
        ("The manager works in Leeds.", "The manager works in shifts.", None),
        (
            "Acids are stored in the red cabinet.",
            "Acids are stored in the yellow cabinet, solvents in the red cabinet.",
            "Acids are stored in the yellow cabinet.",
        ),
        ("The shed will be painted green.", "The shed will move to the car park.", None),
        ("The cash is counted.", "The cash is counted every Friday.", None),
    ],
)
def test_what_is_nowhere_stated_is_brought_to_the_nearest_sentence(
    clause: str, sentence: str, expected: str | None
) -> None:
    assert brought_near(clause, sentence) == expected


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("The Plus plan costs £9 and includes a credit card.", "includes a credit card"),
        ("The Basic plan costs £9 and includes a credit card.", None),
        ("If you pay, the Plus plan includes a credit card.", None),
    ],
)
def test_what_a_predicate_adds_is_left_out(sentence: str, expected: str | None) -> None:
    clause = "includes a credit card and insurance"
    found = near_swaps(clause, f"The Plus plan {clause}.", sentence)
    span, text = found[0] if found else (None, "")
    assert (span and clause[: span.start] + text) == expected
