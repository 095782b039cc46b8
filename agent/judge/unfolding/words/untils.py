"""Until something is done, told as long as it is not: *until the tariff is approved*.

And the other way round, for a claim with *until*.
"""

import re

_UNTIL = re.compile(
    r"^(?P<main>[^,;:.]{4,120}?) (?:until|till) (?P<clause>(?:the|a|an|its|their|his"
    r"|her|[A-Z])[^,;:.]*"
    r"|(?:it|they) [^,;:.]*)(?P<rest>[.,;].*)?$",
    re.DOTALL,
)
_LONG = (
    r"(?:(?:for )?(?:as|so) long as|while) (?P<clause>[^,;:.]*? (?:has|have|is|are) not (?:yet )?"
    r"[^,;:.]*)"
)
_AS_LONG = re.compile(rf"^(?P<main>[^,;:.]{{4,120}}?),? {_LONG}(?P<rest>[.,;].*)?$", re.DOTALL)
_FRONTED = re.compile(rf"^{_LONG}, (?P<main>[^,;:.]{{4,120}})(?P<rest>[.,;].*)?$", re.I | re.DOTALL)
_PASSIVE = re.compile(
    r"^(?P<who>.+?) (?P<be>is|are|has been|have been) (?:finally |formally "
    r"|fully )?(?P<rest>\w+(?:ed|en|t"
    r"|n|e|ld)\b.*)$"
)
_DENIED = re.compile(
    r"^(?P<who>.+?) (?P<be>has|have|is|are) not (?:yet )?(?P<been>been )?(?P<rest>.+)$"
)
_NOT = re.compile(r"\b(?:not|never|no|nobody|only)\b|n['’]t\b", re.IGNORECASE)
CUE = re.compile(r"\b(?:until|till|long as|while)\b", re.IGNORECASE)
_ASKED_LONG = re.compile(rf"\b{_LONG}", re.IGNORECASE)
_ASKED_UNTIL = re.compile(
    r"\b(?:until|till) (?:the|a|an|its|their|his|her|it|they)\b|\b(?:until|till) [A-Z]"
)


def in_its_words(text: str, claim: str) -> str:
    """Return a text on what lasts until something is done in the words of a claim on the same.

    Example:
        "The old rota remains valid until the new rota is published.", for a claim with *as long
        as*, is "The old rota remains valid as long as the new rota has not been published."
    """
    if _ASKED_LONG.search(claim):
        match = _UNTIL.match(text)
        clause = _undone(match["clause"], claim) if match else ""
        link = "as long as"
    elif _ASKED_UNTIL.search(claim):
        match = _AS_LONG.match(text) or _FRONTED.match(text)
        clause = _done(match["clause"]) if match else ""
        link = "until"
    else:
        return text
    if match is None or not clause or _NOT.search(match["main"]):
        return text
    main = match["main"]
    return f"{main[:1].upper()}{main[1:]} {link} {clause}{match['rest'] or '.'}"


def _undone(clause: str, claim: str) -> str:
    """Return a clause on what is done as one on what has not been done yet, '' if unclear."""
    if _NOT.search(clause):
        return ""
    passive = _PASSIVE.match(clause)
    if passive:
        have = "has" if passive["be"] in ("is", "has been") else "have"
        return f"{passive['who']} {have} not been {passive['rest']}"
    asked = re.search(r"\b(?P<have>has|have) not (?:yet )?(?P<verb>\w+)", claim)
    if asked is None:
        return ""
    root = asked["verb"][: max(len(asked["verb"]) - 3, 3)].lower()
    verb = re.search(rf" (?:has |have )?(?P<verb>{re.escape(root)}\w*)", clause)
    if verb is None:
        return ""
    return f"{clause[: verb.start()]} {asked['have']} not {asked['verb']}{clause[verb.end() :]}"


def _done(clause: str) -> str:
    """Return a clause on what has not been done yet as one on when it is done, '' if unclear."""
    match = _DENIED.match(clause)
    if match is None:
        return ""
    who, be = match["who"], match["be"]
    if match["been"]:
        return f"{who} {'is' if be == 'has' else 'are'} {match['rest']}"
    return f"{who} {be} {match['rest']}"
