"""What the rows of whole tables tell together."""

import pytest

from agent.domain.text import Chunk, Span
from agent.writer.drafting.tables import tables
from agent.writer.drafting.tallied import tallied

ORDERS = """# Purchase orders

| Order | Date | Supplier | Amount | Status | Opened by |
| --- | --- | --- | --- | --- | --- |
| 4401 | 3 February 2026 | Keller | £1,200 | paid | Mira |
| 4402 | 2 March 2026 | Keller | £260 | open | Jon |
| 4403 | 11 March 2026 | Osman | £190 | paid | Jon |
| 4404 | 8 April 2026 | Keller | £610 | open | Mira |

## Tools

| Tool | Price | Insured | Licence needed |
| --- | --- | --- | --- |
| Digger | £95 | £9 | Yes |
| Ladder | £12 | No | No |
| Tower | £40 | £4 | No |
"""
TENTS = (
    ("Lynx 1", "tunnel", "1.9", "189", "1", "14", "Ghent"),
    ("Lynx 2", "tunnel", "2.6", "249", "2", "0", "Ghent"),
    ("Heron", "dome", "3.4", "219", "3", "22", "Lille"),
    ("Bison", "family", "9.8", "640", "6", "5", "Lille"),
)
NAMES = ("Type", "Weight kg", "Price EUR", "Persons", "Stock", "Warehouse")
PLANS = """# Plans of the shop

| Plan | Price | Discount | Includes |
| --- | --- | --- | --- |
| Basic | 0 EUR | 0% | newsletter, no tour |
| Trail | 29 EUR | 5% | newsletter |
| Summit | 79 EUR | 10% | rental credit, guided tour |
| Peak | 149 EUR | 15% | rental credit, guided tour, radio |

## Delivery

| Method | Time | Cost | Limit |
| --- | --- | --- | --- |
| Standard post | 4 days | 4.90 EUR | 10 kg |
| Express courier | 1 day | 14.50 EUR | 20 kg |
| Freight | 7 days | 39 EUR | none |

## Results

| Race | Year | Crew | Time (min) |
| --- | --- | --- | --- |
| Lake | 2023 | Four | 7.42 |
| Lake | 2024 | Four | 7.18 |
| Bay | 2023 | Eight | 6.31 |
| Bay | 2024 | Eight | 6.05 |
"""

PADS = """# Brake pads

| Part | Compound | Brakes |
| --- | --- | --- |
| FB-20 | organic | Tarn |
| FB-21 | sintered | Holt |
| FB-22 | sintered | Beck |
"""


def part(text: str, start: int, row: int | None = None, name: str = "plans") -> Chunk:
    return Chunk(
        chunk_id=f"{name}{start}",
        document_id=name,
        title=name,
        source=name,
        text=text,
        span=Span(start=start, end=start + len(text)),
        row=row,
    )


def shop() -> list[Chunk]:
    rows = []
    for number, (label, *cells) in enumerate(TENTS, start=1):
        told = " ".join(f"The {n} of {label} is {c}." for n, c in zip(NAMES, cells, strict=True))
        text = f"tents, row {number}: Model {label}. {told}"
        rows.append(part(text, 1000 * number, number, "tents"))
    return [*rows, part(PLANS, 0)]


def told(question: str, chunks: list[Chunk]) -> str:
    return " ".join(s.text for s in tallied(question, tables(chunks)))


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Which tent is the lightest?", "Lynx 1 has the lowest Weight kg: 1.9."),
        ("What is the most expensive tent?", "Bison has the highest Price EUR: 640."),
        (
            "What is the cheapest tent in Lille?",
            "The Price EUR of Heron is 219. The Warehouse of Heron is Lille.",
        ),
        (
            "What is the cheapest tent for 2 persons?",
            "The Price EUR of Lynx 2 is 249. The Persons of Lynx 2 is 2.",
        ),
        ("How many tents are in stock in total?", "The total Stock is 41."),
        ("What is the average price of a tent?", "The average Price EUR is 324.25."),
        (
            "How many tents are stored in Ghent?",
            "There are 2 rows with Warehouse Ghent. The Warehouse of Lynx 1 is Ghent. "
            "The Warehouse of Lynx 2 is Ghent.",
        ),
        ("Which plan is the cheapest?", "Basic has the lowest Price: 0 EUR."),
        (
            "What is the cheapest plan that includes a guided tour?",
            "Plan: Summit; Price: 79 EUR; Includes: rental credit, guided tour.",
        ),
        (
            "Which plans include a guided tour?",
            "Plan: Summit; Includes: rental credit, guided tour. "
            "Plan: Peak; Includes: rental credit, guided tour, radio.",
        ),
        ("Which delivery is fastest?", "Express courier has the lowest Time: 1 day."),
        (
            "Which crew had the fastest time in 2023?",
            "Race: Bay; Year: 2023; Crew: Eight; Time (min): 6.31.",
        ),
    ],
)
def test_the_rows_answer_together(question: str, answer: str) -> None:
    assert told(question, shop()) == answer


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        (
            "What is the total of the orders in March?",
            "The rows with “March” in Date have a total Amount of £450.",
        ),
        (
            "How much did we order from Keller in total?",
            "The rows with Supplier Keller have a total Amount of £2,070.",
        ),
        (
            "What is the average amount of the paid orders?",
            "The rows with Status paid have an average Amount of £695.",
        ),
        ("What is the total of the orders in May?", ""),
        ("What is the total of the orders to France?", ""),
        ("What is the total price of all tents?", ""),
    ],
)
def test_rows_that_meet_conditions_are_added_up(question: str, answer: str) -> None:
    assert told(question, [part(ORDERS, 0)]) == answer


@pytest.mark.parametrize(
    ("question", "beginning", "labels"),
    [
        ("How many orders from Keller are open?", "There are 2 rows", ["4402", "4404"]),
        ("How many orders are open?", "There are 2 rows", ["4402", "4404"]),
        ("Which orders were from Osman?", "Order: 4403", ["4403"]),
        ("What is the most expensive open order?", "Order: 4404", ["4404"]),
        ("What is the latest order?", "Order: 4404", ["4404"]),
        ("What is the earliest order in March?", "Order: 4402", ["4402"]),
        ("How many tools need a licence?", "There is 1 row", ["Digger"]),
        ("What is the cheapest tool that needs a licence?", "Tool: Digger", ["Digger"]),
        ("How many orders are late?", "", []),
        ("How many orders were from Bassett?", "", []),
    ],
)
def test_rows_that_meet_all_conditions_are_told(
    question: str, beginning: str, labels: list[str]
) -> None:
    answer = told(question, [part(ORDERS, 0)])
    named = ("4401", "4402", "4403", "4404", "Digger", "Ladder", "Tower")
    assert answer.startswith(beginning)
    assert [label for label in named if f": {label};" in answer] == labels


@pytest.mark.parametrize(
    "question",
    [
        "What is the cheapest winter tent?",
        "What is the cheapest sleeping bag?",
        "What is the cheapest delivery to Spain?",
        "What is the most popular tent?",
        "What is the lowest discount for students?",
        "Which crew had the fastest time in 2022?",
        "Which crew had the most time?",
        "What is the highest limit?",
        "What is the sum of all discounts?",
        "How many persons fit into the Bison?",
        "How many tents are sold out?",
        "Which tents are stored in Paris?",
    ],
)
def test_a_word_that_the_table_lacks_or_values_of_several_units_answer_nothing(
    question: str,
) -> None:
    assert told(question, shop()) == ""


def test_a_row_that_the_question_names_is_no_list() -> None:
    assert told("Which brakes does FB-22 fit?", [part(PADS, 0)]) == ""
    assert "FB-21" in told("Which pads are sintered?", [part(PADS, 0)])


def test_a_row_that_denies_what_is_asked_for_is_none_of_a_kind() -> None:
    assert "Basic" not in told("Which plans include a tour?", shop())


def test_a_table_with_a_row_of_sums_is_not_added_up() -> None:
    text = "# Costs\n\n| Item | Cost |\n| --- | --- |\n| Rent | 5 EUR |\n| Food | 7 EUR |\n"
    asked = "What is the sum of all costs?"
    assert told(asked, [part(text, 0)]) == "The total Cost is 12 EUR."
    assert told(asked, [part(text + "| Total | 12 EUR |\n", 0)]) == ""


def test_two_tables_that_fit_alike_answer_nothing() -> None:
    text = "# Rooms\n\n| Room | Price |\n| --- | --- |\n| Elm | 5 EUR |\n| Oak | 7 EUR |\n"
    other = text.replace("5", "3")
    asked = "What is the cheapest room?"
    assert told(asked, [part(text, 0)]) == "Elm has the lowest Price: 5 EUR."
    assert told(asked, [part(text, 0), part(other, 0, None, "others")]) == ""


def test_a_table_goes_on_in_the_next_chunk_and_a_sum_cites_all() -> None:
    first = "# Rooms\n\n| Room | Price |\n| --- | --- |\n| Elm | 5 EUR |\n| Oak | 7 EUR |\n"
    both = [part(first, 0), part("| Ash | 3 EUR |\n| Fir | 9 EUR |\n", len(first))]
    assert told("What is the cheapest room?", both) == "Ash has the lowest Price: 3 EUR."
    (total,) = tallied("What is the sum of all room prices?", tables(both))
    assert (total.text, total.chunk_id, total.others) == (
        "The total Price is 24 EUR.",
        both[0].chunk_id,
        (both[1].chunk_id,),
    )


def test_records_whose_rows_have_no_names_are_told_whole() -> None:
    rows = [
        part(f"runs, row {n}. Runner: {who}. Year: 2024. Time: {time}.", 100 * n, n, "runs")
        for n, who, time in ((1, "Ada", "12 min"), (2, "Ben", "9 min"), (3, "Ada", "11 min"))
    ]
    asked = "Which runner was the fastest?"
    assert told(asked, rows) == "Runner: Ben; Year: 2024; Time: 9 min."


def test_a_last_row_that_sums_up_the_others_is_none_of_them() -> None:
    rows = "| Paper | 178.3 | 12.1 |\n| Glass | 93.1 | 11.6 |\n| Tins | 14.6 | 19.8 |\n"
    text = f"# Results\n\n| Segment | Revenue | Profit |\n| --- | --- | --- |\n{rows}"
    asked = "Which segment has the highest profit?"
    found = "Tins has the highest Profit: 19.8."
    assert told(asked, [part(text + "| Group | 286.0 | 43.5 |\n", 0)]) == found
    assert told(asked, [part(text + "| Wood | 2.0 | 43.5 |\n", 0)]).startswith("Wood")


def test_durations_of_several_units_have_a_shortest() -> None:
    rows = "| Cotton | 2 h 40 min |\n| Quick | 20 min |\n| Outdoor | 1 h 10 min |\n"
    found = [part(f"# Wash\n\n| Programme | Duration |\n| --- | --- |\n{rows}", 0)]
    assert told("Which programme is the shortest?", found) == "Programme: Quick; Duration: 20 min."
    assert told("Which programme is the longest?", found).startswith("Programme: Cotton;")


def test_prices_whose_currency_is_a_word_are_compared() -> None:
    rows = "| Tent | 14 euros | 19 euros |\n| Hut | 45 euros | 16 euros |\n"
    text = f"# Prices\n\n| Pitch | Low season | High season |\n| --- | --- | --- |\n{rows}"
    asked = "What is the cheapest pitch in the high season?"
    assert told(asked, [part(text, 0)]).endswith("16 euros.")
