import pytest

from agent.corpus.loaders.hyphens import rejoined

TEXTS = {
    "the vaca-\ntion days": "the vacation days",
    "Employ-\nees may leave": "Employees may leave",
    "the self-\nservice kiosk": "the self-service kiosk",
    "part-\ntime staff": "part-time staff",
    "a tax-\nfree sum": "a tax-free sum",
    "an opt\u00ad\nional fee": "an optional fee",
    "a re-entry and a re-\nentry": "a re-entry and a re-entry",
    "timeless and a time-\nless day": "timeless and a timeless day",
    "a soft-\nware fee for software": "a software fee for software",
}
KEPT = [
    "from 10-\n12 euros",
    "a list -\nof things",
    "Covid-\n19",
    "Baden-\nBaden",
    "A-\nb",
    "x-\n- y",
]


@pytest.mark.parametrize("text", TEXTS)
def test_a_broken_word_is_made_whole(text: str) -> None:
    assert rejoined(text) == TEXTS[text]


@pytest.mark.parametrize("text", KEPT)
def test_what_is_no_broken_word_stays(text: str) -> None:
    assert rejoined(text) == text
