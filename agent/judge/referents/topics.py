"""Topics: what a sentence says of Maple House, by *it* or by its name, is not said of Birch House.

A window may hold the claim's words in a sentence that is about another named thing of the kind:
*It has its own kitchen.* The sentences before it tell what it is about.
"""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from agent.domain.prose.analysis import Analysis
from agent.domain.text import Passage
from agent.judge.alignment.lexical import content
from agent.judge.checked import Checked, said_of_another
from agent.judge.names.things import (
    Named,
    apart,
    before_kind,
    compounds,
    names_in,
    stands,
    stems_in,
    words_in,
)
from agent.judge.passages.windows import Sentence, Window, siblings

REACH = 8  # sentences before one in which to look for what it is about
CUT = re.compile(
    r"[;:,]\s+(?:(?:and|but|while|whereas|though|although|which|who)\b)?\s*|"
    r"\s(?:but|while|whereas|and)\s|\s[–—]\s",
    re.IGNORECASE,
)
_BACK = re.compile(
    r"\b(?:it|its|itself|they|their|them|there|here|he|she|his|her)\b", re.IGNORECASE
)
_SHARED = re.compile(
    r"\b(?:like|unlike|both|same|neither|nor|together|other|others|another|than|respectively|"
    r"jointly|equally|identical|(?:all|each|every|any|either) (?:of|the|these|those|our))\b",
    re.IGNORECASE,
)
_EVERY = re.compile(r"\b(?:all|each|every|any|either)\s+", re.IGNORECASE)
_ALIKE = re.compile(
    r"\b(?:same|also|too|likewise|similarly|neither|nor|as well|"
    r"so (?:is|are|was|were|do|does|did))\b",
    re.IGNORECASE,
)


def of_its_topic(
    checked: Checked,
    claim: Analysis,
    parts: Sequence[Analysis],
    window: Window,
    passages: Sequence[Passage],
) -> Checked:
    """Return what was found in a window, and that it says so of another thing of the kind.

    ``parts`` are the parsed texts of the window; they end with its sentences.
    """
    if any(f.derivation for f in checked.findings) or _SHARED.search(claim.text):
        return checked
    other = _other(claim, parts[len(parts) - len(window.sentences) :], window, passages)
    if other is None:
        return checked
    mine, theirs = other
    reason = f"the evidence says this of “{theirs.text}”, not of “{mine.text}”"
    return said_of_another(checked, reason)


def _other(
    claim: Analysis, parts: Sequence[Analysis], window: Window, passages: Sequence[Passage]
) -> tuple[Named, Named] | None:
    """Return a thing of the claim, and the one of which the window says it instead."""
    told = [*names_in(claim.text), *compounds(claim)]
    said = list(zip(parts, window.sentences, strict=True))
    for mine in told:
        if any(apart(mine, n) for n in told):
            continue
        theirs = _instead(mine, content(claim.text) - content(mine.text), said, passages)
        if theirs is not None and theirs.own <= words_in(claim.text):
            continue  # the claim speaks of both
        if theirs is not None and any(stands(mine, p.text) for p in passages):
            return mine, theirs
    return None


class _Segment(NamedTuple):
    """A part of a sentence, and the things of the kind that it is about; None where unknown."""

    text: str
    about: frozenset[Named] | None


def _instead(
    mine: Named,
    rest: frozenset[str],
    said: Sequence[tuple[Analysis, Sentence]],
    passages: Sequence[Passage],
) -> Named | None:
    """Return the other thing of which alone a window says some of ``rest``, and most that counts.

    Args:
        mine: the thing that the claim names.
        rest: the claim's other words.
        said: the sentences of the window, parsed and as they stand.
        passages: the passages of the case.
    """
    others = [n for part, _ in said for n in compounds(part) if apart(mine, n)]
    foreign: dict[Named, frozenset[str]] = {}
    own = frozenset[str]()
    if any(_ALIKE.search(s.text) and stands(mine, s.text) for _, s in said):
        return None
    for part, sentence in said:
        before = frozenset[str]()
        for segment in _segments(mine, sentence, passages, others):
            words = content(segment.text)
            if segment.about is None or mine in segment.about or not segment.about:
                own |= words if _verbal(part, segment.text) else words | before
            else:
                thing = min(segment.about, key=lambda n: n.text)
                foreign[thing] = foreign.get(thing, frozenset()) | words
            before = words
    theirs = max(foreign, key=lambda n: (len(foreign[n] & rest - own), n.text), default=None)
    if theirs is None:
        return None
    return theirs if outweighs(rest, foreign[theirs], own) else None


def outweighs(rest: frozenset[str], foreign: frozenset[str], own: frozenset[str]) -> bool:
    """Tell whether what is said of others alone has as much of a claim as what is not.

    A number goes before words: *A sold 12,000 policies and B 31,000*.
    """
    elsewhere, here = foreign & rest - own, own & rest - foreign
    counted = any(w[0].isdigit() for w in here) and not any(w[0].isdigit() for w in elsewhere)
    return bool(elsewhere) and len(elsewhere) >= len(here) and not counted


def _verbal(part: Analysis, text: str) -> bool:
    """Tell whether a part of a sentence has a verb of its own."""
    start = part.text.find(text)
    inside = (t for t in part.tokens if start <= t.start < start + len(text))
    return any(t.pos in {"VERB", "AUX"} for t in inside)


def _segments(
    mine: Named, sentence: Sentence, passages: Sequence[Passage], others: Iterable[Named]
) -> list[_Segment]:
    """Return the parts of a sentence with what they are about."""
    texts = [s.text for s in siblings(sentence, passages)]
    passage = passages[sentence.passage]
    head = _mentioned(mine, f"{passage.title}. {passage.heading}", others)
    if _BACK.search(sentence.text) or _bare(mine, sentence.text):
        first = max(0, sentence.order - REACH)
        told = (_lasting(mine, text, others) for text in reversed(texts[first : sentence.order]))
        before = next((t for t in told if t), head or None)
    else:
        before = _only(mine, head, texts, others)
    return _cut(mine, sentence.text, others, before)


def _only(
    mine: Named, head: frozenset[Named], texts: Sequence[str], others: Iterable[Named]
) -> frozenset[Named] | None:
    """Return the one thing that a passage is about from its title or first sentence on, or None."""
    if not head and not (texts and _mentioned(mine, texts[0], others)):
        return None
    alone = head.union(*(_mentioned(mine, text, others) for text in texts))
    return alone if len({n.own for n in alone}) == 1 else None


def _bare(mine: Named, text: str) -> bool:
    """Tell whether a sentence speaks of the thing by the word for its kind: *the museum*."""
    bare = rf"\b(?:the|this|that)\s+{re.escape(mine.kind)}"
    return mine.kind in text.lower() and re.search(bare, text, re.IGNORECASE) is not None


def _lasting(mine: Named, text: str, others: Iterable[Named]) -> frozenset[Named]:
    """Return what the sentence after ``text`` may point back to: the first thing, its subject."""
    for part in _parts(text):
        found = _mentioned(mine, part, others)
        if found:
            return found
    return frozenset()


def _cut(
    mine: Named, text: str, others: Iterable[Named], before: frozenset[Named] | None
) -> list[_Segment]:
    if _SHARED.search(text) or _of_every_one(mine, text):
        return [_Segment(text, None)]
    parts = _parts(text)
    every = [_mentioned(mine, p, others) for p in parts]
    met = frozenset[Named]().union(*every)
    mixed = mine in met and len(met) > 1
    found, current = [], before
    if met and not mixed:
        current = met
    for part, named in zip(parts, every, strict=True):
        if named:
            found.append(_Segment(part, named))
        else:
            found.append(_Segment(part, None if mixed else current))
    return found


def _of_every_one(mine: Named, text: str) -> bool:
    """Tell whether a text speaks of all things of the kind: *each museum*, *any new museum*."""
    if mine.kind not in text.lower() or not _EVERY.search(text):
        return False
    every_one = rf"{_EVERY.pattern}(?:\w+\s+)?{re.escape(mine.kind)}"
    return re.search(every_one, text, re.IGNORECASE) is not None


def _parts(text: str) -> list[str]:
    return [p for p in CUT.split(text) if p.strip()]


def _mentioned(mine: Named, text: str, others: Iterable[Named]) -> frozenset[Named]:
    """Return which things of the kind a text names; any word of its own names the claim's."""
    words = words_in(text)
    if mine.own.isdisjoint(words) and mine.kind not in stems_in(text):
        return frozenset()
    found = {n for n in (*names_in(text), *before_kind(mine.kind, text)) if apart(mine, n)}
    found |= {n for n in others if n.own <= words and stands(n, text)}
    shared = frozenset[str]().union(*(n.own for n in found))
    return frozenset(found | ({mine} if words & (mine.own - shared) else set()))
