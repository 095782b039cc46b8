"""Identifiers: what counts as one, and which statements include which."""

import pytest

from agent.judge.names.identifiers import covers, identifiers
from agent.judge.names.mentions import known_names


def found(text: str) -> set[tuple[str, str]]:
    return {(i.family, i.value) for i in identifiers(text)}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("encrypted with AES-256", {("aes", "256")}),
        ("It needs Python 3.9 or 3.11.", {("python", "3.9"), ("python", "3.11")}),
        ("certified to ISO 27001:2022", {("iso", "27001")}),
        ("ISO/IEC 27701", {("iso", "27701")}),
        ("release v2.4 is out", {("version", "2.4")}),
        ("version 2.4 is out", {("version", "2.4")}),
        ("a SOC 2 Type II report", {("soc", "2"), ("type", "2")}),
        ("level AA", {("level", "aa")}),
        ("chapters 1 to 4", {("chapter", n) for n in "1234"}),
        ("classes 5–7", {("class", n) for n in "567"}),
        ("classes 5 and 7", {("class", "5"), ("class", "7")}),
        ("groups A and B", {("group", "a"), ("group", "b")}),
        ("Form C-19 is due", {("form", "c-19")}),
        ("the XR-200 router", {("xr", "200")}),
    ],
)
def test_identifiers_are_read(text: str, expected: set[tuple[str, str]]) -> None:
    assert found(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "In 2022 the firm grew.",
        "March 12 was cold.",
        "It holds 40 people.",
        "Revenue was EUR 40 million.",
        "Between 3 and 5 pumps failed.",
        "Forest Honey 500 g is recalled.",
        "The staff of Tilden 41 people strong marched.",
    ],
)
def test_quantities_and_dates_are_no_identifiers(text: str) -> None:
    assert not found(text)


@pytest.mark.parametrize(
    ("stated", "wanted", "expected"),
    [
        ("Python 3.9 or newer", "Python 3.11", True),
        ("Python 3.9 or newer", "Python 3.8", False),
        ("Python 3.9 or older", "Python 3.8", True),
        ("at least TLS 1.2", "TLS 1.3", True),
        ("TLS 1.2", "TLS 1.3", False),
        ("AES-128", "SHA-128", False),
    ],
)
def test_ranges_of_versions(stated: str, wanted: str, expected: bool) -> None:
    assert covers(identifiers(stated)[0], identifiers(wanted)[0]) is expected


def test_known_names_are_capitalised_words_and_codes() -> None:
    names = known_names("Staff of the TTS use eQIP and form I-9 on a Monday.")
    assert {"TTS", "eQIP", "I-9"} <= names
    assert "use" not in names
