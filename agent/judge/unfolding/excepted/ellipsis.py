"""Clauses cut short: *all plans include support, the free plan does not* (include support).

*The tent could not be saved; the boat was* is told in full too: *the boat was saved*.
"""

import re

from agent.domain.prose.casing import capital
from agent.domain.prose.figures import ONE_TO_TWELVE
from agent.domain.prose.tags import TENSED, VERBS
from agent.judge.clauses.tree import NOUNS, Tree

_END = r"(?=\s*(?:[.;!]|$))"
_JOIN = r"[,;:]\s+(?:but |while |though |although |whereas |and |however,? )?"
_BE = "is are was were be been".split()
_HAVE = "has have had".split()
_MODALS = "may can could must should shall will would might ca wo".split()
_DO = "do does did".split()
CUE = re.compile(
    rf"{_JOIN}(?P<who>[^,;:.()]{{2,50}}?) (?P<aux>{'|'.join([*_BE, *_HAVE, *_MODALS, *_DO])})"
    rf"(?P<not> not|n?['’]t|not)?(?P<too> too| as well)?{_END}",
    re.IGNORECASE,
)
_DENIALS = frozenset("not n't n’t never".split())
_NONE = frozenset("neither no none nobody".split())
SET_APART = re.compile(
    rf",\s+(?:only )?(?P<what>[^,;:.]{{2,40}}?) (?:excepted|aside|excluded){_END}", re.IGNORECASE
)
_WHOLE = re.compile(
    r"\b(?:all|every\w*|each|any\w*|always|daily|no|none|nobody|whole|entire)\b", re.IGNORECASE
)
_PUT = re.compile(
    r"\b(?:put|puts|putting|set|sets|setting|la(?:y|id)|left|leave|moved?|pushed?|cast|brush\w*)\b",
    re.IGNORECASE,
)
_DAY = re.compile(r"^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|\w+ holidays?)\b", re.I)
LONGEST = 160  # characters of a predicate

_NUMBER = (
    rf"(?:\d[\d.,]*(?<=\d)%?|{ONE_TO_TWELVE}|(?:thir|four|fif|six|seven|eigh|nine)teen"
    r"|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)"
)
COUNTED = re.compile(
    rf"(?:[,;] (?:and |while |whereas |but )?| and | while | whereas )"
    rf"(?P<place>(?:in|on|of|at|among|for|during) [^,;]{{2,40}}?,? )?"
    rf"(?P<number>{_NUMBER})(?P<who> [^,;.]{{2,40}}?)? (?:did|do|does)(?: so)?{_END}",
    re.IGNORECASE,
)


def counted(tree: Tree, sentence: range) -> str | None:
    """Return a sentence with what it says of so many by *did* in full, None where it says no such.

    Example:
        "In group A, six men fell ill; in group B, ten did." is told as "In group A, six men fell
        ill. In group B, ten men fell ill."
    """
    text = tree.quote(sentence)
    match = COUNTED.search(text)
    if match is None:
        return None
    start = tree.tokens[sentence.start].start
    said = [i for i in sentence if tree.tokens[i].start < start + match.start()]
    subject = tree.subject_among(said)
    verb = next((i for i in said if tree.tokens[i].tag in TENSED), None)
    if subject is None or verb is None or verb < subject or tree.tokens[verb].lemma == "be":
        return None
    if any(tree.lower(i) in _DENIALS for i in said):
        return None
    noun = tree.tokens[subject].text if tree.tokens[subject].pos in NOUNS else ""
    front = [i for i in said if i < tree.subtree(subject)[0]]
    opening = match["place"] or (f"{tree.quote(front).rstrip(' ,')} " if front else "")
    who = match["who"] or f" {noun}"
    predicate = tree.quote([i for i in said if i >= verb])
    full = f"{opening}{match['number']}{who} {predicate}"
    return f"{text[: match.start()]}. {capital(full)}."


def completed(tree: Tree, sentence: range) -> str | None:
    """Return a sentence with the predicate that its last clause leaves out, None if it has none."""
    text, start = tree.quote(sentence), tree.tokens[sentence.start].start
    match, placed = CUE.search(text), COUNTED.search(text)
    if match is None or (placed and placed["place"]):
        return None
    said = [i for i in sentence if tree.tokens[i].start < start + match.start()]
    who = [i for i in sentence if match.start("who") <= tree.tokens[i].start - start < match.end()]
    aux = next((i for i in who if tree.tokens[i].start - start >= match.start("aux")), None)
    if aux is None or any(tree.tokens[i].pos in VERBS for i in who if i < aux):
        return None
    predicate = _elsewhere(tree, who, _predicate(tree, said, match["aux"].lower()))
    if not predicate or len(predicate) > LONGEST:
        return None
    if match["not"]:
        apart = tree.tokens[who[0]].pos == "ADP"  # *in Spain it was strong; in Portugal it was not*
        who_not = text[match.start("who") : match.end()]
        lead = f"{text[: match.start()]}. {capital(who_not)}" if apart else text[: match.end()]
        return f"{lead} {predicate}{text[match.end() :]}"
    denied = tree.lower(said[0]) in _NONE or any(tree.lower(i) in _DENIALS for i in said)
    if denied is bool(match["too"]):
        return None
    name = _named(tree, said, [i for i in who if i < aux])
    full = f"{name[:1].upper()}{name[1:]} {match['aux']} {predicate}{text[match.end() :]}"
    return f"{text[: match.start()]}. {full}"


def _named(tree: Tree, said: list[int], who: list[int]) -> str:
    """Return the subject of a clause, with what it leaves out: *the second* (batch)."""
    name = tree.quote(who)
    first = tree.subject_among(said)
    full = any(tree.tokens[i].pos in NOUNS or tree.tokens[i].tag == "PRP" for i in who)
    if full or first is None or tree.tokens[who[-1]].text[:1].isupper():
        return name
    if tree.tokens[first].pos in NOUNS:
        return f"{name} {tree.tokens[first].text}"
    rest = [i for i in sorted(tree.below(first)) if i > first]
    return f"{name} {tree.quote(rest)}" if rest else name


def _predicate(tree: Tree, said: list[int], aux: str) -> str:
    """Return the predicate of the first clause as it stands after ``aux``, '' without one."""
    if aux in _DO:
        verb = next((i for i in said if tree.tokens[i].tag in TENSED), None)
        if verb is None or tree.tokens[verb].lemma == "be":
            return ""
        if tree.tokens[verb].lemma == "do" and tree.tokens[verb].pos == "AUX":
            return _after(tree, verb, said)
        return f"{tree.tokens[verb].lemma} {_after(tree, verb, said)}".strip()
    kin = next(words for words in (_BE, _HAVE, _MODALS) if aux in words)
    found = next((i for i in said if tree.lower(i) in kin), None)
    return "" if found is None else _after(tree, found, said)


def _elsewhere(tree: Tree, who: list[int], predicate: str) -> str:
    """Return a predicate without its place, where the last clause opens with one of its own.

    *It was strong in Spain; in Portugal it was not* is not told of Spain.
    """
    if tree.tokens[who[0]].pos != "ADP":
        return predicate
    return re.sub(rf"^(?:still|already) | {tree.lower(who[0])} [^,]+$", "", predicate)


def _after(tree: Tree, index: int, said: list[int]) -> str:
    rest = [i for i in said if i > index and tree.lower(i) not in _DENIALS]
    return tree.quote(rest) if rest else ""


def set_apart(text: str) -> str:
    """Return a text with *except* before what it sets apart at its end: *Mondays excepted*."""

    def told(match: re.Match[str]) -> str:
        if not _WHOLE.search(text, 0, match.start()) or _PUT.search(text, 0, match.start()):
            return match.group()
        return f" except {'on ' if _DAY.match(match['what']) else ''}{match['what']}"

    return SET_APART.sub(told, text)
