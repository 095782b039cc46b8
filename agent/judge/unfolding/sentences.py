"""The sentences of a case with what they say by *respectively*, *the latter* and *do not* in words.

*Ana and Ben scored 70 and 80 points respectively* has all words of *Ana scored 80 points*: neither
models nor rules tell who goes with what. The quotes stay as they stand in the document.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from itertools import pairwise

from agent.domain.asking import answered
from agent.domain.text import Span
from agent.judge.clauses.reading import read
from agent.judge.passages.windows import Sentence
from agent.judge.unfolding.amended import corrected
from agent.judge.unfolding.compared import two
from agent.judge.unfolding.counted import extended, stages
from agent.judge.unfolding.excepted import allbutone, exempted, preferred, solely, unapplied
from agent.judge.unfolding.graded import ages, changes, seasons
from agent.judge.unfolding.members import labels, legends, listed, rated, wrongs
from agent.judge.unfolding.settled.check import settled
from agent.judge.unfolding.telling import Told
from agent.judge.unfolding.timetables import telling
from agent.judge.unfolding.ways import ways_for, ways_of
from agent.ports import Parser

LONGEST = 4000
"""Characters of a sentence that is told another way; longer ones are lists without full stops."""
_Pair = tuple[str, str]
_Together = Callable[[str, str, str, Parser], _Pair]


def unfolded(
    claim: str, split: Sequence[Sequence[Sentence]], parser: Parser
) -> list[list[Sentence]]:
    """Return the sentences of each passage, unfolded where the claim is not folded itself."""
    return [_unfolded(claim, sentences, parser) for sentences in split]


def _unfolded(claim: str, sentences: Sequence[Sentence], parser: Parser) -> list[Sentence]:
    named = labels.by_their_things(sentences, claim)
    scheduled = telling.told_for(named, claim, parser)
    wrong = wrongs.told_as_wrong(scheduled, claim, parser)
    found = legends.of_its_label(listed.told_apart(wrong, claim, parser), claim)
    found = rated.of_its_base(found, claim)
    found = _all_but_one(claim, found)
    passage = tuple(s.text for s in sentences)
    for n, sentence in enumerate(found):
        before = found[n - 1].text if n else ""
        text = _told_anew(Told(sentence.text, claim, passage, n, before, parser))
        if text != sentence.text:
            found[n] = sentence._replace(text=text)
    found = _one_alone(claim, found, parser)
    if ages.CUE.search(claim):
        told_at = ages.at_its_age([s.text for s in found], claim)
        found = [s._replace(text=t) for s, t in zip(found, told_at, strict=True)]
    for n, (sentence, after) in enumerate(pairwise(sentences)):
        for m, told in _jointly(sentence.text, after.text, claim, parser):
            span = Span(start=sentence.span.start, end=after.span.end)
            found[n + m] = found[n + m]._replace(text=told, span=span)
    return found


def _told_anew(told: Told) -> str:
    if known := settled(told.text, told.claim):
        return known
    cued = ways_of(told.text) if len(told.text) <= LONGEST else frozenset()
    for way in ways_for(told.claim):
        if way in cued and (text := way.told(told)) != told.text:
            told, cued = replace(told, text=text), ways_of(text)
    return told.text


def _all_but_one(claim: str, sentences: Sequence[Sentence]) -> list[Sentence]:
    """Return the sentences, of which one, or two together, may be told of all but one thing."""
    if not allbutone.ASKED.search(claim):
        return list(sentences)

    def told(text: str) -> str:
        return allbutone.told_of_all(text, claim) if allbutone.CUE.search(text) else text

    return _one_or_two(sentences, told)


def _one_alone(claim: str, sentences: Sequence[Sentence], parser: Parser) -> list[Sentence]:
    """Return the sentences, of which one, or two together, may be told of one thing only."""
    if not solely.ASKED.match(claim):
        return list(sentences)

    def told(text: str) -> str:
        others = [s.text for s in sentences if s.text not in text]
        analyses = parser.parse([claim, text, *others], entities=False)
        mine, theirs, *beside = (read(a).tree for a in analyses)
        return solely.of_one_alone(theirs, mine, beside)

    return _one_or_two(sentences, told)


def _one_or_two(sentences: Sequence[Sentence], told: Callable[[str], str]) -> list[Sentence]:
    """Return the sentences, each told alone or with the next one where that tells something."""
    found = list(sentences)
    for n, sentence in enumerate(sentences):
        after = sentences[n + 1] if n + 1 < len(sentences) else sentence
        for text, end in ((sentence.text, sentence), (f"{sentence.text} {after.text}", after)):
            if (new := told(text)) != text:
                span = Span(start=sentence.span.start, end=end.span.end)
                found[n] = sentence._replace(text=new, span=span)
                break
    return found


def _jointly(text: str, after: str, claim: str, parser: Parser) -> Iterator[tuple[int, str]]:
    """Yield what two sentences tell together: the number of each that is told, and as what."""
    for together in _cued(after):
        told = together(text, after, claim, parser)
        if told != (text, after):
            yield from ((n, t) for n, t in enumerate(told) if t != (text, after)[n])
            return


def _answered(text: str, after: str, claim: str, parser: Parser) -> _Pair:
    return answered.told(text, after, partial(parser.parse, entities=False))


def _changed(text: str, after: str, claim: str, parser: Parser) -> _Pair:
    joint = f"{text} {after}"
    told = changes.at_its_time(joint, claim)
    return (text, after) if told == joint else (told, told)


def _extended(text: str, after: str, claim: str, parser: Parser) -> _Pair:
    alone = extended.as_extended(after, "", claim)
    return ("" if alone else extended.as_extended(after, text, claim)) or text, after


def _in_all(text: str, after: str, claim: str, parser: Parser) -> _Pair:
    joint = f"{text} {after}"
    (both,) = parser.parse([joint], entities=False)
    told = stages.in_all(both, claim) if stages.CUE.search(joint) else joint
    return text, f"{after}{told.removeprefix(joint)}"


def _unapplied(text: str, after: str, claim: str, parser: Parser) -> _Pair:
    told = unapplied.told_for(text, after, claim)
    return (text, after) if told == text else (told, unapplied.TOLD)


def _in_season(text: str, after: str, claim: str, parser: Parser) -> _Pair:
    joint = f"{text.rstrip(' .')}, {after[:1].lower()}{after[1:]}"
    season = Told(text=joint, claim=claim, passage=(), at=0, before="", parser=parser)
    told = season.by_sentence(partial(seasons.in_season, claim=claim))
    return (text if told == joint else told), after


def _compared(text: str, after: str, claim: str, parser: Parser) -> _Pair:
    joint = f"{text} {after}"
    if not two.ASKED.search(claim) or not two.CUE.search(joint):
        return text, after
    told = two.as_the_values_have_it(*parser.parse([joint, claim], entities=False))
    return (text if told == joint else told), after


_TOGETHER: tuple[tuple[re.Pattern[str], _Together], ...] = (
    (answered.CUE, _answered),
    (changes.NEXT, _changed),
    (extended.CUE, _extended),
    (stages.NEXT, _in_all),
    (unapplied.NEXT, _unapplied),
    (exempted.CUE, lambda text, after, claim, _: exempted.told(text, after, claim)),
    (preferred.CUE, lambda text, after, claim, _: preferred.told(text, after, claim)),
    (seasons.NEXT, _in_season),
    (two.NEXT, _compared),
    (corrected.CUE, lambda text, after, *_: (text, corrected.told_in_full(text, after))),
)
"""What two sentences may tell together, by a cue in the second of them."""


@lru_cache(maxsize=16_384)
def _cued(after: str) -> tuple[_Together, ...]:
    """Return what a sentence may tell with the one before it, asked for many claims."""
    return tuple(together for cue, together in _TOGETHER if cue.search(after))
