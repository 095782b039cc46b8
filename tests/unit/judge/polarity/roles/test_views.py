"""Who takes issue with a view does not hold it."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.roles.views import compare_views
from tests.trees import tree

DAM = "Dr Sato takes issue with the long-held view that the dam caused the flood."
TRAMS = "Kern opposed the notion that trams are outdated and argued that trams are needed."


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("Sato argues that the dam caused the flood.", DAM),
        ("According to Dr Sato, the dam caused the flood.", DAM),
        ("In Dr Sato's view, the dam caused the flood.", DAM),
        ("Sato holds the view that the dam caused the flood.", DAM),
        ("The dam caused the flood, Sato says.", DAM),
        ("Kern believes that trams are outdated.", TRAMS),
        (
            "The report says the bank misled us.",
            "The report rejects the claim that the bank misled us.",
        ),
        (
            "Nils Hagen says the bank lied.",
            "A book by Nils Hagen disputes the idea that the bank lied.",
        ),
        ("Ito argued that a comet fell.", "Ito argued against the theory that a comet fell."),
        (
            "Dr Weiss thinks tea cures colds.",
            "The idea that tea cures colds is disputed by Dr Weiss.",
        ),
        (
            "Hart said the meter broke.",
            "Hart contests the claim made by Moss that the meter broke.",
        ),
    ],
)
def test_who_disputes_a_view_does_not_hold_it(claim: str, premise: str) -> None:
    assert compare_views(tree(claim), tree(premise))[0] is Outcome.CONFLICT


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("Lund disputes that trams pay.", "Lund argues that trams pay; Falk holds they cost."),
        ("Dr Falk rejects the idea that trams pay.", "Dr Falk says that trams pay."),
        ("Lund denies that trams pay.", "Trams are new. According to Lund, trams pay."),
    ],
)
def test_who_holds_it_does_not_dispute_it(claim: str, premise: str) -> None:
    assert compare_views(tree(claim), tree(premise))[0] is Outcome.CONFLICT


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("Lund says trams pay.", "Lund questions the assumption that trams pay."),
        ("Lund says trams pay.", "Lund replied to critics who say that trams pay."),
        ("Lund says trams pay.", "Lund's book is a reply to those who hold that trams pay."),
        ("Lund says trams pay.", "She takes issue with the view that trams pay."),
    ],
)
def test_who_only_questions_it_is_not_said_to_hold_it(claim: str, premise: str) -> None:
    assert compare_views(tree(claim), tree(premise))[0] is Outcome.MISSING


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("Sato disputes the view that the dam caused the flood.", DAM),
        ("Falk disputes that trams pay.", "Lund argues that trams pay; Falk holds they cost."),
        ("Lund disputes that trams pay.", "Lund argues that trams do not pay."),
        ("Lund disputes that trams are old.", "Lund argues that trams pay."),
        ("Sato does not believe that the dam caused the flood.", DAM),
        ("Sato argues that the dam did not cause the flood.", DAM),
        ("Sato argues that rain caused the damage.", DAM),
        ("Kern argued that trams are needed.", TRAMS),
        ("Petrov says trams pay.", "Unlike Petrov, Lund challenges the view that trams pay."),
        (
            "Moss says the meter broke.",
            "Hart contests the claim made by Moss that the meter broke.",
        ),
        ("Critics say that trams pay.", "Lund replied to critics who say that trams pay."),
        ("Lund says trams pay.", "Lund shares the view that trams pay."),
        ("Lund says trams pay.", "Lund does not dispute the view that trams pay."),
        (
            "Lund said that trams pay.",
            "In 1990 Lund still said that trams pay. Lund now rejects the view that trams pay.",
        ),
    ],
)
def test_other_views_and_other_people(claim: str, premise: str) -> None:
    assert compare_views(tree(claim), tree(premise))[0] is Outcome.NONE
