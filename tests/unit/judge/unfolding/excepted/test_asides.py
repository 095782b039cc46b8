"""Who is set aside is told on its own."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (
            "The dietitian, not the kitchen, changes an order.",
            "The kitchen never changes an order.",
            "The kitchen does not change an order.",
        ),
        (
            "The dietitian, not the kitchen, changes an order.",
            "The dietitian does not change an order.",
            "The dietitian changes an order.",
        ),
        (
            "The members, not the board, elect the auditor.",
            "The board does not elect the auditor.",
            "The board does not elect the auditor.",
        ),
        (
            "The landlord, rather than the tenants, is liable for the boiler.",
            "Tenants are liable for the boiler.",
            "The tenants are not liable for the boiler.",
        ),
        (
            "Hoists stay on loan; the nurse who signed, not the patient, has to return them.",
            "The patient does not have to return them.",
            "Hoists stay on loan. The patient does not have to return them.",
        ),
        (
            "Not the driver but the depot reports a defect to the maker.",
            "The driver reports a defect to the maker.",
            "The driver does not report a defect to the maker.",
        ),
        (
            "Several sailors, though not the captain, saw the light.",
            "The captain saw the light.",
            "The captain did not see the light.",
        ),
        (
            "Some of the tenants, though not all, signed the petition.",
            "Some of the tenants signed the petition.",
            "Some of the tenants signed the petition.",
        ),
        (
            "Most of the nests, but not all, hatched in May.",
            "Not all of the nests hatched in May.",
            "Not all of the nests hatched in May.",
        ),
    ],
)
def test_who_is_set_aside(text: str, claim: str, meant: str) -> None:
    assert told(text, claim) == meant


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("The nurse, not the doctor, never signs.", "The doctor signs."),
        ("The fee is due on Friday, not on Monday, as agreed.", "The fee is due on Monday."),
        ("Some of the nests, though not all, hatched.", "All of the nests hatched."),
        ("The nurse, not the doctor, signs the form.", "The nurse signs, not the doctor."),
        ("The shop, not far from the mill, sells bread.", "The mill sells bread."),
    ],
)
def test_other_sentences_stay_as_they_stand(text: str, claim: str) -> None:
    assert told(text, claim) == text
