"""Bounds, periods and other demands that a claim leaves out."""

import pytest

from agent.judge.polarity.conditions.unbounded import unbounded
from tests.trees import tree

DELAY = "If the delay exceeds 60 minutes, passengers may claim a refund."
FEVER = "If the fever lasts longer than three days, the child must see a doctor."
LEAK = "If there is a leak, Ann is called; if the leak lasts over an hour, the firm is called."
LICENCE = "A licence is refused if the applicant has been convicted within the previous five years."
DONORS = "Donors who have travelled to the tropics in the past year are deferred."
CARDS = "A player who receives two cards in the same match is sent off."


@pytest.mark.parametrize(
    ("claim", "premise", "told"),
    [
        ("Nobody may carry six.", "Nobody may carry more than six.", ""),
        ("You may not carry six bags.", "You may not carry more than six bags.", "not carry more"),
        ("Passengers may claim a refund if there is any delay.", DELAY, "exceeds 6"),
        ("Passengers may claim a refund in the event of a delay.", DELAY, "exceeds 6"),
        ("Passengers may claim a refund for any delay of over an hour.", DELAY, ""),
        ("Passengers may claim a refund in the case of a long delay.", DELAY, ""),
        (
            "Passengers may claim a refund if there is any delay.",
            f"{DELAY} Passengers may claim a refund if there is any delay of a train.",
            "",
        ),
        ("The child must see a doctor in case of fever.", FEVER, "longer than three"),
        ("The child must see a doctor if the fever lasts longer than three days.", FEVER, ""),
        ("Ann is called in the event of a leak.", LEAK, ""),
        ("A licence is refused if the applicant has ever been convicted.", LICENCE, "within the"),
        ("A licence is refused if the applicant has been convicted.", LICENCE, "within the"),
        ("The licence is refused if the applicant was convicted six years ago.", LICENCE, "within"),
        ("The licence is refused if the applicant was convicted three years ago.", LICENCE, ""),
        (
            "A licence is refused if the applicant was ever convicted within the last five years.",
            LICENCE,
            "",
        ),
        ("Donors who have travelled to the tropics are deferred.", DONORS, "in the past year"),
        (
            "A donor who travelled to the tropics three years ago is deferred.",
            DONORS,
            "in the past",
        ),
        ("A donor who travelled to the tropics six months ago is deferred.", DONORS, ""),
        ("A player who receives two cards is sent off.", CARDS, "in the same match"),
        ("A player who receives two cards in a match is sent off.", CARDS, ""),
        (
            "A member who misses three meetings may be expelled.",
            "A member who misses three meetings in a row may be expelled.",
            "in a row",
        ),
        (
            "Damage caused by the tenant must be repaired.",
            "Damage caused by the tenant through gross negligence must be repaired.",
            "through gross",
        ),
        (
            "Two months with low sales entitle the firm to leave.",
            "Two consecutive months with low sales entitle the firm to leave.",
            "consecutive",
        ),
        ("The team won three matches.", "The team won three matches in a row.", ""),
        (
            "The clerk who made two mistakes is tired.",
            "The clerk who made two mistakes in a row is tired.",
            "",
        ),
        (
            "The licence is suspended for two years.",
            "The licence is suspended for two consecutive years.",
            "",
        ),
    ],
)
def test_a_bound_left_out(claim: str, premise: str, told: str) -> None:
    found = unbounded(tree(claim), tree(premise))
    assert found.startswith(told) if told else not found


@pytest.mark.parametrize(
    ("claim", "told"),
    [
        ("The town pays half the cost of new fences, however high.", "at most"),
        ("The town pays half the cost of new fences without limit.", "at most"),
        ("The town pays half the cost of new fences.", ""),
        ("The town pays half the cost of new fences, at most 3,000.", ""),
    ],
)
def test_what_has_a_ceiling_is_not_paid_however_high(claim: str, told: str) -> None:
    premise = tree("The town pays half the cost of new fences, at most 3,000.")
    assert unbounded(tree(claim), premise) == told
