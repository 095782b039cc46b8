"""Deeds told as nouns, told as clauses: *records his birth in Burgas* is *he was born in Burgas*.

So *gives Bristol as her place of death* tells that she died in Bristol.
"""

import re

from agent.domain.prose.casing import capital

_DEEDS = {
    "birth": "was born",
    "birthplace": "was born",
    "death": "died",
    "burial": "was buried",
    "baptism": "was baptised",
    "departure": "left|departed|sailed",
    "arrival": "arrived",
    "completion": "was completed|was finished",
    "opening": "opened|was opened",
    "closure": "closed|was closed",
    "founding": "was founded",
    "foundation": "was founded",
    "signing": "was signed",
    "signature": "was signed",
    "construction": "was built",
    "election": "was elected",
    "appointment": "was appointed",
    "publication": "was published|appeared",
    "sale": "was sold",
    "launch": "was launched",
    "discovery": "was discovered",
    "delivery": "was delivered",
    "adoption": "was adopted",
    "approval": "was approved",
    "demolition": "was demolished",
    "purchase": "was bought|was purchased",
    "installation": "was installed",
    "inauguration": "was inaugurated",
}
"""Nouns of deeds that happen to a thing once, with the ways of telling these in a clause."""
_WHO = r"(?:[Tt]he|[Hh]is|[Hh]er|[Ii]ts|[Tt]heir|[A-Z][\w’-]*)(?: [\w’-]+){0,4}?"
_RECORDING = (
    r"(?:records?|recorded|shows?|showed|notes?|noted|lists?|listed|gives?|gave|mentions?|mentioned"
    r"|registers?|registered|reports?|reported|dates?|dated|places?|placed|puts?|documents?"
    r"|documented|enters?|entered)"
)
_NOUN = "|".join(_DEEDS)
_REST = r"(?P<rest>(?:in|on|at|to|from|for|under|by) [^,;:]*?)"
_FIRST = re.compile(
    rf"^(?P<source>.{{3,90}}?) (?P<how>{_RECORDING}) (?:the (?P<noun>{_NOUN}) of (?P<who>{_WHO})"
    rf"|(?P<owner>{_WHO})(?:['’]s?| own)? (?P<deed>{_NOUN})) {_REST}(?P<end>[,;:.].*)?$",
    re.DOTALL,
)
_PLACE = re.compile(
    rf"^(?P<source>.{{3,90}}?) (?P<how>{_RECORDING})"
    rf" (?P<place>[A-Z][\w’'-]+(?: [A-Z][\w’'-]+)*) as "
    rf"(?:the place of (?P<noun>{_NOUN}) of (?P<who>{_WHO})"
    rf"|(?P<owner>{_WHO})(?:['’]s?)? (?:place of )?(?P<deed>{_NOUN}))(?P<end>[,;:.].*)?$",
    re.DOTALL,
)
CUE = re.compile(rf"\b(?:{_NOUN})\b", re.IGNORECASE)
_OWN = {"his": "he", "her": "she", "its": "it", "their": "they"}


def told_as_a_clause(text: str, claim: str) -> str:
    """Return a text that records a deed by a noun as a clause, for a claim that tells it so.

    Example:
        "The register records the poet's birth in Burgas.", for a claim that the poet was born
        somewhere, is "The register says that the poet was born in Burgas."
    """
    match = _FIRST.match(text) or _PLACE.match(text)
    if match is None:
        return text
    verb = _verb((match["noun"] or match["deed"]).lower(), claim)
    if not verb or (match["who"] or match["owner"]).endswith(" of"):
        return text
    who = match["who"] or match["owner"]
    who = _OWN.get(who.lower(), who)
    groups = match.groupdict()
    rest = groups.get("rest") or f"in {groups['place']}"
    if match["how"].startswith("date"):
        rest = re.sub("^(?:to|from) ", "in ", rest)
    return capital(
        f"{match['source']} {_saying(match['how'])} that {who} {verb} {rest}{match['end'] or '.'}"
    )


def _saying(how: str) -> str:
    """Return *say* in the form of the verb that it stands for."""
    return "said" if how.endswith(("ed", "ve", "ut")) else "says" if how.endswith("s") else "say"


def _verb(noun: str, claim: str) -> str:
    """Return the way in which a claim tells a deed, '' where it does not."""
    ways = _DEEDS[noun].split("|")
    low = claim.lower()
    return next((w for w in ways if re.search(rf"\b{w.removeprefix('was ')}\b", low)), "")
