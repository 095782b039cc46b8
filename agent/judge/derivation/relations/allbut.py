"""All but some: of *48 growers, all but five* there are 43, and five that are excepted.

So where the number of all stands in another sentence: *14 firms took part. Sick days fell at all
but one.*
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from agent.domain.prose.analysis import Analysis
from agent.domain.prose.figures import value
from agent.judge.derivation.operands import Source, shown
from agent.judge.derivation.relations.multiples import Multiple
from agent.judge.derivation.relations.placing import placed_alike
from agent.judge.quantities.binding.bindings import Bindings
from agent.judge.quantities.binding.words import stems_between
from agent.judge.quantities.quantity import Quantity

_N = r"(?:\d{1,4}|[a-z]+(?:-[a-z]+)?)"
_ALL_BUT = re.compile(
    rf"\ball (?:but|except(?: for)?|bar|save(?: for)?) (?P<part>{_N})(?![\w-])"
    rf"(?: of (?:the |its |their |our )?(?:(?:[\w-]+ )?[\w-]+['’]s? )?(?P<whole>{_N})(?= [a-z]))?",
    re.IGNORECASE,
)
_DENIED = re.compile(r"\b(?:not|no|never|none|nobody|without|cannot|neither)\b|n['’]t\b", re.I)
_UNSURE = re.compile(
    r"\b(?:if|unless|(?-i:may)|might|could|would|about|around|roughly|nearly|almost|more than"
    r"|less than"
    r"|fewer than|at least|at most|up to|yet|only|first|then|later|afterwards)\b",
    re.IGNORECASE,
)
_STOP = re.compile(r"[.;:]\s|\n|$")
_NEXT = re.compile(r"\s+[\w-]+")


@dataclass(frozen=True, slots=True)
class _Told:
    """How many there are, how many are excepted, and the stems of what is said of the rest.

    ``beside`` are those of them that do not stand in the phrase itself.
    """

    whole: Source
    part: int
    text: str
    words: frozenset[str]
    beside: frozenset[str]
    said: str


def all_but(
    claim: Analysis, asked: Bindings, pool: Sequence[Source], premises: Sequence[Analysis]
) -> Multiple | None:
    """Return whether a claim counts those that are left of all but some, None where unclear."""
    counts = [b for b in asked.items if b.quantity.dimension == "count" and _plain(b.quantity)]
    others = [b for b in asked.items if b not in counts and b.quantity.dimension != "percent"]
    if not counts or len(counts) > 2 or others or _UNSURE.search(claim.text):
        return None
    mine, *whole = sorted((b.quantity for b in counts), key=lambda q: q.number.low)
    noun = (whole or [mine])[0].noun
    denied = _DENIED.search(claim.text) is not None
    own = frozenset[str]().union(*(b.own for b in asked.items))
    for told in _told(premises, pool, noun, whole[0].number.low if whole else 0.0):
        if whole and whole[0].number.low != told.whole.value:
            continue
        if not placed_alike(claim.text, told.said, told.whole.sentence):
            continue
        if mine.number.low == told.whole.value and not asked.words & told.beside:
            continue  # how many there are, not what they did
        left = told.whole.value - told.part
        known = told.words | told.whole.bound.near | told.whole.bound.wide
        sure = asked.words - own <= known and not _DENIED.search(told.said)
        number = told.part if denied else left
        if mine.number.low == number and (sure or not denied):
            formula = f"{told.whole.quantity.text} − {told.text} = {shown(left)}"
            return Multiple(formula, told.whole, holds=True, sure=sure)
        if sure and mine.number.low != number:
            formula = f"{told.whole.quantity.text} − {told.text} = {shown(left)}, not {mine.text}"
            return Multiple(formula, told.whole, holds=False, sure=True)
    return None


def _plain(quantity: Quantity) -> bool:
    return quantity.number.is_point and not quantity.bound and quantity.number.low > 0


def _told(
    premises: Sequence[Analysis], pool: Sequence[Source], noun: str, wanted: float
) -> Iterator[_Told]:
    """Yield what is told of all but some, with the number of all."""
    for index, premise in enumerate(premises):
        text = premise.text
        for match in _ALL_BUT.finditer(text):
            part = value(match["part"])
            before = [s for s in pool if _may_be_whole(s, index, match, noun)]
            before = before if match["whole"] else [s for s in before if _is_alone(s, pool)]
            whole = _whole(before, match, index, wanted)
            if part is None or whole is None or not 0 < part < whole.value:
                continue
            span = premise.sentence_at(match.start())
            stop = _STOP.search(text, match.end(), span.end)
            end = stop.start() if stop else span.end
            words = stems_between(premise, span.start, end)
            phrase = _NEXT.match(text, match.end())
            named = stems_between(premise, match.start(), phrase.end() if phrase else match.end())
            said = text[span.start : end]
            yield _Told(whole, round(part), match["part"], words, words - named, said)


def _may_be_whole(source: Source, index: int, match: re.Match[str], noun: str) -> bool:
    """Tell whether a number may be that of all: it counts such things, before or within."""
    quantity = source.quantity
    if quantity.dimension != "count" or not _plain(quantity) or quantity.is_date:
        return False
    if source.index == index and quantity.start >= match.start():
        return bool(match["whole"]) and quantity.start == match.start("whole")
    return source.index <= index and bool(quantity.noun) and quantity.noun == noun


def _is_alone(source: Source, pool: Sequence[Source]) -> bool:
    """Tell whether the sentence of a number counts nothing else: *60 vans and 20 lorries*."""
    place = (source.index, source.bound.sentence)
    nouns = {
        s.quantity.noun
        for s in pool
        if (s.index, s.bound.sentence) == place and s.quantity.dimension == "count"
    }
    return nouns - {""} == {source.quantity.noun}


def _whole(
    before: Sequence[Source], match: re.Match[str], index: int, wanted: float
) -> Source | None:
    """Return the number of all: within the phrase, that of the claim, or the only one before it."""
    if match["whole"]:
        inside = [
            s for s in before if s.index == index and s.quantity.start == match.start("whole")
        ]
        return inside[0] if inside else None
    named = [s for s in before if s.value == wanted]
    if named:
        return named[0]
    return before[0] if len({s.value for s in before}) == 1 and not wanted else None
