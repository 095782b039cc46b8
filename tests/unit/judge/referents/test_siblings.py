import pytest

from agent.domain.finding import Outcome
from agent.judge.referents.siblings import labels, of_sibling
from agent.judge.rules import findings
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
TWO = "The Orrin 2 tent weighs 2.4 kg."
FOUR = "The Orrin 4 tent weighs 4.1 kg."


@pytest.mark.parametrize(
    ("claim", "parts", "wanted"),
    [
        ("The Orrin 2 tent weighs 4.1 kg.", [FOUR], Outcome.MISSING),
        ("The Orrin 2 tent weighs 4.1 kg.", [TWO, FOUR], Outcome.CONFLICT),
        ("The Orrin 2 tent weighs 4.1 kg.", [FOUR, TWO], Outcome.CONFLICT),
        ("The Orrin 2 tent weighs 4.1 kg.", [FOUR, "The Orrin 2 tent is red."], Outcome.MISSING),
        (
            "The Orrin 2 tent weighs 4.1 kg.",
            ["The Orrin 4 tent is large.", "It weighs 4.1 kg."],
            Outcome.MISSING,
        ),
        ("The Orrin 4 tent weighs 4.1 kg.", [TWO, FOUR], None),
        ("The Orrin 2 tent weighs 2.4 kg.", ["The Orrin 2 is small.", "It weighs 2.4 kg."], None),
        ("The tent weighs 4.1 kg.", [TWO, FOUR], None),
        ("The Orrin 2 tent weighs 2.4 kg.", ["The smaller tent weighs 2.4 kg."], None),
        ("The Orrin 2 and the Orrin 4 weigh 6.5 kg.", ["The Orrin 2 and 4 weigh 6.5 kg."], None),
    ],
)
def test_numbers_of_siblings(claim: str, parts: list[str], wanted: Outcome | None):
    parsed = PARSER.parse([claim, *parts])
    finding = of_sibling(parsed[0], parsed[1:], 0.0)
    assert (finding and finding.outcome) == wanted


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Hall 99 holds 399 seats.", ["Hall 99"]),
        ("Press option 3 for Spanish.", ["option 3"]),
        ("Plan B costs 30 euros a month.", ["Plan B"]),
        ("A third of the replies backed option B.", ["option B"]),
        ("The lead content of sample 14 was above the limit.", ["sample 14"]),
        ("Revenue in Q3 was 12 million euros.", ["Q3"]),
        ("The Orrin 2 tent weighs 2.4 kg.", ["Orrin 2"]),
        ("In all 99 seats were sold.", []),
        ("The hall holds 399 seats.", []),
    ],
)
def test_labels(text: str, wanted: list[str]):
    assert [i.text for i in labels(PARSER.parse([text])[0])] == wanted


@pytest.mark.parametrize(
    ("claim", "parts"),
    [
        ("Hall 99 holds 399 seats.", ["Hall 00 holds 300 seats."]),
        ("Hall 99 holds 399 seats.", ["Hall 00 holds 300 seats.", "Hall 99 holds 399 seats."]),
        ("Hall 99 holds 399 seats.", ["Hall 00 holds 300 seats and Hall 99 holds 399 seats."]),
        ("Hall 99 holds 399 seats.", ["Hall 00 holds 300 seats; hall 99 holds 399 seats."]),
        ("The Orrin 2 tent weighs 2.4 kg.", [FOUR]),
        ("The Orrin 2 tent weighs 2.4 kg.", ["The Orrin 4 is large.", "It weighs 4.1 kg."]),
        ("Section 4 has 12 pages.", ["Section 5 has 14 pages."]),
        ("Form 990 is due in 30 days.", ["Form 1040 is due in 60 days."]),
        ("Level B pays 300 euros a month.", ["Level C pays 400 euros a month."]),
        ("Version 2.1 supports 64 users.", ["Version 2.2 supports 128 users."]),
        ("Plan B costs 30 euros a month.", ["Plan A costs 20 euros a month."]),
        ("Revenue in Q3 was 12 million euros.", ["Revenue in Q2 was 10 million euros."]),
        ("The Orrin 2 tent is not waterproof.", ["The Orrin 4 tent is waterproof."]),
    ],
)
def test_siblings_deny_nothing(claim: str, parts: list[str]):
    assert Outcome.CONFLICT not in _outcomes(claim, parts)


@pytest.mark.parametrize(
    ("claim", "parts"),
    [
        ("Hall 99 holds 390 seats.", ["Hall 00 holds 300 seats.", "Hall 99 holds 399 seats."]),
        ("The Orrin 2 tent weighs 2.2 kg.", [FOUR, TWO]),
        ("Level B pays 300 euros a month.", ["Level B pays 400 euros a month."]),
        ("The data is encrypted with AES-128.", ["The data is encrypted with AES-256."]),
        ("The service runs on Python 3.11.", ["The service runs on Python 3.12."]),
    ],
)
def test_own_values_and_asserted_identifiers_conflict(claim: str, parts: list[str]):
    assert Outcome.CONFLICT in _outcomes(claim, parts)


def _outcomes(claim: str, parts: list[str]) -> set[Outcome]:
    parsed = PARSER.parse([claim, *parts])
    return {f.outcome for f in findings(parsed[0], parsed[1:], 0.0, frozenset())}


def test_a_trial_of_another_year_is_not_held_against_this_one() -> None:
    claim, other, twin = PARSER.parse(
        [
            "The 2023 trial lasted twelve weeks for its volunteers.",
            "In the 2021 trial, 64 volunteers took the tablet for eight weeks.",
            "The trial of 2021 lasted eight weeks for its volunteers.",
        ]
    )
    assert not any(f.opposed for f in findings(claim, [other], 0.0, frozenset()))
    assert any(f.opposed for f in findings(claim, [twin], 0.0, frozenset()))
