"""Values for several groups are told for the one group of a claim."""

import pytest

from agent.judge.unfolding.members.valued import CUE, of_its_group
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
POOL = "The pool is cleaned weekly in summer and monthly in winter."
SHIFTS = "Guards work 8 hours on weekdays, 6 on Saturdays and 4 on Sundays."
ACCURACY = "Accuracy: ±0.2 °C (Pt100), ±0.9 °C (thermocouple)"
FILES = "Files are kept for ten years (tax) or three years (internal)."
PLANS = "The plans cost 5 euros (Basic), 9 euros (Max) and 20 euros (Pro) a month."
FEE = "The fee is EUR 30 (members: EUR 20)."
STAFF = "The firm has 120 employees (30 in Berlin)."
SALES = "We sold 5 cars in May and 7 in June."


def told(text: str, claim: str) -> str:
    return of_its_group(*PARSER.parse([text, claim], entities=False))


@pytest.mark.parametrize(
    ("text", "claim", "own"),
    [
        (POOL, "In winter it is cleaned weekly.", "The pool is cleaned monthly in winter."),
        (POOL, "In summer it is cleaned weekly.", "The pool is cleaned weekly in summer."),
        (SHIFTS, "On Saturdays they work 8 hours.", "Guards work 6 hours on Saturdays."),
        (ACCURACY, "For thermocouples it is ±0.9 °C.", "Accuracy: ±0.9 °C for thermocouple."),
        (FILES, "Internal files are kept.", "Files are kept for three years (internal)."),
        (PLANS, "The Max plan costs 5 euros.", "The plans cost 9 euros a month for the Max plan."),
        (PLANS, "Pro costs 9 euros.", "The plans cost 20 euros a month for Pro."),
        (FEE, "Members pay EUR 30.", "The fee is EUR 20 for members."),
        (STAFF, "120 employees work in Berlin.", "The firm has 30 employees in Berlin."),
        (SALES, "We sold 7 cars in May.", "We sold 5 cars in May."),
    ],
)
def test_the_value_of_the_group_is_told(text: str, claim: str, own: str) -> None:
    assert CUE.search(text)
    assert told(text, claim) == own


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (POOL, "The pool is cleaned in summer and in winter."),
        (POOL, "The pool is cleaned more often in summer."),
        (POOL, "The pool is not cleaned weekly in winter."),
        (POOL, "The pool has a slide."),
        (FEE, "Non-members pay EUR 20."),
        (FEE, "The fee is EUR 30."),
        (FEE, "The fee falls from EUR 30 to EUR 20 for members."),
        (SALES, "Twelve cars were sold in May and June."),
        (SHIFTS, "On Saturdays they work 6 hours instead of 8."),
        ("It varied between 5 °C in May and 25 °C in July.", "In July it was 25 °C."),
        ("The town has 12,000 people (density: 300 per km²).", "The density is 300 per km²."),
        ("Guards (3 in winter) patrol.", "Guards patrol in winter."),
        ("5 kg for boys and 4 kg for girls are normal.", "For girls 4 kg are normal."),
        ("The fine is €50 (approx. £43) or €90 (approx. £77).", "The fine is approx. £43."),
    ],
)
def test_what_speaks_of_several_or_of_none_stands(text: str, claim: str) -> None:
    assert told(text, claim) == text
