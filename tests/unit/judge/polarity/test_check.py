"""What the polarity rule says of a claim and a premise."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from agent.domain.finding import Outcome
from agent.judge.polarity.check import check_polarity
from agent.judge.polarity.wording.figures import figure
from agent.models.parser import SpacyParser

PARSER = SpacyParser()

CONFLICTS = {
    "denied in passing the other way round": (
        "Losses can be carried back, not forward.",
        "Losses may be carried forward for seven years; they cannot be carried back.",
    ),
    "a prefix that denies": (
        "Unused budget expires on 31 December.",
        "Used budget expires on 31 December.",
    ),
    "there is none": ("The museum has a cafe.", "There is no cafe in the museum."),
    "need no": ("Guests need a key for the gate.", "Guests need no key for the gate."),
    "nothing in the rules": (
        "Rule 4 excludes bicycles.",
        "Nothing in rule 4 excludes bicycles.",
    ),
    "but not for": (
        "Permits may be issued for trailers.",
        "Permits may be issued for cars, but not for trailers.",
    ),
    "the first one's": (
        "The last train leaves the valley at 6:10.",
        "The first train leaves the valley at 6:10 and the last one at 22:50.",
    ),
    "what is excepted": (
        "The hirer may not use candles without leave.",
        "The hirer shall not light a fire without leave, except that the hirer may use candles.",
    ),
    "other than": (
        "The gate never opens for bus 12.",
        "The gate never opens for buses other than 12.",
    ),
    "ends with": (
        "The guarantee continues after the loan ends.",
        "The guarantee ends with the loan.",
    ),
    "only the other": (
        "Only the janitor can open the vault.",
        "Only the treasurer can open the vault.",
    ),
    "by the other": (
        "Council orders supersede park orders.",
        "Council orders are superseded by park orders.",
    ),
    "none to be had": (
        "Customer support is available on Sundays.",
        "There is no support on Sundays.",
    ),
    "none of several": (
        "Customer support is available on Sundays.",
        "There is no support on Sundays or public holidays.",
    ),
    "no such offer": ("Parking is offered at the site.", "There is no parking at the site."),
    "a denial of what there is": ("There is no warranty.", "The contract includes a warranty."),
    "an order": ("You do not have to lock the door.", "Lock the door."),
    "negation": ("The pump contains lead.", "The pump does not contain lead."),
    "no as determiner": ("The syrup contains sugar.", "The syrup contains no sugar."),
    "neither nor": (
        "The surgeon had signed the form.",
        "Neither the nurse nor the surgeon had signed the form.",
    ),
    "failed to": (
        "The drug improved sleep in older patients.",
        "The drug failed to improve sleep in older patients.",
    ),
    "free of": ("The cream is free of alcohol.", "The cream contains alcohol."),
    "must against may": (
        "Tenants must keep a cat in the flat.",
        "Tenants may keep a cat in the flat.",
    ),
    "may against must not": (
        "Visitors may touch the exhibits.",
        "Visitors must not touch the exhibits.",
    ),
    "required against need not": (
        "Suppliers are required to register the invoice.",
        "Suppliers need not register the invoice.",
    ),
    "optional noun": (
        "A deposit is compulsory for group bookings.",
        "A deposit is optional for group bookings.",
    ),
    "allow against prohibit": (
        "The landlord allows pets in the building.",
        "The landlord prohibits pets in the building.",
    ),
    "direction": (
        "Exports of timber rose in March.",
        "Exports of timber fell in March.",
    ),
    "before against after": (
        "The alarm was tested before the fire.",
        "The alarm was tested after the fire.",
    ),
    "lend and borrow": (
        "The museum lent two paintings to the gallery.",
        "The museum borrowed two paintings from the gallery.",
    ),
    "from and to": (
        "The ferry moved from Alden to Brack.",
        "The ferry was transferred from Brack to Alden.",
    ),
    "subject and object": (
        "Mendes succeeded Harrow as mayor.",
        "Harrow succeeded Mendes as mayor.",
    ),
    "support dropped": (
        "The library supports older browsers.",
        "Support for older browsers was dropped.",
    ),
    "used to": (
        "The bus stops at the old mill.",
        "The bus used to stop at the old mill.",
    ),
    "until a year": (
        "In 1950 the house was a school.",
        "The house was a school until 1931.",
    ),
    "until another event": (
        "Ana Ruiz holds the club record.",
        "Ana Ruiz held the club record from 2011 until Mia Berg ran faster in 2020.",
    ),
    "until a year, before a semicolon": (
        "Ana Ruiz is the chair of the club.",
        "Ana Ruiz chaired the club until March 2019; Mia Berg remains its patron.",
    ),
    "the lender's brother": (
        "Ana Ruiz's brother lent her €500 to open the shop.",
        "Ana Ruiz lent her brother €500 to open the shop.",
    ),
    "said of what is excepted": (
        "Mileage is not limited on vans.",
        "Mileage is not limited, except on vans.",
    ),
    "nothing without what is not required": (
        "Without an approved plan you cannot request a course.",
        "A plan is no longer required for requests.",
    ),
    "borrowed what was lent": (
        "Kestrel Lines borrowed six engines from Barrow Rail.",
        "Rail operator Kestrel Lines lent six engines to Barrow Rail.",
    ),
    "said of the only ones who are other": (
        "Parents have to show the card.",
        "Anyone other than a parent must show the card.",
    ),
    "from the day until which": (
        "Paper tickets are valid from 30 September.",
        "Paper tickets remain valid until 30 September.",
    ),
    "got what she gave": (
        "The countess got the brooch from her maid.",
        "The countess gave the brooch to her maid.",
    ),
    "after for before": (
        "The prints were made two years before the book appeared.",
        "The book, which appeared two years before the prints, is in colour.",
    ),
    "the next for the previous": (
        "The previous meeting of the club was in Ghent.",
        "The next meeting of the club was in Ghent.",
    ),
    "words exchanged": (
        "Wooden frames last longer than steel frames outdoors.",
        "Steel frames last longer than wooden frames outdoors.",
    ),
}

MISSING = {
    "one of a kind for none": (
        "No pool is heated in winter.",
        "The Linden pool is not heated in winter.",
    ),
    "a mention for the deed": (
        "The van was not stolen.",
        "The theft of the van is not mentioned in the report.",
    ),
    "the main cause for the only one": (
        "The delay was solely due to ice.",
        "The delay was mainly due to ice.",
    ),
    "the other was taken instead": (
        "Amoxicillin was given to the patients.",
        "The patients were given clarithromycin instead of amoxicillin.",
    ),
    "not in the list": (
        "Dogs must be carried in a box.",
        "The following must be carried in a box: cats, ferrets and rabbits.",
    ),
    "a condition left out": (
        "The warden is called.",
        "If the gate stays open for an hour, the warden is called.",
    ),
    "a condition behind": (
        "Swimmers get their money back.",
        "Swimmers get their money back if the slide is shut.",
    ),
    "in one rather than in the other": (
        "The meter sends its readings in the morning.",
        "The meter sends its readings in the evening rather than in the morning.",
    ),
    "one rather than the other": (
        "The board chose the bridge.",
        "The board chose the tunnel rather than the bridge.",
    ),
    "a title that nobody mentions": (
        "L. Fonseca, the head of procurement, was present at the meeting.",
        "Present at the meeting were R. Adeyemi (chair), L. Fonseca and K. Brandt.",
    ),
    "more denied than the evidence denies": (
        "There is no parking.",
        "There is no free parking.",
    ),
    "denied in part": (
        "The museum has a cafe.",
        "There is no cafe on the second floor of the museum.",
    ),
    "should against must": (
        "Guests must book a table in advance.",
        "Guests should book a table in advance.",
    ),
    "hedge": ("The filter lowers the noise.", "The filter may lower the noise."),
    "even without what is provided for": (
        "Children can be seen here even if no parent comes with them.",
        "Children can be seen here, provided a parent comes with them.",
    ),
    "likely, it appears": (
        "The intruder used a borrowed key.",
        "It appears likely that the intruder used a borrowed key.",
    ),
    "likely to": (
        "The clinic closes the ward in May.",
        "The clinic is likely to close the ward in May.",
    ),
    "expectation": (
        "The merger closed in the autumn.",
        "The merger is expected to close in the autumn.",
    ),
    "all against most": (
        "All members voted for the motion.",
        "Most members voted for the motion.",
    ),
    "most against several": (
        "Most of the schools closed early.",
        "Several of the schools closed early.",
    ),
    "plain against some": ("Clinics charge a fee.", "Some clinics charge a fee."),
    "a known group against most of it": (
        "The shops are open on Sunday.",
        "Most of the shops are open on Sunday.",
    ),
    "always against usually": (
        "The shop always opens at nine.",
        "The shop usually opens at nine.",
    ),
    "only": (
        "The course admits only nurses.",
        "The course admits nurses.",
    ),
    "exception dropped": (
        "Nobody may enter the archive.",
        "Nobody may enter the archive except the curator.",
    ),
    "reason added": (
        "The bakery closed in June because it lost its lease.",
        "The bakery closed in June.",
    ),
    "item added": (
        "The parcel held a lamp and a clock.",
        "The parcel held a lamp.",
    ),
    "circumstance added": (
        "The player moved to Ostrava on a permanent contract.",
        "The player moved to Ostrava.",
    ),
    "announced, not done": (
        "The council has built the bridge.",
        "The council will build the bridge.",
    ),
}

AGREEMENTS = {
    "denied after a semicolon": (
        "Charcoal grills are not allowed on balconies.",
        "Grills with gas are allowed on balconies; grills with charcoal are not allowed.",
    ),
    "a known group, usually": (
        "The shops are usually open on Sunday.",
        "Most of the shops are open on Sunday.",
    ),
    "a kind against most of it": ("Shops open on Sunday.", "Most shops open on Sunday."),
    "the other side of a date": (
        "Cranes hired after 2018 must have brakes of type K.",
        "Cranes hired before 2018 must have brakes of type F, newer ones of type K.",
    ),
    "after which": (
        "Blue badges will be withdrawn after 1 May.",
        "Blue badges may be worn until 1 May, after which they will be withdrawn.",
    ),
    "not after": (
        "Guests may use the sauna before 9 p.m.",
        "Guests may use the sauna, but not after 9 p.m.",
    ),
    "no longer than": (
        "Ladders must be no longer than 3 m.",
        "Ladders must be at most 3 m long.",
    ),
    "what was taken instead": (
        "The patients were given clarithromycin.",
        "The patients were given clarithromycin instead of amoxicillin.",
    ),
    "what others were given": (
        "Amoxicillin was given to the adults.",
        "Children were given syrup instead of amoxicillin. Adults were given amoxicillin.",
    ),
    "a title that is mentioned": (
        "R. Adeyemi, the chair, was present.",
        "Present were R. Adeyemi (chair) and L. Fonseca.",
    ),
    "supplied with, supplied to": (
        "The northern plant supplies castings to the southern plant.",
        "The northern plant supplies the southern plant with castings.",
    ),
    "denied by a prefix": (
        "Unused budget expires on 31 December.",
        "Budget that is not used expires on 31 December and cannot be transferred.",
    ),
    "a denial of another kind": (
        "The plan includes a warranty.",
        "There is no warranty on used parts.",
    ),
    "a denial at another place": ("Hotel Bora has a pool.", "There is no pool."),
    "none at another time": ("The museum has a cafe.", "There was no cafe in 1990."),
    "both deny": ("No refunds exist for late orders.", "There are no refunds for orders."),
    "an order on another matter": (
        "You do not need medical documentation to use CART.",
        "Gather supporting medical documentation.",
    ),
    "in advance": ("Notify your manager in advance.", "Notify your manager ahead of time."),
    "the same words": ("The lift is out of order.", "The lift is out of order."),
    "passive": (
        "The report was approved by the board.",
        "The board approved the report.",
    ),
    "tense": ("The firm supports older versions.", "The firm supported older versions."),
    "synonym of direction": (
        "Barley exports declined in 2019.",
        "Barley exports fell in 2019.",
    ),
    "converse": (
        "The gallery borrowed two paintings from the museum.",
        "The museum lent two paintings to the gallery.",
    ),
    "converse of another thing": (
        "The clinic sold its old building and bought a scanner.",
        "The clinic bought a scanner after selling its old building.",
    ),
    "compulsory is must": (
        "Attendance at the briefing is compulsory.",
        "Staff must attend the briefing.",
    ),
    "no longer": (
        "The ferry does not call at the island.",
        "The ferry used to call at the island.",
    ),
    "must implies may": (
        "Drivers may use the ring road.",
        "Drivers must use the ring road.",
    ),
    "bounds of two numbers": (
        "Trains may stop at Elmby for three minutes at most.",
        "Each train needs at least two staff, and the stop at Elmby must last no longer than three"
        " minutes.",
    ),
    "exception kept": (
        "With written permission the tenant may sublet the flat.",
        "The tenant shall not sublet the flat except with written permission.",
    ),
    "not only": (
        "The plan covers dental care.",
        "The plan covers not only dental care but also eye tests.",
    ),
    "only a manner denied": (
        "The employee may receive an award.",
        "If the form comes late, that employee may not receive their award timely.",
    ),
    "of what is excepted, something else": (
        "Mileage is free, but limited on vans.",
        "Mileage is free, except on vans.",
    ),
    "from the first of two days": (
        "The fair is open from May until July.",
        "The fair is open from May to July.",
    ),
    "after what was not named": (
        "Badges will be withdrawn after 1 May.",
        "Badges may be worn until 1 May, after which they will be withdrawn.",
    ),
    "only what was spoken of before": (
        "The firm pays the fee for that course.",
        "The firm pays the fee.",
    ),
    "without what something else does not require": (
        "Without a permit you cannot drive a lorry.",
        "No permit is needed for bicycles.",
    ),
    "lent to the same": (
        "Ana Ruiz's brother lent her 500 euros.",
        "Her brother Tom lent Ana Ruiz 500 euros.",
    ),
    "hedge kept": ("The filter may lower the noise.", "The filter may lower the noise level."),
    "free of what is not there": (
        "The cream is free of alcohol.",
        "The cream contains no alcohol.",
    ),
    "another subject": (
        "Nickel fell by 2% in May.",
        "Copper rose by 3% in May. Nickel lost 2%.",
    ),
    "a narrower premise": (
        "Staff may work from home.",
        "Junior staff may not work from home.",
    ),
    "a condition": (
        "The fee is refunded.",
        "The fee is not refunded if the guest cancels on the day of arrival.",
    ),
    "nothing in common": ("The moon has no air.", "Bread needs flour and salt."),
}


def outcome(claim: str, premise: str) -> Outcome:
    first, second = PARSER.parse([claim, premise])
    return check_polarity(first, second).outcome


@pytest.mark.parametrize("case", CONFLICTS.values(), ids=CONFLICTS)
def test_opposite_clauses_conflict(case: tuple[str, str]) -> None:
    assert outcome(*case) is Outcome.CONFLICT


PROMISES = [
    (
        "If you lose the badge, your final pay will be withheld.",
        "Losing the badge may lead to your final pay being withheld.",
        Outcome.MISSING,
    ),
    (
        "The portal will email you a reminder a month before the permit expires.",
        "You may receive an automated email reminder from the portal a month before your permit "
        "expires.",
        Outcome.MISSING,
    ),
    (
        "A small change will be approved within days.",
        "Once a small change is submitted, it is generally approved within days.",
        Outcome.MISSING,
    ),
    (
        "A small change may be approved within days.",
        "Once a small change is submitted, it is generally approved within days.",
        Outcome.NONE,
    ),
    (
        "The fee will be refunded within five days.",
        "You may book online, and the fee is refunded within five days.",
        Outcome.NONE,
    ),
    (
        "The fee will be refunded within five days.",
        "Some fees may be refunded late. The fee will be refunded within five days of the event.",
        Outcome.NONE,
    ),
    (
        "The port has resolved to close the north quay.",
        "The port is discussing the closure of the north quay.",
        Outcome.MISSING,
    ),
    (
        "The port has resolved to close the north quay.",
        "After discussing the north quay for years, the port resolved in May to close it.",
        Outcome.NONE,
    ),
    (
        "The port will close the north quay.",
        "The port plans to close the north quay.",
        Outcome.MISSING,
    ),
    (
        "The port plans to close the north quay.",
        "The port plans to close the north quay.",
        Outcome.NONE,
    ),
]


@pytest.mark.parametrize(("claim", "premise", "expected"), PROMISES)
def test_a_promise_needs_evidence_that_does_not_merely_allow(
    claim: str, premise: str, expected: Outcome
) -> None:
    found = outcome(claim, premise)
    assert (found is Outcome.MISSING) == (expected is Outcome.MISSING)


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("The plant will be sold to Acme.", "The plant was sold to Acme in 2020.", True),
        ("The plant is to be sold to Acme.", "The plant has been sold to Acme.", True),
        ("The plant was sold to Acme.", "The plant is to be sold to Acme next year.", True),
        ("The bridge was closed in May.", "The bridge is going to be closed in May.", True),
        ("The plant is going to be sold.", "The plant will be sold.", False),
        ("The fee will be refunded.", "The fee is refunded.", False),
        ("Staff are to wear badges.", "Staff wear badges.", False),
        ("The report was sent in May.", "The report was sent in May.", False),
    ],
)
def test_what_is_announced_is_not_done(claim: str, premise: str, expected: bool) -> None:
    assert (outcome(claim, premise) is Outcome.MISSING) == expected


MEMBERS = "Members may bring a dog, but only if they have told the warden."


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        # what came after, or goes with it, is not therefore caused
        ("The new lamps caused sales to rise.",
         "Sales rose by a tenth in the year after the new lamps were fitted.", Outcome.MISSING),
        ("The new lamps led to more sales.",
         "More sales were recorded once the new lamps were fitted.", Outcome.MISSING),
        ("The new lamps caused sales to rise.",
         "Sales rose after the new lamps were fitted; managers attributed this to the lamps.",
         Outcome.NONE),
        ("Sales rose after the new lamps were fitted.",
         "Sales rose by a tenth in the year after the new lamps were fitted.", Outcome.NONE),
        ("Payment is due 30 days after receipt of the invoice.",
         "Payment must be made within 30 days after receipt of the invoice.", Outcome.NONE),
        # a condition that the claim says need not be met
        ("A member who has not told the warden may bring a dog.", MEMBERS, Outcome.MISSING),
        ("Without telling the warden a member may bring a dog.", MEMBERS, Outcome.CONFLICT),
        ("A member who has told the warden may bring a dog.", MEMBERS, Outcome.NONE),
        ("A member who has not told the warden may not bring a dog.", MEMBERS, Outcome.NONE),
        # what is said of all, and denied of some beside it
        ("All files are backed up.", "All files are backed up; temporary files are not backed up.",
         Outcome.MISSING),
        ("All staff may use the gym.",
         "All staff may use the gym, contractors may not use the gym.", Outcome.MISSING),
        ("All members have keys.", "All members have keys, honorary members do not have keys.",
         Outcome.MISSING),
        ("Full members have keys.", "Full members have keys, honorary members do not have keys.",
         Outcome.NONE),
        ("Contractors may not use the gym.",
         "All staff may use the gym, contractors may not use the gym.", Outcome.NONE),
        ("All files are backed up.", "All files are backed up; the logs are not read.",
         Outcome.NONE),
        ("Verbal orders are never accepted for children.",
         "Verbal orders for children are not accepted. Verbal orders are accepted in an emergency.",
         Outcome.NONE),
        ("Not all patients recovered.", "Nearly all patients recovered.", Outcome.MISSING),
        # a list that names more than the evidence does
        ("Visitors saw seals, a heron and otters.",
         "What visitors saw were seals and a heron.", Outcome.MISSING),
        ("Visitors saw seals and a heron.",
         "What visitors saw were seals, a heron and otters.", Outcome.NONE),
        ("Visitors saw seals, a heron and physicians.",
         "What visitors saw were seals, a heron and doctors.", Outcome.NONE),
    ],
)  # fmt: skip
def test_causes_and_conditions(claim: str, premise: str, expected: Outcome) -> None:
    found = outcome(claim, premise)
    assert (found is Outcome.MISSING) == (expected is Outcome.MISSING)


@pytest.mark.parametrize("case", MISSING.values(), ids=MISSING)
def test_a_stronger_claim_is_not_fully_stated(case: tuple[str, str]) -> None:
    assert outcome(*case) is Outcome.MISSING


@pytest.mark.parametrize("case", AGREEMENTS.values(), ids=AGREEMENTS)
def test_what_agrees_or_differs_in_topic_raises_no_alarm(case: tuple[str, str]) -> None:
    assert outcome(*case) in (Outcome.MATCH, Outcome.NONE)


def test_an_aligned_clause_is_a_match() -> None:
    assert outcome("The board approved the report.", "The report was approved by the board.") is (
        Outcome.MATCH
    )


def test_the_reason_quotes_the_evidence() -> None:
    claim, premise = PARSER.parse(["The pump contains lead.", "The pump does not contain lead."])
    finding = check_polarity(claim, premise)
    assert finding.rule == "polarity"
    assert finding.reason


def test_a_reason_names_words_as_people_write_them() -> None:
    texts = ["The pool opens unless it rains.", "The pool opens even if it rains."]
    finding = check_polarity(*PARSER.parse(texts))
    assert "“even if”" in finding.reason


def test_empty_texts_have_no_finding() -> None:
    empty, premise = PARSER.parse(["", "The pump does not contain lead."])
    assert check_polarity(empty, premise).outcome is Outcome.NONE
    assert check_polarity(premise, empty).outcome is Outcome.NONE


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(["The", "pump", "not", "must", "never", "only", ",", "fell", "if", "?"]))
def test_fragments_never_fail(word: str) -> None:
    for text in (word, f"{word} {word}", f"The pump {word} fell."):
        assert outcome(text, "The pump must not fall unless all valves close.")


@settings(max_examples=30, deadline=None)
@given(st.sampled_from([c for c, _ in {**CONFLICTS, **MISSING, **AGREEMENTS}.values()]))
def test_a_text_never_speaks_against_itself(text: str) -> None:
    doubled = f"{text} It was noted twice."
    assert outcome(text, doubled) is Outcome.MATCH


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("It opens no later than noon.", "It opens no earlier than noon.", Outcome.CONFLICT),
        ("It opens no later than noon.", "It opens no later than noon.", Outcome.MATCH),
        ("40 gardens took part, 9 more than last year.",
         "40 gardens took part, 9 fewer than last year.", Outcome.CONFLICT),
        ("40 gardens took part, 9 fewer than last year.",
         "40 gardens took part, 9 fewer than last year.", Outcome.MATCH),
        # what somebody alleges is no fact
        ("Danjuma sells the valve.", "Danjuma sells the valve, Meridian alleges.", Outcome.MISSING),
        # an order is denied only for the purpose that it serves
        ("You do not need the papers to use the lift.", "Gather the papers.", Outcome.NONE),
        ("You do not need the papers.", "You need the papers.", Outcome.CONFLICT),
    ],
)  # fmt: skip
def test_direction_opinion_and_purpose(claim: str, premise: str, expected: Outcome):
    parsed, given = PARSER.parse([claim, premise], entities=False)
    assert check_polarity(parsed, given).outcome is expected


FIGURES = {
    "12": ("number", 12),
    "IV": ("number", 4),
    "3rd": ("ordinal", 3),
    "10⁵": None,
    "m²": None,
}


@pytest.mark.parametrize("text", FIGURES)
def test_raised_digits_are_no_plain_number(text: str) -> None:
    assert figure(text) == FIGURES[text]
