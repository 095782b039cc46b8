from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent.domain.evidence import Entailment, Relation
from agent.domain.finding import Finding, Outcome, Term
from agent.domain.policy import LevelScores, Policy
from agent.domain.text import Passage, Span
from agent.domain.verdict import Case, Derivation, Label, Operand
from agent.judge.agreement.measure import WHOLE, Agreement
from agent.judge.alignment.lexical import content, coverage, in_order, overlap
from agent.judge.passages.windows import Window, around, compose, select, sentences, widened
from agent.judge.verdict import decide, quotes, rule
from agent.judge.weighing.confidence import (
    RULES,
    Reread,
    calibrations,
    features,
    level_confidence,
    logit,
)
from agent.judge.weighing.opinion import doubtful, opinion, weigh
from agent.judge.weighing.scoring import CONFLICT_FLOOR, Scored

CLAIM = "The depot opens at nine."


def scored(
    text: str, entailment: tuple[float, float, float], *findings: Finding, passage: int = 0
) -> Scored:
    ((sentence, *_),) = sentences([Passage(text=text)])
    support, neutral, contradict = entailment
    return Scored(
        window=Window(sentences=(sentence._replace(passage=passage),)),
        entailment=Entailment(support=support, neutral=neutral, contradict=contradict),
        similarity=0.8,
        overlap=1.0,
        findings=findings,
        agreement=WHOLE._replace(stated=False) if CLAIM in text else Agreement(),
    )


def found(name: str, outcome: Outcome) -> Finding:
    return Finding(rule=name, outcome=outcome, reason=f"{name} {outcome}")


YES, NO, UNSURE = (0.98, 0.01, 0.01), (0.01, 0.01, 0.98), (0.02, 0.96, 0.02)


def held(windows: list[Scored], *texts: str):
    passages = tuple(Passage(text=t, document_id=str(i)) for i, t in enumerate(texts or (CLAIM,)))
    return opinion(Case(claim=CLAIM, passages=passages), windows, calibrations())


def ruling(windows: list[Scored], *texts: str, policy: Policy | None = None):
    return rule(held(windows, *texts), policy or Policy())


def test_no_window_means_not_found():
    verdict = ruling([])
    assert verdict.label is Label.NOT_FOUND
    assert verdict.evidence == ()


def test_full_entailment_without_objection_is_supported():
    match = [found(name, Outcome.MATCH) for name in RULES]
    verdict = ruling([scored(CLAIM, YES, *match)])
    assert verdict.label is Label.SUPPORTED
    assert [q.relation for q in verdict.evidence] == [Relation.SUPPORTS]


WIDER = Finding(rule="numbers", outcome=Outcome.MISSING, covered=True)


def test_a_value_inside_a_wider_one_is_weak_once_it_is_so_read():
    verdict = ruling([scored(CLAIM, YES, WIDER)])
    assert verdict.label is Label.WEAK
    assert Policy().weak_above <= verdict.confidence <= Policy().supported_above


def test_a_value_inside_a_wider_one_is_read_again():
    opinion = held([scored(CLAIM, NO, WIDER)])
    assert opinion is not None
    assert opinion.doubtful


@pytest.mark.parametrize("other", [NO, UNSURE])
def test_what_is_not_said_even_of_the_wider_value_is_not_weak(other: tuple[float, float, float]):
    assert ruling([scored(CLAIM, other, WIDER)]).label is not Label.WEAK


@pytest.mark.parametrize("name", RULES)
def test_a_missing_item_is_never_supported(name: str):
    verdict = ruling([scored(CLAIM, YES, found(name, Outcome.MISSING))])
    assert verdict.label is not Label.SUPPORTED


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize(
    ("support", "contradict", "label"),
    [
        (0.3, 0.4, Label.CONTRADICTED),
        (0.45, 0.35, Label.NOT_FOUND),
        (0.7, 0.2, Label.WEAK),
        (0.98, 0.01, Label.WEAK),
    ],
)
def test_what_a_rule_objects_to_is_never_supported_and_contradicted_unless_all_else_is_for_it(
    name: str, support: float, contradict: float, label: Label
):
    window = scored(CLAIM, YES, found(name, Outcome.CONFLICT))
    p = Entailment(support=support, neutral=1 - support - contradict, contradict=contradict)
    assert decide(p, window, window, Policy()) is label
    verdict = rule(held([window])._replace(p=p), Policy())
    assert f"{name} conflict" in verdict.reason
    if label is Label.CONTRADICTED:
        assert verdict.confidence >= CONFLICT_FLOOR
        assert verdict.support <= 1 - CONFLICT_FLOOR
    else:
        assert verdict.support == support


def test_a_rules_conflict_between_two_sources_stands_whatever_readers_say():
    windows = [scored(CLAIM, YES), scored("The depot opens at ten.", YES, passage=1)]
    refuting = windows[1].model_copy(update={"findings": (found("numbers", Outcome.CONFLICT),)})
    p = Entailment(support=0.9, neutral=0.05, contradict=0.05)
    assert decide(p, windows[0], refuting, Policy()) is Label.CONTRADICTED


def test_another_value_in_a_document_that_states_the_claimed_one_is_no_conflict():
    text = "The depot opens at nine. The shop of the depot opens at ten."
    ((first, second),) = sentences([Passage(text=text)])
    stating = scored(CLAIM, YES, found("numbers", Outcome.MATCH))
    other = scored(CLAIM, UNSURE, found("numbers", Outcome.CONFLICT)).model_copy(
        update={"window": Window(sentences=(second,)), "overlap": 0.8}
    )
    stating = stating.model_copy(update={"window": Window(sentences=(first,))})
    assert ruling([stating, other], text).label is Label.SUPPORTED


@pytest.mark.parametrize(("shared", "conflict"), [(0.8, False), (1.0, True)])
def test_the_sentence_with_more_of_the_claim_says_which_value_it_speaks_of(
    shared: float, conflict: bool
):
    text = "The depot opens at nine. The shop of the depot opens at ten."
    ((first, second),) = sentences([Passage(text=text)])
    stating = scored(CLAIM, UNSURE, found("numbers", Outcome.MATCH)).model_copy(
        update={"window": Window(sentences=(first,))}
    )
    other = scored(CLAIM, YES, found("numbers", Outcome.CONFLICT)).model_copy(
        update={"window": Window(sentences=(second,)), "overlap": shared}
    )
    verdict = ruling([stating, other], text)
    assert ("numbers conflict" in verdict.reason) is conflict


def test_what_only_several_passages_together_deny_is_not_denied():
    conflict = found("numbers", Outcome.CONFLICT)
    own = scored("The depot opens on Mondays.", UNSURE)
    other = scored("The kiosk opens at ten.", UNSURE, conflict, passage=1)
    both = Window(sentences=(*own.window.sentences, *other.window.sentences))
    texts = (own.window.premise, other.window.premise)
    together = other.model_copy(update={"window": both})
    assert ruling([own, together], *texts).label is not Label.CONTRADICTED
    assert ruling([own, other], *texts).label is Label.CONTRADICTED


def test_what_the_model_alone_contradicts_tells_what_the_rules_miss():
    verdict = ruling([scored("The depot never opens.", NO, found("names", Outcome.MISSING))])
    assert verdict.label is Label.CONTRADICTED
    assert "names missing" in verdict.reason


@pytest.mark.parametrize(("shared", "label"), [(0.2, Label.NOT_FOUND), (0.8, Label.CONTRADICTED)])
def test_the_model_alone_contradicts_only_by_what_is_about_the_claim(shared: float, label: Label):
    window = scored("The depot stays shut.", NO)
    window = window.model_copy(update={"overlap": shared, "similarity": shared})
    sure = Entailment(support=0.05, neutral=0.15, contradict=0.8)
    assert decide(sure, window, window, Policy()) is label


@pytest.mark.parametrize("computed", [True, False])
def test_among_few_shared_words_only_what_was_computed_refutes(computed: bool):
    derivation = Derivation(formula="11 above 2-8", operands=()) if computed else None
    conflict = found("numbers", Outcome.CONFLICT).model_copy(update={"derivation": derivation})
    window = scored("Room: South | Reading: 11 | Range: 2-8", UNSURE, conflict)
    verdict = ruling([window.model_copy(update={"overlap": 0.3, "similarity": 0.3})])
    assert (verdict.label is Label.CONTRADICTED) == computed


@pytest.mark.parametrize(
    ("read", "likely", "label"),
    [(0.6, 0.55, Label.CONTRADICTED), (0.4, 0.55, Label.NOT_FOUND), (0.4, 0.7, Label.CONTRADICTED)],
)
def test_a_contradiction_that_no_reader_sees_must_be_surer(
    read: float, likely: float, label: Label
):
    window = scored("The depot stays shut.", (0.1, 0.9 - read, read))
    p = Entailment(support=0.1, neutral=0.9 - likely, contradict=likely)
    assert decide(p, window, window, Policy()) is label


def test_another_value_in_another_document_is_a_conflict_with_both_quotes():
    other = "The depot opens at ten."
    windows = [
        scored(CLAIM, YES, found("numbers", Outcome.MATCH)),
        scored(other, NO, found("numbers", Outcome.CONFLICT), passage=1),
    ]
    verdict = ruling(windows, CLAIM, other)
    assert verdict.label is Label.CONTRADICTED
    assert [(q.quote, q.relation) for q in verdict.evidence] == [
        (other, Relation.CONTRADICTS),
        (CLAIM, Relation.SUPPORTS),
    ]


def test_a_source_that_lacks_more_than_the_value_is_no_rival():
    other = "Goods are let in at the depot from ten."
    lacking = found("numbers", Outcome.MISSING).model_copy(update={"opposed": "ten"})
    windows = [
        scored(CLAIM, YES, found("numbers", Outcome.MATCH)),
        scored(other, UNSURE, lacking, found("polarity", Outcome.MISSING), passage=1),
    ]
    assert ruling(windows, CLAIM, other).label is not Label.CONTRADICTED


@pytest.mark.parametrize(("passage", "conflict"), [(0, False), (1, True)])
def test_a_value_that_may_be_a_rivals_is_one_where_another_source_states_the_claimed_one(
    passage: int, conflict: bool
):
    other = "Goods are let in at the depot from ten."
    lacking = found("numbers", Outcome.MISSING).model_copy(update={"opposed": "ten"})
    windows = [
        scored(CLAIM, YES, found("numbers", Outcome.MATCH)),
        scored(other, UNSURE, lacking, passage=passage),
    ]
    texts = (CLAIM, other) if conflict else (f"{CLAIM} {other}",)
    verdict = ruling(windows, *texts)
    assert (verdict.label is Label.CONTRADICTED) is conflict


@pytest.mark.parametrize(
    ("overlap", "names", "conflict"),
    [(0.8, Outcome.MATCH, True), (0.8, Outcome.MISSING, False), (0.6, Outcome.MATCH, False)],
)
def test_a_source_states_a_value_in_the_claims_words_where_the_model_is_unsure(
    overlap: float, names: Outcome, conflict: bool
):
    other = "Goods are let in at the depot from ten."
    lacking = found("numbers", Outcome.MISSING).model_copy(update={"opposed": "ten"})
    stating = scored(CLAIM, UNSURE, found("numbers", Outcome.MATCH), found("names", names))
    windows = [
        stating.model_copy(update={"overlap": overlap}),
        scored(other, UNSURE, lacking, passage=1),
    ]
    opposing = held(windows, CLAIM, other).weighed.worst
    assert opposing.has(Outcome.CONFLICT) is conflict


@pytest.mark.parametrize(
    ("used", "passage", "label"),
    [
        ("two", 1, Label.SUPPORTED),
        ("six", 1, Label.CONTRADICTED),
        ("two", 0, Label.CONTRADICTED),  # the same number of another source
    ],
)
def test_a_number_that_the_claims_was_computed_from_is_no_conflict(
    used: str, passage: int, label: Label
):
    other = "The depot opens at two."
    operand = Operand(text=used, value=2, index=passage, quote=other)
    sum_ = Derivation(formula="two + seven = nine", operands=(operand,))
    match = found("numbers", Outcome.MATCH).model_copy(update={"derivation": sum_})
    against = found("numbers", Outcome.CONFLICT).model_copy(update={"opposed": "two"})
    agreeing = [found(name, Outcome.MATCH) for name in RULES[1:]]
    windows = [scored(CLAIM, YES, match, *agreeing), scored(other, UNSURE, against, passage=1)]
    assert ruling(windows, CLAIM, other).label is label


@given(st.permutations(range(4)))
def test_the_order_of_windows_never_matters(order: list[int]):
    windows = [
        scored(CLAIM, YES),
        scored("The depot is open.", UNSURE),
        scored("The depot never opens.", NO),
        scored("The depot has a roof.", UNSURE),
    ]
    assert ruling([windows[i] for i in order]) == ruling(windows)


probability = st.floats(0.001, 0.997)


@given(probability, probability, st.sampled_from(Outcome), st.sampled_from(RULES))
def test_probabilities_stay_in_range(a: float, b: float, outcome: Outcome, name: str):
    total = a + b + 0.5
    window = scored(CLAIM, (a / total, 0.5 / total, b / total), found(name, outcome))
    verdict = ruling([window])
    assert 0 <= verdict.confidence <= 1
    assert 0 <= verdict.support <= 1


def test_every_weight_has_a_feature():
    window = scored(CLAIM, YES)
    (known,) = calibrations().choice.told(
        [features(CLAIM, window, window, [window], elsewhere=False)]
    )
    read = Reread(*[window.entailment] * 3)
    assert set(calibrations().first.features) <= set(known)
    assert set(calibrations().second.features) <= set(known | read.features)


def test_a_second_reader_finds_numbers_as_the_evidence_writes_them():
    claim = "The depot holds 2,100 crates for half a year."
    terms = (Term(16, 21, "2.1 thousand"), Term(33, 44, "6 months"))
    matched = found("numbers", Outcome.MATCH).model_copy(update={"terms": terms})
    window = scored("The depot keeps 2.1 thousand crates for 6 months.", YES, matched)
    assert window.pair(claim) == (
        "The depot keeps 2.1 thousand crates for 6 months.",
        "The depot holds 2.1 thousand crates for 6 months.",
    )
    nested = matched.model_copy(update={"terms": (Term(33, 44, "6 months"), Term(33, 37, "one"))})
    premise, hypothesis = scored(CLAIM, YES, nested).pair(claim)
    assert (premise, hypothesis) == (CLAIM, "The depot holds 2,100 crates for 6 months.")


def test_a_second_reader_finds_what_was_computed_in_the_premise():
    computed = Finding(
        rule="numbers",
        outcome=Outcome.MATCH,
        derivation=Derivation(formula="4 + 5 = 9", operands=()),
    )
    assert scored("Four came, then five.", YES, computed).pair(CLAIM) == (
        "Four came, then five. (4 + 5 = 9)",
        CLAIM,
    )


def test_what_is_stated_is_not_read_again():
    window = scored("The depot is open.", UNSURE)
    values = features(CLAIM, window, window, [window], elsewhere=False)
    assert doubtful(values, 0.5)
    assert not doubtful(values, 0.001)
    assert not doubtful(values, 0.999)
    assert not doubtful(values | {"stated": 1.0}, 0.5)


SAYS_SO, SAYS_NO = (
    Entailment(support=s, neutral=n, contradict=c) for s, n, c in ((0.97, 0.02, 0.01), NO)
)


def test_a_second_reading_moves_the_verdict_and_is_what_the_quote_reports():
    text = "The depot is open from nine o'clock."
    first = held([scored(text, UNSURE)], text)
    readings = [Reread(*[read] * 3) for read in (SAYS_SO, SAYS_NO)]
    after = [first.revised(read, calibrations().second) for read in readings]
    assert after[0].p.support > after[1].p.support
    assert after[0].p.contradict < after[1].p.contradict
    (quote,) = rule(after[0], Policy()).evidence
    assert quote.entailment == SAYS_SO


def test_the_second_reader_is_asked_about_both_windows_and_the_passage_around_the_first():
    text = "Goods come at dawn. The depot is open from nine o'clock. A guard stays all night."
    ((_, middle, _),) = sentences([Passage(text=text)])
    window = scored(middle.text, UNSURE).model_copy(update={"window": Window(sentences=(middle,))})
    asked = held([window], text).pairs
    assert asked == [(middle.text, CLAIM), (middle.text, CLAIM), (text, CLAIM)]


def test_a_window_that_opposes_is_read_within_the_passage_unless_it_is_of_another_document():
    texts = (f"{CLAIM} On Sundays it stays shut.", "The depot stays shut.")
    ((first, second), (other,)) = sentences([Passage(text=t) for t in texts])
    stating, near, far = (
        scored(s.text, e).model_copy(update={"window": Window(sentences=(s,))})
        for s, e in ((first, YES), (second, NO), (other, NO))
    )
    asked = held([stating, near], *texts).pairs
    assert [premise for premise, _ in asked] == [CLAIM, texts[0], texts[0]]
    asked = held([stating, far], *texts).pairs
    assert [premise for premise, _ in asked] == [CLAIM, texts[1], texts[0]]


@pytest.mark.parametrize("narrow", [SAYS_SO, SAYS_NO])
def test_the_whole_passage_is_quoted_where_only_it_supports(narrow: Entailment):
    text = "The depot has a new gate. It is open from nine o'clock."
    ((_, second),) = sentences([Passage(text=text)])
    window = scored(second.text, UNSURE).model_copy(update={"window": Window(sentences=(second,))})
    read = Reread(best=narrow, worst=SAYS_NO, wide=SAYS_SO)
    speaks = held([window], text).revised(read, calibrations().second).weighed.best
    assert speaks.entailment == SAYS_SO
    (quote,) = quotes(speaks, Relation.SUPPORTS, [Passage(text=text)])
    assert quote.quote == (second.text if narrow is SAYS_SO else text)


def test_a_contradiction_counts_more_when_another_document_makes_it():
    def value(passage: int) -> float:
        windows = [scored(CLAIM, YES), scored("The depot is shut.", NO, passage=passage)]
        passages = [Passage(text=CLAIM, document_id="a"), Passage(text="x", document_id="b")]
        (stating,) = (
            w for w in weigh(Case(claim=CLAIM, passages=passages), windows) if w.best is windows[0]
        )
        return stating.features["contradict_elsewhere"]

    assert value(passage=0) == 0
    assert value(passage=1) > 0


def test_weigh_ignores_windows_that_do_not_bear_on_the_claim():
    stray = scored("Cats purr.", NO).model_copy(update={"overlap": 0.0, "similarity": 0.0})
    assert weigh(Case(claim=CLAIM, passages=(Passage(text=CLAIM),)), [stray]) == []


def test_neighbouring_sentences_make_one_quote_and_distant_ones_two():
    text = "One is here. Two is here. Three is here."
    passages = [Passage(text=text)]
    ((one, two, three),) = sentences(passages)
    base = scored(CLAIM, YES)
    close = base.model_copy(update={"window": Window(sentences=(one, two))})
    apart = base.model_copy(update={"window": Window(sentences=(one, three))})
    assert [q.quote for q in quotes(close, Relation.SUPPORTS, passages)] == [
        "One is here. Two is here."
    ]
    assert [q.quote for q in quotes(apart, Relation.SUPPORTS, passages)] == [
        "One is here.",
        "Three is here.",
    ]


@given(st.lists(st.text(alphabet="ab .\n*[]()#-", max_size=80), max_size=4))
def test_every_window_quotes_its_source(texts: list[str]):
    passages = [Passage(text=t, document_id=str(i)) for i, t in enumerate(texts)]
    by_passage = sentences(passages)
    ranked = [s for found_in in by_passage for s in found_in]
    for window in select("a b", passages, ranked, by_passage, 5):
        made = Scored(
            window=window,
            entailment=Entailment(support=1, neutral=0, contradict=0),
            similarity=1,
            overlap=1,
        )
        for quote in quotes(made, Relation.SUPPORTS, passages):
            assert quote.quote == quote.span.of(passages[quote.index].text)


def test_windows_hold_the_best_sentence_alone_and_with_its_neighbours():
    said = "is what the long report says of it in so many words"
    parts = [f"{number} {said}." for number in ("One", "Two", "Three", "Four")]
    passages = [Passage(text=" ".join(parts))]
    by_passage = sentences(passages)
    ranked = [by_passage[0][1], by_passage[0][3]]
    texts = [w.premise for w in select("two", passages, ranked, by_passage, 5)]
    assert texts[:2] == [parts[1], " ".join(parts[:3])]


def test_scraps_are_read_with_more_of_their_neighbours():
    fields = [f"Field {n}: {n} km." for n in range(1, 31)]
    (found,) = sentences([Passage(text=" ".join(fields))])
    at = next(i for i, s in enumerate(found) if "15 km" in s.text)
    assert around(found[at], found, wide=False) == (found[at],)
    wide = around(found[at], found, wide=True)
    assert len(" ".join(s.text for s in wide).split()) in range(30, 35)
    assert found[at] in wide
    assert len(wide) < len(found)


def test_a_window_is_widened_by_what_stands_nearest_in_its_own_passages():
    parts = [f"Sentence number {n} says one thing or another about it." for n in range(40)]
    long, short = Passage(text=" ".join(parts)), Passage(text="Up here. Down there.")
    (first, second) = sentences([long, short])
    wide = widened(Window(sentences=(first[20], second[0])), "it", [long, short])
    texts = [s.text for s in wide.sentences]
    assert texts == [*parts[13:27], "Up here.", "Down there."]
    assert len(wide.premise.split()) <= 150
    assert widened(Window(sentences=(second[0],)), "it", [long, short]).premise == short.text


def test_a_long_window_is_left_as_it_is():
    passage = Passage(text=" ".join(f"Sentence {n} {'of it ' * 20}ends." for n in range(8)))
    (found,) = sentences([passage])
    window = Window(sentences=tuple(found[:4]))
    assert widened(window, "it", [passage]).sentences == window.sentences


def test_the_title_is_read_only_where_it_adds_a_word_of_the_claim():
    passage = Passage(text="It weighs 2.4 kg.", title="Tent", heading="Weights", date=date.today())
    by_passage = sentences([passage])
    (window,) = select("The tent weighs 2.4 kg.", [passage], by_passage[0], by_passage, 1)
    assert window.premise == "Tent > Weights: It weighs 2.4 kg."
    (window,) = select("It weighs 2.4 kg.", [passage], by_passage[0], by_passage, 1)
    assert window.premise == "It weighs 2.4 kg."


def test_a_composed_window_does_not_depend_on_the_order_of_passages():
    texts = ["Alpha has two ports.", "Beta has three ports."]
    premises = []
    for order in (texts, texts[::-1]):
        passages = [Passage(text=t) for t in order]
        by_text = {s.text: s for found_in in sentences(passages) for s in found_in}
        (window,) = compose("ports", passages, [by_text[t] for t in texts], [])
        premises.append(window.premise)
    assert premises[0] == premises[1] == "Alpha has two ports. Beta has three ports."


def test_overlap_counts_content_words_by_stem():
    assert overlap("Employees receive bonuses", "an employee received the bonus") > 0.6
    assert overlap("of the and", "anything") == 0
    assert coverage("alpha beta", ["alpha", "beta"]) == 1
    assert content("It's the São Paulo office.") >= {"sao", "paulo"}


def test_words_in_order_count_function_words_and_ignore_case():
    assert in_order("The depot opens at nine.", "By law the depot opens at nine sharp.") == 1
    assert in_order("The depot opens at nine.", "At nine the depot opens.") == pytest.approx(0.6)
    assert in_order("", "anything") == 0


@pytest.mark.parametrize(
    ("level", "sources", "similarity", "inferred", "wanted"),
    [
        ("full", 1, 0.5, False, 0.85),
        ("full", 2, 0.5, False, 0.9),
        ("full", 9, 0.9, False, 1.0),
        ("partial", 1, 0.86, False, 0.65),
        ("partial", 1, 0.5, True, 0.5),
        ("none", 5, 0.9, False, 0.0),
    ],
)
def test_confidence_of_a_judge_without_probabilities(level, sources, similarity, inferred, wanted):
    value = level_confidence(LevelScores(), level, sources, similarity, inferred=inferred)
    assert value == pytest.approx(wanted)


def test_logit_is_bounded():
    assert logit(0) == pytest.approx(-logit(1))
    assert logit(0.5) == 0


def test_spans_refuse_to_end_before_they_start():
    with pytest.raises(ValueError, match="before it starts"):
        Span(start=2, end=1)


def test_what_a_told_sentence_rests_on_is_quoted_too():
    """A rule told of one thing is quoted with the sentence that makes the thing one of its kind."""
    passages = [Passage(text="All depots open at nine."), Passage(text="Elm Yard is a depot.")]
    (rule_of_all,), (kind,) = sentences(passages)
    told = Window(sentences=(rule_of_all._replace(text="Elm Yard opens at nine.", other=kind),))
    window = scored(CLAIM, YES).model_copy(update={"window": told})
    found = quotes(window, Relation.SUPPORTS, passages)
    assert [q.quote for q in found] == ["All depots open at nine.", "Elm Yard is a depot."]
