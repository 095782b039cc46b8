"""What a relative clause tells of one thing is not told of another beside it."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.clauses.reading import read
from agent.judge.polarity.roles.attached import compare_attached
from tests.trees import PARSER

PUMP = "The blue pump feeds a tank that holds 500 litres."
BRIDGE = "The old bridge was replaced in 2004 by a wider one that carries four lanes."
PAINTING = "The museum bought the painting from a collector who lives in Basel."
PLAN = "Plan A was replaced by Plan B, which includes dental care."


def _found(claim: str, text: str) -> tuple[Outcome, str]:
    mine, theirs = PARSER.parse([claim, text], entities=False)
    return compare_attached(read(mine), read(theirs))


@pytest.mark.parametrize(
    ("claim", "text", "of"),
    [
        ("The blue pump holds 500 litres.", PUMP, "a tank"),
        ("The old bridge carried four lanes.", BRIDGE, "a wider one"),
        ("The painting is in Basel.", PAINTING, "a collector"),
        ("Plan A includes dental care.", PLAN, "Plan B"),
        ("The small ferry carried 40 cars.",
         "The small ferry was replaced by a larger one carrying 40 cars.", "a larger one"),
        ("Telma has 900 employees.",
         "Having merged with Norvik, a firm with 900 employees, Telma moved to Ghent.", "a firm"),
        ("The express stops at every station.",
         "Riders with a ticket for the express may use the regional trains, which stop at every"
         " station.", "the regional trains"),
        ("The oven was built in 1987.",
         "The oven bakes bread for the shops of a cooperative founded in 1987.", "a cooperative"),
    ],
)  # fmt: skip
def test_it_is_told_of_another(claim: str, text: str, of: str) -> None:
    outcome, reason = _found(claim, text)
    assert outcome is Outcome.MISSING
    assert of in reason


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("The tank holds 500 litres.", PUMP),
        ("The blue pump feeds a tank.", PUMP),
        ("The blue pump holds 500 litres.", f"{PUMP} It holds 500 litres itself."),
        ("The collector lives in Basel.", PAINTING),
        ("The bridge carries four lanes.", BRIDGE),
        ("Plan B includes dental care.", PLAN),
        ("The pump holds 500 litres.", "The pump is a device that holds 500 litres."),
        ("The pump holds 500 litres.", "The pump, a device that holds 500 litres, is new."),
        ("The club helps refugees.", "The club runs a school that helps refugees."),
        ("The tenant sublets rooms.", "The tenant received permission to sublet rooms."),
        ("The museum bought in Basel.", "The museum cleans a painting that it bought in Basel."),
    ],
)
def test_it_may_be_told_of_the_subject(claim: str, text: str) -> None:
    assert _found(claim, text) == (Outcome.NONE, "")
