"""The sentences of a case with what they say by *respectively*, *the latter* and *do not* in words.

*Ana and Ben scored 70 and 80 points respectively* has all words of *Ana scored 80 points*: neither
models nor rules tell who goes with what. The quotes stay as they stand in the document.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from itertools import pairwise

from agent.domain.prose.analysis import Analysis
from agent.domain.text import Span
from agent.judge.clauses.reading import read
from agent.judge.clauses.tree import Tree
from agent.judge.passages.windows import Sentence
from agent.judge.unfolding.counted import extended, ratios, repeated
from agent.judge.unfolding.excepted import (
    contrasts,
    ellipsis,
    exceptions,
    exempt,
    narrower,
    offdays,
    parts,
    unless,
)
from agent.judge.unfolding.graded import competence, seasons, tiers, unreached
from agent.judge.unfolding.members import gaps, groups, latter, likened, respective
from agent.judge.unfolding.words import provided, selves
from agent.ports import Parser

_CUES = (
    latter.CUE,
    respective.CUE,
    respective.NUMBERS,
    ellipsis.CUE,
    ellipsis.SET_APART,
    exceptions.CUE,
    exempt.CUE,
    contrasts.CUE,
    groups.CUE,
    selves.CUE,
    parts.CUE,
    unless.CUE,
    tiers.CUE,
    competence.CUE,
    gaps.CUE,
    seasons.CUE,
    unreached.CUE,
    provided.CUE,
    repeated.CUE,
    ratios.CUE,
    narrower.CUE,
)
_OF_ONE_CASE = (
    (unless.CUE, unless.in_its_case),
    (tiers.CUE, tiers.in_its_tier),
    (competence.CUE, competence.in_whose_remit),
)


def unfolded(
    claim: str, split: Sequence[Sequence[Sentence]], parser: Parser
) -> list[list[Sentence]]:
    """Return the sentences of each passage, unfolded where the claim is not folded itself."""
    return [_unfolded(claim, sentences, parser) for sentences in split]


@lru_cache(maxsize=16_384)
def _is_folded(text: str) -> bool:
    """Tell whether a sentence may have something to unfold; many claims ask it of each."""
    return any(cue.search(text) for cue in _CUES)


def _unfolded(claim: str, sentences: Sequence[Sentence], parser: Parser) -> list[Sentence]:
    found = list(sentences)
    for n, sentence in enumerate(found):
        if _is_folded(sentence.text):
            before = found[n - 1].text if n else ""
            text = _meant(_spelt_out(sentence.text, before, claim, parser), claim, parser)
            found[n] = sentence._replace(text=text)
        if likened.CUE.search(sentence.text) and not likened.CUE.search(claim):
            text = likened.priced(found[n].text, [s.text for s in sentences])
            found[n] = sentence._replace(text=text)
    _count(found, sentences, claim)
    for n, (sentence, after) in enumerate(pairwise(sentences)):
        if seasons.NEXT.search(after.text):
            joint = f"{sentence.text.rstrip(' .')}, {after.text[:1].lower()}{after.text[1:]}"
            told = _in_season(joint, claim, parser)
            if told != joint:
                span = Span(start=sentence.span.start, end=after.span.end)
                found[n] = sentence._replace(text=told, span=span)
    return found


def _count(found: list[Sentence], sentences: Sequence[Sentence], claim: str) -> None:
    """Tell what times come to where they are extended, in the place of the sentences that do."""
    for n, sentence in enumerate(sentences):
        if not extended.CUE.search(sentence.text):
            continue
        if told := extended.as_extended(sentence.text, "", claim):
            found[n] = sentence._replace(text=told)
        elif n and (told := extended.as_extended(sentence.text, sentences[n - 1].text, claim)):
            before = sentences[n - 1]
            span = Span(start=before.span.start, end=sentence.span.end)
            found[n - 1] = before._replace(text=told, span=span)


def _spelt_out(text: str, before: str, claim: str, parser: Parser) -> str:
    """Return the text with what it leaves out or points to in words."""
    if latter.CUE.search(text) and not latter.CUE.search(claim):
        text = _named(text, before, parser)
    text = ellipsis.set_apart(text)
    if ellipsis.CUE.search(text):
        text = _completed(text, parser)
    if respective.CUE.search(text) or respective.NUMBERS.search(text):
        text = _apart(text, claim, parser)
    if gaps.CUE.search(text) and gaps.JOINT.search(claim):
        text = _of_another(text, claim, parser)
    return text


def _meant(text: str, claim: str, parser: Parser) -> str:
    """Return the text as it holds of what the claim speaks of."""
    if groups.CUE.search(text) and not groups.CUE.search(claim):
        (tree,) = _trees([text], parser)
        text = _by_sentence(tree, groups.each_apart)
    text = _excepted(text, claim, parser)
    if seasons.CUE.search(text):
        text = _in_season(text, claim, parser)
    if unreached.CUE.search(text):
        text = unreached.below(text, claim)
    if selves.CUE.search(text):
        (tree,) = _trees([text], parser)
        text = selves.on_its_own(tree, claim)
    text = ratios.for_so_many(repeated.in_all(text, claim), claim)
    if parts.CUE.search(text):
        text = parts.not_all(*_trees([text, claim], parser))
    for cue, told in _OF_ONE_CASE:
        if cue.search(text) and not cue.search(claim):
            text = _in_its_case(text, claim, told, parser)
    return text


def _of_another(text: str, claim: str, parser: Parser) -> str:
    told = gaps.each_told(*parser.parse([text], entities=False))
    *parts, asked = parser.parse([*told, claim], entities=False)
    return gaps.opposing(parts, asked) or text if parts else text


def _in_its_case(
    text: str, claim: str, told: Callable[[Analysis, Analysis], str], parser: Parser
) -> str:
    spelt = tiers.spelt(text)
    of_it = told(*parser.parse([spelt, claim], entities=False))
    return text if of_it == spelt else of_it


def _in_season(text: str, claim: str, parser: Parser) -> str:
    (tree,) = _trees([text], parser)
    return _by_sentence(tree, partial(seasons.in_season, claim=claim))


def _named(text: str, before: str, parser: Parser) -> str:
    trees = _trees([text, before] if before else [text], parser)
    return latter.named(trees[0], trees[1] if before else None) or text


def _completed(text: str, parser: Parser) -> str:
    (tree,) = _trees([text], parser)
    return _by_sentence(tree, ellipsis.completed)


def _apart(text: str, claim: str, parser: Parser) -> str:
    if respective.CUE.search(claim):
        return text
    tree, mine = _trees([text, claim], parser)
    said = frozenset(mine.stems).union(mine.lowers)
    return _by_sentence(tree, partial(respective.apart, said=said))


def _excepted(text: str, claim: str, parser: Parser) -> str:
    """Return what the text says of those whom it excepts or sets apart, if the claim is on them."""
    text = narrower.of_its_own(text, claim)
    text = provided.in_its_words(offdays.on_days(text, claim), claim)
    if any(c.search(text) and not c.search(claim) for c in (exceptions.CUE, exempt.CUE)):
        tree, mine = _trees([text, claim], parser)
        told = exceptions.with_own_rule(tree, mine)
        if told != text:
            return told
        for told_of in (exceptions.among_all, exempt.permitted, exempt.of_another):
            told = _by_sentence(tree, partial(told_of, claim=mine))
            if told != text:
                return told
    if contrasts.CUE.search(text) and not contrasts.CUE.search(claim):
        tree, mine = _trees([text, claim], parser)
        text = _by_sentence(tree, partial(contrasts.set_against, claim=mine))
    return text


def _by_sentence(tree: Tree, told: Callable[[Tree, range], str | None]) -> str:
    """Return the text with each sentence as it is told, or as it stands."""
    parts = []
    for start, end in tree.sentences:
        whole = tree.text[tree.tokens[start].start : tree.tokens[end - 1].end]
        parts.append(told(tree, range(start, end)) or whole)
    return " ".join(parts)


def _trees(texts: Sequence[str], parser: Parser) -> list[Tree]:
    return [read(a).tree for a in parser.parse(list(texts), entities=False)]
