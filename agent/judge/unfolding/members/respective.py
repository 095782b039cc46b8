"""Two series member by member: *Ana and Ben scored 70 and 80 points respectively*."""

import re

from agent.domain.prose.calendar import MONTHS
from agent.domain.prose.casing import capital
from agent.judge.alignment.matter import own_of_each
from agent.judge.claims.parsing.inflection import singular_verb
from agent.judge.clauses.series import Series, all_series
from agent.judge.clauses.tree import Tree

CUE = re.compile(r"\brespectively\b", re.IGNORECASE)
NUMBERS = re.compile(
    r"\w,? and (?:\w+ ){1,4}[$£€]?\d[\w.,%]* (?:\w+ ){0,2}and [$£€]?\d", re.IGNORECASE
)
"""Two things, and soon after them two numbers."""
_BETWEEN = frozenset("between from both either each among".split())
_TIMES = frozenset(
    ["am", "pm", "a.m.", "p.m.", "o'clock", "noon", "midnight", *map(str.lower, MONTHS)]
)


def apart(tree: Tree, sentence: range, said: frozenset[str]) -> str | None:
    """Return what a sentence says of each member of a series on its own, None without a series.

    Args:
        tree: the tree of the evidence.
        sentence: the tokens of one sentence of it.
        said: the words of the claim and their stems. One that names all members of a series speaks
            of all; one that names a member of each is held against what is said of the first alone.
    """
    marks = [i for i in sentence if tree.lower(i) == "respectively"]
    if len(marks) > 1:
        return None
    found = _matched(tree, list(all_series(tree, sentence)), marks)
    if found is None:
        return None
    names = [_named(tree, s, said) for s in found]
    if any(all(named) for named in names):
        return None
    first, second = found
    members = zip(first.members, second.members, strict=True)
    told = [_sentence(tree, sentence, found, texts, n) for n, texts in enumerate(members)]
    if all(sum(named) == 1 for named in names):
        return told[names[0].index(True)]
    return " ".join(told)


def _matched(tree: Tree, series: list[Series], marks: list[int]) -> tuple[Series, Series] | None:
    """Return the two series that go together, member by member, where there are just two."""
    pairs = [
        (one, two)
        for n, one in enumerate(series)
        for two in series[n + 1 :]
        if len(one.members) == len(two.members) and one.end <= two.start
    ]
    if len(pairs) != 1:
        return None
    ((one, two),) = pairs
    return (one, two) if marks or _counted(tree, one, two) else None


def _counted(tree: Tree, one: Series, two: Series) -> bool:
    """Tell whether nouns meet numbers after the verb, which go together without a word for it.

    A train that leaves *at 8 am and 6 pm* leaves twice.
    """
    words = {tree.lower(i) for i in range(two.start, two.end)}
    numbers = sum(tree.tokens[i].pos == "NUM" for i in range(two.start, two.end))
    named = not any(tree.tokens[i].pos == "NUM" for i in range(one.start, one.end))
    before = {tree.lower(i) for i in range(max(0, one.start - 1), two.start)}
    gap = range(one.end, two.start)
    verb = any(tree.tokens[i].pos in {"VERB", "AUX"} for i in gap)
    plain = bool(gap) and all(tree.tokens[i].pos in {"VERB", "AUX"} for i in gap)
    clear = not words & _TIMES and not before & _BETWEEN
    return numbers >= len(two.members) and named and verb and plain and clear


def _named(tree: Tree, series: Series, said: frozenset[str]) -> list[bool]:
    """Tell of each member of a series whether a claim has words that it alone has."""
    own = own_of_each([frozenset(tree.stems[i] for i in r) for r in series.own])
    if not all(own):  # *HTTP* and *HTTPS* may share their stem
        own = own_of_each([frozenset(map(tree.lower, r)) for r in series.own])
    return [not said.isdisjoint(words) for words in own]


def _sentence(
    tree: Tree, sentence: range, series: tuple[Series, Series], texts: tuple[str, ...], number: int
) -> str:
    """Return the sentence with one member in the place of each series."""
    parts: list[str] = []
    index = sentence.start
    places = {s.start: (s, t) for s, t in zip(series, texts, strict=True)}
    while index < sentence.stop:
        if index in places:
            of, text = places[index]
            parts.append(text + _space(tree, of.end - 1))
            index = of.end
            led = of.start > sentence.start and tree.tokens[of.start - 1].pos == "ADP"
            one = not led and tree.tokens[of.heads[number]].tag in {"NN", "NNP"}
            if one and index < sentence.stop and tree.tokens[index].pos in {"VERB", "AUX"}:
                token = tree.tokens[index]
                parts.append(singular_verb(token.text, token.tag) + _space(tree, index))
                index += 1
        elif _is_mark(tree, index):
            index += 1
        else:
            parts.append(tree.tokens[index].text + _space(tree, index))
            index += 1
    text = "".join(parts).strip()
    text = re.sub(r"\s+([.,;:!?])", r"\1", text)
    return capital(text) + ("" if text[-1:] in ".!?" else ".")


def _is_mark(tree: Tree, index: int) -> bool:
    """Tell whether a token is *respectively* or a comma beside it."""
    near = (index, index + 1, index - 1) if tree.lower(index) == "," else (index,)
    return any(0 <= i < len(tree.tokens) and tree.lower(i) == "respectively" for i in near)


def _space(tree: Tree, index: int) -> str:
    following = index + 1
    tight = following < len(tree.tokens) and tree.tokens[following].start == tree.tokens[index].end
    return "" if tight else " "
