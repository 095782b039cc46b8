import pytest

from agent.judge.unfolding.words.consents import in_its_words

CAT = "Residents can keep a cat with the warden's permission."
LUNCH = "Pupils may leave at lunch only with written permission from a parent."


@pytest.mark.parametrize(
    ("text", "claim", "told"),
    [
        (
            CAT,
            "Residents must get permission to keep a cat.",
            "Residents need the warden's permission to keep a cat.",
        ),
        (
            LUNCH,
            "Pupils may not leave at lunch without permission.",
            "Pupils may not leave at lunch without written permission from a parent.",
        ),
        (CAT, "Residents need permission to own a cat.", CAT),
        (CAT, "Residents may keep a cat.", CAT),
        (
            "Residents may not keep a cat with the warden's permission.",
            "Residents need permission to keep a cat.",
            "Residents may not keep a cat with the warden's permission.",
        ),
    ],
)
def test_what_takes_leave_is_told_as_needing_it(text: str, claim: str, told: str) -> None:
    assert in_its_words(text, claim) == told
