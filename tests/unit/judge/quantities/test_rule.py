"""What the number rule says of a claim and a premise."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from agent.domain.finding import Outcome
from agent.judge.quantities.binding import bind
from agent.judge.quantities.rule import check_quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def outcome(claim: str, premise: str, tolerance: float = 0.0) -> Outcome:
    parsed = PARSER.parse([claim, premise])
    return check_quantities(parsed[0], parsed[1], tolerance).outcome


MATCH = {
    "as large as it extends over": ("The site covers 3.5 ha.", "It extends over 35,000 m²."),
    "close to where it went up to": ("Visits came close to 700.", "Visits went up to 698."),
    "number that could be a year": (
        "Hourly pay is the salary divided by 2087 hours instead of 2080.",
        "The government divides the salary by 2087 hours rather than 2080 hours for hourly pay.",
    ),
    "case inside the evidence's": (
        "Groups of twelve or more get 20% off.",
        "Groups of ten or more get 20% off.",
    ),
    "bound that says what is": (
        "The charity operates in over 30 countries.",
        "The charity now works in more than 40 countries.",
    ),
    "the same words around it": (
        "Ward 5 has 18 beds and three nurses.",
        "Ward 3 has 24 beds and two nurses; Ward 5 has 18 beds and three.",
    ),
    "the same words before it": (
        "After a fault in a pump, flight 318 landed at 04:10.",
        "Flight 318 was due to leave at 21:40. After a fault in a pump, it took off at 00:25 "
        "and landed at 04:10.",
    ),
    "another period": (
        "The pump moves two litres a second.",
        "The pump moves 120 litres a minute.",
    ),
    "another spelling of the rate": ("It held 3 mg per litre.", "It held 3 mg/L."),
    "cents of any currency": ("A cork costs €0.40.", "Corks cost 40 cents each."),
    "a share written as a decimal": ("Its share fell to 28%.", "Its share fell from 0.31 to 0.28."),
    "basis points": ("The fee is 0.35 % of the sum.", "The fee is 35 basis points of the sum."),
    "charged for the least there is": (
        "If you use it for 20 minutes, you are charged for an hour.",
        "Use is charged by the minute, with a minimum of one hour, and is not refunded.",
    ),
    "supposed case": (
        "A 3-tonne van may cross the bridge.",
        "Vehicles of up to 4 tonnes may cross the bridge.",
    ),
    "supposed case at the end of its band": (
        "An order worth exactly $50 ships free.",
        "Orders of $50 or more are shipped free of charge.",
    ),
    "scale": ("Sales were $3.4 billion.", "Sales were $3,400M."),
    "word": ("The panel had 9 members.", "The panel had nine members."),
    "unit spelling": ("The crate weighs 7.5 kilograms.", "The crate weighs 7.5kg."),
    "conversion": ("The canal is 8,200 metres long.", "The canal is 8.2 km long."),
    "imperial": ("The bag holds 48 ounces.", "The bag holds 3 lb."),
    "temperature": ("It is kept at 50 °F.", "It is kept at 10 °C."),
    "half": ("50% of the pupils walk.", "Half of the pupils walk."),
    "share": ("Less than one pupil in ten walks.", "Fewer than 10% of pupils walk."),
    "week": ("Claims take seven days.", "Claims take a week."),
    "months": ("The cover lasts two years.", "The cover lasts 24 months."),
    "dozen": ("They baked 36 rolls.", "They baked three dozen rolls."),
    "logical bound": ("It sells in over 20 towns.", "It sells in more than 35 towns."),
    "above": ("Uptime was more than 98%.", "Uptime was 98.7%."),
    "at least": ("Entry needs at least 5 points.", "Entry needs 5 points."),
    "limit in other words": (
        "A reply is due within at most six working days.",
        "A reply is due no later than six working days after receipt.",
    ),
    "rounded down": ("Nearly 4,000 fans came.", "In all 3,962 fans came."),
    "rounded": ("The hall cost about $30 million.", "The hall cost $29.6 million."),
    "date order": ("It opened on 4 May 2019.", "It opened on May 4th, 2019."),
    "coarser date": ("It opened in 2019.", "It opened on 4 May 2019."),
    "century": ("It burned in the nineteenth century.", "It burned in 1872."),
    "clock": ("The desk shuts at 3 p.m.", "The desk shuts at 15:00."),
    "row of a table": (
        "The Bel lamp weighs 95 g.",
        "Lamp: Aro | Weight (g): 310\nLamp: Bel | Weight (g): 95",
    ),
    "row that another number names": (
        "For Inland with weight 2 kg, the postage is €6.",
        "Area: Inland | Weight: 1 kg | Postage: €4\nArea: Inland | Weight: 2 kg | Postage: €6",
    ),
    "heading over every sentence": (
        "The Moor House hostel has 12 beds.",
        "Moor House > Rooms: The annex has 30 beds. The hostel has 12 beds.",
    ),
    "a year": (
        "Staff get 28 days of paid leave a year.",
        "Full-time employees receive 28 days of paid annual leave per calendar year.",
    ),
    "twelve months": (
        "Parents may take as much as 12 weeks of leave.",
        "Parents may take up to 12 weeks of leave per 12-month period.",
    ),
    "full day": ("A guest pays 30 euros a day.", "A guest pays 30 euros per full day."),
    "elliptic clause": (
        "Birch scored 64 points.",
        "Aster scored 71 points, Birch 64 and Cedar 58.",
    ),
}
REMOTE = "Employees may work remotely up to three days a week."
LEAVE = "Full-time employees receive 28 days of annual leave per calendar year."
CONFLICT = {
    "at most after the noun": (
        "Passwords need 12 characters at most.",
        "Passwords need 12 or more characters.",
    ),
    "a password too short for the rule": (
        "A 9-character password satisfies the length rule.",
        "Passwords must contain 11 or more characters and may not match the last four.",
    ),
    "more than is carried at most": (
        "A load of 420 kg is permitted on the hoist.",
        "The hoist carries no more than 400 kg.",
    ),
    "period left unsaid": ("Employees get 30 days of leave.", LEAVE),
    "number of a sentence beside it": ("Employees get three days of leave.", f"{REMOTE} {LEAVE}"),
    "a requirement that is not met": (
        "A trainee with a mark of 60 and savings of $900 meets both conditions.",
        "Trainees need a mark of at least 75 and savings of more than $800.",
    ),
    "a year": (
        "Staff get 30 days of paid leave a year.",
        "Full-time staff receive 28 days of paid leave per calendar year.",
    ),
    "value": ("The tram line is 14 km long.", "The tram line is 19 km long."),
    "scale": ("Sales in 2021 were $34 billion.", "Sales in 2021 were $3.4 billion."),
    "other clause": (
        "Door logs are kept for 60 days.",
        "Door logs are kept for 20 days and gate logs for 60 days.",
    ),
    "other row": (
        "The Bel lamp weighs 310 g.",
        "Lamp: Aro | Weight (g): 310\nLamp: Bel | Weight (g): 95",
    ),
    "row that another number does not name": (
        "For Inland with weight 2 kg, the postage is €4.",
        "Area: Inland | Weight: 1 kg | Postage: €4\nArea: Inland | Weight: 2 kg | Postage: €6",
    ),
    "months of another part": (
        "The pump's seals carry a three-year warranty.",
        "The warranty on the pump is 36 months from delivery; that on its seals is 12 months.",
    ),
    "minutes of another event": (
        "The plant tour takes an hour and a half.",
        "The workshop lasts 90 minutes and is followed by a 45-minute tour of the plant.",
    ),
    "exact against rounded": (
        "Exactly 4,000 fans watched the match.",
        "In all 3,962 fans watched the match.",
    ),
    "case beyond the limit": (
        "A trailer of 5 tonnes may enter the yard.",
        "Vehicles of up to 4 tonnes may enter the yard.",
    ),
    "case wider than the evidence's": (
        "Groups of eight or more get 20% off.",
        "Groups of ten or more get 20% off.",
    ),
    "opposite bound": (
        "Staff must file at least six days after the event.",
        "Staff must file at most six days after the event.",
    ),
}
NOT_STATED = {
    "another ordinal in words": ("It was the twenty-second fair.", "The 23rd fair drew crowds."),
    "how far it went up, and where to": (
        "The hourly wage increases by 13.40 marks.",
        "The hourly wage goes up to 13.40 marks, a rise of 60 pfennigs.",
    ),
    "value inside a case": (
        "Requests for more than six weeks are decided by a committee.",
        "A committee decides requests. You can use 12 unpaid weeks every 52 weeks.",
    ),
    "case in a clause": (
        "A committee decides as soon as a request is for more than six weeks.",
        "A committee decides when a request is for more than eight weeks.",
    ),
    "year beside as many people": ("The plant opened in 2020.", "The plant employs 2020 people."),
    "bound of an order": (
        "Bring the car back with the battery at 20% or more.",
        "Return cars with the battery at 40% or more.",
    ),
    "a count is no share": (
        "Thirty-six percent of the boilers leaked.",
        "Of the 240 boilers in the district, 36 leaked and 60 lacked a record.",
    ),
    "number of a worked example": (
        "Annual leave accrues at eight hours per pay period.",
        "You will earn 56 more annual leave hours (14 pay periods x 4 hours per pay period).",
    ),
    "not counted out": (
        "The board proposed three measures: a lower limit and a wider lane.",
        "The board proposed lowering the limit and widening the lane.",
    ),
    "absent": ("The cabin costs 80 euros.", "The cabin sleeps six."),
    "a measure in words": (
        "The course runs for six weeks, and each session takes an hour.",
        "The course runs for six weeks, with sessions every Monday.",
    ),
    "too exact": ("It sells in 41 towns.", "It sells in more than 35 towns."),
    "finer than given": ("Uptime was 98.7%.", "Uptime was 98.74%."),
    "finer date": ("It opened on 4 May 2019.", "It opened in May 2019."),
    "month from quarter": ("It opened in May 2019.", "It opened in Q2 2019."),
    "working days": ("A reply takes five days.", "A reply takes five working days."),
    "bound left out": ("Orders above $50 must ship free.", "Orders of $50 or more ship free."),
    "other bound of a rule": (
        "Passwords must have at least 8 signs.",
        "Passwords must have at least 12 signs.",
    ),
    "quoted condition": (
        "If your line is down for more than 24 hours, you get a refund of eight euros.",
        "If your line is down for more than 48 hours, you get a refund of eight euros.",
    ),
    "currency": ("It costs 40 euros.", "It costs $40."),
    "period": ("The fee is $12 a year.", "The fee is $12 a month."),
}
NONE = {
    "an ordinal in words": ("It was the twenty-third fair.", "The 23rd fair drew crowds."),
    "part of a name": ("The files are locked with a 256-bit key.", "The files use AES-256."),
    "an ordinal": ("She scored in minute 66.", "She scored in the 66th minute."),
    "counted out by the claim": (
        "The board proposed two measures: a lower limit and a wider lane.",
        "The board proposed lowering the limit and widening the lane.",
    ),
    "quarter of a fiscal year": (
        "The first quarter of the fiscal year is over.",
        "The fiscal year begins on 1 October.",
    ),
    "no number": ("The valve is open.", "The valve is 3 cm wide."),
    "name": ("It meets ISO 27001.", "It meets several standards."),
    "pronoun one": ("This one is open.", "The valve is open."),
    "permitted without the fee that longer ones pay": (
        "A boat of four metres is permitted on the lake.",
        "Those of at least five metres pay a fee by the lake.",
    ),
    "supposed case outside its band": (
        "A bicycle of 9 kg needs no ticket on Sundays.",
        "Dogs of up to 10 kg travel in a bag.",
    ),
    "condition": ("If 40 people come, it is full.", "The room has chairs."),
    "denied": ("The bridge did not open in 2011.", "The bridge opened in 2014."),
}


@pytest.mark.parametrize("name", MATCH)
def test_match(name: str) -> None:
    assert outcome(*MATCH[name]) is Outcome.MATCH


@pytest.mark.parametrize("name", CONFLICT)
def test_conflict(name: str) -> None:
    assert outcome(*CONFLICT[name]) is Outcome.CONFLICT


@pytest.mark.parametrize("name", NOT_STATED)
def test_not_stated(name: str) -> None:
    assert outcome(*NOT_STATED[name]) in (Outcome.MISSING, Outcome.CONFLICT)


@pytest.mark.parametrize("name", NONE)
def test_none(name: str) -> None:
    assert outcome(*NONE[name]) is Outcome.NONE


def test_value_of_another_thing_is_missing() -> None:
    claim = "The map hall closes at noon."
    premise = "The print shop closes at noon. The map hall lies behind it and has ten desks."
    assert outcome(claim, premise) in (Outcome.MISSING, Outcome.CONFLICT)


def test_tolerance_widens_equality() -> None:
    claim, premise = "Uptime was 98.7%.", "Uptime was 98.74%."
    assert outcome(claim, premise) is not Outcome.MATCH
    assert outcome(claim, premise, tolerance=0.001) is Outcome.MATCH


def test_reason_names_both_values() -> None:
    parsed = PARSER.parse(list(CONFLICT["value"]))
    reason = check_quantities(parsed[0], parsed[1]).reason
    assert "14 km" in reason
    assert "19 km" in reason


def test_unrelated_text_does_not_undo_a_match() -> None:
    claim, premise = MATCH["conversion"]
    assert outcome(claim, f"{premise} Bread costs 3 euros. The mayor is 51.") is Outcome.MATCH


@settings(max_examples=40, deadline=None)
@given(st.integers(min_value=2, max_value=9999))
def test_a_number_states_itself_and_no_other(number: int) -> None:
    claim = f"The depot holds {number} litres of fuel."
    assert outcome(claim, claim) is Outcome.MATCH
    other = f"The depot holds {number + 1} litres of fuel."
    assert outcome(claim, other) is Outcome.CONFLICT


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        # what is near one number of the claim belongs to that number
        ("He cut twenty pages and put back ninety.", "He cut ninety pages; he put back twenty.",
         Outcome.CONFLICT),
        ("He cut ninety pages and put back twenty.", "He cut ninety pages; he put back twenty.",
         Outcome.MATCH),
        # bounds of times of day
        ("It is out no later than 6 p.m.", "It is out no later than 6 p.m.", Outcome.MATCH),
        # exactness
        ("Turnout was exactly 61%.", "Turnout was about 61%.", Outcome.MISSING),
        ("Turnout was 61%.", "Turnout was about 61%.", Outcome.MISSING),
        # durations that cannot be values of one attribute
        ("Leave accrues at six hours a period between 3 and 15 years of service.",
         "You will earn 4 annual leave hours a period.", Outcome.MISSING),
        # periods and compound durations
        ("It is up to 12 weeks in a 12-month period.", "It is up to 12 weeks per 12 month period.",
         Outcome.MATCH),
        ("It was down for 3 h 20 min.", "It was down for 200 minutes.", Outcome.MATCH),
        # some are at least one
        ("At least one lamp was repaired.", "Some of the lamps were repaired.", Outcome.NONE),
        ("At least three lamps were mended.", "Some of the lamps were mended.", Outcome.MISSING),
        # the number beside another of the claim's, in brackets, inside of hours, what is left
        (
            "On Sundays the first ferry to Holm sails at 8:15.",
            "From 2 May the first ferry to Holm sails at 6:40, Mondays to Saturdays. On Sundays "
            "departure stays at 8:15.",
            Outcome.MATCH,
        ),
        (
            "Shore crew enter their dates in the planner two weeks ahead.",
            "Enter your dates in the planner at least six weeks ahead (two weeks for shore crew).",
            Outcome.MATCH,
        ),
        (
            "A unit of power costs 31 cents at 8 a.m.",
            "A unit of power costs 31 cents from 6 a.m. to 10 p.m.",
            Outcome.MATCH,
        ),
        (
            "One seat in ten stayed empty at the final.",
            "Nine tenths of the seats were filled at the final.",
            Outcome.MISSING,
        ),
        (
            "Gas use fell by 310 units.",
            "Gas use fell from 480 to 310 units.",
            Outcome.MISSING,
        ),
        (
            "Gas use fell to 310 units.",
            "Gas use fell from 480 to 310 units.",
            Outcome.MATCH,
        ),
        (
            "Trains ran to the works after 1967.",
            "Trains ran to the works until 1994.",
            Outcome.NONE,
        ),
        # but not where the claim names the other's subject, option or limits
        (
            "The child ticket costs €15 and is valid for two days.",
            "The child ticket costs €9. The family ticket costs €15 and is valid for two days.",
            Outcome.CONFLICT,
        ),
        (
            "In 2023 plan A cost $12 a month.",
            "Plan A costs $10 a month. In 2023 plan B cost $12 a month.",
            Outcome.CONFLICT,
        ),
        (
            "The Oslo plant made 15 pumps in the first half of the year.",
            "The Oslo plant made 12 pumps. The Bergen plant made 15 pumps in the first half of "
            "the year.",
            Outcome.CONFLICT,
        ),
        (
            "Staff in Oslo may take up to 5 days.",
            "Staff in Oslo may take up to 3 days. Staff in Bergen may take up to 5 days.",
            Outcome.CONFLICT,
        ),
        (
            "Hale received 3,418 votes, and Moss won by 212 votes.",
            "Moss received 3,418 votes and Hale 3,206.",
            Outcome.CONFLICT,
        ),
        (
            "Of the staff in Oslo, 35% work from home.",
            "In Oslo 65% of the staff work from home, in Bergen 35%.",
            Outcome.CONFLICT,
        ),
        (
            "60% of the voters backed the plan.",
            "40% of the voters backed the plan.",
            Outcome.CONFLICT,
        ),
        (
            "A unit of power costs 31 cents from 11 p.m. to 11:30 p.m.",
            "A unit of power costs 31 cents from 10 p.m. to 11:30 p.m.",
            Outcome.CONFLICT,
        ),
        (
            "The shop opens at 11 a.m.",
            "The shop is open from 9 a.m. to 5 p.m.",
            Outcome.CONFLICT,
        ),
        (
            "The fountain was dry in 2010.",
            "The fountain was dry between April and July 2019.",
            Outcome.CONFLICT,
        ),
    ],
)  # fmt: skip
def test_which_number_is_meant(claim: str, premise: str, expected: Outcome):
    assert outcome(claim, premise) is expected


LEAVERS = "Of 40 leavers checked, three were paid for a month too long."
LINE = "The new tram line will have five stops."


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("Three of the checked leavers received pay twice.", LEAVERS, Outcome.MATCH),
        ("Two of the leavers were paid too long.", LEAVERS, Outcome.CONFLICT),
        ("Forty of the leavers were paid too long.", LEAVERS, Outcome.CONFLICT),
        ("Three of the stops on the tram line have no lift.", LINE, Outcome.MISSING),
        ("Six of the stops on the tram line are new.", LINE, Outcome.CONFLICT),
        ("The tram line will have three stops.", LINE, Outcome.CONFLICT),
        (
            "Two of the stops on the line have a lift.",
            "Three of the stops on the line have a lift.",
            Outcome.CONFLICT,
        ),
    ],
)  # fmt: skip
def test_some_of_the_things_that_the_evidence_counts(claim: str, premise: str, expected: Outcome):
    assert outcome(claim, premise) is expected


SHIFTS = "Each shift can be slightly longer or shorter than 8 hours."


def test_what_may_be_more_or_less_sets_no_bound():
    assert outcome("On any day you may work up to 14 hours.", SHIFTS) is not Outcome.CONFLICT
    assert outcome("Each shift can be about 8 hours long.", SHIFTS) is Outcome.MATCH


POLL = "In the poll 32.9% of members chose option B and 41.0% option A."


@pytest.mark.parametrize(
    ("claim", "expected"),
    [
        ("About a third of members chose option B.", Outcome.MATCH),
        ("About a third of members chose option A.", Outcome.CONFLICT),
    ],
)
def test_letters_tell_options_apart(claim: str, expected: Outcome):
    assert outcome(claim, POLL) is expected


@pytest.mark.parametrize(
    ("more", "expected"),
    [("", Outcome.CONFLICT), (", in winter two hours earlier", Outcome.MISSING)],
)
def test_a_value_told_by_way_of_others_is_no_rival(more: str, expected: Outcome) -> None:
    claim = "In the festival months the night boat for Ostend leaves at 19:35."
    assert outcome(claim, f"The night boat for Ostend leaves at 21:40{more}.") is expected


def test_a_number_with_a_noun_of_its_own_is_no_money() -> None:
    claim = "A trainee with savings of $900 and a mark of 60 meets both conditions."
    premise = "Trainees need a mark of at least 75 and savings of more than $800."
    assert check_quantities(*PARSER.parse([claim, premise])).opposed == "at least 75"


@pytest.mark.parametrize(
    ("premise", "opposed"),
    [
        ("Crews accepted the deal; it is worth 4.5% over two years.", "4.5%"),
        ("Crews accepted the deal; it is worth 4.5% to 5% over two years.", ""),
        ("Profits rose by 4.5% over two years.", ""),
    ],
)
def test_another_source_may_give_the_claims_value_in_words_of_its_own(
    premise: str, opposed: str
) -> None:
    claim = "The accepted deal gives flight crews 6% over two years."
    assert check_quantities(*PARSER.parse([claim, premise])).opposed == opposed


@pytest.mark.parametrize(("billed", "expected"), [(28, Outcome.MATCH), (30, Outcome.MISSING)])
def test_the_kind_of_thing_that_a_claim_names_too_is_no_rival(billed: int, expected: Outcome):
    claim = "You spend most of your time on paid work, which is 28 hours in a 35-hour week."
    premise = f"In a given 35-hour week, the aim is to bill at least {billed} hours to paid work."
    assert outcome(claim, premise) is expected


@pytest.mark.parametrize(
    ("claim", "expected"),
    [
        ("Skaters pay nine euros an hour for the rink after that.", Outcome.MISSING),
        ("Skaters pay nine euros an hour for the rink.", Outcome.CONFLICT),
    ],
)
def test_what_holds_after_that_has_no_rival(claim: str, expected: Outcome):
    assert outcome(claim, "Skaters pay six euros an hour for the rink.") is expected


@pytest.mark.parametrize(
    ("said", "share", "expected"),
    [
        ("A third", "33 percent", Outcome.MATCH),
        ("Two thirds", "67%", Outcome.MATCH),
        ("About a third", "36%", Outcome.MATCH),
        ("Just over half", "51.7%", Outcome.MATCH),
        ("Just over half", "56%", Outcome.CONFLICT),
        ("Nearly half", "52%", Outcome.CONFLICT),
        ("Two thirds", "60%", Outcome.CONFLICT),
        ("10 percent", "11%", Outcome.CONFLICT),
    ],
)
def test_a_fraction_in_words_is_a_round_figure(said: str, share: str, expected: Outcome):
    rest = "of the crates came from Riga."
    assert outcome(f"{said} {rest}", f"In May {share} {rest}") is expected


@pytest.mark.parametrize(
    ("amount", "expected"), [("2 million", Outcome.MATCH), ("2.4 million", Outcome.CONFLICT)]
)
def test_the_start_of_a_change_has_the_scale_of_its_end(amount: str, expected: Outcome):
    claim = f"Funding for the choir started from {amount}."
    assert outcome(claim, "Funding for the choir rose from 2 to 3 million.") is expected


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        (
            "Orrin Foods lost £9 million last year.",
            "Orrin Foods reported revenue of £212 million and a loss of £9 million.",
        ),
        (
            "Revenue in the third quarter of the year before was €58.9 million.",
            "Revenue in the third quarter was €61.3 million, up from €58.9 million a year earlier.",
        ),
        (
            "Foot passengers have until 20 minutes before sailing to check in.",
            "Passengers check in no later than 45 minutes before sailing with a car, and "
            "20 minutes before on foot.",
        ),
    ],
)
def test_a_second_object_shares_the_subject(claim: str, premise: str):
    assert outcome(claim, premise) is Outcome.MATCH


FUND = "The fund held 14% of its assets in gilts, 61% in shares and the rest in cash."
HOURS = "The pharmacy is open from 08:30 to 18:00 on weekdays and from 09:00 to 13:00 on Saturdays."
LOANS = "The library lent 94,300 printed books last year and 41,750 e-books."


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("The fund held 14% of its assets in shares.", FUND, Outcome.CONFLICT),
        ("The fund held 61% of its assets in shares.", FUND, Outcome.MATCH),
        ("The pharmacy is open until 18:00 on Saturdays.", HOURS, Outcome.CONFLICT),
        ("The pharmacy is open until 13:00 on Saturdays.", HOURS, Outcome.MATCH),
        ("The library lent 94,300 e-books.", LOANS, Outcome.CONFLICT),
        ("The library lent 94,300 printed books.", LOANS, Outcome.MATCH),
        ("Last year 94,300 books on paper were lent.", LOANS, Outcome.MATCH),
    ],
)
def test_what_follows_a_number_in_a_list_is_its_own(claim: str, premise: str, expected: Outcome):
    assert outcome(claim, premise) is expected


@pytest.mark.parametrize(
    ("claim", "premise", "words"),
    [
        ("24 tarts were ordered.", "Two dozen tarts were ordered.", ["Two dozen"]),
        (
            "It launched in Q2 2024.",
            "It launched in the second quarter of 2024.",
            ["second quarter"],
        ),
        ("More than half were lost.", "60% were lost.", ["60%"]),
        ("You may stay no more than three months.", "You may stay up to 3 months.", ["up to 3"]),
        # of several that agree, the one that means the same
        (
            "Nimbus has been certified since 2019.",
            "Nimbus plans an audit in 2022. It has been certified since 2019.",
            ["2019"],
        ),
    ],
)
def test_a_quantity_is_read_as_the_evidence_writes_it(claim: str, premise: str, words: list[str]):
    terms = check_quantities(*PARSER.parse([claim, premise])).terms
    assert [t.text.startswith(w) for t, w in zip(terms, words, strict=True)] == [True]


@pytest.mark.parametrize(
    ("claim", "premise", "words"),
    [
        ("It opened in March 2024.", "It opened in Q1 2024.", "Q1 2024"),
        ("It opened in March 2024.", "In 2024, in its first quarter of 2024, it opened.", "first"),
        ("It opened on 5 March 2024.", "It opened in March 2024.", "March 2024"),
        ("It opened in March 2024.", "It opened in 2024.", "2024"),
        ("The loaf weighs 780 g.", "The loaf weighs about 780 g.", "about 780 g"),
        ("The loaf weighs 780 g.", "It weighs between 780 and 800 g.", "between 780 and 800 g"),
        ("The loaf weighs 780 g.", "The loaf weighs more than 780 g.", ""),
        ("It opened in May 2024.", "It opened in Q1 2024.", ""),
        ("Sales were 5 million in March 2024.", "Sales were 5 million in Q1 2024.", ""),
    ],
)
def test_a_wider_value_covers_but_does_not_state(claim: str, premise: str, words: str):
    found = check_quantities(*PARSER.parse([claim, premise]))
    assert found.outcome is Outcome.MISSING
    assert found.covered is bool(words)
    assert "".join(t.text for t in found.terms).startswith(words)


@pytest.mark.parametrize("premise", ["It opened in March 2024.", "It opened on 5 March 2024."])
def test_a_month_states_its_quarter_which_the_models_read_in_full(premise: str):
    found = check_quantities(*PARSER.parse(["It opened in Q1 2024.", premise]))
    assert found.outcome is Outcome.MATCH
    assert [t.text for t in found.terms] == ["the first quarter of 2024"]


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("The ratio is ½.", "The ratio is 0.5.", Outcome.MATCH),
        ("The ratio is ½.", "The ratio is one half.", Outcome.MATCH),
        ("The ratio is 0.5.", "The ratio is 50%.", Outcome.MATCH),
        ("½ of the users left.", "50% of the users left.", Outcome.MATCH),
        ("Add ½ cup of sugar.", "Add half a cup of sugar.", Outcome.MATCH),
        ("The trip takes 1½ hours.", "The trip takes 90 minutes.", Outcome.MATCH),
        ("The pipe is 2⅛ inches wide.", "The pipe is 2.125 inches wide.", Outcome.MATCH),
        ("The ratio is ½.", "The ratio is 0.25.", Outcome.MISSING),
        ("The ratio is ½.", "The ratio is 5.", Outcome.MISSING),
        ("Add ¾ cup of sugar.", "Add half a cup of sugar.", Outcome.CONFLICT),
        ("The pump trip takes 1½ hours.", "The pump trip takes 75 minutes.", Outcome.CONFLICT),
    ],
)
def test_vulgar_fractions(claim: str, premise: str, expected: Outcome):
    assert outcome(claim, premise) is expected


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("Nimbus has been certified since 2019.", "Nimbus was certified in 2022."),
        ("It was open for over a week.", "It was open for 60."),
        ("It closed in March 2024.", "It closed on 3 March 2024."),
        ("The loan runs for more than four months.", "The loan runs for at least three years."),
    ],
)
def test_what_would_change_the_claim_is_not_read_into_it(claim: str, premise: str):
    assert check_quantities(*PARSER.parse([claim, premise])).terms == ()


GLASSHOUSE = (
    "The gardener keeps the hall between 18 °C and 22 °C; for orchids the target is 24 °C to 26 °C."
)


@pytest.mark.parametrize(
    ("claim", "expected"),
    [
        ("The hall is kept at 18–22 °C, or at 24–26 °C for orchids.", Outcome.MATCH),
        ("The hall is kept at 24–26 °C, or at 18–22 °C for orchids.", Outcome.CONFLICT),
    ],
)
def test_what_two_numbers_of_a_claim_share_tells_them_not_apart(claim: str, expected: Outcome):
    assert outcome(claim, GLASSHOUSE) is expected


@pytest.mark.parametrize(
    ("claim", "expected"),
    [
        ("The recipe takes 250 g of flour.", Outcome.MISSING),
        ("The recipe takes bags of 250 g.", Outcome.MATCH),
        ("The recipe takes two 250 g bags.", Outcome.MATCH),
    ],
)
def test_the_size_of_one_is_not_that_of_several(claim: str, expected: Outcome):
    assert outcome(claim, "The recipe takes two 250 g bags of flour.") is expected


@pytest.mark.parametrize(
    ("text", "number", "dimension"),
    [
        ("Boilers are serviced every six months if they are over 15.", "over 15", "count"),
        ("The dose is 400 mg if the pulse is below 50 per minute.", "below 50", "count"),
        ("It stops above 90 °C or a particle count below 70.", "below 70", "count"),
        ("Two 5 mg tablets are taken for 7 days.", "Two", "count"),
        ("Team Aster scored 71 points, and Birch scored 64.", "64", "count"),
        ("Prices rose from $71 in May to over 80.", "over 80", "money:dollar"),
        ("The pump moved 20 litres if it was cold and 15 if it was hot.", "15", "volume"),
    ],
)
def test_the_unit_that_a_bare_number_takes_over(text: str, number: str, dimension: str):
    (analysis,) = PARSER.parse([text])
    found = next(b.quantity for b in bind(analysis).items if b.quantity.text == number)
    assert found.dimension == dimension


def test_an_abbreviation_of_a_test_is_no_currency():
    assert outcome("An INR is taken.", "No rupee is paid.") is Outcome.NONE


@pytest.mark.parametrize(
    ("claim", "expected"),
    [
        ("The tickets cost at most £900.", Outcome.MISSING),
        ("The tickets cost at most £16.", Outcome.MATCH),
        ("A ticket costs at most £20.", Outcome.MATCH),
    ],
)
def test_the_limit_of_one_is_not_that_of_all(claim: str, expected: Outcome):
    assert outcome(claim, "The grant pays no more than £16 per ticket.") is expected


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("The dose is 0.5 mg.", "The dose is .5 mg.", Outcome.MATCH),
        ("The dose is 5 mg.", "The dose is .5 mg.", Outcome.MISSING),
        ("The dose is .5 mg.", "The dose is 5 mg.", Outcome.MISSING),
        ("The grant is USD 5 million.", "The grant is USD 5m.", Outcome.MATCH),
        ("The grant is USD 5.", "The grant is USD 5m.", Outcome.MISSING),
    ],
)
def test_a_nought_left_out_and_a_scale_behind_a_code(claim: str, premise: str, expected: Outcome):
    assert outcome(claim, premise) is expected
