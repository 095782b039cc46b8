"""Changed sentences are known again, and lost ones are told from them."""

import pytest

from agent.writer.revision.editing.images import images


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (["a b.", "c d."], ["a b.", "c d."], {0: 0, 1: 1}),
        (["Tea costs 3.", "Cats sleep."], ["Tea costs 4."], {0: 0}),
        (["Cats sleep.", "Tea costs 3."], ["Tea costs 4."], {1: 0}),
        (["Tea costs 3.", "It is hot."], ["Dogs bark.", "It is hot."], {1: 1}),
        (["Tea is sold.", "Milk is drunk."], ["Tea is not sold.", "Milk is warm."], {0: 0, 1: 1}),
        ([], ["New."], {}),
    ],
)
def test_sentences_are_paired_in_order(
    old: list[str], new: list[str], expected: dict[int, int]
) -> None:
    assert images(old, new) == expected
