"""The default of a setting and its limit."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.cases.limited.defaults import of_default
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
LIMIT = "The `limit` parameter is optional and defaults to 50; its maximum is 500."
TIMEOUT = "The timeout is 30 seconds by default and can be raised to a maximum of 120 seconds."


@pytest.mark.parametrize(
    ("premise", "claim", "wanted"),
    [
        (LIMIT, "When `limit` is left out, a limit of 500 is used.", Outcome.CONFLICT),
        (LIMIT, "The default limit is 500.", Outcome.CONFLICT),
        (LIMIT, "The `limit` parameter can be at most 50.", Outcome.CONFLICT),
        (TIMEOUT, "If no timeout is given, the client waits 120 seconds.", Outcome.CONFLICT),
        (LIMIT, "When `limit` is left out, a limit of 50 is used.", None),
        (LIMIT, "The maximum limit is 500.", None),
        (LIMIT, "The default of 50 can be raised to at most 500.", None),
        (LIMIT, "A limit of 500 is used.", None),
        (TIMEOUT, "If no timeout is given, the client waits 30 seconds.", None),
        ("The limit defaults to 500 and is at most 500.", "The default limit is 500.", None),
        ("Its maximum is 500.", "The default limit is 500.", None),
    ],
)
def test_defaults(premise: str, claim: str, wanted: Outcome | None) -> None:
    mine, theirs = PARSER.parse([claim, premise])
    found = of_default(mine, theirs)
    assert (found and found.outcome) == wanted
