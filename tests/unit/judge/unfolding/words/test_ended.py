"""What ran and was not renewed is over."""

import pytest

from agent.judge.unfolding.words.ended import told_as_over


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (
            "The trial ran from April to October and was not extended.",
            "The trial is no longer running.",
            "The trial is no longer running.",
        ),
        (
            "The trial ran from April to October and was not extended.",
            "The trial is still running.",
            "The trial is no longer running.",
        ),
        (
            "The trial ran from April to October and was not extended.",
            "The trial is over.",
            "The trial is over.",
        ),
        (
            "The rebate expired on 31 August and was not renewed. It was popular.",
            "The rebate is valid.",
            "The rebate is no longer valid. It was popular.",
        ),
        (
            "The scheme ran from May to August and has not been renewed.",
            "The scheme, which 3,100 customers used, is no longer in operation.",
            "The scheme is no longer in operation.",
        ),
        (
            "The night train was discontinued in 2016.",
            "The night train still runs.",
            "The night train no longer runs.",
        ),
        (
            "The night train was discontinued in 2016.",
            "The day train still runs.",
            "",
        ),
        (
            "The night train was discontinued in 2016 and resumed in 2020.",
            "The night train still runs.",
            "",
        ),
        (
            "The trial ran from April to October.",
            "The trial is still running.",
            "",
        ),
        (
            "The trial ran from April to October and was not extended.",
            "The trial ran from April to October.",
            "",
        ),
    ],
)
def test_told(text: str, claim: str, meant: str) -> None:
    assert told_as_over(text, claim) == (meant or text)
