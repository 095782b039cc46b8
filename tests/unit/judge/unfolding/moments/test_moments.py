"""What holds for some times or versions, told for the one of a claim."""

import pytest

from agent.judge.unfolding.moments import afterwards, clocks, closures, months, versions, weekdays

JACKETS = "Life jackets are compulsory from October to March."
BLAZER = "Agents wear the blazer from October to April; in the summer months it is optional."
DAYS = "Unused days must be taken by the end of March."
ENTRANCE = "Because a part is late, the east entrance will now reopen on 28 June."
BIKES = "Bicycles may not be taken between seven and nine in the morning."


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (JACKETS, "In January they are compulsory.", "Life jackets are compulsory in January."),
        (
            JACKETS,
            "In June they are not compulsory.",
            f"{JACKETS} In June this is voluntary: there is no duty to do so.",
        ),
        (
            BLAZER,
            "In July the blazer may be left off.",
            "Agents wear the blazer in other months; in July it is optional.",
        ),
        (
            "Fires are forbidden between June and September.",
            "On 3 May fires are forbidden.",
            "Fires are forbidden between June and September. This does not apply on 3 May.",
        ),
        ("Sales rose from March to May.", "Sales rose in April.", ""),
        (BLAZER, "In May the blazer may be left off.", ""),
        (JACKETS, "From June to August they are not compulsory.", ""),
    ],
)
def test_rules_for_some_months_are_told_in_one(text: str, claim: str, meant: str) -> None:
    assert months.in_its_month(text, claim, "") == (meant or text)


def test_a_month_of_which_more_is_told_is_left_open() -> None:
    assert months.in_its_month(JACKETS, "In June they are not.", "In June all wear one.") == JACKETS


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (BIKES, "At eight in the morning none is.", "Bicycles may not be taken at eight in the"
         " morning."),
        (BIKES, "At ten in the morning none is.", ""),
        (BIKES, "At nine in the morning none is.", ""),
        ("The lane is closed from 10 p.m. to 6 a.m.", "It is closed at 2 a.m.",
         "The lane is closed at 2 a.m."),
        ("The lane is open from 9 a.m. to 5 p.m.", "It opens at 2 p.m.", ""),
        ("The train leaves between 7 and 9 in the morning.", "It leaves at eight in the morning.",
         ""),
    ],
)  # fmt: skip
def test_what_holds_between_two_hours_is_told_at_one(text: str, claim: str, meant: str) -> None:
    assert clocks.at_its_hour(text, claim) == (meant or text)


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        ("It runs on macOS 12 and later.", "It runs on macOS 13.", "It runs on macOS 13."),
        ("It runs on kernel 5.10 or newer.", "It runs on kernel 5.9.", ""),
        ("It runs on kernel 5.9 or newer.", "It runs on kernel 5.10.", "It runs on kernel 5.10."),
        ("It fits version 3 or earlier.", "It fits version 2.", "It fits version 2."),
        ("It requires iOS 15 or later.", "It requires iOS 16.", ""),
        ("It requires iOS 15 or later.", "It runs on iOS 16.", "It runs on iOS 16."),
        ("It was added in release 5 and later.", "It was added in release 6.", ""),
    ],
)
def test_open_ranges_of_versions_are_told_of_one(text: str, claim: str, meant: str) -> None:
    assert versions.for_its_version(text, claim) == (meant or text)


@pytest.mark.parametrize(
    ("text", "claim", "more"),
    [
        (ENTRANCE, "On 25 June it is closed.", "The east entrance is still closed on 25 June."),
        (ENTRANCE, "On 30 June it is open.", "The east entrance is open again on 30 June."),
        (ENTRANCE, "On 30 June people come in by the south.", ""),
        ("The meadow is closed until 20 April.", "It is closed on 20 April.", ""),
        ("The meadow is closed until 20 April.", "It is closed on 2 January.", ""),
        ("The meadow may be closed until 20 April.", "It is closed on 2 April.", ""),
    ],
)
def test_what_is_closed_until_a_day_is_told_on_another(text: str, claim: str, more: str) -> None:
    assert closures.on_that_day(text, claim) == f"{text} {more}".rstrip()


@pytest.mark.parametrize(
    ("text", "claim", "more"),
    [
        (DAYS, "They can be taken in April.", "In April they can no longer be taken."),
        (DAYS, "They can be taken in March.", "In March they can still be taken."),
        ("Vouchers lapse if they are not used by the end of June.", "One may be used in July.",
         "In July they can no longer be used."),
        (DAYS, "They can be taken from April.", ""),
        (DAYS, "They can be taken in December.", ""),
    ],
)  # fmt: skip
def test_after_the_last_day_it_is_too_late(text: str, claim: str, more: str) -> None:
    assert afterwards.in_its_time(text, claim) == f"{text} {more}".rstrip()


def test_dates_are_told_with_weekdays_that_follow() -> None:
    passage = ("We met on Wednesday 5 March.", "We meet again on 13 March.")
    assert (
        weekdays.with_their_weekdays(passage[1], passage) == "We meet again on Thursday 13 March."
    )
    assert weekdays.with_their_weekdays(passage[1], passage[1:]) == passage[1]
