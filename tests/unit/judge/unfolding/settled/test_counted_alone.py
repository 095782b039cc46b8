"""Who alone does it, the record of a year, and two who are kin, for claims that count."""

import pytest

from agent.judge.unfolding.settled.check import settled

KEYS = "Only Anna and Tomasz have keys to the archive."
SIGNING = "Only the treasurer and the secretary may sign cheques."
LICENCE = "Of the three applicants only Nadia Haddad has a driving licence."
TREES = (
    "In 2022 the city planted 1,200 trees, twice as many as in 2021 and more than in any year"
    " before."
)
CLINIC = (
    "Dr. Okafor founded the clinic in 2009 together with her sister; since 2018 she has led it"
    " alone."
)
MILL = "Ana and her brother own the mill."


@pytest.mark.parametrize(
    ("text", "claim", "holds"),
    [
        (KEYS, "Two people have keys to the archive.", True),
        (KEYS, "Five people have keys to the archive.", False),
        (KEYS, "Only one person has keys to the archive.", False),
        (KEYS, "One person has keys to the archive.", None),
        (KEYS, "Five dogs have keys to the archive.", None),
        (KEYS, "Two people have keys.", None),
        ("Only Mara and Mr. Quist know the code.", "Two people know the code.", True),
        ("Only Mara and Mr. Quist know the code.", "Four people know the code.", False),
        ("Only Anna and Ben of the board have keys.", "Two people have keys.", None),
        (SIGNING, "Three people may sign cheques.", False),
        (SIGNING, "Two members may sign cheques.", None),
        (LICENCE, "Two of the applicants have a driving licence.", False),
        (LICENCE, "One of the applicants has a driving licence.", True),
        ("Only Norway and Sweden have a border here.", "Two people have a border here.", None),
        ("Only members may vote.", "Three people may vote.", None),
        ("Only the board may vote.", "Three people may vote.", None),
        ("Only the tenant may vote.", "Three people may vote.", None),
        (TREES, "2022 was a record year for planting trees.", True),
        (TREES, "2021 was a record year for planting trees.", None),
        (TREES, "2022 was a record year for planting shrubs.", None),
        (TREES, "More trees were planted in 2020 than in 2022.", False),
        (TREES, "Fewer trees were planted in 2020 than in 2022.", True),
        (TREES, "More trees were planted in 2022 than in 2019.", True),
        (TREES, "More trees were planted in 2023 than in 2022.", None),
        ("In 2022 exports were higher than in any year before the war.",
         "2022 was a record year for exports.", None),
        (TREES, "More trees were planted in 2019 than in 2020.", None),
        ("In 2022 no more than in any year before were sold.",
         "2022 was a record year.", None),
        (CLINIC, "The clinic was founded by two sisters.", True),
        (CLINIC, "The clinic was founded by two brothers.", False),
        (CLINIC, "The clinic was founded by three sisters.", False),
        (CLINIC, "The clinic was led by two sisters.", None),
        (MILL, "Two siblings own the mill.", True),
        (MILL, "Two sisters own the mill.", None),
        ("Ana and her brother and cousins own the mill.", "Two siblings own the mill.", None),
    ],
)  # fmt: skip
def test_what_is_counted(text: str, claim: str, holds: bool | None) -> None:
    found = settled(text, claim)
    assert (None if found is None else found == claim) is holds


def test_a_rule_on_tenants_is_none_on_their_guests() -> None:
    assert (
        settled("The tenant must insure the flat.", "The tenant's guests must insure it.") is None
    )
    text = "The tenant must insure the flat."
    assert settled(text, "The tenant's guests must insure the flat.") is None
