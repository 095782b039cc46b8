"""Breaches of a numbered clause are told by what the clause demands."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.referred.breaches import in_full

CLUB = (
    "Section 4: Members must wear helmets.\nSection 5: Members must not ride on the footpath.\n"
    "Section 6: Smoking in the hut is forbidden.\nSection 7: The treasurer shall keep accounts.\n"
    "Section 8: Bicycles must be locked. They are old.\nSection 10: Guests may stay.\n"
)


def told(claim: str, *texts: str) -> list[str]:
    passages = [Passage(text=t, document_id=str(i)) for i, t in enumerate(texts)]
    return [s.text for own in in_full(claim, sentences(passages), passages) for s in own]


@pytest.mark.parametrize(
    ("breach", "text"),
    [
        ("Whoever breaches section 4 is fined €50.",
         "A member who does not wear helmets is fined €50."),
        ("Anyone who violates section 5 is fined €80.",
         "A member who rides on the footpath is fined €80."),
        ("Members who breach section 5 leave the club.",
         "Members who ride on the footpath leave the club."),
        ("Members who break section 4 leave the club.",
         "Members who do not wear helmets leave the club."),
        ("A breach of section 6 leads to a warning.", "Smoking in the hut leads to a warning."),
        ("Breach of section 4: €20.", "A member who does not wear helmets pays €20."),
        ("Failure to comply with section 5 results in exclusion.",
         "A member who rides on the footpath faces exclusion."),
        ("Breaches of section 4 are punished with a fine, breaches of section 5 with exclusion.",
         "A member who does not wear helmets faces a fine. "
         "A member who rides on the footpath faces exclusion."),
        ("If the treasurer is in breach of section 7, the chair calls a meeting.",
         "If the treasurer does not keep accounts, the chair calls a meeting."),
        ("In the event of a breach of section 4, the race is lost.",
         "If a member does not wear helmets, the race is lost."),
        ("Whoever breaches section 8 is fined €5.",
         "If a bicycle is not locked, the person responsible is fined €5."),
        ("Section 11: Members must be quiet. Whoever breaches this section goes home.",
         "If a member is not quiet, the person responsible goes home."),
    ],
)  # fmt: skip
def test_a_breach_is_told_by_the_deed(breach: str, text: str) -> None:
    assert told("It is so.", CLUB + breach)[-1] == text


@pytest.mark.parametrize(
    "breach",
    [
        "Whoever breaches section 99 is fined €50.",
        "Whoever breaches section 10 is fined €50.",
        "Whoever breaches sections 4 and 5 is fined €50.",
        "In 2020 a breach of section 4 led to a fine.",
        "Whoever breaches section 4.",
        "A breach of section 4 leads to.",
        "Section 4 is on helmets.",
        "In the event of a breach of section 6, the hut is closed.",
    ],
)
def test_what_is_unclear_stands_as_it_is(breach: str) -> None:
    assert told("It is so.", CLUB + breach)[-1] == breach


def test_a_clause_of_another_document_is_another() -> None:
    breach = "Whoever breaches section 4 is fined €50."
    assert told("It is so.", CLUB, breach)[-1] == breach


FINES = "Whoever breaches section 4 is fined €50. Whoever breaches section 5 is fined €80."
HELMETS = "A member who does not wear helmets is fined €50."
FOOTPATH = "A member who rides on the footpath is fined €80."


@pytest.mark.parametrize(
    ("claim", "texts"),
    [
        ("Members who do not wear a helmet are fined €80.", [HELMETS, HELMETS]),
        ("Riding on the footpath costs €50.", [FOOTPATH, FOOTPATH]),
        ("Both are fined, with or without a helmet.", [HELMETS, FOOTPATH]),
        ("Fines are due.", [HELMETS, FOOTPATH]),
    ],
)
def test_a_claim_on_one_deed_is_held_against_its_own_sanction(claim: str, texts: list[str]) -> None:
    assert told(claim, CLUB + FINES)[-2:] == texts
