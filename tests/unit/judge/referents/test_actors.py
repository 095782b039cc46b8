"""Who does something in one step does not do what another one does in the next."""

import pytest

from agent.domain.finding import Finding, Outcome
from agent.domain.text import Passage
from agent.judge.agreement.measure import WHOLE
from agent.judge.checked import Checked
from agent.judge.passages.windows import Window, sentences
from agent.judge.polarity.check import RULE
from agent.judge.referents.actors import of_its_actor
from tests.trees import PARSER

RENT = (
    "4. **Stage 4: court.** The officer asks the Income Manager to approve court action.\n"
    "5. **Stage 5: eviction.** The Director of Customer Services decides.\n"
)
BOTH = f"{RENT}\nIn Oslo the Income Manager decides on eviction.\n"
MONEY = "## Refunds\n\nThe Finance Board approves them. The Rector signs the letter.\n"


def refuted(claim: str, *texts: str, documents: str = "dd") -> bool:
    passages = [Passage(text=t, document_id=d) for t, d in zip(texts, documents, strict=False)]
    (asked,) = PARSER.parse([claim])
    window = Window(sentences=tuple(sentences(passages)[0][1:2]))
    before = Checked((Finding(rule=RULE, outcome=Outcome.NONE),), WHOLE)
    after = of_its_actor(before, asked, window, passages, PARSER)
    assert after == before or after.findings[0].outcome is Outcome.CONFLICT
    return after != before


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("Eviction is decided by the Income Manager.", RENT),
        ("The Income Manager decides on eviction.", RENT),
        ("Refunds are approved by the Rector.", MONEY),
    ],
)
def test_another_actor_does_it(claim: str, text: str) -> None:
    assert refuted(claim, text)


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("Eviction is decided by the Director of Customer Services.", RENT),
        ("Eviction is decided by the Director.", RENT),
        ("Eviction is not decided by the Income Manager.", RENT),
        ("Eviction is prepared by the Income Manager.", RENT),
        ("Court action is approved by the Income Manager.", RENT),
        ("The size of the room is decided by the Income Manager.", RENT),
        ("Eviction is decided by a manager.", RENT),
        ("Eviction is decided by the Income Manager.", BOTH),
        ("Refunds are approved by the Finance Board.", MONEY),
        ("The letter is signed by the Rector.", MONEY),
        ("Bob works at Nexa.", "Anna works at Nexa. Nexa employs Bob."),
        ("The Finance Board meets on Mondays.", "Mondays. The Rector waits."),
    ],
)
def test_its_own_actor_does_it_or_nobody_is_said_to(claim: str, text: str) -> None:
    assert not refuted(claim, text)


@pytest.mark.parametrize(("documents", "found"), [("dd", True), ("de", False)])
def test_the_step_may_stand_in_another_passage_of_the_document(documents: str, found: bool) -> None:
    first, second = RENT.splitlines()
    claim = "Eviction is decided by the Income Manager."
    assert refuted(claim, first, second, documents=documents) == found
