"""What callers give is taken, or refused with its name."""

import pytest

from agent.domain.given import MAX_WORDS, given_draft
from agent.domain.review import parse_review
from agent.errors import InputError

ENDLESS = "The" + " tide comes in and the" * MAX_WORDS


@pytest.mark.parametrize("before", ["", "Boats are for hire. "])
def test_a_sentence_without_end_is_refused(before: str) -> None:
    with pytest.raises(InputError, match=f"from character {len(before) + 1} on"):
        given_draft(f"{before}{ENDLESS}", "the draft")
    with pytest.raises(InputError, match="the edited answer has a sentence of"):
        parse_review("edit", ENDLESS)


@pytest.mark.parametrize(
    "text",
    [
        "The tide comes in at six. " * MAX_WORDS,
        "- The tide comes in\n" * MAX_WORDS,
        f"See the chart: data:image/png;base64,{'iVBORw0KGgo' * 4000}.",
        "The tide comes in " + "and goes out " * 300 + "again.",
    ],
    ids=["many sentences", "many items", "one long word", "a long sentence"],
)
def test_long_drafts_are_taken(text: str) -> None:
    assert given_draft(text, "the draft") == text
