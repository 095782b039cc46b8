"""Conditions without *if* are told with it."""

import pytest

from agent.judge.unfolding.words.supposing import with_if
from tests.trees import tree


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "Had the pilot turned earlier, the plane would have hit the mast.",
            "If the pilot had turned earlier, the plane would have hit the mast.",
        ),
        (
            "Were the roof to leak, the tenant would move out.",
            "If the roof were to leak, the tenant would move out.",
        ),
        (
            "Should the trial fail, the town will close the pool.",
            "If the trial should fail, the town will close the pool.",
        ),
        (
            "Should a fire alarm sound at night, leave by the stairs.",
            "If a fire alarm should sound at night, leave by the stairs.",
        ),
        (
            "The town will close the pool should the trial fail.",
            "The town will close the pool if the trial should fail.",
        ),
        (
            "She said that, had he come later, the leg would have been lost.",
            "She said that, if he had come later, the leg would have been lost.",
        ),
    ],
)
def test_told_with_if(text: str, told: str) -> None:
    assert with_if(tree(text)) == told


@pytest.mark.parametrize(
    "text",
    [
        "Should the trial fail?",
        "The workers had the lift stopped.",
        "The trial should not fail.",
        "They came and had the car washed.",
        "The doors were open, and the lights were on.",
    ],
)
def test_other_sentences_stay_as_they_stand(text: str) -> None:
    assert with_if(tree(text)) == text
