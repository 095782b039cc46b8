"""Clauses side by side, each on a subject of its own: *Asia earned €9m, while Europe lost €2m*.

What a claim says of one subject is held against what is told of that one. A time or place at the
head of the first clause is that of the others as well: *in 2022 Europe lost €2m*.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from agent.domain.prose.analysis import Analysis
from agent.domain.prose.tags import SUBJECTS
from agent.judge.alignment.matter import own_of_each
from agent.judge.clauses.reading import read
from agent.judge.clauses.tree import NOUNS, Tree
from agent.judge.unfolding.members.own import compares, named, own_of, points, subject_of

CUE = re.compile(r"[,;] \S|\b(?:and|while|whereas|but)\b", re.IGNORECASE)
PART = re.compile(r"\s*;\s+(?:(?:and|but|while|whereas)\b\s*)?", re.IGNORECASE)
"""What parts the clauses of a sentence that are parsed each on its own."""
_JOINING = frozenset("and but while whereas".split())
_CUTS = _JOINING | {",", ";"}
_SUPPOSING = frozenset(
    "if unless except when provided whether because so where until or than".split()
)
_LEANING = frozenset("its their his her one ones other others rest remainder remaining".split())
"""Words of a subject that takes its meaning from another clause: *longer ones wait outside*."""
_SMALL = frozenset("DET ADP AUX PUNCT CCONJ PRON".split())
_TELLING = NOUNS | {"VERB", "ADJ"}
_FRONTED = frozenset({"prep", "npadvmod"})
_ENDS = frozenset(".!? ;,")


class _Clause(NamedTuple):
    """A clause: its verb, its subject, the words of a time or place before that, all its words."""

    tree: Tree
    verb: int
    subject: tuple[int, ...]
    fronted: tuple[int, ...]
    words: range

    @property
    def names(self) -> frozenset[str]:
        """The words that name the subject."""
        return named(self.tree, self.subject)

    @property
    def head(self) -> int:
        """The noun of the subject."""
        return next(i for i in self.tree.with_deps(self.verb, *SUBJECTS) if i in self.subject)

    @property
    def object(self) -> int | None:
        return self.tree.child(self.verb, "dobj")


def of_its_clause(parts: Sequence[Analysis], claim: Tree) -> str:
    """Return what a sentence says of the subject of a claim, '' where that is unclear.

    What points back to another subject, or a claim that compares, needs the whole sentence, and so
    does a claim with a word that only another clause has: it may hold for both.
    """
    if compares(claim):
        return ""
    clauses = [c for p in parts for c in _clauses(read(p).tree)]
    if len(clauses) < len("ab") or not all(_is_whole(c) for c in clauses):
        return ""
    mine = _own(clauses, claim)
    if mine is None or points(mine.tree.quote(range(mine.head, mine.words.stop))):
        return ""
    return "" if _lacks(mine, clauses, claim) else _told(mine, clauses[0])


def _is_whole(clause: _Clause) -> bool:
    """Tell a clause that needs no other one, as *but the party refused* does."""
    leaning = any(clause.tree.lower(i) in _LEANING for i in clause.subject)
    return bool(clause.subject) and not leaning and clause.words[-1] != clause.verb


def _own(clauses: Sequence[_Clause], claim: Tree) -> _Clause | None:
    """Return the clause that a claim is on, by its subject or by what stands before that.

    *Wheat prices fell, barley rose* is on the prices of barley as well.
    """
    names, first = [c.names for c in clauses], clauses[0]
    fronted = own_of_each([named(c.tree, c.fronted) for c in clauses])
    if all(fronted):
        said = frozenset(claim.stems)
        number = _only(n for n, words in enumerate(fronted) if words <= said)
        return None if number is None else clauses[number]
    kind = frozenset({first.tree.stems[first.head]})
    completed = [names[0], *(n | kind for n in names[1:])]
    number = own_of(names, claim)
    if number is None:
        asked = subject_of(claim) or _before(claim)
        apart = own_of_each(names)
        number = _only(n for n, words in enumerate(completed) if n and words == asked)
        if number is None:
            number = _only(
                n for n, words in enumerate(names) if apart[n] & asked and asked <= words
            )
    return None if number is None else clauses[number]


def _before(claim: Tree) -> frozenset[str]:
    """Return the words before the verb of a claim whose subject the parser does not see.

    None where the claim has several subjects.
    """
    if any(claim.tokens[i].dep == "cc" for i in range(claim.roots[0])):
        return frozenset()
    words = (i for i in range(claim.roots[0]) if claim.tokens[i].pos not in _SMALL)
    return frozenset(claim.stems[i] for i in words)


def _only(numbers: Iterable[int]) -> int | None:
    """Return the only one of some numbers, None for none or several."""
    found = list(numbers)
    return found[0] if len(found) == 1 else None


def _clauses(tree: Tree) -> Iterator[_Clause]:
    """Yield the clauses of a part; one without a subject where it has no plain one.

    Where a condition stands anywhere it may be one of all clauses.
    """
    end = len(tree.tokens)
    while end and set(tree.lower(end - 1)) <= _ENDS:
        end -= 1
    heads = [] if tree.words & _SUPPOSING or len(tree.roots) != 1 else _heads(tree, tree.roots[0])
    found = sorted((c for h in heads if (c := _clause(tree, h))), key=lambda c: c.words.start)
    if not found or any(not _begins(tree, c.words.start) for c in found):
        yield _Clause(tree, 0, (), (), range(end))
        return
    for c, stop in zip(found, [*(c.words.start for c in found[1:]), end], strict=True):
        last = stop
        while last > c.words.start and tree.lower(last - 1) in _CUTS:
            last -= 1
        yield c._replace(words=range(c.words.start, last))


def _heads(tree: Tree, root: int) -> list[int]:
    """Return the verbs of the clauses that stand side by side with that of ``root``."""
    found = [root]
    for i in found:
        for k in tree.kids[i]:
            dep = tree.tokens[k].dep
            marks = {tree.lower(m) for m in tree.with_deps(k, "mark")}
            beside = dep == "conj" or (dep == "advcl" and marks <= _JOINING and marks)
            if beside or (dep in {"ccomp", "parataxis"} and k < i and not marks):
                found.append(k)
    return found


def _clause(tree: Tree, verb: int) -> _Clause | None:
    """Return the clause of a finite verb with a noun for its subject, None for another."""
    subject = tree.child(verb, *SUBJECTS)
    if subject is None or subject > verb or not tree.is_finite(verb):
        return None
    if tree.tokens[subject].pos not in NOUNS | {"NUM", "ADJ"}:
        return None
    words = tuple(i for i in tree.subtree(subject) if i < verb)
    before = [k for k in tree.with_deps(verb, *_FRONTED) if k < words[0]]
    fronted = tuple(i for k in before for i in tree.subtree(k))
    return _Clause(tree, verb, words, fronted, range(min((*fronted, *words)), verb + 1))


def _begins(tree: Tree, index: int) -> bool:
    return index == 0 or tree.lower(index - 1) in _CUTS


def _lacks(mine: _Clause, clauses: Sequence[_Clause], claim: Tree) -> bool:
    """Tell whether another clause has a telling word of a claim that its own has not.

    The verb and the subject of the claim are left out: they are what it may say falsely, and what
    its own clause is known by.
    """
    own = {mine.tree.stems[i] for i in (*mine.words, *mine.fronted)}
    own |= {clauses[0].tree.stems[i] for i in _taken(mine, clauses[0])}
    own |= subject_of(claim) or _before(claim)
    asked = {
        claim.stems[i]
        for i, t in enumerate(claim.tokens)
        if i != claim.roots[0] and t.pos in _TELLING and not any(c.isdigit() for c in t.text)
    }
    lost = asked - own
    others = (c for c in clauses if c is not mine)
    return any(not lost.isdisjoint(c.tree.stems[i] for i in c.words) for c in others)


def _told(mine: _Clause, first: _Clause) -> str:
    """Return a clause as a sentence, with what it takes from the first one."""
    text = mine.tree.quote(mine.words)
    if mine is first:
        return _sentence(text)
    taken = _taken(mine, first)
    if taken and _bare(mine) and taken == _unit(first):
        text = f"{text} {first.tree.quote(taken)}"
    elif taken:
        cut = mine.tree.tokens[mine.verb].end - mine.tree.tokens[mine.words[0]].start
        text = f"{text[:cut]} {first.tree.quote(taken)}{text[cut:]}"
    if first.fronted and not mine.fronted:
        text = f"{first.tree.quote(first.fronted)} {text}"
    return _sentence(text)


def _taken(mine: _Clause, first: _Clause) -> list[int]:
    """Return the words of the first clause that another one leaves out.

    That is what its number counts, *20* of *28 days*, or the object of the same verb.
    """
    if mine is first:
        return []
    unit = _unit(first) if _bare(mine) else []
    same = mine.tree.stems[mine.verb] == first.tree.stems[first.verb]
    if unit or not same or mine.object is not None or first.object is None:
        return unit
    return list(first.tree.subtree(first.object))


def _bare(clause: _Clause) -> bool:
    """Tell whether a clause ends with a number of something that it does not name."""
    last = clause.words[-1]
    before = clause.tree.tokens[last - 1]
    return clause.tree.tokens[last].pos == "NUM" and before.pos not in {"SYM", "PROPN"}


def _unit(clause: _Clause) -> list[int]:
    """Return what stands behind the first number of a clause and is counted by it."""
    tree = clause.tree
    for i in clause.words:
        token = tree.tokens[i]
        if token.dep == "nummod" and i < token.head and tree.tokens[token.head].tag != "CD":
            behind = [k for k in tree.subtree(token.head) if k > i]
            return [k for n, k in enumerate(behind) if k == i + 1 + n]
    return []


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:].rstrip(' .')}."
