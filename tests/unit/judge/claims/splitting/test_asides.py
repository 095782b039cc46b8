"""Asides between commas, relative clauses and appositions."""

import pytest

from agent.judge.claims.extractor import RuleExtractor
from agent.models.parser import SpacyParser


@pytest.fixture(scope="module")
def extractor() -> RuleExtractor:
    return RuleExtractor(SpacyParser())


ASIDES = {
    "You go to the shop at Mossgate Interchange, which lends helmets.": [
        "You go to the shop at Mossgate Interchange.",
        "The shop at Mossgate Interchange lends helmets.",
    ],
    "There is a return slot beside the door, which takes items up to 3 cm thick.": [
        "There is a return slot beside the door, which takes items up to 3 cm thick.",
    ],
    "We take only the blue card, which has to be shown at the door.": [
        "We take only the blue card.",
        "The blue card has to be shown at the door.",
    ],
    "KeePassXC, an open-source password manager, is free.": [
        "KeePassXC is free.",
        "KeePassXC is an open-source password manager.",
    ],
    "Acme, which was founded in 1990, employs 50 people.": [
        "Acme employs 50 people.",
        "Acme was founded in 1990.",
    ],
    "Applicants take an exam, which consists of 60 questions and lasts 90 minutes.": [
        "Applicants take an exam.",
        "The exam consists of 60 questions.",
        "The exam lasts 90 minutes.",
    ],
    "Fathers get two weeks at full pay, which can be taken at any time in the first year.": [
        "Fathers get two weeks at full pay, which can be taken at any time in the first year."
    ],
    "The bridge was closed in May, which cost €2 million.": [
        "The bridge was closed in May, which cost €2 million.",
    ],
    "A nurse may touch the tube, which happens twice a shift.": [
        "A nurse may touch the tube, which happens twice a shift.",
    ],
    "The plan was drawn up by the safety office, which is based in Bonn.": [
        "The plan was drawn up by the safety office.",
        "The safety office is based in Bonn.",
    ],
    "He sang for the surgeon Hugh Delaney, the chemist Aldo Ferri.": [
        "He sang for the surgeon Hugh Delaney, the chemist Aldo Ferri."
    ],
    "She paid Hugh Delaney, the surgeon of the ward.": [
        "She paid Hugh Delaney.",
        "Hugh Delaney is the surgeon of the ward.",
    ],
    "Acme, whose revenue grew by 5%, is based in Bonn.": [
        "Acme is based in Bonn.",
        "Acme's revenue grew by 5%.",
    ],
}


@pytest.mark.parametrize(("draft", "claims"), ASIDES.items())
def test_asides(extractor: RuleExtractor, draft: str, claims: list[str]) -> None:
    assert [c.text for c in extractor.extract_now(draft, None, 64).claims] == claims
