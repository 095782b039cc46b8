"""Claims in the words of their passages."""

import pytest

from agent.domain.evidence import Entailment, Quote, Relation
from agent.domain.text import Passage, Span
from agent.domain.verdict import Case, Derivation, Label, Operand, Verdict, placed
from agent.judge.passages.wordings import of_both, readable, wordings

LEASE = (
    'This lease is made between **Ms Ottilie Varga** (the "Lessor") and\nPiet Maas (hereinafter '
    'the “Lessee”). Brandt Marine Ltd, a firm registered in Turku (the "Surveyor"), inspects it. '
    '"Launch Day" means 3 May 2026.'
)
HOURS = "The kiosk is open from 9:00 to 18:00."


def _reworded(claim: str, text: str) -> str | None:
    found = wordings(Case(claim=claim, passages=(Passage(text="No terms."), Passage(text=text))))
    return found[0].case.claim if found else None


def test_what_the_question_gives_is_told_of_anybody() -> None:
    case = Case(
        claim="Your fee of £45 is refunded.",
        passages=(Passage(text="Fees of up to £50 are refunded."),),
        question="I paid a fee of £45.",
    )
    (wording,) = wordings(case)
    assert wording.case.claim == "A fee of £45 is refunded."
    assert not wordings(case.model_copy(update={"question": ""}))


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


def test_until_when_a_place_is_open_is_when_it_closes() -> None:
    closing = "The kiosk closes at 18:00. The baths close on Fridays at noon."
    assert _reworded("The kiosk is open until 6 p.m.", closing) == "The kiosk closes at 6 p.m."
    fridays = _reworded("The baths are open on Fridays until noon.", closing)
    assert fridays == "The baths close on Fridays at noon."
    assert _reworded("The kiosk is open until May.", "The kiosk closes in May.") is None


def test_what_starts_with_an_event_runs_from_it() -> None:
    terms = "The guarantee runs for 18 months from delivery."
    told = "The guarantee starts on delivery."
    assert _reworded(told, terms) == "The guarantee runs from delivery."
    assert _reworded("The guarantee starts on payment.", terms) is None
    assert _reworded(told, "Nothing is paid on delivery.") is None


def test_when_a_place_closes_is_until_when_it_is_open() -> None:
    assert _reworded("The kiosk closes at 6 p.m.", HOURS) == "The kiosk is open until 6 p.m."
    shops = _reworded("The shops close on Sundays at noon.", "On Sundays shops are open till noon.")
    assert shops == "The shops are open on Sundays until noon."
    assert _reworded("The kiosk closes at 6 p.m.", "The kiosk closes at 18:00.") is None
    assert _reworded("The kiosk closes in May.", HOURS) is None


def _case(claim: str, *documents: str, title: str = "") -> Case:
    """Return a case with one passage a document."""
    passages = (Passage(text=t, document_id=str(n), title=title) for n, t in enumerate(documents))
    return Case(claim=claim, passages=tuple(passages))


def _verdict(label: Label, index: int, quote: str) -> Verdict:
    supports = label is not Label.CONTRADICTED
    relation = Relation.SUPPORTS if supports else Relation.CONTRADICTS
    told = Quote(
        index=index,
        quote=quote,
        span=Span(start=0, end=len(quote)),
        relation=relation,
        similarity=1.0,
        entailment=Entailment(support=supports, neutral=0, contradict=not supports),
    )
    support = 0.9 if supports else 0.1
    return Verdict(label=label, confidence=0.9, support=support, reason="", evidence=(told,))


TENANT = 'Anna Brown (the "Tenant") and Carl Gray (the "Landlord") sign.'
OTHER_TENANT = 'Tim Fox (the "Tenant") and Olga Reed (the "Landlord") sign.'
RULE = "The Tenant must insure the building."
INSURES = "Ms Brown must insure the building."
DUE = "The deposit is due on 1 March 2024."
DAY = '"Effective Date" means 1 March 2024.'
OTHER_DAY = '"Effective Date" means 1 June 2025.'


@pytest.mark.parametrize(
    ("claim", "documents", "title", "places"),
    [
        (INSURES, (f"{TENANT} {RULE}",), "Lease", [(0,)]),
        (INSURES, (TENANT, f"{OTHER_TENANT} {RULE}"), "", [(0,)]),
        (INSURES, (TENANT, f"{OTHER_TENANT} {RULE}"), "Lease", [(0,)]),
        (INSURES, (TENANT, RULE), "Lease", [(0,)]),
        (INSURES, (TENANT, RULE), "", [(0, 1)]),
        (INSURES, (TENANT, RULE, OTHER_TENANT), "", [(0,)]),
        (INSURES, (TENANT, OTHER_TENANT, f"{TENANT} {RULE}"), "Lease", [(0, 2)]),
        (INSURES, (TENANT, 'Anna Brown (the "Lessee") signs.'), "Lease", [(0,), (1,)]),
        (DUE, (DAY, f"{OTHER_DAY} The deposit is due on the Effective Date."), "", [(0,)]),
        (INSURES, (OTHER_TENANT, RULE), "Lease", []),
    ],
)
def test_terms_mean_what_their_own_document_defines(
    claim: str, documents: tuple[str, ...], title: str, places: list[tuple[int, ...]]
) -> None:
    found = wordings(_case(claim, *documents, title=title))
    assert [w.places for w in found] == places
    assert all(len(w.case.passages) == len(w.places) for w in found)


def test_what_supports_is_quoted_with_the_definition_where_it_stands() -> None:
    case = _case(INSURES, "Rain is expected.", f"{TENANT} {RULE}", title="Lease")
    (wording,) = wordings(case)
    own = Verdict(label=Label.NOT_FOUND, confidence=0.9, support=0.1, reason="")
    found = of_both(case, own, wording, _verdict(Label.SUPPORTED, 0, RULE))
    assert [(q.index, q.quote) for q in found.evidence] == [(1, RULE), (1, TENANT)]
    assert all(q.span.of(case.passages[1].text) == q.quote for q in found.evidence[1:])


def test_operands_are_counted_by_the_passages_of_the_case() -> None:
    operand = Operand(text="4", value=4, index=0, quote="4 weeks")
    other = _verdict(Label.SUPPORTED, 0, RULE).model_copy(
        update={"derivation": Derivation(formula="4 x 7 = 28", operands=(operand,))}
    )
    counted = placed(other, (3,))
    assert counted.derivation is not None
    assert counted.derivation.operands[0].index == 3


@pytest.mark.parametrize(
    ("claim", "terms", "against", "label", "sides"),
    [
        (INSURES, f"{TENANT} {RULE}", "Ms Brown need not insure it.", Label.CONTRADICTED, 2),
        (INSURES, f"{TENANT} {RULE}", "The Tenant need not insure it.", Label.SUPPORTED, 1),
        (INSURES, f"{TENANT} {RULE}", "The guest need not insure it.", Label.SUPPORTED, 1),
        (DUE, f"{DAY} {RULE}", "The deposit is due on 1 June 2024.", Label.CONTRADICTED, 2),
        (DUE, f"{DAY} {RULE}", "The deposit is due before the Effective Date.", Label.SUPPORTED, 1),
    ],
)
def test_what_contradicts_in_the_claims_own_words_stands(
    claim: str, terms: str, against: str, label: Label, sides: int
) -> None:
    case = _case(claim, terms, against, title="Lease")
    own = _verdict(Label.CONTRADICTED, 1, against)
    wording = wordings(case)[0]
    found = of_both(case, own, wording, _verdict(Label.SUPPORTED, 0, RULE))
    assert found.label is label
    assert len({q.relation for q in found.evidence}) == sides


def test_what_contradicts_in_the_same_document_is_quoted_alone() -> None:
    case = _case(INSURES, f"{TENANT} {RULE} Ms Brown need not insure it.", title="Lease")
    own = _verdict(Label.CONTRADICTED, 0, "Ms Brown need not insure it.")
    (wording,) = wordings(case)
    assert of_both(case, own, wording, _verdict(Label.SUPPORTED, 0, RULE)) == own


@pytest.mark.parametrize(
    ("claim", "terms", "confidence", "label"),
    [
        (INSURES, TENANT, 0.95, Label.CONTRADICTED),
        (INSURES, TENANT, 0.6, Label.SUPPORTED),
        (DUE, DAY, 0.95, Label.SUPPORTED),
    ],
)
def test_what_a_document_says_in_its_terms_contradicts_another(
    claim: str, terms: str, confidence: float, label: Label
) -> None:
    case = _case(claim, terms, claim, title="Lease")
    against = _verdict(Label.CONTRADICTED, 0, terms)
    against = against.model_copy(update={"confidence": confidence})
    found = of_both(case, _verdict(Label.SUPPORTED, 1, claim), wordings(case)[0], against)
    assert found.label is label
    assert len(found.evidence) == (2 if label is Label.CONTRADICTED else 1)


def test_readers_know_shall_as_must() -> None:
    assert readable("The Lessee shall pay.", "He shall not.") == (
        "The Lessee must pay.",
        "He must not.",
    )
    assert readable("A shallow pool.", "Shallots.") == ("A shallow pool.", "Shallots.")


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("Notice shall be given.", "Notice must be given."),
        ("Claims are to be filed by May.", "Claims must be filed by May."),
        ("The door is not to be opened.", "The door must not be opened."),
        ("The aim is to be ready by May.", "The aim is to be ready by May."),
        ("It falls to \N{MINUS SIGN}4 degrees.", "It falls to -4 degrees."),
    ],
)
def test_both_sides_are_told_in_the_words_that_readers_know(text: str, read: str) -> None:
    assert readable(text, text) == (read, read)
