"""Signals of how well a statement answers, from given similarities."""

import numpy as np
import pytest

from agent.domain.text import Chunk, Span
from agent.writer.drafting.relevance import combined
from agent.writer.drafting.statements import statements

QUESTION = "How many days can I stay away in a row?"


@pytest.mark.parametrize(
    ("cosine", "text", "fits"),
    [
        (0.7, "The longest absence is 20 days.", True),
        (0.3, "A review covers 120 days.", False),
        (0.3, "You can stay away for 20 days in a row.", True),
    ],
)
def test_a_figure_alone_is_no_answer(cosine: float, text: str, fits: bool) -> None:
    span = Span(start=0, end=len(text))
    chunk = Chunk(chunk_id="a", document_id="d", title="t", source="s", text=text, span=span)
    (found,) = combined(QUESTION, statements([chunk]), np.full((1, 3), cosine, dtype=np.float32))
    assert (found.fit >= 0.5) is fits


@pytest.mark.parametrize(
    ("heading", "fits"), [("1.8.0 – 2023-04-02", True), ("2023", True), ("Changes", False)]
)
def test_a_heading_may_hold_the_time_asked_for(heading: str, fits: bool) -> None:
    text = f"# Log\n\n## {heading}\n\n- Maps can be printed.\n"
    span = Span(start=0, end=len(text))
    chunk = Chunk(chunk_id="a", document_id="d", title="t", source="s", text=text, span=span)
    cosines = np.full((1, 3), 0.6, dtype=np.float32)
    (found,) = combined("When were printed maps added?", statements([chunk]), cosines)
    assert (found.fit >= 0.5) is fits


def fit_of(question: str, text: str, place: int = 0) -> float:
    span = Span(start=0, end=len(text))
    chunk = Chunk(chunk_id="a", document_id="d", title="t", source="s", text=text, span=span)
    found = statements([chunk])
    cosines = np.full((len(found), 3), 0.3, dtype=np.float32)
    return combined(question, found, cosines)[place].fit


@pytest.mark.parametrize(
    ("question", "fits"),
    [
        ("Who is the contractor for the windows?", True),
        ("Who owns the runbook action?", True),
        ("Where is the shelf of the windows?", True),
        ("How long does the delivery of the windows take?", True),
        ("How much are the windows?", False),
        ("Who paints the windows?", False),
    ],
)
def test_a_row_has_what_a_question_names_the_column_of(question: str, *, fits: bool) -> None:
    head = "| Work | Contractor | Owner | Shelf | Delivery |\n|---|---|---|---|---|\n"
    row = "| Windows | Brightpane | Payments | B4 | on request |"
    assert (fit_of(question, head + row) >= 0.5) is fits


@pytest.mark.parametrize(
    ("question", "sentence", "fits"),
    [
        ("How much is the voucher worth?", "They also got a voucher of €10 from the desk.", True),
        ("What does a locker cost?", "There is a fee of £15 for each claim form.", False),
        (
            "How long is the guarantee valid?",
            "For the guarantee we give all roofs ten years.",
            True,
        ),
        ("How long is the guarantee on boats valid?", "The guarantee is ten years.", False),
    ],
)
def test_a_figure_beside_all_that_is_asked_about_answers(
    question: str, sentence: str, *, fits: bool
) -> None:
    assert (fit_of(question, sentence) >= 0.5) is fits
