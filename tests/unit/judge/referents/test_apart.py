"""What is said of all is not said of those who are spoken of apart."""

import pytest

from agent.domain.finding import Finding, Outcome
from agent.domain.text import Passage
from agent.domain.verdict import Case
from agent.judge.agreement.measure import WHOLE
from agent.judge.checked import Checked
from agent.judge.names.check import RULE
from agent.judge.passages.windows import Window, sentences
from agent.judge.referents.apart import has_own_case
from tests.trees import PARSER

LIBRARY = "The town hall and the library are shut until Monday. The mobile library runs as normal."
GIFTS = "You may keep gifts up to 25 a year. Buyers are under a stricter rule: they accept nothing."
TUBES = "Change the tube every six weeks; silicone tubes last three months."
HOURS = "Visitors are welcome from 10 am to 8 pm. The intensive care unit keeps its own hours."
BOARDS = "Pumps below 4000 may stop. Pumps already fitted with board rev. C are not affected."


@pytest.mark.parametrize(
    ("text", "claim", "apart"),
    [
        (LIBRARY, "The mobile library is shut until Monday.", True),
        (LIBRARY, "The library is shut until Monday.", False),
        (LIBRARY, "The mobile library runs as normal.", False),
        (GIFTS, "Buyers may keep gifts up to 25 a year.", True),
        (GIFTS, "Staff may keep gifts up to 25 a year.", False),
        (TUBES, "Silicone tubes are changed every six weeks.", True),
        (TUBES, "The tube is changed every six weeks.", False),
        (TUBES, "Silicone tubes last three months.", False),
        (HOURS, "Visitors are welcome from 10 am to 8 pm in the intensive care unit.", True),
        (HOURS, "Visitors are welcome from 10 am to 8 pm.", False),
        (BOARDS, "Pumps with board rev. C are not affected.", False),
    ],
)
def test_a_case_of_its_own(text: str, claim: str, apart: bool) -> None:
    case = Case(claim=claim, passages=(Passage(text=text),))
    window = Window(sentences=tuple(sentences(case.passages)[0]))
    (asked,) = PARSER.parse([claim])
    before = Checked((Finding(rule=RULE, outcome=Outcome.MATCH),), WHOLE)
    after = has_own_case(before, case, window, asked)
    assert (after.findings[0].outcome is Outcome.MISSING) is apart
