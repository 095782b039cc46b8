"""Doers: who did it, where a sentence tells of several: *designed by Ek and built by Lund*.

The doer is told by the words around the verb, and a verb without its own has that of the verb with
which it is joined: *Captain Lund was on watch and made the call*.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from agent.domain.finding import Outcome
from agent.domain.prose.tags import ANY_SUBJECT
from agent.judge.alignment.matter import words_of
from agent.judge.clauses.tree import CONTENT_POS, Tree
from agent.judge.names.vocabulary import TITLES
from agent.judge.once import once
from agent.judge.polarity.conditions.unknown import of_an_unknown_case

SAID = 0.6  # share of the claim's other words that a sentence about the same deed has
_LINKS = frozenset("of from at for with and & de van von der la the".split())
_ASIDE = frozenset("not n't never no nor neither with together also too both".split())
_TELLING = CONTENT_POS | {"NUM"}
_WE = frozenset({"we", "i"})
_THEY = frozenset({"they", "he", "she", "you"})


class Deed(NamedTuple):
    """A verb and the names of who does it; ``plain`` tells that nobody else may be meant."""

    verb: int
    names: frozenset[str]


def compare_doers(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return what comes of it where the evidence has another one do what the claim says.

    The claim's doer must be named there as well: the two were mixed up. ``conflict`` where one
    sentence tells of both, ``missing`` else.
    """
    if _ourselves(claim, premise):
        return Outcome.CONFLICT, "it says so of others"
    mine = [d for d in deeds(claim) if d.names]
    if len(mine) != 1 or len(claim.sentences) != 1 or claim.words & _ASIDE:
        return Outcome.NONE, ""
    ((verb, names),) = mine
    if not names & frozenset(premise.stems):
        return Outcome.NONE, ""
    key = claim.stems[verb]
    said = {k for i, s in enumerate(claim.stems) if s in names for k in claim.subtree(i)}
    rest = words_of(claim, set(range(len(claim.tokens))) - said) - names - {key}
    same = [d for d in deeds(premise) if premise.stems[d.verb] == key]
    told = [d for d in same if _about(premise, d.verb, rest)]
    if not told or not rest or any(not d.names or d.names & names for d in told):
        return Outcome.NONE, ""
    if any(key == s for i, s in enumerate(premise.stems) if i not in {d.verb for d in told}):
        return Outcome.NONE, ""
    busy = {premise.sentence_of[d.verb] for d in _of(premise, names)}
    mixed = any(premise.sentence_of[d.verb] in busy for d in told)
    mixed = mixed and not of_an_unknown_case(claim, premise)
    outcome = Outcome.CONFLICT if mixed else Outcome.MISSING
    return outcome, f"it has another one for “{claim.tokens[verb].text}”"


def _ourselves(claim: Tree, premise: Tree) -> bool:
    """Tell whether a claim has *us* do what the evidence has *them* do, all told by pronouns."""
    subjects = [i for i, t in enumerate(claim.tokens) if t.dep == "nsubj"]
    if len(subjects) != 1 or claim.lower(subjects[0]) not in _WE:
        return False
    verb = claim.tokens[subjects[0]].head
    key = claim.stems[verb]
    rest = words_of(claim, range(len(claim.tokens)), _TELLING) - {key}
    places = premise.places(key)
    if not rest or not places:
        return False
    told = [[premise.lower(k) for k in premise.subjects(i)] for i in places]
    others = all(len(t) == 1 and t[0] in _THEY for t in told)
    return others and all(_about(premise, i, rest) for i in places)


def _of(tree: Tree, names: frozenset[str]) -> list[Deed]:
    """Return the deeds of those with some ``names``."""
    return [d for d in deeds(tree) if d.names & names]


def _about(tree: Tree, verb: int, rest: frozenset[str]) -> bool:
    sentence = range(*tree.sentences[tree.sentence_of[verb]])
    return len(rest & words_of(tree, sentence, _TELLING)) >= SAID * len(rest)


@once
def deeds(tree: Tree) -> tuple[Deed, ...]:
    """Return the verbs of a text, each with the stems of the names of who does it."""
    return tuple(_deeds(tree))


def _deeds(tree: Tree) -> Iterator[Deed]:
    for i, token in enumerate(tree.tokens):
        if token.pos != "VERB" or token.dep in {"amod", "compound"} or token.lemma == "have":
            continue
        passive = token.tag == "VBN" and not _has(tree, i)
        yield Deed(i, _by(tree, i) if passive else _subject(tree, i))


def _has(tree: Tree, verb: int) -> bool:
    """Tell whether a participle is one of a perfect: *has built*, not *has been built*."""
    helping = {tree.tokens[k].lemma for k in tree.with_deps(verb, "aux", "auxpass")}
    return "have" in helping and "be" not in helping


def _by(tree: Tree, verb: int) -> frozenset[str]:
    """Return the names after the *by* that follows a verb at once, none if it does not."""
    if verb + 1 >= len(tree.tokens) or tree.lower(verb + 1) != "by":
        return frozenset()
    several = next(
        (
            i
            for i in range(verb + 2, min(verb + 5, len(tree.tokens)))
            if tree.tokens[i].pos == "NOUN"
        ),
        None,
    )
    if several is not None and tree.tokens[several].tag == "NNS" and tree.lower(verb + 2) != "the":
        return frozenset({tree.stems[several]})
    end = verb + 2
    while end < len(tree.tokens) and _is_of_name(tree, end):
        end += 1
    return _names(tree, range(verb + 2, end))


def _is_of_name(tree: Tree, index: int) -> bool:
    """Tell whether a word is part of a name, or links one to the next."""
    return tree.tokens[index].text[:1].isupper() or tree.lower(index) in _LINKS


def _subject(tree: Tree, verb: int) -> frozenset[str]:
    """Return the names in the subject of a verb, or of the one with which it is joined."""
    seen = verb
    while True:
        subjects = tree.with_deps(verb, *ANY_SUBJECT)
        if subjects:
            told = [k for s in subjects if s < seen for k in tree.subtree(s)]
            named = all(tree.tokens[s].pos == "PROPN" for s in subjects)
            return _names(tree, told) if named else frozenset()
        token = tree.tokens[verb]
        if token.dep != "conj" or tree.tokens[token.head].pos not in {"VERB", "AUX"}:
            return _before(tree, verb)
        verb = token.head


def _before(tree: Tree, verb: int) -> frozenset[str]:
    """Return the name with which a sentence opens, right before its verb."""
    start, _ = tree.sentences[tree.sentence_of[verb]]
    opening = range(start, verb)
    named = opening and all(tree.tokens[k].text[:1].isupper() for k in opening)
    return _names(tree, opening) if named else frozenset()


def _names(tree: Tree, tokens: Iterable[int]) -> frozenset[str]:
    """Return the stems of the proper names among some tokens, titles left out."""
    told = (i for i in tokens if tree.lower(i) not in _LINKS and tree.lower(i) not in TITLES)
    return frozenset(tree.stems[i] for i in told if tree.tokens[i].pos == "PROPN")
