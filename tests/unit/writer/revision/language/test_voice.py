import pytest

from agent.writer.revision.language.voice import voiced


@pytest.mark.parametrize(
    ("sentence", "draft", "expected"),
    [
        (
            "Our surveyor found damp, which my client denies.",
            "The surveyor found rot.",
            "The surveyor found damp, which the client denies.",
        ),
        ("Our surveyor found damp.", "We found rot.", "Our surveyor found damp."),
        ("The pump is run by the mill rather than by us.", "The pump is run by the mine.", None),
        ("We deliver on Mondays.", "Parcels come on Fridays.", None),
        ("We deliver on Mondays.", "We deliver on Fridays.", "We deliver on Mondays."),
        ("The damp is due to poor airing by yourselves.", "The damp is due to a leak.", None),
        (
            "Bring the form yourself.",
            "You may send the form by post.",
            "Bring the form yourself.",
        ),
        ("I left twice.", "Rosa left once.", None),
        ("She asked where I hid it.", "She hid it.", None),
        ("Type I errors are rare.", "Errors are frequent.", "Type I errors are rare."),
        ("Phase I trials ended.", "Trials go on.", "Phase I trials ended."),
        ("The US mint sells coins.", "The mint buys coins.", "The US mint sells coins."),
    ],
)
def test_a_source_that_speaks_of_itself(sentence: str, draft: str, expected: str | None) -> None:
    assert voiced(sentence, draft) == expected
