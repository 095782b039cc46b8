"""Orders on a condition, told as a claim tells them."""

import pytest

from agent.judge.unfolding.words.orders import in_its_form

VALVE = "Only open the valve after the pump stopped."
LIFT = "Only use the lift if the lamp is green."
TANK = "Do not refill the tank until the engine has cooled."
MASK = "Never enter the room without a mask."


@pytest.mark.parametrize(
    ("text", "claim", "told"),
    [
        (VALVE, "Do not open it before that.", "Do not open the valve before the pump stopped."),
        (
            VALVE,
            "It must not be opened until then.",
            "Do not open the valve until the pump stopped.",
        ),
        ("Take it only with food.", "Do not take it without food.", "Do not take it without food."),
        (LIFT, "Use it unless it is green.", "Do not use the lift unless the lamp is green."),
        (LIFT, "Do not use it if it is green.", "Use the lift if the lamp is green."),
        (TANK, "Only refill it after that.", "Only refill the tank after the engine has cooled."),
        (TANK, "Refill it only once cold.", "Refill the tank only once the engine has cooled."),
        (MASK, "Only enter it with a mask.", "Only enter the room with a mask."),
    ],
)
def test_an_order_is_told_as_the_claim_tells_it(text: str, claim: str, told: str) -> None:
    assert in_its_form(text, claim) == told


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (VALVE, "Open the valve after the pump stopped."),
        (VALVE, "Only open the valve after the pump stopped."),
        (LIFT, "Do not use the lift."),
        (TANK, "Do not refill the tank until the engine has cooled."),
        (TANK, "Only refill the tank with water."),
        (MASK, "Only enter the room without a mask."),
        ("Only members may enter with a dog.", "Members may not enter without a dog."),
        ("Only staff with a key may open it.", "Staff without a key must not open it."),
        ("Only the cook is let in after ten.", "He is not let in before ten."),
        ("The valve opens only after noon.", "The valve does not open before noon."),
    ],
)
def test_other_texts_stand_as_they_are(text: str, claim: str) -> None:
    assert in_its_form(text, claim) == text
