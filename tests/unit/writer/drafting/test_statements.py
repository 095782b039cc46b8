import pytest

from agent.domain.text import Chunk, Span
from agent.writer.drafting.runs import runs
from agent.writer.drafting.statements import Statement, lead_in, standing, statements


def chunk(text: str, start: int = 0, document: str = "d", heading: str = "") -> Chunk:
    return Chunk(
        chunk_id=f"{document}{start}",
        document_id=document,
        title="Guide",
        source=f"{document}.md",
        text=text,
        span=Span(start=start, end=start + len(text)),
        heading=heading,
    )


def read(text: str) -> list[Statement]:
    return statements([chunk(text)])


def test_list_items_carry_their_lead_in() -> None:
    found = read(
        "Below are the usual times:\n\n- 1-2 months for a permit\n- 6 months for a visa,\n"
    )
    assert [s.text for s in found] == [
        "Usual times: 1-2 months for a permit.",
        "Usual times: 6 months for a visa.",
    ]


def test_an_item_that_is_a_sentence_stands_alone() -> None:
    found = read("Good to know:\n\n- You work five days a week.\n")
    assert [s.text for s in found] == ["You work five days a week."]


def test_a_phrase_that_ends_like_a_sentence_carries_its_lead_in() -> None:
    found = read(
        "Guests bring the following items:\n\n- A towel washed at home.\n- Send us your size.\n"
        "- You may bring soap.\n"
    )
    assert [s.text for s in found] == [
        "Guests bring the following items: A towel washed at home.",
        "Send us your size.",
        "You may bring soap.",
    ]


def test_a_condition_in_the_lead_in_is_never_lost() -> None:
    found = read("If you clicked a link, do this:\n\n1. Send an email to the desk.\n")
    assert found[0].text == "If you clicked a link, do this: Send an email to the desk."


def test_a_prohibition_in_the_lead_in_is_never_lost() -> None:
    found = read("You must not bill for the following activities.\n\n- Hiring interviews\n")
    assert found[-1].text == "You must not bill for the following activities: Hiring interviews."


def test_a_short_lead_in_takes_its_sentence_along() -> None:
    found = read("- **Away - #670:** Any absence under 3 weeks. Including:\n\n  - Vacations,\n")
    assert found[-1].text == "Away - #670: Any absence under 3 weeks. Including: Vacations."


def test_rows_name_their_columns() -> None:
    found = read("| Phase | Time |\n| --- | --- |\n| Review | 7 days |\n| Other | n/a |\n")
    assert [s.text for s in found] == ["Phase: Review; Time: 7 days."]


def test_markup_and_front_matter_are_gone() -> None:
    found = read("---\ntitle: X\n---\n\n## Leave\n\nAsk **early** via [the form](http://x.y/z).\n")
    assert [s.text for s in found] == ["Ask early via the form."]
    assert found[0].headings == ("Leave",)


def test_a_heading_replaces_those_of_its_level() -> None:
    found = read("## A\n\n### B\n\nOne thing is here.\n\n## C\n\nAnother thing is there.\n")
    assert [s.headings for s in found] == [("A", "B"), ("C",)]


def test_a_sentence_that_points_back_knows_the_one_before() -> None:
    found = read("A memo is drafted by the lead. This must be signed by the director.")
    assert not found[0].leans
    assert found[1].leans
    assert "memo" in found[1].context


def test_a_list_cut_between_chunks_keeps_its_lead_in() -> None:
    first = chunk("Limits are:\n\n- ten days\n")
    second = chunk("- two weeks\n", start=len(first.text))
    found = statements([first, second])
    assert [s.text for s in found] == ["Limits are: ten days.", "Limits are: two weeks."]
    assert [s.chunk_id for s in found] == ["d0", second.chunk_id]


def test_runs_join_neighbours_and_keep_rank() -> None:
    a, b = chunk("x" * 10, 0), chunk("y" * 10, 11)
    far, other = chunk("z", 500), chunk("o", 0, "e")
    found = runs([other, b, far, a])
    assert [[c.chunk_id for c in r] for r in found] == [["e0"], ["d0", "d11"], ["d500"]]


@pytest.mark.parametrize(
    ("texts", "lead"),
    [
        ([], ""),
        (["Plain sentence."], ""),
        (["Send these:"], "Send these:"),
        (["Time off counts.", "Including:"], "Time off counts. Including:"),
        (["Follow these mandatory steps."], "Follow these mandatory steps:"),
    ],
)
def test_lead_in(texts: list[str], lead: str) -> None:
    assert lead_in(texts) == lead


def test_standing_ends_a_sentence_and_drops_a_dangling_and() -> None:
    assert standing("writing guides, and", ()) == "Writing guides."
    assert standing("Is it late?", ()) == "Is it late?"


def test_a_heading_that_is_a_sentence_is_a_statement() -> None:
    found = read(
        "## Card sorting needs no clearance at all.\n\nSee the list.\n\n## Cards\n\nx y z\n"
    )
    assert found[0].text == "Card sorting needs no clearance at all."
    assert "Cards." not in [s.text for s in found]


def test_a_reader_is_shown_a_sentence_before_where_it_stands() -> None:
    found = read("## Leave\n\nIt lasts a week. It ends by itself.\n\nBring:\n\n- Your own towel.\n")
    assert found[1].in_place == "It ends by itself. | Guide > Leave | It lasts a week."
    assert found[2].in_place == "Your own towel. | Guide > Leave | Bring:"


def test_a_label_with_its_value_is_a_statement() -> None:
    assert [s.text for s in read("Order: 4405\n\nSeat:\n")] == ["Order: 4405."]


def test_a_short_step_is_a_statement() -> None:
    assert [s.text for s in read("1. Turn the dial.\n2. Press Start.\n")][1] == "Press Start."


@pytest.mark.parametrize(
    ("text", "leans"),
    [
        ("Pilates is suitable until week 36. Spin and boxing are not.", True),
        ("Members park free. Guests of members don't.", True),
        ("The desk opens at nine. On Sundays there is neither.", True),
        ("Members park free. Guests pay two pounds.", False),
        ("Members park free. Tell us what your wishes are.", False),
    ],
)
def test_a_sentence_that_leaves_out_its_end_leans_on_the_one_before(text: str, leans: bool) -> None:
    assert read(text)[-1].leans == leans


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "**Late entry.** Within 9 days of the draw. We reply by post.",
            ["Late entry: Within 9 days of the draw.", "We reply by post."],
        ),
        ("*Under 12s.* No deposit is taken.", ["Under 12s: No deposit is taken."]),
        (
            "1. **Survey.** Boats: 3 weeks. Vans: 5.",
            ["Survey: Boats: 3 weeks.", "Survey: Vans: 5."],
        ),
        ("**Hire.** They are let by the hour.", ["Hire: They are let by the hour."]),
        ("**Do not wait.** Leave by the gate.", ["Do not wait.", "Leave by the gate."]),
        ("**The gate is shut.** It opens at six.", ["The gate is shut.", "It opens at six."]),
        ("Late entry costs **9 euros**. It is paid.", ["Late entry costs 9 euros.", "It is paid."]),
    ],
)
def test_words_that_open_a_paragraph_are_its_heading(text: str, told: list[str]) -> None:
    assert [s.text for s in read(text)] == told


def test_what_opens_a_paragraph_is_above_all_of_it() -> None:
    found = read("# Rules\n\n**Late entry.** Within 9 days. We reply by post.\n\nNext is this.")
    assert [s.headings for s in found] == [("Rules", "Late entry")] * 2 + [("Rules",)]
