"""What another clause says than the claim cites is not said by that one."""

import pytest

from agent.domain.finding import Finding, Outcome
from agent.domain.text import Passage
from agent.judge.agreement.measure import WHOLE
from agent.judge.checked import Checked
from agent.judge.names.check import RULE
from agent.judge.passages.windows import Window, sentences
from agent.judge.referents.cited import in_its_clause
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
NOTICE = "Section 4.2: Notice is three months. Section 4.3: Notice must be in writing."


def objects(claim: str, text: str) -> bool:
    (analysis,) = PARSER.parse([claim])
    window = Window(sentences=tuple(sentences([Passage(text=text)])[0]))
    found = Checked((Finding(rule=RULE, outcome=Outcome.MATCH),), WHOLE)
    return in_its_clause(found, analysis, window).findings[0].outcome is Outcome.MISSING


@pytest.mark.parametrize(
    "claim",
    ["Notice must be in writing (section 4.2).", "Under section 4.3, notice is three months."],
)
def test_another_clause_says_so(claim: str) -> None:
    assert objects(claim, NOTICE)


@pytest.mark.parametrize(
    "claim",
    [
        "Notice must be in writing (section 4.3).",
        "Under section 4, notice must be in writing.",
        "Notice must be in writing.",
    ],
)
def test_the_clause_itself_says_so(claim: str) -> None:
    assert not objects(claim, NOTICE)


def test_a_sentence_without_a_number_may_stand_in_any_clause() -> None:
    assert not objects("Notice must be in writing (section 4.2).", "Notice must be in writing.")
