import pytest

from agent.writer.revision.correction.force import as_far, denies_whole
from agent.writer.revision.language.modality import modal_swap


@pytest.mark.parametrize(
    ("clause", "quote", "expected"),
    [
        ("Waste may be poured out.", "Waste must never be poured out.", True),
        ("Pupils may work until 20:00.", "Pupils may not work after 20:00.", False),
        ("Pupils may work after 20:00.", "Pupils may not work after 20:00.", True),
        ("Guests may not enter before 9.", "Guests may enter from 9.", False),
        ("Bags can be stored for a fee.", "Bags cannot be stored.", False),
        ("Bags can be stored.", "Bags cannot be stored if they are wet.", False),
    ],
)
def test_a_denial_is_of_the_same_side_of_a_time(clause: str, quote: str, expected: bool) -> None:
    swap = modal_swap(clause, quote)
    assert swap is not None
    assert denies_whole(clause, quote, swap) is expected


def test_not_even_goes_further() -> None:
    assert not as_far("Bikes may not stand here.", "Bikes may not stand here, even at night.")
    assert as_far("Bikes may not stand here.", "Bikes may not stand here.")
