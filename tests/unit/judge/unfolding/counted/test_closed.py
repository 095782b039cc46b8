"""What reopened after a time closed before it."""

import pytest

from agent.judge.unfolding.counted.closed import told_as_closed


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (
            "The lido reopened in 2018 after a closure of six years. It has a new roof.",
            "The lido closed in 2018.",
            "The lido closed in 2012.",
        ),
        (
            "The lido reopened in 2018 after a six-year closure.",
            "The lido closed in 2012.",
            "The lido closed in 2012.",
        ),
        (
            "Line 4 reopened in May 2021 after being shut for two years.",
            "Line 4 was closed in May 2018.",
            "Line 4 was closed in May 2019.",
        ),
        (
            "Line 4 reopened in May 2021 after being shut for two years.",
            "Line 4 was open in 2020.",
            "Line 4 was closed in 2020.",
        ),
        (
            "After a two-year closure the cable car reopened in July 2022.",
            "The cable car was closed in 2021.",
            "The cable car was closed in 2021.",
        ),
        (
            "The lido reopened in 2018 after a closure of six years.",
            "The lido was closed from 2010 to 2018.",
            "The lido was closed from 2012 to 2018.",
        ),
        (
            "The lido reopened in 2018 after it had been closed for six years.",
            "The lido was closed in 2015.",
            "The lido was closed in 2015.",
        ),
        (
            "The lido reopened in 2018 after a closure of about six years.",
            "The lido closed in 2012.",
            "",
        ),
        (
            "The lido reopened in 2018 after a closure of six weeks.",
            "The lido closed in 2012.",
            "",
        ),
        (
            "The lido reopened in 2018 after a closure of six years.",
            "The lido reopened in 2018.",
            "",
        ),
    ],
)
def test_told(text: str, claim: str, meant: str) -> None:
    assert told_as_closed(text, claim) == (meant or text)
