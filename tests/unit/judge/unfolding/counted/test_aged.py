"""Ages are counted from years."""

import pytest

from agent.judge.unfolding.counted.aged import at_its_age


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (
            "Peter Lang was born in 1942 and retired in 2004.",
            "Peter Lang retired in his sixties.",
            "Peter Lang retired in his sixties.",
        ),
        (
            "Peter Lang was born in 1942 and retired in 2004.",
            "Peter Lang retired in his fifties.",
            "It is not the case that Peter Lang retired in his fifties.",
        ),
        (
            "Peter Lang was born in 1942 and retired in 2004.",
            "Peter Lang was over 70 when he retired.",
            "It is not the case that Peter Lang was over 70 when he retired.",
        ),
        (
            "Peter Lang was born in 1942 and retired in 2004.",
            "Peter Lang retired before he turned seventy.",
            "Peter Lang retired before he turned seventy.",
        ),
        (
            "Peter Lang was born in 1942 and retired in 2002.",
            "Peter Lang retired in his sixties.",
            "",
        ),
        (
            "Peter Lang was born in 1942 and retired in 2004.",
            "Peter Lang retired in his early sixties.",
            "",
        ),
        (
            "Peter Lang was born in 1942 and retired in 2004.",
            "Peter Lang was over ripe when he retired.",
            "",
        ),
        (
            "Ana, born in 1958, joined the firm in 1983 and became director in 1999.",
            "Ana was in her thirties when she joined the firm.",
            "It is not the case that Ana was in her thirties when she joined the firm.",
        ),
        (
            "Sarah Quint, born in 1971, published a novel at the age of 28.",
            "Sarah Quint was in her twenties when she published a novel.",
            "Sarah Quint was in her twenties when she published a novel.",
        ),
        (
            "Sarah Quint, born in 1971, published a novel at the age of 28.",
            "Sarah Quint published a novel around 1999.",
            "Sarah Quint published a novel around 1999.",
        ),
        (
            "Sarah Quint, born in 1971, published a novel at the age of 28.",
            "Sarah Quint published a novel in 1990.",
            "It is not the case that Sarah Quint published a novel in 1990.",
        ),
        (
            "Sarah Quint, born in 1971, published a novel at the age of 28.",
            "Sarah Quint was born in 1990.",
            "",
        ),
        (
            "Loss was twice as likely in couples with men aged 50 or older.",
            "Two-thirds of new fathers are now over 30.",
            "",
        ),
        (
            "The disease is more common in children of fathers aged 50.",
            "Two-thirds of new fathers are now over 30.",
            "",
        ),
        (
            "Peter Lang was born in 1942 and retired in 2004.",
            "Peter Lang did not retire in his fifties.",
            "",
        ),
    ],
)
def test_told(text: str, claim: str, meant: str) -> None:
    assert at_its_age(text, claim) == (meant or text)
