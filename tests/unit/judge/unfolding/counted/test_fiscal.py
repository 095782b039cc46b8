"""Parts of years that begin on a day."""

import pytest

from agent.judge.unfolding.counted.fiscal import of_its_part


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (
            "The fiscal year of Ardent Mills begins on 1 October.",
            "The first quarter of Ardent Mills' fiscal year ends on 31 December.",
            "The first quarter of Ardent Mills' fiscal year ends on 31 December.",
        ),
        (
            "The financial year of Hollin runs from 1 July.",
            "Hollin's financial year ends on 31 December.",
            "Hollin's financial year ends on 30 June.",
        ),
        (
            "The school's fiscal year ends on 31 March.",
            "The second half of the school's fiscal year starts on 1 May.",
            "The second half of the school's fiscal year starts on 1 October.",
        ),
        (
            "The tax year begins on 6 April.",
            "Q4 of the tax year begins on 1 January.",
            "Q4 of the tax year begins on 6 January.",
        ),
        (
            "The tax year begins on 6 April.",
            "The third half of the tax year begins on 1 January.",
            "",
        ),
        (
            "The tax year begins on 6 April.",
            "The club's tax year ends on 1 January.",
            "",
        ),
        (
            "The tax year formerly began on 6 April.",
            "The tax year ends on 1 January.",
            "",
        ),
        (
            "The tax year begins on 6 April.",
            "Reports are due on 6 May.",
            "",
        ),
    ],
)
def test_told(text: str, claim: str, meant: str) -> None:
    assert of_its_part(text, claim) == (meant or text)
