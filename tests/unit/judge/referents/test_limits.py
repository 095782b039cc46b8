"""What is said of one place or kind only is not said of all."""

import pytest

from agent.domain.finding import Finding, Outcome
from agent.domain.text import Passage
from agent.domain.verdict import Case
from agent.judge.agreement.measure import WHOLE
from agent.judge.checked import Checked
from agent.judge.passages.windows import Window, sentences
from agent.judge.polarity.check import RULE
from agent.judge.referents.limits import within_its_limit
from tests.trees import PARSER

BOOKS = (
    "Visitors' permits are sold in books of ten, at £12.00 a book, in Wexley City only; the other"
    " regions have no visitors' permits."
)
SOLD = "Visitors' permits come in books of ten for £12.00."
DAYS = "Children's day operations are done at Ashgate on Tuesdays only, with nurses of our own."
TRAINS = "First class is allowed only for journeys of more than 3 hours."
ROOMS = "Guest rooms can be booked for at most seven nights, and only for visitors of residents."


def limited(claim: str, text: str, context: str = "") -> bool:
    case = Case(claim=claim, passages=(Passage(text=text),), context=context)
    window = Window(sentences=tuple(sentences(case.passages)[0]))
    (asked,) = PARSER.parse([claim])
    before = Checked((Finding(rule=RULE, outcome=Outcome.MATCH),), WHOLE)
    after = within_its_limit(before, case, window, asked)
    assert after == before or after.findings[0].outcome is Outcome.MISSING
    return after != before


@pytest.mark.parametrize(
    ("claim", "text", "context"),
    [
        (SOLD, BOOKS, ""),
        (SOLD, BOOKS, f"Can I get a parking permit in Calder Vale? {SOLD}"),
        ("Children's day operations are done at Ashgate.", DAYS, ""),
        ("First class is allowed.", TRAINS, "May I travel by train?"),
        ("The service is for emergencies.", "The service is for emergencies in Oslo alone.", ""),
    ],
)
def test_a_limit_that_is_left_out(claim: str, text: str, context: str) -> None:
    assert limited(claim, text, context)


@pytest.mark.parametrize(
    ("claim", "text", "context"),
    [
        (SOLD, BOOKS, f"How do I park in Wexley City? {SOLD}"),
        ("Visitors' permits come in books of ten in Wexley City.", BOOKS, ""),
        (SOLD, f"{BOOKS} Visitors' permits come in books of ten, at £12.00 each.", ""),
        ("Only some get visitors' permits in books of ten for £12.00.", BOOKS, ""),
        ("Children's day operations are done at Ashgate on Tuesdays.", DAYS, ""),
        ("First class is allowed for journeys of more than 3 hours.", TRAINS, ""),
        ("Guest rooms can be booked for at most seven nights.", ROOMS, ""),
        ("The other regions have no visitors' permits.", BOOKS, ""),
        ("The oil comes from Reus.", "The oil comes from Reus and is sold only in tins.", ""),
        ("It is open on Mondays.", "It is open not only on Mondays.", ""),
    ],
)
def test_a_limit_that_is_kept_or_of_something_else(claim: str, text: str, context: str) -> None:
    assert not limited(claim, text, context)
