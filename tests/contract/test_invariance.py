"""What must not change a verdict: order, noise, white space, the case of units, repeats."""

from random import Random

import pytest

from agent.api import verify_claims
from agent.domain.verdict import Verdict

pytestmark = pytest.mark.model

COUNT = 100  # cases, each in five variants
PLACES = "Arden Brixham Calder Dunmore Elsford Farley Glenross Halden".split()
THINGS = "depot library clinic warehouse museum station".split()
FACTS = (
    "The {thing} in {place} employs {a} people and serves {b} visitors a week.",
    "A parcel from the {thing} in {place} weighs {a} kg at most.",
    "Repairs of the {thing} in {place} cost {b} euros in {year}.",
    "Staff of the {thing} in {place} must report damage within {h} hours.",
    "The {thing} in {place} was rebuilt in {year} after a fire.",
    "The tank of the {thing} in {place} holds {b} ml of fuel.",
)
NOISE = (
    "Rain is expected over the northern hills tonight.",
    "The choir rehearses in the old chapel.",
    "Ships in bottles are a hobby of patient sailors.",
)
Case = tuple[str, list[str]]


def case(random: Random) -> Case:
    """Return a claim and four facts; half of the claims are true, half have another number."""
    facts = [
        random.choice(FACTS).format(
            thing=random.choice(THINGS),
            place=random.choice(PLACES),
            a=random.randint(20, 90),
            b=random.randint(500, 900),
            h=random.randint(2, 9),
            year=random.randint(1990, 2020),
        )
        for _ in range(4)
    ]
    claim = random.choice(facts)
    if random.random() < 0.5:
        claim = claim.replace("0", "7").replace("5", "6")
    return claim, facts


def other_units(text: str) -> str:
    """Return ``text`` with its units in another case."""
    return text.replace(" kg ", " KG ").replace(" ml ", " mL ").replace(" euros ", " Euros ")


def outcome(verdict: Verdict) -> tuple[str, float]:
    """Return what must stay the same."""
    return verdict.label.value, round(verdict.support, 6)


@pytest.fixture(scope="module")
def drawn() -> tuple[list[Case], list[Verdict]]:
    random = Random(5)
    cases = [case(random) for _ in range(COUNT)]
    return cases, verify_claims(cases)


def judged(drawn: tuple[list[Case], list[Verdict]], vary) -> list[tuple[Verdict, Verdict]]:
    """Return the verdict of each case and of its variant."""
    cases, plain = drawn
    random = Random(6)
    varied = verify_claims([(claim, vary(facts, random)) for claim, facts in cases])
    return list(zip(plain, varied, strict=True))


def test_there_are_verdicts_of_both_kinds(drawn):
    labels = [v.label.value for v in drawn[1]]
    assert labels.count("supported") > COUNT / 5
    assert labels.count("contradicted") > COUNT / 5


def test_the_order_of_the_evidence(drawn):
    pairs = judged(drawn, lambda facts, random: random.sample(facts, len(facts)))
    assert [outcome(a) for a, _ in pairs] == [outcome(b) for _, b in pairs]


def test_repeated_evidence(drawn):
    pairs = judged(drawn, lambda facts, random: [*facts, random.choice(facts)])
    assert [outcome(a) for a, _ in pairs] == [outcome(b) for _, b in pairs]


def test_irrelevant_evidence(drawn):
    pairs = judged(drawn, lambda facts, _: [NOISE[0], *facts, *NOISE[1:]])
    assert [a.label for a, _ in pairs] == [b.label for _, b in pairs]
    assert all(b.support >= a.support - 1e-6 for a, b in pairs)


def test_white_space(drawn):
    pairs = judged(
        drawn, lambda facts, _: [f.replace(" ", "  ").replace("in ", "in\n") for f in facts]
    )
    assert [a.label for a, _ in pairs] == [b.label for _, b in pairs]


def test_the_case_of_units(drawn):
    pairs = judged(drawn, lambda facts, _: [other_units(f) for f in facts])
    changed = [(a, b) for a, b in pairs if a.label is not b.label]
    assert not changed
