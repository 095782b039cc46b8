"""Frames: predicate, stance and roles of the clauses of a text."""

import pytest

from agent.judge.clauses.force import Force, Stance
from agent.judge.clauses.frame import Frame
from agent.judge.clauses.reading import read
from agent.judge.clauses.reality import Reality
from agent.judge.clauses.stems import fold, stem
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
MUST, MAY, NOT = Stance(Force.MUST), Stance(Force.MAY), Stance(Force.PLAIN, True)
MUST_NOT, NEED_NOT = Stance(Force.MUST, True), Stance(Force.MAY, True)


def frame(text: str, key: str) -> Frame:
    reading = read(PARSER.parse([text])[0])
    return next(f for f in reading.frames if f.key == stem(key))


@pytest.mark.parametrize(
    ("text", "key", "expected"),
    [
        ("Staff must wear badges.", "wear", MUST),
        ("Staff must not smoke.", "smoke", MUST_NOT),
        ("Staff need not reply.", "reply", NEED_NOT),
        ("Staff are not allowed to smoke.", "smoke", MUST_NOT),
        ("Staff are required to reply.", "reply", MUST),
        ("Nobody is permitted to fly drones.", "fly", MUST_NOT),
        ("The tenant is prohibited from keeping pets.", "keep", MUST_NOT),
        ("The board is able to close a branch.", "close", MAY),
        ("Attendance is compulsory.", "attend", MUST),
        ("The policy prohibits smoking.", "smoke", MUST_NOT),
        ("You are under no obligation to send a letter.", "send", NEED_NOT),
        ("The pilot failed to report.", "report", NOT),
        ("The merger has yet to be approved.", "approve", NOT),
        ("Phones are not to be used here.", "use", MUST_NOT),
        ("Consent is not to be refused.", "refuse", MUST_NOT),
        ("The bridge is to be built.", "build", Stance()),
        ("No employee was dismissed.", "dismiss", NOT),
        ("Cheques are no longer taken.", "take", NOT),
        ("Staff did not eat or drink.", "drink", NOT),
        ("The tool does not only measure water but also filters it.", "measure", Stance()),
        ("The winner was the town, not the county.", "town", Stance()),
        ("The bridge is closed, not the tunnel.", "close", Stance()),
        ("The winner, however, is not known.", "know", NOT),
        ("The shop was not opened, not even once.", "open", NOT),
        ("The pump contains no lead and no zinc.", "contain", NOT),
    ],
)
def test_stance(text: str, key: str, expected: Stance) -> None:
    assert frame(text, key).stance == expected


def test_a_passive_has_the_roles_of_the_active() -> None:
    active = frame("Varden designed the bridge.", "design")
    passive = frame("The bridge was designed by Varden.", "design")
    assert active.subjects == passive.subjects == {"varden"}
    assert active.objects == passive.objects == {stem("bridge")}


def test_a_coordinated_verb_shares_the_subject() -> None:
    assert frame("The clerk opened and sealed the box.", "seal").subjects == {"clerk"}


@pytest.mark.parametrize(
    ("text", "key", "expected"),
    [
        ("The valve is closed.", "close", Reality.FACT),
        ("The firm said that the valve leaked.", "leak", Reality.FACT),
        ("If the pump fails, the alarm rings.", "fail", Reality.SUPPOSED),
        ("Smoking works, provided that the hall was aired.", "air", Reality.SUPPOSED),
        ("The firm plans to build a plant.", "build", Reality.HEDGED),
        ("The valve that leaked was replaced.", "leak", Reality.DESCRIPTIVE),
    ],
)
def test_reality(text: str, key: str, expected: Reality) -> None:
    assert frame(text, key).reality is expected


def test_one_analysis_is_read_once() -> None:
    analysis = PARSER.parse(["The lamp is on."])[0]
    assert read(analysis) is read(analysis)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("attend", "attendance"),
        ("approve", "approval"),
        ("designer", "designed"),
        ("stop", "stopped"),
    ],
)
def test_derived_words_share_a_stem(first: str, second: str) -> None:
    assert stem(first) == stem(second)


def test_fold_drops_case_marks_and_possessives() -> None:
    assert fold("Peña's") == fold("PENA") == "pena"
    assert fold("U.S.") == "us"
