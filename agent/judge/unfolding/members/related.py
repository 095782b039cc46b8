"""Whose own is told of: *Norra lost money. Its parent, Halden, gained* is *Norra's parent gained*.

Told for a claim on somebody's own where *its*, *his* or *her* can mean only the subject before.
"""

import re

from agent.domain.prose.casing import small
from agent.judge.alignment.matter import words_of
from agent.judge.clauses.tree import CONTENT_POS, NOUNS, SUBJECTS, Tree
from agent.judge.polarity.roles.owners import owners
from agent.judge.polarity.roles.possessed import subject_before
from agent.judge.unfolding.telling import Told

CUE = re.compile(r"\b(?:its|his|her|their) \w", re.IGNORECASE)
_BESIDE = frozenset({"relcl", "appos", "acl"})
_PLACING = frozenset("in at on from since until by during near of".split())
_UNNAMED = frozenset({"compound", "appos", "nmod"})


def of_its_owner(told: Told) -> str:
    """Return the text with the claim's subject for the words that tell it by *its*, *his*, *her*.

    Example:
        "Her daughter Marta runs it." behind "Ana Ruiz founded the inn." is told as "Ana Ruiz's
        daughter runs it." for a claim on that daughter.
    """
    (mine,) = told.trees(told.claim)
    noun = _subject(mine)
    owner = owners(mine, noun) if noun is not None else []
    if noun is None or len(owner) != 1 or mine.tokens[owner[0]].pos not in NOUNS:
        return told.text
    ahead = told.passage[told.at - 1] + " " if 0 < told.at <= len(told.passage) else ""
    (tree,) = told.trees(ahead + told.text)
    for i, token in enumerate(tree.tokens):
        if token.tag == "PRP$" and token.start >= len(ahead) and _means(tree, i, mine, owner[0]):
            name = _name(tree, i, mine, noun)
            span = _span(tree, i)
            if name and span:
                opening = token.text[:1].isupper() or mine.tokens[0].pos == "PROPN"
                said = name if opening else small(name)
                return f"{tree.text[len(ahead) : span[0]]}{said}{tree.text[span[1] :]}"
    return told.text


def _subject(tree: Tree) -> int | None:
    return next((i for root in tree.roots for i in tree.with_deps(root, *SUBJECTS)), None)


def _means(tree: Tree, pronoun: int, claim: Tree, owner: int) -> bool:
    """Tell whether a pronoun means the claim's owner and nobody else named before it."""
    meant = subject_before(tree, pronoun)
    if meant is None or tree.stems[meant] != claim.stems[owner]:
        return False
    first, last = (
        {t.stems[k] for k in t.with_deps(i, "compound")} for t, i in ((tree, meant), (claim, owner))
    )
    if first and last and first.isdisjoint(last):
        return False
    start = tree.sentences[tree.sentence_of[meant]][0]
    own = {*tree.below(meant)}
    return not any(_is_rival(tree, k) for k in range(start, pronoun) if k not in own)


def _is_rival(tree: Tree, index: int) -> bool:
    """Tell whether a name may be that of another one, not of a place or a month."""
    token = tree.tokens[index]
    placed = token.dep == "pobj" and tree.lower(token.head) in _PLACING
    return token.pos == "PROPN" and token.dep not in _UNNAMED and not placed


def _name(tree: Tree, pronoun: int, claim: Tree, noun: int) -> str:
    """Return the claim's words for what is theirs, '' where the text says it of another thing."""
    top = _top(tree, pronoun)
    inside = [k for k in tree.below(top) if tree.tokens[k].dep != "relcl"]
    words = words_of(tree, inside, CONTENT_POS)
    own = sorted(claim.below(noun, _BESIDE))
    whose = {k for o in owners(claim, noun) for k in claim.below(o)}
    asked = words_of(claim, (k for k in own if k not in whose), CONTENT_POS)
    more = words_of(tree, (k for k in inside if tree.tokens[k].dep == "amod"), CONTENT_POS) - asked
    told = tree.tokens[top].dep in SUBJECTS and claim.stems[noun] in words and asked <= words
    whole = own == list(range(own[0], own[-1] + 1))
    return claim.quote(own) if told and whole and not more else ""


def _top(tree: Tree, pronoun: int) -> int:
    """Return the noun to whose phrase a pronoun belongs: *Marta* of *her daughter Marta*."""
    head = tree.tokens[pronoun].head
    while tree.tokens[head].dep in _UNNAMED and tree.tokens[head].head > head:
        head = tree.tokens[head].head
    return head


def _span(tree: Tree, pronoun: int) -> tuple[int, int] | None:
    """Return where the phrase of a pronoun begins and ends, with the name between its commas."""
    top = _top(tree, pronoun)
    inside = sorted(tree.below(top, frozenset({"relcl"})))
    if (
        inside[0] != pronoun
        or len(tree.conjuncts(top)) > 1
        or inside != list(range(inside[0], inside[-1] + 1))
    ):
        return None
    end = tree.tokens[inside[-1]].end
    named = any(tree.lower(k) == "," for k in inside)
    return tree.tokens[pronoun].start, end + (named and tree.text[end : end + 1] == ",")
