"""Those with something and all others: *guests with tickets enter first, all others by the hour*.

Such a sentence is told of those of whom the claim speaks: *guests without tickets enter by the
hour*.
"""

import re

from agent.domain.prose.casing import small
from agent.judge.alignment.matter import words_of
from agent.judge.clauses.tree import NOUNS, Tree
from agent.judge.unfolding.denied import denies, finite

_PLAIN = r"(?:[^,;:.()]|(?<=\d)[.,](?=\d))"
_OTHERS = r"(?:all (?:the )?others|the others|others|everyone else|everybody else|the rest)"
CUE = re.compile(rf"[,;] (?:and |but |while |whereas )?{_OTHERS}\b", re.IGNORECASE)
_FORM = re.compile(
    rf"^(?P<own>{_PLAIN}+?)[,;] (?:and |but |while |whereas )?{_OTHERS}"
    rf"(?P<said> {_PLAIN}+?)[.!]?$",
    re.IGNORECASE,
)
_TURNED = {"with": "without", "without": "with"}
_HELPING = frozenset({"VERB", "AUX"})


def of_its_side(tree: Tree, sentence: range, claim: Tree) -> str | None:
    """Return what a sentence says of those with something, or of all others, as the claim asks.

    None where the claim is on both or on neither.
    """
    match = _FORM.match(tree.quote(sentence))
    if match is None:
        return None
    end = tree.tokens[sentence.start].start + match.end("own")
    stop = next((i for i in sentence if tree.tokens[i].start >= end), sentence.stop)
    own = range(sentence.start, stop)
    link = next((i for i in own if tree.lower(i) in _TURNED), stop)
    verb = _verb(tree, range(link, stop))
    if verb is None or finite(tree, range(sentence.start, link)) is not None:
        return None
    if denies(tree, (i for i in own if i != link)):
        return None
    marks = words_of(tree, range(link + 1, verb), NOUNS)
    side = _side(claim, marks)
    if side is None:
        return None
    first, mark = tree.quote(range(sentence.start, link)), tree.quote(range(link + 1, verb))
    predicate = range(verb, own.stop)
    said, other = _said(tree, predicate, match["said"]), f" {tree.quote(predicate)}"
    elided = said != match["said"]
    if side == tree.lower(link):
        said, other = other, said
    who = f"{first} {side} {mark}"
    return f"{who}{said}." + f" It is untrue that {small(who)}{other}." * elided


def _side(claim: Tree, marks: frozenset[str]) -> str | None:
    """Return *with* or *without*, as the claim has what sets those apart of whom it speaks."""
    links = [i for i in range(len(claim.tokens)) if claim.lower(i) in _TURNED]
    sides = {claim.lower(i) for i in links if marks and marks <= words_of(claim, claim.below(i))}
    return sides.pop() if len(sides) == 1 and len(links) == 1 else None


def _verb(tree: Tree, words: range) -> int | None:
    """Return where a predicate begins behind *with* and what goes with it, None if that is unclear.

    A verb that the parser takes for a noun follows the first plural: *children board*.
    """
    verb = finite(tree, words)
    if verb is not None:
        return verb
    last = next((i for i in words if tree.tokens[i].tag == "NNS"), words.stop)
    return last + 1 if last + 2 < words.stop else None


def _said(tree: Tree, predicate: range, said: str) -> str:
    """Return what is said of all others, with the verb that it may leave out."""
    end = tree.tokens[predicate[-1]].end
    first = next(
        i for i, t in enumerate(tree.tokens) if t.start >= end and said[1:].startswith(t.text)
    )
    if tree.tokens[first].pos in _HELPING:
        return said
    verb, head = predicate.start, tree.tokens[predicate.start].head
    last = head if tree.tokens[verb].pos == "AUX" and head in predicate else verb
    return f" {tree.quote(range(verb, last + 1))} {small(said[1:])}"
