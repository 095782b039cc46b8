"""Views: who takes issue with the view that the dam failed does not hold that it did.

The view stands in the evidence with every word, and who is named before it is the one who argues
against it: *Baum disputes the claim that …*, *Baum's book is a reply to those who say that …*.
"""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import stems_in
from agent.judge.clauses.negation import NEGATIVES
from agent.judge.clauses.tree import NOUNS, Tree
from agent.judge.polarity.events.links import pieces
from agent.judge.polarity.roles.converses import actors, party

SAME = 0.75  # share of the words of a view that makes it the same
_OPINION = (
    r"(?:view|opinion|claim|belief|assumption|notion|charge|idea|argument|theory|thesis|hypothesis|"
    r"suggestion|assertion|contention|allegation|accusation|impression|perception|conclusion|"
    r"proposition|narrative|story|myth|premise|orthodoxy|wisdom|consensus)s?"
)
_HOLDING = (
    r"(?:(?:argu|believ|stat|conclud|declar|not)(?:e[sd]?|ing)|thinks?|thought|writes?|wrote|says?|"
    r"said|h[eo]lds?|feels?|felt|(?:claim|maintain|contend|insist|assert|suggest|affirm|accept)"
    r"(?:s|ed)?|(?:points?|pointed) out|agree[sd]?)"
)
_SHARING = r"(?:h[eo]lds?|(?:shar|endors|advanc)e[sd]?|(?:support|accept|defend|back)(?:s|ed)?)"
_QUESTIONING = (
    r"(?:(?:question|doubt)(?:s|ed|ing)?|(?:cast\w*|throws?|threw)(?: \w+)? doubts? (?:up)?on|"
    r"(?:repl(?:y|ies|ied)|respon(?:se|ds?|ded)|answer(?:s|ed)?|rejoinder|objection)(?: \w+ly)? to)"
)
_DISPUTING = (
    rf"(?:{_QUESTIONING}|(?:takes?|took|taking|taken) issue with|"
    r"pour(?:s|ed|ing)? (?:cold water|scorn) (?:up)?on|"
    r"(?:challeng|disput|oppos|repudiat|disprov|refut|criticis|criticiz|ridicul)(?:e[sd]?|ing)|"
    r"(?:contest|reject|dismiss|counter|contradict|attack|debunk|mock)(?:e?s|ed|ing)?|"
    r"rebut(?:s|ted|ting)?|den(?:y|ies|ied|ying)|argu(?:e[sd]?|ing)(?: \w+)? against|"
    r"disagree[sd]?(?: \w+ly)? with|(?:object|challenge|scoff)(?:s|ed)?(?: \w+ly)? (?:to|at)|"
    r"br(?:eak|oke|oken)s? with|(?:attack|assault) on|"
    r"(?:critique|criticism|rebuttal|refutation|rejection) of)"
)
_THOSE = rf"(?:those|anyone|anybody|people|[a-z]+s) who (?:\w+ly |still )?{_HOLDING}"
DISPUTED = (
    rf"{_DISPUTING}\s+(?:(?:[\w'’-]+\s+){{0,4}}?{_OPINION}"
    rf"(?:\s+(?:\w+ )?by(?: [\w.'’-]+){{1,4}}?)?|{_THOSE})\s+(?:that|according to which)"
)
"""The words before a view that is disputed."""
_ENDED = rf"(?=\W*$|[;:.!?]|,|\bbut\b|\band (?:\w+ )?(?:{_HOLDING}|{_DISPUTING})\b)"
_AGAINST = re.compile(rf"\b(?P<cue>{DISPUTED})\s+(?P<view>.+?){_ENDED}", re.IGNORECASE)
_BY = re.compile(
    rf"\b{_OPINION}\s+that\s+(?P<view>.+?)\s+(?:is|was|has been|have been|were|are)\s+(?:\w+ )?"
    rf"(?P<cue>{_DISPUTING}\s+by|(?:challeng|disput|oppos|refut|question|contest|reject|attack)e?d"
    r" by)\s+(?P<who>[^,;.]+)",
    re.IGNORECASE,
)
_SOFT = re.compile(_QUESTIONING, re.IGNORECASE)
_WHO = r"(?P<who>(?:[\w.'’-]+ ){0,6}?[\w.’'-]+?)"
_HELD = tuple(
    re.compile(rf"^\W*{pattern}", re.IGNORECASE)
    for pattern in (
        r"according to (?P<who>[^,]+),\s*(?P<view>.+)$",
        rf"in {_WHO}['’]s? (?:view|opinion|eyes),\s*(?P<view>.+)$",
        r"in the (?:view|opinion|eyes) of (?P<who>[^,]+),\s*(?P<view>.+)$",
        rf"{_WHO}['’]s? {_OPINION} (?:is|was) that (?P<view>.+)$",
        rf"{_WHO} (?:(?:has|had|have|also|still|always|once|\w+ly) )*(?:{_SHARING}"
        rf" (?:[\w-]+ ){{1,2}}{_OPINION} that|(?:is|was) of the opinion that|"
        rf"{_HOLDING}(?: that)?) (?P<view>.+)$",
        rf"(?P<view>.+),\s*{_WHO} {_HOLDING}\W*$",
    )
)
_DISPUTED = re.compile(
    rf"^\W*{_WHO} (?:\w+ly )?{_DISPUTING} (?:the {_OPINION} )?that (?P<view>.+)$", re.IGNORECASE
)
_NO_NAME = re.compile(
    r"\b(?:that|who|which|whose|if|when|not|no|never|nobody|none|does|did)\b|n['’]t", re.I
)
_DENIED = re.compile(
    r"(?:\b(?:not|no|never|nobody|none|hardly|without|nor)\b|n['’]t)(?:\s+\w+){0,3}\s*$", re.I
)


class View(NamedTuple):
    """A view that somebody disputes; ``who`` is empty where a pronoun stands for them."""

    words: frozenset[str]
    who: frozenset[str]
    cue: str
    sentence: int


def compare_views(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``conflict`` where the claim has somebody hold a view that they dispute.

    Or where it has them dispute one that they hold. ``missing`` where they only question it, or
    where a pronoun tells who does.
    """
    held = _held(claim)
    if held is None:
        return _own_view(claim, premise)
    who, words = held
    for view in _disputed(premise):
        if (view.who and not who & view.who) or len(words & view.words) < SAME * len(words):
            continue
        if _told_elsewhere(premise, words, view.sentence):
            continue
        sure = view.who and not _SOFT.match(view.cue)
        return Outcome.CONFLICT if sure else Outcome.MISSING, f"“{view.cue}”"
    return Outcome.NONE, ""


def _own_view(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``conflict`` where the claim has somebody dispute what they alone hold."""
    disputed = _view(claim, (_DISPUTED,))
    if disputed is None:
        return Outcome.NONE, ""
    who, words = disputed
    for place in pieces(premise):
        held = _view(premise, _HELD, place)
        if held and held[0] & who and len(words & held[1]) >= SAME * len(words):
            return Outcome.CONFLICT, f"“{premise.text[slice(*place)]}”"
    return Outcome.NONE, ""


def _held(claim: Tree) -> tuple[frozenset[str], frozenset[str]] | None:
    """Return who a claim says holds a view, and the words of the view; None where it is denied."""
    return _view(claim, _HELD)


def _view(
    tree: Tree, patterns: Sequence[re.Pattern[str]], place: tuple[int, int] | None = None
) -> tuple[frozenset[str], frozenset[str]] | None:
    """Return whose view a piece of text tells, and the words of the view; None where denied."""
    start, end = place or (0, len(tree.text))
    for match in (m for p in patterns if (m := p.match(tree.text[start:end]))):
        if _NO_NAME.search(match["who"]):
            continue
        heads = [k for k in _inside(tree, match, "who", start) if tree.tokens[k].pos in NOUNS]
        who = frozenset[str]().union(*(party(tree, k) for k in heads[-1:]))
        inside = _inside(tree, match, "view", start)
        words = stems_in(tree, [(match.start("view") + start, match.end("view") + start)])
        if who and words and not NEGATIVES & {tree.lower(k) for k in inside}:
            return who, words
    return None


def _disputed(premise: Tree) -> Iterator[View]:
    for number, (start, end) in enumerate(premise.sentences):
        first, last = premise.tokens[start].start, premise.tokens[end - 1].end
        for match in (m for p in (_AGAINST, _BY) for m in p.finditer(premise.text, first, last)):
            inside = {premise.lower(k) for k in _inside(premise, match, "view")}
            if inside & NEGATIVES or _DENIED.search(premise.text, first, match.start("cue")):
                continue
            words = stems_in(premise, [match.span("view")])
            yield View(words, _disputing(premise, match), match["cue"], number)


def _disputing(tree: Tree, match: re.Match[str]) -> frozenset[str]:
    """Return the names of those who dispute a view: Hagen in *the report by Hagen*."""
    if "who" in match.re.groupindex:
        heads = [k for k in _inside(tree, match, "who") if tree.tokens[k].pos in NOUNS]
        return frozenset[str]().union(*(party(tree, k) for k in heads[:2]))
    verb = _inside(tree, match, "cue")[0]
    for _ in range(3):
        subjects = [] if tree.tokens[verb].pos in NOUNS else actors(tree, verb)
        if subjects:
            break
        verb = tree.tokens[verb].head
    apart = frozenset({"relcl", "acl", "advcl", "appos"})
    inside = (k for s in subjects for k in tree.below(s, apart))
    return frozenset[str]().union(*(party(tree, k) for k in inside))


def _told_elsewhere(premise: Tree, words: frozenset[str], place: int) -> bool:
    others = (frozenset(premise.stems[s:e]) for s, e in premise.sentences)
    return any(
        n != place and len(words & stems) >= SAME * len(words) for n, stems in enumerate(others)
    )


def _inside(tree: Tree, match: re.Match[str], group: str, offset: int = 0) -> list[int]:
    start, end = match.span(group)
    return [k for k, t in enumerate(tree.tokens) if start <= t.start - offset < end]
