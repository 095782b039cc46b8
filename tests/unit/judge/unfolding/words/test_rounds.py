"""What is done regularly is told by the claim's verb for it."""

import pytest

from agent.judge.clauses.reading import read
from agent.judge.unfolding.words.rounds import by_its_verb
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def told(text: str, claim: str) -> str:
    tree, mine = (read(a).tree for a in PARSER.parse([text, claim], entities=False))
    return by_its_verb(tree, range(len(tree.tokens)), mine) or text


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (
            "The manager has since introduced a weekly check of open orders.",
            "Open orders are checked every month.",
            "Open orders are checked weekly by the manager.",
        ),
        (
            "A monthly review of all access rights is carried out by the data officer.",
            "The data officer reviews all access rights weekly.",
            "The data officer reviews all access rights monthly.",
        ),
        (
            "Lifts undergo an annual inspection by the insurer.",
            "Lifts are inspected twice a year.",
            "Lifts are inspected annually by the insurer.",
        ),
        (
            "There is a daily check of the fridge by the night nurse.",
            "The night nurse checks the fridge hourly.",
            "The night nurse checks the fridge daily.",
        ),
    ],
)
def test_it_is_told_by_its_verb(text: str, claim: str, meant: str) -> None:
    assert told(text, claim) == f"{text} {meant}"


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("The auditor recommended a weekly check of open orders.", "Open orders are checked."),
        ("There is no weekly check of open orders.", "Open orders are checked."),
        ("A weekly check of open orders should be introduced.", "Open orders are checked."),
        ("The manager introduced a weekly check of open orders.", "Open orders are counted."),
        ("The manager introduced a weekly check.", "Open orders are checked."),
    ],
)
def test_what_may_not_be_done_is_left_as_it_stands(text: str, claim: str) -> None:
    assert told(text, claim) == text
