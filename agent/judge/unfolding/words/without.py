"""What must not be without something, told as what may be only with it.

*No visitor may enter without a badge* is told as *a visitor may enter only with a badge*, which
readers and rules take for a requirement and not for a ban.
"""

import re

from agent.domain.prose.casing import capital
from agent.judge.clauses.tree import Tree
from agent.judge.unfolding.denied import Edit, denies, edited, lifted

CUE = re.compile(r"\bwithout\b", re.IGNORECASE)
FOLDED = re.compile(r"\b(?:without|only|unless|lack\w*)\b", re.IGNORECASE)
_UNCLEAR = re.compile(
    r"\b(?:except\w*|but|until|even|not without|without (?:(?:an?y?|the) )?(?:exceptions?|limits?"
    r"|doubts?|fail|prejudice|regard|delays?|reservations?|success|question|end|effect|saying))\b",
    re.IGNORECASE,
)
_JOINED = frozenset({"conj", "cc"})


def only_with(tree: Tree, sentence: range, claim: Tree) -> str | None:
    """Return a sentence with its denial and *without* as *only with*, None where that is unclear.

    Only of what is so in general: who *did not leave without a coat* may not have left at all.
    """
    places = [i for i in sentence if tree.lower(i) == "without"]
    if len(places) != 1 or _UNCLEAR.search(tree.quote(sentence)):
        return None
    (place,) = places
    verb = _verb(tree, place)
    if verb is None or place + 1 not in sentence or not _is_general(tree, verb):
        return None
    before, after = range(sentence.start, place), range(place + 1, sentence.stop)
    edits = _affirmed(tree, before if denies(tree, before) else after, claim)
    if len(edits) != 1 or not _is_of(tree, verb, edits[0]):
        return None
    return capital(edited(tree, sentence, [*edits, _turned(tree, place)]))


def _verb(tree: Tree, place: int) -> int | None:
    """Return the verb of the clause that a preposition stands in, None without one."""
    at = place
    while tree.tokens[at].head != at:
        at = tree.tokens[at].head
        if tree.tokens[at].pos in {"VERB", "AUX"}:
            return at if tree.tokens[at].pos == "VERB" else None
    return None


def _is_general(tree: Tree, verb: int) -> bool:
    """Tell whether a clause tells no event, and nothing is joined to its verb."""
    words = [verb, *tree.with_deps(verb, "aux", "auxpass")]
    alone = tree.child(verb, *_JOINED) is None and tree.tokens[verb].dep not in _JOINED
    told = any(tree.tokens[i].tag == "VBD" or tree.tokens[i].lemma == "have" for i in words)
    return alone and not told


def _affirmed(tree: Tree, words: range, claim: Tree) -> list[Edit]:
    """Return the edits that turn the one denial among some words, none where that is unclear."""
    edits = lifted(tree, words, claim)
    never = [tree.tokens[i] for i in words if tree.lower(i) == "never"]
    return [(t.start, t.end + 1, "") for t in never] if not edits and len(never) == 1 else edits


def _is_of(tree: Tree, verb: int, edit: Edit) -> bool:
    """Tell whether what an edit replaces stands in the clause of a verb."""
    start, end, _ = edit
    inside = tree.below(verb)
    return any(start <= tree.tokens[i].start < end for i in inside)


def _turned(tree: Tree, place: int) -> Edit:
    """Return the edit of *without* and of what goes with it."""
    token, after = tree.tokens[place], tree.tokens[place + 1]
    low = after.text.lower()
    if low == "any":
        return token.start, after.end, "only with"
    if low == "being":
        return token.start, after.end, "only when"
    if low == "having":
        return token.start, token.end, "only after"
    return token.start, token.end, "only when" if after.tag == "VBG" else "only with"
