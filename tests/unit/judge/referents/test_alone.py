"""Who was the only one of a kind is so no longer once there are more."""

import pytest

from agent.domain.finding import Finding, Outcome
from agent.domain.text import Passage
from agent.judge.agreement.measure import Agreement
from agent.judge.checked import Checked
from agent.judge.passages.windows import Window, sentences
from agent.judge.polarity.check import RULE
from agent.judge.referents.alone import no_longer_alone
from tests.trees import PARSER

WELL = "The sole well, on Mill Lane, was dry. Two more wells have been dug since."
VET = "In 2019 Ms Rao was the only vet in the valley. Today two further vets work there."
KEY = "It took an hour because only Owen had a key. Ann has now been given one as well."
NAVE = "The only entrance was in the north. The hall was built in 1920."
SAFE = "Only Ms Koch has a key. A second key is kept in the safe."


def taken_back(claim: str, text: str) -> bool:
    passages = [Passage(text=text)]
    (asked,) = PARSER.parse([claim])
    (own,) = sentences(passages)
    checked = Checked((Finding(rule=RULE, outcome=Outcome.MATCH),), Agreement())
    told = no_longer_alone(checked, asked, Window(sentences=own[:1]), passages, PARSER)
    assert told == checked or told.findings[0].outcome is Outcome.MISSING
    return told != checked


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("The only well is on Mill Lane.", WELL),
        ("Ms Rao is the only vet in the valley.", VET),
        ("Only Owen has a key.", KEY),
    ],
)
def test_others_have_joined(claim: str, text: str) -> None:
    assert taken_back(claim, text)


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("Only Owen had a key.", KEY),
        ("Ms Rao was the only vet in the valley.", VET),
        ("Ms Rao is a vet in the valley.", VET),
        ("The only entrance is in the north.", NAVE),
        ("Only Ms Koch has a key.", SAFE),
    ],
)
def test_still_alone_or_of_old(claim: str, text: str) -> None:
    assert not taken_back(claim, text)
