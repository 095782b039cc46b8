"""*I* is told with who says it."""

import pytest

from agent.judge.unfolding.members.speakers import in_full

LETTER = ["Dear Mr Lang, thank you.", "I'm ill."]
MAIL = ["From: Nina Falk", "To: Peter Oduya", "I've signed the lease."]
CHAT = ["[09:12] Amy: Bob, can you restart it?", "[09:15] Bob: Done.", "[09:20] Amy: I'll tell Jo."]


@pytest.mark.parametrize(
    ("passage", "claim", "told"),
    [
        (LETTER, "Mr Lang is ill.", "I, the writer, am ill."),
        (MAIL, "Peter signed the lease.", "I, Nina Falk, have signed the lease."),
        (MAIL, "Nina signed the lease.", "I, Nina Falk, have signed the lease."),
        ([*CHAT, "I am back at ten."], "Bob is back.", "I, Amy, am back at ten."),
        (
            ["Sara, can you come?", "I am in Leeds."],
            "Sara is in Leeds.",
            "I, the writer, am in Leeds.",
        ),
        (["Thanks, Rosa.", "I am late."], "Rosa is late.", "I, the writer, am late."),
        (["Thank you, Eva.", "We have paid."], "Eva has paid.", "I, the writer, have paid."),
        (["Dear Ann, we've moved."], "Ann has moved.", "I, the writer, have moved."),
        (["Peter, I am late."], "Peter is late.", "I, the writer, am late."),
    ],
)
def test_told_with_the_name(passage: list[str], claim: str, told: str) -> None:
    assert in_full(passage[-1], passage, claim) == told


@pytest.mark.parametrize(
    ("passage", "claim"),
    [
        (LETTER, "Somebody is ill."),
        (["Note: I am ill."], "Ann is ill."),
        (CHAT, "Bob will tell Jo."),
        (["I am ill."], "Ann is ill."),
        (["From: Nina Falk", "To: Peter Oduya", "We have paid."], "Nina has paid."),
        (["The letter was read by Dr Abe.", "We have paid."], "The deposit is paid."),
        (["Dear Ann, see part I.", "Part I.2 is on tax."], "Ann is on tax."),
    ],
)
def test_other_texts_stand(passage: list[str], claim: str) -> None:
    assert in_full(passage[-1], passage, claim) == passage[-1]
