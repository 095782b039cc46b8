"""What the names rule says of a claim and a premise."""

import pytest

from agent.domain.finding import Finding, Outcome
from agent.judge.names.check import check_names
from agent.judge.names.mentions import known_names, strangers
from agent.models.parser import SpacyParser

PARSER = SpacyParser()

STATED = {
    "the same of both": (
        "Anna Berg signed the lease of the flat.",
        "Anna Berg signed the lease of the flat. Carl Olsen signed the lease of the shop.",
    ),
    "surname of a full name": ("Curie won the prize.", "Marie Curie won the prize."),
    "possessive and case": (
        "The Kestrel Bank report was late.",
        "KESTREL BANK's report was late.",
    ),
    "diacritics": ("Jose Pena chaired the panel.", "José Peña chaired the panel."),
    "acronym of an expansion": (
        "The request goes to the GSA.",
        "The request goes to the General Services Administration.",
    ),
    "expansion of an acronym": (
        "The form is kept by the General Services Administration.",
        "The form is kept by GSA.",
    ),
    "hyphen": ("The router uses Wi-Fi.", "The router uses WiFi."),
    "country and people": ("A Norwegian firm built it in Norway.", "A firm from Norway built it."),
    "class word left out": (
        "Patients of the Ashby Clinic are seen daily.",
        "Patients at Ashby are seen daily.",
    ),
    "version named": ("It runs on Python 3.11.", "It supports Python 3.10 and 3.11."),
    "version in a range": ("It runs on Python 3.11.", "It needs Python 3.9 or newer."),
    "version apart from its word": (
        "In release 4.3 the export was added.",
        "Release notes 4.3: the export was added.",
    ),
    "roman type": ("They hold a SOC 2 Type 2 report.", "They hold a SOC 2 Type II report."),
    "general algorithm": ("Backups are encrypted with AES.", "Backups use AES-256."),
    "title heading": (
        "The Lunar Guide allows pets.",
        "Lunar Guide > Rules: Pets are allowed.",
    ),
    "month": ("It opens in March.", "It opens in spring."),
    "no name at all": ("The valve is open.", "The valve is shut."),
}

ABSENT = {
    "person": ("Tomas Hale signed the lease.", "The lease was signed in May."),
    "title": ("Dr. Smith reported an effect.", "Smith et al. reported an effect."),
    "key size": ("Backups are encrypted with AES-256.", "Backups are encrypted with AES."),
    "standard": ("The firm is certified to ISO 27701.", "The firm is certified to ISO 27001."),
    "first name": (
        "Simon Lund led the team.",
        "The team was led by Freya Lund; it left before the thaw. Later came Simon Achebe.",
    ),
    "organisation": (
        "The audit was done by Hollis Partners.",
        "The audit was done by an outside firm.",
    ),
}

CONFLICTING = {
    "somebody else did all of it": (
        "Anna Berg signed the lease of the shop.",
        "Anna Berg signed the lease of the flat. Carl Olsen signed the lease of the shop.",
    ),
    "somebody who was only there too": (
        "Simon Ache was the leader of the expedition.",
        "The expedition was led by Freya Lund, with Simon Ache as cook.",
    ),
    "key size": (
        "Backups are encrypted with AES-256.",
        "Backups are encrypted with AES-128.",
    ),
    "protocol version": ("The server requires TLS 1.3.", "The server requires TLS 1.2."),
    "report type": (
        "They obtained a SOC 2 Type II report.",
        "They obtained a SOC 2 Type I report.",
    ),
    "another person in the role": (
        "Otto Brandt designed the bridge.",
        "The bridge was designed by Ilse Varden. Otto Brandt inspected it.",
    ),
    "another product": (
        "The XR-150 supports Wi-Fi 6.",
        "The XR-200 router supports Wi-Fi 6, whereas the older XR-150 has Wi-Fi 5.",
    ),
    "another doctor, in other words": (
        "The operation was carried out by Dr. Hallam.",
        "Dr. Hallam examined the patient and Dr. Iqbal performed the operation.",
    ),
    "report type of another event": (
        "The host obtained a Type II report in 2022.",
        "The host obtained a Type I report in 2022 and plans a Type II audit.",
    ),
    "agent noun": (
        "Otto Brandt was the designer of the bridge.",
        "The bridge was designed by Ilse Varden. Otto Brandt inspected it.",
    ),
    "buyer": (
        "The buyer of the harbour crane was Hollis.",
        "Kessler sold the harbour crane to Dormer. Hollis gave advice.",
    ),
}


def check(claim: str, premise: str, context: frozenset[str] = frozenset()) -> Finding:
    first, second = PARSER.parse([claim, premise])
    return check_names(first, second, context)


@pytest.mark.parametrize("case", STATED.values(), ids=STATED)
def test_stated_names_raise_no_alarm(case: tuple[str, str]) -> None:
    assert check(*case).outcome in (Outcome.MATCH, Outcome.NONE)


@pytest.mark.parametrize("case", ABSENT.values(), ids=ABSENT)
def test_a_name_that_the_premise_lacks_is_missing(case: tuple[str, str]) -> None:
    finding = check(*case)
    assert finding.outcome is Outcome.MISSING
    assert "“" in finding.reason


def test_a_version_from_which_on_something_is_so_denies_no_earlier_one() -> None:
    since = "Passwords are hashed with Argon2id since release 7; before, bcrypt was used."
    assert (
        check("Passwords were hashed with bcrypt in release 6.", since).outcome is Outcome.MISSING
    )


@pytest.mark.parametrize("case", CONFLICTING.values(), ids=CONFLICTING)
def test_another_value_in_the_same_place_conflicts(case: tuple[str, str]) -> None:
    assert check(*case).outcome is Outcome.CONFLICT


DUTIES = (
    "The landlord pays for repairs to the roof. The tenant pays for redecoration and for repairs to"
    " fittings. The nurse records the dose. The physician signs the chart."
)


@pytest.mark.parametrize(
    ("claim", "doer"),
    [
        ("The nurse signs the chart.", "physician"),
        ("The dose is recorded by the physician.", "nurse"),
        ("Repairs to fittings are paid for by the landlord.", "tenant"),
    ],
)
def test_what_another_does_is_not_borne_out(claim: str, doer: str) -> None:
    finding = check(claim, DUTIES)
    assert finding.outcome is Outcome.MISSING
    assert finding.elsewhere
    assert f"“{doer}”" in finding.reason


@pytest.mark.parametrize(
    "claim",
    [
        "The physician signs the chart.",
        "Repairs to fittings are paid for by the tenant.",
        "The doctor signs the chart.",
    ],
)
def test_what_one_does_is_left_alone(claim: str) -> None:
    assert check(claim, DUTIES).outcome is not Outcome.MISSING


PATH = "Stage 2 is closed in June; stage 3 crosses a field and can be walked in August."
OIL = "Oil of grade 40 goes in for summer; the machines in the cold store take 20 all year."
LATE = "Late bouquets bring the buyer a voucher. A parcel takes two days."


@pytest.mark.parametrize(
    ("claim", "premise", "conflicts"),
    [
        ("Someone may walk stage 3 in August.", PATH, False),
        ("A machine in the cold store takes grade 20 in June.", OIL, False),
        ("A machine in the cold store takes grade 30 in June.", OIL, True),
        ("A parcel that was called off in time doesn't bring the buyer a voucher.", LATE, False),
        ("A parcel that was called off in time brings the buyer a voucher.", LATE, True),
    ],
)
def test_what_is_told_of_another_denies_nothing(claim: str, premise: str, conflicts: bool) -> None:
    assert (check(claim, premise).outcome is Outcome.CONFLICT) is conflicts


def test_counts_of_different_things_are_no_exchange() -> None:
    claim = "The camp has one guide for every six children."
    assert check(claim, "The camp has 72 children and 12 guides.").outcome is not Outcome.MISSING


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        (
            "The tenant pays 900 euros a month.",
            "The monthly rent to be paid by the tenant is 900 euros.",
        ),
        (
            "The member pays 30 euros a year.",
            "The yearly fee to be paid by the member is 30 euros.",
        ),
    ],
)
def test_an_amount_is_no_other_thing(claim: str, premise: str) -> None:
    assert check(claim, premise).outcome not in (Outcome.MISSING, Outcome.CONFLICT)


def test_names_known_from_the_document_count_as_stated() -> None:
    claim, premise = "TTS staff book travel in Concur.", "Staff book travel online."
    assert check(claim, premise).outcome is Outcome.MISSING
    assert check(claim, premise, frozenset({"TTS", "Concur"})).outcome is Outcome.MATCH


@pytest.mark.parametrize(
    ("document", "outcome"),
    [
        ("Orbis 9 runs on all phones.", Outcome.MATCH),
        ("Orbis 8 runs on all phones.", Outcome.MISSING),
        ("Orbis 8 is older than Orbis 9.", Outcome.MISSING),
    ],
)
def test_what_a_document_numbers_is_known_where_it_is_the_only_one(
    document: str, outcome: Outcome
) -> None:
    claim, premise = "Two faults are known in Orbis 9.", "Two faults are known."
    assert check(claim, premise, known_names(document)).outcome is outcome


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The Aubreys were granted relief.", "Relief was granted to Mr and Mrs Aubrey."),
        ("Chapter X is the longest.", "The tenth chapter is the longest."),
        ("Years 9 and 11 share a hall.", "Year 9 and Year 11 share a hall."),
        ("At least half of the parcels go to people over seventy.",
         "Some of the parcels are late. At least half go to people over seventy."),
    ],
)  # fmt: skip
def test_another_form_of_a_name_is_stated(claim: str, premise: str) -> None:
    assert check(claim, premise).outcome in (Outcome.MATCH, Outcome.NONE)


def test_the_document_does_not_excuse_a_conflict() -> None:
    known = frozenset({"AES-256"})
    finding = check("Data is encrypted with AES-256.", "Data is encrypted with AES-128.", known)
    assert finding.outcome is Outcome.CONFLICT


def test_a_sentence_initial_capital_is_no_name() -> None:
    assert check("Volumes rose.", "Sales went up.").outcome is Outcome.NONE


def test_empty_texts_have_no_finding() -> None:
    assert check("", "Marie Curie won.").outcome is Outcome.NONE
    assert check("The valve is open.", "").outcome is Outcome.NONE


@pytest.mark.parametrize(
    ("claim", "premise", "text"),
    [
        ("The client works on Node 20.", "The client needs Node 18 or newer.", "Node 18 or above"),
        (
            "It starts on Android 9.",
            "It starts on Android 11 or older.",
            "Android 11 or below",
        ),
    ],
)
def test_a_version_in_a_range_is_told_as_the_evidence_writes_it(
    claim: str, premise: str, text: str
) -> None:
    (term,) = check_names(*PARSER.parse([claim, premise])).terms
    assert term.text == text


def test_a_version_that_is_stated_is_left_as_it_is() -> None:
    found = check_names(*PARSER.parse(["It runs on Node 18.", "It needs Node 18 or newer."]))
    assert found.outcome is Outcome.MATCH
    assert found.terms == ()


ASKERS = [
    ("Mrs Pell is 78. How much may she have?", "Pell Valley Clinic.", {"Mrs", "Pell"}),
    ("Can J. R. be advanced more?", "Up to 80 hours.", {"J.", "R."}),
    ("What did Ms Tran say?", "Ms Tran welcomed it.", set()),
    ("What does the U.S. office pay?", "Offices pay £5.", set()),
    ("What does Dunsall charge?", "Branches charge £5.", set()),
]


@pytest.mark.parametrize(("question", "text", "names"), ASKERS)
def test_persons_whom_only_the_question_names_are_no_matter_of_the_documents(
    question: str, text: str, names: set[str]
) -> None:
    assert strangers(question, [text]) == names
