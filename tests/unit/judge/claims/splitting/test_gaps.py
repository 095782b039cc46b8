"""Second subjects that leave out the predicate of the first: restored, or left where it stands."""

import pytest

from agent.judge.claims.extractor import RuleExtractor
from agent.models.parser import SpacyParser


@pytest.fixture(scope="module")
def extractor() -> RuleExtractor:
    return RuleExtractor(SpacyParser())


AMOUNTS = {
    "The TX-210 is rated IP65, the TX-220 IP67.": [
        "The TX-210 is rated IP65.",
        "The TX-220 is rated IP67.",
    ],
    "The N4 weighs 3 kg, the N8 5 kg.": ["The N4 weighs 3 kg.", "The N8 weighs 5 kg."],
    "The basic reader costs 40 euros, the pro 70 euros.": [
        "The basic reader costs 40 euros.",
        "The pro reader costs 70 euros.",
    ],
    "The Basic plan includes 10 seats, the Pro plan 50 seats.": [
        "The Basic plan includes 10 seats.",
        "The Pro plan includes 50 seats.",
    ],
    "Risers must be between 100 and 180 mm, and treads at least 28 cm deep.": [
        "Risers must be between 100 and 180 mm.",
        "Treads must be at least 28 cm deep.",
    ],
    "Tickets cost 10 euros, the audio guide 5.": [
        "Tickets cost 10 euros.",
        "The audio guide costs 5 euros.",
    ],
    "The audio guide costs 5 euros, tickets 10.": [
        "The audio guide costs 5 euros.",
        "Tickets cost 10 euros.",
    ],
    "Merchants may carry two cargoes, a Courier only one.": [
        "Merchants may carry two cargoes.",
        "A Courier may carry only one cargo.",
    ],
}

PREPOSITIONS = {
    "The north gate opens at 7 am, the south gate at 9 am.": [
        "The north gate opens at 7 am.",
        "The south gate opens at 9 am.",
    ],
    "Beer is taxed at 19%, hotel rooms at 7%.": [
        "Beer is taxed at 19%.",
        "Hotel rooms are taxed at 7%.",
    ],
    "The X200 is made in Japan, the X100 in Korea.": [
        "The X200 is made in Japan.",
        "The X100 is made in Korea.",
    ],
    "The landlord pays for repairs, the tenant for cleaning.": [
        "The landlord pays for repairs.",
        "The tenant pays for cleaning.",
    ],
    "The first dose is given on day 1, the second on day 28, and the third after six months.": [
        "The first dose is given on day 1.",
        "The second dose is given on day 28.",
        "The third dose is given after six months.",
    ],
    "Laptops are replaced after four years, developers' laptops after three.": [
        "Laptops are replaced after four years.",
        "Developers' laptops are replaced after three years.",
    ],
}

OWNERS = {
    "In the periodic tenancy, the tenant's notice period is one month and the landlord's is two.": [
        "In the periodic tenancy, the tenant's notice period is one month.",
        "In the periodic tenancy, the landlord's notice period is two months.",
    ],
    "The tenant's notice period is one month, the landlord's three months.": [
        "The tenant's notice period is one month.",
        "The landlord's notice period is three months.",
    ],
}

STAND_INS = {
    "The old model weighs 4 kg, the new one only 3.2.": [
        "The old model weighs 4 kg.",
        "The new model weighs only 3.2 kg.",
    ],
    "A return ticket costs $20 and a single one $12.": [
        "A return ticket costs $20.",
        "A single ticket costs $12.",
    ],
    "Staff in Berlin work 38 hours a week, those in Paris 35.": [
        "Staff in Berlin work 38 hours a week.",
        "Staff in Paris work 35 hours a week.",
    ],
}

PREDICATES = {
    "Nurses on the night shift get an extra break; those on days do not.": [
        "Nurses on the night shift get an extra break.",
        "Nurses on days do not get an extra break.",
    ],
    "Tickets bought online can be refunded, but those bought at the desk cannot.": [
        "Tickets bought online can be refunded.",
        "Tickets bought at the desk cannot be refunded.",
    ],
    "The Pro plan includes backups. The Free plan doesn't.": [
        "The Pro plan includes backups.",
        "The Free plan doesn't include backups.",
    ],
    "Dogs are allowed in the garden. In the house they are not.": [
        "Dogs are allowed in the garden.",
        "In the house dogs are not allowed.",
    ],
    "The bank may raise the rate, but it must not do so more than once a year.": [
        "The bank may raise the rate.",
        "The bank must not raise the rate more than once a year.",
    ],
    "She wants to sell the house and will do so in May.": [
        "She wants to sell the house.",
        "She will sell the house in May.",
    ],
    "The drugs reduce the pressure. Amlodipine does so by widening the vessels.": [
        "The drugs reduce the pressure.",
        "Amlodipine reduces the pressure by widening the vessels.",
    ],
    "Bring a letter. A photo will do.": ["Bring a letter.", "A photo will do."],
    "You may book if you are a member. Guests can do so, too.": [
        "You may book if you are a member.",
        "Guests can do so, too.",
    ],
    "It is enough to report it once. You need not do so again.": [
        "It is enough to report it once.",
        "You need not do so again.",
    ],
}

WHOLE = [
    "Books and medicines are taxed at 7%, hotel stays at 9.5%.",
    "The pump weighs 4 kg, the same weight as the old one.",
    "The trip costs 40 euros, a price that includes lunch.",
    "You bring two cards to the gate, weekdays 7 to 15.",
]


@pytest.mark.parametrize(("draft", "claims"), (AMOUNTS | PREPOSITIONS | OWNERS | STAND_INS).items())
def test_second_subjects_get_the_predicate(
    extractor: RuleExtractor, draft: str, claims: list[str]
) -> None:
    assert [c.text for c in extractor.extract_now(draft, None, 64).claims] == claims


@pytest.mark.parametrize(("draft", "claims"), PREDICATES.items())
def test_predicates_left_out_are_told_again(
    extractor: RuleExtractor, draft: str, claims: list[str]
) -> None:
    assert [c.text for c in extractor.extract_now(draft, None, 64).claims] == claims


@pytest.mark.parametrize("draft", WHOLE)
def test_what_is_not_plain_stays_whole(extractor: RuleExtractor, draft: str) -> None:
    assert [c.text for c in extractor.extract_now(draft, None, 64).claims] == [draft]
