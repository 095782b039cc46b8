"""One value in many spellings, and other values that look like it."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.check import check_polarity
from agent.judge.quantities.check import check_quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def outcome(claim: str, premise: str) -> Outcome:
    parsed = PARSER.parse([claim, premise])
    return check_quantities(parsed[0], parsed[1]).outcome


EQUAL = (
    ("The store is kept at -18 °C.", "The store is kept at - 18 °C."),
    ("The store is kept at 18 degrees below zero.", "The store is kept at −18 °C."),
    ("The balance stood at minus £5.", "The balance stood at £-5."),
    ("The result was -£20 million.", "The result was £-20m."),
    ("Operating profit was -£20m.", "Operating profit was (£20m)."),
    ("Loans are repaid over ten years.", "Loans are repaid over 10 years."),
    ("The work took over 5 years.", "The work took more than 5 years."),
    ("She has worked here for more than 5 years.", "She has worked here for over 5 years."),
    ("The range is 5 to 10 mg.", "The range is 5–10 mg."),
    ("The film lasts 90 minutes.", "The film lasts 1h30."),
    ("The film lasts an hour and a half.", "The film lasts 1h 30m."),
    ("The film lasts 1 hour 5 minutes.", "The film lasts 1h05."),
    ("The call starts at 15:00 CET.", "The call starts at 14:00 UTC."),
    ("The call starts at 2 pm UTC.", "The call starts at 16:00 CEST."),
    ("The call starts at 09:00 EST.", "The call starts at 14:00 GMT."),
    ("The call starts at 14:00 UTC+2.", "The call starts at 12:00 UTC."),
    ("The call starts at 14:00.", "The call starts at 14:00 UTC."),
    ("The man is 5 feet 11 inches tall.", "The man is 5'11\" tall."),
    ("The man is 74 inches tall.", "The man is 6′2″ tall."),
    ("The screen is 24 inches wide.", 'The screen is 24" wide.'),
    ("The repair took two hours.", "The repair took a couple of hours."),
    ("He ordered 144 pencils.", "He ordered a gross of pencils."),
    ("Entries were counted in March.", "Entries counted: March 4,120; April 6,480."),
)
OTHER = (
    ("The store is kept at 18 °C.", "The store is kept at - 18 °C."),
    ("The balance stood at £5.", "The balance stood at £-5."),
    ("Operating profit was £20m.", "Operating profit was (£20m)."),
    ("Loans are repaid in more than 10 years.", "Loans are repaid over 10 years."),
    ("The range is 5-15 mg.", "The range is 5–10 mg."),
    ("The film lasts 1 hour.", "The film lasts 1h30."),
    ("The film lasts 1.3 hours.", "The film lasts 1h30."),
    ("The call starts at 14:00 CET.", "The call starts at 14:00 UTC."),
    ("The call starts at 14:00 CET.", "The call starts at 14:00."),
    ("The call starts at 16:00 CET.", "The call starts at 14:00 UTC."),
    ("The man is 6'11\" tall.", "The man is 5'11\" tall."),
    ("The man is 5 ft tall.", "The man is 5'11\" tall."),
    ("The screen is 24 cm wide.", 'The screen is 24" wide.'),
    ("The screen is 24 feet wide.", 'The screen is 24" wide.'),
    ("The repair took five hours.", "The repair took a couple of hours."),
)


@pytest.mark.parametrize(("claim", "premise"), EQUAL)
def test_the_same_value_in_another_spelling(claim: str, premise: str):
    assert outcome(claim, premise) is Outcome.MATCH


@pytest.mark.parametrize(("claim", "premise"), OTHER)
def test_another_value_in_a_like_spelling(claim: str, premise: str):
    assert outcome(claim, premise) in (Outcome.MISSING, Outcome.CONFLICT)


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("See Annex number 5 for the fees.", "See Annex No. 5 for the fees."),
        ("See Annex 5 for the fees.", "See Annex No. 5 for the fees."),
        ("Bus No 12 serves the hospital.", "Bus no. 12 serves the hospital."),
        ("He died on the twenty-first day.", "He died on the 21st day."),
        ("She finished 3rd in the race.", "She finished third in the race."),
    ],
)
def test_a_number_sign_and_an_ordinal_deny_nothing(claim: str, premise: str):
    parsed = PARSER.parse([claim, premise])
    assert check_polarity(*parsed).outcome is not Outcome.CONFLICT


@pytest.mark.parametrize("said", ["MATCHED", "The fee is no secret.", "No. It is free."])
def test_a_denial_is_no_number_sign(said: str):
    from agent.judge.clauses.tree import Tree

    (parsed,) = PARSER.parse([said])
    tree = Tree(parsed)
    assert "number" not in {tree.lower(i) for i in range(len(parsed.tokens))}
