"""What is excepted, told on its own: *all members except juniors may vote* of juniors.

*Tokens expire after 180 days, except admin tokens, which expire after 30 days* has its rule for
these; a claim about them is held against that, all others against the sentence as it stands.
"""

import re

from agent.domain.prose.casing import capital
from agent.domain.prose.tags import PLURALS
from agent.judge.alignment.matter import words_of
from agent.judge.clauses.tree import NOUNS, SUBJECTS, Tree
from agent.judge.unfolding.denied import denied, denies, finite

_FIRM = r"(?:except(?:ing)?(?: for)?|excluding|save for|with the exception of)"
_EITHER = rf"(?:{_FIRM}|apart from|aside from|other than)"
_WHO = r"(?P<who>[^,;:.()]{2,60}?)"
_SAID = r"(?:[^,;:.()]|[.,:](?=\d))+"
_OWN = re.compile(
    rf"\b{_EITHER} {_WHO}(?P<rule>, (?P<link>which|who|when|where) (?P<said>{_SAID}))"
    r"(?=[,;.!)]|$)",
    re.IGNORECASE,
)
_POINTING = re.compile(r"(?:they|it)(?= )", re.IGNORECASE)
_PLACED = re.compile(r"(?:on|at|in|during|for|from) ", re.IGNORECASE)
CUE = re.compile(rf"\b{_EITHER} ", re.IGNORECASE)
_CUE_BEFORE = re.compile(rf",? {_FIRM} $", re.IGNORECASE)
_APART = frozenset({"PUNCT", "ADP", "SCONJ", "VERB", "AUX"})
_CASES = frozenset({"if", "when"})
_NAMING = NOUNS | {"ADJ", "NUM"}
_OF_ALL = frozenset("all every each any everyone everybody".split())


def with_own_rule(tree: Tree, claim: Tree) -> str:
    """Return a text with the rule of an exception on its own, where the claim is about that.

    The general rule is left out where another number takes the place of its own.
    """
    text = tree.text
    match = next((m for m in _OWN.finditer(text) if _is_about(claim, tree, m)), None)
    if match is None:
        return text
    who, said = match["who"], match["said"]
    verbs = [
        finite(tree, _inside(tree, *edges)) for edges in ((0, match.start()), match.span("said"))
    ]
    own = f"{capital(who)} {said}."
    first, second = verbs
    alike = first is not None and second is not None and tree.stems[first] == tree.stems[second]
    counted = any(t.pos == "NUM" for t in tree.tokens)
    if alike and counted and not _POINTING.match(said):
        return own
    if alike and counted:
        name = tree.quote(range(first)) if first else ""
        return f"{name}{_POINTING.sub('', said, count=1)} {who}."
    main = f"{text[: match.start('rule')]}{text[match.end('rule') :]}"
    return f"{main} {own}" if main.endswith((".", "!", "?")) else f"{main}. {own}"


def _is_about(claim: Tree, tree: Tree, match: re.Match[str]) -> bool:
    """Tell whether a claim is about what a match excepts, or of the place or time that it names."""
    words = words_of(tree, _inside(tree, *match.span("who")), _NAMING)
    if match["link"].lower() in {"which", "who"}:
        return bool(words) and words == subject(claim)
    return bool(words) and words <= {*claim.stems} and _PLACED.match(match["who"]) is not None


def among_all(tree: Tree, sentence: range, claim: Tree) -> str | None:
    """Return what a sentence says of those whom it excepts, None where the claim is not of them."""
    who = _excepted(tree, sentence)
    verb = finite(tree, sentence)
    heads = [i for i in who if tree.tokens[i].pos in NOUNS]
    if verb is None or not heads or verb in who:
        return None
    group = {tree.stems[i] for i in range(sentence.start, min(verb, who[0]))}
    own = words_of(tree, who, _NAMING) - group
    if not own or (subject(claim) - group) != own:
        return None
    end = sentence.stop if verb > who[0] else who[0] - _length(tree, who[0])
    predicate = range(verb, end)
    if not _is_clear(tree, sentence, predicate, heads):
        return None
    told = denied(tree, verb, plural=_is_plural(tree, who, heads))
    rest = tree.quote(predicate[1:]).rstrip(" .,!") if predicate[1:] else ""
    name = tree.quote(who)
    return f"{capital(name)} {told} {rest}".rstrip() + "." if told else None


def _excepted(tree: Tree, sentence: range) -> list[int]:
    """Return the words that name those whom a sentence excepts from all, none where it is unclear.

    They stand after the subject or at the end.
    """
    starts = [i for i in sentence[1:] if _length(tree, i)]
    if len(starts) != 1:
        return []
    verb = finite(tree, range(starts[0], sentence.stop))
    who = list(range(starts[0], sentence.stop if verb is None else verb))
    while who and tree.tokens[who[-1]].pos == "PUNCT":
        who.pop()
    return [] if any(tree.tokens[i].pos in _APART for i in who) else who


def _length(tree: Tree, start: int) -> int:
    """Return how many words just before ``start`` except what begins there, 0 for none."""
    before = tree.text[: tree.tokens[start].start]
    match = _CUE_BEFORE.search(before)
    if match is None or tree.lower(start) == "for":
        return 0
    return sum(match.start() <= t.start for t in tree.tokens[:start])


def subject(tree: Tree) -> frozenset[str]:
    """Return the stems of the words that name what the first main clause is about."""
    for i, token in enumerate(tree.tokens):
        if token.dep in SUBJECTS and tree.tokens[token.head].head == token.head:
            return words_of(tree, tree.below(i), _NAMING)
    return frozenset()


def _is_clear(tree: Tree, sentence: range, predicate: range, heads: list[int]) -> bool:
    """Tell whether a sentence says one plain thing of all but those excepted.

    What stands at its end may be excepted from another thing: *we take all cards except Amex*.
    """
    joined = any(tree.tokens[i].pos in {"CCONJ", "NUM"} for i in predicate)
    if joined or denies(tree, sentence) or any(tree.lower(i) in _CASES for i in sentence):
        return False
    if heads[0] < predicate.start:
        return True
    before = range(sentence.start, predicate.start)
    shared = words_of(tree, before, _NAMING) & words_of(tree, heads, _NAMING)
    bare = not any(tree.tokens[i].pos in NOUNS for i in predicate)
    return bool(shared) or (bare and any(tree.lower(i) in _OF_ALL for i in before))


def _is_plural(tree: Tree, who: list[int], heads: list[int]) -> bool:
    several = any(tree.lower(i) in {"and", "or"} for i in who)
    return several or tree.tokens[heads[-1]].tag in PLURALS


def _inside(tree: Tree, first: int, last: int) -> list[int]:
    return [i for i, t in enumerate(tree.tokens) if first <= t.start and t.end <= last]
