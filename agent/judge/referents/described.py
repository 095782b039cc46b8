"""Described: what is told of the west wing is not told of the wing that houses the archive.

Where one sentence tells which thing a claim describes and another one what the claim says of it,
both must be on the same thing: *the contract went to Fair Ltd. Fern Ltd is based in Cork.* does not
say where the company is based that got the contract.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from agent.domain.finding import Outcome
from agent.domain.prose.analysis import Analysis
from agent.domain.prose.calendar import NAMES
from agent.domain.verdict import Case
from agent.judge.alignment.lexical import content as content_of
from agent.judge.alignment.matter import words_of
from agent.judge.checked import Checked, said_of_another
from agent.judge.clauses.reading import read
from agent.judge.clauses.stems import stem
from agent.judge.clauses.tree import CONTENT_POS, NOUNS, SUBJECTS, Tree
from agent.judge.passages.windows import Window, beside, sentences
from agent.ports import Parser

TOLD = 0.6  # share of the words of a description in the sentence that tells of whom it is so
MAIN = 0.5  # share of what the claim says of it that another sentence must have
WHOLE = 0.8  # share of the claim's words in one sentence that says all of it
FEW = 3  # words of what is said, of which half may be untold
_KINDS = CONTENT_POS | {"NUM"}
_CLAUSES = ("relcl", "acl")
_LIGHT = frozenset("be have do".split())
_BACK = frozenset("it he she they this that these those its his her their who which".split())
_QUOTES = frozenset("\"“”„»«'‘’")
_FORMS = frozenset(
    "ltd inc llc plc gmbh ag co corp company limited mr mrs ms dr st street road river lake".split()
)
_NEW = frozenset({"a", "an", "another"})
_SETTING_APART = frozenset("amod compound nmod poss nummod".split())


class _Described(NamedTuple):
    """What a claim describes: the noun's stem, the words that describe it, and what is said.

    ``numbers`` are how many numbers that has besides: those have a rule of their own.
    """

    noun: str
    by: frozenset[str]
    said: frozenset[str]
    numbers: int


def of_what_is_described(
    checked: Checked, case: Case, window: Window, claim: Analysis, parser: Parser
) -> Checked:
    """Return what was found in a window, and that it says so of another than the one described."""
    described = _described(read(claim).tree)
    if described is None or any(f.outcome is Outcome.CONFLICT for f in checked.findings):
        return checked
    own = [s.text for s in window.sentences]
    texts = list(dict.fromkeys([*own, *beside(window, case.passages), *_elsewhere(case, window)]))
    words = described.by | described.said | {described.noun}
    trees = [read(a).tree for a in parser.parse(texts, entities=False)]
    if any(_share(words, t) >= WHOLE for t in trees[: len(own)]):
        return checked
    telling = max(trees, key=partial(_share, described.by), default=None)
    others = [t for t in trees if t is not telling]
    if telling is None or _share(described.by, telling) < TOLD or not others:
        return checked
    saying = max(others, key=partial(_share, described.said))
    reason = _reason(described, telling, saying, others, claim)
    return said_of_another(checked, reason) if reason else checked


def _reason(
    described: _Described, telling: Tree, saying: Tree, others: Sequence[Tree], claim: Analysis
) -> str:
    """Return why two sentences do not tell a claim together, '' where they may."""
    share = _share(described.said, saying)
    if _share(described.said, telling) >= share:
        return ""
    if saying.places(described.noun) and _share(described.by, saying) >= MAIN:
        return ""  # it describes the same thing in fewer words
    both = described.said & (_words(telling) | _words(saying))
    size = len(described.said) + described.numbers
    if len(described.said) >= FEW and len(both) + described.numbers <= MAIN * size:
        return "the evidence does not say this of what the claim describes"
    if share < MAIN or not _apart(described, telling, saying, claim):
        return ""
    mine, theirs = ([w for n in _names(t) for w in n] for t in (telling, saying))
    between = (t for t in others if t is not saying)
    if any(_words(t) & {*mine} and _words(t) & {*theirs} for t in between):
        return ""
    return f"the evidence says so of another {described.noun}"


def _described(tree: Tree) -> _Described | None:
    """Return what a claim describes by a clause, None where it does so of nothing or of several."""
    found = [
        (i, k)
        for i, token in enumerate(tree.tokens)
        if token.pos == "NOUN"
        for k in tree.with_deps(i, *_CLAUSES)
        if tree.tokens[k].pos in ("VERB", "AUX") and not _in_passing(tree, k)
    ]
    if len(found) != 1:
        return None
    noun, clause = found[0]
    inside = set(tree.subtree(clause))
    by = _telling(tree, inside)
    outside = set(range(len(tree.tokens))) - inside - {noun}
    numbers = {i for i in outside if tree.tokens[i].pos == "NUM"}
    said = _telling(tree, outside - numbers)
    told = _Described(tree.stems[noun], by, said, len(numbers))
    return told if len(by) > 1 and said else None


def _in_passing(tree: Tree, clause: int) -> bool:
    """Tell whether a comma sets a clause off, which then does not tell which one is meant."""
    first = tree.subtree(clause)[0]
    return first > 0 and tree.lower(first - 1) == ","


def _telling(tree: Tree, indices: set[int]) -> frozenset[str]:
    kept = (i for i in indices if tree.tokens[i].lemma.lower() not in _LIGHT)
    return words_of(tree, kept, _KINDS)


def _words(tree: Tree) -> frozenset[str]:
    return words_of(tree, range(len(tree.tokens)), _KINDS)


def _share(words: frozenset[str], tree: Tree) -> float:
    return len(words & _words(tree)) / len(words)


def _elsewhere(case: Case, window: Window) -> Iterator[str]:
    """Yield the sentences of the passages that a window does not draw on."""
    for own in sentences(case.passages):
        yield from (s.text for s in own if s.passage not in window.passages and not s.title)


def _apart(described: _Described, telling: Tree, saying: Tree, claim: Analysis) -> bool:
    """Tell whether two sentences are on two things: of the kind, or by their names.

    Those that a word of the description sets apart, *the breakfast schools*, are what it describes.
    """
    noun = described.noun
    if any(told and told <= described.by for told in _of_kind(noun, saying)):
        return False
    if _is_new(noun, saying):
        return True
    mine, theirs = list(_of_kind(noun, telling)), list(_of_kind(noun, saying))
    if mine and theirs:
        return not any(a <= b or b <= a for a in mine for b in theirs)
    known = frozenset(map(stem, content_of(claim.text))) | _words(read(claim).tree)
    one, two = ([n for n in _names(t) if not n <= known] for t in (telling, saying))
    bare = any(not set_apart for set_apart in theirs)
    if bare or not one or not two or saying.words & _BACK:
        return False
    return not any(a <= b or b <= a for a in one for b in two)


def _is_new(noun: str, tree: Tree) -> bool:
    """Tell whether a sentence speaks of things of a kind as of new ones only: *a farmer*."""
    found = [i for i in tree.places(noun) if tree.tokens[i].dep in SUBJECTS | {"dobj"}]
    articles = [{tree.lower(k) for k in tree.with_deps(i, "det")} for i in found]
    return bool(found) and all(a & _NEW for a in articles) and tree.places(noun) == found


def _of_kind(noun: str, tree: Tree) -> Iterator[frozenset[str]]:
    """Yield what sets the things of a kind apart, of all that a sentence names."""
    for i in tree.places(noun):
        if tree.tokens[i].pos in NOUNS:
            apart = (k for m in tree.with_deps(i, *_SETTING_APART) for k in tree.below(m))
            beside = (k for m in tree.with_deps(i, "appos", "prep") for k in tree.below(m))
            named = (k for k in beside if tree.tokens[k].pos == "PROPN")
            yield frozenset(tree.stems[k] for k in (*apart, *named) if tree.stems[k].isalnum())


def _names(tree: Tree) -> Iterator[frozenset[str]]:
    """Yield the names of a sentence, each as its words."""
    run: list[str] = []
    quoted = False
    for i, token in enumerate(tree.tokens):
        quoted ^= token.text in _QUOTES
        named = _is_name(tree, i) or (quoted and token.text not in _QUOTES)
        if named and tree.lower(i) not in NAMES:
            run.append(tree.stems[i])
        elif run:
            yield frozenset(run) - _FORMS
            run = []
    if run:
        yield frozenset(run) - _FORMS


def _is_name(tree: Tree, index: int) -> bool:
    """Tell whether a token is a name; at the beginning of a sentence it may be read as a noun."""
    token = tree.tokens[index]
    written = token.text[:1].isupper() and token.dep == "compound" and token.pos in NOUNS
    return token.pos == "PROPN" or written
