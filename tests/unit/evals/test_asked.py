"""Which statements answer the questions that the reader of questions learns from."""

import pytest

pytest.importorskip("torch", reason="training needs the extra hf")

from agent.domain.text import Chunk, Span
from agent.writer.drafting.statements import Statement, statements
from evals.training.data import NOT_SUPPORT, SUPPORT
from evals.training.questions import Asked, examples, is_of

TEXT = """## Fees

A missed visit costs £15. It is **credited** within [ten days](days.md).

- Second visit on the same job: £40

| Key | Evening | Night |
|---|---|---|
| Front door | £68 | £95 |
| Garage | £38 | £64 |
"""


def offered() -> list[Statement]:
    span = Span(start=0, end=len(TEXT))
    chunk = Chunk(
        chunk_id="c", document_id="d", title="Guide", source="fees.md", text=TEXT, span=span
    )
    return statements([chunk])


@pytest.mark.parametrize(
    ("quote", "said"),
    [
        ("A missed visit costs £15.", "A missed visit costs £15."),
        ("It is **credited** within [ten days](days.md).", "It is credited within ten days."),
        ("- Second visit on the same job: £40", "Second visit on the same job: £40."),
        ("| Garage | £38 | £64 |", "Key: Garage; Evening: £38; Night: £64."),
        ("<td>Garage</td><td>£38</td><td>£64</td>", "Key: Garage; Evening: £38; Night: £64."),
    ],
)
def test_a_quote_is_found_among_the_statements(quote: str, said: str) -> None:
    assert [s.text for s in offered() if is_of(s, quote)] == [said]


def test_a_quote_of_two_sentences_has_both() -> None:
    quote = "A missed visit costs £15. It is credited within ten days."
    assert sum(is_of(s, quote) for s in offered()) == 2


def test_what_answers_what_seems_to_and_some_others_are_learnt() -> None:
    listed = offered()
    asked = Asked("what if nobody comes twice?", listed, right={2}, near={0})
    found = examples([asked], seed=1)
    targets = {e.premise: e.target for e in found}
    assert targets[listed[2].in_place] == SUPPORT
    assert targets[listed[0].in_place] == NOT_SUPPORT
    assert list(targets.values()).count(SUPPORT) == 1
    assert {e.hypothesis for e in found} == {asked.question}
