"""What a window says of another thing of the kind, by its name or by what points back to it."""

import pytest

from agent.domain.finding import Outcome
from agent.domain.text import Passage
from agent.judge.names.check import RULE
from agent.judge.passages.windows import Window, sentences
from agent.judge.referents.topics import of_its_topic
from agent.judge.rules import check
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
HOUSE = (
    "Maple House is a residential home with 42 beds. It has its own kitchen and a resident nurse.",
    "Birch House is a residential home with 28 beds. Meals are delivered by an outside "
    "caterer and a nurse visits twice a week.",
)
MUS = (
    "The Harbour Museum is closed on Mondays and charges adults 9 euros. Its main "
    "attraction is a wooden fishing boat.",
    "The Railway Museum is closed on Wednesdays and admits everyone free of charge. Its "
    "main attraction is a steam locomotive.",
)
HOSP = (
    "Northfield General Hospital opened a new stroke unit in May. Northfield Children's "
    "Hospital, run by a separate trust, will open a burns unit next year.",
)
SOUP = (
    "The tomato soup contains 210 calories per bowl and the lentil soup 340 calories per "
    "bowl; the tomato soup is vegan and the lentil soup is made with butter.",
)
GAL = (
    "Gallery A holds 38 oil paintings and Gallery B holds 83 watercolours. Gallery A is "
    "on the ground floor, Gallery B on the first floor.",
)
UNIT = (
    "The lease for Unit 5 may be ended with three months' notice. The rent includes heating.",
    "The lease for Unit 9 may be ended with six months' notice. Heating is billed "
    "separately by the supplier.",
)
INS = (
    "Alder Insurance Life sold 12,000 new policies last year. Its sister company, Alder "
    "Insurance Motor, sold 31,000 and moved to a new office in Leeds.",
)
SRV = (
    "The mail server runs Debian and is backed up every night. The web server runs "
    "Ubuntu; it is not backed up.",
)
WARD = (
    "Ward 3 has a piano. Visitors may come until eight.",
    "Ward 7 has a garden. Visitors may come until six, and dogs are welcome.",
)
HOT = (
    "Hotel Bellevue has a pool. It is near the station.",
    "Hotel Astoria has a sauna. Guests may borrow bicycles. The hotel also rents skis.",
)
DRS = (
    "Dr Hart works in Leeds. She runs the diabetes clinic.",
    "Dr Moss works in York. She runs the asthma clinic and teaches students.",
)
TEAM = (
    "The Oslo office handles payroll. The Bergen office handles recruitment, and it also "
    "answers the phones.",
)
CAR = (
    "Model S batteries are made in Nevada. Model X batteries are made in Texas, where a "
    "second line opened in May.",
)


def outcomes(claim: str, texts: tuple[str, ...]) -> list[Outcome]:
    """Return what the rule on names finds in each text read as a whole."""
    passages = [Passage(text=t, document_id=str(n)) for n, t in enumerate(texts)]
    (parsed,) = PARSER.parse([claim])
    found = []
    for told in sentences(passages):
        window = Window(sentences=tuple(told))
        parts = PARSER.parse([s.text for s in told], entities=False)
        checked = check(parsed, parts, 0.0, frozenset(w.text for w in parsed.tokens))
        checked = of_its_topic(checked, parsed, parts, window, passages)
        found.append(next(f.outcome for f in checked.findings if f.rule == RULE))
    return found


@pytest.mark.parametrize(
    ("claim", "texts"),
    [
        ("Birch House has its own kitchen.", HOUSE),
        ("Birch House has a resident nurse.", HOUSE),
        ("Maple House's meals are delivered by an outside caterer.", HOUSE),
        ("At Maple House a nurse visits twice a week.", HOUSE),
        ("Entry to the Harbour Museum is free.", MUS),
        ("The Railway Museum does not open on Mondays.", MUS),
        ("The Harbour Museum's main attraction is a steam locomotive.", MUS),
        ("The Railway Museum's main attraction is a wooden fishing boat.", MUS),
        ("The Railway Museum charges adults 9 euros.", MUS),
        ("The stroke unit was opened at Northfield Children's Hospital.", HOSP),
        ("Northfield General Hospital will open a burns unit next year.", HOSP),
        ("Northfield General Hospital is run by a separate trust.", HOSP),
        ("The lentil soup is the vegan one.", SOUP),
        ("The tomato soup is made with butter.", SOUP),
        ("The watercolours are on the ground floor, in Gallery A.", GAL),
        ("Gallery B holds oil paintings.", GAL),
        ("The watercolours are in Gallery A.", GAL),
        ("The rent for Unit 9 includes heating.", UNIT),
        ("Heating is billed separately for Unit 5.", UNIT),
        ("Alder Insurance Life moved to a new office in Leeds.", INS),
        ("The mail server runs Ubuntu.", SRV),
        ("The web server is backed up every night.", SRV),
        ("Dogs are welcome in Ward 3.", WARD),
        ("Ward 7 has a piano.", WARD),
        ("Hotel Bellevue has a sauna.", HOT),
        ("Guests of Hotel Bellevue may borrow bicycles.", HOT),
        ("Hotel Astoria is near the station.", HOT),
        ("Hotel Bellevue rents skis.", HOT),
        ("Dr Hart runs the asthma clinic.", DRS),
        ("Dr Moss runs the diabetes clinic.", DRS),
        ("Dr Hart teaches students.", DRS),
        ("The Oslo office handles recruitment.", TEAM),
        ("The Oslo office answers the phones.", TEAM),
        ("Model S batteries are made in Texas.", CAR),
    ],
)
def test_what_is_said_of_another_is_not_found(claim: str, texts: tuple[str, ...]) -> None:
    found = outcomes(claim, texts)
    assert {Outcome.MISSING, Outcome.CONFLICT} & set(found)


@pytest.mark.parametrize(
    ("claim", "texts"),
    [
        ("Maple House has its own kitchen.", HOUSE),
        ("Maple House has a resident nurse.", HOUSE),
        ("Birch House's meals are delivered by an outside caterer.", HOUSE),
        ("At Birch House a nurse visits twice a week.", HOUSE),
        ("Maple House has 42 beds.", HOUSE),
        ("Maple House has more beds than Birch House.", HOUSE),
        ("Both houses are residential homes.", HOUSE),
        ("Birch House does not cook its own meals.", HOUSE),
        ("Entry to the Railway Museum is free.", MUS),
        ("The Harbour Museum does not open on Mondays.", MUS),
        ("The Railway Museum's main attraction is a steam locomotive.", MUS),
        ("The main attraction of the Harbour Museum is a wooden fishing boat.", MUS),
        ("The Harbour Museum charges adults 9 euros.", MUS),
        ("Admission to the Railway Museum is free of charge.", MUS),
        ("The stroke unit was opened at Northfield General Hospital.", HOSP),
        ("Northfield Children's Hospital will open a burns unit next year.", HOSP),
        ("Northfield Children's Hospital is run by a separate trust.", HOSP),
        ("Northfield Children's will get a burns unit.", HOSP),
        ("The tomato soup is the vegan one.", SOUP),
        ("The lentil soup is made with butter.", SOUP),
        ("The lentil soup contains 340 calories per bowl.", SOUP),
        ("The watercolours are on the first floor, in Gallery B.", GAL),
        ("Gallery A holds oil paintings.", GAL),
        ("Gallery B is on the first floor.", GAL),
        ("The oil paintings are on the ground floor.", GAL),
        ("The rent for Unit 5 includes heating.", UNIT),
        ("Heating is billed separately for Unit 9.", UNIT),
        ("Tenants of Unit 9 are billed separately for heating.", UNIT),
        ("Alder Insurance Motor moved to a new office in Leeds.", INS),
        ("Alder Insurance Motor sold 31,000 policies last year.", INS),
        ("Alder Insurance Life sold 12,000 new policies.", INS),
        ("The mail server runs Debian.", SRV),
        ("The web server is not backed up.", SRV),
        ("The mail server is backed up every night.", SRV),
        ("Dogs are welcome in Ward 7.", WARD),
        ("Ward 3 has a piano.", WARD),
        ("Hotel Astoria has a sauna.", HOT),
        ("Guests of Hotel Astoria may borrow bicycles.", HOT),
        ("Hotel Bellevue is near the station.", HOT),
        ("Hotel Astoria rents skis.", HOT),
        ("Dr Moss runs the asthma clinic.", DRS),
        ("Dr Hart runs the diabetes clinic.", DRS),
        ("Dr Moss teaches students.", DRS),
        ("The Bergen office handles recruitment.", TEAM),
        ("Model X batteries are made in Texas.", CAR),
        ("A second line for Model X batteries opened in May.", CAR),
    ],
)
def test_what_is_said_of_the_thing_itself_stands(claim: str, texts: tuple[str, ...]) -> None:
    found = outcomes(claim, texts)
    assert {Outcome.MATCH, Outcome.NONE} & set(found)
