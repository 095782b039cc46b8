"""What a window has a model read."""

import pytest

from agent.domain.text import Span
from agent.judge.passages.windows import Sentence, Window


@pytest.mark.parametrize(
    ("texts", "premise"),
    [
        (("There is no lift.", "There is no lift."), "There is no lift."),
        (("There is no lift.", "There is no lift. Use the stairs."),
         "There is no lift. Use the stairs."),
        (("There is a lift.", "There is no lift."), "There is a lift. There is no lift."),
        (("Fees", "Fees are due in May."), "Fees Fees are due in May."),
    ],
)  # fmt: skip
def test_what_two_sentences_tell_alike_stands_once(texts: tuple[str, ...], premise: str) -> None:
    span = Span(start=0, end=1)
    told = [Sentence(passage=0, order=n, span=span, text=t) for n, t in enumerate(texts)]
    assert Window(sentences=tuple(told)).premise == premise
