"""Things listed with their numbers: *one doctor, three nurses and a porter* are five.

A claim counts all of what is told to consist of them (*five staff*), or what the first of them
names: *five species of moth, three of ant and a single wasp* are nine species in all.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from agent.domain.prose.analysis import Analysis
from agent.domain.prose.figures import value
from agent.judge.clauses.stems import stem
from agent.judge.derivation.operands import Source, shown
from agent.judge.derivation.relations.multiples import Multiple
from agent.judge.derivation.relations.placing import placed_alike
from agent.judge.quantities.binding.bindings import Bindings
from agent.judge.quantities.binding.words import stems_between
from agent.judge.quantities.numbers.scales import TENS, UNITS

_WORDS = "|".join(sorted((w for w in {**UNITS, **TENS} if w.isalpha()), key=len, reverse=True))
_N = rf"(?:\d{{1,4}}|(?:{_WORDS})(?:-(?:{_WORDS}))?|an?(?: single| lone)?)"
_WORD = r"[^\W\d][\w'’-]*+"
_ITEM = rf"{_N} (?!(?:half|third|quarter|lot|few|number)\b){_WORD}(?: {_WORD}){{0,5}}?"
_LIST = re.compile(
    rf"(?P<list>\b{_ITEM}(?:, {_ITEM})*,? and {_ITEM})"
    r"(?=[.;:]|$|,? of (?:which|these)\b| (?:at|in|on|there|and nothing)\b)",
    re.IGNORECASE,
)
_PART = re.compile(
    rf"(?:^|, and |, | and )(?P<n>{_N}) (?P<what>[^,]+?)(?=,| and (?:{_N}) |$)", re.I
)
_ELLIPTIC = re.compile(rf"(?:, | and ){_N} of\b", re.IGNORECASE)
_MADE = re.compile(
    r"\b(?:consist(?:s|ed|ing)? of|compris(?:es?|ed|ing)|made up of|composed of|are|is|were)"
    r"(?: just| only)?:? $",
    re.IGNORECASE,
)
_TOTAL = re.compile(
    r"\b(?:in (?:all|total|sum)|altogether|a total of|together|overall|between them)\b", re.I
)
_APART = re.compile(
    r"^(?:apart from|besides|not counting|without|excluding|other than|in addition to|beside)"
    r" the (?P<what>[\w-]+), ",
    re.IGNORECASE,
)
_UNSURE = re.compile(
    r"\b(?:not|no|never|if|unless|(?-i:may)|might|could|would|about|around|roughly|nearly|almost"
    r"|more than"
    r"|less than|fewer than|at least|at most|up to|or|only|each|every|including|per)\b|n['’]t\b",
    re.IGNORECASE,
)
_IDLE = frozenset(
    "there base have in all sum altoge togeth overal apart beside count exclud additi".split()
)
_THINGS = frozenset(
    "piece item thing part person unit object elemen member animal plant employ player".split()
)


@dataclass(frozen=True, slots=True)
class _Listed:
    """The numbers of a list with the word of what each counts, and the stems of its sentence.

    ``whole`` is whether all are told to make up one thing, ``elliptic`` whether the first word
    counts for those after it as well: *five species of moth, three of ant*.
    """

    items: tuple[tuple[int, str], ...]
    whole: bool
    elliptic: bool
    first: Source
    words: frozenset[str]


def listed(claim: Analysis, asked: Bindings, pool: Sequence[Source]) -> Multiple | None:
    """Return whether a claim counts all that a list has, None where that is unclear."""
    counts = [b for b in asked.items if b.quantity.dimension == "count"]
    if len(counts) != 1 or len(asked.items) != 1 or _UNSURE.search(_APART.sub("", claim.text)):
        return None
    (item,) = counts
    quantity = item.quantity
    if not quantity.interval.is_point or quantity.bound or not quantity.noun:
        return None
    found = list(_lists(pool))
    if len(found) != 1:
        return None
    (told,) = found
    apart = _APART.match(claim.text)
    named = _plain(apart["what"]) if apart else ""
    left = [n for n, what in told.items if not named or not _is_same(named, what)]
    noun, kinds = _plain(quantity.noun), [what for _, what in told.items]
    of_first = told.elliptic and _is_same(noun, kinds[0]) and _TOTAL.search(claim.text) is not None
    of_whole = told.whole and not any(_is_same(noun, kind) for kind in kinds)
    if not (of_first or of_whole) or (apart and len(left) != len(told.items) - 1):
        return None
    if not placed_alike(_APART.sub("", claim.text), told.first.sentence):
        return None
    words = asked.words - item.own - _IDLE - (_THINGS if of_whole else frozenset())
    if not words <= told.words:
        return None
    formula = f"{' + '.join(map(str, left))} = {shown(sum(left))}"
    holds = quantity.number.low == sum(left)
    formula = formula if holds else f"{formula}, not {quantity.text}"
    return Multiple(formula, told.first, holds, sure=True)


def _lists(pool: Sequence[Source]) -> Iterator[_Listed]:
    """Yield the lists of counted things, each with the number that comes first."""
    for premise in {s.index: s.premise for s in pool}.values():
        for match in _LIST.finditer(premise.text):
            span = premise.sentence_at(match.start())
            own = [
                s
                for s in pool
                if s.premise is premise and match.start() <= s.quantity.start < match.end()
            ]
            items = tuple(_items(match["list"]))
            if len(items) < 2 or not own or _UNSURE.search(span.of(premise.text)):
                continue
            if any(s.quantity.dimension != "count" for s in own):
                continue
            whole = _MADE.search(premise.text, span.start, match.start()) is not None
            words = stems_between(premise, span.start, span.end)
            elliptic = _ELLIPTIC.search(match["list"]) is not None
            yield _Listed(items, whole, elliptic, own[0], words)


def _items(text: str) -> Iterator[tuple[int, str]]:
    """Yield the number and the counted word of each thing in a list."""
    for part in _PART.finditer(text):
        number = part["n"].lower()
        n = 1 if number.split()[0] in ("a", "an") else value(number)
        head = re.split(r" (?:of|with|for|from|in) ", part["what"])[0].split()
        yield round(n or 0), _plain(head[-1])


def _is_same(one: str, other: str) -> bool:
    """Tell whether two nouns are one but for their endings: *specie*, *species*."""
    return one.startswith(other) or other.startswith(one)


def _plain(noun: str) -> str:
    """Return a noun as it is compared with another, in whichever number."""
    return stem(noun.lower()).rstrip("s")
