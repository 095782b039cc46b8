"""Of what alone something is said."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.conditions.alone import compare_alone
from tests.trees import tree

NURSES = "Only nurses and midwives may give the injection."
PASS = "The archive may be entered only with a pass or with a librarian."
THEFT = "Staff may be dismissed only for theft, fraud or repeated absence."
GUARD = "It may be started only if the guard is closed and the light is green."
KEYS = "Keys are given only to tenants, and the porter notes the time."


@pytest.mark.parametrize(
    ("premise", "claim", "narrower"),
    [
        (NURSES, "Only nurses may give the injection.", True),
        (NURSES, "Only midwives and nurses may give the injection.", False),
        (NURSES, "Nurses may give the injection.", False),
        (PASS, "The archive may be entered only with a pass.", True),
        (PASS, "The archive may be entered only with a librarian or with a pass.", False),
        (THEFT, "Staff may be dismissed only for theft or fraud.", True),
        (THEFT, "Staff may be dismissed only for misconduct.", False),
        ("Dogs are admitted only on Mondays and Fridays.", "Dogs are admitted only on Mondays.",
         True),
        ("Fares are paid only if no bus ran or if you carried tools.",
         "Fares are paid only if no bus ran.", True),
        ("Nobody but the captain and the mate may enter.", "Nobody but the captain may enter.",
         True),
        (GUARD, "It may be started only if the guard is closed.", False),
        ("It is accepted only in ink and in capitals.", "It is accepted only in ink.", False),
        ("Only guests with a badge and a sticker may park.", "Only guests with a badge may park.",
         False),
        (KEYS, "Keys are given only to tenants.", False),
        ("He speaks only Dutch and his wife speaks French.", "He speaks only Dutch.", False),
        ("Stalls which sell nothing but fruit or bread need no licence.",
         "A stall that sells only fruit needs no licence.", False),
    ],
)  # fmt: skip
def test_one_alone_is_less_than_one_of_several(premise: str, claim: str, narrower: bool) -> None:
    found = compare_alone(tree(claim), tree(premise))[0]
    assert found is (Outcome.CONFLICT if narrower else Outcome.NONE)
