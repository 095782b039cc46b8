"""What every judge must hold to, run over the embedded one."""

import asyncio
import itertools
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from agent.api import averify_claims, verify_claims
from agent.bootstrap import toolkit
from agent.domain.policy import Policy
from agent.domain.text import Passage
from agent.domain.verdict import Case, Label
from agent.errors import InputError, PolicyError
from agent.judge import nli
from agent.judge.nli import NliJudge
from agent.models.embedder import OnnxEmbedder
from agent.models.entailment import OnnxEntailment
from agent.models.local import MATCHER
from agent.models.parser import SpacyParser
from agent.ports import Matrix
from agent.settings import Settings

pytestmark = pytest.mark.model

FACTS = [
    "The Skarn 2 tent weighs 2.4 kg and costs 449 euros.",
    "The Firn 850 sleeping bag weighs 1.1 kg.",
    "Requests for more than five consecutive days must be submitted four weeks in advance.",
    "Company laptops lock automatically after 5 minutes without activity.",
    "All data at rest is encrypted with AES-256.",
    "Sale items may be returned within 14 days.",
]
CLAIMS = [
    ("The Skarn 2 tent weighs 2.4 kilograms.", Label.SUPPORTED),
    ("The Skarn 2 tent weighs 3.4 kg.", Label.CONTRADICTED),
    ("All data at rest is encrypted with AES-128.", Label.CONTRADICTED),
    ("Laptops lock automatically after 15 minutes without activity.", Label.CONTRADICTED),
    ("Sale items may be returned within 14 days.", Label.SUPPORTED),
    ("The cafeteria serves lunch at noon.", Label.NOT_FOUND),
]
IRRELEVANT = [
    "The harbour museum shows ships in bottles.",
    "Rain is expected over the northern hills tonight.",
    "The choir rehearses in the old chapel.",
]


@pytest.mark.parametrize(("claim", "label"), CLAIMS)
def test_plain_cases(claim: str, label: Label):
    (verdict,) = verify_claims([(claim, FACTS)])
    assert verdict.label is label, verdict


def test_quotes_are_what_the_evidence_says():
    for verdict in verify_claims([(claim, FACTS) for claim, _ in CLAIMS]):
        for quote in verdict.evidence:
            assert FACTS[quote.index][quote.span.start : quote.span.end] == quote.quote


def test_what_the_next_sentence_says_of_another_is_not_supported():
    text = "The nurse records the dose. The physician signs the chart and orders the tests."
    said, mixed = verify_claims(
        [("The physician signs the chart.", [text]), ("The nurse signs the chart.", [text])]
    )
    assert said.label is Label.SUPPORTED
    assert mixed.label is not Label.SUPPORTED
    assert "physician" in mixed.reason


def test_what_a_table_has_in_another_row_is_not_supported():
    evening = ["The courses of Beginners is waltz.", "The courses of Advanced is waltz, tango."]
    own, other = verify_claims(
        [("Beginners dance waltz.", evening), ("Beginners dance waltz and tango.", evening)]
    )
    assert own.label is Label.SUPPORTED
    assert other.label is not Label.SUPPORTED
    assert "Advanced" in other.reason


claims = st.sampled_from([c for c, _ in CLAIMS])


@settings(max_examples=25, deadline=None)
@given(claims, st.permutations(range(len(FACTS))))
def test_the_order_of_the_evidence_never_changes_a_verdict(claim: str, order: list[int]):
    first, second = verify_claims([(claim, FACTS), (claim, [FACTS[i] for i in order])])
    assert (first.label, first.support) == (second.label, second.support)


@settings(max_examples=25, deadline=None)
@given(claims, st.lists(st.sampled_from(IRRELEVANT), min_size=1, max_size=3, unique=True))
def test_irrelevant_evidence_never_lowers_support(claim: str, noise: list[str]):
    plain, noisy = verify_claims([(claim, FACTS), (claim, [*FACTS, *noise])])
    assert noisy.support >= plain.support - 1e-9
    assert noisy.label is plain.label


@settings(max_examples=15, deadline=None)
@given(claims, st.sampled_from(FACTS))
def test_repeated_evidence_changes_nothing(claim: str, fact: str):
    plain, doubled = verify_claims([(claim, FACTS), (claim, [*FACTS, fact])])
    assert (plain.label, plain.support) == (doubled.label, doubled.support)


@settings(max_examples=15, deadline=None)
@given(claims, st.integers(1, 4))
def test_white_space_changes_no_label(claim: str, blanks: int):
    spaced = [f.replace(" ", " " * blanks) for f in FACTS]
    plain, wide = verify_claims([(claim, FACTS), (claim, spaced)])
    assert plain.label is wide.label


def test_verdicts_keep_the_order_of_the_cases_and_do_not_depend_on_the_batch():
    cases = [(claim, FACTS) for claim, _ in CLAIMS]
    together = verify_claims(cases)
    apart = list(itertools.chain.from_iterable(verify_claims([c]) for c in cases))
    assert together == apart


def test_no_evidence_means_not_found():
    assert [v.label for v in verify_claims([("Snow is white.", []), ("Snow.", [" "])])] == [
        Label.NOT_FOUND,
        Label.NOT_FOUND,
    ]


def test_no_case_gives_no_verdict():
    assert verify_claims([]) == []


@pytest.mark.parametrize(
    ("cases", "match"),
    [([("", ["x"])], "claim"), ([("x", "text")], "list of texts"), ([(None, ["x"])], "claim")],
)
def test_bad_cases_are_named(cases, match):
    with pytest.raises(InputError, match=match):
        verify_claims(cases)


def test_a_bad_policy_is_named():
    with pytest.raises(PolicyError, match="max_revisions"):
        verify_claims([("x", ["x"])], policy={"max_revisions": 77})


async def test_the_asynchronous_form_gives_the_same():
    assert await averify_claims([(CLAIMS[0][0], FACTS)]) == await asyncio.to_thread(
        verify_claims, [(CLAIMS[0][0], FACTS)]
    )


@pytest.mark.parametrize("cores", [1, 2])
def test_a_model_that_cannot_be_loaded_leaves_claims_unassessed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cores: int
):
    monkeypatch.setattr(nli, "settings", lambda: Settings(cores=cores))
    judge = NliJudge(toolkit().matcher, OnnxEntailment(tmp_path), SpacyParser())
    case = Case(claim="Snow is white.", passages=(Passage(text="Snow is white."),))
    (verdict,) = asyncio.run(judge.judge([case], Policy()))
    assert verdict.label is Label.UNASSESSED
    assert "cannot be loaded" in verdict.reason


def test_a_second_model_that_fails_leaves_only_what_it_was_asked_unassessed(tmp_path: Path):
    kit, passages = toolkit(), (Passage(text=" ".join(FACTS)),)
    broken = NliJudge(kit.matcher, kit.entailment, kit.parser, second=OnnxEntailment(tmp_path))
    doubtful = "A laptop of the company locks itself once nobody has used it for a while."
    cases = [Case(claim=c, passages=passages) for c in (FACTS[0], doubtful)]
    stated, asked = asyncio.run(broken.judge(cases, Policy()))
    assert stated.label is Label.SUPPORTED
    assert asked.label is Label.UNASSESSED
    assert "cannot be loaded" in asked.reason


def test_the_small_judge_rules_without_a_second_model():
    passages = (Passage(text=" ".join(FACTS)),)
    cases = [Case(claim=claim, passages=passages) for claim, _ in CLAIMS]
    verdicts = asyncio.run(toolkit().judge("nli-small").judge(cases, Policy()))
    assert [v.label for v in verdicts] == [label for _, label in CLAIMS]


class StumblingParser(SpacyParser):
    """Fails on the claims of one subject, at the moment that the rules ask for the parse."""

    def parse(self, texts, *, entities=True):
        if len(texts) == 1 and "Snow" in texts[0]:
            raise ValueError("no parse")
        return super().parse(texts, entities=entities)


def test_a_rule_that_fails_on_one_claim_leaves_the_others_judged():
    judge = NliJudge(toolkit().matcher, toolkit().entailment, StumblingParser())
    passages = (Passage(text=" ".join(FACTS)),)
    cases = [Case(claim=c, passages=passages) for c in ("Snow is white.", CLAIMS[0][0])]
    failed, judged = asyncio.run(judge.judge(cases, Policy()))
    assert failed.label is Label.UNASSESSED
    assert "no parse" in failed.reason
    assert judged.label is CLAIMS[0][1]


def test_a_sentence_that_cannot_be_unfolded_leaves_only_its_claim_unassessed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    whole = nli.told_for

    def breaking(case: Case, parser: Any) -> Any:
        if "tent" in case.claim:
            raise IndexError("no token")
        return whole(case, parser)

    monkeypatch.setattr(nli, "told_for", breaking)
    # texts of their own, which no earlier test has had ruled on
    broken, fine = verify_claims(
        [
            ("The Orre tent weighs 2.4 kg.", ["The Orre tent weighs 2.4 kg."]),
            ("The Orre stove weighs 1.1 kg.", ["The Orre stove weighs 1.1 kg."]),
        ]
    )
    assert broken.label is Label.UNASSESSED
    assert "no token" in broken.reason
    assert fine.label is Label.SUPPORTED


def test_a_claim_that_is_too_long_is_named_and_the_others_are_judged():
    long = " and ".join(["The Orre tent weighs 2.4 kg"] * 200) + "."
    fact, text = CLAIMS[0][0], " ".join(FACTS)
    first, unread, last = verify_claims([(fact, [text]), (long, [text]), (fact, [text])])
    assert unread.label is Label.UNASSESSED
    assert f"{len(long):,} characters" in unread.reason
    assert first == last
    assert first.label is Label.SUPPORTED


HOSTILE = st.text(max_size=120) | st.text(alphabet="0123456789.,%$€-–/:' no", max_size=60)
WRITTEN = HOSTILE.filter(lambda text: text.strip() and "\0" not in text)  # else it is refused


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(WRITTEN, st.lists(HOSTILE, max_size=3)), max_size=3))
def test_no_text_breaks_the_judge(cases):
    for verdict in verify_claims(cases):
        assert verdict.label is not Label.UNASSESSED, verdict.reason


@pytest.mark.parametrize(
    ("claim", "other", "label"),
    [
        ("The server is in Oslo.", "The server is in Bergen.", Label.CONTRADICTED),
        ("The bridge is made of steel.", "The bridge is made of wood.", Label.CONTRADICTED),
        ("Alice Jones leads the lab.", "Bob King leads the lab.", Label.CONTRADICTED),
        ("The vaccine is given orally.", "The vaccine is given by injection.", Label.CONTRADICTED),
        ("The server is in Oslo.", "The backup server is in Bergen.", Label.SUPPORTED),
        ("The firm sells tents.", "The firm sells stoves.", Label.SUPPORTED),
        ("The app supports PDF files.", "The app supports Word files.", Label.SUPPORTED),
    ],
)
def test_two_documents_on_one_matter(claim: str, other: str, label: Label):
    for evidence in ([claim, other], [*IRRELEVANT, other, claim]):
        (verdict,) = verify_claims([(claim, evidence)])
        assert verdict.label is label
        assert len(verdict.evidence) == (2 if label is Label.CONTRADICTED else 1)


RISE = "Increases are announced in writing at least four weeks ahead."
RENT = [RISE, "Rent is due on the first.", "The hall is closed on Mondays."]
RENT += ["Visitors are told about the alarm when they arrive.", "Post is collected at noon."]
TOLD = Case(
    claim="We let you know a month before.",
    question="When must I be told that the rent goes up?",
    passages=tuple(Passage(text=t, document_id=str(i)) for i, t in enumerate(RENT)),
)


class Listening(OnnxEmbedder):
    """The matcher; it keeps what it has embedded."""

    def __init__(self) -> None:
        super().__init__(MATCHER)
        self.heard: list[str] = []

    async def embed(self, texts: Sequence[str]) -> Matrix:
        """Return what the matcher returns."""
        self.heard += texts
        return await super().embed(texts)


def test_a_claim_is_matched_together_with_the_question_that_its_draft_answers():
    kit, matcher = toolkit(), Listening()
    judge = NliJudge(matcher, kit.entailment, kit.parser)
    asyncio.run(judge.score([TOLD], Policy()))
    assert f"{TOLD.claim} {TOLD.question}" in matcher.heard
    assert TOLD.claim not in matcher.heard


def test_of_sentences_without_a_word_of_the_claim_the_one_that_decides_it_is_read():
    judge = toolkit().judge("nli")
    (windows,) = asyncio.run(judge.score([TOLD], Policy(windows_per_claim=1)))
    assert [w.window.premise for w in windows] == [RISE]
