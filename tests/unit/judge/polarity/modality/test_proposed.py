"""What is only proposed, moved or applied for has not been done by that."""

import pytest

from agent.judge.polarity.modality.proposed import proposed
from tests.trees import tree

HIRE = "The auditors recommend that the bank hire two analysts."
STOP = "The surgeon suggested that the patient stop taking aspirin."
MOTION = "Ms Ott moved to close the library on Mondays."
LOST = f"{MOTION} The motion was lost by 4 votes to 7."
EXTEND = "The tenant applied to extend the contract."
BOAT = "The law requires that the owner register the boat."


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (HIRE, "The bank hired two analysts."),
        (HIRE, "The bank hires two analysts."),
        (HIRE, "The bank is hiring two analysts."),
        (STOP, "The patient has stopped taking aspirin."),
        (LOST, "The library will be closed on Mondays."),
        (LOST, "The library is closed on Mondays."),
        (MOTION, "The library was closed on Mondays."),
        (f"{EXTEND} The application was not granted.", "The contract was extended."),
        ("The union demanded that the factory be closed.", "The factory is closed."),
        (BOAT, "The owner registered the boat."),
        ("The board discussed cutting costs by closing the depot.", "The depot was closed."),
        ("They rejected a plan to widen the lane by felling six limes.", "Limes were felled."),
        ("Residents asked for a bus lane by removing the trees.", "The trees were removed."),
        ("The motion to save £900 by ending the fete fell.", "The fete was ended."),
        ("Ms Ott applied for aid by selling her car. It was denied.", "Her car was sold."),
    ],
)
def test_only_proposed(premise: str, claim: str) -> None:
    assert proposed(tree(claim), tree(premise))


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (HIRE, "The bank should hire two analysts."),
        (HIRE, "The auditors recommend that the bank hire two analysts."),
        (HIRE, "The bank is to hire two analysts."),
        (f"{HIRE} In May the bank hired two.", "The bank hired two analysts."),
        (MOTION, "Ms Ott moved to close the library."),
        (f"{MOTION} The motion was carried by 7 to 4.", "The library will be closed on Mondays."),
        (f"{EXTEND} The court granted the application.", "The contract was extended."),
        (BOAT, "The owner registers the boat."),
        (BOAT, "The owner must register the boat."),
        ("The data suggest that the drugs work.", "The drugs work."),
        ("The report states that the bank hired two.", "The bank hired two."),
        ("The board cut costs by closing the depot.", "The depot was closed."),
        ("The board cut costs by closing the depot, as proposed.", "The depot was closed."),
        ("Ms Ott applied for aid by filling in a form.", "A form was filled in."),
        ("The motion to save £900 by ending the fete was carried.", "The fete was ended."),
        ("The company moved to Leeds and hired ten people.", "The company hired ten people."),
    ],
)
def test_done_or_only_told(premise: str, claim: str) -> None:
    assert not proposed(tree(claim), tree(premise))
