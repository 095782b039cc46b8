"""Regular deeds, told by their verb: *a weekly check of orders* is *orders are checked weekly*.

The verb is taken from the claim: it is the one of which the noun is made.
"""

import re
from collections.abc import Iterable, Sequence

from agent.domain.prose.casing import capital
from agent.domain.prose.tags import ANY_SUBJECT
from agent.judge.clauses.tree import NOUNS, Tree
from agent.judge.unfolding.denied import denies

_ADVERBS = {"annual": "annually"}
_OFTEN = "hourly daily weekly fortnightly monthly quarterly half-yearly yearly annual".split()
CUE = re.compile(rf"\b(?:{'|'.join(_OFTEN)}) [^\W\d]", re.IGNORECASE)
_MAKING = frozenset("carry conduct do hold introduce make perform run undertake".split())
_HAVING = frozenset("get have need receive require undergo".split())
_UNSURE = frozenset(
    "may might can could should would will shall must if unless whether plan or next".split()
)


def by_its_verb(tree: Tree, sentence: range, claim: Tree) -> str | None:
    """Return a sentence with what is done regularly told by the claim's verb for it.

    None where nothing says that it is done, or to what.
    """
    if any(tree.lower(i) in _UNSURE for i in sentence) or denies(tree, sentence):
        return None
    deeds = [i for i in sentence if tree.tokens[i].pos in NOUNS and _often(tree, i) is not None]
    verbs = [i for i, t in enumerate(claim.tokens) if t.pos == "VERB"]
    for deed in deeds:
        verb = next((v for v in verbs if claim.stems[v] == tree.stems[deed]), None)
        told = _told(tree, deed, claim, verb) if verb is not None else ""
        if told:
            return f"{tree.quote(sentence)} {told}"
    return None


def _often(tree: Tree, noun: int) -> int | None:
    return next((i for i in tree.with_deps(noun, "amod") if tree.lower(i) in _OFTEN), None)


def _told(tree: Tree, deed: int, claim: Tree, verb: int) -> str:
    """Return *the orders are checked weekly by the clerk*, '' where that is unclear."""
    often = _often(tree, deed)
    main = tree.tokens[deed].head
    subject = next(iter(tree.with_deps(main, *ANY_SUBJECT)), None)
    made = tree.tokens[main].lemma.lower()
    if often is None or subject is None:
        return ""
    of = _below(tree, tree.with_deps(deed, "prep"), "of")
    agent = _below(tree, [*tree.with_deps(deed, "prep"), *tree.with_deps(main, "agent")], "by")
    if made in _HAVING and subject != deed:
        of = of or _inside(tree, tree.subtree(subject))
    elif made in _MAKING and subject != deed:
        agent = agent or _inside(tree, tree.subtree(subject))
    elif made not in _MAKING | {"be"}:
        return ""
    when = _ADVERBS.get(tree.lower(often), tree.lower(often))
    word = claim.tokens[verb].text
    if not of:
        return ""
    if claim.with_deps(verb, "auxpass"):
        helping = claim.tokens[claim.with_deps(verb, "auxpass")[0]].text
        return f"{capital(of)} {helping} {word} {when}{f' by {agent}' if agent else ''}."
    return f"{capital(agent)} {word} {of} {when}." if agent else ""


def _below(tree: Tree, prepositions: Iterable[int], word: str) -> str:
    """Return what stands behind a preposition, '' where it does not stand there."""
    for i in prepositions:
        if tree.lower(i) == word and tree.kids[i]:
            return _inside(tree, [k for k in tree.subtree(i) if k != i])
    return ""


def _inside(tree: Tree, words: Sequence[int]) -> str:
    """Return words as they stand inside a sentence."""
    text = tree.quote(words)
    first = tree.tokens[words[0]]
    keeps = first.pos == "PROPN" or first.text.isupper()
    return text if keeps else f"{text[:1].lower()}{text[1:]}"
