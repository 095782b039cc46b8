"""What is told of one sort of a kind is not told of the kind."""

import pytest

from agent.domain.finding import Finding, Outcome
from agent.domain.text import Passage
from agent.domain.verdict import Case
from agent.judge.agreement.measure import WHOLE
from agent.judge.checked import Checked
from agent.judge.names.check import RULE
from agent.judge.passages.windows import Window, sentences
from agent.judge.referents.heads import of_its_kind
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
FEES = "The annual fee is €60. The entrance fee is €25."
STAFF = "Full-time staff get 30 days of leave. Part-time staff get 15 days of leave."
DOGS = "Large dogs must wear a muzzle. Small dogs may be carried."


def objects(claim: str, text: str, draft: str = "") -> bool:
    passage = Passage(document_id="a", text=text)
    case = Case(claim=claim, passages=(passage,), context=draft)
    window = Window(sentences=tuple(sentences([passage])[0][:1]))
    (analysis,) = PARSER.parse([claim])
    found = Checked((Finding(rule=RULE, outcome=Outcome.MATCH),), WHOLE)
    told = of_its_kind(found, case, window, analysis, PARSER)
    return told.findings[0].outcome is Outcome.MISSING and not told.agreement.stated


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("The fee is €60.", FEES),
        ("Staff get 30 days of leave.", STAFF),
        ("Dogs must wear a muzzle.", DOGS),
        ("Tickets are refundable.", "Paper tickets are refundable. Online tickets are not."),
        ("Staff wear hairnets.", "Kitchen staff wear hairnets. Reception staff speak English."),
    ],
)
def test_one_sort_is_not_the_kind(claim: str, text: str) -> None:
    assert objects(claim, text)


@pytest.mark.parametrize(
    ("claim", "text", "draft"),
    [
        ("The annual fee is €60.", FEES, ""),
        ("The fee is €60.", FEES, "Members pay an annual fee. The fee is €60."),
        ("Both fees are due in May.", FEES, ""),
        ("Large dogs must wear a muzzle.", DOGS, ""),
        ("Dogs bark.", DOGS, ""),
        ("Our dogs must wear a muzzle.", DOGS, ""),
        ("There is a fee of €60.", FEES, ""),
        ("The deposit is €200.", "The deposit is €200. The key deposit is €20.", ""),
        ("The fee is €60.", "The annual fee is €60. It is due in May.", ""),
        ("Bikes are insured.", "Our bikes are insured. Electric bikes cost €20.", ""),
        (
            "Drinks are free on Sundays.",
            "Hot drinks are free on Sundays. Cold drinks are free on Sundays.",
            "",
        ),
    ],
)
def test_a_sort_that_is_named_or_alone_may_be_meant(claim: str, text: str, draft: str) -> None:
    assert not objects(claim, text, draft)
