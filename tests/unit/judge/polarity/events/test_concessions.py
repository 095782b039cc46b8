"""What was so in spite of something was not so because of it."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.events.concessions import compare_concessions
from tests.trees import tree

RACE = "Despite the heavy rain, the race went ahead."
FERRY = "Owing to a strike, the ferries did not sail."
SHOP = "The shop opens late so that staff can attend the training."
BOTH = "The vote was put off owing to illness; it was held despite the illness of the chair."


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The race went ahead because of the heavy rain.", RACE),
        ("Because of the heavy rain, the race went ahead.", RACE),
        ("Although there was a strike, the ferries did not sail.", FERRY),
        ("Staff attend the training so that the shop can open late.", SHOP),
    ],
)
def test_turned_into_its_opposite(claim: str, premise: str) -> None:
    assert compare_concessions(tree(claim), tree(premise))[0] is Outcome.CONFLICT


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The race went ahead in spite of the heavy rain.", RACE),
        ("The ferries did not sail because of a strike.", FERRY),
        ("In order that staff can attend the training, the shop opens late.", SHOP),
        ("The race did not go ahead because of the heavy rain.", RACE),
        ("The vote was put off because of illness.", BOTH),
        ("The race went ahead.", RACE),
    ],
)
def test_left_as_it_is(claim: str, premise: str) -> None:
    assert compare_concessions(tree(claim), tree(premise)) == (Outcome.NONE, "")
