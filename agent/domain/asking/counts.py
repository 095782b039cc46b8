"""Claims that count the rows of a table which share some cells: *two findings are rated high*."""

import re
from collections.abc import Sequence

from agent.domain.asking.cells import is_no, is_yes, stems
from agent.domain.asking.conditions import Row
from agent.domain.prose.terms import stem, terms

_WORDS = "no one two three four five six seven eight nine ten eleven twelve".split()
_COUNT = re.compile(
    rf"\b(?P<number>{'|'.join(_WORDS[1:])}|\d{{1,2}}) (?:of (?:the|its|our|their) )?"
    r"(?P<noun>[a-z][a-z-]+)\b(?![-–.]\w)",
    re.IGNORECASE,
)
_UNCLEAR = re.compile(
    r"\b(?:not|no|never|none|only|least|most|more|less|fewer|over|under|above|below|about|around"
    r"|nearly|almost|other|others|further|another|than|except|without|or|and|but|if|each|every|per"
    r"|before|after|since|until|between|first|last)\b|n['’]t\b",
    re.IGNORECASE,
)
_GENERIC = frozenset(terms("take place hold happen occur exist"))
_SHARED = 3
"""Letters that a word of a claim and the name of a column share: who *teaches* is its *Teacher*."""


def counted(claim: str, rows: Sequence[Row]) -> str:
    """Return a claim that counts rows with the number that there are, '' for any other.

    Each of its words is one of a cell or of the name of a column. It may tell of no more rows than
    there are: the table may have been cut.

    Example:
        "Two findings are rated low." is told as "One findings are rated low." of rows of which one
        has "Rating: Low".
    """
    found = list(_COUNT.finditer(claim))
    numbers = re.findall(r"\d+", claim)
    if len(found) != 1 or _UNCLEAR.search(claim) or len(numbers) > found[0]["number"].isdigit():
        return ""
    number, noun = found[0]["number"], stem(found[0]["noun"].lower())
    columns = list(dict.fromkeys(c for row in rows for c in row))
    if not any(noun in terms(c) for c in columns) or any(len(r) < len(columns) for r in rows):
        return ""
    said = frozenset(terms(f"{claim[: found[0].start()]} {claim[found[0].end() :]}"))
    named = {c: _values(c, rows, said) for c in columns}
    wanted = {c: values for c, values in named.items() if values}
    known = frozenset[str]().union(*(stems(v) for values in wanted.values() for v in values))
    heads = {t for c in wanted for t in terms(c)} | {noun}
    one_each = all(len({v.lower() for v in values}) == 1 for values in wanted.values())
    if not (wanted and one_each and all(_is_of(w, heads) for w in said - known - _GENERIC)):
        return ""
    having = sum(all(row[c] in values for c, values in wanted.items()) for row in rows)
    claimed = int(number) if number.isdigit() else _WORDS.index(number.lower())
    if claimed > len(rows) or having >= len(_WORDS):
        return ""
    told = str(having) if number.isdigit() else _WORDS[having]
    told = told.capitalize() if number[0].isupper() else told
    start, end = found[0].span("number")
    return claim if having == claimed else f"{claim[:start]}{told}{claim[end:]}"


def _values(column: str, rows: Sequence[Row], said: frozenset[str]) -> set[str]:
    """Return the cells of a column all words of which a claim has."""
    cells = {row[column] for row in rows if not (is_no(row[column]) or is_yes(row[column]))}
    return {c for c in cells if stems(c) and stems(c) <= said}


def _is_of(word: str, heads: set[str]) -> bool:
    """Tell whether a word has the beginning of a column's name, or the name that of the word."""
    return any(
        min(len(h), len(word)) >= _SHARED and h[: len(word)] == word[: len(h)] for h in heads
    )
