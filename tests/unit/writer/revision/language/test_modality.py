import pytest

from agent.domain.text import Span
from agent.writer.revision.language.modality import Force, hedged, modal_swap, modals


def swapped(clause: str, change: tuple[Span, str] | None) -> str | None:
    if change is None:
        return None
    span, text = change
    return clause[: span.start] + text + clause[span.end :]


@pytest.mark.parametrize(
    ("text", "force"),
    [
        ("You must ask.", Force.MUST),
        ("You are required to ask.", Force.MUST),
        ("You will have to ask.", Force.MUST),
        ("You must not ask.", Force.MUST_NOT),
        ("You cannot ask.", Force.MUST_NOT),
        ("You may ask.", Force.MAY),
        ("You do not have to ask.", Force.NEED_NOT),
        ("You will ask.", Force.WILL),
        ("You won't ask.", Force.WILL_NOT),
        ("You might ask.", Force.MIGHT),
        ("You may need to ask.", Force.MIGHT),
        ("You should never ask.", Force.SHOULD_NOT),
    ],
)
def test_force(text: str, force: Force) -> None:
    assert [m.force for m in modals(text)] == [force]
    assert [m.verb for m in modals(text)] == ["ask"]


@pytest.mark.parametrize(
    ("clause", "quote", "expected"),
    [
        ("You must wear a badge.", "You may wear a badge.", "You may wear a badge."),
        ("Days may be moved.", "Days cannot be moved.", "Days cannot be moved."),
        (
            "Roles do not have to be posted.",
            "These roles must be posted.",
            "Roles must be posted.",
        ),
        ("You must wear a badge.", "You must wear a badge.", None),
        ("You must wear a badge.", "Badges are blue.", None),
        ("A search must be started by him.", "A search can be started by the sender only.", None),
        ("Days must be taken by 31 March.", "Up to 5 days may be carried over.", None),
        (
            "Days must be taken by 31 March.",
            "Days may be taken by 31 March.",
            "Days may be taken by 31 March.",
        ),
    ],
)
def test_modal_swap(clause: str, quote: str, expected: str | None) -> None:
    assert swapped(clause, modal_swap(clause, quote)) == expected


def test_softening_never_strengthens() -> None:
    assert modal_swap("It may rain.", "It must rain.", weaker_only=True) is None
    found = modal_swap("It will be paid.", "It may be paid.", weaker_only=True)
    assert swapped("It will be paid.", found) == "It may be paid."


def test_hedge_follows_the_auxiliary() -> None:
    clause, quote = "It will be sent from your team.", "It is most likely sent from the team."
    assert swapped(clause, hedged(clause, quote)) == "It will most likely be sent from your team."


def test_a_hedge_stands_before_a_denied_do():
    clause, quote = "You do not need a permit.", "Visitors typically don't need a permit."
    assert swapped(clause, hedged(clause, quote)) == "You typically do not need a permit."


def test_no_hedge_twice_and_none_without_an_auxiliary() -> None:
    assert hedged("It is usually sent.", "It is often sent.") is None
    assert hedged("It arrives.", "It usually arrives.") is None


def test_no_hedge_beside_its_own_adjective_and_none_inside_a_denial() -> None:
    assert hedged("It is in normal use.", "It is normally used.") is None
    found = hedged("It isn't sent by us.", "It is usually not sent by us.")
    assert swapped("It isn't sent by us.", found) == "It isn't usually sent by us."
