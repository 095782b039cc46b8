"""What the number rule says of a claim and a premise."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from agent.domain.finding import Outcome
from agent.judge.quantities.check import check_quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def outcome(claim: str, premise: str, tolerance: float = 0.0) -> Outcome:
    parsed = PARSER.parse([claim, premise])
    return check_quantities(parsed[0], parsed[1], tolerance).outcome


MATCH = {
    "two numbers told together that stand in two sentences": (
        "The bank answers within 15 days, and in exceptional cases within 35.",
        "Complaints are answered within 15 days. In exceptional cases the bank may take up to 35 "
        "days.",
    ),
    "as large as it extends over": ("The site covers 3.5 ha.", "It extends over 35,000 m²."),
    "close to where it went up to": ("Visits came close to 700.", "Visits went up to 698."),
    "number that could be a year": (
        "Hourly pay is the salary divided by 2087 hours instead of 2080.",
        "The government divides the salary by 2087 hours rather than 2080 hours for hourly pay.",
    ),
    "own case of two": ("In summer it is €20.", "In summer it is €20, in winter €30."),
    "case told otherwise": ("It is €20 in the warm season.", "In summer it is €20, in winter €30."),
    "bound that is had": (
        "The charity has more than 30 shops.",
        "The charity runs more than 40 shops.",
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
    "supposed time of day, told in other words": (
        "An order placed at 3 pm is shipped the same day.",
        "Orders placed before noon are shipped the same day.",
    ),
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
    "supposed case of the kind that a limit leaves out": (
        "A purchase of £6 can be paid by card.",
        "The shop accepts cards for purchases of £10 or more.",
    ),
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
    "case named before the number": (
        "For members the fee is €20.",
        "For guests the fee is €20, for members €15.",
    ),
    "case named before, a clause between": (
        "In the whole country 80 per cent of parcels are carried by van.",
        "In the towns of Ulm and Hof 80 per cent of parcels are carried by van, in the whole "
        "country 27 per cent.",
    ),
    "case named after the number": (
        "In winter the fee is €20.",
        "The fee is €20 in summer and €30 in winter.",
    ),
    "other bound of what should be": (
        "Tape should be at least 3 cm wide.",
        "Tape must be at least 5 cm wide.",
    ),
    "other bound of what has to be": (
        "You have to attend at least 6 sessions.",
        "You must attend at least 8 sessions.",
    ),
    "quoted condition": (
        "If your line is down for more than 24 hours, you get a refund of eight euros.",
        "If your line is down for more than 48 hours, you get a refund of eight euros.",
    ),
    "definition with its limit": (
        "A large event is an event with at least 500 guests.",
        "A large event is an event with more than 500 guests.",
    ),
    "meaning with its limit": (
        '"Overtime" means work of at least 40 hours a week.',
        '"Overtime" means work of more than 40 hours a week.',
    ),
    "condition with its limit": (
        "The rent may be cut if a repair takes at least 3 working days.",
        "If a repair takes longer than 3 working days, the rent may be cut.",
    ),
    "currency": ("It costs 40 euros.", "It costs $40."),
    "period": ("The fee is $12 a year.", "The fee is $12 a month."),
}
NONE = {
    "supposed case denied of those that a limit leaves out": (
        "A purchase of £6 cannot be paid by card.",
        "The shop accepts cards for purchases of £10 or more.",
    ),
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


SHIFTS = "Each shift can be slightly longer or shorter than 8 hours."


def test_what_may_be_more_or_less_sets_no_bound():
    assert outcome("On any day you may work up to 14 hours.", SHIFTS) is not Outcome.CONFLICT
    assert outcome("Each shift can be about 8 hours long.", SHIFTS) is Outcome.MATCH


def test_a_number_with_a_noun_of_its_own_is_no_money() -> None:
    claim = "A trainee with savings of $900 and a mark of 60 meets both conditions."
    premise = "Trainees need a mark of at least 75 and savings of more than $800."
    assert check_quantities(*PARSER.parse([claim, premise])).opposed == "at least 75"


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
