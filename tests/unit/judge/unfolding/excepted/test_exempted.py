"""A rule and who is exempt from it in the next sentence."""

import pytest

from agent.judge.unfolding.excepted.exempted import told
from agent.judge.unfolding.excepted.unapplied import TOLD

DOGS = "Dogs may not be brought into the hotel."


@pytest.mark.parametrize(
    ("rule", "after", "claim", "meant"),
    [
        (DOGS, "Guide dogs are exempt.", "Guide dogs may not be brought along.",
         "Guide dogs may be brought into the hotel."),
        ("Cars are not allowed in the park.", "Taxis are exempt from this rule.",
         "Taxis may drive there.", "Taxis are allowed in the park."),
        ("Cars are prohibited in the park.", "Taxis are exempt from the ban.",
         "Taxis may drive there.", "Taxis are allowed in the park."),
        ("Members must pay a fee.", "Pupils are exempt.", "Pupils must pay a fee.",
         "Pupils do not have to pay a fee."),
        ("Structural changes need the owner's consent.", "Painting the walls is exempt.",
         "Painting the walls needs consent.",
         "Painting the walls does not need the owner's consent."),
        ("Trees may not be felled without a permit.", "Fruit trees are exempted.",
         "Fruit trees may be felled.", "Fruit trees may be felled without a permit."),
    ],
)  # fmt: skip
def test_who_is_exempt_is_told_with_the_rule(rule: str, after: str, claim: str, meant: str) -> None:
    assert told(rule, after, claim) == (meant, TOLD)


CONSENT = "Data may be shared only with the patient's consent."


@pytest.mark.parametrize(
    ("rule", "after", "claim", "meant"),
    [
        (CONSENT, "Consent is not required in emergencies.", "Data are shared in emergencies.",
         "Data may be shared without the patient's consent in emergencies."),
        (CONSENT, "No consent is needed for research.", "Data may be shared for research.",
         "Data may be shared without the patient's consent for research."),
        (CONSENT, "No consent is needed for research.", "Data may be shared.", CONSENT),
        (CONSENT, "No stamp is needed for research.", "Data are shared for research.", CONSENT),
        ("Data may be shared with the patient's consent.", "Consent is not needed in emergencies.",
         "Data are shared in emergencies.", "Data may be shared with the patient's consent."),
    ],
)  # fmt: skip
def test_what_is_not_needed_is_told_with_the_rule(
    rule: str, after: str, claim: str, meant: str
) -> None:
    assert told(rule, after, claim) == (meant, after)


def test_a_rule_is_told_of_others_than_the_kind_that_is_allowed_something() -> None:
    after = "Guide dogs may use all rooms."
    rule, _ = told(DOGS, after, "Guide dogs may be brought into the hotel.")
    assert rule == "Dogs other than guide dogs may not be brought into the hotel."


@pytest.mark.parametrize(
    ("rule", "after", "claim"),
    [
        (DOGS, "Guide dogs are exempt.", "Dogs may be brought into the hotel."),
        (DOGS, "Guide dogs may use all rooms.", "Dogs may be brought into the hotel."),
        (DOGS, "Cats are kept outside.", "Cats may be brought into the hotel."),
        (DOGS, "Guide dogs may not enter either.", "Guide dogs may enter."),
        (DOGS, "The fee does not apply to guide dogs.", "Guide dogs may be brought in."),
        ("Dogs may not enter unless leashed.", "Guide dogs are exempt.", "Guide dogs may enter."),
        ("The hotel has 40 rooms.", "Guide dogs are exempt.", "Guide dogs have 40 rooms."),
        (DOGS, "Guide dogs are exempt from the tax.", "Guide dogs may be brought in."),
        ("Members must pay before noon.", "Pupils are exempt.", "Pupils must pay."),
        ("Dogs may enter only on a lead.", "Guide dogs are exempt.", "Guide dogs may enter."),
    ],
)
def test_other_sentences_stand_as_they_are(rule: str, after: str, claim: str) -> None:
    assert told(rule, after, claim) == (rule, after)
