"""A value until a day and another from a day on, told as it holds at the time of a claim."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.graded.changes import at_its_time
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

FEE = "The fee is EUR 20, from 1 July EUR 25."
CHAIR = "The chair is Dr Mann, from 1 May 2026 Dr Weiss."
POOL = "From 1 May the pool opens at 7:00. Until then it opens at 9:00."


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (FEE, "In August the fee is EUR 20.", "The fee is EUR 25 in August."),
        (FEE, "In May the fee was EUR 20.", "The fee was EUR 20 in May."),
        (FEE, "The fee is EUR 20 until the end of June.", "EUR 20 until the end of June."),
        (
            "Entry is €8 until 31 March and €9 from 1 April.",
            "So in March.",
            "Entry is €8 in March.",
        ),
        ("Entry is €8 before 1 April, €9 thereafter.", "So in June.", "Entry is €9 in June."),
        ("The fee was €4 until 30 June. Since 1 July it has been €5.", "So in May.", "€4 in May."),
        ("The fee is €20 and from 1 July 2025 €25.", "From August 2025 on.", "€25 from August"),
        ("The fee is €20 and from 1 July 2025 €25.", "So in 2026.", "€25 in 2026."),
        ("The wage is £12, rising to £13 on 1 April 2026.", "So in May 2026.", "£13 in May 2026."),
        ("The rent rises from £600 to £650 on 1 July.", "So in May.", "The rent is £600 in May."),
        ("As of 2026, the rent rises from £600 to £650.", "So in 2026.", "rent is £650 in 2026."),
        ("As of 2026, the rent rises from £600 to £650.", "So in 2025.", "rent is £600 in 2025."),
        ("The fee is €14 (until 2025: €12).", "So in 2026.", "The fee is €14 in 2026."),
        ("The fee is €14 (until 2025: €12).", "So in 2025.", "The fee is €12 in 2025."),
        ("The fee is £3, from May £4 and from June £5.", "So in May.", "£4 in May."),
        ("The limit is 50 km/h, 30 km/h from 15 May.", "So in June.", "30 km/h in June."),
        ("The quota is 9 tons. From 1 May the quota is 7 tons.", "So in June.", "7 tons in June."),
        ("The bus runs every 20 minutes until May, every 10 from June.", "So in July.", "every 10"),
        (POOL, "So in June.", "The pool opens at 7:00 in June."),
        (POOL, "So in April.", "The pool opens at 9:00 in April."),
        (CHAIR, "So in June 2026.", "The chair is Dr Weiss in June 2026."),
        (CHAIR, "So in April 2026.", "The chair is Dr Mann in April 2026."),
        (
            "It was led by Ana Li until 2023 and by Tom Frey from 2024.",
            "So in 2025.",
            "by Tom Frey",
        ),
    ],
)
def test_a_value_is_told_as_it_holds_at_the_time_of_the_claim(
    text: str, claim: str, meant: str
) -> None:
    assert meant in at_its_time(text, claim)


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (FEE, "The fee is EUR 20."),
        ("The code is Blue until 31 March and 12 from 1 April.", "In June the code is 12."),
        (FEE, "In 2026 the fee is EUR 20."),
        (FEE, "The fee rises to EUR 25 on 1 July."),
        (FEE, "Until July the fee is EUR 20."),
        ("The fee is €20, from 1 November €25.", "In February the fee is €20."),
        ("The fee is €20, from 1 July 2025 €25.", "In March the fee is €20."),
        ("The fee is €20, from 1 July 2025 €25.", "In 2025 the fee is €20."),
        ("The firm hired 12 people until May and 5 from June.", "It hired 12 in March."),
        ("It shows 40 paintings until 3 May and 20 prints from 9 May.", "It shows 40 in June."),
        ("The fee is €20, the deposit €30 from 1 July.", "The fee is €30 in August."),
        ("The fee is €20 for adults and €10 for children, from 1 July €25.", "€25 in August."),
        ("The fee is €20. The shop opens at 9:00 from 1 July.", "The fee is €9 in August."),
        ("The fee is never €20, from 1 July €25.", "The fee is €20 in May."),
        ("The fee is €20 until 30 June and €25 from 1 June.", "The fee is €20 in June."),
        ("Ana Li wrote to Dr Mann, from 1 May Dr Weiss.", "Ana Li wrote to Dr Weiss in June."),
    ],
)
def test_what_is_unclear_stands_as_it_is(text: str, claim: str) -> None:
    assert at_its_time(text, claim) == text


def test_two_sentences_tell_it_together() -> None:
    split = sentences([Passage(document_id="a", text=POOL)])
    told = unfolded("The pool opens at 7:00 in June.", split, SpacyParser())[0]
    assert [s.text for s in told] == ["The pool opens at 7:00 in June."] * 2
    assert {(s.span.start, s.span.end) for s in told} == {(0, len(POOL))}
