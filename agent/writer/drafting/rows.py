"""Rows of tables as sentences: each cell behind the name of its column, those asked for."""

import re

from agent.domain.asking.cells import names
from agent.domain.asking.denied import against
from agent.domain.asking.needs import Need, demand, satisfies
from agent.domain.asking.questions import focus, plan
from agent.domain.prose.figures import figures
from agent.domain.prose.markup import readable
from agent.domain.prose.terms import terms
from agent.writer.outline import VALUE, Part

Cells = tuple[tuple[str, str], ...]
"""The cells of a row, each behind the name of its column, "" where that has none."""

WORDED = (Need.OPEN, Need.PERMISSION, Need.PROHIBITION, Need.PERSON, Need.PLACE)
"""Needs that no kind of value tells."""
FITS = 0.8
AGAIN = re.compile(
    r"(?:,|\band|\bor)\s+(?:\w+\s+)?(?:how|what|when|where|who|whom|whose|which)\b", re.IGNORECASE
)
ASIDE = re.compile(r"\([^)]*\)")
CONDITION = re.compile(
    r"\b(?:conditions?|notes?|remarks?|exceptions?|limit(?:s|ed)?|minimum|maximum|if|unless|only"
    r"|comments?|status|details?)\b",
    re.IGNORECASE,
)
EMPTY = frozenset({"", "-", "–", "—", "n/a"})


def named(part: Part) -> Cells:
    """Return the cells of a row that hold something; none of any other part."""
    cells = [" ".join(readable(c)[0].split()) for c in part.cells]
    names = [" ".join(readable(h)[0].split()) for h in part.header]
    if len(names) != len(cells):
        names = [""] * len(cells)
    return tuple((n, c) for n, c in zip(names, cells, strict=True) if c.lower() not in EMPTY)


def said(cells: Cells) -> str:
    """Return a row as one sentence: "Pre-review: Timeline: up to 7 days; …".

    A first cell without a name is what the others are said of.
    """
    parts = [f"{n} {c}" if n.endswith(":") else f"{n}: {c}" if n else c for n, c in cells]
    plain = [p.rstrip(".") for p in parts]
    if len(cells) > 1 and not cells[0][0] and all(n for n, _ in cells[1:]):
        plain[:2] = [f"{plain[0].rstrip(':')}: {plain[1]}"]
    return "; ".join(plain) + "."


def asked_for(cells: Cells, question: str) -> Cells:
    """Return the cells without those of columns beside the one that the question names.

    Of cells of one kind (prices, durations) only those are left whose column's name has words of
    the question that no other one has besides, and none of a thing that it denies; all are where
    none is named. The first cell names the row and stays. Where each part of the question names a
    column or a kind of value, the other cells go, but for those that it names and those of
    conditions.

    Args:
        cells: of one row.
        question: what was asked.
    """
    wanted = set(terms(question))
    kinds = [_kind(cell) for _, cell in cells]
    dropped: set[int] = set()
    for kind in set(kinds) - {""}:
        alike = [i for i in range(1, len(cells)) if kinds[i] == kind]
        beside = [i for i in alike if not against(cells[i][0], question)] or alike
        dropped |= {*alike} - {*beside}
        heads = {i: set(terms(cells[i][0])) for i in beside}
        common = set.intersection(*heads.values()) if len(heads) > 1 else set()
        hits = {i: (wanted & head) - common for i, head in heads.items()}
        best = [h for h in hits.values() if h]
        dropped |= {i for i, h in hits.items() if any(h < other for other in best)}
    left = tuple(c for i, c in enumerate(cells) if i not in dropped)
    found = [_found(left, part) for part in plan(question).sub_questions]
    if not all(found) or not all(name for name, _ in left[1:]):
        return left
    return tuple(
        c
        for i, c in enumerate(left)
        if i == 0
        or any(i in f for f in found)
        or CONDITION.search(c[0])
        or wanted & {t for t in terms(c[1]) if len(t) > 1}
    )


def _found(cells: Cells, part: str) -> set[int]:
    """Return the places of the cells that a part of the question asks for.

    A cell that the question has itself is not asked for; a part that asks twice is not read.
    """
    last = focus(part)
    asked, wanted = demand(last), terms(last)
    if AGAIN.search(part):
        return set()
    named = {
        i
        for i, (name, cell) in enumerate(cells)
        if i and names(ASIDE.sub("", name), wanted) and not set(terms(cell)) <= set(terms(part))
    }
    if asked.need in WORDED:
        return named
    fitting = {i for i, (_, cell) in enumerate(cells) if i and satisfies(asked, cell) >= FITS}
    return named & fitting or named | fitting


def _kind(cell: str) -> str:
    """Return the kind of value that a cell holds; "" for words."""
    found = figures(cell)
    return found[0].kind.value if found else "value" * bool(VALUE.match(cell))
