"""What the number rule compares: intervals of a dimension, dates and times of day."""

import math
import re
from dataclasses import dataclass
from typing import NamedTuple

from agent.judge.clauses.bounds import COMPARATIVES

RULE = "numbers"
_STRICT = re.compile(
    rf"(?:(?:well|far) )?(?:{COMPARATIVES}|over|above|below|under|beyond|better|in excess"
    r"|exceed\w*)\b",
    re.IGNORECASE,
)


class Interval(NamedTuple):
    """A range of values; an open end does not belong to it."""

    low: float
    high: float
    low_open: bool = False
    high_open: bool = False

    @property
    def is_point(self) -> bool:
        """Tell whether the range is a single value."""
        return self.low == self.high

    @property
    def is_bounded(self) -> bool:
        """Tell whether both ends are finite."""
        return math.isfinite(self.low) and math.isfinite(self.high)

    @property
    def is_one_sided(self) -> bool:
        """Tell whether just one end is finite."""
        return math.isfinite(self.low) != math.isfinite(self.high)

    def is_open_like(self, other: "Interval") -> bool:
        """Tell whether just the same end of both is finite: both are *at least* so much."""
        alike = math.isfinite(self.low) == math.isfinite(other.low)
        return self.is_one_sided and other.is_one_sided and alike

    def mapped(self, factor: float, offset: float = 0.0) -> "Interval":
        """Return the range after ``x * factor + offset``; ``factor`` is positive."""
        return self._replace(low=self.low * factor + offset, high=self.high * factor + offset)


class Day(NamedTuple):
    """What a calendar expression fixes; 0 stands for what it leaves open.

    ``weekday`` counts from Monday = 1; ``decade`` is its first year; ``century`` its ordinal.
    """

    year: int = 0
    month: int = 0
    day: int = 0
    quarter: int = 0
    decade: int = 0
    century: int = 0
    weekday: int = 0


@dataclass(frozen=True, slots=True)
class Quantity:
    """A number, date or time of day in a text.

    ``interval`` is in the base unit of ``dimension``; ``number`` is the same range as written,
    before its unit. ``noun`` is the lemma of what is counted or, for units, what is measured.
    ``scale`` and ``offset`` lead from ``number`` to ``interval``. ``role`` is ``base`` for the
    number that another is held against ("from 5", "instead of 5"), else ''.
    ``limit`` marks a bound that is itself the fact ("limited to", "a maximum of"),
    ``restrictive`` one that says of what things something is said ("groups of eight or more").
    ``guessed`` marks a unit that was taken over from the number before. ``tabled`` marks a cell of
    which the name of its row says what it counts or measures, in a unit that the table may give.
    ``rate`` is the unit that follows "per", ``rates`` are all those that do. A ``soft`` quantity
    can be contradicted but its absence proves nothing ("one", "a week", a weekday). ``when`` tells
    how something is placed at a date (*before*, *by*; '' on it), ``part`` which part of it is meant
    (*early*, *late*); the ``qualifier`` of a date is the kind of its year.
    """

    start: int
    end: int
    text: str
    dimension: str
    interval: Interval
    number: Interval
    unit: str = ""
    noun: str = ""
    rate: str = ""
    qualifier: str = ""
    approximate: bool = False
    soft: bool = False
    step: float = 1.0
    bound: str = ""
    day: Day | None = None
    scale: float = 1.0
    offset: float = 0.0
    role: str = ""
    guessed: bool = False
    tabled: bool = False
    limit: bool = False
    restrictive: bool = False
    rates: frozenset[str] = frozenset()
    when: str = ""
    part: str = ""

    @property
    def is_limit(self) -> bool:
        """Tell whether what counts of a bound is its end, not what lies inside it."""
        return self.limit or self.restrictive

    @property
    def turned(self) -> bool:
        """Tell whether a denial turns its bound: *does not pay more than ten* is at most ten."""
        return self.bound in ("at most", "at least") and _STRICT.match(self.text) is not None

    @property
    def shown(self) -> str:
        """Return its text, with the denial that turns its bound."""
        return f"not {self.text}" if self.turned else self.text

    @property
    def is_bare(self) -> bool:
        """Tell whether the text gives neither unit nor noun with the number."""
        return self.dimension == "count" and not self.noun

    @property
    def is_date(self) -> bool:
        """Tell whether this is a calendar expression."""
        return self.day is not None
