"""Rules for those of some ages, told at the age of a claim."""

import pytest

from agent.judge.unfolding.graded.ages import at_its_age

WORK = "Each member between 18 and 65 does eight hours of work."
CARD = "To get a card, bring a photo; under-16s also need a signature."
GUEST = "Guests from 12 to 17 years of age pay £6."
LEAVE = "Employees aged 55 and over receive two days of leave."
LESS = "Customers under 30 pay 15 % less."


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (WORK, "A 40-year-old member does eight hours.", "Each member aged 40 does eight hours"),
        (CARD, "A 14-year-old needs a signature.", "Persons aged 14 also need a signature."),
        (GUEST, "A guest of 15 pays £6.", "Guests aged 15 pay £6."),
        (GUEST, "A guest of fifteen pays £6.", "Guests aged 15 pay £6."),
        (LEAVE, "An employee aged 55 receives two days.", "Employees aged 55 receive two days"),
        (
            "Children under five travel free; those aged 5 to 15 pay half fare.",
            "A four-year-old pays half fare.",
            "Children under five travel free.",
        ),
        (
            "Members under 30 pay £10, and those over 60 pay £8.",
            "A 65-year-old member pays £10.",
            "Those aged 65 pay £8.",
        ),
        (
            "Children aged 12 or under travel free.",
            "A 10-year-old travels free.",
            "Children aged 10 travel free.",
        ),
        (
            "Children aged 12 or under may travel free.",
            "A 13-year-old may travel free.",
            "This does not apply to a 13-year-old.",
        ),
        (LESS, "A 26-year-old pays 15 % less.", "Customers aged 26 pay 15 % less."),
        (
            "Over-75s get a vaccination.",
            "An 80-year-old gets a vaccination.",
            "Persons aged 80 get a",
        ),
        (WORK, "A 70-year-old member does eight hours.", "does not apply to a 70-year-old."),
        (CARD, "For a card a 16-year-old needs a signature.", "does not apply to a 16-year-old."),
        (GUEST, "A guest of 19 pays £6.", "does not apply to a guest of 19."),
        (LEAVE, "An employee aged 49 receives leave.", "does not apply to somebody aged 49."),
        (LESS, "A customer aged 30 pays less.", "does not apply to somebody aged 30."),
    ],
)
def test_a_rule_is_told_at_the_age_of_the_claim(text: str, claim: str, meant: str) -> None:
    assert meant in at_its_age([text], claim)[0]


@pytest.mark.parametrize(
    ("texts", "claim"),
    [
        ([WORK], "A member does eight hours of work."),
        ([WORK], "A 70-year-old drives the bus."),
        ([WORK], "A member between 18 and 65 does the work of a 70-year-old."),
        ([LEAVE, "A 49-year-old employee received leave."], "A 49-year-old receives leave."),
        (["Adults pay £9, under-12s £4."], "A 30-year-old adult pays £9."),
        (["Under-12s pay £4, all others £9."], "A 30-year-old pays £9."),
        (["Under-18s may not buy fireworks."], "A 30-year-old may buy fireworks."),
        (["Residents aged 18 to 24 fell ill."], "A 70-year-old resident fell ill."),
        (["Courses over 50 euros need approval."], "A 40-year-old needs approval of courses."),
        (["Clubs from 12 to 20 members pay £6."], "A club of 25 pays £6."),
    ],
)
def test_other_sentences_stand_as_they_are(texts: list[str], claim: str) -> None:
    assert at_its_age(texts, claim) == texts


def test_what_another_rule_says_at_that_age_is_left_to_it() -> None:
    rules = ["Children under 6 travel free.", "Passengers over 65 travel free."]
    told = at_its_age(rules, "A 70-year-old travels free.")
    assert told == [rules[0], "Passengers aged 70 travel free."]
