"""Whom a pronoun means, and whom it does not."""

import pytest

from agent.domain.finding import Outcome
from agent.domain.text import Passage
from agent.judge.names.check import RULE
from agent.judge.passages.windows import Window, sentences
from agent.judge.referents.pronouns import of_its_person
from agent.judge.rules import check
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
SURGEONS = (
    "Anna Reyes trained under the surgeon Paul Whitlock. She later took charge of the clinic,"
    " and he retired to Spain."
)
CAPTAIN = (
    "When the captain, Maria Lund, was injured, her brother Erik collected the trophy. She "
    "watched the ceremony on television from the hospital, and he dedicated the win to their "
    "father."
)
HOUSE = (
    "Mr Dahl bought the house from his aunt, who had inherited it from her mother. He sold it"
    " again two years later."
)
NURSE = (
    "The nurse, Kofi Mensah, called Dr Ilse Brandt at noon. He had already given the patient "
    "oxygen. She ordered a scan."
)
SHOP = "Mr Okafor lets the shop to Ms Varga. She pays 900 euros a month, and he pays for repairs."
TEAM = (
    "Tomasz Zielak played the first half for Wera Kolb's team. He scored twice before he was "
    "injured."
)
BAKERY = "Maria Lund founded the bakery in 1990. She retired in 2015 and lives in Turku."
FIRM = "Andrea Rossi founded the firm in New York. He retired in 2015."
PARIS = "Xu Wen met Li Na in Paris. He later moved to Rome, and she stayed in Paris."
OFFER = (
    "The manager Priya Nair wrote to the client, Mr Holt. He rejected the offer. She sent a "
    "new one."
)
LAB = (
    "Professor Jane Oduya hired Dr Tim Vance in 2019. In 2021 she left for Geneva. He took "
    "over the lab."
)
FARM = "Helen and her husband run the farm. He milks the cows and she keeps the books."
COURT = (
    "Judge Harriet Coyle said that she had taken into account that Gordon Pike had called the "
    "police himself. His brother Neil fled."
)
CLINIC = (
    "Dr. Okafor founded the clinic in 2009 together with her sister; since 2018 she has led it"
    " alone."
)


def outcome(claim: str, text: str) -> Outcome:
    """Return what the rule on names finds in a text read as a whole."""
    passages = [Passage(text=text, document_id="1")]
    (told,) = sentences(passages)
    (parsed,) = PARSER.parse([claim])
    parts = PARSER.parse([s.text for s in told], entities=False)
    checked = check(parsed, parts, 0.0, frozenset())
    checked = of_its_person(checked, parsed, Window(sentences=tuple(told)), passages)
    return next(f.outcome for f in checked.findings if f.rule == RULE)


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("Dr. Okafor's sister has led the clinic alone since 2018.", CLINIC),
        ("Reyes retired to Spain.", SURGEONS),
        ("Anna Reyes retired to Spain.", SURGEONS),
        ("Paul Whitlock later took charge of the clinic.", SURGEONS),
        ("Whitlock took charge of the clinic.", SURGEONS),
        ("Erik watched the ceremony from the hospital.", CAPTAIN),
        ("Maria Lund's brother watched the ceremony on television.", CAPTAIN),
        ("Maria Lund dedicated the win to their father.", CAPTAIN),
        ("Mr Dahl's aunt bought the house back two years later.", HOUSE),
        ("Dahl's aunt sold the house again two years later.", HOUSE),
        ("Ilse Brandt had already given the patient oxygen.", NURSE),
        ("Dr Brandt had given the patient oxygen.", NURSE),
        ("Kofi Mensah ordered a scan.", NURSE),
        ("Mr Okafor pays 900 euros a month.", SHOP),
        ("Ms Varga pays for repairs.", SHOP),
        ("Li Na later moved to Rome.", PARIS),
        ("Xu Wen stayed in Paris.", PARIS),
        ("Priya Nair rejected the offer.", OFFER),
        ("Mr Holt sent a new offer.", OFFER),
        ("Tim Vance left for Geneva in 2021.", LAB),
        ("Jane Oduya took over the lab.", LAB),
        ("Helen milks the cows.", FARM),
        ("Helen's husband keeps the books.", FARM),
    ],
)
def test_what_another_does_is_not_found(claim: str, text: str) -> None:
    assert outcome(claim, text) in {Outcome.MISSING, Outcome.CONFLICT}


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("Dr. Okafor has led the clinic alone since 2018.", CLINIC),
        ("Whitlock retired to Spain.", SURGEONS),
        ("Paul Whitlock retired to Spain.", SURGEONS),
        ("Anna Reyes later took charge of the clinic.", SURGEONS),
        ("Reyes took charge of the clinic.", SURGEONS),
        ("Reyes trained under Paul Whitlock.", SURGEONS),
        ("Maria Lund watched the ceremony from the hospital.", CAPTAIN),
        ("Lund watched the ceremony on television.", CAPTAIN),
        ("Erik dedicated the win to their father.", CAPTAIN),
        ("Erik collected the trophy.", CAPTAIN),
        ("Maria Lund was injured.", CAPTAIN),
        ("Mr Dahl sold the house again two years later.", HOUSE),
        ("Dahl sold the house after two years.", HOUSE),
        ("Mr Dahl's aunt had inherited the house from her mother.", HOUSE),
        ("Kofi Mensah had already given the patient oxygen.", NURSE),
        ("Dr Brandt ordered a scan.", NURSE),
        ("Ilse Brandt ordered a scan.", NURSE),
        ("The nurse had given the patient oxygen.", NURSE),
        ("Ms Varga pays 900 euros a month.", SHOP),
        ("Mr Okafor pays for repairs.", SHOP),
        ("Tomasz Zielak scored twice.", TEAM),
        ("Zielak was injured.", TEAM),
        ("Maria Lund retired in 2015.", BAKERY),
        ("Lund lives in Turku.", BAKERY),
        ("Andrea Rossi retired in 2015.", FIRM),
        ("Rossi retired in 2015.", FIRM),
        ("Xu Wen later moved to Rome.", PARIS),
        ("Li Na stayed in Paris.", PARIS),
        ("Mr Holt rejected the offer.", OFFER),
        ("Priya Nair sent a new offer.", OFFER),
        ("Jane Oduya left for Geneva in 2021.", LAB),
        ("Tim Vance took over the lab.", LAB),
        ("Helen keeps the books.", FARM),
        ("Gordon Pike had called the police.", COURT),
        ("Harriet Coyle had taken it into account.", COURT),
        ("Helen's husband milks the cows.", FARM),
    ],
)
def test_what_the_one_meant_does_stands(claim: str, text: str) -> None:
    assert outcome(claim, text) in {Outcome.MATCH, Outcome.NONE}
