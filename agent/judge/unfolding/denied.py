"""Predicates denied: *may vote* as *may not vote*, *includes* as *does not include*.

And the other way round: *must not wear* as *may wear*, *no fee is due* as *a fee is due*.
"""

from collections.abc import Iterable

from agent.domain.prose import tags
from agent.judge.clauses.tree import Tree

_FREE = frozenset("may can could will would".split())
_BE = {"is": ("is", "are"), "are": ("is", "are"), "was": ("was", "were"), "were": ("was", "were")}
_HAVE = {"has": ("has", "have"), "have": ("has", "have"), "had": ("had", "had")}
FINITE = tags.FINITE
_DENYING = frozenset(
    """no not n't n’t never none nobody nothing neither nor few little hardly rarely seldom only
    without unless cannot""".split()
)
NOT = frozenset("not n't n’t".split())
_LIFTED = {"must": "may", "shall": "may", "need": "must", "ca": "can", "wo": "will"}
_BANS = {"forbidden": "allowed", "prohibited": "allowed", "banned": "allowed", "barred": "allowed"}
_REFUSING = frozenset("refuse decline reject".split())
_ANYONE = frozenset("nobody none".split())
Edit = tuple[int, int, str]
"""From where to where a text is replaced, and by what."""


def denies(tree: Tree, words: Iterable[int]) -> bool:
    """Tell whether some words deny or narrow what they say, so that its contrary is unclear."""
    return any(tree.lower(i) in _DENYING for i in words)


def finite(tree: Tree, words: Iterable[int]) -> int | None:
    """Return the first finite verb or auxiliary among some words, None without one."""
    return next((i for i in words if tree.tokens[i].tag in FINITE), None)


def main_verb(tree: Tree, words: Iterable[int]) -> int | None:
    """Return the finite verb or auxiliary of the main clause among some words, None without one."""
    root = next((i for i in words if tree.tokens[i].head == i), None)
    return None if root is None else verb_of(tree, root)


def verb_of(tree: Tree, said: int) -> int | None:
    """Return what is finite of a verb or of what helps it, None where nothing is."""
    return finite(tree, sorted((*tree.with_deps(said, "aux", "auxpass"), said)))


def denied(tree: Tree, verb: int, plural: bool | None = None) -> str:
    """Return a finite verb or auxiliary with *not*, '' where its contrary is unclear.

    ``plural`` tells the number of another subject; without it the verb keeps its own.
    """
    token = tree.tokens[verb]
    low = token.text.lower()
    many = token.tag == "VBP" if plural is None else plural
    if low in _FREE:
        return f"{low} not"
    if low in _BE:
        return f"{_numbered(low, _BE, plural)} not"
    if low in _HAVE and token.pos == "AUX":
        return f"{_numbered(low, _HAVE, plural)} not"
    if low == "must":
        return f"{'do' if plural else 'does'} not have to" if plural is not None else ""
    if token.tag == "MD" or token.pos != "VERB":
        return ""
    return f"{'did' if token.tag == 'VBD' else 'do' if many else 'does'} not {token.lemma}"


def _numbered(verb: str, forms: dict[str, tuple[str, str]], plural: bool | None) -> str:
    return verb if plural is None else forms[verb][plural]


def lifted(tree: Tree, words: range, claim: Tree) -> list[Edit]:
    """Return the edits that turn the one denial among some words, none where that is unclear.

    Example:
        Of "Nurses must not wear rings" the words "must not" become "may".
    """
    marks = [i for i in words if tree.lower(i) in _DENYING]
    if len(marks) > 1:
        return []
    if not marks:
        return _unbanned(tree, words)
    (mark,) = marks
    low, token = tree.lower(mark), tree.tokens[mark]
    if low in NOT and mark > words.start:
        before = tree.tokens[mark - 1]
        told = _LIFTED.get(before.text.lower(), before.text)
        return [(before.start, token.end, told)]
    if low == "no" and mark + 1 in words:
        return [(token.start, token.end + 1, _article(tree, mark, claim))]
    return [(token.start, token.end, "anyone")] if low in _ANYONE else []


def _article(tree: Tree, mark: int, claim: Tree) -> str:
    """Return the article for what *no* stood before, as the claim has it."""
    noun = tree.tokens[mark].head
    if tree.tokens[noun].tag != "NN":
        return ""
    opening = (k for i in claim.places(tree.stems[noun]) for k in claim.with_deps(i, "det"))
    article = next((claim.lower(k) for k in opening if claim.lower(k) in {"a", "an"}), "")
    return f"{article} " if article else ""


def _unbanned(tree: Tree, words: range) -> list[Edit]:
    """Return the edits that allow what is forbidden or must be refused."""
    for i in words:
        token, low = tree.tokens[i], tree.lower(i)
        if low in _BANS:
            return [(token.start, token.end, _BANS[low])]
        if low == "must" and i + 1 in words and tree.lower(i + 1) in _REFUSING:
            return [(token.start, tree.tokens[i + 1].end, "may accept")]
    return []


def edited(tree: Tree, words: range, edits: Iterable[Edit]) -> str:
    """Return the text of some words with edits made in it."""
    start = tree.tokens[words.start].start
    text = tree.quote(words)
    for first, last, told in sorted(edits, reverse=True):
        text = f"{text[: first - start]}{told}{text[last - start :]}"
    return text
