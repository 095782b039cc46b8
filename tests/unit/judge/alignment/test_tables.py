"""The tables of opposites, and the algebra of stances."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent.domain.finding import Outcome
from agent.judge.alignment import opposites
from agent.judge.alignment.relation import (
    Relation,
    denying,
    modifier_relation,
    opposite_prepositions,
    verb_relation,
)
from agent.judge.clauses.force import Force, Stance
from agent.judge.clauses.stems import stem
from agent.judge.polarity.modality.stances import compare_stances

TABLES = {
    "verbs_complementary": opposites.VERBS_COMPLEMENTARY,
    "verbs_contrary": opposites.VERBS_CONTRARY,
    "adjectives_complementary": opposites.ADJECTIVES_COMPLEMENTARY,
    "adjectives_contrary": opposites.ADJECTIVES_CONTRARY,
    "adverbs": opposites.ADVERBS,
    "converses": opposites.CONVERSES,
    "prepositions": opposites.PREPOSITIONS,
}
STANCES = st.builds(Stance, st.sampled_from(Force), st.booleans())


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_no_word_stands_on_both_poles_of_an_axis(table: str) -> None:
    for line in table.strip().splitlines():
        left, right = ({stem(w) for w in pole.split()} for pole in line.split("|"))
        assert left
        assert right
        assert not left & right, line


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ("rise", "fall", Relation.CONTRARY),
        ("rise", "climb", Relation.SAME),
        ("allow", "prohibit", Relation.COMPLEMENT),
        ("lend", "borrow", Relation.CONVERSE),
        ("move", "transfer", Relation.SAME),
        ("eat", "fly", None),
    ],
)
def test_verbs(first: str, second: str, expected: Relation | None) -> None:
    assert verb_relation(stem(first), stem(second)) is expected
    assert verb_relation(stem(second), stem(first)) is expected


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ("safe", "unsafe", Relation.COMPLEMENT),
        ("regular", "irregular", Relation.COMPLEMENT),
        ("high", "low", Relation.CONTRARY),
        ("red", "tall", None),
    ],
)
def test_modifiers(first: str, second: str, expected: Relation | None) -> None:
    assert modifier_relation(stem(first), stem(second)) is expected


def test_prepositions() -> None:
    assert opposite_prepositions("before", "after")
    assert not opposite_prepositions("before", "before")
    assert not opposite_prepositions("in", "after")


@given(STANCES)
def test_denying_twice_changes_nothing(stance: Stance) -> None:
    assert stance.denied().denied() == stance


@given(STANCES)
def test_a_stance_agrees_with_itself(stance: Stance) -> None:
    assert compare_stances(stance, stance, Relation.SAME) is Outcome.MATCH


@given(STANCES, STANCES)
def test_a_denied_contrary_decides_nothing(claim: Stance, premise: Stance) -> None:
    if claim.negated or premise.negated:
        assert compare_stances(claim, premise, Relation.CONTRARY) is Outcome.NONE


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        (Stance(Force.MUST), Stance(Force.MAY), Outcome.CONFLICT),
        (Stance(Force.MAY), Stance(Force.MUST), Outcome.MATCH),
        (Stance(Force.MUST), Stance(Force.SHOULD), Outcome.MISSING),
        (Stance(Force.SHOULD), Stance(Force.MAY), Outcome.MISSING),
        (Stance(Force.MAY), Stance(Force.MUST, True), Outcome.CONFLICT),
        (Stance(Force.MUST), Stance(Force.MAY, True), Outcome.CONFLICT),
        (Stance(Force.MAY), Stance(Force.MAY, True), Outcome.NONE),
        (Stance(), Stance(Force.MAY, True), Outcome.MISSING),
        (Stance(), Stance(Force.PLAIN, True), Outcome.CONFLICT),
    ],
)
def test_forces(claim: Stance, premise: Stance, expected: Outcome) -> None:
    assert compare_stances(claim, premise, Relation.SAME) is expected


@pytest.mark.parametrize(
    ("word", "denies"), [("excluded", True), ("irreversible", True), ("included", False)]
)
def test_a_word_that_denies_in_itself(word: str, denies: bool) -> None:
    assert denying(stem(word)) == denies
