"""Series of noun phrases, *the York and Leeds branches*, each member told in full."""

from collections.abc import Iterator
from typing import NamedTuple

from agent.domain.prose.tags import PLURALS
from agent.judge.clauses.tree import Tree

_JOINS = frozenset({"and", "or", "&"})
_PHRASE = frozenset({"DET", "ADJ", "NUM", "NOUN", "PROPN", "SYM", "PRON"})
_POSSESSIVE = frozenset({"'s", "’s"})
_POINTING = frozenset(
    "it they them he him she we us you i who which that this these those both either".split()
)
_HEADS = frozenset({"NOUN", "PROPN", "NUM", "SYM"})
_KINDS = frozenset({"PROPN", "NOUN", "ADJ", "NUM"})
MOST = 6  # members


class Series(NamedTuple):
    """The members of a series.

    Attributes:
        start: its first token.
        end: the token after its last one.
        members: the text of each member in full.
        heads: the last word of each, which they may share.
        own: the tokens of each without those that it shares with the others.
    """

    start: int
    end: int
    members: tuple[str, ...]
    heads: tuple[int, ...]
    own: tuple[range, ...]


def all_series(tree: Tree, sentence: range) -> Iterator[Series]:
    """Yield the series of a sentence, left to right; what only looks like one is left out."""
    for join in sentence[1:-1]:
        if tree.lower(join) in _JOINS:
            found = _series(tree, join, sentence)
            if found is not None:
                yield found


def _series(tree: Tree, join: int, sentence: range) -> Series | None:
    """Return the series whose last member follows the conjunction at ``join``, or None."""
    lead = join + 1 if tree.tokens[join + 1].pos == "ADP" else join
    last = range(lead + 1, _stop(tree, lead + 1, sentence))
    if lead != join:
        return _led(tree, join, last, sentence)
    before = join - 1 if tree.lower(join - 1) == "," else join
    members = [range(_start(tree, before, sentence), before), last]
    while tree.lower(members[0].start - 1) == "," and len(members) < MOST:
        comma = members[0].start - 1
        further = range(_start(tree, comma, sentence), comma)
        if not _is_phrase(tree, further) or not _alike(tree, further, members[0]):
            break
        members.insert(0, further)
    return _told(tree, members)


def _led(tree: Tree, join: int, last: range, sentence: range) -> Series | None:
    """Return the series of *for adults and for children*."""
    word = tree.lower(join + 1)
    opens = [i for i in range(sentence.start, join) if tree.lower(i) == word]
    if not opens or not _is_phrase(tree, range(opens[-1] + 1, join)):
        return None
    first = range(opens[-1], join)
    found = _told(tree, [range(first.start + 1, join), last])
    if found is None:
        return None
    opened = tuple(f"{tree.tokens[opens[-1]].text} {m}" for m in found.members)
    return found._replace(start=first.start, members=opened)


def _start(tree: Tree, end: int, sentence: range) -> int:
    index = end
    while index > sentence.start and _is_part(tree, index - 1):
        index -= 1
    return index


def _stop(tree: Tree, start: int, sentence: range) -> int:
    index = start
    while index < sentence.stop and _is_part(tree, index):
        index += 1
    return index


def _is_part(tree: Tree, index: int) -> bool:
    token = tree.tokens[index]
    if tree.lower(index) in _POINTING:
        return False
    if tree.lower(index) == "of" and 0 < index < len(tree.tokens) - 1:
        return {tree.tokens[index - 1].pos, tree.tokens[index + 1].pos} == {"PROPN"}
    return token.pos in _PHRASE or tree.lower(index) in _POSSESSIVE


def _is_phrase(tree: Tree, members: range) -> bool:
    return bool(members) and all(_is_part(tree, i) for i in members)


def _alike(tree: Tree, one: range, other: range) -> bool:
    """Tell whether two members end in words of one kind: *Two lifts* is no *lift*."""
    single = tree.tokens[other[-1]].tag == "NN"
    counts = tree.tokens[one[0]].pos == "NUM" and len(one) > 1 and single
    plain = counts and tree.tokens[other[0]].pos != "NUM"
    return _kind(tree, one[-1]) == _kind(tree, other[-1]) and not plain


def _kind(tree: Tree, index: int) -> str:
    """Return the part of speech; unit symbols are read as nouns or as names."""
    pos = tree.tokens[index].pos
    return "NOUN" if pos == "PROPN" else pos


def _told(tree: Tree, members: list[range]) -> Series | None:
    """Return the members with the words that they share, None where that is unclear."""
    if not all(_is_phrase(tree, m) for m in members):
        return None
    end = members[-1].stop
    tail = _tail(tree, members)
    if not tail and end < len(tree.tokens) and tree.lower(end) == "of":
        return None
    front = _front(tree, members, tail)
    texts = []
    for number, member in enumerate(members):
        words = list(member)
        if number and front:
            words = [*front, *words]
        if number < len(members) - 1:
            words = [*words, *tail]
        texts.append(_text(tree, words))
    heads = tuple((tail or members[n])[-1] for n in range(len(members)))
    if not all(any(tree.tokens[i].pos in _HEADS for i in m) for m in members[1:]):
        return None
    own = [*members[:-1], range(members[-1].start, members[-1].stop - len(tail))]
    own[0] = range(own[0].start + len(front), own[0].stop)
    return Series(members[0].start, end, tuple(texts), heads, tuple(own))


def _tail(tree: Tree, members: list[range]) -> range:
    """Return the words that only the last member has and all share: *70 and 80 points*."""
    last, nothing = members[-1], range(0)
    kinds = {tree.tokens[m[-1]].pos for m in members[:-1]}
    kind = kinds.pop()
    if kinds or kind not in _KINDS:
        return nothing
    own = [i for i in last if tree.tokens[i].pos == kind]
    if kind == "NOUN":
        opens = tree.tokens[members[0].start].pos == "DET" != tree.tokens[last.start].pos
        bare = opens and len(last) > 1 and tree.tokens[last[-1]].tag in PLURALS
        singular = tree.tokens[members[0][-1]].tag == "NN"
        return range(last.stop - 1, last.stop) if bare and singular else nothing
    if not own:
        return nothing
    shared = range((own[0] if kind == "NUM" else own[-1]) + 1, last.stop)
    bare = all(tree.tokens[i].pos in {"NOUN", "NUM", "ADJ"} for i in shared)
    return shared if kind == "NUM" or bare else nothing


def _front(tree: Tree, members: list[range], tail: range) -> range:
    """Return the words that only the first member has and all share.

    Example:
        In *ports 80 and 443* it is "ports", in *samples A and B* "samples".
    """
    first, rest = members[0], members[1:]
    if tree.tokens[first[-1]].pos == "NUM" and len(first) > 1:
        lone = all(len(m) == 1 and tree.tokens[m[0]].pos == "NUM" for m in rest)
        named = tree.tokens[first[-2]].pos in {"NOUN", "PROPN"}
        return range(first.start, first.stop - 1) if lone and named and not tail else range(0)
    if len(first) > 1 and all(_is_letter(tree, m[-1]) for m in members):
        lone = all(len(m) == 1 for m in rest) and tree.tokens[first[-2]].pos in {"NOUN", "PROPN"}
        return range(first.start, first.stop - 1) if lone and not tail else range(0)
    opened = tree.tokens[first.start].pos == "DET" and len(first) > 1
    if opened and not any(tree.tokens[m.start].pos == "DET" for m in rest):
        return range(first.start, first.start + 1)
    return range(0)


def _is_letter(tree: Tree, index: int) -> bool:
    """Tell a letter that labels something, *B*."""
    text = tree.tokens[index].text
    return len(text) == 1 and text.isupper()


def _text(tree: Tree, words: list[int]) -> str:
    """Return the text of some tokens, with the spaces that stand between them."""
    parts = []
    for place, i in enumerate(words):
        token = tree.tokens[i]
        joined = place + 1 < len(words) and words[place + 1] == i + 1
        tight = joined and tree.tokens[i + 1].start == token.end
        parts.append(token.text if tight else f"{token.text} ")
    return "".join(parts).strip()
