"""Nouns of a parsed sentence: how each is called, and which could be mistaken for another."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from agent.domain.prose.analysis import Analysis, Token

NOUNS = {"NOUN", "PROPN"}
PLURALS = {"NNS", "NNPS"}
AMOUNTS = {"DATE", "TIME", "MONEY", "PERCENT", "QUANTITY", "CARDINAL", "ORDINAL"}
"""Types of entities of which nothing is told as of a thing."""
VAGUE = set(
    "one some kind type sort part number group all both each any lot rest majority half couple pair"
    " series variety member form way time day year case thing fact percent example".split()
)
PARTS = {"compound", "npadvmod", "nummod", "amod", "poss", "dep"}
"""Relations of nouns that are part of another's name."""
SAME = {"appos", "attr", "conj", "nmod", "oprd", "acomp"}
"""Relations in which one noun may stand for the other, or share what is said of it."""
LINKS = {"as", "including", "like", "of", "than", "such"}
LOOSE_ENDS = {"AUX", "CCONJ", "ADP", "SCONJ", "DET"}
AFTER = {"prep", "relcl", "acl", "cc", "punct", "preconj"}
LONGEST = 7  # words of a phrase
UP = 6  # steps up the tree that link two nouns


def words(parsed: Analysis, indices: Sequence[int]) -> str:
    """Return a run of tokens as the text has it; nothing where it has gaps or ends loosely."""
    if not indices or indices[-1] - indices[0] + 1 != len(indices):
        return ""
    if parsed.tokens[indices[-1]].pos in LOOSE_ENDS:
        return ""
    text = parsed.text[parsed.tokens[indices[0]].start : parsed.tokens[indices[-1]].end]
    return text.strip(" ,;:")


def phrase(parsed: Analysis, noun: int) -> str:
    """Return a noun with what stands before it, and "of ..." after it, as a definite phrase.

    Nothing is returned where it has a pronoun or a quantifier, or is longer than ``LONGEST``.
    """
    kept = {noun}
    for child in parsed.children(noun):
        token = parsed.tokens[child]
        before = child < noun and token.dep not in AFTER
        if before or (token.text == "of" and child == noun + 1):
            kept.update(parsed.subtree(child))
    text = words(parsed, sorted(kept))
    if not text or text.lower() in {"a", "an", "the"} or len(text.split()) > LONGEST:
        return ""
    if any(parsed.tokens[i].pos == "PRON" for i in kept):
        return ""
    text = _definite(text, parsed.tokens[min(kept)], parsed.tokens[noun])
    return text[:1].upper() + text[1:]


def _definite(text: str, first: Token, head: Token) -> str:
    if first.text.lower() in {"a", "an"}:
        return "The " + text.partition(" ")[2]
    if first.pos == "DET":
        return text if first.text.lower() == "the" else ""
    if head.pos == "PROPN" or first.dep == "poss":
        return text
    if first.pos in {"ADJ", "NOUN", "VERB"}:
        return "The " + text[0].lower() + text[1:]
    return ""


def is_plural(token: Token) -> bool:
    """Tell whether a noun is plural."""
    return token.tag in PLURALS


def linked(parsed: Analysis, one: int, other: int) -> bool:
    """Tell whether two nouns may stand for the same thing."""
    if parsed.tokens[one].lemma.lower() == parsed.tokens[other].lemma.lower():
        return True
    return _leads(parsed, one, other) or _leads(parsed, other, one)


def _leads(parsed: Analysis, noun: int, other: int) -> bool:
    tokens = parsed.tokens
    for _ in range(UP):
        relation, head = tokens[noun].dep, tokens[noun].head
        if head == noun or (tokens[head].pos == "VERB" and relation not in SAME):
            return False
        if relation in SAME and other in parsed.subtree(head):
            return True
        above = tokens[head].head
        if tokens[head].text.lower() in LINKS and other in parsed.subtree(above):
            return True
        noun = head
    return False


def others(parsed: Analysis, owner: int, taken: Collection[int]) -> tuple[int, ...]:
    """Return the nouns that could be mistaken for ``owner``, those of ``taken`` left out."""
    return tuple(
        i
        for i, token in enumerate(parsed.tokens)
        if i not in taken
        and i != owner
        and _alike(token, parsed.tokens[owner])
        and not linked(parsed, owner, i)
    )


def _alike(token: Token, owner: Token) -> bool:
    if token.pos not in NOUNS or token.dep in PARTS or not token.text.isalpha():
        return False
    if token.lemma.lower() in VAGUE or token.entity in AMOUNTS:
        return False
    persons = [t.entity == "PERSON" for t in (token, owner)]
    return is_plural(token) == is_plural(owner) and (len(set(persons)) == 1 or owner.pos == "NOUN")
