"""Numbers of a claim that follow, or fail to follow, by computation."""

import pytest

from agent.domain.finding import Finding, Outcome
from agent.judge.derivation.check import MOST, check_derived
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
    "a price less its discount": (
        "Students pay €14.39 a month.",
        "Students get 20% off the monthly price of €17.99.",
    ),
    "a price and what is put on it in a case": (
        "For guests the fee is €50.",
        "The fee is €40. For guests it is €10 higher.",
    ),
    "a discount itself": (
        "Students save €3.60 a month.",
        "Students get 20% off the monthly price of €17.99.",
    ),
    "a sum spelled out, of prices for different things": (
        "Evening care at £17 and stockings at £7.50 come to £24.50.",
        "Evening care costs £17 an hour. Stockings cost £7.50 a pair.",
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
    "portion as rough as its share": (
        "About 30 respondents preferred the old form.",
        "Around a third of the 90 respondents preferred the old form.",
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
CONFLICT = {
    "total": (
        "Together the stalls sold 735 loaves.",
        "The north stall sold 410 loaves and the south stall sold 315 loaves.",
    ),
    "percent": ("The rent rose by 25%.", "The rent rose from $750 to $900."),
}
NO_TERMS = {
    "what signals mean": (
        "Two knocks mean that the door is open.",
        "One knock: bell. Two knocks: door open. Three knocks: fire.",
    ),
    "months of whole years": (
        "Support lasts 12 months.",
        "Support lasts from 14 May 2025 until 14 November 2026.",
    ),
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
    "a date and a time that counts from something else": (
        "The days carried over lapse on 30 June.",
        "Days carried over lapse on 31 March. Leave that sickness kept one from lapses 15 months "
        "after the close of the year.",
    ),
    "a discount taken for the price": (
        "Students pay €3.60 a month.",
        "Students get 20% off the monthly price of €17.99.",
    ),
    "what is put on a price in another case": (
        "For members the fee is €50.",
        "The fee is €40. For guests it is €10 higher.",
    ),
    "a sum spelled out that is none": (
        "Evening care at £17 and stockings at £7.50 come to £25.50.",
        "Evening care costs £17 an hour. Stockings cost £7.50 a pair.",
    ),
    "a sum spelled out of a term that is not in the evidence": (
        "Evening care at £17 and stockings at £7.50 come to £24.50.",
        "Evening care costs £17 an hour. Stockings cost £9 a pair.",
    ),
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
    "no difference of rows that nothing names": (
        "A two-year-old foal gets 6 litres.",
        "Age: 1 year; Ration: 12 litres\nAge: 2 years; Ration: 18 litres",
    ),
    "nor one of three digits": (
        "A foal gets rations of 125 g.",
        "Age: 1 year; Ration: 250 g\nAge: 2 years; Ration: 375 g",
    ),
    "a value that is there for another": (
        "A 2-year-old foal gets 240 g three times a day.",
        "1 to 3 years: 120 g three times a day",
        "4 to 6 years: 240 g three times a day",
        "From 7 years: 480 g three times a day",
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


@pytest.mark.parametrize("name", MATCH | MORE)
def test_match(name: str) -> None:
    finding = derived(*(MATCH | MORE)[name])
    assert finding is not None
    assert finding.outcome is Outcome.MATCH
    assert finding.derivation is not None
    assert finding.derivation.operands


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


TROUT = "Last season 14,960 kg of trout were sold at an average of 8.97 euros per kilo."


@pytest.mark.parametrize(
    ("claim", "follows"),
    [
        ("More than 100,000 euros was earned with trout in total.", True),
        ("No less than fifteen euros was paid per kilo on average.", False),
        ("More than 20 euros was earned with trout in total.", False),
    ],
)
def test_what_lies_far_beyond_a_limit_is_of_something_else(claim: str, follows: bool) -> None:
    found = derived(claim, TROUT)
    assert (found is not None and found.outcome is Outcome.MATCH) is follows


UNOPPOSED = [
    (
        "If fewer pupils come, the price drops by 15% at most.",
        "The tour costs £16.50 for adults and £9 for pupils.",
    ),
    (
        "Online and a week ahead, the mill would cost you £19.70.",
        "The mill costs £8 for adults and £3.50 for children until 31 March.",
    ),
    ("Altogether you had paid £54.", "Nothing is paid for faults in classes 3 and 4."),
    (
        "At about 44% your loan falls in the lowest tier: 4.19% for two years.",
        "Loan to value: up to 60%; Two-year fixed: 4.19%; Five-year fixed: 4.29%; Fee: £995",
    ),
]
OPPOSED = [
    ("Sales fell by 40%.", "Sales fell from 400 to 300 units after the launch."),
    ("The fee rose by 40% from 2023 to 2024.", "The fee was £80 in 2023 and £100 in 2024."),
    (
        "The harbour crew beat the river crew by a margin of 9 km.",
        "The harbour crew rowed 71 km and the river crew 64 km.",
    ),
    (
        "Together the fines came to £6,000.",
        "The fine was £3,000 for the bank and £2,000 for the broker.",
    ),
]


@pytest.mark.parametrize(("claim", "premise"), UNOPPOSED)
def test_numbers_that_the_claim_does_not_name_oppose_nothing(claim: str, premise: str) -> None:
    finding = derived(claim, premise)
    assert finding is None or finding.outcome is not Outcome.CONFLICT


@pytest.mark.parametrize(("claim", "premise"), OPPOSED)
def test_what_the_claim_names_opposes_it(claim: str, premise: str) -> None:
    finding = derived(claim, premise)
    assert finding is not None
    assert finding.outcome is Outcome.CONFLICT


def test_nothing_is_computed_from_a_long_list() -> None:
    sold = "The stall sold 410 loaves on Friday and 315 on Saturday."
    claim = "The stall sold 725 loaves in all."
    sizes = [f"{n} cm" for n in range(1000, 1000 + MOST)]
    assert derived(claim, f"{sold} The shelves are {', '.join(sizes[:3])} wide.") is not None
    assert derived(claim, f"{sold} The shelves are {', '.join(sizes)} wide.") is None
