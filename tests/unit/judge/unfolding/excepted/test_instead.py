"""What is so instead of something else is told alone."""

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
            "The concert was moved not because of the noise but because of a burst pipe.",
            "The concert was moved because of a burst pipe.",
            "The concert was moved because of a burst pipe.",
        ),
        (
            "The statue was unveiled not in 1890 but in 1911.",
            "The statue was unveiled in 1911.",
            "The statue was unveiled in 1911.",
        ),
        (
            "The fine is paid not by the tenant, but rather by the owner.",
            "The owner pays the fine.",
            "The fine is paid by the owner.",
        ),
    ],
)
def test_what_is_so_is_told_alone(text: str, claim: str, meant: str) -> None:
    assert told(text, claim) == meant


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("The fine is paid not by the tenant but by the owner.", "The tenant pays the fine."),
        (
            "The fine is paid not by the tenant but by the owner.",
            "The fine is not paid by the owner.",
        ),
        (
            "The grant is given not only for research but for teaching.",
            "The grant is given for teaching.",
        ),
        (
            "The grant is given not for research but for teaching.",
            "The grant is given only for teaching.",
        ),
    ],
)
def test_what_is_so_is_told_alone_not_where_that_is_unclear(text: str, claim: str) -> None:
    assert told(text, claim) == text
