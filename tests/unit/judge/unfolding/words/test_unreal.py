"""What is supposed contrary to fact is told as it was."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (
            "It would have fallen further had you not made a claim in April.",
            "A claim was made in April.",
            "You had made a claim in April.",
        ),
        (
            "The roof would have held had the beams not rotted.",
            "The beams did not rot.",
            "The beams had rotted.",
        ),
        (
            "Had the guard not overslept, the barrier would have been closed.",
            "The guard overslept.",
            "The guard had overslept.",
        ),
        (
            "The ship would have sailed on Monday if the pilot had been on board.",
            "The pilot was on board.",
            "The pilot had not been on board.",
        ),
        (
            "If the company had reported the leak, the fine would have been lower.",
            "The company reported the leak.",
            "The company had not reported the leak.",
        ),
    ],
)
def test_told_as_it_was(text: str, claim: str, meant: str) -> None:
    assert told(text, claim) == meant


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("The roof would have held if the beams had not rotted.", "The roof held."),
        ("The roof would hold if the beams rotted.", "The beams rotted."),
        ("A passenger would get a refund if the train were late.", "The train was not late."),
        ("Staff would be told if the office had closed.", "The office had not closed."),
        ("Even if the beams had rotted, the roof would have held.", "The beams rotted."),
        ("If the beams had rotted, they were replaced.", "The beams rotted."),
        ("She asked if he had signed; he would not say.", "He signed."),
        ("It would have held if no beam had rotted.", "A beam rotted."),
        (
            "The roof would have held if the beams had not rotted.",
            "If the beams had not rotted, the roof would have held.",
        ),
    ],
)
def test_other_sentences_stay_as_they_stand(text: str, claim: str) -> None:
    assert told(text, claim) == text
