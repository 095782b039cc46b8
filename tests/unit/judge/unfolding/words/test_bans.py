"""Bans are told in the words of a claim."""

import pytest

from agent.judge.unfolding.words.bans import in_its_words


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        ("Guests may not smoke.", "Guests must not smoke.", "Guests must not smoke."),
        ("Guests must not smoke.", "Guests may not smoke.", "Guests may not smoke."),
        ("The key may not be copied.", "It mustn't be copied.", "The key must not be copied."),
        ("It may not be clear.", "It must not be clear.", "It may not be clear."),
        ("You may not always hear it.", "You must not hear it.", "You may not always hear it."),
        ("Guests may not smoke.", "Guests may smoke.", "Guests may not smoke."),
        ("Guests may not smoke.", "Guests must not eat but may not smoke.",
         "Guests may not smoke."),
    ],
)  # fmt: skip
def test_as_the_claim_tells_it(text: str, claim: str, meant: str) -> None:
    assert in_its_words(text, claim) == meant
