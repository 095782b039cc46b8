import pytest

from agent.domain.asking.needs import Need, demand, satisfies


@pytest.mark.parametrize(
    ("question", "need"),
    [
        ("How much does a badge cost?", Need.MONEY),
        ("What is the fee for a copy?", Need.MONEY),
        ("What share of requests is denied?", Need.SHARE),
        ("How long do I have to reply?", Need.DURATION),
        ("How long must a user name be?", Need.LENGTH),
        ("How long must it be kept?", Need.DURATION),
        ("How much is the rebate?", Need.AMOUNT),
        ("How much is the annual fee?", Need.MONEY),
        ("How many weeks of leave do I get?", Need.DURATION),
        ("How much notice must I give?", Need.DURATION),
        ("How much annual, sick and award leave can I earn?", Need.DURATION),
        ("How much does it cost to leave early?", Need.MONEY),
        ("How many people sit on the board?", Need.NUMBER),
        ("When is the report due?", Need.TIME),
        ("What is the deadline for appeals?", Need.TIME),
        ("What must guests do when the siren wails?", Need.OPEN),
        ("When the siren wails, what happens?", Need.OPEN),
        ("Who is told when a key is lost?", Need.PERSON),
        ("When the siren wails, when may I return?", Need.TIME),
        ("At what time does it close?", Need.TIME),
        ("Who signs the form?", Need.PERSON),
        ("Where do I send it?", Need.PLACE),
        ("Which email addresses do I notify?", Need.ADDRESS),
        ("What is the link to the form?", Need.ADDRESS),
        ("What is the employer code?", Need.CODE),
        ("What email do I write to?", Need.ADDRESS),
        ("What should I do with a strange email?", Need.OPEN),
        ("What happens if I click on a link in an email?", Need.OPEN),
        ("What is the policy on sending email abroad?", Need.OPEN),
        ("Can I bring a dog?", Need.PERMISSION),
        ("If I am ill, may I work from home?", Need.PERMISSION),
        ("Do you know when the office opens?", Need.TIME),
        ("What is a variable week?", Need.OPEN),
        ("How do I apply?", Need.OPEN),
    ],
)
def test_demand(question: str, need: Need) -> None:
    assert demand(question).need is need


@pytest.mark.parametrize(
    ("question", "yes", "no"),
    [
        ("How much does a badge cost?", "A badge costs $20.", "Badges are made on Wednesdays."),
        ("What share is denied?", "About 5% are denied.", "If denied, repeat the process."),
        ("How long does it take?", "It takes 7 days.", "It takes patience."),
        ("How many weeks do I get?", "You get 12 weeks.", "You get leave."),
        ("How many visitors may come?", "One visitor may stay.", "One of the visitors may stay."),
        ("How many guests may I bring?", "Bring only one adult guest.", "One boat has guests."),
        ("How many people sit on it?", "Nine people sit on it.", "People sit on it."),
        ("Which address do I write to?", "Write to ops@example.org.", "Send us an email."),
        ("How long must a user name be?", "It must exceed 8 letters.", "It must be new."),
        ("How long can a lease be?", "A lease lasts at most 9 years.", "A lease is signed."),
        ("How much is the rebate?", "Members get a rebate of 4%.", "Members get a rebate."),
        ("What is the monthly data cap?", "The cap is 20 GB.", "Data is metered."),
    ],
)
def test_satisfies(question: str, yes: str, no: str) -> None:
    demanded = demand(question)
    assert satisfies(demanded, yes) >= 0.9
    assert satisfies(demanded, no) < 0.5


def test_a_figure_of_another_unit_fits_half() -> None:
    demanded = demand("How many days of leave do I get?")
    assert satisfies(demanded, "You get 80 hours.") == 0.5


@pytest.mark.parametrize(
    ("sentence", "fits"),
    [
        ("On Sundays the swim is free for students.", True),
        ("Bicycles travel free.", True),
        ("Coats are kept free of charge.", True),
        ("The hall is free of smoke.", False),
        ("Students and pensioners pay half.", True),
        ("Students pay half of the fee for adults.", True),
        ("Students come in at half price.", True),
        ("The full fee is halved for students.", True),
        ("Students are charged double the rate.", True),
        ("Students pay two thirds of the rent.", True),
        ("Students work half a day.", False),
        ("Half of the students pay by card.", False),
        ("Students pay twice a year.", False),
        ("Feel free to ask.", False),
        ("Students get 4%.", False),
    ],
)
def test_what_is_free_has_a_price(sentence: str, fits: bool) -> None:
    assert (satisfies(demand("How much do students pay?"), sentence) >= 0.5) is fits


@pytest.mark.parametrize(
    ("sentence", "fits"),
    [
        ("A deposit is due on booking.", True),
        ("The goods are paid on delivery.", True),
        ("Rent is paid in advance.", True),
        ("The rest is settled at the end of the season.", True),
        ("The keys are given back on departure.", True),
        ("The deposit is a fifth of the price.", False),
        ("The rent depends on size.", False),
    ],
)
def test_when_is_told_without_a_date(sentence: str, *, fits: bool) -> None:
    assert (satisfies(demand("When is it due?"), sentence) >= 0.5) is fits


def test_how_far_something_is_put_off_is_a_time() -> None:
    assert demand("How far can I delay the start?").need is Need.DURATION
    assert demand("How far is the depot?").need is Need.SIZE


@pytest.mark.parametrize(
    ("sentence", "fits"),
    [
        ("It is signed by the Finance Officer, Amara Lind.", True),
        ("Apologies: Dr. Nadia Hussain.", True),
        ("Use the Green form.", False),
    ],
)
def test_a_name_is_somebody(sentence: str, *, fits: bool) -> None:
    assert (satisfies(demand("Who is it?"), sentence) >= 0.5) is fits
