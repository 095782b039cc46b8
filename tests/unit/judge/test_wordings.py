"""Claims in the words of their passages."""

import pytest

from agent.domain.evidence import Entailment, Quote, Relation
from agent.domain.text import Passage, Span
from agent.domain.verdict import Case, Label, Verdict
from agent.judge.readable import readable
from agent.judge.wordings import of_both, reworded

LEASE = (
    'This lease is made between **Ms Ottilie Varga** (the "Lessor") and\nPiet Maas (hereinafter '
    'the “Lessee”). Brandt Marine Ltd, a firm registered in Turku (the "Surveyor"), inspects it. '
    '"Launch Day" means 3 May 2026.'
)
HOURS = "The kiosk is open from 9:00 to 18:00."


def _reworded(claim: str, text: str) -> str | None:
    found = reworded(Case(claim=claim, passages=(Passage(text="No terms."), Passage(text=text))))
    return found and found.claim


@pytest.mark.parametrize(
    ("claim", "expected"),
    [
        ("Ottilie Varga must paint the hull.", "The Lessor must paint the hull."),
        ("The hull is Ms Varga's to paint.", "The hull is the Lessor's to paint."),
        ("Mr Maas pays in May.", "The Lessee pays in May."),
        ("The report comes from Brandt Marine.", "The report comes from the Surveyor."),
        ("The lease starts on 3 May 2026.", "The lease starts on the Launch Day."),
        ("Brandt inspects the boat.", "The Surveyor inspects the boat."),
    ],
)
def test_names_are_put_in_defined_terms(claim: str, expected: str) -> None:
    assert _reworded(claim, LEASE) == expected


@pytest.mark.parametrize(
    "claim",
    [
        "The Lessor must paint the hull.",
        "Ottilie Varga is the Lessor.",
        "Vargas fish there.",
        "Maas Valley is near.",
        "",
    ],
)
def test_what_is_no_defined_name_stays(claim: str) -> None:
    assert _reworded(claim, LEASE) is None


def test_when_a_place_closes_is_until_when_it_is_open() -> None:
    assert _reworded("The kiosk closes at 6 p.m.", HOURS) == "The kiosk is open until 6 p.m."
    shops = _reworded("The shops close on Sundays at noon.", "On Sundays shops are open till noon.")
    assert shops == "The shops are open on Sundays until noon."
    assert _reworded("The kiosk closes at 6 p.m.", "The kiosk closes at 18:00.") is None
    assert _reworded("The kiosk closes in May.", HOURS) is None


@pytest.mark.parametrize(
    ("against", "label"),
    [
        ("Piet Maas pays in June.", Label.CONTRADICTED),
        ("The Lessee pays in May.", Label.SUPPORTED),
    ],
)
def test_what_contradicts_in_the_claims_own_words_stands(against: str, label: Label) -> None:
    case = Case(claim="Mr Maas pays in May.", passages=(Passage(text=LEASE), Passage(text=against)))
    read = Entailment(support=0, neutral=0, contradict=1)
    span = Span(start=0, end=len(against))
    quote = Quote(
        index=1,
        quote=against,
        span=span,
        relation=Relation.CONTRADICTS,
        similarity=1.0,
        entailment=read,
    )
    own = Verdict(
        label=Label.CONTRADICTED, confidence=0.9, support=0.1, reason="", evidence=(quote,)
    )
    other = Verdict(label=Label.SUPPORTED, confidence=0.9, support=0.9, reason="")
    assert of_both(case, own, other).label is label


def test_readers_know_shall_as_must() -> None:
    assert readable("The Lessee shall pay.", "He shall not.") == (
        "The Lessee must pay.",
        "He must not.",
    )
    assert readable("A shallow pool.", "Shallots.") == ("A shallow pool.", "Shallots.")
