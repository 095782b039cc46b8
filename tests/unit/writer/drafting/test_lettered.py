"""What is said of Tent B answers nothing on Tent A, where something is said of Tent A."""

import pytest

from agent.domain.text import Chunk, Span
from agent.writer.drafting.candidates import Scored
from agent.writer.drafting.lettered import of_the_named
from agent.writer.drafting.statements import statements

PLANS = "Plan A costs 10 euros a month. Plan B costs 20 euros a month. The first month is free."
TENTS = "The Skarn 2 weighs 2.4 kg. The Skarn 3 weighs 3.1 kg. The pegs weigh 300 g."
ROOMS = "| Room | Seats |\n| --- | --- |\n| Room C | 40 |\n| Room D | 20 |\n"
VITAMINS = "The dose of vitamin D is 800 units. The dose of vitamin C is 100 mg."
SECTIONS = (
    "# Hall A\n\nThe fee is 90 euros.\n\n# Hall B\n\nThe fee is 60 euros. Hall C is closed.\n"
)
ALL = "Plan A costs 10 euros. Unlike plan B, all plans may be ended monthly."
PHASES = "Phase 1 lasts two weeks. Phase 2 lasts a month."


def left(text: str, question: str) -> str:
    span = Span(start=0, end=len(text))
    chunk = Chunk(chunk_id="c", document_id="d", title="t", source="s", text=text, span=span)
    ranked = [Scored(statement=s, score=1, fit=1) for s in statements([chunk])]
    return " ".join(s.statement.text for s in of_the_named(question, ranked))


@pytest.mark.parametrize(
    ("text", "question", "told", "gone"),
    [
        (PLANS, "How much is Plan B?", ["20 euros", "free"], ["10 euros"]),
        (PLANS, "What does plan A cost?", ["10 euros", "free"], ["20 euros"]),
        (TENTS, "What does the Skarn 3 weigh?", ["3.1 kg", "300 g"], ["2.4 kg"]),
        (ROOMS, "How many seats has Room D?", ["20"], ["40"]),
        (VITAMINS, "What is the dose of vitamin C?", ["100 mg"], ["800 units"]),
        (PHASES, "How long is Phase 1?", ["two weeks"], ["a month"]),
        (SECTIONS, "What is the fee of Hall A?", ["90 euros"], ["60 euros"]),
    ],
)
def test_another_of_its_kind_is_left_out(
    text: str, question: str, told: list[str], gone: list[str]
) -> None:
    found = left(text, question)
    assert all(part in found for part in told)
    assert not any(part in found for part in gone)


@pytest.mark.parametrize(
    ("text", "question", "told"),
    [
        (PLANS, "Is Plan B dearer than Plan A?", ["10 euros", "20 euros"]),
        (PLANS, "How do Plan A and Plan B differ?", ["10 euros", "20 euros"]),
        (PLANS, "What does a plan cost?", ["10 euros", "20 euros"]),
        (PLANS, "What does Plan E cost?", ["10 euros", "20 euros"]),
        (PLANS, "When should I choose the first?", ["10 euros", "20 euros"]),
        (PHASES, "What comes after Phase 1?", ["two weeks", "a month"]),
        (ALL, "Can plan A be ended monthly?", ["10 euros", "all plans"]),
        (SECTIONS, "Is Hall B open?", ["60 euros"]),
        (TENTS, "What do the pegs weigh?", ["2.4 kg", "3.1 kg", "300 g"]),
    ],
)
def test_what_may_be_asked_about_stays(text: str, question: str, told: list[str]) -> None:
    assert all(part in left(text, question) for part in told)
