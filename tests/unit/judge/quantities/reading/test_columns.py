"""Units in the head of a table, over one column or over all."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.check import check_quantities
from agent.judge.quantities.reading.columns import unit_of_key, unit_over_all
from agent.models.parser import SpacyParser

PARSER = SpacyParser()

FEES = "CHF million: Licence fees; 2018: 12.6; 2019: 14.9"
CREW = "NOK thousand: Crew members; 2018: 215; 2019: 240"
HARVEST = "Orchard: Lower field; Crop (thousand tonnes): 1912"
RIDES = "Line: Harbour tram; Rides (million): 3.4"
LOCKS = "Item: Boats; 2018: 1,480; 2019: 1,620"
HARVESTS = "; 2018; 2019 Item: Pears; 2018: 52; 2019: 69 Item: Plums; 2018: 11; 2019: 14"
TOLL = "Item: Toll; 2018: 31; 2019: 38"
GRANTS = "The Grants 2018 ($m) of Ohio is 5.2. The Grants 2019 ($m) of Ohio is 6.8."


@pytest.mark.parametrize(
    ("key", "dimension", "factor"),
    [
        ("Area (km²)", "area", 1e6),
        ("Turnover (k€)", "money:euro", 1e3),
        ("Turnover (£m)", "money:pound", 1e6),
        ("Turnover ($000)", "money:dollar", 1e3),
        ("Turnover, €'000", "money:euro", 1e3),
        ("Turnover in thousands of euros", "money:euro", 1e3),
        ("Turnover (US$ bn)", "money:dollar:US", 1e9),
        ("Turnover (MSEK)", "money:krone:SE", 1e6),
        ("Catch (million tonnes)", "mass", 1e9),
        ("Riders (thousands)", "count", 1e3),
        ("Riders (in thousands)", "count", 1e3),
        ("Length (mm)", "length", 1e-3),
        ("Change %", "percent", 1.0),
    ],
)
def test_unit_of_a_column(key: str, dimension: str, factor: float) -> None:
    unit = unit_of_key(key)
    assert unit is not None
    assert (unit.dimension, unit.factor) == (dimension, pytest.approx(factor))


@pytest.mark.parametrize("key", ["Turnover", "Riders (all lines)", "Sold in March", "Mass (km kg)"])
def test_column_without_a_unit(key: str) -> None:
    assert unit_of_key(key) is None


@pytest.mark.parametrize(
    ("corner", "dimension"),
    [
        ("EUR million", "money:euro"),
        ("in thousands of dollars", "money:dollar"),
        ("Amounts in £m", "money:pound"),
        ("Item (USD thousand)", "money:dollar:US"),
        ("MWh", "energy"),
        ("Week", None),
        ("Plank (cm)", None),
        ("Country", None),
    ],
)
def test_unit_over_all_columns(corner: str, dimension: str | None) -> None:
    unit = unit_over_all(corner)
    assert (unit and unit.dimension) == dimension


@pytest.mark.parametrize(
    ("claim", "row"),
    [
        ("Licence fees were CHF 14.9 million in 2019.", FEES),
        ("Licence fees came to 14,900,000 francs in 2019.", FEES),
        ("Licence fees were 14.9 million in 2019.", FEES),
        ("For Licence fees, the value for 2019 is 14.9.", FEES),
        ("There were 240 crew members in 2019.", CREW),
        ("In 2019 there were 1,620 boats.", LOCKS),
        ("The toll was €38 in 2019.", TOLL),
        ("There were 69 pears in 2019.", HARVESTS),
        ("The crop of the lower field was 1.912 million tonnes.", HARVEST),
        ("The harbour tram had 3,400,000 rides.", RIDES),
        ("For Harbour tram, the rides (million) are 3.4.", RIDES),
        ("Ohio had grants of $6.8 million in 2019.", GRANTS),
        ("The margin was 9.5% in 2019.", "CHF million: Margin (%); 2018: 8.8; 2019: 9.5"),
        ("The levy was CHF 2.5 million in 2019.", "CHF million: Levy; 2019: 2.5 million; 2020: 3"),
    ],
)
def test_value_in_the_unit_of_the_head(claim: str, row: str) -> None:
    assert check_quantities(*PARSER.parse([claim, row])).outcome is Outcome.MATCH


@pytest.mark.parametrize(
    ("claim", "row"),
    [
        ("Licence fees were CHF 12.6 million in 2019.", FEES),
        ("Licence fees were CHF 14.9 thousand in 2019.", FEES),
        ("Licence fees were CHF 14.9 in 2019.", FEES),
        ("Licence fees were EUR 14.9 million in 2019.", FEES),
        ("There were 215 crew members in 2019.", CREW),
        ("In 2019 there were 1,480 boats.", LOCKS),
        ("For Boats, the value for 2019 is 1,480.", LOCKS),
        ("The toll was €31 in 2019.", TOLL),
        ("There were 52 pears in 2019.", HARVESTS),
        ("The crop of the lower field was 1,912 tonnes.", HARVEST),
        ("The harbour tram had 34,000 rides.", RIDES),
        ("Grants in Ohio were $5.2 million in 2019.", GRANTS),
        ("Grants in Ohio were $6.8 billion in 2019.", GRANTS),
    ],
)
def test_value_in_another_unit_or_of_another_column(claim: str, row: str) -> None:
    found = check_quantities(*PARSER.parse([claim, row])).outcome
    assert found in (Outcome.CONFLICT, Outcome.MISSING)


POOL = "Setting: pump.idle_ms; Default: 4000; Allowed range: 250-9000; Since: 3.2"
HEAP = "Option: heap.limit_gb; Default: 12; Since: 1.4"
LIMIT = "Option: flow.rate_min; Default: 12; Maximum: 30"


@pytest.mark.parametrize(
    ("claim", "row", "wanted"),
    [
        ("The pump idles for 4 seconds by default.", POOL, Outcome.MATCH),
        ("The heap limit is 12 GB by default.", HEAP, Outcome.MATCH),
        ("The heap limit is 12,000 MB by default.", HEAP, Outcome.MATCH),
        ("The default of heap.limit_gb is 12.", HEAP, Outcome.MATCH),
        ("pump.idle_ms has been there since 3.2.", POOL, Outcome.MATCH),
        ("The heap limit is 12 MB by default.", HEAP, Outcome.MISSING),
        ("The lowest flow rate lasts 12 minutes by default.", LIMIT, Outcome.MISSING),
    ],
)
def test_a_setting_is_given_in_the_unit_of_its_name(claim: str, row: str, wanted: Outcome) -> None:
    mine, theirs = PARSER.parse([claim, row])
    assert check_quantities(mine, theirs).outcome is wanted


PASSES = "Pass: Town; Week: –; Month: £54; Year: £540; Kind: bearer"


@pytest.mark.parametrize(
    ("claim", "wanted"),
    [
        ("The Town pass is £54 a month.", Outcome.MATCH),
        ("The Town pass is £540 a year.", Outcome.MATCH),
        ("The Town pass is £540 a month.", Outcome.CONFLICT),
        ("The Town pass is £54 a year.", Outcome.CONFLICT),
        ("The Town pass costs £54.", Outcome.MATCH),
    ],
)
def test_a_price_is_for_the_time_that_its_column_names(claim: str, wanted: Outcome) -> None:
    mine, theirs = PARSER.parse([claim, PASSES])
    assert check_quantities(mine, theirs).outcome is wanted
