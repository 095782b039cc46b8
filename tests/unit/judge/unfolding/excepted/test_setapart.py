"""What is set apart in other words is told with *except*."""

import pytest

from agent.judge.unfolding.excepted.setapart import as_exception

SAID = (
    "It is said of guide dogs, water, fish, the clerk, porter, library, pharmacy, bikes, Mondays, "
    "cards and the chairman."
)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Dogs other than guide dogs are not admitted.",
         "No dogs except guide dogs are admitted."),
        ("Drinks besides water must not be sold.", "No drinks except water may be sold."),
        ("Pets other than fish cannot be kept.", "No pets except fish can be kept."),
        ("Members besides the clerk have no key.", "No members except the clerk have key."),
        ("Apart from the library, all buildings are closed.",
         "All buildings except the library are closed."),
        ("Save for the porter, nobody may enter.", "Nobody except the porter may enter."),
        ("With the exception of bikes, vehicles are not allowed.",
         "No vehicles except bikes are allowed."),
        ("Aside from Monday, we are open every day.", "We are open every day except Monday."),
        ("All shops bar the pharmacy close.", "All shops except the pharmacy close."),
        ("Payment by means other than card is not possible.", "Payment by card is possible"),
    ],
)  # fmt: skip
def test_told_with_except(text: str, meant: str) -> None:
    assert as_exception(text, SAID).rstrip(".") == meant.rstrip(".")


@pytest.mark.parametrize(
    "text",
    [
        "Besides the chairman, two members may sign.",
        "Apart from that, members are not insured.",
        "The dog other than mine is not fed.",
        "Payment in coins other than euros is not possible.",
        "Save all files.",
    ],
)
def test_left_as_it_stands(text: str) -> None:
    assert as_exception(text, SAID) == text


def test_a_claim_on_others_is_held_against_the_sentence_as_it_stands() -> None:
    text = "Apart from the library, all buildings are closed."
    assert as_exception(text, "The museum is closed.") == text
