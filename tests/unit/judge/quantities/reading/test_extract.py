"""Quantities found in sentences: value, dimension, noun, comparator; and what is none."""

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.reading.extract import quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def read(text: str) -> tuple[Quantity, ...]:
    return quantities(PARSER.parse([text])[0])


MEASURES = {
    "The crate weighs 3.2kg.": ("mass", 3.2),
    "The trail is 12 miles long.": ("length", 12 * 1609.344),
    "The plot covers 3 hectares.": ("area", 30000),
    "The tank takes 750 ml.": ("volume", 0.75),
    "It ran for ninety minutes.": ("duration", 5400),
    "It takes an hour and a half.": ("duration", 5400),
    "Trams run every hour and a half.": ("duration", 5400),
    "It takes an hour and a quarter.": ("duration", 4500),
    "It opens after 2 min 40 s.": ("duration", 160),
    "It takes two hours and half of the staff.": ("duration", 7200),
    "They gave half a year's notice.": ("duration", 365.25 / 2 * 86400),
    "It lasts a quarter of an hour.": ("duration", 900),
    "Time is charged in quarters of an hour.": ("duration", 900),
    "Parking is billed per quarter hour.": ("duration", 900),
    "The quota is 2 TB.": ("data", 1.6e7),
    "It drew 3 kWh.": ("energy", 1.08e7),
    "The oven reaches 212 °F.": ("temperature", 100),
    "The train does 90 km per hour.": ("speed", 25),
    "It uses a 12-megapixel sensor.": ("resolution", 1.2e7),
    "Fees rose by 12 per cent.": ("percent", 12),
    "A third of the panes broke.": ("percent", 100 / 3),
    "One driver in eight declined.": ("percent", 12.5),
    "It cost £1.2m.": ("money:pound", 1.2e6),
    "It cost NOK 42 million.": ("money:krone:NO", 4.2e7),
    "It cost three quarters of a million dollars.": ("money:dollar", 750000),
    "Rates moved 25 basis points.": ("percent", 0.25),
    "There is one tutor for every six pupils.": ("ratio", 6),
    "It ran for 3 hours and 12 minutes.": ("duration", 11520),
    "It ran for an hour, 5 minutes.": ("duration", 3900),
    "It filled one litre in 2 minutes 40 seconds.": ("duration", 160),
    "He measures 5 ft 11.": ("length", 71 * 0.0254),
    "He measures 1 m 79.": ("length", 1.79),
    "It weighs 3 lb 8 oz.": ("mass", 3.5 * 0.45359237),
    "It cost six pounds fifty.": ("money:pound", 6.5),
    "The lowest price: 4.90 EUR.": ("money:euro", 4.9),
    "Upload size: 2.5 GB.": ("data", 2e4),
    "It cost six euros and 5 cents.": ("money:euro", 6.05),
    "It cost 23 euro cents.": ("money:euro", 0.23),
    "It cost 40 cents.": ("money:any", 0.4),
    "It used two thousand kilowatt-hours.": ("energy", 7.2e9),
    "It cost SEK 2.310.400.": ("money:krone:SE", 2310400),
    "It cost 4.120,75 euros.": ("money:euro", 4120.75),
    "It held 4.1e-3 mg.": ("mass", 4.1e-9),
    "It froze at minus 12 °C.": ("temperature", -12),
    "The price is refunded minus 5 euros.": ("money:euro", 5),
    "The freezer has minus 5 euros worth of ice at minus 18 degrees.": ("temperature", -18),
    "She is half a point ahead.": ("count", 0.5),
}


@pytest.mark.parametrize("text", MEASURES)
def test_measure(text: str) -> None:
    dimension, value = MEASURES[text]
    found = [q for q in read(text) if q.dimension == dimension]
    assert [q.interval.low for q in found] == [pytest.approx(value)]


COMPARATORS = {
    "at least 5 litres": (5, math.inf, False, False),
    "5+ litres": (5, math.inf, False, False),
    "no fewer than 5 litres": (5, math.inf, False, False),
    "more than 5 litres": (5, math.inf, True, False),
    "5 litres or more": (5, math.inf, False, False),
    "at most 5 litres": (-math.inf, 5, False, False),
    "up to 5 litres": (-math.inf, 5, False, False),
    "fewer than 5 litres": (-math.inf, 5, False, True),
    "between 5 and 7 litres": (5, 7, False, False),
    "5–7 litres": (5, 7, False, False),
    "5 to 7 litres": (5, 7, False, False),
}


@pytest.mark.parametrize("phrase", COMPARATORS)
def test_comparator(phrase: str) -> None:
    found = read(f"The tank holds {phrase}.")
    assert [tuple(q.number) for q in found] == [COMPARATORS[phrase]]


def test_the_key_of_the_next_cell_is_no_unit() -> None:
    assert [q.dimension for q in read("Costs: 510 Year: 2021")] == ["count", "date"]
    assert [q.dimension for q in read("Within 5 hours: call us")] == ["duration"]


def test_what_is_carried_over_is_not_more_than_that():
    for text in ("You can carry over 5 days of leave.", "Staff roll over 5 unused days."):
        (days,) = read(text)
        assert days.number.is_point, text
    (many,) = read("The ferry carries over 400 passengers.")
    assert many.interval.high == math.inf


def test_adding_up_to_is_no_limit() -> None:
    (total,) = read("The fees add up to 90 euros.")
    assert total.interval.is_point


def test_a_number_in_words_begins_no_list_of_values() -> None:
    names = read("Of all four lamps, the one that sold best, Torvik 300, is blue.")
    assert [q.text for q in names] == ["four"]
    listed = read("Aster scored 71 points, Birch 64.")
    assert [q.interval.low for q in listed] == [71, 64]


TRAILING = {
    "Groups of five guests or more pay.": (5, float("inf")),
    "Spend £130 a night or less.": (float("-inf"), 130),
    "A stay of two nights at least is asked.": (2, float("inf")),
    "It sold 12 cars and over 30 bikes.": (12, 12),
    "It has 12 rooms or more than 3 halls.": (12, 12),
}


@pytest.mark.parametrize("text", TRAILING)
def test_a_comparator_may_follow_what_is_counted(text: str) -> None:
    first = read(text)[0].number
    assert (first.low, first.high) == TRAILING[text]


NOUNS = {
    "The firm has 34 full-time employees.": "employee",
    "Twelve of the 40 pupils came.": "pupil",
    "It has 14 place settings.": "setting",
    "A 12-character user password is set.": "character",
    "We rented a 3-bedroom flat.": "bedroom",
}


@pytest.mark.parametrize("text", NOUNS)
def test_counted_noun(text: str) -> None:
    assert NOUNS[text] in {q.noun for q in read(text) if q.dimension == "count"}


def test_year_before_a_plural_counts_things() -> None:
    (found,) = read("Builders finished 2010 houses.")
    assert found.dimension == "count"


@settings(max_examples=60, deadline=None)
@given(st.text(alphabet="0123456789 ,.%-$€kgmMto:/andhalf\n|", max_size=50))
def test_spans_are_exact_for_any_text(text: str) -> None:
    for quantity in read(text):
        assert text[quantity.start : quantity.end] == quantity.text
        assert quantity.interval.low <= quantity.interval.high


def test_a_range_behind_a_name_is_whole() -> None:
    (found,) = read("It turns up in Concur 30-60 minutes later.")
    assert (found.interval.low, found.interval.high) == (1800, 3600)


@pytest.mark.parametrize(
    ("text", "amounts"),
    [
        ("The samples weigh 2 kg, 300 g and 150 g.", [2, 0.3, 0.15]),
        ("The samples weigh 2 kg and 300 g and 150 g.", [2.3, 0.15]),
        ("For 9 kg 40 mg are given.", [9, 0.00004]),
        ("Foals from 30 to 50 kg 20 g.", [30, 50, 0.02]),
    ],
)
def test_a_list_of_weights_is_no_sum(text: str, amounts: list[float]) -> None:
    assert [q.interval.low for q in read(text)] == pytest.approx(amounts)


AFTER_BY = {
    "The toll rises by £3 to £20.": [(3, 3), (20, 20)],
    "The level fell by 0.3% to 4.1%.": [(0.3, 0.3), (4.1, 4.1)],
    "Membership rose by 300 to 5,600.": [(300, 300), (5600, 5600)],
    "The level rises by 3 to 5%.": [(3, 5)],
    "The crew grew by 10 to 15 people.": [(10, 15)],
    "Costs grew by £3 to £5 million.": [(3e6, 5e6)],
    "Costs grew by between £3 and £5.": [(3, 5)],
}


@pytest.mark.parametrize("text", AFTER_BY)
def test_a_change_and_its_end_are_no_range(text: str) -> None:
    assert [q.number[:2] for q in read(text)] == AFTER_BY[text]


def test_a_sign_of_a_currency_belongs_to_the_number_that_it_touches() -> None:
    found = read("Each of the next four €41.")
    assert [(q.dimension, q.interval.low) for q in found] == [("count", 4), ("money:euro", 41)]


@pytest.mark.parametrize(
    ("text", "amounts"),
    [
        ("Report 14/2025 lists 3 faults.", ["3"]),
        ("Audit Report 2025/14: purchases", []),
        ("In 2023/24 the club sold 30 seats.", ["30"]),
        ("They sold 14 valves in 2025.", ["14"]),
    ],
)
def test_a_number_beside_a_year_and_a_stroke_is_no_amount(text: str, amounts: list[str]) -> None:
    (analysis,) = PARSER.parse([text])
    assert [q.text for q in quantities(analysis) if not q.is_date] == amounts


@pytest.mark.parametrize(
    ("text", "low", "high", "is_open"),
    [
        ("Load: 4,000 – 7,999; Toll: €5", 4000, 7999, False),
        ("Rooms take 12 – 18 guests.", 12, 18, False),
        ("Score: 90% to < 95%; Bonus: 2%", 90, 95, True),
        ("Parcels of 5 to under 9 kg go by van.", 5, 9, True),
    ],
)
def test_ranges(text: str, low: float, high: float, is_open: bool) -> None:
    number = read(text)[0].number
    assert (number.low, number.high, number.high_open) == (low, high, is_open)


def test_what_people_of_an_age_do_is_not_counted() -> None:
    assert [q.noun for q in read("Pupils under 9 swim first.")] == [""]
    assert [q.noun for q in read("Depots with over 9 staff need a warden.")] == ["staff"]


def test_when_it_was_is_not_counted() -> None:
    assert [q.dimension for q in read("Visits reached 0.45 million last year.")] == ["count"]
    assert [q.noun for q in read("There were 12 last minute changes.")] == ["change"]


@pytest.mark.parametrize(
    ("text", "bound"),
    [
        ("It stops when trains go faster than 80 km/h.", "more than"),
        ("The cellar must not be colder than 6 °C.", "at least"),
        ("Planks thinner than 9 mm are returned.", "less than"),
    ],
)
def test_comparatives_bound_what_they_measure(text: str, bound: str) -> None:
    assert [q.bound for q in read(text)] == [bound]


def test_a_year_before_the_head_of_the_next_field_is_one() -> None:
    text = "Opened: 1886; closed to trains: 1967 Crosses: River Tave Length: 214 m Height: 31 m"
    found = quantities(PARSER.parse([text])[0])
    assert [q.text for q in found if q.is_date] == ["1886", "1967"]
