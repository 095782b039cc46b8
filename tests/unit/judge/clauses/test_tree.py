"""What a tree tells of its text: its words, and the words between two of its tokens."""

from tests.trees import tree

TEXT = "Bus No. 12 Stops here, and there is no bus after TEN."


def place(word: str) -> int:
    return [t.text for t in tree(TEXT).tokens].index(word)


def test_words_are_in_lower_case_and_the_number_of_a_name_denies_nothing():
    found = tree(TEXT).words
    assert {"bus", "stops", "ten", "number", "no"} <= found
    assert not {"Bus", "Stops", "TEN", "No"} & found
    assert "no" not in tree("Bus No. 12 stops here.").words


def test_a_quote_runs_from_the_first_token_to_the_last_as_the_text_has_it():
    stops, here = place("Stops"), place("here")
    after = place("after")
    assert tree(TEXT).quote(range(stops, here + 1)) == "Stops here"
    assert tree(TEXT).quote([stops, after]) == "Stops here, and there is no bus after"
    assert tree(TEXT).quote([here]) == "here"
