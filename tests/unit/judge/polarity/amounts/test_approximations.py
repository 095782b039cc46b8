"""Almost all is not all, and virtually no is not none."""

import pytest

from agent.judge.clauses.reading import read
from agent.judge.polarity.amounts.approximations import approximated
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def found(claim: str, premise: str) -> str:
    mine, theirs = PARSER.parse([claim, premise], entities=False)
    return approximated(read(mine).tree, read(theirs).tree)


@pytest.mark.parametrize(
    ("claim", "premise", "word"),
    [
        ("No errors were found.", "Virtually no errors were found.", "Virtually no errors"),
        ("Every flight was late.", "Not quite every flight was late.", "Not quite every flight"),
        ("The entire budget is spent.", "Almost the entire budget is spent.", "Almost the entire"),
        ("Everyone passed.", "Practically everyone passed.", "Practically everyone"),
        ("Nobody attended.", "Hardly anybody attended.", "Hardly anybody"),
        ("None of the trains ran.", "Almost none of the trains ran.", "Almost none of the trains"),
        ("It never hurts.", "It almost never hurts.", "almost never"),
        ("All trains were late.", "Just about all of the trains were late.", "Just about all"),
        ("All patients recovered in a week.", "Nearly all patients recovered.", "Nearly all"),
    ],
)
def test_nearly_all_is_not_all(claim, premise, word):
    assert word in found(claim, premise)


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("Almost all patients recovered.", "Almost all patients recovered."),
        ("Nearly every shop closed.", "Almost every shop closed."),
        ("Most patients recovered.", "Almost all patients recovered."),
        ("Not all patients recovered.", "Almost all patients recovered."),
        ("All patients recovered.", "All patients recovered."),
        ("All members were paid.", "Almost all guests came, and all members were paid."),
        ("All members were paid.", "All members were paid. Almost all guests came."),
        ("The shop is no longer open.", "Almost no shop is open any longer."),
        ("Patients recovered.", "Hardly any patients recovered."),
        ("All patients recovered.", "Almost all nurses were paid."),
        ("No patient died.", "Almost all patients recovered. No patient died."),
    ],
)
def test_what_is_said_of_all_or_not_of_all_stands(claim, premise):
    assert not found(claim, premise)
