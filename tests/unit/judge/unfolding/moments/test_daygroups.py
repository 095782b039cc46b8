"""Values for groups of days, told for the days of a claim."""

import pytest

from agent.judge.unfolding.moments.daygroups import CUE, of_its_days

ENTRY = "Entry costs £5 on weekdays and £8 at weekends."
LANE = "A lane costs 20 euros from Monday to Thursday, 25 on Fridays and 30 euros at the weekend."


@pytest.mark.parametrize(
    ("text", "claim", "told"),
    [
        (ENTRY, "On Sundays it costs £5.", "Entry costs £8 on Sundays."),
        (ENTRY, "It costs £8 from Monday to Wednesday.",
         "Entry costs £5 from Monday to Wednesday."),
        (LANE, "It costs 20 euros on Fridays.", "A lane costs 25 euros on Fridays."),
        ("Price list: court hire £12 on weekdays, £18 at weekends.", "It is £12 on Saturdays.",
         "Price list: court hire £18 on Saturdays."),
        (ENTRY, "It costs £8 from Friday to Sunday.", ENTRY),
        (ENTRY, "It costs £8 only on Sundays.", ENTRY),
        (ENTRY, "It costs £8.", ENTRY),
        ("Entry costs £5 on weekdays.", "It costs £5 on Fridays.", "Entry costs £5 on weekdays."),
        ("They sold 20 cakes on weekdays and 30 at weekends.", "They sold 20 cakes on Fridays.",
         "They sold 20 cakes on weekdays and 30 at weekends."),
        ("Entry is not £5 on weekdays and £8 at weekends.", "It is £5 on Fridays.",
         "Entry is not £5 on weekdays and £8 at weekends."),
        (f"{ENTRY[:-1]} for guests.", "It is £5 on Fridays.", f"{ENTRY[:-1]} for guests."),
    ],
)  # fmt: skip
def test_a_value_is_told_for_the_days_of_the_claim(text: str, claim: str, told: str) -> None:
    assert CUE.search(text)
    assert of_its_days(text, claim) == told
