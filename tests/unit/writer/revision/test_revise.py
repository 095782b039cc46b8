import asyncio
import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent.domain.claim import Claim, Importance
from agent.domain.evidence import Entailment, Evidence, Relation
from agent.domain.ledger import Edit, LedgerEntry
from agent.domain.policy import Policy
from agent.domain.prose.sentences import split_sentences
from agent.domain.text import Span
from agent.domain.verdict import Label, Verdict
from agent.domain.wording import CLOSEST, NO_ANSWER, NO_EVIDENCE, NOTHING_LEFT
from agent.writer.revision.correction.queries import queries
from agent.writer.revision.editing.edits import apply_edits, protected_spans
from agent.writer.revision.editing.repetition import deduplicated, never_empty, unsaid
from agent.writer.revision.language.phrases import predicate_swap
from agent.writer.revision.revise import RuleReviser
from agent.writer.revision.suggestion import UNSUPPORTED, suggestion

FAILED = Entailment(support=0.05, neutral=0.05, contradict=0.9)


def evidence(quote: str, relation: Relation = Relation.CONTRADICTS, chunk: str = "ab") -> Evidence:
    return Evidence(
        document_id="d",
        title="t",
        source="s",
        chunk_id=chunk,
        quote=quote,
        span=Span(start=0, end=len(quote)),
        similarity=0.5,
        entailment=FAILED,
        relation=relation,
    )


def entry(
    draft: str,
    clause: str,
    label: Label,
    *quotes: Evidence,
    text: str = "",
    importance: Importance = Importance.MATERIAL,
) -> LedgerEntry:
    start = draft.index(clause)
    return LedgerEntry(
        claim=Claim(
            claim_id=f"c{start}",
            text=text or clause,
            span=Span(start=start, end=start + len(clause)),
            type="fact",
            importance=importance,
        ),
        verdict=Verdict(label=label, confidence=0.9, support=0.1, reason="r"),
        evidence=quotes,
    )


def revised(draft: str, *entries: LedgerEntry, **policy: str) -> str:
    edits = asyncio.run(RuleReviser().propose(draft, entries, Policy.model_validate(policy)))
    return never_empty(apply_edits(draft, edits, protected_spans(draft, entries)), None)


def contradicted(draft: str, clause: str, quote: str) -> LedgerEntry:
    return entry(draft, clause, Label.CONTRADICTED, evidence(quote))


@pytest.mark.parametrize(
    ("draft", "clause", "quote", "expected"),
    [
        (
            "Parents get 12 weeks of leave. Ask early.",
            "Parents get 12 weeks of leave.",
            "Parents get 16 weeks of leave.",
            "Parents get 16 weeks of leave. Ask early.",
        ),
        (
            "Term renewals go through automatically. Ask early.",
            "Term renewals go through automatically.",
            "Term renewals are not automatic.",
            "Term renewals are not automatic. Ask early.",
        ),
        (
            "- Your last day may fall on a holiday.\n- Ask early.",
            "Your last day may fall on a holiday.",
            "Your last day cannot be a holiday.",
            "- Your last day cannot be a holiday.\n- Ask early.",
        ),
        (
            "Sales peaked in March 2024 [cite:zz]. Ask early.",
            "Sales peaked in March 2024",
            "Sales peaked in **the first quarter** of 2024.",
            "Sales peaked in the first quarter of 2024 [cite:zz]. [cite:ab] Ask early.",
        ),
    ],
)
def test_contradicted_is_replaced(draft: str, clause: str, quote: str, expected: str) -> None:
    assert revised(draft, contradicted(draft, clause, quote)) == expected


def test_a_sentence_start_keeps_its_capital() -> None:
    draft = "Two years must pass first."
    assert revised(draft, contradicted(draft, draft, "Only one year must pass first.")) == (
        "One year must pass first."
    )


@pytest.mark.parametrize(
    ("claim", "quote", "expected"),
    [
        (
            "Your program office is billed for the captions.",
            "There is no cost to program offices for using this, and no doctor's note is needed.",
            "There is no cost to program offices for using this. Ask early.",
        ),
        (
            "Your last day may fall on a federal holiday.",
            "If a holiday falls on your scheduled off day, GSA may move it one day earlier.",
            "Ask early.",
        ),
        (
            "Annual leave accrues at eight hours per pay period after that.",
            "You will earn 56 more annual leave hours (14 pay periods x 4 hours per pay period).",
            "Ask early.",
        ),
    ],
    ids=["half of a compound", "a case not spoken of", "a worked example"],
)
def test_only_what_answers_a_claim_takes_its_place(claim: str, quote: str, expected: str) -> None:
    draft = f"{claim} Ask early."
    assert revised(draft, contradicted(draft, claim, quote)) == expected


def test_a_fragment_of_evidence_never_becomes_a_sentence() -> None:
    draft = "Interviewing job candidates counts as billable. Ask early."
    found = contradicted(draft, draft[:47], "Hiring activities, including interviews")
    assert revised(draft, found) == "Ask early."


def test_only_the_failing_half_of_a_compound_changes() -> None:
    draft = "Sick days go on line #670, and long absence of weeks goes on line #1241."
    good = entry(draft, "Sick days go on line #670", Label.SUPPORTED)
    bad = contradicted(
        draft, "long absence of weeks goes on line #1241", "Line #1810: for absence of weeks"
    )
    assert revised(draft, good, bad) == draft.replace("#1241", "#1810")


def test_what_is_restated_reads_as_prose() -> None:
    draft = "The hours of Lab B are unknown to us."
    quote = evidence("The Hours of Lab B is 8 to 12.").model_copy(update={"row": 2})
    assert revised(draft, entry(draft, draft, Label.CONTRADICTED, quote)) == (
        "The hours of Lab B are 8 to 12."
    )
    draft = "Tenants paint the walls without notice every spring."
    clause = "6.1 The Owner shall paint the walls without notice."
    assert revised(draft, contradicted(draft, draft, clause)) == clause.removeprefix("6.1 ")


RATED = "For NFFE members a rating is not required"


@pytest.mark.parametrize(
    ("draft", "bad", "quote", "expected"),
    [
        (
            "AFGE members are rated, and the same goes for NFFE members. Ask early.",
            "the same goes for NFFE members",
            f"{RATED}.",
            "AFGE members are rated, and for NFFE members a rating is not required. Ask early.",
        ),
        (
            "The same goes for NFFE members, while AFGE members are rated.",
            "The same goes for NFFE members",
            f"{RATED}.",
            f"{RATED}, while AFGE members are rated.",
        ),
        (
            "The same goes for NFFE members; AFGE members are rated.",
            "The same goes for NFFE members",
            f"{RATED}; AFGE members are rated.",
            f"{RATED}; AFGE members are rated.",
        ),
        (
            "AFGE members are rated, and the same goes for NFFE members. Ask early.",
            "the same goes for NFFE members",
            f"{RATED}: they may refuse.",
            f"AFGE members are rated. {RATED}: they may refuse. Ask early.",
        ),
        (
            "AFGE members are rated, because the same goes for NFFE members",
            "the same goes for NFFE members",
            f"{RATED}.",
            f"AFGE members are rated. {RATED}.",
        ),
    ],
)
def test_what_is_so_takes_the_place_of_a_half_or_follows_the_sentence(
    draft: str, bad: str, quote: str, expected: str
) -> None:
    good = entry(draft, "AFGE members are rated", Label.SUPPORTED)
    assert revised(draft, good, contradicted(draft, bad, quote)) == expected


@pytest.mark.parametrize(
    ("draft", "clause", "claim", "quote", "expected"),
    [
        (
            "Repairs are done in Aarhus and take ten days on average.",
            "Repairs are done in Aarhus",
            "",
            "Repairs are done by the workshop in Odense and take ten days on average.",
            "Repairs are done by the workshop in Odense and take ten days on average.",
        ),
        (
            "Work abroad is limited to 20 days and must be approved by the manager.",
            "must be approved by the manager",
            "Work abroad must be approved by the manager.",
            "Work abroad is limited to 20 days and must be approved by Human Resources.",
            "Work abroad is limited to 20 days and must be approved by Human Resources.",
        ),
        (
            "Homework club is led by Cy Marsh and takes place on Tuesdays.",
            "Homework club is led by Cy Marsh",
            "",
            "Homework club takes place on Tuesdays at 15:30 and is led by Priya Nair.",
            "Homework club is led by Priya Nair and takes place on Tuesdays.",
        ),
        (
            "Bottles are sorted on Mondays, whereas cans are kept in the red bin.",
            "cans are kept in the red bin",
            "Cans are kept in the red bin.",
            "Bottles are kept in the blue bin, cans in the green bin.",
            "Bottles are sorted on Mondays, whereas cans are kept in the green bin.",
        ),
        (
            "Both parties must keep information secret for five years.",
            "Both parties must keep information secret for five years",
            "",
            "Both parties keep information secret for five years.",
            "Both parties keep information secret for five years.",
        ),
        (
            "Staff may use laptops at home and may also install programs.",
            "may also install programs",
            "Staff may also install programs.",
            "Staff may use laptops at home, but they may not install programs themselves.",
            "Staff may use laptops at home and may not install programs.",
        ),
    ],
)
def test_half_a_sentence_is_put_right_and_the_other_half_is_said_once(
    draft: str, clause: str, claim: str, quote: str, expected: str
) -> None:
    wrong = entry(draft, clause, Label.CONTRADICTED, evidence(quote), text=claim)
    found = [wrong]
    if len(clause) < len(draft) - 1:
        rest = draft.replace(clause, "").strip(" .").removeprefix("and ").removesuffix(", whereas")
        rest = rest.removesuffix(" and")
        text = rest if rest[:1].isupper() else f"{draft.split(maxsplit=1)[0]} {rest}."
        found.append(entry(draft, rest, Label.SUPPORTED, text=text))
    assert revised(draft, *found) == expected


def test_not_found_is_removed_with_its_connective() -> None:
    draft = "IT will sort the report and reset all passwords overnight. Ask early."
    good = entry(draft, "IT will sort the report", Label.SUPPORTED)
    bad = entry(draft, "reset all passwords overnight", Label.NOT_FOUND)
    assert revised(draft, good, bad) == "IT will sort the report. Ask early."


def test_the_standing_half_gets_its_subject_back() -> None:
    draft = "IT resets all passwords and will sort the report."
    bad = entry(draft, "IT resets all passwords", Label.NOT_FOUND)
    good = entry(draft, "will sort the report", Label.SUPPORTED, text="IT will sort the report")
    assert revised(draft, bad, good) == "IT will sort the report."


@pytest.mark.parametrize(
    ("failing", "joint", "standing", "text", "expected"),
    [
        ("Eggs are local", " ", "and must be boiled.", "Eggs must be boiled.", ""),
        (
            "Trips are cheap",
            " and ",
            "can't be moved.",
            "Trips cannot be moved.",
            "Trips can't be moved.",
        ),
        ("Rye fell a lot", ", and ", "is now rare.", "Rye is now rare.", ""),
        ("Jam is made in May", ", ", "then kept cold.", "Jam is then kept cold.", ""),
    ],
)
def test_the_standing_half_gets_its_subject_back_however_it_is_cut(
    failing: str, joint: str, standing: str, text: str, expected: str
) -> None:
    draft = failing + joint + standing
    bad = entry(draft, failing, Label.NOT_FOUND)
    good = entry(draft, standing, Label.SUPPORTED, text=text)
    assert revised(draft, bad, good) == (expected or text)


@pytest.mark.parametrize(
    ("draft", "parts", "expected"),
    [
        (
            "Kites are red, must be flown high and are sold here.",
            ("Kites are red", "must be flown high", "are sold here"),
            "Kites are red and are sold here.",
        ),
        (
            "Seals swim at night, are counted and released in May.",
            ("Seals swim at night", "are counted", "released in May"),
            "Seals swim at night and are released in May.",
        ),
        (
            "Seals swim at night, sleep and are released in May.",
            ("Seals swim at night", "sleep", "are released in May"),
            "Seals swim at night and are released in May.",
        ),
    ],
)
def test_a_middle_part_goes_with_its_commas_and_leaves_its_verb(
    draft: str, parts: tuple[str, str, str], expected: str
) -> None:
    first, middle, last = parts
    subject = draft.partition(" ")[0]
    verb = "" if last.startswith("are") else "are "
    found = (
        entry(draft, first, Label.SUPPORTED),
        entry(draft, middle, Label.NOT_FOUND),
        entry(draft, last, Label.SUPPORTED, text=f"{subject} {verb}{last}."),
    )
    assert revised(draft, *found) == expected


def test_the_standing_half_gets_its_unit_back() -> None:
    draft = "A small pass takes three months, while a large pass takes six."
    bad = entry(draft, "A small pass takes three months", Label.NOT_FOUND)
    whole = "A large pass takes six months."
    good = entry(draft, "a large pass takes six", Label.SUPPORTED, text=whole)
    assert revised(draft, bad, good) == whole


def test_overlapping_claims_fall_back_to_the_standing_one() -> None:
    draft = "IT will sort the report and reset all passwords overnight."
    good = entry(draft, "will sort the report", Label.SUPPORTED, text="IT will sort the report")
    bad = entry(draft, draft.rstrip("."), Label.NOT_FOUND)
    assert revised(draft, good, bad) == "IT will sort the report."


def test_not_found_sentence_is_removed_with_its_anchor() -> None:
    draft = "Leave is free. Lunch is blue. [cite:zz] Ask early."
    assert revised(draft, entry(draft, "Lunch is blue.", Label.NOT_FOUND)) == (
        "Leave is free. Ask early."
    )


def test_a_figure_that_proves_the_other_half_is_not_lent_to_this_one() -> None:
    draft = "A new Secret pass takes 3 months, while a new Top Secret pass takes 6 months."
    quote = "6 months for a new Top Secret pass"
    bad = contradicted(draft, "A new Secret pass takes 3 months", quote)
    good = entry(
        draft,
        "a new Top Secret pass takes 6 months",
        Label.SUPPORTED,
        evidence(quote, Relation.SUPPORTS),
    )
    assert revised(draft, bad, good) == "A new Top Secret pass takes 6 months."


def test_qualify_and_deflect() -> None:
    draft = "Leave is free. Ask early."
    bad = entry(draft, "Leave is free.", Label.NOT_FOUND)
    assert revised(draft, bad, unsupported_strategy="qualify") == (
        "Leave is free (not found in the documents). Ask early."
    )
    assert (
        revised(
            draft, bad, unsupported_strategy="deflect", deflection="Nobody knows whether {claim}."
        )
        == "Nobody knows whether Leave is free. Ask early."
    )
    minor = entry(draft, "Leave is free.", Label.NOT_FOUND, importance=Importance.MINOR)
    assert revised(draft, minor, unsupported_strategy="deflect") == "Ask early."


@pytest.mark.parametrize(
    ("standing", "against", "expected"),
    [
        (None, None, 12),
        (2024, None, 12),
        (2024, 2023, 12),
        (2023, 2024, 16),
    ],
)
def test_sources_that_disagree_are_left_to_a_person_unless_one_is_newer(
    standing: int | None, against: int | None, expected: int
) -> None:
    draft = "Parents get 12 weeks of leave."
    dates = [datetime.date(y, 1, 1) if y else None for y in (standing, against)]
    quotes = (
        evidence(draft, Relation.SUPPORTS).model_copy(update={"date": dates[0]}),
        evidence("Parents get 16 weeks of leave.").model_copy(update={"date": dates[1]}),
    )
    found = revised(draft, entry(draft, draft, Label.CONTRADICTED, *quotes))
    assert found == f"Parents get {expected} weeks of leave."


def test_weak_is_softened_or_cited() -> None:
    draft = "The pay will be withheld. Ask early. [cite:zz]"
    may = evidence("The pay may be withheld.", Relation.SUPPORTS)
    assert revised(draft, entry(draft, "The pay will be withheld.", Label.WEAK, may)) == (
        "The pay may be withheld. [cite:ab] Ask early. [cite:zz]"
    )
    same = evidence("The pay will be withheld.", Relation.SUPPORTS)
    assert revised(draft, entry(draft, "The pay will be withheld.", Label.WEAK, same)) == (
        "The pay will be withheld. [cite:ab] Ask early. [cite:zz]"
    )


@pytest.mark.parametrize("label", [Label.SUPPORTED, Label.UNASSESSED])
def test_what_stands_or_could_not_be_judged_is_left_alone(label: Label) -> None:
    draft = "Parents get 12 weeks of leave."
    assert revised(draft, entry(draft, draft, label, evidence("Parents get 16 weeks."))) == draft


def test_a_draft_is_never_emptied() -> None:
    draft = "Lunch is blue. Walls are loud."
    bad = [entry(draft, s.of(draft), Label.NOT_FOUND) for s in split_sentences(draft)]
    assert revised(draft, *bad) == NOTHING_LEFT
    assert never_empty(" \n", "When is lunch?") == NO_ANSWER
    assert never_empty(f"{CLOSEST} ", "When is lunch?") == NO_ANSWER
    assert never_empty("", "When is lunch?", has_evidence=False) == NO_EVIDENCE
    assert never_empty("", None, has_evidence=False) == NO_EVIDENCE
    assert never_empty(draft, None, has_evidence=False) == draft
    assert never_empty(draft, "When is lunch?") == draft


def test_suggestions() -> None:
    draft = "Parents get 12 weeks of leave. Lunch is blue."
    wrong = contradicted(draft, "Parents get 12 weeks of leave.", "Parents get 16 weeks.")
    assert suggestion(wrong, draft) == "Parents get 16 weeks of leave."
    assert suggestion(entry(draft, "Lunch is blue.", Label.NOT_FOUND), draft) == UNSUPPORTED
    assert suggestion(entry(draft, "Lunch is blue.", Label.SUPPORTED), draft) is None


def test_a_suggestion_says_what_the_nearest_quote_does() -> None:
    draft = "The token was removed in this version, so use the key."
    weak = entry(
        draft,
        draft,
        Label.WEAK,
        evidence("Projects made before version 3.0 must be migrated.", Relation.SUPPORTS),
        evidence("The token will be removed in 5.0. Use the key instead.", Relation.SUPPORTS),
    )
    assert suggestion(weak, draft) == "The token will be removed in 5.0."


def test_queries_go_from_broad_to_narrow() -> None:
    draft = "The Kassel office pays 40 euros for parking."
    found = queries(
        entry(draft, draft, Label.NOT_FOUND, evidence("The Kassel office", Relation.MENTIONS))
    )
    assert found[0] == draft
    assert "Kassel" in found[1]
    assert "40 euros" in found[1]
    assert "Kassel" not in found[2]
    assert len(found) == len(set(found)) == 3


SENTENCES = (
    "Staff get ten days.",
    "You must wear a badge, and lunch costs $5.",
    "Renewals are automatic.",
    "It takes 3 to 4 months.",
    "However, nobody minds.",
)
QUOTES = ("Staff get 12 days.", "You may wear a badge.", "It takes 1 month.", "**Odd** [x](y)", "")


@given(
    st.lists(st.sampled_from(SENTENCES), min_size=1, max_size=6),
    st.lists(st.sampled_from(list(Label)), min_size=6, max_size=6),
    st.lists(st.sampled_from(QUOTES), min_size=6, max_size=6),
    st.sampled_from(["remove", "qualify", "deflect"]),
)
def test_supported_sentences_stay_byte_for_byte(
    parts: list[str], labels: list[Label], quotes: list[str], strategy: str
) -> None:
    draft = " ".join(parts)
    entries = [
        LedgerEntry(
            claim=Claim(
                claim_id=f"c{i}", text=s.of(draft), span=s, type="fact", importance="critical"
            ),
            verdict=Verdict(label=label, confidence=0.9, support=0.1, reason="r"),
            evidence=(evidence(q),) if q else (),
        )
        for i, (s, label, q) in enumerate(zip(split_sentences(draft), labels, quotes, strict=False))
    ]
    edits: list[Edit] = asyncio.run(
        RuleReviser().propose(draft, entries, Policy(unsupported_strategy=strategy))
    )
    result = apply_edits(draft, edits, protected_spans(draft, entries))
    position = 0
    for one in entries:
        if one.verdict.label in (Label.SUPPORTED, Label.UNASSESSED):
            found = result.find(one.claim.text, position)
            assert found >= 0
            position = found + len(one.claim.text)
    assert "  " not in result


def test_what_the_draft_says_already_is_not_said_again():
    said = "Remote work abroad is limited to 20 days a year."
    draft = f"{said} Managers never object to it."
    failing = entry(draft, "Managers never object to it", Label.CONTRADICTED, evidence(said))
    stands = entry(draft, said[:-1], Label.SUPPORTED, evidence(said, Relation.SUPPORTS))
    assert revised(draft, stands, failing) == said


def test_a_sentence_is_never_replaced_by_itself_and_more():
    draft = "Work abroad is allowed for 20 days and needs approval."
    stands = entry(draft, "Work abroad is allowed for 20 days", Label.SUPPORTED)
    failing = entry(draft, "needs approval", Label.CONTRADICTED, evidence(draft))
    assert revised(draft, stands, failing).count("Work abroad") == 1


def test_a_claim_that_inherits_a_wrong_figure_waits_for_its_correction():
    draft = "Up to 10 unused days may be carried over, but they must be taken by 31 March."
    wrong = contradicted(
        draft,
        "Up to 10 unused days may be carried over",
        "Up to 5 unused days may be carried over.",
    )
    heir = entry(
        draft,
        "they must be taken by 31 March",
        Label.NOT_FOUND,
        text="Up to 10 unused days must be taken by 31 March.",
    )
    assert revised(draft, wrong, heir) == draft.replace("10", "5")


def test_what_a_passage_states_less_precisely_is_said_as_it_says():
    draft = "The probation period ended in March 2024 for the pilot group."
    quote = "The probation period ended in the first quarter of 2024 for the pilot group."
    near = entry(draft, draft, Label.NOT_FOUND, evidence(quote, Relation.MENTIONS))
    assert revised(draft, near) == quote


def test_a_figure_of_another_matter_is_not_lent():
    draft = "The office in Lyon seats 40 people."
    other = evidence("The depot in Nantes holds 90 crates.", Relation.MENTIONS)
    assert revised(draft, entry(draft, draft, Label.NOT_FOUND, other)) == NOTHING_LEFT


def test_a_correction_that_would_echo_another_sentence_is_a_removal():
    quote = "The office in Lyon opened in March 2024."
    draft = "The office in Lyon opened in May 2024. It closed in 2025. Visitors wear a badge."
    first = contradicted(draft, "The office in Lyon opened in May 2024.", quote)
    second = entry(
        draft,
        "It closed in 2025.",
        Label.CONTRADICTED,
        evidence(quote),
        text="The office in Lyon closed in 2025.",
    )
    assert revised(draft, first, second) == f"{quote} Visitors wear a badge."


@pytest.mark.parametrize(
    ("label", "policy", "expected"),
    [
        (Label.CONTRADICTED, {"contradicted_strategy": "keep"}, "Tents weigh 3 kg. Ask early."),
        (Label.CONTRADICTED, {"contradicted_strategy": "remove"}, "Ask early."),
        (
            Label.CONTRADICTED,
            {"contradicted_strategy": "deflect", "contradicted_deflection": "Check it."},
            "Check it. Ask early.",
        ),
        (Label.NOT_FOUND, {"unsupported_strategy": "keep"}, "Tents weigh 3 kg. Ask early."),
        (Label.WEAK, {"weak_strategy": "keep"}, "Tents weigh 3 kg. Ask early."),
        (Label.WEAK, {"weak_strategy": "remove"}, "Ask early."),
        (
            Label.WEAK,
            {"weak_strategy": "qualify", "weak_qualifier": "(in part)"},
            "Tents weigh 3 kg (in part). Ask early.",
        ),
    ],
)
def test_strategies_are_policy(label: Label, policy: dict[str, str], expected: str) -> None:
    draft = "Tents weigh 3 kg. Ask early."
    quote = evidence("Tents weigh 2 kg.", Relation.CONTRADICTS)
    assert revised(draft, entry(draft, "Tents weigh 3 kg.", label, quote), **policy) == expected


def test_a_contradicted_claim_is_never_called_merely_not_found():
    draft = "Zebras manage the depot. Ask early."
    failing = entry(draft, "Zebras manage the depot.", Label.CONTRADICTED, evidence("No."))
    assert revised(draft, failing, unsupported_strategy="qualify") == "Ask early."


def test_a_series_that_loses_its_end_gets_its_and_back():
    draft = "If a laptop goes missing, follow the steps, inform your team and call the mayor."
    entries = [
        entry(draft, "If a laptop goes missing, follow the steps", Label.SUPPORTED),
        entry(draft, "inform your team", Label.SUPPORTED),
        entry(draft, "call the mayor", Label.NOT_FOUND),
    ]
    assert revised(draft, *entries) == (
        "If a laptop goes missing, follow the steps and inform your team."
    )


def test_no_condition_stays_without_its_consequence():
    draft = "Ask early. Should the device turn up again, you can keep using it."
    entries = [
        entry(draft, "Ask early.", Label.SUPPORTED),
        entry(draft, "Should the device turn up again", Label.WEAK),
        entry(draft, "you can keep using it", Label.NOT_FOUND),
    ]
    assert revised(draft, *entries) == "Ask early."


@pytest.mark.parametrize(
    "quote",
    [
        "You do not need PRA clearance if:",
        "Clearance is needed when you survey people and",
        "Parking for visitors is behind the depot in Nantes.",
        "Below are the timelines for research with participants that is exempt.",
        "The Research Participants Request and the Clearance form PDFs.",
        "Research is exempt if:\n- Participants are exempt from research.",
    ],
)
def test_what_is_unfinished_or_about_something_else_is_not_restated(quote: str):
    draft = "Research with up to 25 participants is exempt from clearance. Ask early."
    failing = contradicted(draft, "Research with up to 25 participants is exempt", quote)
    assert revised(draft, failing) == "Ask early."


@pytest.mark.parametrize(
    ("clause", "quote"),
    [
        ("Spare keys are stored in the safe.", "Samples can never be stored on a bench."),
        (
            "The permit appears in the portal as soon as it is granted.",
            "They print permits by date, which is why the permit appears in the portal late.",
        ),
        (
            "Every owner renews the permit by post.",
            "This is why owners renew the permit in person.",
        ),
    ],
)
def test_what_shares_one_word_or_points_back_is_not_restated(clause: str, quote: str):
    draft = f"{clause} Ask early."
    assert revised(draft, contradicted(draft, clause, quote)) == "Ask early."


def test_an_it_that_points_at_nothing_may_open_a_sentence():
    draft = "Visitors park behind the depot. Ask early."
    quote = "It is forbidden to park behind the depot."
    failing = contradicted(draft, "Visitors park behind the depot.", quote)
    assert revised(draft, failing) == f"{quote} Ask early."


@pytest.mark.parametrize(
    ("clause", "quote", "expected"),
    [
        (
            "Visitors may park behind the depot.",
            "It is forbidden to park behind the depot, for visitors as well.",
            "Visitors must not park behind the depot.",
        ),
        (
            "A visitor is allowed to park behind the depot.",
            "It is forbidden to park behind the depot, for visitors as well.",
            "A visitor is forbidden to park behind the depot.",
        ),
    ],
)
def test_a_modal_that_is_swapped_in_agrees_with_its_subject(clause: str, quote: str, expected: str):
    draft = f"{clause} Ask early."
    assert revised(draft, contradicted(draft, clause, quote)) == f"{expected} Ask early."


def test_a_sentence_with_figures_of_another_matter_is_not_restated():
    draft = "On any single day you may work up to 14 hours. Ask early."
    quote = "Each day of the work week can be longer than 8 hours, but must make 40 hours in all."
    failing = contradicted(draft, "On any single day you may work up to 14 hours", quote)
    assert revised(draft, failing) == "Ask early."


def test_a_figure_that_a_weak_claim_states_is_not_lent_to_its_neighbour():
    draft = "A Secret clearance takes 3-4 months, while a Top Secret clearance takes 6-8 months."
    quote = evidence("6-8 months for a new Top Secret clearance.")
    entries = [
        entry(draft, "A Secret clearance takes 3-4 months", Label.CONTRADICTED, quote),
        entry(draft, "a Top Secret clearance takes 6-8 months", Label.WEAK, quote),
    ]
    assert revised(draft, *entries) == "A Top Secret clearance takes 6-8 months."


@pytest.mark.parametrize("label", [Label.NOT_FOUND, Label.CONTRADICTED])
def test_a_bare_maximum_is_not_replaced_by_that_of_another_matter(label: Label):
    draft = "Children may join, but there is a maximum of 12."
    entries = [
        entry(draft, "Children may join", Label.SUPPORTED),
        entry(
            draft, "there is a maximum of 12", label, evidence("It seats a maximum of 50 adults.")
        ),
    ]
    assert revised(draft, *entries) == "Children may join."


def test_what_is_denied_is_said_as_the_evidence_says_it():
    draft = "Kayaks may be stored in the shed against a deposit. Ask early."
    quote = "Kayaks must not be stored in the shed."
    assert revised(draft, contradicted(draft, draft[:51], quote)) == f"{quote} Ask early."


def test_the_rule_for_another_case_is_not_restated():
    draft = "For loans of over 500 euros one signature of a clerk is enough. Ask early."
    small = "For loans of 500 euros or less one signature of a clerk is enough."
    large = "For loans of over 500 euros the signature of a clerk is not enough."
    claim = draft.removesuffix(" Ask early.")
    assert revised(draft, contradicted(draft, claim, small)) == "Ask early."
    assert revised(draft, contradicted(draft, claim, f"{small} {large}")) == f"{large} Ask early."


@pytest.mark.parametrize("mark", ["- ", "2. ", "3) ", "(4) ", "> - "])
def test_the_mark_of_a_list_item_stays_before_what_takes_its_place(mark: str):
    draft = f"{mark}Prams stay in the yard; skates are let in.\n\nAsk early."
    prams = entry(draft, "Prams stay in the yard", Label.NOT_FOUND)
    skates = entry(draft, "skates are let in", Label.SUPPORTED)
    assert revised(draft, prams, skates) == f"{mark}Skates are let in.\n\nAsk early."
    whole = "Prams and skates are not let into the yard or the house."
    prams = contradicted(draft, "Prams stay in the yard", whole)
    skates = contradicted(draft, "skates are let in", whole)
    assert revised(draft, prams, skates) == f"{mark}{whole}\n\nAsk early."
    gone = entry(draft, "Prams stay in the yard; skates are let in", Label.NOT_FOUND)
    assert revised(draft, gone).strip() == "Ask early."


def test_a_number_within_a_paragraph_is_no_mark():
    draft = "The fee rose twice. 12. August is the day it rises again; nobody minds."
    entries = [
        entry(draft, "The fee rose twice", Label.SUPPORTED),
        entry(draft, "nobody minds", Label.SUPPORTED),
    ]
    assert revised(draft, *entries) == draft


@pytest.mark.parametrize(
    ("quote", "expected"),
    [
        (
            "The shed is opened by Ada Novak, the gardener, and never by the porter.",
            "The shed is opened by Ada Novak, the gardener, and never by the porter.",
        ),
        (
            "The shed is opened at noon by Ada Novak.",
            "The shed is opened at noon by Ada Novak. Ada Novak is the gardener.",
        ),
        ("Lunch is served in the yard.", "Ada Novak is the gardener."),
    ],
)
def test_an_apposition_does_not_stay_without_its_sentence(quote: str, expected: str):
    draft = "The shed is opened by the porter for Ada Novak, the gardener. Ask early."
    failing = contradicted(draft, "The shed is opened by the porter for Ada Novak", quote)
    named = entry(draft, "the gardener", Label.SUPPORTED, text="Ada Novak is the gardener.")
    assert revised(draft, failing, named) == f"{expected} Ask early."


def test_an_apposition_stays_with_a_sentence_that_stands():
    draft = "The shed is opened by Ada Novak, the gardener, and painted by robots."
    entries = [
        entry(draft, "The shed is opened by Ada Novak", Label.SUPPORTED),
        entry(draft, "the gardener", Label.SUPPORTED, text="Ada Novak is the gardener."),
        entry(draft, "painted by robots", Label.NOT_FOUND),
    ]
    assert revised(draft, *entries) == "The shed is opened by Ada Novak, the gardener."


def test_a_predicate_that_is_replaced_leaves_the_full_stop():
    claim = "The fair costs €90 and ends with a party."
    quote = "The fair costs €90 and ends with an auction."
    span, text = predicate_swap("ends with a party.", quote, claim) or (None, "")
    assert span is not None
    assert (span.of("ends with a party."), text) == ("ends with a party", "ends with an auction")


def test_a_predicate_is_replaced_by_that_of_the_same_verb():
    draft = "The tour starts at the gate. It ends with a dance."
    quote = "The tour starts at the gate, costs $9 and ends with a song, never a dance."
    failing = entry(
        draft,
        "It ends with a dance",
        Label.CONTRADICTED,
        evidence(quote),
        text="The tour ends with a dance.",
    )
    stands = entry(draft, "The tour starts at the gate", Label.SUPPORTED)
    assert revised(draft, stands, failing) == "The tour starts at the gate. It ends with a song."


@pytest.mark.parametrize(
    ("clause", "quote"),
    [
        ("The tour ends with a dance.", "The talk is short and ends with a song."),
        (
            "Adult tickets and printed guides cost nothing.",
            "Adult tickets and printed guides cost $9.",
        ),
        ("The tour ends with a dance.", "The tour ends with a song."),
        ("The mill is open in May.", "The mill belongs to the town and is painted in June."),
    ],
)
def test_a_predicate_of_another_subject_or_noun_is_not_lent(clause: str, quote: str):
    assert predicate_swap(clause, quote, clause) is None


@pytest.mark.parametrize(
    ("text", "said", "expected"),
    [
        (
            "Skates are kept inside; prams are left out.",
            "Skates are kept inside.",
            "Prams are left out.",
        ),
        (
            "The mill was rebuilt in 1920, which cut its costs by 9%.",
            "This cut its costs by 9%.",
            "The mill was rebuilt in 1920.",
        ),
        ("When a key is lost, staff pay $9.", "Staff pay $9 when a key is lost.", ""),
        ("Skates are not kept inside; prams are.", "Skates are kept inside.", None),
        (
            "The mill was rebuilt in 1920, which cut its costs by 9%.",
            "This cut its costs by 8%.",
            None,
        ),
        ("Skates are kept inside.", "Skates are never kept inside.", None),
        ("Loans over 50 euros need two clerks.", "Loans under 50 euros need two clerks.", None),
        ("Prams, skates and bikes are let in.", "Bikes are let in.", None),
        ("Skates must be left at the door.", "Skates may be left at the door.", None),
    ],
)
def test_of_a_restated_sentence_only_what_is_new_is_said(
    text: str, said: str, expected: str | None
):
    assert unsaid(text, [said]) == (text if expected is None else expected)


def test_what_a_standing_clause_says_is_not_restated_with_the_rest():
    draft = "1. Skates are kept inside, and so are prams of any size.\n2. Ask early."
    stands = entry(draft, "Skates are kept inside", Label.SUPPORTED)
    failing = contradicted(
        draft,
        "so are prams of any size",
        "Skates are kept inside; prams of that size are left at the door.",
    )
    assert revised(draft, stands, failing) == (
        "1. Skates are kept inside. Prams of that size are left at the door.\n2. Ask early."
    )


@pytest.mark.parametrize(
    ("text", "standing", "expected"),
    [
        ("Tents must dry and are sold in Lund.", "Tents must dry.", "Tents are sold in Lund."),
        ("Tents are cheap and must dry fast.", "Tents must dry fast.", "Tents are cheap."),
        ("Tents may dry and are sold in Lund.", "Tents must dry.", ""),
        ("Tents and ropes are sold in Lund.", "Tents are sold in Lund.", ""),
    ],
)
def test_of_two_predicates_only_the_new_one_is_said(text: str, standing: str, expected: str):
    assert unsaid(text, [standing]) == (expected or text)


@pytest.mark.parametrize(
    ("draft", "quote", "expected"),
    [
        (
            "Travellers email us before they book a trip.",
            "Travel Reviewers: Please email us before you book a trip.",
            NOTHING_LEFT,
        ),
        (
            "Ask the travel reviewers by phone before booking trips.",
            "Travel reviewers: Please email them before you book trips.",
            "Please email them before you book trips.",
        ),
        (
            "You earn ten hours per month.",
            "You earn 4 hours per month and there are 14 left, so you have 56 hours.",
            NOTHING_LEFT,
        ),
        (
            "On Friday the box held £80.",
            "On Friday the box held £90, so £26 was missing.",
            "On Friday the box held £90.",
        ),
        ("You may show three signs.", "2.3 You may show one sign.", "You may show one sign."),
        (
            "**Breach:** Nobody tells the owner of a breach.",
            "All breaches are told to the owner at once, at any time.",
            "**Breach:** All breaches are told to the owner at once, at any time.",
        ),
    ],
)
def test_labels_examples_and_numbers_of_clauses_lend_no_words(
    draft: str, quote: str, expected: str
) -> None:
    clause = draft.removeprefix("**Breach:** ")
    assert revised(draft, contradicted(draft, clause, quote)) == expected


def test_a_pronoun_stays_the_subject_of_the_half_that_is_left() -> None:
    draft = "It has six modes and keeps water warm. Ask early."
    gone = entry(draft, "It has six modes", Label.NOT_FOUND, text="The handle has six modes.")
    kept = "keeps water warm"
    good = entry(draft, kept, Label.SUPPORTED, text="The handle keeps water warm.")
    assert revised(draft, gone, good) == "It keeps water warm. Ask early."


@pytest.mark.parametrize(
    ("quote", "expected"),
    [
        ("In a storm, all guests must leave the water.", "In a storm, all guests must leave the"),
        ("In a storm, all swimmers must leave it.", "In a storm, all guests should leave the"),
    ],
)
def test_force_is_mended_where_all_else_is_the_same(quote: str, expected: str) -> None:
    draft = "In a storm, all guests should leave the water."
    weak = entry(draft, draft, Label.WEAK, evidence(quote, Relation.SUPPORTS))
    assert revised(draft, weak) == f"{expected} water."


@pytest.mark.parametrize(
    ("quote", "expected"),
    [
        ("Diving from the side is forbidden.", "Diving from the side is forbidden, and glass"),
        ("Diving from the tower is allowed.", "Diving from the tower is allowed, but glass"),
    ],
)
def test_what_is_no_contrast_any_more_is_joined_by_and(quote: str, expected: str) -> None:
    draft = "Diving from the side is allowed, but glass bottles are not allowed."
    good = entry(draft, "glass bottles are not allowed", Label.SUPPORTED)
    bad = contradicted(draft, "Diving from the side is allowed", quote)
    assert revised(draft, bad, good) == f"{expected} bottles are not allowed."


def test_code_stays_code() -> None:
    draft = "The page after is found through `offset` and no other field."
    quote = "Use `cursor` and no other field to get the page after this one."
    assert revised(draft, contradicted(draft, draft, quote)) == quote
    plain = draft.replace("`", "")
    assert revised(plain, contradicted(plain, plain, quote)) == quote.replace("`", "")


SIGN = "The tenant of the shop may put up one sign beside the door"


@pytest.mark.parametrize(
    ("quote", "expected"),
    [
        (f"{SIGN}.", f"{SIGN} and must clean it."),
    ],
)
def test_what_goes_on_with_the_subject_follows_one_predicate(quote: str, expected: str) -> None:
    draft = "The tenant of the shop shows nothing beside the door and must clean it."
    last = "must clean it"
    good = entry(draft, last, Label.SUPPORTED, text=f"The tenant of the shop {last}.")
    bad = contradicted(draft, "The tenant of the shop shows nothing beside the door", quote)
    assert revised(draft, bad, good) == expected


def test_what_one_correction_says_no_other_says_again() -> None:
    draft = "Ada sold the farm. The barn is new."
    farm = "Bo wanted to sell the farm; Ada, the elder, was against it because the farm paid."
    kept = "Ada, the elder, was against it because the farm paid."
    edits = [
        Edit(claim_id="c0", span=Span(start=0, end=18), replacement=farm, reason="r"),
        Edit(claim_id="c1", span=Span(start=19, end=35), replacement=kept, reason="r"),
    ]
    assert [e.replacement for e in deduplicated(draft, edits, [])] == [farm, ""]


def test_a_sentence_with_other_words_in_it_is_said_once() -> None:
    draft = "- The filter is washed twice a week.\n- Guests get soap, which is washed once a week."
    told = "The filter is washed once a week."
    soap = entry(draft, "Guests get soap", Label.SUPPORTED, evidence(told, Relation.SUPPORTS))
    washed = entry(
        draft,
        "is washed once a week.",
        Label.CONTRADICTED,
        evidence(told),
        text="Soap is washed once a week.",
    )
    first = contradicted(draft, "The filter is washed twice a week.", told)
    assert revised(draft, first, soap, washed) == (
        "- The filter is washed once a week.\n- Guests get soap."
    )


def test_an_apposition_goes_with_its_noun_and_is_said_by_itself() -> None:
    draft = "Ida lent him a boat, and he sold it to a cousin, the smith Per Lie."
    lent = entry(draft, "Ida lent him a boat", Label.SUPPORTED)
    sold = entry(draft, "and he sold it to a cousin", Label.NOT_FOUND)
    smith = entry(
        draft, "the smith Per Lie", Label.SUPPORTED, text="A cousin is the smith Per Lie."
    )
    assert revised(draft, lent, sold, smith) == (
        "Ida lent him a boat. A cousin is the smith Per Lie."
    )


@pytest.mark.parametrize(
    ("draft", "clause", "quote", "expected"),
    [
        (  # a figure that another thing has too is still its own
            "A youth card costs £35 a year. A senior card costs £30 a year.",
            "A youth card costs £35 a year.",
            "A youth card costs £30 a year and saves a third.",
            "A youth card costs £30 a year. A senior card costs £30 a year.",
        ),
        (  # the sentence that tells of the second lends nothing to the first
            "The first test takes 2 weeks. A senior card costs £30 a year.",
            "The first test takes 2 weeks.",
            "The senior card costs £30 a year and 6 weeks.",
            "A senior card costs £30 a year.",
        ),
        (  # what is foretold has not happened
            "The old line was shut on 3 May 2031. A senior card costs £30 a year.",
            "The old line was shut on 3 May 2031.",
            "The old line will be shut on 9 May 2031.",
            "The old line will be shut on 9 May 2031. A senior card costs £30 a year.",
        ),
        (  # of two clauses that share a number the nearer one counts
            "Admin keys last **90 days**. A senior card costs £30 a year.",
            "Admin keys last **90 days",
            "Keys last 90 days; admin keys last 30 days.",
            "Admin keys last **30 days**. A senior card costs £30 a year.",
        ),
        (
            "It is tried within *30 seconds* again. A senior card costs £30 a year.",
            "It is tried within *30 seconds* again.",
            "It is tried within 10 seconds again.",
            "It is tried within *10 seconds* again. A senior card costs £30 a year.",
        ),
    ],
)
def test_a_value_of_the_same_thing_is_put_right(
    draft: str, clause: str, quote: str, expected: str
) -> None:
    beside = "A senior card costs £30 a year."
    backing = evidence("The senior card costs £30 a year.", Relation.SUPPORTS)
    stands = entry(draft, beside, Label.SUPPORTED, backing)
    assert revised(draft, contradicted(draft, clause, quote), stands) == expected


def test_what_a_sentence_adds_is_said_behind_the_clause_that_it_repeats() -> None:
    draft = "Smoking is forbidden in the flat, but it is permitted in the hall."
    stands = entry(draft, "Smoking is forbidden in the flat", Label.SUPPORTED)
    failing = entry(
        draft,
        "it is permitted in the hall",
        Label.CONTRADICTED,
        evidence("Smoking is forbidden in the flat and in the hall."),
        text="Smoking is permitted in the hall.",
    )
    assert revised(draft, stands, failing) == "Smoking is forbidden in the flat and in the hall."


def test_a_statement_is_not_put_before_a_relative_clause_of_another_noun() -> None:
    draft = "Use the yellow form, which is in every shop."
    quote = "Put away the blue form and use the yellow form from 1 April."
    assert "April, which" not in revised(draft, contradicted(draft, "Use the yellow form", quote))


@pytest.mark.parametrize(
    ("label", "expected"),
    [
        (Label.WEAK, "Its default is warn."),
        (Label.SUPPORTED, "Its default is warn. You can change the level."),
    ],
)
def test_a_relative_clause_goes_with_what_it_hangs_on(label: Label, expected: str) -> None:
    draft = "Its default is info, which you can change."
    failing = contradicted(draft, "Its default is info", "Its level is set; its default is warn.")
    failing = failing.model_copy(
        update={"evidence": (evidence("Its default is warn."),)}  # no local swap: a mere name
    )
    hanging = entry(draft, "you can change", label, text="You can change the level.")
    correction = revised(draft, failing, hanging)
    assert correction in (expected, "Its default is warn, which you can change.")


def test_a_contrast_that_is_gone_is_said_with_and() -> None:
    draft = "Flowers are allowed, but visitors need not book a visit."
    stands = entry(draft, "Flowers are allowed", Label.SUPPORTED)
    failing = contradicted(draft, "visitors need not book a visit", "Visitors must book a visit.")
    assert revised(draft, stands, failing) == "Flowers are allowed, and visitors must book a visit."


def test_a_modal_that_opens_the_second_predicate_is_exchanged() -> None:
    draft = "Quick takes 35 minutes and may be used for pots."
    stands = entry(draft, "Quick takes 35 minutes", Label.SUPPORTED)
    failing = entry(
        draft,
        "may be used for pots",
        Label.CONTRADICTED,
        evidence("Quick must not be used for pots."),
        text="Quick may be used for pots.",
    )
    assert revised(draft, stands, failing) == (
        "Quick takes 35 minutes and must not be used for pots."
    )


def test_removing_a_clause_takes_both_marks_of_its_code() -> None:
    draft = "`v1` was dropped, and keys last a day."
    stands = entry(draft, "keys last a day", Label.SUPPORTED)
    gone = entry(draft, "v1` was dropped", Label.NOT_FOUND, text="v1 was dropped.")
    assert revised(draft, gone, stands) == "Keys last a day."


def test_a_right_sentence_with_the_same_figures_takes_the_place_of_a_wrong_one() -> None:
    draft = "Operating profit rose from €5 million to €8 million. Ask us."
    quote = "Operating profit fell from €8 million to €5 million because of dear grain."
    failing = contradicted(draft, "Operating profit rose from €5 million to €8 million.", quote)
    assert revised(draft, failing) == f"{quote} Ask us."


def test_code_gives_way_to_code_alone() -> None:
    draft = "`W013` means that the motor is hot."
    quote = "Error `W022` means that the motor is hot. Wait."
    failing = contradicted(draft, "W013` means that the motor is hot", quote)
    assert revised(draft, failing) == "`W022` means that the motor is hot."


def test_what_another_claim_has_found_corrects_a_claim_with_a_wrong_quote() -> None:
    draft = "The Plus account costs $14 a month and includes a credit card."
    failing = entry(
        draft,
        "The Plus account costs $14 a month",
        Label.CONTRADICTED,
        evidence("The Basic account costs $4 a month."),
    )
    backed = evidence("The Plus account costs $11 a month and has a card.", Relation.SUPPORTS, "cd")
    standing = entry(draft, "includes a credit card", Label.SUPPORTED, backed)
    assert revised(draft, failing, standing) == (
        "The Plus account costs $11 a month and includes a credit card."
    )


def test_what_is_so_replaces_a_sentence_of_which_the_rest_is_only_borne_out_in_part() -> None:
    draft = "Requests must be sent by email and are answered in two days. Ask early."
    quote = (
        "Requests must be sent through the portal and are answered in two days, unless it snows."
    )
    failing = contradicted(draft, "Requests must be sent by email", quote)
    backed = evidence(quote, Relation.SUPPORTS)
    text = "Requests are answered in two days."
    weak = entry(draft, "are answered in two days", Label.WEAK, backed, text=text)
    assert revised(draft, failing, weak) == f"{quote} Ask early."


def test_a_figure_is_corrected_in_the_part_of_a_clause_that_the_quote_is_about() -> None:
    draft = "Each member must work eight hours a year, and those absent pay £15 for every hour."
    quote = "Those absent pay £12 for every hour, unless they are over 70 or ill."
    assert revised(draft, contradicted(draft, draft, quote)) == draft.replace("£15", "£12")


def test_the_predicate_of_a_relative_clause_gets_no_other_subject() -> None:
    text = "Firms need a permit, which costs €60 and is valid for six weeks."
    assert unsaid(text, ["Firms need a permit, which costs €60."]) == text
    told = "Parks are open to all and are closed at night."
    assert unsaid(told, ["Parks are open to all."]) == "Parks are closed at night."


def test_an_abbreviation_brings_no_second_full_stop() -> None:
    draft = "The last bus leaves at 11:30 p.m. from the gate. The last bus leaves at 12:00."
    failing = contradicted(
        draft, "The last bus leaves at 12:00", "The last bus leaves at 1:30 a.m."
    )
    assert revised(draft, failing).endswith("The last bus leaves at 1:30 a.m.")


def test_a_value_of_another_kind_is_not_told_instead() -> None:
    draft = "The Plus account costs $14 a month. Ask early."
    failing = contradicted(
        draft, "The Plus account costs $14 a month", "The Basic account is free."
    )
    assert revised(draft, failing) == "Ask early."


def test_what_replaces_a_cell_stays_in_the_table():
    draft = "| Item | Rule |\n| --- | --- |\n| Fee | £200, not refunded |\n| Notice | 6 months |"
    quote = "New members pay a fee of £200, which is refunded when they leave."
    fee = entry(
        draft,
        "£200, not refunded",
        Label.CONTRADICTED,
        evidence(quote),
        text="For Fee, the rule is £200, not refunded.",
    )
    changed = draft.replace("£200, not refunded", quote)
    assert revised(draft, fee) == changed
    gone = entry(draft, "£200, not refunded", Label.NOT_FOUND, text="The fee is not refunded.")
    assert revised(draft, gone) == draft.replace("| Fee | £200, not refunded |\n", "")


@pytest.mark.parametrize(
    ("draft", "quote", "expected"),
    [
        (
            "Lunch is free for pupils in Years 1 to 3.",
            "Lunch is free for pupils in Years 1 and 2.",
            "Lunch is free for pupils in Years 1 and 2.",
        ),
        (
            "Treatment should last at least 14 days.",
            "Treatment should not last longer than 14 days.",
            "Treatment should not last longer than 14 days.",
        ),
        (
            "The sauna must hold at least eight people.",
            "The sauna can hold up to eight people.",
            "The sauna can hold up to eight people.",
        ),
        (
            "A player who draws five cards is out for two rounds.",
            "A player who draws five cards is out for one round; a joker is worth two rounds.",
            "A player who draws five cards is out for one round.",
        ),
        (
            "In 2024 the mill ground 31 tons, 4% less than in 2023.",
            "In 2024 the mill had 12 staff and ground 31 tons, 4% more than in 2023.",
            "In 2024 the mill had 12 staff and ground 31 tons, 4% more than in 2023.",
        ),
        ("We take cards.", "**Do you take cards?** No, only cash.", NOTHING_LEFT),
        ("We take cards.", "Do you take cards? No, we only take cash here.", NOTHING_LEFT),
    ],
)
def test_a_correction_says_all_that_the_sentence_does(draft: str, quote: str, expected: str):
    assert revised(draft, contradicted(draft, draft, quote)) == expected


def test_two_parts_that_one_sentence_corrects_are_not_both_corrected():
    draft = "The switch starts the pump at 15 cm and stops it at 40 cm. Ask early."
    quote = "The switch starts the pump at 40 cm and stops it at 15 cm."
    starts = contradicted(draft, "The switch starts the pump at 15 cm", quote)
    stops = entry(
        draft,
        "stops it at 40 cm",
        Label.CONTRADICTED,
        evidence(quote),
        text="The switch stops it at 40 cm.",
    )
    assert revised(draft, starts, stops) == f"{quote} Ask early."


@pytest.mark.parametrize(
    ("label", "relation"),
    [(Label.WEAK, Relation.SUPPORTS), (Label.NOT_FOUND, Relation.MENTIONS)],
)
def test_what_goes_too_far_says_what_the_evidence_does(label: Label, relation: Relation):
    draft = "Entry is free for pupils on every Sunday. Ask early."
    quote = "On the first Sunday of the month entry is free for pupils."
    claim = draft.removesuffix(" Ask early.")
    assert revised(draft, entry(draft, claim, label, evidence(quote, relation))) == (
        f"{quote} Ask early."
    )


@pytest.mark.parametrize(
    ("dates", "expected"),
    [
        (("2019-02-01", None), "The repair takes 30 days."),
        ((None, "2019-02-01"), "The repair takes 14 days."),
        (("2019-02-01", "2020-01-01"), "The repair takes 30 days."),
    ],
)
def test_what_has_no_date_is_newer_than_what_is_years_old(
    dates: tuple[str | None, str | None], expected: str
):
    quotes = [
        evidence(f"The repair takes {days} days.").model_copy(
            update={"date": datetime.date.fromisoformat(date) if date else None}
        )
        for days, date in zip((14, 30), dates, strict=True)
    ]
    draft = "The repair takes 60 days."
    assert revised(draft, entry(draft, draft, Label.CONTRADICTED, *quotes)) == expected


def test_what_a_correction_repeats_of_its_sentence_is_said_once():
    draft = "Some orders were charged twice, but no card data was exposed."
    quote = "No card data was exposed and no order was charged twice."
    failing = contradicted(draft, "Some orders were charged twice", quote)
    stands = entry(
        draft, "no card data was exposed", Label.SUPPORTED, text="No card data was exposed."
    )
    told = revised(draft, failing, stands)
    assert told == "No order was charged twice, and no card data was exposed."


@pytest.mark.parametrize(
    ("claim", "quote", "expected"),
    [
        (
            "The city opened a second tram line in 2024.",
            "The city intends to open a second tram line in 2028.",
            "The city intends to open a second tram line in 2028.",
        ),
        (
            "Dunmore LLP audited the 2025 accounts following a tender.",
            "Following a tender, the Board will propose that Dunmore LLP be appointed auditor for "
            "the 2026 financial year.",
            "Following a tender, the Board will propose that Dunmore LLP be appointed auditor for "
            "the 2026 financial year.",
        ),
        (
            "Clinical staff may work remotely up to three days a week.",
            "Clinical staff may not work remotely. Other staff may work remotely up to three days "
            "a week.",
            "Clinical staff may not work remotely. Other staff may work remotely up to three days "
            "a week.",
        ),
    ],
)
def test_a_plan_and_what_holds_of_others_are_told_as_such(claim: str, quote: str, expected: str):
    draft = f"{claim} Ask early."
    assert revised(draft, contradicted(draft, claim, quote)) == f"{expected} Ask early."


def test_what_no_draft_can_say_is_quoted_as_the_reason_to_remove_a_claim():
    draft = "The amendment was signed only by Kolbe."
    told = suggestion(contradicted(draft, draft, "14 June: amendment signed by both sides."), draft)
    assert told == "Remove this claim: “t” says “14 June: amendment signed by both sides.”"
    heading = contradicted(draft, draft, "Signing of the amendment by Kolbe")
    assert suggestion(heading, draft) == UNSUPPORTED


def test_things_in_one_anothers_place_are_exchanged_together() -> None:
    draft = "Green lids are for glass, red ones for paper, blue ones for tins."
    quote = "Red lids are for glass, green ones for paper, blue ones for tins."
    entries = [
        contradicted(draft, "Green lids are for glass", quote),
        entry(
            draft,
            "red ones for paper",
            Label.NOT_FOUND,
            evidence(quote, Relation.MENTIONS),
            text="Red lids are for paper.",
        ),
        entry(draft, "blue ones for tins", Label.SUPPORTED, evidence(quote, Relation.SUPPORTS)),
    ]
    assert revised(draft, *entries) == quote


def test_a_lead_in_stays_as_long_as_an_item_of_its_list_does() -> None:
    draft = "Three things are new:\n\n- a slide for children\n- a wall"
    opening = entry(draft, "Three things are new", Label.NOT_FOUND)
    text = "Three things are new: a slide for children."
    item = entry(draft, "a slide for children", Label.SUPPORTED, text=text)
    assert revised(draft, opening, item) == draft
    assert "Three" not in revised(draft, opening)


def test_another_thing_about_the_same_person_is_not_restated() -> None:
    draft = "Mona Fisk was ill. It rained."
    quote = evidence("The board chose the red flag; Mona Fisk spoke against it.")
    doubtful = quote.model_copy(
        update={"entailment": Entailment(support=0.2, neutral=0.2, contradict=0.6)}
    )
    similar = doubtful.model_copy(update={"similarity": 0.7})
    failing = entry(draft, "Mona Fisk was ill", Label.CONTRADICTED, similar)
    assert revised(draft, failing) == "It rained."


def test_what_is_said_with_a_pronoun_corrects_the_claim_with_its_noun() -> None:
    draft = "The jury is chosen in May, and it meets twice a year."
    quote = evidence("The jury is chosen in May for one year. It meets four times a year.")
    failing = entry(
        draft,
        "it meets twice a year",
        Label.CONTRADICTED,
        quote,
        text="The jury meets twice a year.",
    )
    assert revised(draft, failing) == "The jury is chosen in May, and it meets four times a year."


def test_what_is_said_of_the_one_subject_is_restated() -> None:
    draft = "Fishing is forbidden. It rained."
    failing = contradicted(draft, "Fishing is forbidden", "Fishing is allowed with a licence.")
    assert revised(draft, failing) == "Fishing is allowed with a licence. It rained."
    other = contradicted(draft, "Fishing is forbidden", "Fishing boats are hired out at noon.")
    assert revised(draft, other) == "It rained."


def test_the_sentence_with_a_figure_of_the_claim_lends_the_other_one() -> None:
    draft = "The council received two other offers for the ground, of £34,250 and £39,800."
    quote = (
        "The council approved the offer of Greenplay. "
        "Two other offers were received, of £34,250 and £38,900."
    )
    changed = draft.replace("£39,800", "£38,900")
    assert revised(draft, contradicted(draft, draft, quote)) == changed


def test_what_leads_in_a_list_goes_only_with_its_last_item() -> None:
    draft = "The library offers several services:\n\n- Copies cost 10p.\n- Scans cost 5p."
    opening = entry(draft, "The library offers several services", Label.NOT_FOUND)
    copies = entry(draft, "Copies cost 10p", Label.SUPPORTED)
    scans = entry(draft, "Scans cost 5p", Label.NOT_FOUND)
    assert revised(draft, opening, copies, scans).startswith(
        "The library offers several services:\n\n- Copies cost 10p."
    )
    counted = draft.replace("several", "nine")
    opening = entry(counted, "The library offers nine services", Label.NOT_FOUND)
    assert "nine" not in revised(counted, opening, copies)
