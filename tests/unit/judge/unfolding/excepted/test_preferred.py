"""What is not to be used, and what is in its place, told together for a claim on both."""

import pytest

from agent.judge.unfolding.excepted.preferred import told
from agent.judge.unfolding.excepted.unapplied import TOLD

BAN = "Patients taking warfarin should not take ibuprofen."
AFTER = "Paracetamol is the preferred painkiller for them."
OIL = "Owners must not use mineral oil."
INSTEAD = "They should use silicone instead."


@pytest.mark.parametrize(
    ("texts", "claim"),
    [
        ((BAN, AFTER), "Someone on warfarin should take paracetamol rather than ibuprofen."),
        ((BAN, AFTER), "Patients on warfarin should be given paracetamol, not ibuprofen."),
        ((BAN, AFTER), "Instead of ibuprofen, patients on warfarin should take paracetamol."),
        (
            (BAN, "For them, paracetamol is the recommended painkiller."),
            "Patients on warfarin should take paracetamol rather than ibuprofen.",
        ),
        ((OIL, INSTEAD), "Owners should use silicone instead of mineral oil."),
        ((OIL, "Silicone should be used instead."), "Owners should use silicone, not mineral oil."),
    ],
)
def test_both_make_a_claim_true(texts: tuple[str, str], claim: str) -> None:
    assert told(*texts, claim) == (claim, TOLD)


def test_the_two_the_other_way_round_make_it_untrue() -> None:
    claim = "Patients on warfarin should take ibuprofen rather than paracetamol."
    assert told(BAN, AFTER, claim)[0] == f"It is untrue that p{claim[1:]}"


@pytest.mark.parametrize(
    ("texts", "claim"),
    [
        ((BAN, AFTER), "Someone on aspirin should take paracetamol rather than ibuprofen."),
        ((BAN, AFTER), "Someone on warfarin should take codeine rather than ibuprofen."),
        ((BAN, AFTER), "Someone on warfarin must take paracetamol rather than ibuprofen."),
        ((BAN, "Paracetamol is sold without prescription."), "Patients on warfarin should take "
         "paracetamol rather than ibuprofen."),
        ((OIL, "They can use silicone instead."), "Owners should use silicone, not mineral oil."),
        (("Owners must not use mineral oil unless told so.", INSTEAD), "Owners should use silicone "
         "instead of mineral oil."),
    ],
)  # fmt: skip
def test_nothing_is_told_of_others(texts: tuple[str, str], claim: str) -> None:
    assert told(*texts, claim) == texts
