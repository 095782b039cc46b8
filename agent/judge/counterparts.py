"""Counterparts: sentences with the claim's words but in one place, which holds one thing only.

*The server is in Bergen* speaks against *The server is in Oslo*. *The firm sells stoves* does not
speak against *The firm sells tents*: what is sold is many things. So a counterpart is heard only
in places that one thing fills at a time.
"""

from collections.abc import Sequence
from typing import NamedTuple

from agent.domain.prose.tags import PRESENT
from agent.judge.clauses.tree import NOUNS, Tree
from agent.judge.names.vocabulary import EQUIVALENTS

LONGEST = 4  # words in the place of the claim's
_ONLY = frozenset("only solely exclusively".split())
_OPEN = frozenset(
    """not n't no never also too partly mainly mostly largely usually often sometimes and or either
    both this these that those our your their its my his her""".split()
)
"""Words with which a sentence leaves room for another one, or speaks of its own document."""
_PLACES = frozenset(
    """be_in be_at live_in lie_in stand_in take_in base_in locate_in situate_in keep_in house_in
    hold_in headquarter_in""".split()
)
_EVENTS = frozenset("bear_in die_in bury_in found_in sign_in".split())
"""Where something is or was: names alone tell places apart, a basement may be that of the tower."""
_STATES = frozenset(
    """run_on govern_by lead_by head_by chair_by direct_by own_by run_by hold_by manage_by
    operate_by administer_by supervise_by cool_by heat_by power_by""".split()
)
_DEEDS = frozenset(
    """write_by write_in design_by build_by build_of make_of make_by invent_by discover_by paint_by
    compose_by""".split()
)
"""Predicates with the preposition of what alone can be said: while they last, or for good."""
_HELD = frozenset("lead head chair direct run own manage".split())
_DONE = frozenset("write design invent discover paint compose".split())
_MEANS = frozenset("by via through".split())
_SERVED = frozenset("at on in".split())  # a means where nothing else is: *at the counter only*
_WAYS = frozenset(
    """orally online offline electronically digitally manually automatically mechanically remotely
    intravenously verbally""".split()
)
_SEVERAL = frozenset(
    "pay settle contact reach inform notify send book order register apply submit".split()
)
_SERVING = frozenset("counter desk door gate office shop paper person writing".split())
_COLOURS = frozenset(
    """black white red green blue yellow orange purple violet pink brown grey gray golden silver
    beige turquoise""".split()
)
_MODIFIERS = frozenset({"compound", "amod", "nmod"})


class Slot(NamedTuple):
    """A place of a sentence: how it hangs on the verb, and what kind of thing fills it."""

    tie: str
    kind: str


class Exchange(NamedTuple):
    """What the claim has in a place, and what the other sentence has there."""

    mine: str
    theirs: str


class _Run(NamedTuple):
    """The words that stand in a sentence where another one has others."""

    tree: Tree
    words: tuple[int, ...]

    @property
    def text(self) -> str:
        tokens = self.tree.tokens
        return self.tree.text[tokens[self.words[0]].start : tokens[self.words[-1]].end]

    @property
    def only(self) -> bool:
        """Tell whether the sentence says that nothing else fills the place."""
        return any(self.tree.lower(i) in _ONLY for i in self.words)

    @property
    def top(self) -> int | None:
        """The word that the others depend on, None where they are no phrase."""
        tokens = self.tree.tokens
        kept = [i for i in self.words if self.tree.lower(i) not in _ONLY]
        tops = [i for i in kept if tokens[i].head not in kept or tokens[i].head == i]
        return tops[0] if len(tops) == 1 else None


def counterpart(claim: Tree, other: Tree) -> Exchange | None:
    """Return what ``other``, a sentence, has in the place of a phrase of ``claim``.

    All their other words are the same, and one thing only can stand in that place; else None.
    """
    runs = _runs(claim, other)
    if runs is None or not _closed(claim) or not _closed(other):
        return None
    mine, theirs = runs
    only = mine.only or theirs.only
    slot = _slot(mine, only=only)
    alike = slot is not None and slot == _slot(theirs, only=only)
    found = Exchange(mine.text, theirs.text)
    return found if alike and not _same_name(*found) else None


def _runs(claim: Tree, other: Tree) -> tuple[_Run, _Run] | None:
    """Return the words left in each once those that both begin and end with are taken off."""
    mine, theirs = _words(claim), _words(other)
    first, second = ([t.lower(i) for i in w] for t, w in ((claim, mine), (other, theirs)))
    start = _common(first, second)
    end = _common(first[start:][::-1], second[start:][::-1])
    if end and _within_a_name(claim, mine[-end]) and _within_a_name(other, theirs[-end]):
        end -= 1  # *Ada Hahn* and *Emil Hahn*
    left = mine[start : len(mine) - end], theirs[start : len(theirs) - end]
    if not all(0 < len(run) <= LONGEST for run in left):
        return None
    return _Run(claim, tuple(left[0])), _Run(other, tuple(left[1]))


def _within_a_name(tree: Tree, index: int) -> bool:
    """Tell whether a word goes on with the name that the word before it begins."""
    first = tree.tokens[index - 1] if index else None
    return first is not None and first.dep == "compound" and first.head == index


def _words(tree: Tree) -> list[int]:
    return [i for i, t in enumerate(tree.tokens) if t.pos not in {"PUNCT", "SPACE"}]


def _common(first: Sequence[str], second: Sequence[str]) -> int:
    pairs = enumerate(zip(first, second, strict=False))
    return next((n for n, (a, b) in pairs if a != b), min(len(first), len(second)))


def _closed(tree: Tree) -> bool:
    """Tell whether a text is one plain sentence that leaves no room for another."""
    if len(tree.sentences) != 1 or tree.text.rstrip().endswith("?"):
        return False
    return not any(t.tag == "MD" or t.text.lower() in _OPEN for t in tree.tokens)


def _same_name(first: str, second: str) -> bool:
    """Tell whether two names may be one: a part of the other, its initials, or a known other."""
    one, other = (text.casefold().replace(".", "") for text in (first, second))
    if " " in one and " " in other and one.split()[-1] == other.split()[-1]:
        one, other = (" ".join(text.split()[:-1]) for text in (one, other))
    letters = ["".join(w[0] for w in text.split()) for text in (one, other)]
    if EQUIVALENTS.get(one, frozenset()) & EQUIVALENTS.get(other, frozenset()):
        return True
    return one in other or other in one or one == letters[1] or other == letters[0]


def _slot(run: _Run, *, only: bool) -> Slot | None:
    """Return the place that a run fills, None where more than one thing could fill it."""
    tree, top = run.tree, run.top
    if top is None:
        return None
    verb = tree.roots[0]
    if max(run.words) < verb:
        return _holder(tree, top, verb)
    if min(run.words) < verb or not _known_subject(tree, verb):
        return None
    return _way(tree, top, verb, only=only) or _place(tree, top, verb) or _said_of(tree, top, verb)


def _holder(tree: Tree, top: int, verb: int) -> Slot | None:
    """Return the place of the one who leads the lab, or is its director."""
    token, lemma = tree.tokens[top], tree.tokens[verb].lemma
    if token.pos != "PROPN" or token.dep != "nsubj" or token.head != verb:
        return None
    lasting = tree.tokens[verb].tag in PRESENT
    what = tree.child(verb, "dobj") if lemma in _HELD | _DONE else tree.child(verb, "attr")
    alone = lemma in _DONE or (lasting and (lemma in _HELD or lemma == "be"))
    return Slot("subject", "name") if alone and what and _definite(tree, what) else None


def _place(tree: Tree, top: int, verb: int) -> Slot | None:
    """Return the place after a preposition: what the bridge is made of, who leads the lab."""
    token = tree.tokens[top]
    kind = _kind(tree, top)
    if token.dep == "nummod" and tree.tokens[token.head].pos == "PROPN":
        token, kind = tree.tokens[token.head], "name"  # Room 4
    elif token.dep in _MODIFIERS:
        kind = f"{token.dep} {kind}"
        if kind not in {"compound noun", "amod name", "amod country"}:
            return None
        token = tree.tokens[token.head]
    preposition = token.head
    if token.dep != "pobj" or tree.tokens[preposition].head != verb or token.tag == "NNS":
        return None
    tie = f"{tree.tokens[verb].lemma}_{tree.lower(preposition)}"
    if tie.startswith("take_") and tree.stems[tree.child(verb, "dobj") or verb] != "plac":
        return None
    named, lasting = tie in _PLACES | _EVENTS, tie in _STATES | _PLACES
    if (
        not kind
        or (named and kind not in {"name", "country"})
        or (tie == "run_on" and kind != "noun")
    ):
        return None
    alone = tie in _DEEDS | _EVENTS or (lasting and _lasts(tree, verb))
    return Slot(tie, kind) if alone else None


def _said_of(tree: Tree, top: int, verb: int) -> Slot | None:
    """Return the place of a colour, or of the name of the one that a noun means."""
    token = tree.tokens[top]
    if token.head != verb or tree.tokens[verb].lemma != "be" or not _lasts(tree, verb):
        return None
    if token.dep in {"acomp", "attr"} and tree.lower(top) in _COLOURS:
        return Slot("be", "colour")
    subject = tree.child(verb, "nsubj")
    meant = subject is not None and tree.tokens[subject].tag == "NN"
    return Slot("be", "name") if token.dep == "attr" and token.pos == "PROPN" and meant else None


def _way(tree: Tree, top: int, verb: int, *, only: bool) -> Slot | None:
    """Return the place of the means by which something is done."""
    done, lemma = (
        bool(tree.with_deps(verb, "auxpass")) and _lasts(tree, verb),
        tree.tokens[verb].lemma,
    )
    if not (done or only) or lemma in _SEVERAL or f"{lemma}_by" in _STATES | (_DEEDS - {"make_by"}):
        return None
    way = Slot("way", "means")
    if tree.lower(top) in _WAYS and tree.tokens[top].head == verb:
        return way
    noun = tree.child(top, "pobj") if tree.tokens[top].pos == "ADP" else top
    if noun is None or tree.tokens[noun].dep != "pobj":
        return None
    preposition = tree.tokens[noun].head
    if tree.tokens[preposition].head != verb:
        return None
    if tree.lower(preposition) in _SERVED:
        return way if only and tree.tokens[noun].lemma in _SERVING else None
    bare = tree.tokens[noun].tag == "NN" and tree.child(noun, "det", "poss") is None
    return way if tree.lower(preposition) in _MEANS and bare else None


def _lasts(tree: Tree, verb: int) -> bool:
    """Tell whether a clause is about the present: what was so then may be otherwise now."""
    passive = tree.child(verb, "auxpass")
    return tree.tokens[verb if passive is None else passive].tag in PRESENT


def _known_subject(tree: Tree, verb: int) -> bool:
    """Tell whether a clause is about something definite, or about all of a kind.

    *The Tenant* is a term of its own document.
    """
    subject = tree.child(verb, "nsubj", "nsubjpass")
    if subject is None or tree.tokens[subject].pos not in NOUNS:
        return False
    term = tree.tokens[subject].text.istitle()
    if term and {tree.lower(k) for k in tree.kids[subject]} == {"the"}:
        return False
    return _definite(tree, subject) or tree.tokens[subject].tag == "NNS"


def _definite(tree: Tree, noun: int) -> bool:
    owner = tree.child(noun, "poss")
    if tree.tokens[noun].pos == "PROPN" or owner is not None:
        return True
    return any(tree.lower(k) == "the" for k in tree.with_deps(noun, "det"))


def _kind(tree: Tree, index: int) -> str:
    """Return what sort of thing a word names; *French* law is as good as a name.

    A country may hold any other place, but hardly another country.
    """
    token = tree.tokens[index]
    if token.text[:1].isupper() and tree.lower(index) in EQUIVALENTS:
        return "country"
    if token.pos in {"PROPN", "ADJ"} and token.text[:1].isupper():
        return "name"
    return "noun" if token.pos in NOUNS else ""
