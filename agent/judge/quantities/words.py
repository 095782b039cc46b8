"""The words of a text in the form in which claim and evidence are compared."""

from agent.domain.analysis import Analysis, Token

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
    "kill": "death", "birth": "born", "bear": "born", "speed": "fast",
}  # fmt: skip


def stem(token: Token) -> str:
    """Return a lemma's first letters in lower case, near synonyms of measures made one."""
    word = token.lemma.lower()
    return _FAMILIES.get(word, word)[:STEM]


def is_content(token: Token) -> bool:
    """Tell whether a token carries meaning of its own."""
    return (
        token.pos in _CONTENT
        and token.lemma.lower() not in _EMPTY
        and any(c.isalnum() for c in token.text)
    )


def stems(analysis: Analysis) -> list[str]:
    """Return one stem a token, '' for those without meaning of their own."""
    return [stem(t) if is_content(t) else "" for t in analysis.tokens]


def naming_stems(analysis: Analysis) -> frozenset[str]:
    """Return the stems that name things rather than tell what happens to them."""
    return frozenset(stem(t) for t in analysis.tokens if t.pos in NAMING and is_content(t))
