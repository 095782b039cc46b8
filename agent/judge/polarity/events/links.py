"""Causes and effects: which part of a sentence it makes the cause of which other part.

Word order around a connective tells them apart ("A led to B", "B because of A"), so this needs
no parse of the two parts and works on headlines and long sentences alike.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import NamedTuple

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import stems_in
from agent.judge.clauses.stems import stem
from agent.judge.clauses.tree import Tree
from agent.judge.once import once
from agent.judge.polarity.events.effects import changes

ALIKE = 0.5  # share of the words of a cause (or an effect) that makes it the same one
BRIEF = 1  # most words of an effect that may stand for what was told before
_DEGREES = frozenset(
    map(stem, "mainly largely mostly chiefly primarily partly partially solely only".split())
)
_ASIDE = r"(?:, [^,;:.]+,| (?:according to|in the view of|as) [^,;:.]{2,50}?)?"
"""What may stand within *caused by*: *caused, as the log shows, by*."""
_BACKWARD = re.compile(
    r"\b(?:because(?: of)?|due to|owing to|thanks to|as a (?:direct )?(?:result|consequence) of|"
    r"on account of|(?:results?|resulted|stems?|stemmed|arises?|arose) from|"
    r"(?:caused|triggered|prompted|produced|provoked|driven|brought (?:on|about)|explained)"
    rf"{_ASIDE} by|"
    r"(?:attributed|attributable|traced|put down) to)\b",
    re.IGNORECASE,
)
_FORWARD = re.compile(
    rf"\b(?:(?:causes?|caused|causing|triggers?|triggered|triggering|provokes?|provoked|prompts?|"
    rf"prompted)(?!{_ASIDE} by)|(?:leads?|led|leading)(?! by)(?= \w+(?: \w+){{0,2}} to\b| to\b)|"
    r"(?:results?|resulted|resulting) in|(?:brings?|brought) (?:on|about)(?! by)|"
    r"(?:gives?|gave) rise to|(?:is|are|was|were) (?:to blame|responsible) for|"
    r"(?:is|are|was|were) the (?:cause|reason) (?:of|for|that|why))\b",
    re.IGNORECASE,
)
_DENIED = re.compile(r"(?:\b(?:not|never|no)|n['’]t)(?: \w+){0,2}$", re.IGNORECASE)
_CUE = re.compile(
    r"\b(?:so|therefore|thus|hence|consequently|result\w*|since|as|why|reason\w*|effect\w*|"
    r"blam\w*|responsible|explain\w*|drove|driv\w+|given|following|help\w*|mak\w+|made|which|"
    r"mean\w*|due|thank\w*|caus\w*|led|lead\w*|trigger\w*|because|prompt\w*|attribut\w*|"
    r"for (?:lack|want|fear|shortage)|for (?:\w+ ){0,2}reasons?|"
    r"reflect\w*|allow\w*|contribut\w*|forc\w+|enabl\w*|prevent\w*|to)\b|:\s",
    re.IGNORECASE,
)
_PIECE = re.compile(r"[;:]|(?<=[^\d]),\s+(?:and|but|while|whereas)\b")


class Link(NamedTuple):
    """The stems of a cause and those of its effect; ``denied`` that it is none."""

    cause: frozenset[str]
    effect: frozenset[str]
    denied: bool = False


@once
def links(tree: Tree) -> list[Link]:
    """Return the links that the sentences of a text state, those that follow from two of them too.

    If A led to B and B to C, A led to C.
    """
    found = [link for start, end in pieces(tree) for link in _link(tree, start, end)]
    told = (link for link in found if not link.denied)
    chained = [
        Link(a.cause, b.effect) for a, b in permutations(told, 2) if share(b.cause, a.effect)
    ]
    return found + chained


def compare_links(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return how the one cause that a claim gives stands to those of the evidence.

    ``conflict`` where the evidence turns cause and effect round, or gives the effect another
    cause; ``missing`` where it tells of both without any word that links them, or has the cause
    for something else.
    """
    wanted = links(claim)
    if len(wanted) != 1 or not (wanted[0].cause and wanted[0].effect) or wanted[0].denied:
        return Outcome.NONE, ""
    mine, given = wanted[0], [link for link in links(premise) if not link.denied]
    if any(share(mine.cause, g.cause) and share(mine.effect, g.effect) for g in given):
        return Outcome.MATCH, ""
    if any(share(mine.cause, g.effect) and share(mine.effect, g.cause) for g in given):
        return Outcome.CONFLICT, "cause and effect are the other way round"
    if any(share(mine.effect, g.effect) and g.cause and not mine.cause & g.cause for g in given):
        return Outcome.CONFLICT, "it names another cause"
    if _of_another_effect(mine, given, premise):
        return Outcome.MISSING, "it makes it the cause of something else"
    words = frozenset(premise.stems)
    told = share(mine.cause, words) and share(mine.effect, words)
    effect = any(changes(premise, i) for i in range(len(premise.tokens)))
    if told and not effect and not _CUE.search(premise.text):
        return Outcome.MISSING, "it does not say that one caused the other"
    return Outcome.NONE, ""


def _of_another_effect(mine: Link, given: Sequence[Link], premise: Tree) -> bool:
    """Tell whether evidence that has a claim's effect makes its cause that of something else.

    *Sales fell. Costs rose because of frost* does not say that sales fell because of frost. An
    effect in a word or two (*the increase*) may be what the sentence before tells of.
    """
    same = [g for g in given if share(mine.cause, g.cause) and len(g.effect - _DEGREES) > BRIEF]
    if not same or len(same) < len([g for g in given if mine.cause & g.cause]):
        return False
    elsewhere = frozenset(premise.stems) - same[0].effect - same[0].cause
    return share(mine.effect, elsewhere) and not any(mine.effect & g.effect for g in same)


def share(wanted: frozenset[str], offered: frozenset[str]) -> bool:
    """Tell whether ``offered`` has the ALIKE part of ``wanted``."""
    return bool(wanted) and len(wanted & offered) >= ALIKE * len(wanted)


def pieces(tree: Tree) -> Iterator[tuple[int, int]]:
    """Yield the character ranges of sentences, cut at semicolons and before joined clauses."""
    for first, last in tree.sentences:
        start, end = tree.tokens[first].start, tree.tokens[last - 1].end
        for match in _PIECE.finditer(tree.text, start, end):
            yield start, match.start()
            start = match.end()
        yield start, end


def _link(tree: Tree, start: int, end: int) -> Iterator[Link]:
    """Yield the link of one piece, where it has just one connective."""
    back = [m for m in _BACKWARD.finditer(tree.text, start, end) if not _scheduled(tree, m)]
    ahead = [
        m
        for m in _FORWARD.finditer(tree.text, start, end)
        if not any(m.start() < b.end() and b.start() < m.end() for b in back)
    ]
    if len(back) + len(ahead) != 1:
        return
    (match,) = [*back, *ahead]
    before = stems_in(tree, [(start, match.start())])
    after = stems_in(tree, [(match.end(), end)])
    comma = tree.text.find(",", match.end(), end)
    if back and not before and comma > 0:  # Because of A, B
        before = stems_in(tree, [(comma, end)])
        after = stems_in(tree, [(match.end(), comma)])
    denied = _DENIED.search(tree.text[start : match.start()].rstrip()) is not None
    yield Link(after, before, denied) if back else Link(before, after, denied)


def _scheduled(tree: Tree, cue: re.Match[str]) -> bool:
    """Tell whether *due to* says when something will be done: *is due to open*."""
    return cue.group().lower() == "due to" and any(
        t.tag == "TO" for t in tree.tokens if cue.start() < t.start < cue.end()
    )
