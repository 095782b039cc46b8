"""Cases: which of the statements beside each other is on the one asked about.

A number tells it, or the words that a sentence opens with: *after sedation*, *with the spray*.
"""

import re
from collections import defaultdict
from collections.abc import Sequence
from itertools import product

from agent.domain.asking.denied import against
from agent.domain.prose.terms import terms
from agent.writer.drafting.bands import Bands, bands, opening
from agent.writer.drafting.candidates import Scored
from agent.writer.drafting.relevance import WEIGHTS

_CASE = re.compile(
    r"(?:with|without|after|before|during|for|in case of|under|if you (?:have|choose|take|get))\s"
    r"(?:the |an? |your )?(?P<case>[\w'’-]+(?:\s[\w'’-]+){0,2}?)"
    r"(?:,|(?=\s(?:you|they|we|the|it|an?|i|he|she)\b))",
    re.IGNORECASE,
)


def in_case(question: str, scored: Sequence[Scored]) -> list[Scored]:
    """Leave out what opens with a case that is not asked about, beside what opens with one that is.

    "With the spray you may drive. After sedation you must not." Asked after sedation, only the
    second stays.
    """
    wanted = set(terms(question))
    cases = [
        (s, frozenset(terms(m["case"]))) for s in scored if (m := _CASE.match(s.statement.body))
    ]
    asked = {_block(s) for s, case in cases if case and case <= wanted}
    others = {s.place for s, case in cases if _block(s) in asked and case and not case & wanted}
    return [s for s in scored if s.place not in others]


def undenied(question: str, scored: Sequence[Scored]) -> list[Scored]:
    """Leave out what is labelled as the very case that is denied, beside the other one.

    Asked about a block with a lift, "Block without lift: 164 pounds" goes, where "Block with lift:
    212 pounds" is there; asked about who is no member, "Member: free" goes for "Others: 5 pounds".
    """
    wanted = frozenset(terms(question))
    labels = [(s, s.statement.label) for s in scored if s.statement.label]
    wrong = {s.place: (label, found) for s, label in labels if (found := against(label, question))}
    right = [(s.place[:2], terms(label)) for s, label in labels if s.place not in wrong]
    gone = {
        place
        for place, (label, found) in wrong.items()
        if any(
            beside == place[:2] and (wanted & {*terms(label)}) - found <= {*other}
            for beside, other in right
        )
    }
    return [s for s in scored if s.place not in gone]


def _block(one: Scored) -> tuple[str, int, int]:
    return (*one.place[:2], one.statement.group)


def settled(question: str, scored: Sequence[Scored]) -> list[Scored]:
    """Leave out the cases that the asked number does not fall into, for the one it does.

    "Up to 5 books: the desk. More than 5 books: the head." Asked for 12, only the second stays,
    with the rank of the first.
    """
    asked = bands(question, points=True)
    if not asked:
        return list(scored)
    beside: dict[object, list[Scored]] = defaultdict(list)
    for one in scored:
        beside[(one.place[:2], one.statement.leads, one.statement.headings)].append(one)
    left_out: set[tuple[str, int, int]] = set()
    raised: dict[tuple[str, int, int], Scored] = {}
    for group in beside.values():
        read = [(one, bands(one.statement.body)) for one in group]
        for (other, excluding), (one, holding) in product(read, read):
            if _tells(asked, excluding, holding) and _alike(one, other):
                left_out.add(other.place)
                raised[one.place] = _preferred(raised.get(one.place, one), other)
    return [raised.get(s.place, s) for s in scored if s.place not in left_out]


def _preferred(one: Scored, other: Scored) -> Scored:
    """Return ``one`` with the rank of ``other`` if that is higher, as one with the asked number."""
    bare = max(s.score - WEIGHTS.pinned * s.pinned for s in (one, other))
    ranks = {"score": bare + WEIGHTS.pinned, "fit": max(one.fit, other.fit), "pinned": 1.0}
    return one.model_copy(update=ranks)


def _alike(one: Scored, other: Scored) -> bool:
    """Tell whether two statements speak of the same up to the band that tells them apart."""
    return opening(one.statement.body) == opening(other.statement.body)


def _tells(asked: Bands, excluding: Bands, holding: Bands) -> bool:
    """Tell whether of two bands that exclude each other the second is that of the asked number."""
    return any(
        wanted.common(excluding[measure]) is None
        and wanted.common(holding[measure]) is not None
        and not excluding[measure].overlaps(holding[measure])
        for measure, wanted in asked.items()
        if measure in excluding and measure in holding
    )
