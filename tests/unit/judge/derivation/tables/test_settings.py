"""What a setting may be, by the range that its row gives."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.derivation.check import check_derived
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
ROWS = [
    "Option: feed.depth; Type: integer; Default: 4; Allowed values: 2-60",
    "Option: feed.pause_ms; Type: integer; Default: 700; Allowed values: 50-8000",
    "Option: Lamp brightness; Type: integer; Default: 4; Seen in tests: 2-60",
]


@pytest.mark.parametrize(
    ("claim", "wanted"),
    [
        ("feed.depth can be set to 30.", Outcome.MATCH),
        ("feed.pause_ms can be raised to 8 seconds.", Outcome.MATCH),
        ("feed.depth can be set to 8000.", Outcome.CONFLICT),
        ("feed.depth may be lowered to 1.", Outcome.CONFLICT),
        ("feed.pause_ms can be raised to 9 seconds.", Outcome.CONFLICT),
        ("feed.depth cannot be set to 8000.", None),
        ("feed.depth can be set to 2.5.", None),
        ("feed.depth was set to 8000.", None),
        ("feed.depth.max can be set to 8000.", None),
        ("Lamp brightness can be set to 90.", None),
    ],
)
def test_a_value_that_can_be_set(claim: str, wanted: Outcome | None):
    mine, *rows = PARSER.parse([claim, *ROWS])
    found = check_derived(mine, rows)
    assert (found and found.outcome) == wanted
