"""Sentences of several places that are read together."""

from agent.domain.text import Passage
from agent.judge.passages.windows import Sentence, compose, sentences


def composed(claim: str, *texts: str) -> str:
    passages = [Passage(document_id=str(i), text=text) for i, text in enumerate(texts)]
    found: list[list[Sentence]] = sentences(passages)
    bearing = [s for passage in found for s in passage]
    return " ".join(w.premise for w in compose(claim, passages, bearing, []))


def test_places_that_each_have_a_part_are_read_together():
    premise = composed("The depot and the mill are closed.", "The depot shut.", "The mill shut.")
    assert premise == "The depot shut. The mill shut."


def test_a_title_lends_its_words_to_no_sentence_of_another_place():
    claim = "Five days of sick leave may be carried over."
    carried = "Five days may be carried over. They expire in March."
    premise = composed(claim, carried, "# Sick leave\n\nCall before nine.")
    assert "Five days" in premise
    assert "Sick leave" not in premise.split("Call")[0]
