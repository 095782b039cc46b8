"""Yes and no in cells, as sentences."""

import pytest

from agent.judge.claims.layout.ticks import told

TOLD = [
    ("Pro", "SSO", "✅", "Pro has SSO."),
    ("Basic", "Phone support", "No", "Basic has no phone support."),
    ("Students", "API access", "yes", "Students have API access."),
    ("Saver", "Refundable", "no", "Saver is not refundable."),
    ("Osei", "Trained in CPR", "Y", "Osei is trained in CPR."),
    ("Flex", "Requires ID", "✗", "Flex does not require ID."),
    ("Guests", "Includes breakfast:", "yes.", "Guests include breakfast."),
    ("Suite", "Pets allowed", "yes", "For Suite, pets are allowed."),
    ("Pro", "No adverts", "✅", "Pro has no adverts."),
    ("Basic", "No adverts", "❌", "Basic has adverts."),
    ("Saver", "No deposit required", "yes", "For Saver, deposit is not required."),
    ("Kenya", "Visa required", "no", "For Kenya, visa is not required."),
]
LEFT = [
    ("Pro", "Backups", "daily"),
    ("Pro", "Can it be changed?", "yes"),
    ("", "SSO", "yes"),
    ("Pro", "", "no"),
    ("Pro", "Seats", "no limit"),
    ("Site 3", "Direction", "N"),
]


@pytest.mark.parametrize(("thing", "attribute", "value", "sentence"), TOLD)
def test_cells_are_told(thing: str, attribute: str, value: str, sentence: str) -> None:
    assert told(thing, attribute, value) == sentence


@pytest.mark.parametrize(("thing", "attribute", "value"), LEFT)
def test_other_cells_are_left(thing: str, attribute: str, value: str) -> None:
    assert told(thing, attribute, value) is None
