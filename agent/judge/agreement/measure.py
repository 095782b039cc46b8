"""Agreement: how much of a claim one place of the evidence accounts for.

The other rules look for what is wrong. This one looks for what is right: which content words of
the claim a window has (in any form, or as a plain synonym), whether they stand together in one
clause, and whether a clause says the very thing and nothing that limits it.
"""

from collections.abc import Collection
from typing import NamedTuple

from agent.domain.prose.analysis import Analysis
from agent.judge.agreement.accounting import (
    PRONOUNS,
    around,
    said,
    spoken,
    spoken_words,
    subjects,
    wanted,
)
from agent.judge.agreement.bonds import Offer, bonds, kept
from agent.judge.agreement.breadth import widened
from agent.judge.agreement.quotation import limits
from agent.judge.alignment.align import pairs
from agent.judge.alignment.matter import words_of
from agent.judge.alignment.relation import (
    Relation,
    alike,
    opposite_prepositions,
    prepositions,
)
from agent.judge.clauses.frame import Frame
from agent.judge.clauses.reading import Reading, read
from agent.judge.clauses.reality import Reality
from agent.judge.clauses.tree import Tree
from agent.judge.once import once
from agent.judge.polarity.amounts.quantifiers import exclusive, universal
from agent.judge.polarity.conditions.despite import is_sweeping
from agent.judge.polarity.roles.gapped import of_another
from agent.judge.polarity.wording.remainder import reshaped
from agent.judge.quantities.comparison.compare import Relation as Stands
from agent.judge.quantities.comparison.compare import comparable, relate
from agent.judge.quantities.reading.extract import quantities

_LESSER = frozenset(
    """deputy vice assistant associate acting interim former ex co honorary would-be so-called
    alleged proposed planned potential draft mock fake""".split()
)


class Agreement(NamedTuple):
    """What one window has of a claim; the shares are 0–1.

    ``window``, ``sentence`` and ``clause`` are the shares of the claim's content words that the
    whole window, its best sentence and its best clause have; ``aligned`` is the share of the
    claim's clauses that an aligned clause of the window covers wholly; ``least`` is the share
    of words that the window has of the claim's clause that fares worst; ``bonds`` is the share
    of the claim's bonds that its best sentence keeps; ``figured`` and ``limited`` tell whether
    that sentence has every quantity of the claim, and limits that the claim has not; ``stated``
    tells that the window says the claim: nothing is left over, and nothing limits it.
    """

    window: float = 0.0
    sentence: float = 0.0
    clause: float = 0.0
    aligned: float = 0.0
    least: float = 0.0
    stated: bool = False
    bonds: float = 0.0
    limited: bool = True
    figured: bool = False


WHOLE = Agreement(1.0, 1.0, 1.0, 1.0, 1.0, stated=True, bonds=1.0, limited=False, figured=True)
"""That of a window which says the claim in other words."""


def agreement(claim: Analysis, premise: Analysis, accounted: Collection[str] = ()) -> Agreement:
    """Return how much of ``claim`` the window ``premise`` accounts for.

    Args:
        claim: the parsed claim.
        premise: the parsed window; a heading before it counts for every sentence.
        accounted: stems that need no counterpart, since another rule found it (cues of a sum).
    """
    mine, theirs = read(claim), read(premise)
    asked = wanted(claim, mine.tree) - frozenset(accounted)
    if not asked:
        return Agreement()
    sentences = spoken_words(theirs)
    shares = [_part(asked, words) for words in sentences]
    best = max(range(len(shares)), key=lambda n: (shares[n], -n), default=None)
    if best is None:
        return Agreement()
    together = frozenset[str]().union(*sentences)
    clauses = [_clause_words(f, theirs) for f in theirs.frames if f.reality is not Reality.SUPPOSED]
    facts = [f for f in mine.frames if f.reality is Reality.FACT]
    share = sum(_aligned(f, theirs) for f in facts) / len(facts) if facts else 0.0
    found = Agreement(
        window=_part(asked, together),
        sentence=shares[best],
        clause=max((_part(asked, c) for c in clauses), default=0.0),
        aligned=share,
        least=min((_share(f, asked, together) for f in mine.frames), default=0.0),
        bonds=_bonds(mine, theirs, asked, best),
        limited=_limited(mine, theirs, asked, best),
        figured=_figured(claim, premise, best),
    )
    return found._replace(stated=_says_it(found))


def _says_it(found: Agreement) -> bool:
    """Tell whether all words, bonds and quantities are there, in one clause without limits."""
    whole = found.sentence == found.bonds == 1.0
    return whole and found.figured and not found.limited


def _part(asked: frozenset[str], words: frozenset[str]) -> float:
    return len(said(asked, words)) / len(asked)


def _figured(claim: Analysis, premise: Analysis, number: int) -> bool:
    """Tell whether sentence ``number`` itself states every quantity of the claim."""
    wanted_numbers = quantities(claim)
    if not wanted_numbers:
        return True
    first, last = premise.sentences[number]
    start, end = premise.tokens[first].start, premise.tokens[last - 1].end
    offered = [q for q in quantities(premise) if start <= q.start < end]
    return all(
        any(comparable(q, p) and relate(q, p) is Stands.STATES for p in offered)
        for q in wanted_numbers
    )


def _bonds(mine: Reading, theirs: Reading, asked: frozenset[str], number: int) -> float:
    """Return the share of the claim's bonds that sentence ``number`` keeps."""
    tree = theirs.tree
    start, end = tree.sentences[number]
    words = {i: w for i, w in spoken(mine.tree).items() if w in asked}
    heard: dict[str, list[int]] = {}
    for k, word in spoken(tree, start, end).items():
        if not _lesser(tree, k, mine.tree):
            heard.setdefault(word, []).append(k)
    pointing = [k for k in range(start, end) if tree.lower(k) in PRONOUNS]
    back = subjects(theirs, number - 1) if number and pointing else frozenset[str]()
    context = around(theirs, number)
    found: dict[int, list[int]] = {}
    for i, word in words.items():
        found[i] = [k for w in (word, *sorted(alike(word))) for k in heard.get(w, ())]
        found[i] += pointing if said([word], back) else []
    outside = frozenset(i for i, w in words.items() if not found[i] and said([w], context))
    offer = Offer(tree, found, outside)
    return kept(mine.tree, bonds(mine.tree, frozenset(words)), offer)


def _lesser(tree: Tree, index: int, claim: Tree) -> bool:
    """Tell whether a word is set apart as the claim's is not: the *deputy* director, a *former*."""
    before = {tree.lower(k) for k in tree.kids[index] if k < index} & _LESSER
    return bool(before) and not any(claim.lower(k) in before for k in range(len(claim.tokens)))


def _share(frame: Frame, asked: frozenset[str], offered: frozenset[str]) -> float:
    """Return the share of the ``asked`` words of a clause among ``offered``; 1 for none."""
    words = asked & {frame.tree.stems[i] for i in frame.scope}
    return _part(words, offered) if words else 1.0


@once
def _clause_words(frame: Frame, reading: Reading) -> frozenset[str]:
    """Return the stems of a clause, with the subjects of the sentence before if it points back."""
    tree = frame.tree
    words = frozenset(tree.stems[i] for i in frame.scope) | {frame.key}
    actors = frame.roles.subjects
    if not actors or any(tree.lower(i) in PRONOUNS for i in actors):
        words |= subjects(reading, tree.sentence_of[frame.verb] - 1)
    return words


def _aligned(claim: Frame, offered: Reading) -> bool:
    """Tell whether a clause about the same thing has every word of the claim's clause."""
    wants = claim.words - claim.keys
    return any(
        p.relation is Relation.SAME
        and p.firm
        and p.claim.stance == p.premise.stance
        and (universal(p.premise) or not universal(claim))
        and (exclusive(p.premise) or not exclusive(claim))
        and wants == said(wants, _clause_words(p.premise, offered) | p.premise.keys)
        and _same_subjects(claim, p.premise)
        for p in pairs(claim, offered.frames)
    )


def _same_subjects(claim: Frame, premise: Frame) -> bool:
    """Tell whether those who act are the same, or the evidence points back to them."""
    tree = premise.tree
    if any(tree.lower(i) in PRONOUNS for i in premise.roles.subjects):
        return True
    return claim.subjects <= premise.subjects


def _limited(mine: Reading, theirs: Reading, asked: frozenset[str], number: int) -> bool:
    """Tell whether sentence ``number`` asks, denies, limits or narrows what the claim says."""
    tree = theirs.tree
    first, last = tree.sentences[number]
    text = tree.text[tree.tokens[first].start : tree.tokens[last - 1].end]
    if text.rstrip().endswith("?") or limits(text) != limits(mine.tree.text):
        return True
    if is_sweeping(mine.tree.text) and not is_sweeping(text):
        return True
    if _exchanged(mine.tree, tree, number) or _turned(mine.tree, tree, number):
        return True
    if reshaped(mine.tree, tree, number):
        return True
    return of_another(mine.tree, tree, number) or widened(mine.tree, tree, number, asked)


def _turned(claim: Tree, premise: Tree, number: int) -> bool:
    """Tell whether the claim has a preposition of which the sentence has the opposite alone."""
    known = prepositions().keys()
    offered = known & {premise.lower(k) for k in range(*premise.sentences[number])}
    own = (known & claim.words) - offered
    return any(opposite_prepositions(a, b) for a in own for b in offered)


def _exchanged(claim: Tree, premise: Tree, number: int) -> bool:
    """Tell whether sentence ``number`` compares with something else than the claim does.

    *As vocal by day as at night* has every word of *as vocal at night as by day* and says the
    opposite; the parse of such phrases is seldom right, their order always is.
    """
    first, last = premise.sentences[number]
    mine, theirs = _standard(claim, 0, len(claim.tokens)), _standard(premise, first, last)
    if not mine or not theirs:
        return False
    told = frozenset(premise.stems[first:last])
    return bool((mine & told) - theirs)


def _standard(tree: Tree, first: int, last: int) -> frozenset[str]:
    """Return the stems of what stands after *than*, or after the second *as* of a pair."""
    words = [tree.lower(i) for i in range(first, last)]
    places = [k for k, word in enumerate(words) if word == "than"]
    places += [k for k, word in enumerate(words) if word == "as"][1:]
    if not places:
        return frozenset()
    return words_of(tree, range(first + min(places) + 1, last))
