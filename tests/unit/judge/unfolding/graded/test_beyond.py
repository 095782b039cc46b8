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
        ("Names must have at least 6 letters.", "Shorter names are refused.",
         "Names of less than 6 letters are refused."),
        ("Codes must contain a minimum of 14 signs, of which at least one is a digit.",
         "Shorter codes are refused.", "Codes of less than 14 signs are refused."),
        ("Texts must not exceed 900 words.", "Longer texts are cut.",
         "Texts of more than 900 words are cut."),
        ("Vans up to 3 tonnes may cross.", "Anything heavier takes the bypass.",
         "Anything of more than 3 tonnes takes the bypass."),
        ("Candidates must be at least 16 and no older than 24.", "Anyone younger is sent home.",
         "Anyone under 16 is sent home."),
        ("Children under 12 travel free.", "Anyone older pays £4.",
         "Anyone aged 12 or over pays £4."),
        ("It covers repairs up to £300.", "More expensive repairs need a permit.",
         "Repairs of more than £300 need a permit."),
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
        ("Notice must be at least 4 weeks.", "Anyone older leaves at once.", CLAIM),
        ("Texts must be at least 900 words.", "Heavier texts are cut.", CLAIM),
    ],
)
def test_what_is_unclear_stands_as_it_is(before: str, text: str, claim: str) -> None:
    assert with_its_limit(text, before, claim) == text
