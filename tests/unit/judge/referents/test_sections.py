"""What is computed from the numbers of one section is not the share of another."""

import pytest

from agent.domain.finding import Finding, Outcome
from agent.domain.text import Passage
from agent.domain.verdict import Derivation, Operand
from agent.judge.agreement.measure import WHOLE, Agreement
from agent.judge.checked import Checked
from agent.judge.names.check import RULE as NAMES
from agent.judge.passages.windows import Window, sentences
from agent.judge.quantities.quantity import RULE
from agent.judge.referents.sections import in_its_clause, under_its_title
from tests.trees import PARSER

SITES = "## {}\n\nOf 50 samples, 5 failed.\n\n## {}\n\nOf 50 samples, 15 failed."

NOTICE = "Section 4.2: Notice is three months. Section 4.3: Notice must be in writing."


def outcome(claim: str, one: str, other: str, known: Outcome = Outcome.MATCH) -> Outcome:
    """Return what is found where 30 % is computed from the second section."""
    passages = (Passage(text=SITES.format(one, other)),)
    window = Window(sentences=(sentences(passages)[0][-1],))
    operands = tuple(
        Operand(index=0, text=t, value=v, quote=t) for t, v in (("15", 15), ("50", 50))
    )
    derivation = Derivation(formula="15 / 50 = 30 %", operands=operands)
    found = (Finding(rule=RULE, outcome=known, derivation=derivation),)
    (asked,) = PARSER.parse([claim])
    checked = under_its_title(Checked(found, Agreement()), asked, window, passages, 1)
    return checked.findings[0].outcome


@pytest.mark.parametrize(
    ("claim", "one", "other"),
    [
        ("At Site A, 30 % of samples failed.", "Site A", "Site B"),
        ("Finding 3 is that 30 % failed.", "Finding 3: Water", "Finding 4: Air"),
        ("30 % of the water samples failed.", "1. Water", "2. Air"),
    ],
)
def test_of_another_section(claim: str, one: str, other: str) -> None:
    assert outcome(claim, one, other) is Outcome.MISSING
    assert outcome(claim, one, other, Outcome.CONFLICT) is Outcome.CONFLICT
    assert outcome(claim, other, one) is Outcome.MATCH


@pytest.mark.parametrize(
    "claim", ["Of all samples, 30 % failed.", "At Site A and Site B, 30 % of samples failed."]
)
def test_of_no_other_section(claim: str) -> None:
    assert outcome(claim, "Site A", "Site B") is Outcome.MATCH


def objects(claim: str, text: str) -> bool:
    (analysis,) = PARSER.parse([claim])
    window = Window(sentences=tuple(sentences([Passage(text=text)])[0]))
    found = Checked((Finding(rule=NAMES, outcome=Outcome.MATCH),), WHOLE)
    return in_its_clause(found, analysis, window).findings[0].outcome is Outcome.MISSING


@pytest.mark.parametrize(
    "claim",
    ["Notice must be in writing (section 4.2).", "Under section 4.3, notice is three months."],
)
def test_another_clause_says_so(claim: str) -> None:
    assert objects(claim, NOTICE)


@pytest.mark.parametrize(
    "claim",
    [
        "Notice must be in writing (section 4.3).",
        "Under section 4, notice must be in writing.",
        "Notice must be in writing.",
    ],
)
def test_the_clause_itself_says_so(claim: str) -> None:
    assert not objects(claim, NOTICE)


def test_a_sentence_without_a_number_may_stand_in_any_clause() -> None:
    assert not objects("Notice must be in writing (section 4.2).", "Notice must be in writing.")
