"""Those beyond a limit are told with it."""

import pytest

from agent.judge.unfolding.graded.beyond import with_its_limit

BOATS = "Boats under 6 metres may moor for free."
CLAIM = "A boat of 5 metres pays £15."


@pytest.mark.parametrize(
    ("before", "text", "meant"),
    [
        (BOATS, "Longer boats pay £15.", "Boats of 6 metres or more pay £15."),
        ("Parcels up to 2 kg cost €4.", "Heavier parcels cost €7.",
         "Parcels of more than 2 kg cost €7."),
        ("Lorries over 12 tonnes use the bypass.", "Lighter lorries may drive through.",
         "Lorries of at most 12 tonnes may drive through."),
        ("Groups of at least ten people pay half.", "Smaller groups pay all.",
         "Groups of less than ten people pay all."),
        ("Loans of up to £5,000 are approved here.", "Larger loans are approved there.",
         "Loans of more than £5,000 are approved there."),
        ("", "Ovens up to 5 kW are free; larger ovens need a permit.",
         "Ovens up to 5 kW are free; ovens of more than 5 kW need a permit."),
    ],
)  # fmt: skip
def test_a_comparative_is_told_with_its_limit(before: str, text: str, meant: str) -> None:
    assert with_its_limit(text, before, CLAIM) == meant


@pytest.mark.parametrize(
    ("before", "text", "claim"),
    [
        (BOATS, "Longer boats pay £15.", "Longer boats pay."),
        (BOATS, "Longer cars pay £15.", CLAIM),
        (BOATS, "Shorter boats pay £15.", CLAIM),
        (BOATS, "Longer boats than ours pay £15.", CLAIM),
        ("Boats may moor for free.", "Longer boats pay £15.", CLAIM),
        ("Boats over 2 metres and under 6 metres are free.", "Longer boats pay £15.", CLAIM),
        (BOATS, "They pay £15.", CLAIM),
        ("Passwords have up to 20 characters.", "Longer passwords are cut.", CLAIM),
    ],
)
def test_what_is_unclear_stands_as_it_is(before: str, text: str, claim: str) -> None:
    assert with_its_limit(text, before, claim) == text
