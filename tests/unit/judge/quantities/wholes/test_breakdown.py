"""A total is not the number of one of the parts that it breaks down into."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.wholes.breakdown import of_a_part
from tests.trees import PARSER

MATCH, CONFLICT = Outcome.MATCH, Outcome.CONFLICT
BOATS = "90 boats were launched: 55 at Kirn and 35 at Oslaw."
FALLS = "Two climbers fell: one on the ridge in fog, one in the gully at night."
CLUB = "The choir has 48 members, 30 in Dell and 18 in Marn."
STAFF = "The works employ 120 people (80 in the forge and 40 in the yard)."


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("90 boats were launched at Kirn.", BOATS, CONFLICT),
        ("90 boats were launched.", BOATS, None),
        ("55 boats were launched at Kirn.", BOATS, None),
        ("90 boats were launched at Kirn and Oslaw.", BOATS, MATCH),
        ("90 boats were not launched at Kirn.", BOATS, None),
        ("90 boats were launched at Vell.", BOATS, None),
        ("90 boats, 55 of them at Kirn, were launched.", BOATS, None),
        ("90 boats were launched at Kirn.", f"{BOATS} All 90 boats came from Kirn.", None),
        ("90 boats were launched at Kirn.", BOATS.replace("35", "30"), None),
        ("Two climbers fell in fog.", FALLS, CONFLICT),
        ("One climber fell on the ridge.", FALLS, MATCH),
        ("One climber fell on the ridge at night.", FALLS, None),
        ("The choir has 48 members in Marn.", CLUB, CONFLICT),
        ("The works employ 120 people in the forge.", STAFF, CONFLICT),
    ],
)
def test_the_total_is_no_part(claim: str, premise: str, expected: Outcome | None) -> None:
    found = of_a_part(*PARSER.parse([claim, premise]))
    assert (found.outcome if found else None) is expected
