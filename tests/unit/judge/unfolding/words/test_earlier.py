"""What had happened before is told apart."""

import pytest

from agent.judge.unfolding.words.earlier import told_apart
from tests.trees import tree


def told(text: str) -> str | None:
    parsed = tree(text)
    return told_apart(parsed, range(*parsed.sentences[0]))


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (
            "The patient was found at 07.10 by a nurse, who had come at 06.45.",
            "The patient was found at 07.10 by a nurse. The nurse had come at 06.45.",
        ),
        (
            "The report was published on 3 June by the board, which had received it on 1 May.",
            "The report was published on 3 June by the board. The board had received it on 1 May.",
        ),
        (
            "Mr Brook, who had joined in 2012, left in 2015.",
            "Mr Brook left in 2015. Mr Brook had joined in 2012.",
        ),
    ],
)
def test_told_apart(text: str, wanted: str) -> None:
    assert told(text) == wanted


@pytest.mark.parametrize(
    "text",
    [
        "The nurse who had come at 6 found her at 7.",
        "She was found at 7 by the nurse, who comes at 6.",
        "She had come at 6.",
    ],
)
def test_other_sentences_stand(text: str) -> None:
    assert told(text) is None
