"""Bounds of time in the words of a claim: *in June at the earliest* is *not before June*."""

import re

from agent.judge.clauses.tree import Tree

_EARLIEST = r"\bat the (?:very )?earliest\b"
_BEFORE = r"(?:before|until|till)"
CUE = re.compile(rf"{_EARLIEST}|(?:not|n['’]t)\b[^.;:!?]*? {_BEFORE} ", re.IGNORECASE)
_AT_EARLIEST = re.compile(_EARLIEST, re.IGNORECASE)
_ASKS_BEFORE = re.compile(rf"\b{_BEFORE}\b|\bat least\b", re.IGNORECASE)
_NOT_BEFORE = re.compile(
    r"(?P<not> ?\bnot|(?<=\bcan)not|(?<!\bwo)(?<!\bsha)n['’]t)\b(?P<verb>[^,;:.!?]*?) "
    rf"{_BEFORE} (?P<when>[^,;:!?.]+)",
    re.IGNORECASE,
)
_DENYING = re.compile(r"\b(?:not|no|never|nobody|none|cannot)\b|n['’]t\b", re.IGNORECASE)
_PLACING = frozenset("on in at from after by".split())


def in_its_words(tree: Tree, claim: str) -> str:
    """Return a text with its earliest time told as a claim tells such things, or as it stands.

    Example:
        "It will open in June at the earliest.", where the claim says what is so before a time, is
        "It will not open before June."
    """
    text = tree.text
    if len(_DENYING.findall(text)) == 1 and _AT_EARLIEST.search(claim):
        told = _NOT_BEFORE.search(text)
        if told is not None:
            at = f"{told['verb']} {told['when'].rstrip()} at the earliest"
            return text[: told.start()] + at + text[told.end() :]
    if _ASKS_BEFORE.search(claim) and not _DENYING.search(text):
        return _denied_before(tree)
    return text


def _denied_before(tree: Tree) -> str:
    """Return a text with *not … before* for *at the earliest*, as it stands where that is open."""
    marks = list(_AT_EARLIEST.finditer(tree.text))
    places = [i for i, t in enumerate(tree.tokens) if marks and t.end == marks[0].start() - 1]
    if len(marks) != 1 or not places:
        return tree.text
    verb = _placed(tree, places[0])
    if verb is None:
        return tree.text
    start, put = verb
    auxiliary = tree.child(put, "aux", "auxpass")
    denied = tree.tokens[put] if auxiliary is None else tree.tokens[auxiliary]
    deny = f"{denied.text} not"
    if auxiliary is None and tree.tokens[put].lemma != "be":
        deny = f"{'does' if denied.tag == 'VBZ' else 'do'} not {denied.lemma}"
    when = tree.text[tree.tokens[start].end : marks[0].start()].strip()
    between = tree.text[denied.end : tree.tokens[start].start]
    rest = tree.text[marks[0].end() :]
    return f"{tree.text[: denied.start]}{deny}{between}before {when}{rest}"


def _placed(tree: Tree, last: int) -> tuple[int, int] | None:
    """Return the preposition of the time that ends at a token, and the verb that it places."""
    first = tree.sentences[tree.sentence_of[last]][0]
    for place in range(last, first, -1):
        head = tree.tokens[place].head
        if tree.lower(place) in _PLACING and tree.tokens[place].dep == "prep":
            present = tree.tokens[head].tag in {"VB", "VBP", "VBZ", "VBN"}
            return (place, head) if present and head < place else None
        if tree.tokens[place].pos in {"VERB", "AUX"}:
            return None
    return None
