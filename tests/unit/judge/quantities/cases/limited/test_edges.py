"""A case is held against the limit that tells what happens to it, the very end included."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.cases.limited.limits import spares
from agent.judge.quantities.check import check_quantities
from agent.judge.rules import check
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
NONE, MATCH, MISSING, CONFLICT = (
    Outcome.NONE,
    Outcome.MATCH,
    Outcome.MISSING,
    Outcome.CONFLICT,
)
SURFERS = "Surfers under 16 ride the shuttle free."
BOATS = "Boats longer than 12 metres need a pilot."
PILOTS = "A boat longer than 12 m may enter only with a pilot."
RIDES = "Children taller than 120 cm may ride without an adult."
KILNS = "The kiln switches off above 1,250 °C."
VATS = "The valve of the 6-bar vat opens above 4 bar."
FIRMS = "Farms with 30 or more cows must report; those with fewer than 8 are exempt from dues."
LOANS = "Loans above €4,000 need two guarantors."


def outcome(claim: str, premise: str) -> Outcome:
    return check_quantities(*PARSER.parse([claim, premise])).outcome


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("A twelve-year-old rides the shuttle free.", SURFERS, MATCH),
        ("A boat of 12 metres needs a pilot.", BOATS, CONFLICT),
        ("A 12-metre boat needs a pilot.", BOATS, CONFLICT),
        ("A boat of 14 metres needs a pilot.", BOATS, MATCH),
        ("A boat of 14 metres needs no pilot.", BOATS, CONFLICT),
        ("A boat of 14 m may not enter without a pilot.", PILOTS, MATCH),
        ("A boat of 14 m may enter without a pilot.", PILOTS, CONFLICT),
        ("A boat of 14 m may not enter.", PILOTS, CONFLICT),
        ("A child of 130 cm may not ride without an adult.", RIDES, CONFLICT),
        ("The kiln switches off at 1,300 °C.", KILNS, MATCH),
        ("At 5 bar the valve opens.", VATS, MATCH),
        ("A farm with 8 cows is exempt from dues.", FIRMS, CONFLICT),
        ("A farm with 6 cows is exempt from dues.", FIRMS, MATCH),
        ("A farm with 40 cows is exempt from dues.", FIRMS, CONFLICT),
        ("Loans of €4,000 need two guarantors.", LOANS, CONFLICT),
        ("The limit for one guarantor is €4,000.", LOANS, MATCH),
    ],
)
def test_a_case_keeps_its_limit_or_does_not(claim: str, premise: str, expected: Outcome) -> None:
    assert outcome(claim, premise) is expected


MARKS = (
    "A hygiene score of 4 or more must be reported to the cook within 30 minutes. "
    "A hygiene score of 7 or more triggers the closure of the kitchen."
)
DIVERS = "Divers over 60 were not examined."
CALVES = "Do not give cough syrup under 3 months."
GUIDES = "Guides are between 21 and 65 years old."


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        (
            "If the hygiene score reaches 4, the closure of the kitchen is triggered.",
            MARKS,
            MISSING,
        ),
        ("If the hygiene score is 5, it must be reported to the cook.", MARKS, MATCH),
        ("A 50-year-old was not examined.", DIVERS, MISSING),
        ("A 70-year-old was not examined.", DIVERS, MATCH),
        ("A 50-year-old was not examined.", f"{DIVERS} Nobody else was examined.", NONE),
        ("A calf of 5 months must not be given cough syrup.", CALVES, MISSING),
        ("A calf of 2 months must not be given cough syrup.", CALVES, MATCH),
        ("A 70-year-old can be a guide.", GUIDES, CONFLICT),
        ("A 40-year-old can be a guide.", GUIDES, MATCH),
        ("A 70-year-old can be a guest.", GUIDES, NONE),
    ],
)
def test_a_case_beyond_a_threshold(claim: str, premise: str, expected: Outcome) -> None:
    assert outcome(claim, premise) is expected


@pytest.mark.parametrize(
    "claim", ["A 16-year-old rides the shuttle free.", "Surfers aged 16 take the shuttle free."]
)
def test_an_edge_is_not_stated(claim: str) -> None:
    assert outcome(claim, SURFERS) is MISSING


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("A boat of 9 metres does not need a pilot.", BOATS, True),
        ("A loan of €3,000 does not need two guarantors.", LOANS, True),
        ("A loan of €4,000 does not need two guarantors.", LOANS, True),
        ("A loan of €5,000 does not need two guarantors.", LOANS, False),
        ("A loan of €3,000 does not need a lawyer.", LOANS, False),
        (
            "A loan of €3,000 does not need two guarantors.",
            "Loans above €4,000 or to minors need two guarantors.",
            False,
        ),
    ],
)
def test_what_is_demanded_beyond_a_limit_spares_the_rest(
    claim: str, premise: str, expected: bool
) -> None:
    assert spares(*PARSER.parse([claim, premise])) is expected


def test_what_is_spared_is_said() -> None:
    claim, premise = PARSER.parse(["A loan of €3,000 does not need two guarantors.", LOANS])
    assert check(claim, [premise], 0.0, frozenset()).agreement.stated


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("A crate of 20 kg must not be weighed.", "Crates of more than 30 kg must be weighed."),
        ("A grant of €300 is not permitted.", "Grants above €500 are permitted."),
        ("A crate of 20 kg is not insured.", "Crates of more than 30 kg are insured."),
        ("A lake of 2 metres does not contain perch.", "Lakes of over 3 metres contain perch."),
    ],
)
def test_only_a_burden_is_spared(claim: str, premise: str) -> None:
    parsed, told = PARSER.parse([claim, premise])
    assert not check(parsed, [told], 0.0, frozenset()).agreement.stated


@pytest.mark.parametrize(
    ("claim", "premise", "found"),
    [
        ("A youth of 16 needs no signature.",
         "Children under 16 need a signature; the parent need not come along.", {NONE}),
        ("With a margin of exactly 50 votes, no recount is ordered.",
         "A recount is ordered only if the margin is under 50 votes.", {NONE}),
        ("A dog of exactly 20 kg is not refused.", "Dogs over 20 kg are refused.", {NONE}),
        ("With a difference of 2%, nothing is counted again.",
         "Differences above 3% are counted again.", {NONE}),
        ("A boat of 11 metres needs no pilot.", BOATS, {NONE, MATCH}),
        ("With a difference of 4%, nothing is counted again.",
         "Differences above 3% are counted again.", {CONFLICT}),
        ("A youth of 15 needs no signature.", "Children under 16 need a signature.", {CONFLICT}),
        ("A dog of 25 kg is not refused.", "Dogs over 20 kg are refused.", {CONFLICT}),
        ("A dog of exactly 20 kg is refused.", "Dogs over 20 kg are refused.", {CONFLICT}),
    ],
)  # fmt: skip
def test_what_is_denied_beyond_a_limit_is_left_open(
    claim: str, premise: str, found: set[Outcome]
) -> None:
    parsed = PARSER.parse([claim, premise])
    assert check_quantities(*parsed).outcome in found
    objections = {f.outcome for f in check(parsed[0], parsed[1:], 0.0, frozenset()).findings}
    assert bool(objections & {MISSING, CONFLICT}) is (CONFLICT in found)
