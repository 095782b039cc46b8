import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent.domain.asking.questions import background, focus, plan


@pytest.mark.parametrize(
    ("question", "parts"),
    [
        ("How long is the notice period?", ["How long is the notice period?"]),
        ("Leave policy", ["Leave policy"]),
        (
            "How do I request leave, and who approves the request?",
            ["How do I request leave?", "Who approves the request?"],
        ),
        (
            "What if my badge is lost? Where do I report a theft?",
            ["What if my badge is lost?", "Where do I report a theft?"],
        ),
        (
            "I am new here. How much leave do I earn, and when does unused leave expire?",
            [
                "I am new here. How much leave do I earn?",
                "I am new here. When does unused leave expire?",
            ],
        ),
        (
            "How do I renew my parking permit and what does it cost?",
            ["How do I renew my parking permit?", "What does my parking permit cost?"],
        ),
        (
            "How does overtime differ between a fixed and a rotating shift?",
            [
                "How does overtime differ for a fixed shift?",
                "How does overtime differ for a rotating shift?",
            ],
        ),
        (
            "What is the difference between the silver card and the gold card?",
            ["What about the silver card?", "What about the gold card?"],
        ),
        (
            "Which is quicker, a tram or a bus for the airport?",
            [
                "Which is quicker: a tram for the airport?",
                "Which is quicker: a bus for the airport?",
            ],
        ),
        (
            "Which is older, the museum or the Tower of London?",
            ["Which is older: the museum?", "Which is older: the Tower of London?"],
        ),
        ("Does the policy cover cats and dogs?", ["Does the policy cover cats and dogs?"]),
        ("Which forms and receipts are needed?", ["Which forms and receipts are needed?"]),
    ],
)
def test_plan(question: str, parts: list[str]) -> None:
    assert list(plan(question).sub_questions) == parts


def test_a_thin_part_keeps_what_it_leans_on() -> None:
    parts = plan("How are bonuses decided, and when are they paid?").sub_questions
    assert parts[1].startswith("How are bonuses decided?")
    assert focus(parts[1]) == "When are they paid?"
    assert background(parts[1]) == "How are bonuses decided?"


def test_alternatives_are_asked_apart() -> None:
    parts = plan("Which takes longer, a visa or a permit?").sub_questions
    assert any("visa" in p and "permit" not in p for p in parts)
    assert any("permit" in p and "visa" not in p for p in parts)


@given(st.text(max_size=200))
def test_there_is_always_a_sub_question(question: str) -> None:
    found = plan(question)
    assert found.question == question
    assert len(found.sub_questions) >= 1


@given(st.lists(st.sampled_from(["how", "and", "what", "is", "my leave", "?", ",", "when"])))
def test_planning_a_part_again_ends(pieces: list[str]) -> None:
    parts = plan(" ".join(pieces)).sub_questions
    assert len(parts) <= 2 * len(pieces) + 2
