"""How often something is, told in the words of a claim."""

import pytest

from agent.judge.unfolding.words.frequencies import in_its_words


@pytest.mark.parametrize(
    ("text", "claim", "told"),
    [
        ("Mail is sent weekly.", "Mail is sent every week.", "Mail is sent every week."),
        ("Backups run every six hours.", "Backups run four times a day.",
         "Backups run four times a day."),
        ("It is checked once a year.", "It is checked annually.", "It is checked annually."),
        ("It is checked every 12 months.", "It is checked every year.",
         "It is checked every year."),
        ("Water it every other day.", "Water it every 2 days.", "Water it every 2 days."),
        ("It is checked at least yearly.", "It is checked at least once a year.",
         "It is checked at least once a year."),
        ("They are audited every three years.", "They are audited yearly.",
         "They are audited every three years, not yearly."),
        ("It meets quarterly and reports every six months.", "It meets four times a year.",
         "It meets four times a year and reports every six months."),
        ("The pump runs twice a day.", "The pump runs hourly.",
         "The pump runs twice a day, not hourly."),
        ("The cream is applied twice daily.", "The cream is applied twice a day.",
         "The cream is applied twice a day."),
        ("The cream is applied twice daily.", "The cream is applied once a day.",
         "The cream is applied twice a day, not once a day."),
        ("Filters are changed biannually.", "Filters are changed every six months.",
         "Filters are changed every six months."),
        ("The boiler is serviced every six months.", "The boiler is serviced once a year.",
         "The boiler is serviced twice a year, not once a year."),
        ("It is serviced at least every six months.", "It is serviced at least once a year.",
         "It is serviced at least twice a year."),
        ("It runs every half hour.", "It runs twice an hour.", "It runs twice an hour."),
        ("Passwords are changed every 90 days.", "Passwords are changed twice a year.",
         "Passwords are changed four times a year, not twice a year."),
        ("Filters are changed every five months.", "Filters are changed twice a year.",
         "Filters are changed every five months, not twice a year."),
        ("Filters are changed every 90 days.", "Filters are changed every six months.",
         "Filters are changed every 90 days, not every six months."),
        ("Sheets are changed on alternate days.", "Sheets are changed every second day.",
         "Sheets are changed every second day."),
    ],
)  # fmt: skip
def test_a_frequency_in_the_words_of_the_claim(text: str, claim: str, told: str) -> None:
    assert in_its_words(text, claim) == told


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("It is checked at least yearly.", "It is checked monthly."),
        ("It is not checked yearly.", "It is checked monthly."),
        ("The weekly paper costs 2 euros.", "The paper costs 2 euros every month."),
        ("It runs daily, in winter weekly.", "It runs every day."),
        ("It runs daily.", "It runs on weekdays."),
        ("It runs twice a day.", "It runs daily."),
        ("It runs weekly.", "It runs monthly."),
        ("It is checked at least every 90 days.", "It is checked every six months."),
        ("The pool is cleaned yearly.", "Bills are paid every day."),
        ("It runs daily.", "It runs daily."),
        ("It meets on the first Monday of every month.", "It meets once a month."),
        ("Course: Safety; Repeat: Every 2 years", "The safety course is every three years."),
    ],
)
def test_what_is_unsure_or_two_stands_as_it_is(text: str, claim: str) -> None:
    assert in_its_words(text, claim) == text
