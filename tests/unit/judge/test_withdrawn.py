"""Documents that others withdraw by their number."""

import pytest

from agent.domain.editions import Force
from agent.domain.text import Passage
from agent.domain.verdict import Case
from agent.judge.withdrawn import marked

OLD = "Circular 12 (January): visitors come from 2 pm."
RULE = "Technical bulletin TB-204: torque the bolts to 90 Nm."


@pytest.mark.parametrize(
    ("old", "new", "claim", "spent"),
    [
        (OLD, "Circular 19: Circular 12 is withdrawn.", "Visitors come from 2 pm.", True),
        (OLD, "This notice replaces Circular 12 of January.", "Visitors come from 2 pm.", True),
        (RULE, "TB-204 has been superseded.", "The bolts are torqued to 90 Nm.", True),
        (OLD, "Circular 12 is withdrawn.", "Under Circular 12 they come from 2 pm.", False),
        (OLD, "Circular 12 is withdrawn.", "Visitors were let in from 2 pm.", False),
        (OLD, "Circular 12 remains in force.", "Visitors come from 2 pm.", False),
        (OLD, "Circular 123 is withdrawn.", "Visitors come from 2 pm.", False),
        (OLD, "Section 2 of Circular 12 is withdrawn.", "Visitors come from 2 pm.", False),
        (OLD, "Circular 12 is withdrawn if nobody objects.", "Visitors come from 2 pm.", False),
        ("Visitors come from 2 pm.", "Circular 12 is withdrawn.", "They come from 2 pm.", False),
    ],
)
def test_a_document_that_another_one_withdraws(old: str, new: str, claim: str, spent: bool) -> None:
    passages = (Passage(text=old, document_id="a"), Passage(text=new, document_id="b"))
    found = marked(Case(claim=claim, passages=passages)).passages
    assert [p.force for p in found] == [Force.SPENT if spent else Force.IN_FORCE, Force.IN_FORCE]


def test_a_document_does_not_withdraw_itself() -> None:
    one = Passage(text=f"{OLD} Circular 12 is withdrawn.", document_id="a")
    case = Case(claim="Visitors come from 2 pm.", passages=(one, one))
    assert marked(case) == case
