from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent.writer.revision.correction.counterpart import swaps
from agent.writer.revision.correction.things import speaks_of


def swapped(clause: str, quote: str) -> str | None:
    found = swaps(clause, quote)
    if found is None:
        return None
    for span, text in sorted(found, key=lambda s: -s[0].start):
        clause = clause[: span.start] + text + clause[span.end :]
    return clause


@pytest.mark.parametrize(
    ("clause", "quote", "expected"),
    [
        (
            "Noise is forbidden after 20:00.",
            "Noise is forbidden before 07:00 or after 22:00.",
            "Noise is forbidden after 22:00.",
        ),
        (
            "The drug is limited to max. 3 g/24 h.",
            "The drug for pain: 1 g by mouth every 6 hours, max. 4 g/24 h.",
            "The drug is limited to max. 4 g/24 h.",
        ),
        (
            "You'll be refunded within 5 business days.",
            "Cancelled labels are refunded within 3 business days.",
            "You'll be refunded within 3 business days.",
        ),
        (
            "Parents get 12 weeks of paid leave.",
            "Parents get 16 weeks of paid leave.",
            "Parents get 16 weeks of paid leave.",
        ),
        (
            "The desk is open on Tuesdays and Fridays, 10:00 to 13:00.",
            "The desk is open on Tuesdays and Saturdays from 10:00 to 13:00.",
            "The desk is open on Tuesdays and Saturdays, 10:00 to 13:00.",
        ),
        (
            "The desk is open on all Fridays of the year.",
            "The desk is open on all Saturdays of the year.",
            "The desk is open on all Saturdays of the year.",
        ),
        (
            "Sales peaked in March 2024.",
            "Sales peaked in the first quarter of 2024.",
            "Sales peaked in the first quarter of 2024.",
        ),
        (
            "A permit takes three to four months.",
            "1-2 months for a permit",
            "A permit takes 1-2 months.",
        ),
        (
            "You may work up to 14 hours on one day.",
            "The maximum number of hours you can work on one day is 12.",
            "You may work up to 12 hours on one day.",
        ),
        (
            "Uptime was more than 99% last year.",
            "Uptime was less than 98% last year.",
            "Uptime was less than 98% last year.",
        ),
        (
            "Orders need at least 10 units of stock.",
            "Orders need at most 10 units of stock.",
            "Orders need at most 10 units of stock.",
        ),
        (
            "An absence of 3 weeks goes on line #1241.",
            "Extended absence - #1810: for an absence of 3 weeks",
            "An absence of 3 weeks goes on line #1810.",
        ),
        ("Staff must wear a badge.", "Staff may wear a badge.", "Staff may wear a badge."),
        (
            "The report was signed by Ada Novak in spring.",
            "The report was signed by Ben Ortiz in spring.",
            "The report was signed by Ben Ortiz in spring.",
        ),
        (
            "Revenue increased strongly in the north.",
            "Revenue decreased strongly in the north.",
            "Revenue decreased strongly in the north.",
        ),
        (
            "Three years of creditable service are enough for payments in retirement.",
            "Staff must have 5 years of creditable service for payments in retirement.",
            "Five years of creditable service are enough for payments in retirement.",
        ),
        (
            "The trial lasts three weeks.",
            "The trial lasts 14 weeks.",
            "The trial lasts 14 weeks.",
        ),
        (
            "and the morning shift is led by two nurses",
            "The evening shift is led by two nurses.",
            "and the evening shift is led by two nurses",
        ),
        (
            "Cooks get 16 weeks of paid training leave.",
            "Cooks get 2 months of paid training leave a year.",
            "Cooks get 2 months of paid training leave.",
        ),
        (
            "Replies take up to 3 days.",
            "Replies take up to 5 working days, more in May.",
            "Replies take up to 5 working days.",
        ),
        (
            "Courses are open to 14 pupils.",
            "Courses run for 8 weeks and are open to 12 pupils.",
            "Courses are open to 12 pupils.",
        ),
        (
            "Hoses are tested three times a month.",
            "Hoses are tested once a month, and leaks are mended within 2 days.",
            "Hoses are tested once a month.",
        ),
        (
            "The press is oiled twice a week.",
            "The press is oiled four times a year.",
            "The press is oiled four times a year.",
        ),
        (
            "Kayaks may be stored in the shed.",
            "Kayaks must not be stored in the shed.",
            "Kayaks must not be stored in the shed.",
        ),
        (
            "Firms give one month's notice.",
            "Firms must give two months' notice.",
            "Firms give two months' notice.",
        ),
        ("Ovens may run up to 300 °C.", "Ovens stop above 300 °C.", "Ovens stop above 300 °C."),
    ],
)
def test_local_replacement(clause: str, quote: str, expected: str) -> None:
    assert swapped(clause, quote) == expected


@pytest.mark.parametrize(
    ("clause", "quote"),
    [
        ("The tent weighs 3 kg.", "Lunch is served at noon."),
        ("The fee is $5 for members.", "The fee is waived for members."),
        ("Renewals go through automatically.", "Term renewals are not automatic."),
        ("The rate is 5% a year.", "The rate is 3% this month and 7% next month."),
        ("On one day you may work up to 14 hours.", "A day can be shorter than 8 hours of work."),
        (
            "You get an award for an eligible post on September 30.",
            "An award may come late where ratings are not entered in the system by November 14.",
        ),
        ("they must be taken by 31 March", "Carried-over days must be taken by 31 March."),
        (
            "Employees get 30 days of leave.",
            "Employees may work remotely on up to three days per week after six months.",
        ),
        ("The barn holds up to 30 horses.", "The barn holds up to 900 bales."),
        ("The barn can hold 30 hours of feed.", "The barn can hold 900 bales of feed."),
        (
            "Kayaks may be stored in the shed against a deposit.",
            "Kayaks must not be stored in the shed.",
        ),
        (
            "Prams enter if they are folded at the door.",
            "Prams travel free but must be folded at the door.",
        ),
        (
            "Cooks get 16 weeks of paid training leave.",
            "Cooks must have worked here for 12 months to apply for paid training leave.",
        ),
        (
            "Cooks get 16 weeks of paid training leave.",
            "This form is for those away for 3 weeks or longer on paid training leave.",
        ),
        ("Hoses are tested two times a month.", "Hoses are tested twice each month by staff."),
        ("Hoses are tested three times a month.", "Lamps are dusted once a month."),
        ("The share of paper has improved.", "In 2024 the share of paper was 9%."),
        ("The board banned short lets.", "The plan to ban short lets was put off."),
        ("Lifts may go on at 8 m/s.", "Lifts stop above 7 m/s."),
        ("At 10pm the fee is £95.", "The fee is £68 between 6pm and midnight and £95 after that."),
        ("Goods are refused at 21:00.", "Goods are refused before 07:00 or after 20:00."),
        ("The client waits 3 seconds by default.", "The client waits by default: 3000."),
    ],
)
def test_no_safe_replacement(clause: str, quote: str) -> None:
    assert swapped(clause, quote) is None


@pytest.mark.parametrize(
    ("claim", "quote", "expected"),
    [
        ("There is a maximum of 40.", "The lift carries a maximum of 600 kg.", False),
        ("There is a limit of 9 hours.", "There is a limit of 3 hours for each meeting.", False),
        ("Visits are limited to 9 hours.", "Visits have a limit of 3 hours.", True),
        ("The fee is a maximum of $40.", "The fee is at most $30.", True),
    ],
)
def test_a_bound_alone_names_no_matter(claim: str, quote: str, expected: bool) -> None:
    assert speaks_of(claim, quote) is expected


def test_a_figure_that_belongs_to_another_claim_is_not_borrowed() -> None:
    clause, quote = "A new Secret pass takes 3 months.", "6 months for a new Top Secret pass"
    assert swaps(clause, quote) is not None
    assert swaps(clause, quote, {"duration:6:month"}) is None


def test_what_is_left_beside_a_figure_of_another_claim_is_no_counterpart() -> None:
    clause = "On any single day you may work up to 14 hours."
    quote = "Each day of work can be shorter than 8 hours, but must add up to 40 hours a week."
    assert swaps(clause, quote, {"duration:8:hour"}) is None


@given(st.text(alphabet="ab12 %$must may.", max_size=50), st.text(alphabet="ab12 %.", max_size=50))
def test_spans_lie_in_the_clause_and_are_disjoint(clause: str, quote: str) -> None:
    found = sorted(swaps(clause, quote) or [], key=lambda s: s[0].start)
    assert all(s.end <= len(clause) for s, _ in found)
    for (left, _), (right, _) in pairwise(found):
        assert left.end <= right.start


@pytest.mark.parametrize(
    ("clause", "quote"),
    [
        (
            "As he is 16, Tom needs a ticket twice a day.",
            "Guests over 12 need a ticket once a day.",
        ),
        ("Parcels of 3 kg are sent by courier.", "Parcels heavier than 5 kg are sent by courier."),
        (
            "With 80 users, an import takes 40 minutes.",
            "With 20 users, an import takes 10 minutes.",
        ),
        ("A team of more than 30 people gets 2 rooms.", "A team of 10-20 people gets 2 rooms."),
        (
            "If you wait 20 minutes, the taxi costs £9.",
            "If you wait 10 minutes, the taxi costs £5.",
        ),
        ("A 9-year-old child pays 4 euros.", "A 6-year-old child pays 3 euros."),
    ],
)
def test_the_number_that_tells_the_case_is_not_exchanged(clause: str, quote: str) -> None:
    assert swapped(clause, quote) is None


@pytest.mark.parametrize(
    ("clause", "quote", "expected"),
    [
        (
            "If you wait 20 minutes, the taxi costs £9.",
            "If you wait 20 minutes, the taxi costs £5.",
            "If you wait 20 minutes, the taxi costs £5.",
        ),
        (
            "Six weeks of training are required for pilots.",
            "Eight weeks of training are required for pilots.",
            "Eight weeks of training are required for pilots.",
        ),
        (
            "The paint dries after 3 hours.",
            "The paint dries after 5 hours.",
            "The paint dries after 5 hours.",
        ),
    ],
)
def test_the_number_that_is_said_of_the_case_is_exchanged(
    clause: str, quote: str, expected: str
) -> None:
    assert swapped(clause, quote) == expected


@pytest.mark.parametrize(
    ("clause", "quote"),
    [
        ("Dogs must be brought to the park.", "Pets may be brought to the park, but not dogs."),
        ("Rule 4 limits the right to strike.", "Nothing in rule 4 restricts the right to strike."),
        ("Locks can be opened after 2 hours.", "Locks cannot be opened within 6 hours."),
        ("Members must use the sauna on Monday.", "No members may use the sauna on Monday."),
    ],
)
def test_a_denial_of_the_quote_is_not_lost(clause: str, quote: str) -> None:
    assert swapped(clause, quote) is None


@pytest.mark.parametrize(
    ("clause", "quote", "expected"),
    [
        (
            "Bikes must be parked in the yard.",
            "Bikes must not be parked in the yard.",
            "Bikes must not be parked in the yard.",
        ),
        (
            "Meals are served for 2 hours.",
            "Meals are served for 3 hours, but not on Mondays.",
            "Meals are served for 3 hours.",
        ),
        (
            "The tank holds no more than 40 fish.",
            "The tank holds up to 60 fish.",
            "The tank holds no more than 60 fish.",
        ),
    ],
)
def test_a_denial_elsewhere_in_the_quote_stops_no_exchange(
    clause: str, quote: str, expected: str
) -> None:
    assert swapped(clause, quote) == expected


@pytest.mark.parametrize(
    ("clause", "quote"),
    [
        ("The fair raised funds for 2023.", "The fair raised funds until 6 May 2023."),
        ("Prizes are paid out over ten weeks.", "Prizes are paid out on 30 June."),
        ("Calves receive 6 mg/kg.", "In the first 5-9 days calves receive no milk."),
        ("The fare rises by 90 crowns.", "The fare rises from 40 crowns."),
        (
            "Half of the loans fall due after more than 2 years.",
            "The loans fall due within 2 years.",
        ),
        ("Seeds sprout in the 5 days.", "Seeds sprout in at least 8 days."),
        ("Eggs keep for 5 days.", "Eggs keep when eaten within 8 days."),
    ],
)
def test_a_value_of_another_kind_is_not_put_in(clause: str, quote: str) -> None:
    assert swapped(clause, quote) is None


@pytest.mark.parametrize(
    ("clause", "quote", "expected"),
    [
        (
            "Pear trees are pruned every four months.",
            "Apple trees are pruned every 8 to 10 months and pear trees every 3 months.",
            "Pear trees are pruned every three months.",
        ),
        (
            "Pear trees are pruned every four months.",
            "Every 3 months for pear trees; apple trees are pruned every 8 months.",
            "Pear trees are pruned every three months.",
        ),
        (
            "The fare rises by 90 crowns.",
            "The fare rises by 40 crowns.",
            "The fare rises by 40 crowns.",
        ),
        (
            "The bridge opened on 2 May.",
            "The bridge opened on 3 June.",
            "The bridge opened on 3 June.",
        ),
        (
            "The choir waits 3 weeks.",
            "The choir waits at least 4 weeks.",
            "The choir waits at least 4 weeks.",
        ),
        (
            "Parcels arrive in 9 days.",
            "Parcels arrive within 6 days.",
            "Parcels arrive within 6 days.",
        ),
        (
            "Six singers are needed for the choir.",
            "More than 8 singers are needed for the choir.",
            "more than eight singers are needed for the choir.",
        ),
    ],
)
def test_a_value_of_the_same_kind_comes_with_its_limit(
    clause: str, quote: str, expected: str
) -> None:
    assert swapped(clause, quote) == expected


@pytest.mark.parametrize(
    ("clause", "quote", "expected"),
    [
        (
            "It may show up to three signs beside the door.",
            "It may show one sign beside the door.",
            "It may show one sign beside the door.",
        ),
        (
            "It may show up to three signs beside the door.",
            "It may show one flag beside the door.",
            None,
        ),
    ],
)
def test_a_phrase_takes_its_figure_with_it(clause: str, quote: str, expected: str | None) -> None:
    assert swapped(clause, quote) == expected
