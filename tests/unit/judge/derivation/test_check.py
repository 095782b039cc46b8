"""Numbers of a claim that follow, or fail to follow, by computation."""

import pytest

from agent.domain.finding import Finding, Outcome
from agent.judge.derivation.check import check_derived
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def derived(claim: str, *premises: str) -> Finding | None:
    parsed = PARSER.parse([claim, *premises])
    return check_derived(parsed[0], parsed[1:])


MATCH: dict[str, tuple[str, ...]] = {
    "sum": (
        "The stall sold 725 loaves in all.",
        "The stall sold 410 loaves on Friday and 315 on Saturday.",
    ),
    "difference": (
        "Moss won by 212 votes over Hale.",
        "Moss received 3,418 votes and Hale 3,206.",
    ),
    "nearer": (
        "The new stop is 200 m nearer to the gate.",
        "The old stop is 550 m from the gate, the new stop 350 m.",
    ),
    "counted by other words": (
        "The league counts 1,204 players of both sexes.",
        "The league has 688 female members and 516 male ones.",
    ),
    "left": (
        "In May €11,500 of the road budget was left.",
        "The road budget was €48,000. By May €36,500 had been spent.",
    ),
    "percent rise": ("The rent rose by 20%.", "The rent rose from $750 to $900."),
    "several of one size": (
        "The recipe takes 500 g of flour.",
        "The recipe takes two 250 g bags of flour.",
    ),
    "several of one size in another unit": (
        "The pool needs 1 kg of salt every week.",
        "The pool needs four 250 g sachets of salt every week.",
    ),
    "others of one whole": (
        "Eleven boys are in the class.",
        "Of the 23 pupils of the class, 12 are girls.",
    ),
    "percent fall": (
        "Catches fell by a fifth in 2022.",
        "The fleet caught 150 tonnes in 2021 and 120 tonnes in 2022.",
    ),
    "share": (
        "A quarter of the permits were refused.",
        "Of the 240 permits requested, 60 were refused.",
    ),
    "average of a list with its unit at the end": (
        "On average a test lasted 50 minutes.",
        "The three tests lasted 42, 51 and 57 minutes.",
    ),
    "average": (
        "Her average over the four rounds was 71.",
        "In the four rounds she scored 68, 70, 72 and 74.",
    ),
    "doubled": (
        "Online orders doubled between June and July.",
        "Online orders grew from 410 in June to 820 in July.",
    ),
    "more of one than of another": (
        "Northbank has 22 more people than desks.",
        "Desk policy at Northbank: 48 desks for 70 people.",
    ),
    "fewer of one than of another": (
        "There were 14 fewer cats than dogs in the shelter.",
        "The shelter had 20 cats and 34 dogs.",
    ),
    "ratio": (
        "The camp has one guide for every six children.",
        "The camp has 12 guides and 72 children.",
    ),
    "the rest of a whole": (
        "Twenty-four of the coaches had no belts.",
        "Of the 60 coaches, 36 had belts.",
    ),
    "the rest beside two parts": (
        "Nineteen of the flats were neither sold nor let.",
        "Of the 80 flats, 52 were sold and 9 were let.",
    ),
    "all that a sentence counts": (
        "Counting all voices, the choir has forty-one singers.",
        "The choir has 15 sopranos, 11 altos, 6 tenors and 9 basses.",
    ),
    "a case by a price": (
        "Five nights at the inn come to €450.",
        "Rooms at the inn cost €90 a night; breakfast is €9.",
    ),
    "a case by a rate": (
        "Ten millilitres of the syrup hold 0.24 grams of zinc.",
        "The syrup has 24 mg of zinc per millilitre.",
    ),
    "for each": (
        "The farm gets 2,400 crowns.",
        "The farm has 30 hectares. A farm gets 80 crowns for each hectare.",
    ),
    "years between": (
        "The lease ran for six years.",
        "The lease began on 2 May 2013 and ended on 2 May 2019.",
    ),
    "hours over midnight": (
        "The crossing takes seven and a half hours.",
        "The ferry leaves at 22:30 and arrives at 06:00 the next morning.",
    ),
    "age": (
        "Olga Brandt was 37 when she became dean.",
        "Olga Brandt was born on 3 March 1951 and became dean on 9 June 1988.",
    ),
    "date earlier": (
        "Her first novel appeared in 1962.",
        "She moved to Porto in 1966, four years after her first novel.",
    ),
    "deadline": (
        "Payment is due by 14 June.",
        "Payment is due within 30 days of the invoice date, 15 May.",
    ),
    "portion of what is named": (
        "The dune project could receive up to $120,000.",
        "The grant covers up to 60% of a project's total cost.",
        "The dune project has a total cost of $200,000.",
    ),
    "the following year of the sentence before": (
        "Version 1 of the app was withdrawn in 2021.",
        "Version 2 of the app appeared in September 2020.",
        "Version 1 was withdrawn the following year.",
    ),
    "what is denied": (
        "At the end of August €22,500 of the budget had not been spent.",
        "The budget was €64,000.",
        "By the end of August €41,500 had been spent.",
    ),
    "column of a table": (
        "The two lamps weigh 405 g together.",
        "Lamp: Aro | Weight (g): 310\nLamp: Bel | Weight (g): 95",
    ),
}
TABLE = "Lamp: Aro | Weight (g): 310 | Room: hall\nLamp: Bel | Weight (g): 95 | Room: hall"
MORE: dict[str, tuple[str, ...]] = {
    "a price by weight": (
        "Thirty kilos of the coffee came to £420.",
        "The café bought 30 kg of coffee at £14 per kilo.",
    ),
    "each of them": (
        "The five pumps move 45 cubic metres an hour together.",
        "Each of the five pumps moves 9 cubic metres an hour.",
    ),
    "below": (
        "The price of oats was €40 below that of wheat.",
        "Wheat fetched a price of €230. The price of oats was €190.",
    ),
    "an average that stands there by chance": (
        "The mean depth of the three wells is 40 m.",
        "The three wells are 34, 40 and 46 m deep.",
    ),
    "apiece": (
        "The pickers filled about 30 baskets each.",
        "The 21 pickers filled 634 baskets on Monday.",
    ),
    "price of a piece": (
        "A bulb from the large box works out at €0.60.",
        "The large box holds 25 bulbs and costs €15.",
    ),
    "half of it": (
        "The council spent €9,000 on lamps in the autumn.",
        "The council spent €18,000 on lamps, half of it in the autumn.",
    ),
    "an hour earlier": (
        "In winter the museum boat leaves at 16:15.",
        "The museum boat leaves at 17:45, in winter an hour and a half earlier.",
    ),
    "ends after so long": (
        "The talk that begins at 10:30 is over by 11:20.",
        "Talks begin at 10:30 and 14:00 and last 50 minutes.",
    ),
    "both are named": (
        "The ferry carried 900 cars over May and June.",
        "The ferry carried 420 cars in May and 480 in June.",
    ),
    "the right way round": (
        "The north stall sold 95 more loaves than the south stall.",
        "The north stall sold 410 loaves and the south stall 315.",
    ),
    "less than": (
        "The south stall sold 95 fewer loaves than the north stall.",
        "The north stall sold 410 loaves and the south stall 315.",
    ),
    "grew": (
        "Membership grew by 1,250.",
        "Membership stood at 20,500 in spring and at 21,750 in autumn.",
    ),
    "fell from": (
        "Membership fell by 1,250.",
        "Membership now stands at 20,500, down from 21,750 in spring.",
    ),
}
LIBRARY = (
    "The library lent 6,200 items, of which 3,900 were novels, 1,700 films and 600 games; of the 48"
    " readers asked, 15 were students and 6 were not."
)
SHARES = {
    "Novels made up more than half of the items.": Outcome.MATCH,
    "Novels made up less than half of the items.": Outcome.CONFLICT,
    "Novels accounted for more than two thirds of the items.": Outcome.CONFLICT,
    "Films made up more than a third of the items.": Outcome.CONFLICT,
    "Films made up more than a quarter of the items.": Outcome.MATCH,
    "Games accounted for almost 10% of the items.": Outcome.MATCH,
    "Games accounted for 35% of the items.": Outcome.CONFLICT,
    "More than a third of the readers asked were students.": Outcome.CONFLICT,
    "Less than a third of the readers asked were students.": Outcome.MATCH,
    "Novels for children made up more than two thirds of the items.": None,
    "Magazines made up more than a tenth of the items.": None,
}
CREW = "The ferry has a crew of 36, four fewer than a year earlier."
GUILD = "The guild counts 4,200 bakers, an increase of 200 on the previous year."
PONDS = "The north pond holds 90 carp, 15 more than the south pond."
MOVED = {
    ("A year earlier the ferry had a crew of 40.", CREW): Outcome.MATCH,
    ("A year earlier the ferry had a crew of 32.", CREW): Outcome.CONFLICT,
    ("The ferry has a crew of 40.", CREW): None,
    ("In the previous year the guild counted 4,000 bakers.", GUILD): Outcome.MATCH,
    ("In the previous year the guild counted 4,400 bakers.", GUILD): Outcome.CONFLICT,
    ("The guild grew by 5%.", GUILD): Outcome.MATCH,
    ("The guild grew by 8%.", GUILD): Outcome.CONFLICT,
    ("The guild shrank by 5%.", GUILD): Outcome.CONFLICT,
    ("The south pond holds 75 carp.", PONDS): Outcome.MATCH,
    ("The south pond holds 105 carp.", PONDS): Outcome.CONFLICT,
    ("Together the ponds hold 165 carp.", PONDS): None,
    ("Together the ponds hold 105 carp.", PONDS): None,
}
RESTS = {
    ("More than half of the members did not vote.", "Of the members 40% voted."): Outcome.MATCH,
    (
        "Of the pledges, £21 million are payable after more than two years.",
        "Of the pledges of £30 million, £9 million fall payable within two years.",
    ): Outcome.MATCH,
    (
        "Of the pledges, £21 million are payable after more than three years.",
        "Of the pledges of £30 million, £9 million fall payable within two years.",
    ): None,
    ("More than half of the members, if none resigns, vote.", "Of the members 40% vote."): None,
    (
        "The farm expects a yield of more than 30%, as long as no frost comes.",
        "The farm expects a yield of 20%, as long as no frost comes.",
    ): None,
    (
        "The farm expects a yield of more than 30%, provided no frost comes.",
        "The farm expects a yield of at least 30%, as long as no frost comes.",
    ): None,
}
PARTS_ALONE = "Costs of the fair were €5,200 for tents, €900 for music and €400 for flowers."
DIRECTED: dict[str, tuple[Outcome | None, str, str]] = {
    "a rise from the earlier year": (
        Outcome.MATCH,
        "Output of the mill rose by a quarter.",
        "Output of the mill was 64 tonnes in 2021 and 80 tonnes in 2022.",
    ),
    "the rise told as a fall": (
        Outcome.CONFLICT,
        "Output of the mill fell by 20%.",
        "Output of the mill was 64 tonnes in 2021 and 80 tonnes in 2022.",
    ),
    "the later year first": (
        Outcome.MATCH,
        "Output of the mill rose by a quarter.",
        "Output of the mill was 80 tonnes in 2022 and 64 tonnes in 2021.",
    ),
    "the year before in brackets": (
        Outcome.MATCH,
        "Output of the mill fell by 20%.",
        "Output of the mill was 64 tonnes (previous year: 80 tonnes).",
    ),
    "no rise over the one in brackets": (
        None,
        "Output of the mill rose by a quarter.",
        "Output of the mill was 64 tonnes (previous year: 80 tonnes).",
    ),
    "years in the keys of a row": (
        Outcome.CONFLICT,
        "Visitors rose by 10%.",
        "Visitors 2023: 550; Visitors 2024: 500; Ticket: €4",
    ),
    "how far it rose": (
        Outcome.MATCH,
        "Tolls went up by £4,000 to £19,000.",
        "Tolls rose from £15,000 to £19,000.",
    ),
    "no range of how far": (
        Outcome.CONFLICT,
        "Tolls went up by £3,000 to £19,000.",
        "Tolls rose from £15,000 to £19,000.",
    ),
    "farther than it rose": (
        Outcome.CONFLICT,
        "Tolls went up by £5,000 to £19,000.",
        "Tolls rose from £15,000 to £19,000.",
    ),
    "who has more": (
        Outcome.MATCH,
        "Tolls exceeded fares by £4,000.",
        "The bridge took £19,000 in tolls and £15,000 in fares.",
    ),
    "who has less": (
        Outcome.CONFLICT,
        "Fares exceeded tolls by £4,000.",
        "The bridge took £19,000 in tolls and £15,000 in fares.",
    ),
    "who is exceeded": (
        Outcome.MATCH,
        "Fares were exceeded by tolls by £4,000.",
        "The bridge took £19,000 in tolls and £15,000 in fares.",
    ),
}
ROWS = {
    "count": ("Two of the listed lamps are for the hall.", Outcome.MATCH),
    "heaviest": ("The heaviest lamp is the Aro.", Outcome.MATCH),
    "not the heaviest": ("The heaviest lamp is the Bel.", Outcome.CONFLICT),
    "lightest": ("Bel is the lightest lamp.", Outcome.MATCH),
}
CONFLICT = {
    "total": (
        "Together the stalls sold 735 loaves.",
        "The north stall sold 410 loaves and the south stall sold 315 loaves.",
    ),
    "percent": ("The rent rose by 25%.", "The rent rose from $750 to $900."),
}
NO_TERMS = {
    "a whole and its part": (
        "In total six of the pumps were delivered on time.",
        "The yard had delivered 14 of the 20 pumps late.",
    ),
    "the cells of a row": (
        "The north stall sold 190 loaves more in total.",
        "Stall: north; sold in May: 410; sold in June: 600; staff of the stall: 22",
    ),
    "what a change began with": (
        "Together, minor items lowered the tax rate by 0.6%.",
        "The tax rate fell from 27.4% to 22.1%.",
    ),
}
UNDECIDED = {
    "the other way round": (
        "There were 14 more cats than dogs in the shelter.",
        "The shelter had 20 cats and 34 dogs.",
    ),
    "another limit than the portion": (
        "The dune project could receive up to $150,000.",
        "The grant covers up to 60% of a project's total cost.",
        "The dune project has a total cost of $200,000.",
    ),
    "a portion of something else": (
        "The dune project receives $120,000.",
        "The grant covers 60% of the wages.",
        "The dune project has a total cost of $200,000.",
    ),
    "stated": ("The stall sold 410 loaves.", "The stall sold 410 loaves on Friday."),
    "unrelated numbers": (
        "The bakery has 12 ovens.",
        "The mayor is 7 years into office. The lake has 5 islands.",
    ),
    "wrong direction": (
        "Catches fell by a quarter in 2022.",
        "The fleet caught 120 tonnes in 2021 and 150 tonnes in 2022.",
    ),
    "the wrong way round": (
        "The south stall sold 95 more loaves than the north stall.",
        "The north stall sold 410 loaves and the south stall 315.",
    ),
    "a rise told as a fall": (
        "Membership fell by 1,250.",
        "Membership stood at 20,500 in spring and at 21,750 in autumn.",
    ),
    "a limit is no term": (
        "The mast must stand at least 4 m from the fence.",
        "Set the mast at 6 m from the road and at least 2 m from the fence.",
    ),
    "a limit that anything computed lies below": (
        "You can carry over no more than 160 hours of annual leave to the next leave year.",
        "In January you have 182 hours of annual leave available. Otherwise you would forfeit "
        "96 hours of annual leave at the end of the year. You would be 96 hours over the 240 cap.",
    ),
    "the more of a number": (
        "The fee applies to more than half of the stalls.",
        "The fee is 30 crowns for the 12 small stalls and 80 for the 25 large ones.",
    ),
    "one of two terms is not named": (
        "The ferry carried 900 cars in May.",
        "The ferry carried 420 cars in May and 480 in June.",
    ),
    "other terms are named": (
        "The ferry carried 930 cars in April and May.",
        "The ferry carried 310 cars in April, 420 in May and 510 in June.",
    ),
    "other times are named": (
        "Train 9 arrived 25 minutes after it was due.",
        "Train 9 was due at 8:10 but arrived at 8:50. The way back began at 9:15.",
    ),
    "below the other": (
        "The price of wheat was €40 below that of oats.",
        "Wheat fetched a price of €230. The price of oats was €190.",
    ),
    "stated of something else": (
        "The library sends a bill after ten days.",
        "The library sends a note after ten days and a bill after twenty.",
    ),
    "another number is of something else": (
        "Hale received 3,418 votes, and Moss won by 212 votes.",
        "Moss received 3,418 votes and Hale 3,206.",
    ),
    "less than so many each": (
        "The five pumps move 45 cubic metres an hour.",
        "Each of the five pumps moves less than 9 cubic metres an hour.",
    ),
    "each of something else": (
        "The five members paid £45.",
        "The five members paid £9; each of them spoke.",
    ),
    "what the evidence says of a part": (
        "Twenty-four of the coaches had belts.",
        "Of the 60 coaches, 36 had belts.",
    ),
    "another case": (
        "Six nights at the inn come to €450.",
        "Rooms at the inn cost €90 a night; breakfast is €9.",
    ),
    "no mean of different things": (
        "Average attendance was about 4,000.",
        "Average attendance was 3,349. The club also sold 4,100 shirts.",
    ),
    "not twice": (
        "Visits to the site came to more than twice what they had been.",
        "Visits to the site came to 820 in May and 1,280 in June.",
    ),
    "rows mixed": (
        "The gap between income and costs in 2022 was 90.",
        "Year: 2021 | Income: 610 | Costs: 625\nYear: 2022 | Income: 700 | Costs: 640",
    ),
    "no number": ("The valve is open.", "The valve is 3 cm wide."),
    "several of another size": (
        "The recipe takes 750 g of flour.",
        "The recipe takes two 250 g bags of flour.",
    ),
    "no slack for round numbers": (
        "The plot needs 10 g of seed.",
        "The plot needs 5 g of grass seed and 1 g of clover seed.",
    ),
    "no sum with a rate": (
        "In all the plot needs 6 g of seed.",
        "The plot needs 5 g of grass seed. A pot needs 1 g per litre of seed.",
    ),
    "what something consists of": (
        "The crew consists of five sailors, two cooks and three cadets.",
        "The crew consists of five sailors, two cooks and four cadets.",
    ),
    "unlike things, one of which is counted itself": (
        "A convoy of six trucks, five vans and one ambulance left at dawn.",
        "A convoy of six trucks, five vans and two ambulances left at dawn.",
    ),
}


TRIED = (
    "Of 63 people arrested, 22 were tried; three were deported, eleven were sent to prison, and the"
    " remainder were acquitted."
)
FUND = "The fund held 14% of its assets in gilts, 61% in shares and the rest in cash."
OUTING = "There are 90 children. On Friday 50 went on the trip; the others stayed at home."
TOLD_RESTS = {
    "Eight of those tried were acquitted.": (TRIED, True),
    "Twenty-seven of those arrested were acquitted.": (TRIED, False),
    "Eight of those tried were deported.": (TRIED, False),
    "A quarter of the assets was held in cash.": (FUND, True),
    "A quarter of the assets was held in shares.": (FUND, False),
    "Forty children stayed at home.": (OUTING, True),
    "Forty children went on the trip.": (OUTING, False),
}


@pytest.mark.parametrize("claim", TOLD_RESTS)
def test_what_the_evidence_calls_the_rest_is_computed(claim: str) -> None:
    evidence, follows = TOLD_RESTS[claim]
    found = derived(claim, evidence)
    assert (found is not None and found.outcome is Outcome.MATCH) == follows


@pytest.mark.parametrize("name", MATCH | MORE)
def test_match(name: str) -> None:
    finding = derived(*(MATCH | MORE)[name])
    assert finding is not None
    assert finding.outcome is Outcome.MATCH
    assert finding.derivation is not None
    assert finding.derivation.operands


@pytest.mark.parametrize("claim", SHARES)
def test_a_share_is_that_of_the_named_part_in_the_named_whole(claim: str) -> None:
    finding = derived(claim, LIBRARY)
    assert (finding and finding.outcome) is SHARES[claim]


def test_a_limit_of_a_share_follows_from_that_of_a_part() -> None:
    evidence = "In a 40-hour shift guides spend at least 30 hours on tours."
    claim = "Guides spend {} of a shift on tours, which is 30 hours of 40."
    finding = derived(claim.format("at least 75%"), evidence)
    assert finding is not None
    assert finding.outcome is Outcome.MATCH
    assert derived(claim.format("at most 75%"), evidence) is None


@pytest.mark.parametrize(("claim", "evidence"), MOVED)
def test_a_change_told_beside_a_level_is_undone(claim: str, evidence: str) -> None:
    finding = derived(claim, evidence)
    assert (finding and finding.outcome) is MOVED[claim, evidence]


@pytest.mark.parametrize(("claim", "evidence"), RESTS)
def test_a_rest_and_its_limit(claim: str, evidence: str) -> None:
    finding = derived(claim, evidence)
    assert (finding and finding.outcome) is RESTS[claim, evidence]


@pytest.mark.parametrize("share", ["more than 20%", "less than 60%", "more than half"])
def test_a_part_is_no_whole_of_another(share: str) -> None:
    assert derived(f"Flowers accounted for {share} of the costs.", PARTS_ALONE) is None


@pytest.mark.parametrize("name", DIRECTED)
def test_which_way_a_difference_runs(name: str) -> None:
    expected, claim, evidence = DIRECTED[name]
    finding = derived(claim, evidence)
    assert (finding and finding.outcome) is expected


@pytest.mark.parametrize("name", ROWS)
def test_rows(name: str) -> None:
    claim, expected = ROWS[name]
    finding = derived(claim, TABLE)
    assert finding is not None
    assert finding.outcome is expected


TRIPS = (
    "Class: 5a | Pupils: 21 | Girls: 9 | Trip: Caves\n"
    "Class: 5b | Pupils: 24 | Girls: 12 | Trip: Harbour\n"
    "Class: 5c | Pupils: 19 | Girls: 11 | Trip: Caves"
)
OVER_ROWS = {
    "Forty pupils are in the classes that go to the caves.": Outcome.MATCH,
    "Forty-five pupils are in the classes that go to the caves.": None,
    "Forty girls are in the classes that go to the caves.": None,
    "In 5c eight pupils are no girls.": Outcome.MATCH,
}


@pytest.mark.parametrize("claim", OVER_ROWS)
def test_sums_and_rests_over_rows(claim: str) -> None:
    finding = derived(claim, TRIPS)
    assert (finding and finding.outcome) is OVER_ROWS[claim]


ROUTES = (
    "Route: 14 | First bus: 05:40 | Last bus: 23:10\nRoute: 37 | First bus: 05:25 | Last bus: 21:50"
)
WARDS = (
    "Ward: Birch | Beds: 18 | Occupied: 12\n"
    "Ward: Cedar | Beds: 30 | Occupied: 30\n"
    "Ward: Maple | Beds: 24 | Occupied: 21"
)
RANKED = {
    "The earliest departure is that of route 37.": (ROUTES, None),
    "Birch is the ward with the most free beds.": (WARDS, None),
    "Birch is the ward with the most beds.": (WARDS, Outcome.CONFLICT),
    "Cedar is the ward with the most beds.": (WARDS, Outcome.MATCH),
}


@pytest.mark.parametrize("claim", RANKED)
def test_what_is_ranked_is_a_column_that_the_claim_means(claim: str) -> None:
    table, expected = RANKED[claim]
    finding = derived(claim, table)
    assert (finding and finding.outcome) is expected


YEARS = (
    "Year: 2021 | Income (k€): 610 | Costs (k€): 625 | Closed: 3 May 2022\n"
    "Year: 2022 | Income (k€): 700 | Costs (k€): 640 | Closed: 9 March 2023"
)
COMPARED = {
    "The Aro is heavier than the Bel.": Outcome.MATCH,
    "The Bel has a higher weight than the Aro.": Outcome.CONFLICT,
    "The Bel is not heavier than the Aro.": None,
    "The Aro is brighter than the Bel.": None,
    "The Aro has no lower weight than the Bel.": None,
    "The weight of the Bel is more bearable than that of the Aro.": None,
    "The Aro is less heavy than the Bel.": Outcome.CONFLICT,
}
COMPARED_YEARS = {
    "In 2021 costs were higher than income.": Outcome.MATCH,
    "In 2022 costs were higher than income.": Outcome.CONFLICT,
    "Income in 2022 was higher than in 2021.": Outcome.MATCH,
    "2022 had a lower income, but higher costs than 2021.": Outcome.CONFLICT,
    "2022 had a higher income and higher costs than 2021.": Outcome.MATCH,
    "The books of 2021 were closed before those of 2022.": Outcome.MATCH,
    "The books of 2021 were closed after those of 2022.": Outcome.CONFLICT,
}


@pytest.mark.parametrize(
    ("claim", "table", "expected"),
    [
        *((c, TABLE, e) for c, e in COMPARED.items()),
        *((c, YEARS, e) for c, e in COMPARED_YEARS.items()),
    ],
)
def test_cells_compared(claim: str, table: str, expected: Outcome | None) -> None:
    finding = derived(claim, table)
    assert (finding and finding.outcome) is expected


@pytest.mark.parametrize("name", CONFLICT)
def test_conflict(name: str) -> None:
    finding = derived(*CONFLICT[name])
    assert finding is not None
    assert finding.outcome is Outcome.CONFLICT


@pytest.mark.parametrize("name", UNDECIDED)
def test_undecided(name: str) -> None:
    finding = derived(*UNDECIDED[name])
    assert finding is None or finding.outcome is not Outcome.MATCH


@pytest.mark.parametrize("name", NO_TERMS)
def test_no_terms_of_a_sum(name: str) -> None:
    assert derived(*NO_TERMS[name]) is None


def test_operands_name_their_premise_and_quote_it() -> None:
    premises = ("The north stall sold 410 loaves.", "The south stall sold 315 loaves.")
    finding = derived("Together the stalls sold 725 loaves.", *premises)
    assert finding is not None
    assert finding.derivation is not None
    assert finding.derivation.formula == "410 + 315 = 725"
    operands = finding.derivation.operands
    assert [o.index for o in operands] == [0, 1]
    assert all(o.quote in premises[o.index] for o in operands)


TICKETS = "The grant pays for up to 25 tickets at no more than £16 per ticket."


@pytest.mark.parametrize(
    ("claim", "follows"),
    [
        ("The tickets cost at most £400.", True),
        ("The tickets cost at most £900.", False),
        ("The tickets cost at least £400.", False),
    ],
)
def test_two_limits_of_one_side_make_a_third(claim: str, follows: bool) -> None:
    found = derived(claim, TICKETS)
    assert (found is not None and found.outcome is Outcome.MATCH) == follows


WARRANTY = "The warranty began on 1 March 2020 and expired at the end of February 2023."
LEASE = "The lease started on 1 July 2018 and ended on 30 June 2023."
CONTRACT = "The contract began on 1 January 2020 and expired at the end of 2022."


@pytest.mark.parametrize(
    ("claim", "premise", "outcome"),
    [
        ("The warranty ran for three years.", WARRANTY, Outcome.MATCH),
        ("The warranty lasted 36 months.", WARRANTY, Outcome.MATCH),
        ("The warranty ran for two years.", WARRANTY, None),
        ("The lease ran for five years.", LEASE, Outcome.MATCH),
        ("The lease ran for four years.", LEASE, None),
        ("The contract ran for three years.", CONTRACT, Outcome.MATCH),
        ("The contract ran for two years.", CONTRACT, None),
    ],
)
def test_the_last_day_of_a_term_belongs_to_it(
    claim: str, premise: str, outcome: Outcome | None
) -> None:
    found = derived(claim, premise)
    assert (found.outcome if found else None) is outcome
