"""Frames: the wordings of one sentence that deny what it tells, or tell it as no fact of today.

A framing has two sides: *it is a myth that* **the fee is 90 euros**.
"""

import re
from collections.abc import Iterator
from datetime import date
from functools import lru_cache
from typing import NamedTuple

from agent.judge.polarity.roles.views import DISPUTED
from agent.judge.standing.words import (
    ADVERBS,
    BE,
    DENIAL,
    FALSE,
    SAYING,
    SPENT,
    STATED,
    UNDONE,
    UNTRUE,
)

LONGEST = 1500  # characters of a sentence that is looked into


class Framing(NamedTuple):
    """What a sentence does not assert: ``said``, framed by ``cue``; ``rest`` is what is left.

    ``denied`` tells that it is called false; otherwise it is left open. ``timed`` tells that it
    is said of another time; ``reported`` that somebody says it and ``undone`` that it is planned at
    most, as a claim may tell.
    """

    said: str
    rest: str
    cue: str
    denied: bool = False
    timed: bool = False
    reported: bool = False
    undone: bool = False


def _compiled(*patterns: str) -> tuple[re.Pattern[str], ...]:
    return tuple(re.compile(p, re.IGNORECASE) for p in patterns)


_X = r"(?P<x>.+?)(?=[,;]\s+(?:but|while|whereas|although|though|yet|however)\b|;|[.!?]\W*$|$)"
_OPENING = r"^\W*(?:(?:but|and|so|now|yet|however|also)\b,?\s+)?"
_NUMBERED = r"(?:\s+(?:no\.?\s*)?#?\d+)?(?:\s*\([^)]*\))?"
_PART = r"(?<![^,;])"
"""Where a part of a sentence begins: elsewhere a pattern that takes in all of it need not start."""

_BETTER = r"(?=\s(?:right|correct|correctly|fact|facts|truth|reality|true)\s*:|$)"
_PLURALS = rf"(?:\w+\s+){{0,2}}{STATED}"

_DENIED = _compiled(
    rf"\b(?P<cue>(?:it|this|that)(?:\s+(?:{BE}|would be)|['’]s)\s+{ADVERBS}{FALSE}"
    rf"(?:\s+to\s+{SAYING}|\s+if (?:you|we|people|they) {SAYING})?\s+that)\s+{_X}",
    rf"\b(?P<cue>(?:isn|wasn)['’]t\s+(?:true|correct|the case|so)\s+that)\s+{_X}",
    rf"\b(?P<cue>(?:is|was|be)\s+{ADVERBS}(?:not true|false|untrue|wrong|incorrect|inaccurate|"
    rf"mistaken|nonsense|a (?:mistake|lie))\s+to\s+{SAYING})\s+(?:that\s+)?{_X}",
    rf"\b(?P<cue>{UNTRUE}s?\s+(?:that|according to which))\s+{_X}",
    rf"\b(?P<cue>(?:false|wrong|mistaken|erroneous|untrue|incorrect)\s+{STATED}\s+that)\s+{_X}",
    rf"\b(?P<cue>(?:refut\w+|disprov\w+|debunk\w*|rebut\w*|dispel\w*|discredit\w*|falsif\w+)"
    rf"\s+(?:the|a|any|his|her|their|this|all)?\s*{_PLURALS}\s+that)\s+{_X}",
    rf"\b{STATED}\s+that\s+(?P<x>.+?),?\s+(?P<cue>{BE}\s+{ADVERBS}{FALSE})\b",
    rf"\b(?P<cue>(?:wrongly|falsely|mistakenly|erroneously|incorrectly|misleadingly)\s+{SAYING})"
    rf"\s+(?:that\s+)?{_X}",
    rf"\b(?P<cue>{SAYING}\s+(?:wrongly|falsely|mistakenly|erroneously|incorrectly))\s+(?:that\s+)?"
    rf"{_X}",
    rf"\b(?P<cue>l(?:ied|ying|ies?)\b[^.]{{0,30}}?\bthat)\s+{_X}",
    rf"\b(?P<cue>(?:am|is|are|was|were)\s+(?:wrong|mistaken)\b[^.,]{{0,20}}?\b{SAYING})\s+"
    rf"(?:that\s+)?{_X}",
    rf"{_OPENING}(?P<cue>(?:[\w#-]+\s+)?{UNTRUE}s?{_NUMBERED}\s*[:—–])\s*(?P<x>.+?){_BETTER}",
    rf"{_OPENING}(?P<cue>(?:false|wrong|wrongly|incorrect|untrue|not true|inaccurate)"
    rf"(?:\s+{STATED})?{_NUMBERED}\s*[:—–])\s*(?P<x>.+?){_BETTER}",
    rf"[“\"‘«](?P<x>[^”\"»]+?)[”\"’»],?\s+(?P<cue>{BE}\s+{ADVERBS}{FALSE})\b",
    rf"\b(?P<cue>(?:by mistake|in error|by accident|due to an? \w*error)\b[^.;]{{0,40}}?"
    rf"\bthat)\s+{_X}",
    rf"^(?P<x>.+?)\s*(?:[,;:—–]|\s-\s|\.\.\.)\s*(?P<cue>(?:(?:but|yet|and|although|though)\s+)?"
    rf"(?:this|that|it|which|he|she|they)\s+{BE}\s+{ADVERBS}{FALSE})\s*[.!]?$",
    r"^(?P<x>.+?\?)\s*(?P<cue>no|false|wrong|untrue)\b(?!\s+(?:problem|doubt|worries))",
    r"^(?P<x>[^;|]+?)\s*(?:[:—–=]|\s-\s)\s*"
    r"(?P<cue>false|wrong|untrue|incorrect|not true|no)\s*[.!]?$",
    r"^(?P<x>.+?)\s*[(\[](?P<cue>(?:this is )?(?:false|wrong|incorrect|untrue|not true|a myth|no))"
    r"[)\]]\s*[.!]?$",
)
"""What is in ``x`` is called false."""

_NOTICE = r".*\b(?:will be|is to be|going to be|no longer|instead|(?:replaced|removed) (?:by|in))\b"
"""Tells what comes of what is deprecated or removed: that much is asserted."""
_HEADED = rf"(?:\s+{STATED})?{_NUMBERED}\s*:"

_OPEN = _compiled(
    rf"\b(?P<cue>(?:den(?:y|ies|ied|ying)|disput(?:e|es|ed|ing)|doubts?|doubt(?:ed|ing|ful)|"
    rf"alleg(?:e|es|ed|ing)|pretend(?:s|ed|ing)?|speculat(?:e|es|ed|ing)|suspect(?:s|ed)?|"
    rf"propos(?:e|es|ed|ing)|hop(?:e|es|ed|ing)|fear(?:s|ed|ing)?|wish(?:es|ed|ing)?|"
    rf"rumou?red|joked?|believ(?:e|es|ed)|thinks?|predict(?:s|ed)?|dream(?:s|ed|t)?|"
    rf"(?:been|was|were|is) (?:proposed|suggested|alleged|once (?:thought|believed|assumed)))"
    rf"\s+that)\s+{_X}",
    rf"\b(?P<cue>(?:cannot|could not|can['’]t|couldn['’]t|unable to|impossible to)\s+"
    rf"(?:confirm|verify|establish|prove|show|say)(?:\s+(?:that|whether))?)\s+{_X}",
    r"\b(?P<cue>(?:\bnot|never|n['’]t|fail\w* to|refus\w* to|declin\w* to)\s+(?!only\b)(?:\w+\s+)?"
    r"(?:confirm|prove|show|say|find|state|claim|establish|decide|agree|think|believe|assume|mean|"
    r"imply|demonstrate|conclude|suppose|guarantee|promise|suggest)(?:e?d|s)?\s+that)\s+" + _X,
    rf"\b(?P<cue>(?:unlikely|doubtful|questionable|debatable|unclear|uncertain|far from true|"
    rf"far from certain|impossible|not (?:certain|clear|known|sure|proven|established|likely))"
    rf"\s+that)\s+{_X}",
    rf"{_OPENING}(?P<cue>according to (?:a |an |the |some )?(?:\w+ )?(?:rumou?rs?|plaintiffs?|"
    rf"critics|opponents|gossip|allegations?|legends?|myths?)),\s*{_X}",
    rf"\b(?P<cue>no\s+(?:\w+\s+)?(?:evidence|proof|indication|sign|guarantee|confirmation|record|"
    rf"reason to \w+)\s+that)\s+{_X}",
    rf"\b(?P<cue>{DISPUTED})\s+{_X}",
    rf"\b(?P<cue>(?:reject|dismiss|withdr[ae]w|drop|abandon|scrap|contradict|disput|den[iy]|"
    rf"question|contest|defeat|vot)\w*(?:\s+(?:against|down))?\s+(?:the|a|any|his|her|their|this)?"
    rf"\s*{_PLURALS}\s+that)\s+{_X}",
    rf"\b{STATED}\s+that\s+(?P<x>.+?),?\s+(?P<cue>{BE}\s+{ADVERBS}{SPENT})\b",
    rf"\b(?P<cue>(?:unproven|unconfirmed|disputed|rumou?r|rumou?rs|allegations?|proposals?|"
    rf"motions?)\s+(?:\w+\s+)?that)\s+{_X}",
    rf"{_OPENING}(?P<cue>(?:let us |let['’]s |just |please )?(?:suppose|imagine|assume|pretend|"
    rf"what if|if only|picture|hypothetically|in theory|theoretically|on paper|only on paper|"
    rf"supposedly|allegedly|reportedly|hopefully|ideally)\b(?:\s+that)?),?\s+{_X}",
    r"\b(?P<cue>if|unless|whether|in case|supposing|assuming|as though)\s+(?:that\s+)?"
    r"(?P<x>[^,;:]+?)(?=\s+then\b|[,;:.?!]|$)",
    rf"{_OPENING}(?P<cue>(?:rejected|withdrawn|repealed|deleted|draft|proposed|proposal|planned|"
    rf"hypothetical|hypothesis|scenario|not (?:adopted|approved|in force)|unconfirmed|rumou?r|"
    rf"allegation|alleged|fictional|joke|suggestion|placeholder|motion|former|previously|formerly|"
    rf"quiz|riddle){_HEADED})\s*{_X}",
    rf"{_OPENING}(?P<cue>(?:superseded|obsolete|deprecated|outdated|expired|old|removed){_HEADED})"
    rf"\s*(?!{_NOTICE}){_X}",
    rf"{_OPENING}(?P<cue>(?:in|according to)\s+(?:the|a|an|his|her|this|their|one)\s+"
    rf"(?:\w+\s+)?(?:novel|fairy tale|legend|fable|dream|science fiction|thought experiment|"
    rf"scenario|simulation|draft|proposal|film|movie|short story)\b)[^,]{{0,40}},\s*"
    rf"(?P<x>(?!.*\b(?:play|star|portray|voice)).+)",
    rf"{_OPENING}(?P<cue>(?:in|for|at|under)\s+(?:some|certain|rare|exceptional|a few|very few|"
    rf"individual|special)\s+\w+),?\s+{_X}",
    rf"{_OPENING}(?P<cue>rarely|seldom|sometimes|occasionally|hardly ever|almost never|"
    rf"exceptionally|in exceptional cases"
    rf"|(?:\w+ )?(?:rumou?r|legend|tradition|gossip|word|hearsay) ha[sd] it"
    rf"(?: that)?|the story (?:goes|went|ran)(?: that)?),?\s+"
    rf"{_X}",
    rf"{_PART}(?P<x>[^,;]*\b(?P<cue>nearly|almost|all but)\s+(?!all|every|always)"
    r"[a-z]+(?:ed|lt|pt|nt|ght|wn|en|ade|old|ost|ell)\b[^,;]*)",
    rf"{_PART}(?P<x>[^,;]*\b(?P<cue>(?:should|would|could|might) have)\s+"
    r"(?:been|[a-z]+(?:ed|lt|pt|nt|ght|wn|en|ade|old|ost))\b[^,;]*)",
    rf"\b(?P<cue>(?:assistants?|models?|ai|llms?|reviewers?|readers?|judges?)\s+(?:should|must|"
    rf"shall|is to|are to|has to|will)\s+(?:answer|say|reply|state|respond|output|report|conclude|"
    rf"confirm)\s+that)\s+{_X}",
    rf"^(?P<x>.*\b(?:is|are|was|were|may|can|must|has|have|had|leads?|do|does)\b.+)\s+(?P<cue>"
    rf"(?:is|was)\s+{ADVERBS}{FALSE})\s*[.!]?$",
    rf"{_PART}(?P<x>[^,;]*\b(?P<cue>proposed|suggested|draft|rejected|hypothetical)\s+\w+(?:\s+\w+)?\s+"
    r"(?:is|are|was|were|of)\s+(?=\S*\d|[€$£])[^,;]*)",
)
"""What is in ``x`` is told as no fact: asked for, supposed, doubted, given up."""

_UNDONE = _compiled(
    rf"^(?P<x>.+?)\s*[(\[](?:[^()\[\]]*[,;:] )?(?P<cue>{UNDONE})\b[^)\]]{{0,40}}[)\]]\s*[.!]?$",
    rf"^(?P<x>[^:|]+):\s(?:[^:|]*[,;]\s)?(?P<cue>{UNDONE})\s*[.!]?$",
)
"""What is in ``x`` has a note beside it that it is not, or not yet, done."""

_TIMED = _compiled(
    rf"{_OPENING}(?P<cue>(?:until|till|up to|up until|prior to|before)\s+(?:\w+\s+){{0,3}}?"
    rf"(?:year|month|week|century|decade|then|recently|now|yesterday|\d{{4}}|reform|war)\b)"
    rf"[^,]{{0,20}},\s*{_X}",
    rf"{_OPENING}(?P<cue>in the past|formerly|previously|originally|historically|once|"
    rf"once upon a time|at one time|in former times|back then|in those days),\s*{_X}",
    rf"{_PART}(?P<x>[^,;]*(?<!is )(?<!are )(?<!was )(?<!were )(?<!be )(?<!been )\b"
    r"(?P<cue>used to)\s+(?:be|have)\b[^,;]*)",
    r"^(?P<x>.+?),?\s+(?P<cue>(?:until|till)\s+(?:last|recently|then)\b)",
    r"^(?P<x>[^;]+?)(?:;|\s[–—-]|[:.])\s+(?P<cue>(?:(?:now|since|this|has|is|was|been)\s+){0,3}"
    r"(?:fixed|solved|resolved|corrected|repaired|rectified|remedied))\s*[.!]?$",
    rf"{_PART}(?P<x>[^,;]*\b(?P<cue>former|previous|old|original)\s+(?:fee|price|rate|rent|limit|value|cost|"
    r"deadline|charge|tariff)\s+(?:is|are|was|were|of)\s+(?=\S*\d|[€$£])[^,;]*)",
)
"""What is in ``x`` was so at another time."""

_FROM = r"(?:from|as of|as from|starting(?: in| from)?|beginning(?: in)?|effective)"
_YEAR = r"(?:\w+\s+){0,3}?(?P<year>2\d{3})\b(?:\s+on(?:wards?)?)?"
_COMING = _compiled(
    rf"{_OPENING}(?P<cue>{_FROM}\s+{_YEAR}),?\s*{_X}",
    rf"^(?P<x>.+?),?\s+(?P<cue>{_FROM}\s+{_YEAR})\s*[.!]?$",
    rf"^(?P<x>.+\bwill\b.+?),?\s+(?P<cue>(?:by|in)\s+{_YEAR})\s*[.!]?$",
)
"""What is in ``x`` will be so from a year on."""

_NEGATED = re.compile(
    rf"(?:{DENIAL}|\b(?:beyond|hardly|few|little)\b)(?:\s+\w+){{0,3}}\s*$", re.IGNORECASE
)


@lru_cache(maxsize=8192)
def framings(text: str) -> tuple[Framing, ...]:
    """Return the framings of one sentence; what is itself denied (*no doubt that*) is none."""
    if len(text) > LONGEST:
        return ()
    found = [*_found(text, _DENIED, denied=True), *_found(text, _OPEN)]
    found += (f._replace(said=text, rest="", undone=True) for f in _found(text, _UNDONE))
    coming = (f for f, year in _coming(text) if year > date.today().year)
    return (*found, *_found(text, _TIMED, timed=True), *coming)


def _coming(text: str) -> Iterator[tuple[Framing, int]]:
    for match in (m for p in _COMING for m in p.finditer(text)):
        start, end = match.span("x")
        rest = f"{text[:start]} {text[end:]}"
        yield Framing(match["x"], rest, match["cue"], timed=True), int(match["year"])


def _found(
    text: str, patterns: tuple[re.Pattern[str], ...], *, denied: bool = False, timed: bool = False
) -> Iterator[Framing]:
    for pattern in patterns:
        for match in pattern.finditer(text):
            if not _NEGATED.search(text[: match.start("cue")]):
                start, end = match.span("x")
                rest = f"{text[:start]} {text[end:]}"
                yield Framing(match["x"], rest, match["cue"], denied, timed)
