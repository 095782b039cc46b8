"""A number of one case is none of another that the draft speaks of."""

import pytest

from agent.domain.finding import Outcome
from agent.domain.text import Passage
from agent.domain.verdict import Case
from agent.judge.agreement.measure import Agreement
from agent.judge.checked import Checked
from agent.judge.passages.windows import Window, sentences
from agent.judge.quantities.check import check_quantities
from agent.judge.referents.cases import of_its_case
from tests.trees import PARSER

MOULD = (
    "- **Category A:** mould in the bedroom of a child.\n- **Category B:** all other mould.\n\n"
    "Works start within 15 working days for Category A and within 30 working days for Category B."
)
PERMITS = (
    "- **Business permit:** for a firm inside a zone.\n- **Trades permit:** for plumbers.\n\n"
    "Electric vans get 25% off the price of the business permit. Nothing comes off others."
)
FINES = (
    "| Charge | Full amount | Time for the reduced amount |\n|---|---|---|\n"
    "| Penalty fare, bus | £60 | 10 days |\n| Penalty fare, ferry | £80 | 10 days |\n"
    "| Parking notice, higher band | £70 | 14 days |\n"
)
START = "The works have to start within 30 working days."
OFF = "As your van is electric, 25% comes off that price."
PAY = "You have 14 days in which to pay the reduced amount."


def outcome(claim: str, text: str, context: str) -> Outcome:
    case = Case(claim=claim, passages=(Passage(text=text, document_id="d"),), context=context)
    (asked,) = PARSER.parse([claim])
    own = [
        s for s in sentences(case.passages)[0] if s.text.startswith(("Works", "Elec", "Charge:"))
    ]
    stating = []
    for sentence in own:
        (premise,) = PARSER.parse([sentence.text])
        if check_quantities(asked, premise).outcome is Outcome.MATCH:
            stating.append(sentence)
    assert stating
    window = Window(sentences=tuple(stating))
    (premise,) = PARSER.parse([window.premise])
    checked = Checked((check_quantities(asked, premise),), Agreement())
    return of_its_case(checked, case, window, asked, PARSER).findings[0].outcome


@pytest.mark.parametrize(
    ("claim", "text", "context", "expected"),
    [
        (START, MOULD, f"Such mould is Category A. {START}", Outcome.CONFLICT),
        (OFF, PERMITS, f"What you need is a trades permit. {OFF}", Outcome.MISSING),
        (PAY, FINES, f"A penalty fare is £60. {PAY}", Outcome.MISSING),
    ],
)
def test_the_number_of_another_case(claim: str, text: str, context: str, expected: Outcome) -> None:
    assert outcome(claim, text, context) is expected


@pytest.mark.parametrize(
    ("claim", "text", "context"),
    [
        (START, MOULD, f"Such mould is Category B. {START}"),
        (START, MOULD, f"Category A is urgent, Category B is not. {START}"),
        (START, MOULD, f"There is mould in the room. {START}"),
        (START, MOULD, ""),
        ("The works have to start within 15 working days.", MOULD, "Such mould is Category A."),
        (OFF, PERMITS, f"What you need is a business permit. {OFF}"),
        (OFF, PERMITS, f"You need a trades permit and have business there. {OFF}"),
        ("On your lorry you save 25%.", PERMITS, "What you need is a trades permit."),
        (PAY, FINES, f"A parking notice is £70. {PAY}"),
        (PAY, FINES, f"A penalty fare or a parking charge may be paid early. {PAY}"),
        ("You have 10 days to pay the reduced amount.", FINES, "A penalty fare is £60."),
        ("The full amount is £80.", FINES, "A penalty fare may be charged."),
    ],
)
def test_the_number_of_its_own_case(claim: str, text: str, context: str) -> None:
    assert outcome(claim, text, context) is Outcome.MATCH
