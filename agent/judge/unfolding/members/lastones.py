"""The last of so many, told with their number: *two of the three said yes, the third no*.

Who is *the third* there is *one of the three*, and did the same to something else.
"""

import re

from agent.domain.prose.casing import capital
from agent.domain.prose.figures import ONE_TO_TWELVE, value
from agent.judge.alignment.lexical import content
from agent.judge.claims.parsing.inflection import singular_noun
from agent.judge.clauses.tree import Tree

_NUMBER = rf"\d{{1,4}}|{ONE_TO_TWELVE}"
_ORDINALS = ("first second third fourth fifth sixth seventh eighth ninth tenth eleventh "
             "twelfth").split()  # fmt: skip
_WORDS = "no one two three four five six seven eight nine ten eleven twelve".split()
_ONE_OF = {"people": "person", "children": "child", "men": "man", "women": "woman"}
_REST = (
    rf"(?:other|remaining) (?P<many>{_NUMBER})|others|rest|remaining ones"
    rf"|(?P<one>{'|'.join(_ORDINALS)}|other(?: one)?|last(?: one)?|remaining one)"
)
CUE = re.compile(
    rf"\b(?P<part>{_NUMBER}) of (?:the|its|our|their|these|those) (?P<whole>{_NUMBER}) "
    rf"(?P<what>[^\W\d]+s|people|children|men|women) (?P<said>[^,;]+?)"
    rf"(?:[,;]|[,;]? (?:and|but|while)) the (?P<rest>{_REST}) (?P<alt>[^,;]+)\.?$",
    re.IGNORECASE,
)


def with_their_number(tree: Tree, sentence: range, claim: Tree) -> str | None:
    """Return what a sentence says of so many and of the last ones apart, as far as a claim asks.

    None where their number does not come out, and where what the last ones did is unclear.
    """
    text = tree.quote(sentence)
    match = CUE.search(text)
    if match is None:
        return None
    whole, part = value(match["whole"]), value(match["part"])
    left = 0 if whole is None or part is None else round(whole - part)
    if left < 1 or not _fits(match, left, round(whole or 0)):
        return None
    alt = match["alt"].rstrip(".")
    said = _in_full(alt, match["said"], tree)
    if not said:
        return None
    number = _WORDS[left] if left < len(_WORDS) else str(left)
    what = match["what"]
    if left == 1:
        what = _ONE_OF.get(what.lower()) or singular_noun(what)
    first = f"{text[: match.end('said')]}."
    last = f"{capital(number)} {what} {said}."
    said_of = [content(s) for s in (match["said"], said)]
    own = [a - b for a, b in (said_of, said_of[::-1])]
    mine = [bool(words & content(claim.text)) for words in own] if all(own) else []
    if mine == [True, False]:
        return first
    return last if mine == [False, True] else f"{first} {last}"


def _fits(match: re.Match[str], left: int, whole: int) -> bool:
    """Tell whether the words for the last ones name as many as are left."""
    one = (match["one"] or "").lower()
    if one in _ORDINALS:
        return left == 1 and _ORDINALS.index(one) + 1 == whole
    if one:
        return left == 1
    return value(match["many"]) == left if match["many"] else left > 1


def _in_full(alt: str, said: str, tree: Tree) -> str:
    """Return what the last ones did with what it leaves out, '' where that is unclear."""
    first = alt.split(maxsplit=1)[0].lower()
    begun = next(
        (i for i, t in enumerate(tree.tokens) if tree.text[t.start :].startswith(alt)), None
    )
    if begun is not None and tree.is_finite(begun):
        return alt
    shared = list(re.finditer(rf"(?<!\w){re.escape(first)}(?!\w)", said, re.IGNORECASE))
    return f"{said[: shared[-1].start()]}{alt}" if shared and shared[-1].start() else ""
