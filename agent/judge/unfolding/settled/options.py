"""Duties, choices, leave and bans in other words: what is optional need not be done.

*Attendance is voluntary* is *nobody has to attend*, and not *staff must attend*; what *is
prohibited* may not be done. What is recommended beside something compulsory is no duty.
"""

import re
from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

from agent.judge.unfolding.settled.slots import BLURRED, PLAIN, Slot, fills, sequence, slot


class Level(Enum):
    """What is told of a deed: that it must, need not, may or must not be done."""

    MUST = "must"
    FREE = "need not"
    MAY = "may"
    BAN = "must not"


_NOUNS = {
    Level.FREE: r"(?:(?:purely |entirely |completely |strictly )?(?:optional|voluntary)"
    r"|(?:not|n['’]t|neither) (?:compulsory|mandatory|obligatory|required|necessary|needed)"
    r"|at (?:your|their|his|her|the \w+['’]?s?) (?:own )?discretion|(?:a )?matter of choice)",
    Level.BAN: r"(?:(?:strictly |generally )?(?:forbidden|prohibited|banned|disallowed)"
    r"|not (?:allowed|permitted))",
    Level.MUST: r"(?:compulsory|mandatory|obligatory|required|(?:a )must)",
    Level.MAY: r"(?:allowed|permitted)",
}
_VERBS = {
    Level.FREE: r"(?:need not|needn['’]t|(?:do|does|did)(?: not|n['’]t) (?:have|need) to"
    r"|(?:is|are)(?: not|n['’]t) (?:required|obliged|obligated|forced|compelled) to"
    r"|(?:is|are) under no obligation to|(?:has|have) no (?:duty|obligation) to"
    r"|(?:can|(?-i:may)|is free to|are free to) (?:choose (?:not to|whether to)|skip|decline|forgo"
    r"|opt out of|do without|leave out))",
    Level.BAN: r"(?:must not|may not|cannot|can['’]?t|mustn['’]t"
    r"|(?:is|are)(?: not|n['’]t) (?:allowed|permitted) to"
    r"|(?:is|are) (?:forbidden|prohibited|banned|barred) (?:to|from))",
    Level.MUST: r"(?:must|(?:has|have) to|needs? to|shall"
    r"|(?:is|are) (?:required|obliged|obligated|compelled) to)",
    Level.MAY: r"(?:(?-i:may)|can|(?:is|are) (?:allowed|permitted|free) to)",
}
_ADVISED = (
    r"(?:(?:strongly |highly )?(?:recommended|advised|encouraged|advisable|suggested|desirable"
    r"|useful|helpful|welcome))"
)
_NOBODY = re.compile(r"^(?:nobody|no one|no \w+)$", re.IGNORECASE)
_TURNED = {Level.MUST: Level.FREE, Level.MAY: Level.BAN}
_CONTRARY = {
    Level.MUST: {Level.FREE, Level.BAN},
    Level.FREE: {Level.MUST, Level.BAN},
    Level.MAY: {Level.BAN},
    Level.BAN: {Level.MUST, Level.MAY, Level.FREE},
}
_BE = r"(?:is|are|remains?)"
_ASIDE = re.compile(
    rf",? (?:but|and|though|although|yet|albeit) (?:(?:it|they) (?:is|are) )?{_ADVISED}(?=\W|$)",
    re.IGNORECASE,
)
_ADVISED_BUT = re.compile(
    rf"\b{_ADVISED},? (?:but|though|although|yet|and) (?:(?:it|they) (?:is|are) )?(?=not )",
    re.IGNORECASE,
)
_FOR_TWO = re.compile(
    rf"^(?P<what>{PLAIN}+?) (?P<be>{_BE}) (?P<first>{PLAIN}+?) (?:for|in|on|at|during) "
    rf"(?P<one>{PLAIN}+?),? (?P<join>and|but|while|whereas) (?:(?:only|merely|just) )?"
    rf"(?P<second>{PLAIN}+?) (?:for|in|on|at|during) (?P<two>{PLAIN}+)$",
    re.IGNORECASE,
)
_CASE = re.compile(r"\b(?:if|when|where)\b", re.IGNORECASE)
"""What opens a case, which the claim must have in the same words."""
_WITHOUT = re.compile(
    rf"^(?P<rest>{PLAIN}*?) without (?:an? |any |the )?(?P<what>{PLAIN}+)$", re.IGNORECASE
)
_DONE = "be"
_PASSIVE = re.compile(r" be \w+", re.IGNORECASE)
_LEVELS = tuple(Level)
CUE = re.compile("|".join([*_NOUNS.values(), *_VERBS.values(), _ADVISED]), re.IGNORECASE)


class Rule(NamedTuple):
    """What is told of a deed, and the words for that."""

    level: Level
    deed: Slot
    said: tuple[str, ...] = ()


def settles(text: str, claim: str) -> bool | None:
    """Tell whether a rule makes a claim true, or untrue; None where it does neither."""
    rules = list(_rules(text))
    for asked in _rules(claim):
        for rule in rules:
            if fills(asked.deed, rule.deed) and _same_roles(asked, rule):
                if asked.level is rule.level:
                    return True
                if asked.level in _CONTRARY[rule.level]:
                    return False
    return None


def _same_roles(asked: Rule, rule: Rule) -> bool:
    """Tell whether two rules put in verbs are of the same one, doing or having done the same."""
    if not asked.said or not rule.said:
        return True
    return tuple(w for w in asked.said if w in rule.deed or w == _DONE) == rule.said


def _rules(text: str) -> Iterator[Rule]:
    """Yield the rules of a sentence: one, or two for two cases."""
    plain = _ADVISED_BUT.sub("", text.rstrip(" .!")).replace(", to ", " to ")
    if match := _FOR_TWO.match(plain):
        one, two = _level(match["first"]), _level(match["second"])
        if two is None and re.fullmatch(_ADVISED, match["second"], re.IGNORECASE):
            two = Level.FREE if one is Level.MUST else None
        what = match["what"]
        for level, case in ((one, match["one"]), (two, match["two"])):
            if level is not None and one is not None and not BLURRED.search(what + " " + case):
                yield Rule(level, slot(f"{what} {case}"))
        if one is not None:
            return
    yield from _rule(_ASIDE.sub("", plain))


def _level(text: str) -> Level | None:
    return next((n for n in _LEVELS if re.fullmatch(_NOUNS[n], text, re.IGNORECASE)), None)


def _rule(text: str) -> Iterator[Rule]:
    for form, forms in ((rf" {_BE} (?:an? )?", _NOUNS), (" ", _VERBS)):
        for level in (Level.FREE, Level.BAN, Level.MUST, Level.MAY):
            match = re.match(
                rf"^(?P<who>{PLAIN}+?){form}{forms[level]}\b(?P<deed>{PLAIN}*)$",
                text,
                re.IGNORECASE,
            )
            if match is not None:
                yield from _told(level, match, verbal=forms is _VERBS)
                return


def _told(level: Level, match: re.Match[str], *, verbal: bool) -> Iterator[Rule]:
    who, deed = match["who"], match["deed"]
    if _NOBODY.match(who):
        if level not in _TURNED:
            return
        who, level = re.sub("^no(?:body| one)? ?", "", who, flags=re.IGNORECASE), _TURNED[level]
    without = _WITHOUT.match(deed)
    if level is Level.MAY and without:  # *operate without a scan*, of a scan before operations
        for joint in ("", "before"):
            yield Rule(Level.FREE, slot(f"{who} {without['rest']} {joint} {without['what']}"))
        return
    if not BLURRED.search(_CASE.sub("", f"{who} {deed}")):
        told = f"{who} {deed}"
        voice = (_DONE,) if _PASSIVE.match(deed) else ()
        yield Rule(level, slot(told), sequence(told) + voice if verbal else ())
