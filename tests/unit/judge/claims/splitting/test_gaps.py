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

WHOLE = [
    "Books and medicines are taxed at 7%, hotel stays at 9.5%.",
    "The pump weighs 4 kg, the same weight as the old one.",
    "The trip costs 40 euros, a price that includes lunch.",
    "You bring two cards to the gate, weekdays 7 to 15.",
]


@pytest.mark.parametrize(("draft", "claims"), (AMOUNTS | PREPOSITIONS | OWNERS).items())
def test_second_subjects_get_the_predicate(
    extractor: RuleExtractor, draft: str, claims: list[str]
) -> None:
    assert [c.text for c in extractor.extract_now(draft, None, 64).claims] == claims


@pytest.mark.parametrize("draft", WHOLE)
def test_what_is_not_plain_stays_whole(extractor: RuleExtractor, draft: str) -> None:
    assert [c.text for c in extractor.extract_now(draft, None, 64).claims] == [draft]
