"""The words of a text in the form in which claim and evidence are compared."""

from collections.abc import Container

from agent.domain.prose.analysis import Analysis, Token
from agent.domain.prose.tags import NOUNS, SUBJECTS
from agent.judge.once import once

STEM = 6
_CONTENT = frozenset(("NOUN", "PROPN", "ADJ", "VERB", "NUM", "ADV", "X"))
NAMING = frozenset(("NOUN", "PROPN", "ADJ", "NUM", "X"))
_EMPTY = frozenset(
    "be have do make more less least most than only also just about over under up at total number "
    "amount each every other same one such many much few so then there here now not very well "
    "use get take give go come per cent percent include include roughly approximately nearly "
    "almost exactly precisely around some maximum minimum".split()
)
_FAMILIES = {
    "deep": "depth", "long": "length", "high": "height", "tall": "height", "wide": "width",
    "weigh": "weight", "heavy": "weight", "old": "age", "aged": "age", "price": "cost",
    "staff": "employ", "worker": "employ", "people": "person", "company": "firm",
    "paid": "pay", "payment": "pay", "dead": "death", "die": "death", "expensive": "cost",
    "effect": "force", "commence": "force", "capital": "capital", "inhabitant": "population",
    "resident": "population", "cheap": "cost", "dear": "cost", "kill": "death",
    "birth": "born", "bear": "born", "speed": "fast",
}  # fmt: skip


def stem(token: Token) -> str:
    """Return a lemma's first letters in lower case, near synonyms of measures made one."""
    word = token.lemma.lower().rstrip(".") or token.text
    word = word.partition("_")[0] or word  # weight_kg: a column's name
    return _FAMILIES.get(word, word)[:STEM]


def is_content(token: Token) -> bool:
    """Tell whether a token carries meaning of its own."""
    return (
        token.pos in _CONTENT
        and token.lemma.lower() not in _EMPTY
        and (token.text.isalnum() or any(c.isalnum() for c in token.text))
    )


@once
def stems(analysis: Analysis) -> tuple[str, ...]:
    """Return one stem a token, '' for those without meaning of their own."""
    return tuple(
        stem(t) if is_content(t) or is_letter(analysis, i) else ""
        for i, t in enumerate(analysis.tokens)
    )


def stems_between(
    analysis: Analysis, start: int, end: int, pos: Container[str] | None = None
) -> frozenset[str]:
    """Return the stems of the words between two places of a text, or of those of some kinds."""
    pairs = zip(stems(analysis), analysis.tokens, strict=True)
    return frozenset(
        s for s, t in pairs if s and start <= t.start < end and (pos is None or t.pos in pos)
    )


def is_letter(analysis: Analysis, i: int) -> bool:
    """Tell whether a token is the letter of a name such as "option A"."""
    token, before = analysis.tokens[i], analysis.tokens[i - 1] if i else None
    return (
        token.text[:1].isupper()
        and len(token.text.rstrip(".")) == 1
        and before is not None
        and before.pos in NOUNS
    )


def naming_stems(analysis: Analysis) -> frozenset[str]:
    """Return the stems that name things rather than tell what happens to them."""
    pairs = zip(stems(analysis), analysis.tokens, strict=True)
    return frozenset(
        found
        for i, (found, t) in enumerate(pairs)
        if found and (t.pos in NAMING or is_letter(analysis, i))
    )


def heads(analysis: Analysis) -> frozenset[str]:
    """Return the stems of the nouns that are subjects."""
    return frozenset(stem(t) for t in analysis.tokens if t.dep in SUBJECTS and t.pos in NOUNS)


_MODIFIERS = frozenset(("compound", "amod", "nmod", "poss", "appos", "nummod"))


def subjects(analysis: Analysis, span: tuple[int, int] | None = None) -> tuple[frozenset[str], ...]:
    """Return the stems of each subject with its modifiers; pronouns yield nothing."""
    tokens, found = analysis.tokens, []
    children: dict[int, list[int]] = {}
    for i, token in enumerate(tokens):
        if token.dep in _MODIFIERS and token.head != i:
            children.setdefault(token.head, []).append(i)
    for i in range(*(span or (0, len(tokens)))):
        if tokens[i].dep not in SUBJECTS or tokens[i].pos not in NOUNS:
            continue
        frontier, phrase = [i], set()
        while frontier:
            k = frontier.pop()
            if tokens[k].pos in NAMING and is_content(tokens[k]):
                phrase.add(stem(tokens[k]))
            frontier.extend(children.get(k, ()))
        if phrase:
            found.append(frozenset(phrase))
    return tuple(found)


_BACK = frozenset(
    "it its they their them he she his her this that these those such both then thereafter "
    "previously formerly former latter".split()
)


def points_back(analysis: Analysis, span: tuple[int, int] | None = None) -> bool:
    """Tell whether a text, or the tokens of ``span``, hold a word that refers to what is before."""
    first, last = span or (0, len(analysis.tokens))
    return any(t.text.lower() in _BACK for t in analysis.tokens[first:last])
