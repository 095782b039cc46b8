"""What only counts as done."""

import pytest

from agent.judge.polarity.modality.deemed import deemed
from tests.trees import tree

LETTER = "A letter counts as delivered on the third day after posting."
CLAIM = "A claim is considered settled once the payment has been received."


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (LETTER, "A letter is delivered on the third day after posting."),
        ("An email is deemed served the next day.", "An email is served the next day."),
        (CLAIM, "A claim is settled once the payment has been received."),
        ("A pupil who leaves early is treated as absent.", "A pupil who leaves early is absent."),
        ("Absent members are considered to have consented.", "Absent members have consented."),
    ],
)
def test_only_deemed(premise: str, claim: str) -> None:
    assert deemed(tree(claim), tree(premise))


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (LETTER, "A letter is deemed delivered on the third day after posting."),
        ("The drug is considered safe.", "The drug is safe."),
        ("Sunday counts as a working day.", "Sunday is a working day."),
        (f"{LETTER} It is delivered by hand.", "A letter is delivered."),
        ("The tax is considered as it is paid.", "The tax is paid."),
    ],
)
def test_not_only_deemed(premise: str, claim: str) -> None:
    assert not deemed(tree(claim), tree(premise))
