import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.wording.rewording import reworded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
CONFLICT, MISSING, NONE = Outcome.CONFLICT, Outcome.MISSING, Outcome.NONE
DESK = "Sitting fell by 63 minutes a day with the desk alone and by 82 minutes with coaching."
CUT = "Cleave length is 10 mm for the small tool and 16 mm for the large tool."
LIMIT = "The wording of a label is limited to 90 characters."
GAIN = "Finer grades resisted the trend and gained up to 20 cents."
DNA = "Traces of pests were found in the grain of 17 of 108 farms."
LOBBY = "The register recorded 1,864 lobbyists, 212 of them law firms, and struck off four."
LOGS = "The firewall logs are kept for 90 days and the VPN logs for 180 days."
SHOP = "Marlowe & Sons opened at number 14 in 1871 under Edwin Marlowe."
TENTS = "The Model S tent weighs 2 kg and the Model L one 3 kg."
GAUGE = "At 06:00 the gauge at Steyr bridge read 312 cm, at 12:00 391 cm and at 15:00 402 cm."
ICE = "The tongue retreated by 34 m in 2021, 51 m in 2022 and 29 m in 2023."
STALLS = "The market let 38 stalls in May and 45 in June."
HIRE = "The hire of the kiln runs for 24 months."
ABBEY = "The abbey was a school from 1701 to 1806."
ROOM = "A room is free for groups of six or more."
HOURS = "The night rate of 12 cents applies from 10 p.m. to 11:30 p.m. on all days."
MATCH = "The match was lost because the only goalkeeper, Reyes, was injured on Friday."
DOOR = "The door on the west side is not to be opened by visitors."
LOSS = "Report any loss to the desk within two days of the return."
FILED = "Claims of tenants are to be filed at the court within 28 days."
MUSEUM = "Having opened in 1998, the museum lost its roof in 2011."
KITCHEN = "The cook ordered 24 plates and 12 bowls."
SHARED = "Accounts are shared in the hall and the shop, nowhere else."
SIGNED = "Visitors sign the book at the north gate in the morning."
FEES_DUE = "Fees of members are to be paid at the office by 30 November."
ORDERS = "For orders placed before 1 May 2025 delivery costs £4."
DRIVE = "Engine Astrid completed the westbound drive in August."
REFUND = "Joining fees of up to 50 euros are refunded within 14 days."


@pytest.mark.parametrize(
    ("premise", "claim", "outcome"),
    [
        (DESK, "Sitting fell by 82 minutes a day with the desk alone.", CONFLICT),
        (REFUND, "A joining fee of 45 euros is refunded within 14 days.", NONE),
        (REFUND, "Joining fees of 50 euros are refunded within 14 days.", MISSING),
        (DESK, "Sitting fell by 63 minutes a day with the desk alone.", NONE),
        (FEES_DUE, "Fees of members are to be paid at the office before December.", NONE),
        (FEES_DUE, "Fees of members are to be paid at the office before January.", CONFLICT),
        (ORDERS, "For an order placed in April 2025 delivery costs £4.", NONE),
        (ORDERS, "For an order placed in June 2025 delivery costs £4.", CONFLICT),
        (CUT, "Cleave length is 16 mm for the small tool and 10 mm for the large tool.", CONFLICT),
        (CUT, "Cleave length is 1 cm for the small tool and 16 mm for the large tool.", NONE),
        (LIMIT, "The wording of a label is limited to 90 words.", CONFLICT),
        (LIMIT, "The wording of each label is limited to 90 characters.", NONE),
        (GAIN, "Finer grades resisted the trend and gained 20 cents.", MISSING),
        (DNA, "Traces of pests were found in the grain of 108 farms.", CONFLICT),
        (DNA, "Traces of pests were found in the grain of 17 of 108 farms.", NONE),
        (LOBBY, "The register recorded 212 lobbyists, 1,864 of them law firms.", CONFLICT),
        (LOBBY, "The register recorded 1,864 lobbyists, 212 of them law firms.", NONE),
        (LOGS, "The VPN logs are kept for 180 days.", NONE),
        (SHOP, "Marlowe & Sons opened at number 41 in 1871 under Edwin Marlowe.", CONFLICT),
        (SHOP, "Marlowe & Sons opened at number 14 in 1889 under Edwin Marlowe.", CONFLICT),
        (SHOP, "Marlowe & Sons opened at number 14 in 1871 under Edwin Marlowe.", NONE),
        (ICE, "The tongue retreated by 34 m in 2021 and 51 m in 2022.", NONE),
        (ICE, "The tongue retreated by 34 m in 2021 and 29 m in 2022.", CONFLICT),
        (GAUGE, "At 12:00 the gauge at Steyr bridge read 402 cm.", CONFLICT),
        (ICE, "The tongue retreated by 51 m in 2021 and 34 m in 2022.", CONFLICT),
        (TENTS, "The Model L tent weighs 3 kg.", NONE),
        (TENTS, "The Model L tent weighs 2 kg.", MISSING),
        (STALLS, "The market let 45 stalls in June.", NONE),
        (STALLS, "The market let 45 stalls in May.", CONFLICT),
        (HIRE, "The hire of the kiln runs for two years.", NONE),
        (HIRE, "The hire of the kiln runs for 24 weeks.", CONFLICT),
        (ROOM, "A room is not free for groups of four.", NONE),
        (HOURS, "The night rate of 12 cents applies at 11 p.m. on all days.", NONE),
        (HOURS, "The night rate of 12 cents applies at 9 p.m. on all days.", CONFLICT),
        (MATCH, "The match was lost because Reyes was injured on Friday.", NONE),
        (DOOR, "The door on the west side must not be opened by visitors.", NONE),
        (ABBEY, "The abbey was a school from 1750 to 1806.", CONFLICT),
        (ABBEY, "The abbey was a school until 1806.", NONE),
        ("You should use the tool to report it.", "Use the tool to report it.", NONE),
        (DRIVE, "Engine Birgit completed the westbound drive in August.", MISSING),
        (DRIVE, "Engine Astrid completed the eastbound drive in August.", CONFLICT),
        (DRIVE, "Engine Astrid always completed the westbound drive in August.", MISSING),
        (LOSS, "Any loss must be reported to the desk within two days of the return.", NONE),
        (FILED, "Claims of tenants must be filed at the court within 28 days.", NONE),
        (SIGNED, "Visitors must sign the book at the north gate in the morning.", MISSING),
        ("The insured must pay the premium.", "The insurer must pay the premium.", CONFLICT),
        ("The grantee keeps all the records.", "The grantor keeps all the records.", CONFLICT),
        ("The host may cancel the booking.", "The guest may cancel the booking.", CONFLICT),
        ("The insured must pay the premium.", "The insured must pay the premium.", NONE),
        ("The firm must be insured by May.", "The firm must be insured by May.", NONE),
        (MUSEUM, "In 2011 the museum lost its roof.", NONE),
        (KITCHEN, "The cook ordered a dozen bowls.", NONE),
        (KITCHEN, "The cook ordered a dozen plates.", CONFLICT),
        (SHARED, "Accounts are shared in the hall and the shop only.", NONE),
        (SHARED, "Accounts are shared in the hall only.", MISSING),
        (
            "All four candidates fell short of half the votes in the first round.",
            "Every candidate fell short of half the votes in the first round.",
            NONE,
        ),
        (
            "It is held in the hall with half the stalls.",
            "It is held in the hall with only half the stalls.",
            NONE,
        ),
        (DRIVE, "Nobody likes the weather on the northern coast.", NONE),
        (DRIVE, "It stopped.", NONE),
        (DRIVE, "Engine Astrid completed the westbound drive. It did so in August.", NONE),
    ],
)
def test_changes_of_a_near_quotation(premise: str, claim: str, outcome: Outcome):
    parsed, given = PARSER.parse([claim, premise], entities=False)
    found = reworded(parsed, given)
    assert found.outcome is outcome, found.why
    assert bool(found.why) is (outcome is not NONE)


def test_a_number_that_another_sentence_states_is_left_to_it():
    text = (
        "The 2019 model of the scooter had a range of 25 km. The 2021 model raised this to 40 km."
    )
    claim, given = PARSER.parse(
        ["The 2021 model of the scooter had a range of 40 km.", text], entities=False
    )
    assert reworded(claim, given).outcome is NONE
