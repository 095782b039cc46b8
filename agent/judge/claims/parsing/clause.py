"""A clause under way to becoming a claim: which words it has, and which of them are its own."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from agent.domain.prose.casing import capital, small
from agent.domain.prose.tags import ANY_SUBJECT, AUXILIARIES
from agent.judge.clauses.tree import Tree

Item = int | str
"""A token's index, or words that the clause puts in."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One statement as a sequence of items.

    ``own`` are the tokens that only this clause is made of; its span is drawn round them. The
    others (a shared subject, condition or unit) are repeated from a clause before it. ``subject``,
    ``auxiliaries`` and ``lead`` (a shared condition, time or scope) are those inherited from there,
    for further coordination; ``split`` says that its series of figures is taken apart already.
    """

    items: tuple[Item, ...]
    own: frozenset[int]
    root: int
    subject: tuple[Item, ...] = ()
    auxiliaries: tuple[Item, ...] = ()
    lead: tuple[Item, ...] = ()
    split: bool = False

    @property
    def body(self) -> frozenset[int]:
        """The tokens among the items."""
        return frozenset(i for i in self.items if isinstance(i, int))

    def without(self, tokens: Iterable[int]) -> "Clause":
        """Return the clause with some tokens taken out."""
        gone = frozenset(tokens)
        kept = tuple(i for i in self.items if isinstance(i, str) or i not in gone)
        return replace(self, items=kept, own=self.own - gone)


def whole(tokens: Iterable[int], root: int) -> Clause:
    """Return the clause that consists of ``tokens``, all its own."""
    items = tuple(tokens)
    return Clause(items=items, own=frozenset(items), root=root)


def subject_of(clause: Clause, tree: Tree) -> tuple[Item, ...]:
    """Return the subject's items: the clause's own, or the one it inherited."""
    for kid in tree.with_deps(clause.root, *ANY_SUBJECT):
        if kid in clause.body:
            words = [i for i in tree.subtree(kid) if i in clause.body]
            while words and tree.tokens[words[-1]].text == ",":
                words.pop()
            return tuple(words)
    return clause.subject


def worded(items: Iterable[Item], tree: Tree) -> str:
    """Return some items of a clause as they read."""
    parts: list[str] = []
    last: Item = ""
    for item in items:
        text = item if isinstance(item, str) else tree.tokens[item].text
        parts.append(_gap(last, item, tree) + text)
        last = item
    return "".join(parts)


def auxiliaries_of(clause: Clause, tree: Tree) -> tuple[Item, ...]:
    """Return auxiliaries and negation before the root: its own, or those inherited."""
    own = tuple(
        i
        for i in tree.kids[clause.root]
        if i < clause.root and tree.tokens[i].dep in AUXILIARIES and i in clause.body
    )
    return own or clause.auxiliaries


_NO_SPACE_BEFORE = re.compile(r"[,;:!?)\]%’'”]|\.(?!\w)|n['’]t\b")
_DOUBLED = re.compile(r"\s*([,;:])(?:\s*[,;:])+")
_LOOSE = re.compile(r"\s+([,;:!?)\]]|\.(?!\w))")
_MARKS = re.compile(r"_?\*{2,3}_?|\*_(?=\w)|(?<=[\w.,:;!?])_\*")
"""Emphasis that its partner outside the sentence left behind."""
_EDGES = " \t,;:–—-"
_LEADING = re.compile(r"^(?:[\s,;:–—.!?)]|--?(?![-\w]))+")
"""What may stand before a clause and belongs to none; the dash of *--yes* or *-5* does."""
_TRAILING = re.compile(r"[\s,;:–—-]+([.!?…]+)$")
_DANGLING = re.compile(r",?\s+(?:and|or|but)(?=[.!?…]*$)")
"""A conjunction that what it joins has left behind."""
_LAST_BRACKET = re.compile(r"\s*\)(?=[.!?…]*$)")
_EMPTY = re.compile(r"(?<=\s)(?:\(\s*\)|\[\s*\])")


def render(clause: Clause, tree: Tree, edits: Mapping[int, str]) -> str:
    """Return the clause as a sentence; ``edits`` replace single tokens ('' drops one)."""
    parts: list[str] = []
    last: Item = ""
    for item in clause.items:
        text = item if isinstance(item, str) else edits.get(item, tree.tokens[item].text)
        if last != "" and item == 0 and _is_plain_word(tree):
            text = small(text)
        if text:
            parts.append(_gap(last, item, tree) + text)
            last = item
    return finish("".join(parts))


def _is_plain_word(tree: Tree) -> bool:
    """Tell whether the first word is capital for its place only: no name, no abbreviation."""
    first = tree.tokens[0]
    return first.pos in ("DET", "PRON", "ADJ", "NOUN", "ADP") and first.text[1:].islower()


def _gap(last: Item, item: Item, tree: Tree) -> str:
    if isinstance(last, int) and isinstance(item, int) and item == last + 1:
        return tree.text[tree.tokens[last].end : tree.tokens[item].start]
    text = item if isinstance(item, str) else tree.tokens[item].text
    return "" if last == "" or _NO_SPACE_BEFORE.match(text) else " "


def finish(text: str) -> str:
    """Return ``text`` as a tidy sentence: blanks, stray commas, first capital, full stop."""
    text = " ".join(_EMPTY.sub("", _MARKS.sub("", " ".join(text.split()))).split())
    text = _LOOSE.sub(r"\1", _DOUBLED.sub(r"\1", text))
    text = _DANGLING.sub("", _TRAILING.sub(r"\1", _LEADING.sub("", text.rstrip(_EDGES)).rstrip()))
    if text.count("(") < text.count(")"):
        text = _LAST_BRACKET.sub("", text)
    text = _balanced(text).strip()
    if text.endswith("..") and not text.endswith("..."):
        text = text[:-1]
    if not text:
        return ""
    if text[-1] not in ".!?…" and text[-2:] not in ('."', ".”", ".)"):
        text += "."
    return capitalised(text)


def _balanced(text: str) -> str:
    """Drop a quotation mark or bracket at either end that has no partner."""
    for mark in ('"', "“", "”"):
        lonely = text.count('"') % 2 if mark == '"' else text.count("“") != text.count("”")
        if lonely:
            text = text.removeprefix(mark).removesuffix(mark).strip(_EDGES)
    if text.startswith("(") and ")" not in text:
        text = text[1:]
    return text


def capitalised(text: str) -> str:
    """Return ``text`` with a capital first letter, unless its first word is a cased name."""
    word = text.split(None, 1)[0] if text else ""
    plain = word.rstrip(".,;:!?)").replace("'", "").replace("’", "").replace("-", "")
    if plain.isalpha() and plain.islower():
        return capital(text)
    return text
