import pytest

from agent.domain.text import Chunk, Span
from agent.writer.drafting.candidates import Limits, Scored
from agent.writer.drafting.continuing import continuation
from agent.writer.drafting.sameness import is_same
from agent.writer.drafting.selection import choose, drawn_near, surely
from agent.writer.drafting.statements import Statement, statements

LIMITS = Limits(floor=1.0)


def read(text: str, document: str = "d") -> list[Statement]:
    chunk = Chunk(
        chunk_id=document,
        document_id=document,
        title="t",
        source="s",
        text=text,
        span=Span(start=0, end=len(text)),
    )
    return statements([chunk])


def scored(found: list[Statement], *scores: float, **more: float) -> list[Scored]:
    return [
        Scored(statement=s, score=x, fit=more.get("fit", 1.0), answers=more.get("answers", 1.0))
        for s, x in zip(found, scores, strict=True)
    ]


PARAGRAPHS = "Leave expires in a year.\n\nBadges are blue and round.\n\nLunch is served at noon."


def texts(chosen: list[Scored]) -> list[str]:
    return [c.statement.text for c in chosen]


def test_nothing_below_the_floor() -> None:
    assert choose(scored(read(PARAGRAPHS), 0.9, 0.8, 0.1), LIMITS) == []


def test_nothing_without_the_wanted_kind() -> None:
    assert choose(scored(read(PARAGRAPHS), 1.9, 0.8, 0.1, fit=0.2), LIMITS) == []


@pytest.mark.parametrize(
    ("score", "answers", "fit", "covers", "sure"),
    [
        (2.5, 0.31, 1.0, "leav", True),
        (2.5, 0.29, 1.0, "leav", False),
        (0.9, 0.31, 1.0, "leav", False),
        (2.5, 0.31, 0.2, "leav", False),
        (2.5, 0.79, 1.0, "", False),
        (2.5, 0.81, 1.0, "", True),
    ],
)
def test_the_best_statement_answers_surely_by_score_kind_words_and_reader(
    score: float, answers: float, fit: float, covers: str, sure: bool
) -> None:
    best, *others = scored(read(PARAGRAPHS), score, 0.5, 0.1, fit=fit)
    known = {"answers": answers, "covers": frozenset(covers.split())}
    items = [best.model_copy(update=known), *others]
    assert surely(items, LIMITS) == sure


def test_nothing_answers_surely_where_there_is_nothing() -> None:
    assert not surely([], LIMITS)


def test_the_best_alone_where_nothing_adds() -> None:
    assert texts(choose(scored(read(PARAGRAPHS), 2.5, 1.8, 0.1), LIMITS)) == [
        "Leave expires in a year."
    ]


def test_one_that_covers_more_of_the_question_is_added_in_source_order() -> None:
    items = scored(read(PARAGRAPHS), 1.3, 1.5, 0.1)
    items[0] = items[0].model_copy(update={"covers": frozenset({"leav"})})
    assert texts(choose(items, LIMITS)) == [
        "Leave expires in a year.",
        "Badges are blue and round.",
    ]


def test_one_that_lacks_the_asked_number_is_left_out() -> None:
    items = scored(read(PARAGRAPHS), 1.5, 1.49, 0.1)
    items[1] = items[1].model_copy(update={"pinned": 0.0})
    assert len(choose(items, LIMITS)) == 1


def labelled(found: list[Statement], *labels: str) -> list[Scored]:
    return [
        Scored(
            statement=s, score=1.5 - i / 20, fit=1, answers=0.7, labelled=frozenset(words.split())
        )
        for i, (s, words) in enumerate(zip(found, labels, strict=True))
    ]


def test_an_item_labelled_as_another_case_is_left_out() -> None:
    found = read("- Level 4 ratings: up to 44 hours.\n- High 3 ratings: up to 8 hours.")
    assert [s.label for s in found] == ["Level 4 ratings", "High 3 ratings"]
    chosen = choose(labelled(found, "level 4 rate", "rate"), LIMITS)
    assert texts(chosen) == ["Level 4 ratings: up to 44 hours."]


def test_an_item_labelled_by_other_words_of_the_question_stays() -> None:
    found = read("- Level 4 ratings: up to 44 hours.\n- High 3 ratings: up to 8 hours.")
    assert len(choose(labelled(found, "level 4 rate", "high rate"), LIMITS)) == 2


def test_an_item_whose_label_was_not_asked_about_stays() -> None:
    found = read("- Level 4 ratings: up to 44 hours.\n- Note: they depend on the budget.")
    assert len(choose(labelled(found, "level 4 rate", ""), LIMITS)) == 2


TABLE = "| Week | Hours |\n| --- | --- |\n| 3 days | 19 |\n| 2 days | 13 |\n| Fire watch | 4 |"


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (("3 day", "day", ""), ["Week: 3 days; Hours: 19."]),
        (("3 day", "2 day", ""), ["Week: 3 days; Hours: 19.", "Week: 2 days; Hours: 13."]),
        (("", "", ""), ["Week: 3 days; Hours: 19.", "Week: 2 days; Hours: 13."]),
    ],
)
def test_a_row_of_another_case_than_asked_about_is_left_out(
    asked: tuple[str, ...], told: list[str]
) -> None:
    found = read(TABLE)
    assert [s.label for s in found] == ["3 days", "2 days", "Fire watch"]
    chosen = choose(labelled(found, *asked), LIMITS)
    assert texts(chosen)[: len(told)] == told
    assert len(chosen) == (3 if not asked[0] else len(told))


def test_a_row_of_another_table_than_the_best_one_stays() -> None:
    found = read(f"{TABLE}\n\nThey cost this.\n\n| Place | Fee |\n| --- | --- |\n| Harbour | $40 |")
    row = next(s for s in found if s.label == "Harbour")
    chosen = choose(labelled([found[0], row], "3 day", ""), LIMITS)
    assert texts(chosen) == ["Week: 3 days; Hours: 19.", "Place: Harbour; Fee: $40."]


def test_what_was_said_is_not_said_again() -> None:
    found = read("Award leave expires after 1 year.\n\nAward leave expires after one year.")
    assert is_same(found[0], found[1], 0.7)
    assert len(choose(scored(found, 1.5, 1.5), LIMITS)) == 1


def test_two_cases_told_by_one_number_do_not_say_the_same() -> None:
    found = read("- Crates of up to 30 kg go by van.\n- Crates of more than 30 kg go by van.")
    assert not is_same(found[0], found[1], 0.7)


def test_another_document_that_disagrees_is_shown() -> None:
    found = [
        *read("The office provides a wireless keyboard."),
        *read("The office does not provide a wireless keyboard.", "e"),
    ]
    assert len(choose(scored(found, 1.5, 1.1), LIMITS)) == 2


def test_a_sentence_that_leans_on_the_chosen_one_follows_it() -> None:
    found = read("Change the passcode now.\n\nNoise fills this place.")
    leaning = read("Change the passcode now. It must have fourteen characters.")
    assert len(choose(scored(found, 1.5, 0.7, answers=0.7), LIMITS)) == 1
    assert len(choose(scored(leaning, 1.5, 0.7, answers=0.7), LIMITS)) == 2


def test_an_announced_list_takes_the_place_of_its_announcement() -> None:
    found = read(
        "If it is stolen, follow these mandatory steps.\n\n- Tell the team\n- Call the desk\n"
    )
    chosen = choose(scored(found, 1.5, 0.5, 0.4), LIMITS)
    assert all("mandatory steps:" in t for t in texts(chosen))
    assert len(chosen) == 2


BRING = (
    "Campers bring the following:\n\n- A warm blanket\n- Two torches\n- A tin cup\n- Dry socks\n"
)
ALL_OF = BRING.replace("the following", "all of the following")


@pytest.mark.parametrize(
    ("text", "whole", "own", "count"),
    [
        (BRING, True, "", 4),
        (BRING, True, "torch", 1),
        (BRING, False, "", 1),
        (ALL_OF, False, "", 4),
        (ALL_OF, True, "torch", 4),
        (BRING + "  - with spare batteries\n", True, "", 4),
        (BRING + "- A tent peg\n" * 9, True, "", 1),
        (BRING.replace("- ", "") + "\nRain is likely.", True, "", 1),
    ],
)
def test_a_list_asked_for_as_such_comes_whole(text: str, whole: bool, own: str, count: int) -> None:
    found = read(text)
    items = scored(found, *[1.5, *[0.5] * (len(found) - 1)])
    items[0] = items[0].model_copy(update={"own": frozenset(own.split())})
    assert len(choose(items, LIMITS, whole=whole)) == count


def test_the_second_sentence_of_an_item_brings_the_list() -> None:
    found = read("Send the following:\n\n- A form. Your bank signs it.\n- A copy of the deed\n")
    assert len(choose(scored(found, 0.5, 1.5, 0.5), LIMITS, whole=True)) == 3


def test_continuation_gives_what_comes_next() -> None:
    found = read(
        "1. Insert the card\n2. Click the install button\n3. Log out of it\n4. Go home now\n"
    )
    chosen = continuation(scored(found, 0.1, 1.5, 0.2, 0.3), LIMITS)
    assert texts(chosen) == ["Log out of it."]
    assert continuation(scored(found, 0.1, 0.5, 0.2, 0.3), LIMITS) == []


@pytest.mark.parametrize(
    ("text", "best", "told"),
    [
        ("Cancelling is free. After that half is kept. Vans are washed.", 0, ["After that"]),
        ("Ring the bell. Then wait here. This may take an hour. Tea is sold.", 0, ["Then", "This"]),
        ("Cancelling is free. After that half is kept. Vans are washed.", 1, ["After that"]),
    ],
)
def test_what_says_that_it_comes_next_is_all_that_does(
    text: str, best: int, told: list[str]
) -> None:
    found = read(text)
    chosen = continuation(scored(found, *(1.5 if i == best else 0.2 for i in range(len(found)))))
    assert all(t.startswith(b) for t, b in zip(texts(chosen), told, strict=True))


def test_drawn_near_raises_neighbours_only() -> None:
    items = [*scored(read(PARAGRAPHS), 1.0, 0.5, 0.5), *scored(read("Far away it is.", "e"), 0.5)]
    raised = drawn_near(items)
    assert raised[1].score > raised[2].score > raised[3].score == 0.5
    assert drawn_near([]) == []


def test_what_is_as_good_as_the_best_draws_near_like_it() -> None:
    items = [*scored(read(PARAGRAPHS), 1.0, 0.5, 0.5), *scored(read("Far away it is.", "e"), 0.96)]
    raised = drawn_near(items)
    assert raised[3].score == pytest.approx(1.56)


MORE = [
    ("Who takes in parcels?", "Jo Hill takes in parcels.", "Parcels are kept for a week."),
    ("How long is a loan?", "A loan is for three weeks.", "Loans are noted in a book."),
    ("When is rent due?", "Rent is due on 1 May.", "The rent goes into a fund."),
    ("Where is the tap?", "The tap is by the shed.", "The tap was new in 2020."),
    ("How many may come?", "Ten may come.", "They meet in the hall."),
    ("Is grit supplied?", "Grit is supplied.", "The grit is kept in a yellow bin."),
    ("What does a wash cost?", "A wash costs £2.", "A wash takes an hour."),
    ("Which key fits the loft?", "Key 4 fits the loft.", "Key 4 hangs on a hook."),
    ("How often are gutters cleaned?", "Gutters are cleaned yearly.", "A firm cleans them."),
    ("How soon is a claim paid?", "A claim is paid in ten days.", "Claims are sent by post."),
]


@pytest.mark.parametrize(("question", "told", "after"), MORE)
def test_beside_a_certain_answer_nothing_is_told_that_was_not_asked(
    question: str, told: str, after: str
) -> None:
    found = scored(read(f"{told} {after}"), 2.0, 1.8, answers=0.9)
    assert texts(choose(found, LIMITS, question)) == [told]
    unsure = scored(read(f"{told} {after}"), 2.0, 1.8, answers=0.6)
    assert texts(choose(unsure, LIMITS, question)) == [told, after]


@pytest.mark.parametrize(
    ("question", "told", "after"),
    [
        ("How do I join?", "Fill in the form.", "Take it to the desk."),
        ("What happens if I pay late?", "A reminder is sent.", "Then the water is cut off."),
        ("What is a quorum?", "A quorum is 25 members.", "Proxies are counted in."),
        ("When is it? How do I get in?", "It is at noon.", "Ring the bell at the gate."),
        ("What does leave cover?", "- Leave: births.", "- Leave: funerals."),
    ],
)
def test_steps_meanings_and_several_questions_take_more_than_a_sentence(
    question: str, told: str, after: str
) -> None:
    found = scored(read(f"{told}\n{after}" if told[0] == "-" else f"{told} {after}"), 2.0, 1.95)
    assert len(choose(found, LIMITS, question)) == 2


def test_what_has_asked_words_that_a_certain_answer_lacks_is_told_beside_it() -> None:
    found = scored(read("The fee is £9. The deposit is £40."), 2.0, 1.8)
    found = [
        s.model_copy(update={"covers": frozenset({c})})
        for s, c in zip(found, ("fee", "deposit"), strict=True)
    ]
    told = choose(found, LIMITS, "What are fee and deposit?")
    assert texts(told) == ["The fee is £9.", "The deposit is £40."]


@pytest.mark.parametrize(
    ("question", "told", "after"),
    [
        ("Why were the desks moved?", "The desks were moved upstairs.", "The hall was too loud."),
        ("Why are fires forbidden?", "Fires are forbidden.", "The neighbours had complained."),
        ("Why is the tower shut?", "The tower is shut in winter.", "Its stairs ice over."),
        ("Why can't I lend it?", "It is not lent.", "The insurer refused."),
        ("What is the reason for the ban?", "Drones are banned.", "One hit a swan."),
    ],
)
def test_the_reason_asked_for_is_told_from_the_next_sentence(
    question: str, told: str, after: str
) -> None:
    pool = [*read(f"{told} {after} Tea is at four."), *read("Coats hang here.", "e")]
    found = [
        s.model_copy(update={"answers": a})
        for s, a in zip(scored(pool, 2.0, 0.6, 0.5, 0.7), (0.9, 0.2, 0.05, 0.3), strict=True)
    ]
    assert texts(choose(found, LIMITS, question)) == [told, after]
    assert texts(choose(found, LIMITS, "Is it so?")) == [told]


@pytest.mark.parametrize(
    ("told", "after"),
    [
        ("The pool shuts at noon because the school needs it.", "The pool is heated by gas."),
        ("We ask for a deposit, since many did not come.", "The deposit is taken off the bill."),
        ("Bikes are banned, as the fire officer objected.", "Bikes left there are removed."),
    ],
)
def test_beside_a_reason_nothing_else_is_told(told: str, after: str) -> None:
    for answers in (0.6, 0.9):
        found = scored(read(f"{told} {after}"), 2.0, 1.5, answers=answers)
        assert texts(choose(found, LIMITS, "Why is that?")) == [told]


def test_what_is_drawn_from_a_sentence_has_it_for_a_reason() -> None:
    text = (
        "Staff get an allowance. Half of it is paid on Mondays. Receipts are therefore not needed."
    )
    found = scored(read(text), 0.1, 0.1, 2.0)
    assert len(choose(found, LIMITS, "Why are receipts not needed?")) == 3
    assert len(choose(found, LIMITS, "Are receipts needed?")) == 1


def test_a_list_under_the_heading_asked_about_is_told_whole() -> None:
    found = scored(
        read("## Floor\n\n- Wear shoes.\n- Bring a towel.\n- Never run.\n"), 0.1, 2.0, 0.1
    )
    assert len(choose(found, LIMITS, "What about the floor?", whole=True)) == 1
    headed = [s.model_copy(update={"headed": "Floor"}) for s in found]
    assert len(choose(headed, LIMITS, "What about the floor?", whole=True)) == 3
    assert len(choose(headed, LIMITS, "May I run on the floor?")) == 1
