"""All but some, the rest by who has it, and what is gone of a whole."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.checked import Checked
from agent.judge.rules import check
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
GROWERS = ("Of the 48 growers in the region, all but five delivered before the rain.",)
FIRMS = ("The trial took place at 14 firms.", "Sick days fell at all but one.")
MERGER = ("Ash holders own 64 per cent of the new group, Elm group, and Oak holders the rest.",)
ORGAN = ("The town paid 55% of the cost of the organ, the parish 20% and the diocese the rest.",)
PUFFS = ("The inhaler contains 120 puffs; the counter turns red when 20 puffs are left.",)
CHEESE = ("A wheel weighs 7.5 kg at the start and has lost 1,200 g by the time it is sold.",)


def checked(claim: str, premise: tuple[str, ...]) -> Checked:
    parsed = PARSER.parse([claim, *premise])
    return check(parsed[0], parsed[1:], 0.0, frozenset())


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("Forty-three growers delivered before the rain.", GROWERS),
        ("Five growers did not deliver before the rain.", GROWERS),
        ("Sick days fell at 13 of the 14 firms in the trial.", FIRMS),
        ("Oak holders own 36 per cent of the new group.", MERGER),
        ("The diocese paid 25% of the cost of the organ.", ORGAN),
        ("When the counter turns red, 100 puffs have been used.", PUFFS),
    ],
)
def test_what_is_left_over_is_stated(claim: str, premise: tuple[str, ...]) -> None:
    assert checked(claim, premise).agreement.stated


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("Forty-one growers delivered before the rain.", GROWERS),
        ("Forty-three growers did not deliver before the rain.", GROWERS),
        ("Five growers delivered before the rain.", GROWERS),
        ("Sick days fell at 12 of the 14 firms in the trial.", FIRMS),
        ("Oak holders own 46 per cent of the new group.", MERGER),
        ("Oak holders own 64 per cent of the new group.", MERGER),
        ("The diocese paid 45% of the cost of the organ.", ORGAN),
        ("When the counter turns red, 20 puffs have been used.", PUFFS),
        ("When the wheel is sold it weighs 8.7 kg.", CHEESE),
    ],
)
def test_another_number_is_refuted(claim: str, premise: tuple[str, ...]) -> None:
    assert checked(claim, premise).findings[0].outcome is Outcome.CONFLICT


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("Forty-three growers delivered after the rain.", GROWERS),
        ("One of the 40 toys met the standard.", ("All but one of the toys met the standard.",)),
        ("Ash holders own 36 per cent of the new group.", MERGER),
        ("The parish paid 25% of the cost of the organ.", ORGAN),
        ("The wheel weighs 6.3 kg at the start.", CHEESE),
    ],
)
def test_what_is_told_of_others_is_not_stated(claim: str, premise: tuple[str, ...]) -> None:
    found = checked(claim, premise)
    assert not found.agreement.stated
    outcomes = {f.outcome for f in found.findings}
    assert outcomes & {Outcome.MISSING, Outcome.CONFLICT} or found.agreement.aligned < 1.0


def test_what_is_lost_is_taken_from_what_there_was_first() -> None:
    found = checked("When the wheel is sold it weighs 6.3 kg.", CHEESE).findings[0]
    assert found.outcome is Outcome.MATCH
    assert found.derivation is not None
    assert found.derivation.formula == "7.5 kg − 1,200 g = 6.3 kg"
