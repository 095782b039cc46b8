"""Before a date, on it and after it; early and late in it."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.check import check_quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def outcome(claim: str, premise: str) -> Outcome:
    parsed = PARSER.parse([claim, premise])
    return check_quantities(parsed[0], parsed[1]).outcome


ALIKE = (
    ("The form is due before April begins.", "The form is due by 31 March."),
    ("The form is due before December.", "The form is due by 30 November."),
    ("The form is due by 31 March.", "The form is due before April."),
    ("The rule holds after June 2020.", "The rule has held since 1 July 2020."),
    ("The form is due no later than 5 May.", "The form is due by 5 May."),
    ("The form is due on or before May 5.", "The form is due by 5 May."),
    ("The form is due by 5 May.", "The deadline for the form is 5 May."),
    ("The mill closed prior to 2010.", "The mill closed before 2010."),
    ("The mill closed before 2010.", "The mill closed in 2008."),
    ("The mill was shut after 2010.", "The mill was shut in 2012."),
    ("The school was here until 2010.", "Before 2010, the school was here."),
    ("The offer ends on 30 June 2024.", "The offer runs until 30 June 2024."),
    ("The clinic has been open from 2012.", "The clinic has been open since 2012."),
    ("The lease starts from 1 April 2022.", "The lease starts on 1 April 2022."),
    ("The law changed after the 2010 election.", "The law changed after the election of 2010."),
    ("The bridge opened in 2019.", "The bridge opened in late 2019."),
    ("The bridge opened in late 2019.", "The bridge opened in November 2019."),
    ("The bridge opened late in 2019.", "The bridge opened towards the end of 2019."),
    ("Rent rose at the start of March.", "Rent rose in early March."),
    ("Rent rose in H1 2023.", "Rent rose in the first half of 2023."),
    ("The firm was founded in the 1990s.", "The firm was founded in the early 1990s."),
    ("The plan covers the 2024 fiscal year.", "The plan covers fiscal year 2024."),
    ("The offer runs until June 2024.", "The offer runs until the end of June 2024."),
    ("We shut in the second half of July.", "We shut in the last two weeks of July."),
    ("We shut in the final fortnight of July.", "We shut in the second half of July."),
    ("He will call before November is out.", "He will call before the end of November."),
    ("It stays until December is over.", "It stays until the end of the year."),
    ("It stays until the end of the year.", "It stays until 31 December 2026."),
)
ELSEWHERE = (
    ("The form is due before March begins.", "The form is due by 31 March."),
    ("The form is due before December.", "The form is due by 31 December."),
    ("The form is due before 5 May.", "The form is due by 5 May."),
    ("The form was filed on 5 May.", "The form must be filed by 5 May."),
    ("The mill closed in 2010.", "The mill closed before 2010."),
    ("The mill closed before 2010.", "The mill closed in 2010."),
    ("The mill closed after 2010.", "The mill closed in March 2010."),
    ("The mill closed in March 2010.", "The mill closed after 31 March 2010."),
    ("The lease starts after 1 April 2022.", "The lease starts on 1 April 2022."),
    ("The drug was approved by 2015.", "The drug was approved after 2015."),
    ("The clinic has been open until 2012.", "The clinic has been open since 2012."),
    ("The bridge opened in early 2019.", "The bridge opened in late 2019."),
    ("The bridge opened in January 2019.", "The bridge opened in late 2019."),
    ("The bridge opened in late 2019.", "The bridge opened in 2019."),
    ("Rent rose in mid-March.", "Rent rose in early March."),
    ("Rent rose at the end of March.", "Rent rose in early March."),
    ("Rent rose in H2 2023.", "Rent rose in the first half of 2023."),
    ("The form is due by June.", "The form is due by the end of June."),
    ("The firm was founded in the late 1990s.", "The firm was founded in the early 1990s."),
    ("The plan covers calendar year 2024.", "The plan covers fiscal year 2024."),
    ("The fair takes place on 12 May.", "The fair takes place from 3 to 9 May."),
    ("We shut in the first half of July.", "We shut in the last two weeks of July."),
    ("He will call before November.", "He will call before the end of November."),
    ("The fair starts on 5 May.", "The fair takes place from 3 to 9 May."),
)


@pytest.mark.parametrize(("claim", "premise"), ALIKE)
def test_a_date_in_another_wording(claim: str, premise: str):
    assert outcome(claim, premise) is Outcome.MATCH


@pytest.mark.parametrize(("claim", "premise"), ELSEWHERE)
def test_a_date_that_something_else_is_placed_at(claim: str, premise: str):
    assert outcome(claim, premise) in (Outcome.MISSING, Outcome.CONFLICT)


@pytest.mark.parametrize("day", ["3 May", "5 May", "9 May"])
def test_a_day_of_a_fair(day: str):
    found = outcome(f"The fair takes place on {day}.", "The fair takes place from 3 to 9 May.")
    assert found in (Outcome.MATCH, Outcome.NONE)
