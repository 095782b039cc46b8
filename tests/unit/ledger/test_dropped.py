"""What revision took out of a draft is still told: conflicts, old sources, omitted claims."""

import datetime
from typing import Any

import pytest

from agent.domain.critique import Severity
from agent.domain.evidence import Evidence, Relation
from agent.domain.ledger import Ledger, LedgerEntry
from agent.domain.policy import Policy
from agent.domain.report import FlagType, Level, Mode, Report, Round, Usage, WarningCode
from agent.domain.text import Span
from agent.domain.verdict import Label
from agent.domain.wording import CLOSEST
from agent.ledger.report import Run, report
from agent.ledger.rounds import best
from agent.ledger.summary import summarise

C, N, S, W = Label.CONTRADICTED, Label.NOT_FOUND, Label.SUPPORTED, Label.WEAK
TODAY = datetime.date(2026, 6, 1)
OLD, NEW = datetime.date(2024, 1, 5), datetime.date(2026, 5, 5)
GATE, LIMIT = "The gate is red.", "The limit is 30 days."


@pytest.fixture(scope="module")
def quote(evidence: Any) -> Any:
    def make(title: str, date: datetime.date, relation: Relation) -> Evidence:
        made: Evidence = evidence(title, title=title, date=date, relation=relation)
        return made.model_copy(update={"document_id": title})

    return make


def a_round(*entries: LedgerEntry, omitted: int = 0) -> Round:
    made = Ledger(entries=entries)
    draft = " ".join(e.claim.text for e in entries) or "Nothing."
    return Round(draft=draft, ledger=made, summary=summarise(made, Policy()), omitted=omitted)


def reported(*rounds: Round) -> Report:
    run = Run(question=None, mode=Mode.DRAFT, rounds=rounds, usage=Usage(), has_evidence=True)
    return report(run, Policy(max_claims=1), TODAY, "a")


def codes(made: Report) -> set[WarningCode]:
    return {w.code for w in made.warnings}


@pytest.fixture(scope="module")
def disputed(entry: Any, quote: Any) -> LedgerEntry:
    both = (quote("New", NEW, Relation.CONTRADICTS), quote("Old", OLD, Relation.SUPPORTS))
    made: LedgerEntry = entry(LIMIT, LIMIT, C, evidence=both)
    return made


def test_a_conflict_and_an_old_source_outlive_their_sentence(
    entry: Any, disputed: LedgerEntry
) -> None:
    gate = entry(GATE, GATE, S)
    flags = reported(a_round(gate, disputed), a_round(gate)).risk.flags
    assert [f.type for f in flags] == [FlagType.CONFLICT, FlagType.OUTDATED_SOURCE]
    assert {f.claim_id for f in flags} == {disputed.claim.claim_id}
    assert LIMIT in flags[0].description


@pytest.mark.parametrize(
    ("title", "sources", "told"),
    [
        ("Rules", ("a/x.md", "b/x.md"), "“Rules” (a/x.md) supports|“Rules” (b/x.md) contradicts"),
        ("Rules", ("a/x.md", "b/x.md"), "; “Rules” (b/x.md) is newer"),
        ("Rules", ("/root/docs/a/x.md", "/root/docs/b/x.md"), "“Rules” (a/x.md) supports"),
        ("Rules", ("x.md", "x.md"), "“Rules” supports|“Rules” contradicts it; “Rules” is newer"),
        ("", ("a/x.md", "b/x.md"), "“Old” supports|“New” contradicts it; “New” is newer"),
    ],
)
def test_documents_of_one_title_are_told_apart_by_their_source(
    disputed: LedgerEntry, title: str, sources: tuple[str, str], told: str
) -> None:
    against, backing = disputed.evidence
    both = (
        against.model_copy(update={"title": title or "New", "source": sources[1]}),
        backing.model_copy(update={"title": title or "Old", "source": sources[0]}),
    )
    (flag, *_) = reported(a_round(disputed.model_copy(update={"evidence": both}))).risk.flags
    assert all(part in flag.description for part in told.split("|"))


def test_a_conflict_on_a_claim_that_stays_is_told_once(disputed: LedgerEntry) -> None:
    moved = disputed.claim.model_copy(update={"claim_id": "c9", "span": Span(start=0, end=3)})
    later = a_round(disputed.model_copy(update={"claim": moved}))
    flags = reported(a_round(disputed), later).risk.flags
    assert [f.type for f in flags].count(FlagType.CONFLICT) == 1


def test_a_conflict_that_its_correction_is_in_too_is_told_once(
    entry: Any, disputed: LedgerEntry
) -> None:
    turned = [
        e.model_copy(
            update={
                "relation": Relation.SUPPORTS
                if e.relation is Relation.CONTRADICTS
                else Relation.CONTRADICTS
            }
        )
        for e in disputed.evidence
    ]
    corrected = entry("The limit is 45 days.", "The limit is 45 days.", C, evidence=tuple(turned))
    flags = reported(a_round(disputed), a_round(corrected)).risk.flags
    conflicts = [f.claim_id for f in flags if f.type is FlagType.CONFLICT]
    assert conflicts == [corrected.claim.claim_id]


def test_what_merely_went_is_no_flag(entry: Any, quote: Any) -> None:
    gate = entry(GATE, GATE, S)
    against = entry(LIMIT, LIMIT, C, evidence=(quote("New", NEW, Relation.CONTRADICTS),))
    mentioned = entry("Tea.", "Tea.", N, evidence=(quote("Old", OLD, Relation.MENTIONS),))
    assert reported(a_round(gate, against, mentioned), a_round(gate)).risk.flags == ()


@pytest.mark.parametrize(("omitted", "told"), [((1, 0), True), ((0, 1), False), ((0, 0), False)])
def test_the_claims_that_the_kept_round_omits_are_told(
    entry: Any, omitted: tuple[int, int], told: bool
) -> None:
    rounds = [
        a_round(entry(t, t, C), omitted=n) for t, n in zip((GATE, LIMIT), omitted, strict=True)
    ]
    assert best(rounds) == 0
    assert (WarningCode.CLAIMS_OMITTED in codes(reported(*rounds))) is told


@pytest.mark.parametrize(
    ("labels", "kept"),
    [((S, N), 0), ((W, N), 0), ((N,), 1), ((N, N), 1), ((C,), 1), ((C, N), 1)],
)
def test_a_draft_without_a_claim_left_ranks_as_it_is_reported(
    entry: Any, labels: tuple[Label, ...], kept: int
) -> None:
    first = a_round(*(entry(f"It is {n}.", f"It is {n}.", x) for n, x in enumerate(labels)))
    assert best([first, a_round()]) == kept


def test_an_emptied_draft_tells_what_went(entry: Any) -> None:
    made = reported(a_round(entry(GATE, GATE, N)), a_round())
    assert codes(made) == {WarningCode.NO_IMPROVEMENT, WarningCode.UNSUPPORTED_CLAIMS}
    assert codes(reported(a_round())) == {WarningCode.NO_CHECKABLE_CLAIMS}


def test_what_is_only_closest_to_an_answer_is_not_grounded(entry: Any) -> None:
    sure = a_round(entry(GATE, GATE, S))
    unsure = sure.model_copy(update={"draft": f"{CLOSEST} {GATE}"})
    made = reported(unsure)
    assert reported(sure).summary.is_grounded
    assert (made.summary.is_grounded, made.summary.coverage) == (False, 1.0)
    assert codes(made) == {WarningCode.NO_SURE_ANSWER}


def test_an_old_edition_is_flagged_and_its_claim_not_grounded(entry: Any, quote: Any) -> None:
    old = quote("Old", OLD, Relation.SUPPORTS).model_copy(update={"superseded": "withdrawn"})
    spent = a_round(entry(LIMIT, LIMIT, S, evidence=(old,)))
    (flag,) = reported(spent).risk.flags
    assert (flag.type, flag.severity) == (FlagType.OUTDATED_SOURCE, Severity.HIGH)
    assert "withdrawn" in flag.description
    assert not spent.summary.is_grounded


def test_of_two_documents_at_odds_the_one_in_force_is_newer(entry: Any, quote: Any) -> None:
    old = quote("Old", OLD, Relation.SUPPORTS).model_copy(update={"superseded": "withdrawn"})
    both = (quote("New", NEW, Relation.CONTRADICTS), old)
    flags = reported(a_round(entry(LIMIT, LIMIT, C, evidence=both))).risk.flags
    assert "“New” is newer, “Old” is in force no longer (withdrawn)" in flags[0].description


def test_the_claims_of_what_is_only_closest_count_as_weak(entry: Any) -> None:
    sure = a_round(entry(GATE, GATE, S))
    unsure = sure.model_copy(update={"draft": f"{CLOSEST} {GATE}"})
    known, made = reported(sure).summary, reported(unsure).summary
    assert (known.confidence, made.confidence) == (1.0, 0.5)
    assert (known.level, made.level) == (Level.HIGH, Level.LOW)


@pytest.mark.parametrize(
    ("source", "kept"),
    [
        ("Rules: {said} Ask us.", 1),
        ("- {said}", 1),
        ("No {said}", 0),
        ("It is not so that {said}", 0),
    ],
)
def test_what_a_passage_says_word_for_word_is_no_intruder(
    entry: Any, quote: Any, source: str, kept: int
) -> None:
    said = "There are 4 oboes and 9 horns."
    text = source.format(said=said)
    near = quote(text, NEW, Relation.MENTIONS)
    part = entry(said, said, N, evidence=(near,))
    wrong = [entry(t, t, C) for t in (LIMIT, GATE)]
    assert best([a_round(*wrong), a_round(part)]) == kept
