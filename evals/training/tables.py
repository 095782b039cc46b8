"""Small invented tables with claims about their cells, rows and columns."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from evals.training.data import CONTRADICT, NEUTRAL, SUPPORT, Example, Target

_SYLLABLES = "ka ro vel ni tor mas li quen dar bo sel fi gra um pol ther ysa mer dun al".split()
_SUBJECTS = ("Product", "Plan", "Model", "Branch", "Course", "Route", "Supplier", "Room")
_WORDS = "no one two three four five six".split()


@dataclass(frozen=True)
class Column:
    """A numeric column: how its cells and the claims about it are worded."""

    name: str
    cell: str
    says: str
    more: str
    least: str
    most: str
    low: int
    high: int


COLUMNS = (
    Column("Price", "{} EUR", "costs {} euros", "costs more than", "is the cheapest",
           "is the most expensive", 5, 400),
    Column("Price", "${}", "is priced at {} dollars", "is dearer than", "has the lowest price",
           "has the highest price", 5, 900),
    Column("Stock", "{}", "has {} units in stock", "has more stock than", "has the lowest stock",
           "has the highest stock", 2, 90),
    Column("Weight", "{} kg", "weighs {} kg", "is heavier than", "is the lightest",
           "is the heaviest", 1, 60),
    Column("Opened", "{}", "was opened in {}", "was opened later than", "was opened first",
           "was opened last", 1950, 2024),
    Column("Staff", "{}", "employs {} people", "employs more people than",
           "has the fewest employees", "has the most employees", 3, 240),
    Column("Duration", "{} days", "takes {} days", "takes longer than", "takes the least time",
           "takes the most time", 2, 45),
    Column("Distance", "{} km", "is {} km long", "is longer than", "is the shortest",
           "is the longest", 3, 300),
    Column("Rating", "{} of 100", "is rated {} out of 100", "is rated higher than",
           "has the lowest rating", "has the best rating", 20, 99),
)  # fmt: skip
Table = dict[str, dict[int, int]]


def _name(rng: Random) -> str:
    word = "".join(rng.sample(_SYLLABLES, rng.choice((2, 2, 3)))).capitalize()
    return word + rng.choice(("", "", "", " 200", " Plus", " X4", " Mini"))


def _render(subject: str, table: Table, columns: list[Column], rng: Random) -> str:
    style = rng.randrange(3)
    rows = []
    for name, cells in table.items():
        pairs = [(subject, name)]
        pairs += [(columns[i].name, columns[i].cell.format(cells[i])) for i in sorted(cells)]
        if style == 0:
            rows.append(" ".join(f"{key}: {value}." for key, value in pairs))
        elif style == 1:
            rows.append(" | ".join(f"{key}: {value}" for key, value in pairs))
        else:
            rows.append(f"{name}. " + " ".join(f"{key}: {value}." for key, value in pairs[1:]))
    return rng.choice(("\n", " ")).join(rows)


def _cell(table: Table, columns: list[Column], rng: Random) -> tuple[str, Target]:
    name, index = rng.choice(list(table)), rng.randrange(len(columns))
    true = table[name][index]
    roll = rng.random()
    if roll < 0.45:
        return f"{name} {columns[index].says.format(true)}.", SUPPORT
    others = [cells[index] for cells in table.values() if cells[index] != true]
    value = rng.choice(others) if others and roll < 0.8 else true + rng.choice((-1, 1, 5, 10))
    return f"{name} {columns[index].says.format(value)}.", CONTRADICT


def _bound(table: Table, columns: list[Column], rng: Random) -> tuple[str, Target]:
    name, index = rng.choice(list(table)), rng.randrange(len(columns))
    true = table[name][index]
    limit = max(1, true + rng.choice((-20, -10, -5, -1, 0, 1, 5, 10, 20)))
    phrase, holds = rng.choice((
        ("more than", true > limit), ("less than", true < limit),
        ("at least", true >= limit), ("at most", true <= limit),
    ))  # fmt: skip
    if columns[index].name == "Opened":
        phrase, holds = rng.choice((("after", true > limit), ("before", true < limit)))
        return f"{name} was opened {phrase} {limit}.", SUPPORT if holds else CONTRADICT
    text = columns[index].says.format(f"{phrase} {limit}").replace("at more", "more")
    return f"{name} {text}.", SUPPORT if holds else CONTRADICT


def _pair(table: Table, columns: list[Column], rng: Random) -> tuple[str, Target]:
    first, second = rng.sample(list(table), 2)
    index = rng.randrange(len(columns))
    holds = table[first][index] > table[second][index]
    return f"{first} {columns[index].more} {second}.", SUPPORT if holds else CONTRADICT


def _extreme(table: Table, columns: list[Column], rng: Random) -> tuple[str, Target]:
    index = rng.randrange(len(columns))
    ranked = sorted(table, key=lambda n: table[n][index])
    lowest = rng.random() < 0.5
    true = ranked[0] if lowest else ranked[-1]
    name = true if rng.random() < 0.5 else rng.choice(ranked)
    phrase = columns[index].least if lowest else columns[index].most
    return f"{name} {phrase}.", SUPPORT if name == true else CONTRADICT


def _absent(table: Table, columns: list[Column], rng: Random) -> tuple[str, Target]:
    unused = [c for c in COLUMNS if c.name not in {used.name for used in columns}]
    if rng.random() < 0.5:
        column = rng.choice(unused)
        subject = rng.choice(list(table))
    else:
        column = rng.choice(columns)
        subject = _name(rng)
    return f"{subject} {column.says.format(rng.randint(column.low, column.high))}.", NEUTRAL


def _count(table: Table, columns: list[Column], rng: Random) -> tuple[str, Target]:
    index = rng.randrange(len(columns))
    true = sum(
        cells[index] > sorted(c[index] for c in table.values())[0] for cells in table.values()
    )
    said = true if rng.random() < 0.5 else rng.randint(1, 6)
    lowest = min(table, key=lambda n: table[n][index])
    text = f"{_WORDS[min(said, 6)].capitalize()} of them {columns[index].more} {lowest}."
    text = text.replace("costs", "cost").replace("is dearer", "are dearer").replace("was ", "were ")
    return text, SUPPORT if said == true else CONTRADICT


CLAIMS = (_cell, _cell, _cell, _bound, _bound, _pair, _extreme, _absent, _count)


def examples(count: int, rng: Random) -> list[Example]:
    """Return ``count`` pairs of an invented table (1-5 rows, 1-4 columns) and a claim about it."""
    found: list[Example] = []
    while len(found) < count:
        columns = rng.sample(COLUMNS, rng.randint(1, 4))
        if len({column.name for column in columns}) < len(columns):
            continue
        names = sorted({_name(rng) for _ in range(rng.randint(2, 5))})
        if len(names) < 2:
            continue
        rng.shuffle(names)
        table = {
            name: {i: rng.randint(c.low, c.high) for i, c in enumerate(columns)} for name in names
        }
        text = _render(rng.choice(_SUBJECTS), table, columns, rng)
        for make in rng.sample(CLAIMS, 4):
            claim, target = make(table, columns, rng)
            found.append(Example(text, claim, target, "tables"))
    return found[:count]
