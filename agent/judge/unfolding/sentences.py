"""The sentences of a case with what they say by *respectively*, *the latter* and *do not* in words.

*Ana and Ben scored 70 and 80 points respectively* has all words of *Ana scored 80 points*: neither
models nor rules tell who goes with what. The quotes stay as they stand in the document.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from itertools import pairwise

from agent.domain.prose.analysis import Analysis
from agent.domain.text import Span
from agent.judge.alignment.lexical import coverage
from agent.judge.clauses.reading import read
from agent.judge.clauses.tree import Tree
from agent.judge.passages.windows import Sentence
from agent.judge.unfolding.excepted import (
    allbutone,
    contrasts,
    ellipsis,
    exceptions,
    exempt,
    exempted,
    offdays,
    parts,
    unapplied,
    unless,
)
from agent.judge.unfolding.graded import changes, competence, seasons, tiers, unreached
from agent.judge.unfolding.members import (
    gaps,
    groups,
    latter,
    likened,
    listed,
    multiplied,
    own,
    respective,
    shared,
)
from agent.judge.unfolding.words import duties, orders, provided, selves, tails
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
    changes.CUE,
    unreached.CUE,
    provided.CUE,
    duties.CUE,
    orders.CUE,
    tails.CUE,
)
_ON_IT = 0.5
"""Share of a claim's words in a sentence from which it is on the claim's matter."""
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
    found = _all_but_one(claim, listed.told_apart(sentences, parser))
    for n, sentence in enumerate(found):
        told = _of_its_own(sentence.text, claim, parser)
        if told != sentence.text:
            found[n] = sentence._replace(text=told)
        if _is_folded(told):
            before = found[n - 1].text if n else ""
            text = _in_full(told, before, claim, parser)
            text = _meant(_spelt_out(text, before, claim, parser), claim, parser)
            found[n] = sentence._replace(text=text)
        if likened.CUE.search(sentence.text) and not likened.CUE.search(claim):
            text = likened.priced(found[n].text, [s.text for s in sentences])
            found[n] = sentence._replace(text=text)
        if multiplied.CUE.search(sentence.text) and not multiplied.CUE.search(claim):
            text = multiplied.in_numbers(found[n].text, [s.text for s in sentences[:n]])
            found[n] = found[n]._replace(text=text)
    for n, (sentence, after) in enumerate(pairwise(sentences)):
        span = Span(start=sentence.span.start, end=after.span.end)
        for m, told in _jointly(sentence.text, after.text, claim, parser):
            found[n + m] = found[n + m]._replace(text=told, span=span)
    return found


def _all_but_one(claim: str, sentences: Sequence[Sentence]) -> list[Sentence]:
    """Return the sentences, of which one, or two together, may be told of all but one thing."""
    found = list(sentences)
    if not allbutone.ASKED.search(claim):
        return found
    for n, sentence in enumerate(sentences):
        after = sentences[n + 1] if n + 1 < len(sentences) else sentence
        for text, end in ((sentence.text, sentence), (f"{sentence.text} {after.text}", after)):
            if allbutone.CUE.search(text) and (told := allbutone.told_of_all(text, claim)) != text:
                span = Span(start=sentence.span.start, end=end.span.end)
                found[n] = sentence._replace(text=told, span=span)
                break
    return found


def _jointly(text: str, after: str, claim: str, parser: Parser) -> Iterator[tuple[int, str]]:
    """Yield what two sentences tell together, for the first or for both."""
    joint = f"{text} {after}"
    if changes.NEXT.search(after) and (told := changes.at_its_time(joint, claim)) != joint:
        yield from ((0, told), (1, told))
    elif unapplied.NEXT.match(after):
        if (told := unapplied.told_for(text, after, claim)) != text:
            yield from ((0, told), (1, unapplied.TOLD))
    elif exempted.CUE.search(after):
        both = exempted.told(text, after, claim)
        yield from ((m, told) for m, told in enumerate(both) if told != (text, after)[m])
    elif seasons.NEXT.search(after):
        joint = f"{text.rstrip(' .')}, {after[:1].lower()}{after[1:]}"
        if (told := _in_season(joint, claim, parser)) != joint:
            yield 0, told


def _of_its_own(text: str, claim: str, parser: Parser) -> str:
    """Return the text with what it says of the claim's subject, for sentences on several."""
    if not own.CUE.search(text) or coverage(claim, [text]) < _ON_IT:
        return text
    return own.of_its_own(*_trees([text, claim], parser))


def _in_full(text: str, before: str, claim: str, parser: Parser) -> str:
    """Return the text with its pronouns in full, where the claim is about what they stand for."""
    if not tails.CUE.search(text):
        return text
    tree, mine, *last = _trees([text, claim, *([before] if before else [])], parser)
    return tails.told_in_full(tree, last[0] if last else None, mine)


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
    text = _timed(text, claim, parser)
    if unreached.CUE.search(text):
        text = unreached.below(text, claim)
    text = _in_its_words(text, claim, parser)
    if parts.CUE.search(text):
        text = parts.not_all(*_trees([text, claim], parser))
    for cue, told in _OF_ONE_CASE:
        if cue.search(text) and not cue.search(claim):
            text = _in_its_case(text, claim, told, parser)
    return text


def _in_its_words(text: str, claim: str, parser: Parser) -> str:
    """Return the text with a duty or what goes on by itself in the words of the claim."""
    if orders.CUE.search(text):
        text = orders.in_its_form(text, claim)
    if duties.CUE.search(text) and duties.DUTY.search(claim):
        (tree,) = _trees([text], parser)
        text = _by_sentence(tree, partial(duties.as_a_duty, claim=claim))
    if selves.CUE.search(text):
        (tree,) = _trees([text], parser)
        text = selves.on_its_own(tree, claim)
    return text


def _timed(text: str, claim: str, parser: Parser) -> str:
    """Return the text as it holds at the time of the claim."""
    if changes.CUE.search(text):
        text = changes.at_its_time(text, claim)
    if seasons.CUE.search(text):
        text = _in_season(text, claim, parser)
    return text


def _of_another(text: str, claim: str, parser: Parser) -> str:
    (told_of,) = parser.parse([text], entities=False)
    told = gaps.each_told(told_of) or [t.text for t in shared.each_in_full(read(told_of).tree)]
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
