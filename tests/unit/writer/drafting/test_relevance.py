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
