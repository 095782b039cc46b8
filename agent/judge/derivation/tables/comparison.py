"""What a claim says of two cells of a table: "in 2021 costs were higher than revenue"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from agent.domain.prose.analysis import Analysis, Token
from agent.judge.derivation.operands import Result, Source
from agent.judge.derivation.tables.measures import measures, names_it
from agent.judge.derivation.tables.rows import (
    LEAST,
    MOST,
    is_year,
    key_words,
    label,
    label_words,
    rank,
)
from agent.judge.quantities.binding.words import stems
from agent.judge.quantities.numbers.naming import token_at
from agent.judge.quantities.quantity import Quantity

_MORE = {"more": 1, "greater": 1, "less": -1, "few": -1, "fewer": -1}
_DEAR = frozenset(("expensive", "costly"))
_DATED = {"after": 1, "before": -1}
_Pair = tuple[Source, Source]
_OUTNUMBERS = re.compile(
    r"\s+(?P<way>more|fewer|less)\s[^.,;]{1,40}?\bthan\s(?:the\s)?(?=\w)", re.I
)
# A claim that denies or supposes is not taken apart.
_HEDGING = frozenset(("neg", "mark"))
_DENYING = frozenset("no not never neither nor none nobody nothing".split())


@dataclass(frozen=True, slots=True)
class Comparison:
    """The cell that a claim puts above (``way`` 1) or below (-1) another."""

    left: Source
    right: Source
    way: int

    @property
    def holds(self) -> bool:
        """Tell whether the cells stand as the claim says; equal ones do not."""
        return self.way * (rank(self.left) - rank(self.right)) > 0

    @property
    def formula(self) -> str:
        """The comparison as the cells have it, for the ledger."""
        difference = rank(self.left) - rank(self.right)
        sign = ">" if difference > 0 else "<" if difference < 0 else "="
        by_row = self.left.bound.column == self.right.bound.column
        left, right = (
            f"{label(s) if by_row else s.bound.column} {s.quantity.text}"
            for s in (self.left, self.right)
        )
        return f"{left} {sign} {right}"


def compares(claim: Analysis) -> bool:
    """Tell whether ``claim`` may compare two things with each other."""
    return any(t.text.lower() in ("than", *_DATED) for t in claim.tokens)


def outnumbered(quantity: Quantity, pool: Sequence[Source], claim: Analysis) -> Iterator[Result]:
    """Yield by how much one count exceeds another: "22 more people than desks"."""
    told = _OUTNUMBERS.match(claim.text, quantity.end)
    if told is None or quantity.dimension != "count" or not quantity.noun:
        return
    other = claim.tokens[token_at(claim, told.end())].lemma.lower()
    way = _MORE[told["way"].lower()]
    for one in (s for s in pool if s.quantity.noun == quantity.noun):
        for two in (s for s in pool if s.quantity.noun == other and s.index == one.index):
            high, low = (one, two) if way > 0 else (two, one)
            if other != quantity.noun and high.value > low.value:
                formula = f"{high.quantity.text} − {low.quantity.text}"
                yield Result("difference", high.value - low.value, formula, (high, low))


def comparisons(claim: Analysis, pool: Sequence[Source]) -> tuple[Comparison, ...]:
    """Return what ``claim`` compares, every comparison or none.

    Two rows are compared by the one column that the claim's words fit best, or two columns in the
    one row that it names. None of the comparisons counts where one is unclear.
    """
    words = [{"than": 1, **_DATED}.get(t.text.lower(), 0) for t in claim.tokens]
    hedged = any(is_hedge(t) or t.text.lower() in _DENYING for t in claim.tokens)
    if sum(map(bool, words)) != 1 or hedged:
        return ()
    joint = next(i for i, found in enumerate(words) if found)
    dated = _DATED.get(claim.tokens[joint].text.lower(), 0)
    asked = [(joint, dated)] if dated else list(comparatives(claim.tokens[:joint]))
    if not asked:
        return ()
    named = stems(claim)
    right = frozenset(filter(None, named[joint:]))
    ends = [*(at for at, _ in asked[1:]), joint]
    found = [
        compared(
            frozenset(filter(None, named[: asked[0][0]])),
            right,
            frozenset(filter(None, named[at : end + 1])) | measures(claim.tokens[at : end + 1]),
            way,
            [s for s in pool if s.bound.column and s.quantity.is_date >= bool(dated)],
        )
        for (at, way), end in zip(asked, ends, strict=True)
    ]
    whole = [c for c in found if c is not None]
    return tuple(whole) if len(whole) == len(found) else ()


def is_hedge(token: Token) -> bool:
    """Tell whether a token denies or supposes; "than", which names may make look so, does not."""
    return token.dep in _HEDGING and token.text.lower() != "than"


def comparatives(tokens: Sequence[Token]) -> Iterator[tuple[int, int]]:
    """Yield the place of each comparative, and 1 where it means more, -1 less; 0 if unknown."""
    for i, token in enumerate(tokens):
        if token.tag in ("JJR", "RBR"):
            way = _MORE.get(token.text.lower()) or _MORE.get(token.lemma.lower())
            after = tokens[i + 1] if i + 1 < len(tokens) else None
            if way and after is not None and after.pos in ("ADJ", "ADV"):  # "less expensive"
                yield i, way * _sense(after)
            else:
                yield i, way or _sense(token)


def _sense(token: Token) -> int:
    """Return 1 for a word such as *high*, -1 for one such as *low*, 0 for any other."""
    lemma = token.lemma.lower()
    return (lemma in MOST or lemma in _DEAR) - (lemma in LEAST)


def compared(
    left: frozenset[str],
    right: frozenset[str],
    measured: frozenset[str],
    way: int,
    pool: Sequence[Source],
) -> Comparison | None:
    """Return the two cells that are compared, None where they are not clear.

    Args:
        left: words before the comparative.
        right: words after "than".
        measured: words from the comparative to "than".
        way: 1 for more, -1 for less, 0 where it is not known.
        pool: the cells.
    """
    if not way:
        return None
    by_row = [
        (a, b)
        for a in pool
        for b in pool
        if a.bound.column == b.bound.column
        and a.quantity.dimension == b.quantity.dimension
        and _named(label_words(a), left, right)
        and _named(label_words(b), right, left)
    ]
    best = _fitting(by_row, measured) or _fitting(by_row, left)
    in_row = [
        (a, b)
        for a in pool
        for b in pool
        if (a.index, a.bound.sentence) == (b.index, b.bound.sentence)
        and a.bound.column != b.bound.column
        and not is_year(a.bound.column)
        and _named(key_words(a), left, right)
        and _named(key_words(b), right, left)
        and (label_words(a) <= left | right or names_it(label_words(a), left | right | measured))
    ]
    pairs = best or in_row
    return Comparison(*pairs[0], way) if len(pairs) == 1 else None


def _fitting(pairs: Sequence[_Pair], wanted: frozenset[str]) -> list[_Pair]:
    """Return the pairs of the column that shares most words with ``wanted``, none if none does."""
    fits = [len(key_words(a) & wanted) for a, _ in pairs]
    return [p for p, fit in zip(pairs, fits, strict=True) if fit and fit == max(fits)]


def _named(words: frozenset[str], here: frozenset[str], there: frozenset[str]) -> bool:
    """Tell whether all ``words`` are ``here`` and not all ``there``."""
    return bool(words) and words <= here and not words <= there
