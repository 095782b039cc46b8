"""Which of several things is the extreme: *the hall holds the most people*, *B is the lightest*."""

import re

from agent.judge.alignment.lexical import content
from agent.judge.clauses.stems import stem
from agent.judge.unfolding.compared.lists import Item, Listed

_MASS = r"kg|kilos?|kilograms?|grams?|g|tonnes?|tons?|lbs?|pounds?"
_TIME = r"\w*seconds?|ms|s|minutes?|min|hours?|h|days?|weeks?"
_MONEY = r"€|\$|£|euros?|dollars?|francs?"
_WORDS = {
    "cheapest": (_MONEY, -1), "least expensive": (_MONEY, -1), "most expensive": (_MONEY, 1),
    "dearest": (_MONEY, 1), "costliest": (_MONEY, 1), "lightest": (_MASS, -1),
    "heaviest": (_MASS, 1), "fastest": (_TIME, -1), "quickest": (_TIME, -1), "slowest": (_TIME, 1),
    "deepest": (r".*\bdeep", 1), "shallowest": (r".*\bdeep", -1), "longest": (r".*\blong", 1),
    "tallest": (r".*\b(?:tall|high)", 1), "highest": (r".*\bhigh", 1), "widest": (r".*\bwide", 1),
    "narrowest": (r".*\bwide", -1),
    "shortest": (r".*\blong", -1), "lowest": (r".*\bhigh", -1), "smallest": (r".*\btall", -1),
    "oldest": (r".*\bold", 1), "youngest": (r".*\bold", -1),
}  # fmt: skip
"""What superlatives measure, by the units of it, and whether they mean the most of it."""
_SAID = {
    _MASS: r"(?:weigh\w*|is|are|was|were)",
    _MONEY: r"(?:costs?|is|are|was|were|priced|charge[sd]?)(?: at)?",
    _TIME: r"(?:r[au]ns?|takes?|took|needs?|needed|finish\w*|swam|cycled|completed|is|was)\b.*",
}
"""What is said with values of it: what carries 900 kg need not be heavy."""
_EXTREME = re.compile(rf"\b(?:{'|'.join(_WORDS)})\b", re.IGNORECASE)
_COUNTED = re.compile(r"\bthe (?P<way>most|fewest|least) (?P<what>[a-z]+)\b", re.IGNORECASE)
CUE = re.compile(rf"{_EXTREME.pattern}|{_COUNTED.pattern}", re.IGNORECASE)
_UNCLEAR = re.compile(
    r"\b(?:not|never|no|than|second|third|fourth|next|among|one of|two|nearly|almost|some|may"
    r"|might|could|only|both|and|or|if)\b|n['’]t\b|\d",
    re.IGNORECASE,
)
_RANK = re.compile(r"\b(?P<rank>second|third|fourth)[- ](?=\w+est\b|most\b|least\b)", re.IGNORECASE)
_RANKS = {"second": 1, "third": 2, "fourth": 3}
THAN = re.compile(
    r"^(?P<one>[^,;:]+?) (?:is|was|costs?|weighs?|takes?|took) (?P<way>more \w+|less \w+|\w+er)"
    r" than (?P<two>[^,;:.]+)\.?$",
    re.IGNORECASE,
)
_COUNTS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
_OF_SO_MANY = re.compile(rf"\b(?:of|all) the ({'|'.join(_COUNTS)})\b", re.IGNORECASE)
_PLAIN = frozenset({"all", "them", "overall", "list"})


def of_the_extreme(found: Listed, claim: str) -> str:
    """Return the claim with the thing that is the extreme in the place of its own, '' if unclear.

    It is unclear where the claim says anything that the list does not.
    """
    ranked = _RANK.search(claim)
    way, plain = _way(found, claim), _OF_SO_MANY.sub("", _RANK.sub("", claim))
    own = [i for i in found.items if _naming(i.name).search(claim)]
    many = _OF_SO_MANY.search(claim)
    if not way or len(own) != 1 or _UNCLEAR.search(plain):
        return ""
    if many and _COUNTS[many[1].lower()] != len(found.items):
        return ""
    said = f"{found.said} {found.unit} {' '.join(i.name for i in found.items)}"
    more = {stem(w) for w in content(CUE.sub("", plain))} - {stem(w) for w in content(said)}
    if more - _PLAIN:
        return ""
    place = _RANKS[ranked["rank"].lower()] if ranked else 0
    order = sorted((i.value * way for i in found.items), reverse=True)
    if place >= len(order) or order.count(order[place]) > 1:
        return ""
    best = next(i for i in found.items if i.value * way == order[place])
    return _told(claim, own[0], best, found.items[0])


def as_compared(found: Listed, claim: str) -> str:
    """Return a claim that compares two things of a list, or that it is untrue; '' if unclear."""
    asked = THAN.match(claim)
    if asked is None:
        return ""
    word = re.sub(r"er$", "est", asked["way"].lower())
    word = word.replace("more ", "most ").replace("less ", "least ")
    way = _way(found, f"the {word}") if _EXTREME.fullmatch(word) else 0
    two = [[i for i in found.items if _naming(i.name).fullmatch(asked[k])] for k in ("one", "two")]
    if not way or not _is_plain(found, word) or any(len(t) != 1 for t in two) or two[0] == two[1]:
        return ""
    holds = (two[0][0].value - two[1][0].value) * way > 0
    return claim if holds else f"It is untrue that {claim[:1].lower()}{claim[1:]}"


def _is_plain(found: Listed, word: str) -> bool:
    """Tell whether values have their unit alone: *40 minutes late* is no time that it takes."""
    units, _ = _WORDS[word]
    return (
        re.fullmatch(rf"(?:{units})(?: each| an? \w+)?", found.sign or found.unit, re.I) is not None
    )


def _way(found: Listed, claim: str) -> int:
    """Return 1 where a claim speaks of the most of what a list gives, -1 of the least, else 0."""
    unit = found.sign or found.unit
    match, counted = _EXTREME.search(claim), _COUNTED.search(claim)
    if match:
        units, way = _WORDS[match[0].lower()]
        said = re.fullmatch(_SAID.get(units, ".*"), found.said, re.IGNORECASE)
        return way if said and re.match(rf"(?:{units})(?!\w)", unit, re.IGNORECASE) else 0
    if counted is None or stem(counted["what"]) not in map(stem, unit.split()):
        return 0
    return 1 if counted["way"].lower() == "most" else -1


def _naming(name: str) -> re.Pattern[str]:
    plain = re.sub(r"^(?:the|our) ", "", name, flags=re.IGNORECASE)
    plain = re.sub(r"^[a-z]+ (?=[A-Z]\w)", "", plain)  # *the river Arn* is *the Arn*
    flags = 0 if len(plain) == 1 else re.IGNORECASE
    return re.compile(rf"(?:\b[Tt]he )?\b{re.escape(plain)}\b", flags)


def _told(claim: str, own: Item, best: Item, first: Item) -> str:
    """Return a claim with another name; that of the second *B* of *plant A, B* is in full."""
    match = _naming(own.name).search(claim)
    if match is None or own.name == best.name:
        return claim
    name = best.name
    lead = claim[: match.start()].split()[-1:]
    letters = len(best.name) == 1 and len(own.name) > 1 and " " in first.name
    if letters:
        name = f"{first.name.rpartition(' ')[0]} {best.name}"
    elif len(own.name) == 1 and lead and len(best.name) > 1:
        name = best.name.rpartition(" ")[2]
    name = f"{name[:1].upper()}{name[1:]}" if match.start() == 0 else name
    return f"{claim[: match.start()]}{name}{claim[match.end() :]}"
