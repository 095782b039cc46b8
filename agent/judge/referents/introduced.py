"""Introduced: *this made room for a canteen. It seats 80* says of the canteen that it seats 80.

Nor is what *she* has lost told of the school that *was founded by Ruth Allard* just before.
"""

from collections.abc import Sequence

from agent.domain.prose.analysis import Analysis
from agent.domain.text import Passage
from agent.judge.alignment.matter import content
from agent.judge.checked import Checked, said_of_another
from agent.judge.clauses.reading import read
from agent.judge.clauses.tree import SUBJECTS, Tree
from agent.judge.passages.windows import Sentence, Window, siblings
from agent.judge.referents.pronouns import people
from agent.ports import Parser

SAYING = 0.6  # share of what a claim says in the sentence that says it by a pronoun
_THINGS, _PERSONS = frozenset({"it"}), frozenset({"he", "she"})
_EVENTS = frozenset({"this", "that", "there"})
_NEW = frozenset({"a", "an"})
_INSIDE = frozenset({"dobj", "pobj", "attr", "nsubj", "nsubjpass"})


def of_what_was_introduced(
    checked: Checked, claim: Analysis, window: Window, passages: Sequence[Passage], parser: Parser
) -> Checked:
    """Return what was found in a window, and that its pronoun means what was just spoken of."""
    tree = read(claim).tree
    head = _main_subject(tree)
    if head is None or tree.tokens[head].pos != "NOUN" or not checked.findings:
        return checked
    said = content(tree) - {tree.stems[k] for k in tree.subtree(head)}
    for sentence in window.sentences:
        before = siblings(sentence, passages)[: sentence.order]
        if not said or not before:
            continue
        (own,) = _trees(parser, sentence)
        if len(said & content(own)) < SAYING * len(said) or tree.stems[head] in own.stems:
            continue
        other = _meant(own, tree.stems[head], before, parser)
        if other:
            return said_of_another(checked, f"the evidence says so of “{other}”")
    return checked


def _trees(parser: Parser, *sentences: Sentence) -> list[Tree]:
    return [read(a).tree for a in parser.parse([s.text for s in sentences], entities=False)]


def _meant(own: Tree, noun: str, before: Sequence[Sentence], parser: Parser) -> str:
    """Return what the subject of a sentence means, '' where it may be what a claim is about."""
    subject = _main_subject(own)
    word = own.lower(subject) if subject is not None else ""
    if word not in _THINGS | _PERSONS:
        return ""
    (last,) = _trees(parser, before[-1])
    if noun in last.stems:
        return ""
    if word in _THINGS:
        pointing = _main_subject(last, frozenset({*SUBJECTS, "expl"}))
        event = pointing is not None and last.lower(pointing) in _EVENTS
        return _new(last) if event else ""
    named = people(last.text)
    if len(named) != 1:
        return ""
    both = [t for t in _trees(parser, *before) if noun in t.stems]
    name = named[0].names
    if not both or any(name & t.words for t in both):
        return ""
    return " ".join(sorted(name)).title()


def _new(tree: Tree) -> str:
    """Return the one thing that a sentence introduces, '' for none or several."""
    found = [
        i
        for i, token in enumerate(tree.tokens)
        if token.dep in _INSIDE
        and token.pos == "NOUN"
        and any(tree.lower(k) in _NEW for k in tree.with_deps(i, "det"))
    ]
    return tree.lower(found[0]) if len(found) == 1 else ""


def _main_subject(tree: Tree, deps: frozenset[str] = SUBJECTS) -> int | None:
    roots = tree.roots[:1]
    return next((k for r in roots for k in tree.with_deps(r, *deps)), None)
