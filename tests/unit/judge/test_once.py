import pytest

from agent.judge import once


def test_one_text_is_asked_about_once_and_an_equal_one_anew() -> None:
    asked: list[object] = []

    @once.once
    def tell(text: list[str], number: int) -> int:
        asked.append(text)
        return len(text) + number

    first, second = ["a"], ["a"]
    assert [tell(first, 1), tell(first, 1), tell(second, 1), tell(first, 2)] == [2, 2, 2, 3]
    assert [text is first for text in asked] == [True, False, True]


def test_the_last_answers_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(once, "KEPT", 1)
    asked: list[object] = []
    tell = once.once(asked.append)
    first, second = ["a"], ["b"]
    for text in (first, second, first):
        tell(text)
    assert asked == [first, second, first]
