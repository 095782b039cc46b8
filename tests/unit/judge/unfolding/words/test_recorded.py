"""Deeds told as nouns are told as clauses."""

import pytest

from agent.judge.unfolding.words.recorded import told_as_a_clause


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (
            "The register records the poet's birth in Burgas in 1921.",
            "The poet was born in Varna.",
            "The register says that the poet was born in Burgas in 1921.",
        ),
        (
            "The certificate gives Bristol as the place of death of Elsa Thorn.",
            "Elsa Thorn died in Bath.",
            "The certificate says that Elsa Thorn died in Bristol.",
        ),
        (
            "Her passport gives Tallinn as her place of birth.",
            "She was born in Narva.",
            "Her passport says that she was born in Tallinn.",
        ),
        (
            "The log records the departure of the ship on 6 May.",
            "The ship left port on 4 May.",
            "The log says that the ship left on 6 May.",
        ),
        (
            "The log records the departure of the ship on 6 May.",
            "The ship departed on 6 May.",
            "The log says that the ship departed on 6 May.",
        ),
        (
            "The deed dates the completion of the bridge to 1889.",
            "The bridge was completed in 1887.",
            "The deed says that the bridge was completed in 1889.",
        ),
        (
            "The deed dates the completion of the bridge to 1889.",
            "The bridge was painted in 1887.",
            "",
        ),
        (
            "Sources report his day of birth to be in May.",
            "He was born in June.",
            "",
        ),
        (
            "Two lists recorded the sale of the mill in 1902.",
            "The mill was sold in 1903.",
            "Two lists said that the mill was sold in 1902.",
        ),
        (
            "The register records the poet's birth.",
            "The poet was born in Varna.",
            "",
        ),
    ],
)
def test_told(text: str, claim: str, meant: str) -> None:
    assert told_as_a_clause(text, claim) == (meant or text)
