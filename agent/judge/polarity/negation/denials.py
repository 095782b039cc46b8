"""Denials in other languages, which the parser does not see: claim and evidence must deny alike."""

import re
from functools import lru_cache

from agent.domain.finding import Outcome
from agent.domain.prose.language import foreign
from agent.judge.clauses.tree import Tree

NEAR = 0.6  # least share of the claim's words in the sentence that it is held against

_SURE = re.compile(
    r"\b(?:nicht|kein(?:e[nmrs]?)?|niemals|jamais|aucune?|nessun[oa]?|niet|geen|nooit|não|inte|ingen"
    r"|ikke|nunca|ningun[oa]?|ningún|değil|tidak|bukan|nem|nincs(?:en)?)\b"
    r"|\b(?:не|нет|нельзя|никогда|ні|немає|δεν|μην|όχι|לא|אין|لا|ليس|ليست|لم|لن|غير)\b|नहीं"
    r"|ません|ない|なかった|[不没沒無无未]|않|없|못하|아니",
    re.IGNORECASE,
)
"""Words that deny in whatever text they stand."""

_BY_LANGUAGE = {
    "German": r"nie|weder",
    "French": r"ne|n['’](?=\w)|pas|rien",
    "Spanish": r"no|nadie|tampoco",
    "Italian": r"non|mai",
    "Portuguese": r"nem|nenhuma?",
    "Polish": r"nie|nigdy",
    "Czech": r"ne\w+",
    "Romanian": r"nu",
    "Finnish": r"ei|en|et|emme|ette|eivät",
    "Turkish": r"yok|\w+m[ae]z(?:l[ae]r)?|\w+m[ıiuü]yor\w*",
}
_LANGUAGES = {
    name: re.compile(rf"\b(?:{words})(?:\b|(?<=['’]))", re.IGNORECASE)
    for name, words in _BY_LANGUAGE.items()
}
_NOT_ONLY = re.compile(
    r"\b(?:nicht nur|pas (?:seulement|que)|non solo|no s[oó]lo|não (?:só|apenas)|niet alleen"
    r"|inte bara|ikke (?:kun|bare)|nie tylko|не только|nejen)\b",
    re.IGNORECASE,
)
_SENTENCE = re.compile(r"[.!?…]+(?:\s+|$)|[。！？]|\n+")
_PART = re.compile(r"[,;:–—]\s+|[、，；]")
_WORD = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]|[^\W_]+")


def compare_denials(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Hold the denials of ``claim`` against ``premise``, see `held`."""
    return held(claim.text, premise.text)


def held(claim: str, premise: str) -> tuple[Outcome, str]:
    """Return ``conflict`` where one denies what the other says in the same words.

    ``missing`` where more than the denial is different, ``none`` where both deny or neither does.
    """
    language = _language(claim, premise)
    if language is None and not (_denies(claim) or _denies(premise)):
        return Outcome.NONE, ""
    said, denied = _read(claim, language)
    told = _nearest(said, premise, language)
    words, refused = _read(told, language)
    if denied == refused or not said or len(said & words) < NEAR * len(said):
        return Outcome.NONE, ""
    why = f"it says “{told.strip()}”"
    return (Outcome.CONFLICT if said == words else Outcome.MISSING), why


@lru_cache(maxsize=4096)
def _denies(text: str) -> bool:
    return _SURE.search(text) is not None


def _language(claim: str, premise: str) -> str | None:
    """Return the language of both texts, told by the one from which it is certain."""
    return foreign(premise) or foreign(claim)


def _read(text: str, language: str | None) -> tuple[frozenset[str], bool]:
    """Return the words of ``text`` but those that deny, and whether it denies anything."""
    text = _NOT_ONLY.sub(" ", text)
    own = _LANGUAGES.get(language or "")
    plain = _SURE.sub(" ", text)
    plain = own.sub(_affirmed, plain) if own else plain
    return frozenset(w.lower() for w in _WORD.findall(plain)), plain != text


def _affirmed(match: re.Match[str]) -> str:
    """Return what is left of a denial: of Czech "nejsou" it is "jsou"."""
    word = match.group().lower()
    return f" {word[2:]} " if word.startswith("ne") and len(word) > len("neb") else " "


def _nearest(said: frozenset[str], premise: str, language: str | None) -> str:
    """Return the sentence with most of the words ``said``, or its part that has as many."""
    sentence = max(_SENTENCE.split(premise), key=lambda s: _shared(said, s, language))
    most = _shared(said, sentence, language)
    parts = [p for p in _PART.split(sentence) if _shared(said, p, language) == most]
    return min(parts, key=len, default=sentence)


def _shared(said: frozenset[str], text: str, language: str | None) -> int:
    return len(said & _read(text, language)[0])
