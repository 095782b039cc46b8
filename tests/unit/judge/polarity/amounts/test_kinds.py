"""All, both or none of a kind, where the evidence tells of one."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.clauses.reading import Reading, read
from agent.judge.polarity.amounts.kinds import compare_kinds
from tests.trees import PARSER

POOLS = "The Linden pool is not heated in winter."
GATES = "Gate 7 opens at night. Gate 9 does not open at night."
ROOMS = "Room 7 has a sink. Room 9 does not have a sink."
PLANTS = "The X1 was assembled in Ghent. The X3 was assembled in Porto."


def reading(text: str) -> Reading:
    """Return the reading of a text."""
    (parsed,) = PARSER.parse([text], entities=False)
    return read(parsed)


@pytest.mark.parametrize(
    ("premise", "claim", "wanted"),
    [
        (POOLS, "No pool is heated in winter.", Outcome.MISSING),
        (POOLS, "None of the pools is heated in winter.", Outcome.MISSING),
        (POOLS, "Neither pool is heated in winter.", Outcome.MISSING),
        (GATES, "No gate opens at night.", Outcome.CONFLICT),
        (ROOMS, "Both rooms have a sink.", Outcome.CONFLICT),
        (GATES, "Neither of them opens at night.", Outcome.MISSING),
        ("Ward 5 does not accept children.", "No ward accepts children.", Outcome.MISSING),
        ("Gate 9 does not open at night.", "No gate opens at night.", Outcome.MISSING),
        (PLANTS, "Both were assembled in Ghent.", Outcome.MISSING),
        (PLANTS, "Each model was assembled in Ghent.", Outcome.MISSING),
        ("It was built of brick.", "Both mills were built of brick.", Outcome.MISSING),
        ("Mrs Okafor did not vote.", "Nobody voted.", Outcome.MISSING),
        ("The trailer was inspected.", "Both vehicles were inspected.", Outcome.MISSING),
    ],
)
def test_one_of_a_kind(premise: str, claim: str, wanted: Outcome) -> None:
    assert compare_kinds(reading(claim), reading(premise))[0] is wanted


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        ("The X1 has no lid. The X3 has no lid.", "Neither model has a lid."),
        ("The van and the trailer were inspected.", "Both vehicles were inspected."),
        ("The Linden pool opens early. So does the Birch pool.", "Both pools open early."),
        ("The tenant may not sublet the flat.", "No tenant may sublet the flat."),
        ("The Calor series does not need a chimney.", "No Calor model needs a chimney."),
        ("The pools are not heated. The Linden pool is not heated.", "No pool is heated."),
        ("Every pool is not heated in winter.", "No pool is heated in winter."),
        ("5 of the gates do not open at night.", "No gate opens at night."),
        (POOLS, "No pool except the Birch pool is heated in winter."),
        (POOLS, "The Linden pool is not heated in winter."),
        (PLANTS, "Both models were painted in Ghent."),
        ("Ann ate. Ben signed.", "Both Ann and Ben signed."),
    ],
)
def test_of_each_of_the_kind(premise: str, claim: str) -> None:
    assert compare_kinds(reading(claim), reading(premise))[0] is Outcome.NONE
