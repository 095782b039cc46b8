"""What the evidence says of one group, a draft may not say of the other."""

import pytest

from agent.domain.prose.sentences import split_sentences
from agent.judge.referents.groups import Setting, of_another_group, setting
from tests.trees import PARSER

FERRY = "Cars pay 30 euros. Bicycles pay 4 euros."
POOL = "In summer the pool closes at 9 pm. In winter the pool closes at 6 pm."
LIMIT = "For lakes the nitrate must be below 5 mg/L. For rivers the nitrate must be below 8 mg/L."
CAR = "The fare is 30 euros."


def contradicted(claim: str, draft: str, evidence: str) -> bool:
    told = setting(claim, draft)
    if told is None:
        return False
    parts = [s.of(evidence) for s in split_sentences(evidence)]
    asked, *rest = PARSER.parse([claim, *told, *parts], entities=False)
    known = rest[3:]
    found = (of_another_group(asked, Setting(*rest[:3]), k, known) for k in known)
    return any(f is not None for f in found)


@pytest.mark.parametrize(
    ("claim", "draft", "evidence"),
    [
        (CAR, f"Bicycles go on board last. {CAR}", FERRY),
        (CAR, f"Cars are common. Bicycles go on board last. {CAR}", FERRY),
        (CAR, f"# Bicycles\n\n{CAR}", FERRY),
        (CAR, "For bicycles, the fare is 30 euros, paid on board.", FERRY),
        ("The pool closes at 9 pm.", "In winter it is heated. The pool closes at 9 pm.", POOL),
        ("The nitrate must be below 5 mg/L.", "Rivers carry mud. The nitrate must be below 5 mg/L.",
         LIMIT),
    ],
)  # fmt: skip
def test_the_value_of_another_group(claim: str, draft: str, evidence: str) -> None:
    assert contradicted(claim, draft, evidence)


@pytest.mark.parametrize(
    ("claim", "draft", "evidence"),
    [
        (CAR, f"Cars go on board first. {CAR}", FERRY),
        (CAR, CAR, FERRY),
        ("A set costs 14 euros.", "Two cards are enough. A set costs 14 euros.",
         "A book holds ten cards and costs 14 euros. Two cost 3 euros."),
        (CAR, f"Bicycles go on board after cars. {CAR}", FERRY),
        (CAR, f"# Cars\n\nBicycles have a deck of their own. {CAR}", FERRY),
        (CAR, f"Unlike bicycles, they need a ticket. {CAR}", FERRY),
        (CAR, f"Bicycles pay 4 euros. {CAR}", FERRY),
        (CAR, f"Bicycles go on board last. {CAR}", "Cars pay 30 euros. Bicycles pay 30 euros."),
        (CAR, f"Bicycles go on board last. {CAR}", "Cars pay 30 euros. Bicycles wait 4 minutes."),
        (CAR, f"Bicycles go on board last. {CAR}", "Everyone pays 30 euros."),
        ("Cars pay 30 euros.", "Bicycles go on board last. Cars pay 30 euros.", FERRY),
        ("The fare is 4 euros.", "Bicycles go on board last. The fare is 4 euros.", FERRY),
        ("The pool closes at 9 pm.", "In summer it is full. The pool closes at 9 pm.", POOL),
        (CAR, "", FERRY),
    ],
)  # fmt: skip
def test_what_the_draft_may_say(claim: str, draft: str, evidence: str) -> None:
    assert not contradicted(claim, draft, evidence)
