import datetime

import pytest

from agent.corpus.metadata.editions import edition

D = datetime.date

ENDED = [
    ("Travel", "# Travel\n\nStatus: Superseded by Travel 2026\n\nMeals: 40 euros.", None),
    ("Rates", "# Rates\n\n| Status | Withdrawn |\n|---|---|\n| Owner | Finance |\n", None),
    ("Opening hours", "ARCHIVED: Opening hours\nWe open at 9.", None),
    ("Kitchen", "# Kitchen rules [obsolete]\nWash up.", None),
    ("Kitchen rules – deprecated", "Wash up.", None),
    ("Lab", "**This document has been replaced by SOP-14 on 3 May 2025.**\n1.", D(2025, 5, 3)),
    ("Leave", "# Leave guide\n> This page is no longer maintained.\nYou get 25 days.", None),
    ("Ruhe", "# Hausordnung (aufgehoben am 1. April 2024)\nRuhe.", D(2024, 4, 1)),
    ("Tariffs (old)", "Valid from 1 March 2020 to 28 February 2025.", D(2025, 2, 28)),
    ("Guide", "This version expired on 1 May 2024.\nText.", D(2024, 5, 1)),
    ("Plan", "Withdrawn on 4 June 2025.\n\nThe plan pays 80 %.", D(2025, 6, 4)),
    ("Manual", "NO LONGER VALID\nThe pump runs at 3 bar.", None),
    ("Statute", "# Statute\nRepealed by the act of 12 May 2023\nThe fee is 50.", D(2023, 5, 12)),
]


@pytest.mark.parametrize(("title", "text", "until"), ENDED)
def test_a_document_says_at_its_head_that_it_is_in_force_no_longer(
    title: str, text: str, until: datetime.date | None
) -> None:
    found = edition({}, title, text)
    assert found.ended
    assert found.until == until


TERMS = [
    ("Tariffs", "# Tariffs\nValid until 31 December 2023\nAdults 5 euros.", D(2023, 12, 31)),
    ("Tariffs", "Version 2.1, valid from 1 March 2020 to 28 February 2025.", D(2025, 2, 28)),
    ("Rules", "These rules were in force from 1 May 2019 to 30 April 2022.", D(2022, 4, 30)),
    ("Plan", "Expiry date: 30 June 2024\nThe plan pays 80 %.", D(2024, 6, 30)),
    (
        "Prices (valid until 31 March 2024)",
        "# Prices (valid until 31 March 2024)\nSoap: 1.",
        D(2024, 3, 31),
    ),
]


@pytest.mark.parametrize(("title", "text", "until"), TERMS)
def test_a_document_gives_its_last_day(title: str, text: str, until: datetime.date) -> None:
    found = edition({}, title, text)
    assert (found.until, found.ended) == (until, "")


SILENT = [
    ("Handling of expired medicines", "Expired medicines are returned to the pharmacy."),
    ("Withdrawn products", "Withdrawn products are kept for 2 years."),
    ("Policy", "# Policy\nThis policy replaces the withdrawn version 3.0.\nThe fee is 5."),
    ("Policy", "# Policy\nStatus: Active; the version of 2019 was withdrawn\n"),
    ("Form", "# Form\nThis form is archived for ten years.\n"),
    ("Contract", "# Contract\nThis contract is cancelled if the tenant does not pay."),
    ("Tickets", "# Tickets\nThe season ticket is valid until 31 December 2023.\n"),
    ("Archive", "# Archive – opening hours\nThe archive opens at 9."),
    ("Benefits: retired staff", "Retired staff keep the card."),
    ("Changelog", "# Changelog\n## 2.0\nDeprecated: the push command; use enqueue."),
    ("Changelog", "# Changelog\n## 2.0\nText.\n## 1.0 (deprecated)\nSuperseded by 2.0."),
    ("Deprecated: nothing", "Deprecated features are listed below."),
    ("Old town guide", "The old town is closed to cars."),
    ("Fees (old town)", "Cars pay 5."),
    ("Notes", "Superseded by: none\nNotes on pumps."),
    ("Rules", "These rules may be withdrawn by the board.\n"),
    ("Orders", "Cancelled on 3 May 2024: order 12, order 13.\n"),
    ("Parking", "Replaced by zone B on 1 May: zone A.\nFee 5."),
    ("Lease", "This agreement is void if it is not signed."),
]


@pytest.mark.parametrize(("title", "text"), SILENT)
def test_what_it_says_of_other_things_does_not_end_it(title: str, text: str) -> None:
    found = edition({}, title, text)
    assert (found.ended, found.until) == ("", None)


def test_only_the_head_counts() -> None:
    body = "\n".join(f"Line {n} of the guide." for n in range(20))
    assert not edition({}, "Guide", f"# Guide\n{body}\nThis guide is outdated.").ended


FIELDS = [
    {"status": "archived"},
    {"superseded_by": "leave-2026.md"},
    {"deprecated": True},
]


@pytest.mark.parametrize("fields", FIELDS)
def test_front_matter_ends_it(fields: dict[str, object]) -> None:
    assert edition(fields, "Leave", "You get 25 days.").ended


@pytest.mark.parametrize("fields", [{"status": "approved"}, {"superseded_by": ""}, {"draft": True}])
def test_other_front_matter_does_not(fields: dict[str, object]) -> None:
    assert not edition(fields, "Leave", "You get 25 days.").ended


@pytest.mark.parametrize(
    ("title", "text", "version", "replaces"),
    [
        ("Pump", "# Pump, version 4.1\nThis version replaces version 3.0.", "4.1", "version 3.0"),
        ("Pump v2", "Supersedes: SOP-12", "2", "SOP-12"),
        ("Rules", "In force since 1 May. These rules replace those of 2019.", "", "those of 2019"),
        ("docs-1.x", "The port is 80.", "1.x", ""),
        ("Pump", "The new valve replaces the old one of 2019.", "", ""),
        ("Pump", "It needs version 3 of the driver.", "", ""),
    ],
)
def test_version_and_what_it_replaces(title: str, text: str, version: str, replaces: str) -> None:
    found = edition({}, title, text)
    assert found.replaces == replaces
    assert found.version == version


def test_the_first_day() -> None:
    found = edition({}, "Rules", "# Rules\n\nIn force since 1 April 2024. Ask the desk.")
    assert found.since == D(2024, 4, 1)
    assert not found.ended


@pytest.mark.parametrize(
    ("text", "since"),
    [
        ("# Circular 6\n\nSubject: Changes to the tariff from 1 June 2025\n", D(2025, 6, 1)),
        ("# New prices as of 3 May 2024\n\nSoap: 1.", D(2024, 5, 3)),
        ("# Minutes\n\nChanges were made, and from 3 May we met.", None),
        (
            "# Baths\n\nThese rules replace those of 2019 and apply from 1 April 2024.",
            D(2024, 4, 1),
        ),
        ("# Statutes\n\nThese statutes came into force on 3 May 2021.", D(2021, 5, 3)),
        ("# Rates (valid from 1 June 2024)\nSoap: 1.", D(2024, 6, 1)),
        ("# News\n\nThe new fee applies from 1 January 2090. It takes effect for all.", None),
    ],
)
def test_a_document_gives_its_first_day(text: str, since: datetime.date | None) -> None:
    assert edition({}, text.split("\n", maxsplit=1)[0][2:], text).since == since
