"""Facts are stated by meaning, not by words in common."""

import pytest

from evals.facts import same_statement, states

QUESTION = "How long do I get to finish the eQIP?"


@pytest.mark.parametrize(
    ("answer", "fact", "stated"),
    [
        ("You will have seven days to complete the eQIP. [cite:ab]", "7 days", True),
        ("You will have 7 days to complete the eQIP.", "14 days", False),
        ("The eQIP takes 7 days. Parking costs 14 days of work.", "14 days", False),
        ("The eQIP costs $14.", "14 days", False),
        ("Only your Contracting Officer (CO) can modify it.", "the COR can modify it", False),
        ("Do not delete the email yet.", "delete the email", False),
        ("Do not delete the email yet.", "do not delete the email", True),
        ("Finish no later than 3:30 PM ET the last business day before travel.",
         "the last business day before travel", True),
        ("Timelines: 1-2 months for a new Secret; 6-8 months for a new Top Secret clearance.",
         "1-2 months for a new Top Secret clearance", False),
        ("Timelines: 1-2 months for a new Secret; 6-8 months for a new Top Secret clearance.",
         "6-8 months for a new Top Secret clearance", True),
        ("Use or Lose is the leave you would forfeit at the end of the year, if you do not use it.",
         "leave you would forfeit at the end of the year", True),
        ("Email it to help@example.org.", "email it to press@example.org", False),
        ("Wireless keyboards are provided.", "wireless keyboards are forbidden", False),
    ],
)  # fmt: skip
def test_facts(answer: str, fact: str, stated: bool) -> None:
    assert states(answer, fact, QUESTION) is stated


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("Leave is 12 weeks.", "Leave is twelve weeks.", True),
        ("Leave is 12 weeks.", "Leave is 16 weeks.", False),
        ("Staff must ask first.", "Staff may ask first.", False),
        ("Staff get it.", "Staff do not get it.", False),
        ("The COR is assigned from your team.", "The COR is assigned from your team.", True),
        ("A committee decides in June.", "Cats sleep all day.", False),
    ],
)
def test_same_statements(one: str, other: str, same: bool) -> None:
    assert same_statement(one, other) is same


ROW = "Fee: Late collection; Members: £12; Guests: £20."
PAIR = "A court costs £9 an hour in the hall and £14 an hour on the lawn."
BOAT = "The charge is £5 by day and £8 between nine and midnight."


@pytest.mark.parametrize(
    ("answer", "fact", "stated"),
    [
        (ROW, "late collection: £20 for guests", True),
        (ROW, "late collection: £12 for members and £20 for guests", True),
        (ROW, "late collection: £20 for members and £12 for guests", False),
        (ROW, "late collection costs guests £12", False),
        ("Deposit: Canoe: £30; Raft: £45.", "the deposit for a raft is £45", True),
        ("Deposit: Canoe: £30; Raft: £45.", "the deposit for a canoe is £45", False),
        ("Basis: none; Comfort: up to £200.", "Basis: up to £200", False),
        (PAIR, "a court on the lawn costs £14 an hour", True),
        (PAIR, "a court in the hall costs £14 an hour", False),
        ("Grade: Cook; Days of leave: 26; Bonus in £: 300.", "26 days of leave for a cook", True),
        ("Grade: Cook; Days of leave: 26; Bonus in £: 300.", "a cook has a bonus of £300", True),
        ("Grade: Cook; Days of leave: 26; Bonus in £: 300.", "26 weeks of leave", False),
        ("Room: Attic; Cats: 0; Rent: £90.", "no cats in the attic", True),
        ("Room: Attic; Cats: 0; Rent: £90.", "cats are allowed in the attic room", False),
        ("A change of name on a season ticket costs £4.",
         "a change of name on a season ticket is free", False),
        ("Bikes cost £6 and helmets £2 a day.", "bikes cost £2", False),
        ("Bikes cost £6 and helmets £2 a day.", "helmets cost £2", True),
        ("In spring the pool is £6 and in summer £9.", "in spring the pool is £9", False),
        ("It is kept until 5 May, but not after 9 May.", "it is kept until 9 May", False),
        ("The fee goes from £12 to £7 in May.", "the fee is £12", False),
        ("The fee goes from £12 to £7 in May.", "the fee is £7", True),
        ("Hall: Garage: £88.", "£88 a month", True),
        ("Hall: Garage: £88 a week.", "£88 a month", False),
    ],
)  # fmt: skip
def test_facts_of_cells_and_pairs(answer: str, fact: str, stated: bool) -> None:
    assert states(answer, fact, "How much is the garage a month?") is stated


@pytest.mark.parametrize(
    ("answer", "fact", "quote", "stated"),
    [
        (BOAT, "£8", BOAT, True),
        (BOAT, "£9", BOAT, False),
        ("The charge is £9 by day and £5 at midnight.", "£9", BOAT, False),
        ("Keep small gifts up to £10.", "only small gifts up to £10 may be kept",
         "Keep small gifts up to £10. Enter them in the book.", True),
        ("Keep small gifts up to £10.", "gifts are entered in the book of gifts",
         "Keep small gifts up to £10. Enter them in the book.", False),
        ("Step: 2; When: 5 weeks; Who: Warden.", "5 weeks: the warden calls in person",
         "| 2 | 5 weeks | Warden |", False),
        ("Step: 2; When: 5 weeks; Act: Visit; Who: Warden.", "5 weeks: a visit made by the warden",
         "| 2 | 5 weeks | Visit | Warden |", True),
        ("Notice: Crew: 2 days; Cooks: 9 days.", "crew have notice of 9 days",
         "| Notice | 2 days | 9 days |", False),
    ],
)  # fmt: skip
def test_what_is_told_word_for_word_states_what_was_taken_from_it(
    answer: str, fact: str, quote: str, stated: bool
) -> None:
    assert states(answer, fact, "Can I bring it later?", [quote]) is stated
