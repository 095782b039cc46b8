"""A text told sentence by sentence."""

from agent.judge.unfolding.telling import Told
from agent.models.parser import SpacyParser

CUT = "Crude fell to $75.98 on Wednesday.The dollar fell by 1%.  Gold rose."


def by_sentence(text: str, told: dict[str, str]) -> str:
    sentence = Told(text, "", (text,), 0, "", SpacyParser())
    return sentence.by_sentence(lambda tree, words: told.get(tree.quote(words)))


def test_a_text_of_which_no_sentence_is_told_stands_to_the_letter() -> None:
    assert by_sentence(CUT, {}) == CUT


def test_the_sentences_beside_one_that_is_told_stand_as_they_are() -> None:
    assert by_sentence("Crude fell. Gold rose.", {"Gold rose.": "It rose."}) == (
        "Crude fell. It rose."
    )
