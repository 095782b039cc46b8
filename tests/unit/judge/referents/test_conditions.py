"""What is so in one case is not so in that of another sentence."""

import pytest

from agent.domain.finding import Finding, Outcome
from agent.domain.text import Passage
from agent.judge.agreement.measure import Agreement
from agent.judge.checked import Checked
from agent.judge.passages.windows import Window, sentences
from agent.judge.polarity.check import RULE
from agent.judge.referents.conditions import under_its_condition
from tests.trees import PARSER

SILENT = "If nobody answers within a week, consent is deemed given."
FULL = "The owner may withhold consent if the flat is full."


def outcome(claim: str, *texts: str, known: Outcome = Outcome.NONE) -> Outcome:
    passages = (Passage(text=" ".join(texts)),)
    checked = Checked((Finding(rule=RULE, outcome=known),), Agreement())
    window = Window(sentences=tuple(sentences(passages)[0][:1]))
    (asked,) = PARSER.parse([claim])
    return under_its_condition(checked, asked, window, passages).findings[0].outcome


@pytest.mark.parametrize(
    "claim",
    [
        "If the flat is full, consent is deemed given.",
        "Consent is deemed given where the flat is full.",
        "When nobody answers within a week, the owner may withhold consent.",
    ],
)
def test_of_another_case(claim: str) -> None:
    assert outcome(claim, SILENT, FULL) is Outcome.MISSING
    assert outcome(claim, SILENT, FULL, known=Outcome.CONFLICT) is Outcome.CONFLICT


@pytest.mark.parametrize(
    ("claim", "texts"),
    [
        ("If nobody answers within a week, consent is deemed given.", (SILENT, FULL)),
        ("The owner may withhold consent if the flat is full.", (SILENT, FULL)),
        ("If the flat is full, consent is deemed given.", (SILENT,)),
        ("If the flat is full, consent is deemed given.", (FULL,)),
        ("If the flat is full, consent is deemed given.",
         (SILENT, FULL, "Consent is deemed given.")),
        ("Consent is deemed given.", (SILENT, FULL)),
        ("If the flat is full and nobody answers within a week, consent is deemed given.",
         (SILENT, FULL)),
    ],
)  # fmt: skip
def test_of_its_own_case(claim: str, texts: tuple[str, ...]) -> None:
    assert outcome(claim, *texts) is Outcome.NONE


LANDLORD = "If the landlord terminates the lease, the deposit is returned at once."
TENANT = "If the tenant terminates it, the deposit is kept for a month."
SELLER = "If the seller is late, the buyer may withdraw."
BUYER = "If the buyer is late, interest of 5% is due."


@pytest.mark.parametrize(
    ("claim", "texts"),
    [
        ("A tenant who terminates the lease gets the deposit back at once.", (LANDLORD, TENANT)),
        ("Tenants terminating the lease get the deposit back at once.", (LANDLORD, TENANT)),
        ("If the tenant terminates the lease, the deposit is paid back at once.",
         (LANDLORD, TENANT)),
        ("A buyer who is late may withdraw.", (SELLER, BUYER)),
    ],
)  # fmt: skip
def test_what_follows_if_another_does_it(claim: str, texts: tuple[str, ...]) -> None:
    assert outcome(claim, *texts) is Outcome.MISSING


@pytest.mark.parametrize(
    ("claim", "texts"),
    [
        ("A tenant who terminates the lease waits a month for the deposit.", (LANDLORD, TENANT)),
        ("A tenant who terminates the lease gets the deposit back at once.", (LANDLORD,)),
        ("A tenant who smokes gets the deposit back at once.", (LANDLORD, TENANT)),
        ("If the buyer is late, interest is due.", (SELLER, BUYER)),
        ("If the landlord terminates the lease, the deposit is paid back.", (LANDLORD, TENANT)),
    ],
)
def test_what_follows_if_the_same_does_it(claim: str, texts: tuple[str, ...]) -> None:
    assert outcome(claim, *texts) is Outcome.NONE
