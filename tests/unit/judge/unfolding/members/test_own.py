"""A claim on one of several subjects is held against what is said of that one."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
VOTES = "Owners have two votes, tenants one."
COURTS = "Members can book a court up to a week ahead; non-members only on the same day."
BADGES = "Employees receive their badge on the first day, contractors after the safety briefing."
REPAIRS = "Minor repairs are paid by the tenant, major ones by the landlord."
GATES = "Trains leave by the north gate, coaches by the south gate; taxis may use either."
LOANS = "Students may borrow books for a week, staff for a term; both pay a fine if they are late."
DOSES = "The first dose is paid by card; the second can be settled in cash."
TESTS = "Class A vans are tested yearly; class B vans monthly if they carry food."


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim", "own"),
    [
        (VOTES, "Tenants have two votes.", "Tenants have one vote."),
        (VOTES, "Owners have one vote.", "Owners have two votes."),
        (
            COURTS,
            "Members can book a court on the day.",
            "Members can book a court up to a week ahead.",
        ),
        (
            COURTS,
            "Non-members can book a court a week ahead.",
            "Non-members can book a court only on the same day.",
        ),
        (TESTS, "Class A vans are tested yearly.", "Class A vans are tested yearly."),
        (
            BADGES,
            "Contractors get a badge at once.",
            "Contractors receive their badge after the safety briefing.",
        ),
        (
            REPAIRS,
            "The landlord pays for major repairs.",
            "Major repairs are paid by the landlord.",
        ),
        (
            GATES,
            "Taxis may leave by the north gate.",
            "Taxis may use the north gate or the south gate.",
        ),
        (
            "Applications from the EU are handled by the city, all others by the ministry.",
            "The city handles applications from the EU.",
            "Applications from the EU are handled by the city.",
        ),
        (
            "Single rooms cost €70 a night, suites €90 a night.",
            "Suites cost €70 a night.",
            "Suites cost €90 a night.",
        ),
    ],
)
def test_a_claim_on_one_is_held_against_its_own(text: str, claim: str, own: str) -> None:
    assert told(text, claim) == own


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (VOTES, "Tenants have two votes, owners one."),
        (VOTES, "Guests or tenants may have votes."),
        (VOTES, "Tenants have fewer votes."),
        (VOTES, "Tenants have half the votes of others."),
        (VOTES, "Only tenants have one vote."),
        (VOTES, "Guests have two votes."),
        (VOTES, "There are two votes."),
        (REPAIRS, "The landlord pays for major and minor repairs."),
        (DOSES, "The first dose can be settled in cash."),
        (LOANS, "Staff pay a fine if they are late."),
        ("The lift is broken, and its door is locked.", "The lift is broken."),
        ("Ovens are free; larger kilns need one.", "Larger kilns are free."),
        (
            "The Marl Tower opened in 1887, four years after the first stone was laid.",
            "The first stone of the Marl Tower was laid in 1883.",
        ),
        (
            "The adopted person may see it at 16, and the parents with her consent; other "
            "relatives have no access.",
            "A brother of the adopted person has no access.",
        ),
    ],
)
def test_a_sentence_stays_whole_for_other_claims(text: str, claim: str) -> None:
    assert told(text, claim) == text


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("School starts at 8:30 and ends at 15:15.", "School ends at 15:15."),
        ("The pass costs €30 and lasts two hours.", "The pass lasts two hours."),
        ("The season opens in May and closes in October.", "The season closes in October."),
        ("The doors open at 9:00 and close at 17:00.", "The doors close at 17:00."),
    ],
)
def test_a_second_verb_of_one_subject_is_no_other_subject(text: str, claim: str) -> None:
    assert told(text, claim) in (text, claim)


def test_a_plural_taken_for_a_verb_is_a_subject() -> None:
    text = "A single room costs €70 a night, suites €90 a night."
    assert told(text, "Suites cost €70 a night.") == "Suites cost €90 a night."


@pytest.mark.parametrize(
    ("text", "claim", "own"),
    [
        (
            BADGES,
            "Employees receive their badge after the safety briefing.",
            "Employees receive their badge on the first day, not after the safety briefing.",
        ),
        (
            REPAIRS,
            "The tenant pays for major repairs.",
            "Major repairs are paid by the landlord, not by the tenant.",
        ),
        (
            "In winter lunch is served in the lounge, in summer on the terrace.",
            "In winter lunch is served on the terrace.",
            "In winter lunch is served in the lounge, not on the terrace.",
        ),
        (VOTES, "Owners have one vote.", "Owners have two votes."),
        (
            "Residents park in the yard, visitors in the street or in the yard.",
            "Visitors park in the yard.",
            "Visitors park in the street or in the yard.",
        ),
        (
            "Small claims go to a judge, larger ones to a panel.",
            "Larger claims go to a judge.",
            "Larger claims go to a panel, not to a judge.",
        ),
        (
            BADGES,
            "Employees do not wait until after the safety briefing.",
            "Employees receive their badge on the first day.",
        ),
    ],
)
def test_what_a_claim_takes_from_another_is_denied(text: str, claim: str, own: str) -> None:
    assert told(text, claim) == own


def test_what_is_said_of_all_is_kept() -> None:
    own = "Staff may borrow books for a term. Both pay a fine if they are late."
    assert told(LOANS, "Staff may borrow books for a term.") == own


def test_a_claim_on_one_of_two_objects_is_held_against_that_one() -> None:
    text = "The plan covers the screen for two years and the hinge for ten."
    assert told(text, "The screen is covered for ten years.") == (
        "The plan covers the screen for two years."
    )
    assert told(text, "The hinge is covered for ten years.") == (
        "The plan covers the hinge for ten years."
    )
