"""Names are told in the spelling of a claim."""

import pytest

from agent.judge.unfolding.words.spellings import in_its_spelling


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        ("Jürgen Müller came.", "Juergen Mueller came.", "Juergen Mueller came."),
        ("Soeren Kjaer came.", "Søren Kjær came.", "Søren Kjær came."),
        ("Eva Strauß came.", "Eva Strauss came.", "Eva Strauss came."),
        ("Eva Strauß came.", "Eva Strass came.", "Eva Strauß came."),
        ("Jürgen Müller came.", "Jurgen Miller came.", "Jürgen Müller came."),
        ("The poem is öde.", "The poem is Oede.", "The poem is öde."),
    ],
)
def test_as_the_claim_spells_them(text: str, claim: str, meant: str) -> None:
    assert in_its_spelling(text, claim) == meant
