"""What is told of one noun, and falsely of another, for the readers to tell apart."""

from random import Random

import pytest

from evals.training import binding
from evals.training.data import NOT_SUPPORT, SUPPORT
from evals.training.sentences import split


def made(sentence: str) -> set[tuple[str, str]]:
    (parsed,) = binding.parsed_sentences([sentence])
    return {pair for seed in range(8) for pair in binding.twins(parsed, Random(seed))}


@pytest.mark.parametrize(
    ("sentence", "true", "false"),
    [
        (
            "The grant went to Maria Lopez, who leads the clinic, after Peter Novak had withdrawn.",
            "Maria Lopez leads the clinic.",
            "Peter Novak leads the clinic.",
        ),
        (
            "The cellar door and the lamp painted in 1920 were sold to a museum near the harbour.",
            "The lamp was painted in 1920.",
            "The museum was painted in 1920.",
        ),
        (
            "The porter showed the guest a cabin with a broken lock.",
            "The cabin had a broken lock.",
            "The guest had a broken lock.",
        ),
        (
            "The kettle holds two litres, while the teapot holds one and a half litres.",
            "The teapot holds one and a half litres.",
            "The kettle holds one and a half litres.",
        ),
        (
            "Northgate Bank acquired Lindell Insurance in the spring of that year.",
            "Lindell Insurance was acquired by Northgate Bank.",
            "Northgate Bank was acquired by Lindell Insurance.",
        ),
    ],
)
def test_what_a_sentence_says_of_one_noun_is_told_of_another(
    sentence: str, true: str, false: str
) -> None:
    assert (true, false) in made(sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "If the lamp is red, the operator who is on duty must stop the machine at once.",
        "The company is a firm that makes kettles in the north of the country.",
        "Who wrote the report, which the board read in May, and where is the copy now?",
    ],
)
def test_what_is_only_supposed_or_says_the_same_of_both_makes_no_claim(sentence: str) -> None:
    assert not [m for parsed in binding.parsed_sentences([sentence])
                for m in binding.twins(parsed, Random(0))]  # fmt: skip


def test_as_many_claims_are_supported_as_not_and_their_premise_holds_the_sentence() -> None:
    passage = (
        "The kettle holds two litres, while the teapot holds one and a half litres. "
        "The grant went to Maria Lopez, who leads the clinic, after Peter Novak had withdrawn."
    )
    found = binding.examples([passage] * 3, 5, Random(1))
    assert found
    assert [e.target for e in found] == [SUPPORT, NOT_SUPPORT] * (len(found) // 2)
    assert all(any(part in e.premise for part in split(passage)) for e in found)
