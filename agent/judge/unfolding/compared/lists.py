"""Lists of things and values in a sentence: *the shed holds 40 people, the hall 120, …*."""

import re
from typing import NamedTuple

from agent.domain.prose.figures import value
from agent.judge.clauses.stems import stem
from agent.judge.clauses.tree import Tree
from agent.judge.unfolding.denied import denies, finite

_JOIN = re.compile(r"(?:,|;)? and (?=[^,;]*\d)|[,;] (?=[^,;]*\d)")
_VALUE = re.compile(r"(?P<sign>[€$£]?)(?P<number>\d[\d.,]*(?<![.,]))(?P<unit>%?[^\d€$£]*)$")
CUE = re.compile(r"\d.*(?:[,;]|\band\b).*\d", re.DOTALL)
VALUED = re.compile(r"\d")
"""What sentences beside a list have that may go on with it."""
_LEAST = 2


class Item(NamedTuple):
    """A thing of a list: its name as it stands, and its value."""

    name: str
    value: float


class Listed(NamedTuple):
    """A list: what is said of each thing, the sign or unit of the values, and the things."""

    said: str
    sign: str
    unit: str
    items: tuple[Item, ...]


def listed(tree: Tree) -> Listed | None:
    """Return the list that a sentence is made of, None where it is none or says more."""
    text = tree.text.rstrip(" .")
    verb = finite(tree, range(1, len(tree.tokens)))
    if verb is None or denies(tree, range(len(tree.tokens))):
        return None
    parts = _JOIN.split(text)
    values = [_VALUE.search(p) for p in parts]
    first = values[0]
    if len(parts) < _LEAST or first is None or not all(values):
        return None
    start = tree.tokens[verb].start
    said = text[start : first.start()].strip()
    found = [Item(text[:start].strip(), _number(first))]
    for part, match in zip(parts[1:], values[1:], strict=True):
        name = _name(part[: match.start()].strip(), said) if match else ""
        if match is None or not name or not _alike(first, match):
            return None
        found.append(Item(name, _number(match)))
    names = {i.name.lower() for i in found}
    if len(names) < len(found) or any(i.value < 0 for i in found) or not said:
        return None
    return Listed(said, first["sign"], first["unit"].strip(), tuple(found))


def _number(match: re.Match[str]) -> float:
    number = value(match["number"])
    return -1.0 if number is None else number


def _name(words: str, said: str) -> str:
    """Return a name without the words that it repeats of what is said of the first thing."""
    found, again = words.split(), {w.lower() for w in said.split()}
    while found and found[-1].lower() in again:
        found.pop()
    return " ".join(found) if len(found) <= len("four") else ""


def _alike(first: re.Match[str], other: re.Match[str]) -> bool:
    """Tell whether two values have the same unit, as far as the other tells one."""
    mine, its = first["unit"].split(), other["unit"].split()
    same = first["sign"] == other["sign"] or not other["sign"]
    return same and (not its or not mine or stem(mine[0]) == stem(its[0]))
