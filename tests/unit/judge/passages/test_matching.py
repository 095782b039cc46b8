from datetime import date

import pytest

from agent.domain.text import Passage
from agent.domain.verdict import Case
from agent.judge.passages.matching import NAMED, POOL, match, nearest
from agent.judge.passages.windows import prefix, sentences

TENT = "The Skarn 2 tent weighs 2.4 kg and costs 449 euros."
OTHERS = ["The stove burns gas.", "The Skarn 4 tent weighs 4.1 kg.", "Rain is expected tonight."]
ROWS = [
    "The weight_kg of Skarn 2 tent is 2.4. The price of Skarn 2 tent is 449.",
    "The weight_kg of Skarn 4 tent is 4.1. The price of Skarn 4 tent is 599.",
    "The weight_kg of Firn 850 is 1.1. The price of Firn 850 is 389.",
]


def split(texts: list[str]):
    passages = tuple(Passage(text=t, document_id=str(i)) for i, t in enumerate(texts))
    return passages, sentences(passages)


def test_once_a_sentence_names_all_only_what_shares_much_is_looked_at():
    passages, found = split([TENT, *OTHERS])
    pool = nearest(Case(claim="The Skarn 2 tent weighs 2.4 kg.", passages=passages), found)
    assert pool.settled
    assert [s.text for s in pool.shares] == [TENT, OTHERS[1]]


def test_a_word_that_the_best_sentence_lacks_keeps_another():
    texts = ["The tent of the firm Ostra weighs 2.4 kg.", "Ostra is based in Lund."]
    passages, found = split(texts)
    claim = "The tent of the firm Ostra in Lund weighs 2.4 kg."
    pool = nearest(Case(claim=claim, passages=passages), found)
    assert len(pool.shares) == 2


def test_without_a_plain_best_all_sentences_stay():
    passages, found = split(OTHERS)
    pool = nearest(Case(claim="The cafeteria opens at noon.", passages=passages), found)
    assert not pool.settled
    assert len(pool.shares) == len(OTHERS)
    assert max(pool.shares.values()) < NAMED


def test_of_sentences_as_near_those_come_first_whose_passage_speaks_of_what_the_draft_does():
    texts = [
        "Detailing staff takes weeks. A request goes to the supervisor.",
        "Overtime is paid at one and a half. A request goes to your supervisor.",
    ]
    passages, found = split(texts)
    claim = "The supervisor has to see each request."
    about = ["Overtime is paid. It needs a nod.", "Staff on detail are lent for weeks."]
    first = []
    for context in about:
        case = Case(claim=claim, passages=passages, context=f"{context} {claim}")
        windows = match(case, found, nearest(case, found), {}, 5).windows
        first.append(windows[0].sentences[0].passage)
    assert first == [1, 0]


def test_of_two_that_say_the_same_the_newer_source_is_quoted():
    dates = [date(2021, 1, 11), date(2026, 3, 2), None]
    passages = tuple(Passage(text=TENT, document_id=str(i), date=d) for i, d in enumerate(dates))
    case = Case(claim="The Skarn 2 tent weighs 2.4 kg.", passages=passages)
    found = sentences(passages)
    (window,) = match(case, found, nearest(case, found), {}, 5).windows
    assert window.passages == {1}


def test_similarity_is_the_larger_of_words_and_cosine():
    passages, found = split([TENT])
    case = Case(claim="The Skarn 2 tent is light.", passages=passages)
    pool = nearest(case, found)
    (sentence,) = pool.shares
    low, high = (match(case, found, pool, {sentence: c}, 5).similarities[0] for c in (0.1, 0.9))
    assert low == pool.shares[sentence]
    assert high == 0.9


def test_a_superlative_reads_the_whole_column():
    passages, found = split(ROWS)
    case = Case(claim="The Firn 850 has the lowest weight of the three.", passages=passages)
    matched = match(case, found, nearest(case, found), {}, 5)
    widest = max(matched.windows, key=lambda w: len(w.sentences))
    assert {"2.4", "4.1", "1.1"} <= set(widest.premise.replace(". ", " ").rstrip(".").split())


def test_a_plain_claim_reads_no_column():
    passages, found = split(ROWS)
    case = Case(claim="Firn 850 has a weight of 1.1 kg.", passages=passages)
    matched = match(case, found, nearest(case, found), {}, 5)
    assert all(len(w.sentences) < len(ROWS) + 1 for w in matched.windows)


@pytest.mark.parametrize(
    ("title", "expected"),
    [("Travel Policy", "Travel Policy: "), ("Leave Policy", ""), ("Trip rules", "Trip rules: ")],
)
def test_a_title_that_names_what_is_left_out_goes_before_it(title: str, expected: str) -> None:
    text = "Hotels are paid up to €90 a night."
    passage = Passage(text=text, document_id="1", title=title)
    assert prefix("On business trips hotels are paid up to €90.", passage, text) == expected


STAFF = [f"Staff receive a {x}." for x in "badge bag bike bonus card chair cup desk".split()]
STAFF += [f"Staff receive a {x}." for x in "fan helmet jacket key lamp laptop locker lunch".split()]
STAFF += [f"Staff receive a {x}." for x in "manual mug pen phone plant ticket uniform".split()]
LEAVE = "Every employee is entitled to twenty-five days of annual leave."
VACATION = "Staff receive 25 vacation days."


@pytest.mark.parametrize(
    "texts",
    [[*STAFF, LEAVE], [LEAVE, *STAFF], [" ".join([*STAFF, LEAVE])], [" ".join(STAFF), LEAVE]],
)
def test_what_many_sentences_alike_lack_is_looked_at(texts: list[str]) -> None:
    passages, found = split(texts)
    case = Case(claim=VACATION, passages=passages)
    pool = nearest(case, found)
    cosine = {s: 0.6 if s.text == LEAVE else 0.4 for s in pool.shares}
    windows = match(case, found, pool, cosine, 5).windows
    assert any(s.text == LEAVE for w in windows for s in w.sentences)
    assert len(windows) <= 6


@pytest.mark.parametrize("claim", ["The museum is shut on Mondays.", "Dogs are allowed."])
def test_of_every_passage_that_many_sentences_leave_out_one_is_looked_at(claim: str) -> None:
    passages, found = split(["The museum is big. " * 3 + " ".join(STAFF), "We close then."])
    pool = nearest(Case(claim=claim, passages=passages), found)
    assert "We close then." in {s.text for s in pool.shares}


def test_no_more_sentences_are_looked_at_where_the_nearest_lack_nothing() -> None:
    texts = [f"The {x} tent of the firm is light." for x in "abcdefghijklmnopqrstuvwxyz"]
    passages, found = split([" ".join(texts)])
    pool = nearest(Case(claim="The firm has a light stove.", passages=passages), found)
    assert len(pool.shares) == POOL < len(texts)


HEADED = "## {0} plan\n\nThe fee is 20 euros. Cancellation is {1}."


@pytest.mark.parametrize(
    ("claim", "texts", "expected"),
    [
        ("The tent weighs 2.4 kg.", ["The stove is {0}", "The tent is {0}"], 1),
        ("The stove weighs 2.4 kg.", ["The stove is {0}", "The tent is {0}"], 0),
        ("In the Basic plan the fee is 20 euros.", [HEADED, HEADED], 1),
        ("In the Premium plan the fee is 20 euros.", [HEADED, HEADED], 0),
    ],
)
@pytest.mark.parametrize("turned", [False, True])
def test_of_equal_sentences_the_one_about_the_claims_subject_is_read(
    claim: str, texts: list[str], expected: int, turned: bool
) -> None:
    fill = [("Premium", "free"), ("Basic", "dear")]
    given = [
        t.format(*(f if "##" in t else ["here. It weighs 2.4 kg."]))
        for t, f in zip(texts, fill, strict=True)
    ]
    passages, found = split(given[::-1] if turned else given)
    case = Case(claim=claim, passages=passages)
    windows = match(case, found, nearest(case, found), {}, 5).windows
    assert windows[0].sentences[0].passage == (1 - expected if turned else expected)


def test_the_order_of_the_passages_changes_no_window() -> None:
    texts = [f"The {x} is here. It weighs 2.4 kg. Cooks like it." for x in ("stove", "pan", "pot")]
    read = []
    for given in (texts, texts[::-1]):
        passages, found = split(given)
        case = Case(claim="The lamp weighs 2.4 kg.", passages=passages)
        read.append([w.premise for w in match(case, found, nearest(case, found), {}, 5).windows])
    assert read[0] == read[1]


@pytest.mark.parametrize(("cited", "read"), [(0, False), (1, True)])
def test_the_cited_passage_is_read_whatever_else_there_is(cited: int, read: bool) -> None:
    texts = ["Nobody pays to swim.", "Staff of the pool get a lamp.", "Guests use the sauna free."]
    passages, found = split([texts[0], " ".join([*texts[1:], *STAFF])])
    case = Case(claim="Staff and guests use the pool free.", passages=passages, cited=cited)
    windows = match(case, found, nearest(case, found), {}, 5).windows
    assert (0 in {i for w in windows for i in w.passages}) is read


def test_a_wrong_citation_keeps_nothing_out() -> None:
    passages, found = split([" ".join(STAFF), LEAVE])
    claim = "Every employee is entitled to 25 days of leave."
    plain, wrong = (Case(claim=claim, passages=passages, cited=n) for n in (0, 1))
    read = [match(c, found, nearest(c, found), {}, 5).windows for c in (plain, wrong)]
    assert read[1][: len(read[0])] == read[0]
    assert len(read[1]) <= len(read[0]) + 2
