"""What has a value of its own is not included in the general one."""

import pytest

from agent.judge.polarity.amounts.inclusive import own_value
from tests.trees import tree

WARRANTY = "The warranty is 24 months; batteries have 6 months."
NOTICE = "The notice period is three months; apprentices have four weeks."
BREAKFAST = "Breakfast is served from 7 to 10; on Sundays from 8 to 11."
ROOM = "The room costs €80. Breakfast is served from 7 to 10. Dogs cost €12."


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (WARRANTY, "The warranty, including batteries, is 24 months."),
        (WARRANTY, "The warranty is 24 months, batteries included."),
        (NOTICE, "The notice period, also for apprentices, is three months."),
        (NOTICE, "The notice period, including that for apprentices, is three months."),
        (BREAKFAST, "Breakfast is served from 7 to 10, even on Sundays."),
        (
            "Orders arrive in 3 days; furniture takes 10.",
            "Orders, including furniture, take 3 days.",
        ),
        (ROOM, "The room costs €80, including dogs."),
    ],
)
def test_what_has_its_own_value_is_not_included(premise: str, claim: str) -> None:
    assert own_value(tree(claim), tree(premise))


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (WARRANTY, "The warranty is 24 months."),
        (WARRANTY, "The warranty, including chargers, is 24 months."),
        (ROOM, "The room costs €80, including breakfast."),
        (
            "The warranty is 24 months. Batteries come in packs of 6.",
            "The warranty, including batteries, is 24 months.",
        ),
        (
            "The fee is €50. Swimming is included; it costs €5 else.",
            "Including swimming it is €50.",
        ),
        ("The fee, including swimming, is €50.", "The fee, including swimming, is €50."),
        ("The fee also covers swimming for 2 hours.", "The fee also covers swimming."),
    ],
)
def test_what_has_none_may_be(premise: str, claim: str) -> None:
    assert not own_value(tree(claim), tree(premise))
