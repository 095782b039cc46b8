"""A value until a day and another from a day on: *the fee is €20, from 1 July €25*.

Such a text is told as it holds at the time of the claim: *the fee is €25 in August*. So are
persons: *the director is Dr Mann, from 1 May Dr Weiss*.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from agent.domain.prose.casing import capital, small
from agent.judge.clauses.stems import stem
from agent.judge.quantities.times.dates import calendar_spans
from agent.judge.unfolding.graded.rises import NEXT as TILL
from agent.judge.unfolding.graded.rises import rise
from agent.judge.unfolding.graded.stretches import ALWAYS, Stretch, asked, placed, stretch

_MONEY = r"(?:EUR|USD|GBP|CHF|SEK|NOK|DKK)"
_NUMBER = (
    rf"(?:{_MONEY} ?)?[€$£]?\d[\d.,:]*(?<![.,:])(?: ?(?:to|[-–]) ?[€$£]?\d[\d.,:]*(?<![.,:]))?"
)
_WHEN = (
    r"(?:(?:from|as of|as from|since|starting|effective|beginning|until|till|up to|through|before)"
    r" (?:the (?:end|beginning|start) of )?@\d+@(?: on(?:wards?)?)?"
    r"|(?:and )?(?:then|afterwards|after that|thereafter|since then|from then on"
    r"|before that|before|previously|until then)(?![ \w]*@))"
)
_STOP = (
    r"(?! ?(?:from|as|since|starting|effective|beginning|until|till|up|through|before|then|and"
    r"|thereafter|afterwards|after|previously)\b)"
)
_UNIT = rf"(?:{_STOP} ?(?:[a-z²³%°€$£/]|{_MONEY})(?:[^\W\d]|[/²³])*){{0,4}}"
_TITLE = r"(?:(?:Dr|Mr|Ms|Mrs|Prof|Professor|Sir|Dame|Sister|Father|Judge)\.? )"
_NAME = rf"(?!(?:It|They|He|She|This|The|That)\b){_TITLE}?[A-Z][\w'’-]+(?: [A-Z][\w'’-]+){{0,3}}"
_VALUE = rf"(?:(?P<number>{_NUMBER})(?P<unit>{_UNIT})|(?P<name>(?-i:{_NAME})))"
_LEAD = r"(?P<lead>(?!(?:it|they|he|she|this|that|these)\b)[^\d,;:.()@€$£]{4,80}?)"
_BE = r"(?:is|are|was|were|has been|have been|will be|had been)"
_FIRST = re.compile(
    rf"^(?:(?P<early>{_WHEN}),? )?{_LEAD} {_VALUE}(?: (?P<late>{_WHEN}))?(?=[ ,;.(–—]|$)",
    re.IGNORECASE,
)
_LINK = r"(?:[,;]? (?:and|but|while) |[,;] |\. | \(| [–—] )"
_AGAIN = r"(?:(?P<again>(?:(?:it|they|this|he|she|the [^\d,;:.()@]{2,60}?) )?\w+(?: \w+)??) )??"
_AT = r"(?:(?P<at>at|by|in|to|for|within|every|each) )?"
_LATER = re.compile(
    rf"{_LINK}(?:(?P<early>{_WHEN})[,:]? )?{_AGAIN}{_AT}{_VALUE}"
    rf"(?: (?P<late>{_WHEN}))?\)?(?=[ ,;.)–—]|$)",
    re.IGNORECASE,
)
_MOVED = r"ris|increas|go|climb|fall|drop|decreas|chang|mov|declin|sink"
_MOVING = re.compile(
    rf", (?:and )?(?:{_MOVED})(?:p?ing)(?: up| down)? to {_VALUE} "
    r"(?P<late>(?:on|from|as of) @\d+@)(?=[ ,;.]|$)",
    re.IGNORECASE,
)
_FROM_TO = re.compile(
    rf"^(?:(?P<early>(?:on|from|as of|in) @\d+@),? )?{_LEAD}"
    rf" (?:(?:will|is going to) )?(?:{_MOVED}|r[io]se|fell|went|sank)(?:p?ed|e?s|e)?"
    rf"(?: up| down)? from (?P<old>{_NUMBER}{_UNIT}) to (?P<new>{_NUMBER}{_UNIT}) ?"
    r"(?P<late>(?:on|from|as of|in) @\d+@)?\.?$",
    re.IGNORECASE,
)
_TOLD_BY = re.compile(rf"\b(?:{_BE}|(?:led|headed|run|chaired|managed) by|called|named)$", re.I)
_UNCLEAR = re.compile(
    r"\b(?:no|not|never|only|unless|except|if|when|than|some|usually|often|sometimes|normally|all"
    r"|other|total|altogether|further|more|another|about|annual\w*)\b|n['’]t\b",
    re.IGNORECASE,
)
_HAPPENING = re.compile(
    r"\b(?!(?:need|speed|shed|bed|fixed|reduced|increased|united|combined|agreed|required)\b)\w+ed\b"
    r"|\b(?:sold|bought|made|got|won|lost|rose|fell|grew|built|sent|gave|took)\b",
    re.IGNORECASE,
)
_LASTING = re.compile(
    r"\b(?:is|are|was|were|be|been) (?:led|headed|chaired|managed|capped|limited|fixed|charged|used"
    r"|owned) (?:by|at|to)?|\b(?:amounted to|lasted|charged|headed|chaired|managed|employed)\b",
    re.IGNORECASE,
)
_AGAIN_SAID = re.compile(
    rf"^(?:(?:it|they|this|he|she) |(?P<what>the .+?) )?(?P<verb>{_BE}|\w+(?: up| down)?)$",
    re.IGNORECASE,
)
_HAVE = frozenset("has have had".split())
_TENSES = ({"is", "was", "has been", "will be"}, {"are", "were", "have been", "will be"})
_SAID_BE = re.compile(rf"\b{_BE}\b", re.IGNORECASE)
_OF_CHANGE = re.compile(
    r"\b(?:(?:ris|rose|increas|climb|fall|fell|drop|decreas|chang|declin|s[iau]nk|replac|succee"
    r"|bec[oa]m)\w*|(?:go|goes|went) (?:up|down)|new|old|still|longer|any ?more|higher|lower|more"
    r"|less|cheaper|dearer|afterwards|thereafter|previously|until then|(?:after|before) that)\b",
    re.IGNORECASE,
)
"""Words of a claim that tells of the change itself."""
_PRICED = re.compile(rf"(?:[€$£]|\b{_MONEY} ?)$")
CUE = re.compile(
    r"\b(?:from|as of|since|until|till|before|up to|through|on|starting|effective|beginning) "
    r"(?:the (?:end|beginning|start) of )?(?:\d|Jan|Feb|Mar|Apr|May|Ju[nl]|Aug|Sep|Oct|Nov|Dec)",
    re.IGNORECASE,
)

NEXT = re.compile(
    rf"^(?:{CUE.pattern})|^(?:before that|previously|until then|then|since then|thereafter)\b"
    rf"|^(?:it|they|he|she|this|the)\b.*(?:{CUE.pattern})|{TILL.pattern}",
    re.IGNORECASE,
)
"""What a sentence is like that may go on from one before it."""


class _Told(NamedTuple):
    """A value, and the words for when it holds."""

    value: str
    when: str


def at_its_time(text: str, claim: str) -> str:
    """Return a text as it holds at the time of the claim, as it stands where that is unclear."""
    question = asked(claim)
    spans = [s for s in calendar_spans(text) if not _PRICED.search(text[: s.start])]
    if question is None or not spans or _OF_CHANGE.search(claim):
        return text
    if any(s.day.weekday for s in spans):
        return text
    plain = text
    for n, span in reversed(list(enumerate(spans))):
        plain = f"{plain[: span.start]}@{n}@{plain[span.end :]}"
    lead, told = _read(plain)
    days = [s.day for s in spans]
    held = placed([stretch(t.when, days) if t.when else ALWAYS for t in told])
    value = _value(question.stretch, [t.value for t in told], held)
    return f"{_in_tense(lead, claim)} {value} {small(question.text)}." if value else text


def _read(text: str) -> tuple[str, tuple[_Told, ...]]:
    """Return the words before the values of a text, and its values or none."""
    moved = _FROM_TO.match(text)
    when = moved and (moved["early"] or moved["late"])
    if moved and when and not _UNCLEAR.search(moved["lead"]):
        old, new = moved["old"].rstrip(), moved["new"].rstrip()
        return f"{moved['lead']} is", (_Told(old, ""), _Told(new, when))
    risen = rise(text)
    if risen:
        until = (_Told(risen.old, "until then"),) if risen.old else ()
        return risen.lead, (*until, _Told(risen.new, risen.when))
    first = _FIRST.match(text)
    told = tuple(_values(text, first)) if first else ()
    return (first["lead"], told) if first and len(told) > 1 else ("", ())


def _values(text: str, first: re.Match[str]) -> Iterator[_Told]:
    """Yield the values of a text in turn, none where it has more to say."""
    if not _lasts(first["lead"]) or (first["name"] and not _TOLD_BY.search(first["lead"])):
        return
    found = [_Told(_of(first, first), first["early"] or first["late"] or "")]
    at = first.end()
    while match := _MOVING.match(text, at) or _LATER.match(text, at):
        said = match.groupdict()
        when = said.get("early") or said["late"] or ""
        same = _kind(match, first) == _kind(first, first) and _alike(first["lead"], said)
        if not when or not same:
            return
        found.append(_Told(_of(match, first), when))
        at = match.end()
    if not text[at:].strip(" .!)"):
        yield from found


def _lasts(lead: str) -> bool:
    """Tell whether what a value is told of goes on: *twelve were hired until May* does not."""
    return not _UNCLEAR.search(_LASTING.sub("", lead)) and not _HAPPENING.search(
        _LASTING.sub("", lead)
    )


def _kind(match: re.Match[str], first: re.Match[str]) -> tuple[str, str]:
    """Return what tells values of one kind from others: a name, or what the number is of."""
    if match["name"]:
        return "name", ""
    words = re.findall(r"[^\W\d]+|[%°]", match["unit"] or first["unit"] or "")
    return re.sub(r"[\d.,: ]|to|[-–]", "", match["number"])[:3], stem(words[0]) if words else ""


def _of(match: re.Match[str], first: re.Match[str]) -> str:
    if match["name"]:
        return match["name"]
    return f"{match['number']}{match['unit'] or first['unit']}"


def _alike(lead: str, said: dict[str, str | None]) -> bool:
    """Tell whether another value is told of the same thing, by a pronoun or in the same words."""
    words = lead.lower().split()
    at, again = said.get("at"), (said.get("again") or "").lower()
    if at and at != words[-1]:
        return False
    told = _AGAIN_SAID.match(again)
    if told is None:
        return not again
    be = _SAID_BE.search(lead)
    subject = lead[: be.start()].strip().lower() if be else " ".join(words[:2])
    named = told["what"] is None or f"{subject} ".startswith(f"{told['what']} ")
    if be is None:
        verb = told["verb"].split()[0]
        having = verb in _HAVE and not _HAVE.isdisjoint(words)
        return named and (having or stem(verb) in map(stem, words))
    return named and _SAID_BE.fullmatch(told["verb"]) is not None


def _value(question: Stretch, values: list[str], held: list[Stretch]) -> str:
    """Return the value of the one time into which that of the claim falls, '' without one."""
    within = {v for v, h in zip(values, held, strict=False) if h.has(question)}
    return within.pop() if len(within) == 1 else ""


def _in_tense(lead: str, claim: str) -> str:
    """Return the words before a value in the tense in which the claim tells it."""
    mine, theirs = _SAID_BE.search(claim), _SAID_BE.search(lead)
    if mine and theirs:
        pair = {mine[0].lower(), theirs[0].lower()}
        if any(pair <= forms for forms in _TENSES):
            lead = f"{lead[: theirs.start()]}{mine[0]}{lead[theirs.end() :]}"
    return capital(lead)
