"""Items of lists with opposite heads are told in full."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.members.listed import told_apart
from tests.trees import PARSER


def told(text: str, claim: str = "Nothing is said.") -> list[str]:
    return [s.text for s in told_apart(sentences([Passage(text=text)])[0], claim, PARSER)]


@pytest.mark.parametrize(
    ("heads", "items"),
    [
        (("You need:", "You do not need:"), ("You need tea.", "You do not need old cups.")),
        (("Included are:", "Not included are:"),
         ("Tea is included.", "Old cups are not included.")),
        (("Allowed at home:", "Not allowed at home:"),
         ("Tea is allowed at home.", "Old cups are not allowed at home.")),
        (("The following are free:", "The following may not be sold:"),
         ("Tea is free.", "Old cups may not be sold.")),
        (("Wishes", "Exclusions"), ("Wishes: tea.", "Exclusions: old cups.")),
    ],
)  # fmt: skip
def test_items_under_opposite_heads(heads: tuple[str, str], items: tuple[str, str]) -> None:
    one, other = heads
    found = told(f"{one}\n- tea\n\n{other}\n- old cups\n")
    assert (found[1], found[3]) == items
    assert found[0] == f"{one.rstrip(':')}: tea."


@pytest.mark.parametrize("heads", [("You need:", "You pay:"), ("No tea:", "No cups:")])
def test_heads_alike_are_left_alone(heads: tuple[str, str]) -> None:
    found = told(f"{heads[0]}\n- tea\n\n{heads[1]}\n- old cups\n")
    assert found == [heads[0], "tea", heads[1], "old cups"]


def test_a_long_list_does_not_go_into_its_head() -> None:
    items = "".join(f"- a rather long name of cup {n}\n" for n in range(12))
    found = told(f"You need:\n{items}\nYou do not need:\n- tea")
    assert found[0] == "You need:"
    assert found[1] == "You need a rather long name of cup 0."


def test_a_head_is_quoted_with_its_items() -> None:
    text = "You need:\n- tea\n\nYou do not need:\n- old cups"
    first = told_apart(sentences([Passage(text=text)])[0], "", PARSER)[0]
    assert first.span.of(text) == "You need:\n- tea"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Allowed: tea, milk. Not allowed: cups, beer.",
         ["Tea and milk are allowed.", "Cups and beer are not allowed."]),
        ("Open today: museum, café and park. Closed today: library, pool.",
         ["Museum, café and park are open today.", "Library and pool are closed today."]),
        ("Kept: the names, for as long as you stay. Not kept: films, unless needed.",
         ["Kept: the names, for as long as you stay.", "Not kept: films, unless needed."]),
        ("Allowed: tea, milk. Also allowed: cups, beer.",
         ["Allowed: tea, milk.", "Also allowed: cups, beer."]),
    ],
)  # fmt: skip
def test_items_in_a_row(text: str, found: list[str]) -> None:
    assert told(text) == found


BRING = "Bring along:\n- tea\n- sun cream\n\nDo not bring:\n- old cups\n"


def test_for_an_item_of_one_list_the_opposite_one_is_not_told() -> None:
    found = told(BRING, "Sun cream must not be brought.")
    assert found[1:] == ["Bring along tea.", *["Bring along sun cream."] * 3]
    found = told(BRING, "Old cups may be brought.")
    assert set(found) == {"Do not bring old cups.", "Do not bring: old cups."}


@pytest.mark.parametrize(
    "claim",
    [
        "Sun cream may be brought, but old cups may not.",
        "Only sun cream may be brought.",
        "Hats may be brought.",
    ],
)
def test_a_claim_on_both_lists_or_none_needs_them_all(claim: str) -> None:
    assert told(BRING, claim) == told(BRING)


@pytest.mark.parametrize(
    ("head", "item", "meant"),
    [
        ("You may not:", "sell tea", "You may not sell tea."),
        ("The price does not include:", "tea", "The price does not include tea."),
        ("The following must not be sold:", "old cups", "Old cups must not be sold."),
        ("Do not use the cup:", "near water", "Do not use the cup near water."),
        ("We sell all goods except:", "tea", "We sell all goods except tea."),
        ("You may sell only:", "tea", "tea"),
        ("You may not:", "a" + " very" * 14 + " long item", "a" + " very" * 14 + " long item"),
        ("Not all agreed", "tea", "tea"),
    ],
)  # fmt: skip
def test_a_head_that_denies_alone(head: str, item: str, meant: str) -> None:
    found = told(f"{head}\n- {item}\n- cups\n")
    assert found[:2] == [head, meant]
