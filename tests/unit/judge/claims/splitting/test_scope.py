"""What holds for several clauses, and what for one alone."""

import pytest

from agent.judge.claims.extractor import RuleExtractor
from agent.models.parser import SpacyParser


@pytest.fixture(scope="module")
def extractor() -> RuleExtractor:
    return RuleExtractor(SpacyParser())


CONDITIONS = {
    "Should a visitor fall ill, the steward calls the nurse and the log is filled in.": [
        "Should a visitor fall ill, the steward calls the nurse.",
        "Should a visitor fall ill, the log is filled in.",
    ],
    "You can skip the form as long as it costs nothing and you will get a badge.": [
        "You can skip the form as long as it costs nothing.",
        "You will get a badge.",
    ],
}

PROVISOS = {
    "The drug may be given at home and repeated, provided the patient's heart is monitored.": [
        "The drug may be given at home and repeated, provided the patient's heart is monitored."
    ],
    "The drug is given at home, providing the nurse agrees.": [
        "The drug is given at home, providing the nurse agrees."
    ],
    "Guests may bring a dog on the condition that it stays on a lead and the owner pays.": [
        "Guests may bring a dog on the condition that it stays on a lead and the owner pays."
    ],
    "Provided the deposit is paid, the keys are handed over and the flat is cleaned.": [
        "Provided the deposit is paid, the keys are handed over.",
        "Provided the deposit is paid, the flat is cleaned.",
    ],
    "The host may keep the bag, but must list its contents, provided the guest asks.": [
        "The host may keep the bag.",
        "The host must list the bag's contents, provided the guest asks.",
    ],
}

CONTRASTS = {
    "The host can come in at any time in a fire, but otherwise must give notice.": [
        "The host can come in at any time in a fire.",
        "The host must otherwise give notice.",
    ],
    "Marlow & Pike made the cheapest offer, but would need 14 weeks.": [
        "Marlow & Pike made the cheapest offer.",
        "Marlow & Pike would need 14 weeks.",
    ],
    "In homes one handrail is enough, but elsewhere both sides need a rail.": [
        "In homes one handrail is enough.",
        "Elsewhere both sides need a rail.",
    ],
    "If you pay in four parts, you pay a 5% surcharge, whereas annual payment is free.": [
        "If you pay in four parts, you pay a 5% surcharge.",
        "Annual payment is free.",
    ],
    "If you cancel within 14 days, you get a refund, but later cancellations cost 10%.": [
        "If you cancel within 14 days, you get a refund.",
        "Later cancellations cost 10%.",
    ],
}

LEADS = {
    "On Sundays the archive is shut, and the cafe shuts on Mondays.": [
        "On Sundays the archive is shut.",
        "The cafe shuts on Mondays.",
    ],
    "On Sundays the archive is shut, and the cafe shuts at noon.": [
        "On Sundays the archive is shut.",
        "On Sundays the cafe shuts at noon.",
    ],
    "On Thursdays soup is served, while bread is baked on Saturdays.": [
        "On Thursdays soup is served.",
        "Bread is baked on Saturdays.",
    ],
    "In 2021, output rose by 4%, and prices fell in 2022.": [
        "In 2021, output rose by 4%.",
        "Prices fell in 2022.",
    ],
    "In Madrid, clerks get 25 days, and guards in Lisbon get 22 days.": [
        "In Madrid, clerks get 25 days.",
        "Guards in Lisbon get 22 days.",
    ],
    "In an adult, the first dose is given in two halves, and the next should be below 5 mg.": [
        "In an adult, the first dose is given in two halves.",
        "In an adult, the next should be below 5 mg.",
    ],
    "If you work on Sundays, the archive is shut, and the cafe shuts on Mondays.": [
        "If you work on Sundays, the archive is shut.",
        "If you work on Sundays, the cafe shuts on Mondays.",
    ],
    "Guests may bring a dog, and use the hall if it is free.": [
        "Guests may bring a dog.",
        "Guests may use the hall if it is free.",
    ],
    "Guests must sign the book and close the gate.": [
        "Guests must sign the book.",
        "Guests must close the gate.",
    ],
}


@pytest.mark.parametrize(("draft", "claims"), (CONDITIONS | PROVISOS | CONTRASTS | LEADS).items())
def test_scope(extractor: RuleExtractor, draft: str, claims: list[str]) -> None:
    assert [c.text for c in extractor.extract_now(draft, None, 64).claims] == claims
