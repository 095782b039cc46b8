import pytest

from agent.domain.text import Chunk, Span
from agent.writer.drafting.candidates import Limits, Scored
from agent.writer.drafting.following import bound, steps
from agent.writer.drafting.selection import choose
from agent.writer.drafting.statements import statements

LIMITS = Limits(floor=1.0)


def scored(text: str, best: int = 0) -> list[Scored]:
    chunk = Chunk(
        chunk_id="c",
        document_id="d",
        title="t",
        source="s",
        text=text,
        span=Span(start=0, end=len(text)),
    )
    return [
        Scored(statement=s, score=2.5 if i == best else 0.4, fit=1.0, answers=0.9 * (i == best))
        for i, s in enumerate(statements([chunk]))
    ]


STEPS = "To get one:\n\n1. Open the app.\n2. Pick a date under Visits.\n3. Fill in the form.\n"
FACTS = "In the bag:\n\n- A towel.\n- Closed shoes, pick any.\n- A bottle of water.\n"


@pytest.mark.parametrize(
    ("question", "text", "count"),
    [
        ("How do I book a visit?", STEPS, 3),
        ("What should I do to get a visit?", STEPS, 3),
        ("Under what is the date?", STEPS, 1),
        ("How do I pack the bag?", FACTS, 1),
        ("How do I book a visit?", "Open the app. Pick a date. Fill in the form.", 1),
    ],
)
def test_asked_how_all_steps_are_told(question: str, text: str, count: int) -> None:
    offered = scored(text, best=1)
    assert len(choose(offered, LIMITS, question)) == count
    assert len(steps(offered[1], offered, question, LIMITS)) == (count if count > 1 else 0)


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("Try again in the morning. Should it come back, call us.", 1),
        ("Enter your plate inside. Otherwise you get a charge notice.", 1),
        ("Ask the manager. If not, ring the office. In that case bring a pass.", 2),
        ("Ask the manager. Bring a pass. Otherwise you cannot enter.", 0),
        ("Ask the manager. If you are a guest, bring a pass.", 0),
        ("Ask the manager.\n\nOtherwise you cannot enter.", 0),
        ("**What is a new card?**\n\nFour pounds. If you have a crime number, it is free.", 1),
        ("What is a new card?\nFour pounds for one. For children it is two pounds.", 1),
        ("| A | B |\n|---|---|\n| x | 1 |\n\nOtherwise nothing.", 0),
    ],
)
def test_what_holds_otherwise_goes_with_the_answer(text: str, count: int) -> None:
    offered = scored(text)
    assert len(bound(offered[0], offered)) == count
    assert len(choose(offered, LIMITS, "What is it?")) == 1 + count
