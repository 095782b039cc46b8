"""Ends of months are told as days, and rules for days of any month for the month of a claim."""

import pytest

from agent.judge.unfolding.moments.monthends import CUE, in_its_words

FORMS = "Forms must be sent by the end of June."
NOTICE = (
    "If notice is given by the third working day of a month, the lease ends at the end of the "
    "month after next."
)
LEAVING = "A cancellation received by the tenth of a month takes effect at the end of that month."


@pytest.mark.parametrize(
    ("text", "claim", "told"),
    [
        (FORMS, "Forms must be sent by 30 June.", "Forms must be sent by 30 June."),
        (FORMS, "Forms must be sent by July 31.", "Forms must be sent by June 30."),
        (
            FORMS,
            "Forms must be sent by 30 June at the latest.",
            "Forms must be sent by 30 June at the latest.",
        ),
        (
            "Bids are due by 30 June.",
            "Bids are due by the end of June.",
            "Bids are due by the end of June.",
        ),
        ("It ends by 29 February.", "It ends by the end of February.",
         "It ends by the end of February."),
        (
            NOTICE,
            "Who gives notice on the second working day of November leaves at the end of January.",
            "If notice is given on the second working day of November, the lease ends at the end "
            "of January.",
        ),
        (
            LEAVING,
            "A cancellation received on 3 May takes effect at the end of May.",
            "A cancellation received on 3 May takes effect at the end of May.",
        ),
    ],
)  # fmt: skip
def test_ends_of_months_are_told_as_in_the_claim(text: str, claim: str, told: str) -> None:
    assert CUE.search(text)
    assert in_its_words(text, claim) == told


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (FORMS, "Forms must be sent in June."),
        ("Bids are due by 28 June.", "Bids are due by the end of June."),
        ("Bids are due by 30 June.", "Bids are due by the end of July."),
        ("The pool closes at the end of June.", "The pool closes by 30 June."),
        (FORMS.replace("June", "June 2025"), "Forms must be sent by 30 June."),
        (NOTICE, "Who gives notice on the fourth working day of May leaves at the end of July."),
        (LEAVING, "A cancellation received on 11 May takes effect at the end of May."),
        (LEAVING, "A cancellation received on the tenth working day of May takes effect."),
        (
            LEAVING.replace("by the", "before the"),
            "A cancellation received on 10 May takes effect at the end of May.",
        ),
    ],
)
def test_what_is_another_day_or_no_deadline_stands(text: str, claim: str) -> None:
    assert in_its_words(text, claim) == text
