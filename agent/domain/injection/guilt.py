"""Whether a sentence addresses the model: its signals, less what excuses it.

No single word convicts: documents speak of rules, claims, systems and judges all day. A sentence
is an injection when its signals add up to `GUILTY`.
"""

import re

from agent.domain.injection.signals import GROUPS
from agent.domain.injection.words import DROP, MODEL, ORDERS, RULER

GUILTY = 3

ABOUT = re.compile(
    r"\b(?:attacks?|attackers?|injections?|inject(?:ed|ing)?|malicious|adversar\w+|vulnerabilit\w+"
    r"|phrases?|examples?(?!\.\w)|for instance|e\.g\.|such as|strings? like|known as|so-called"
    r"|phishing"
    r"|security researchers?|red[-\s]team\w*|threats?|exploit\w*|tries to|attempts? to|would say"
    r"|manipulat\w+|trick\w*|researchers?|texts? (?:that|like)|tested)\b"
)
"""Words of a sentence that tells of such text rather than being it."""

QUOTED = re.compile(r"[\"“”„«]([^\"“”«»]{3,300})[\"”“»]|(?<!\w)['‘]([^'‘’]{8,300})['’](?!\w)")

TOPIC = re.compile(
    rf"\b(?:{ORDERS})\s+(?:(?:about|regarding|concerning|on|for|in|from|of"
    rf"|relating to) (?!the ai|{MODEL})"
    r"|(?:and|,|you)\s+(?:leave|go|proceed|walk|evacuate|move|exit|assemble|contact|call"
    r"|report to))"
)
"""Orders between people: about a matter, from somebody, or followed by a deed of the body."""

COMMANDED = re.compile(rf"(?:^|[.:;!?,—–\n\"“(-]|\b(?:must|should|please|now|then))\W*{DROP}")

FOREIGN = re.compile(
    r"\b(?:ignorier\w*|missacht\w*|vergiss|vergessen sie)\b.{0,40}\b(?:anweisung|instruktion|befehl"
    r"|vorgabe|prompt)\w*"
    r"|\b(?:ignore[zr]?|oublie[zr]?|ne tenez pas compte)\b.{0,40}\b(?:instructions"
    r"|consignes)\b.{0,20}"
    r"\b(?:pr[ée]c[ée]dentes?|ant[ée]rieures?)"
    r"|\b(?:ignor[ae]n?|ignore|olvid[ae]n?|descarta)\b.{0,40}\binstrucciones\b"
    r"|\b(?:ignor[ae]|dimentica)\b.{0,40}\bistruzioni\b|\b(?:ignore"
    r"|esque[çc]a)\b.{0,40}\binstru[çc][õo]es\b"
    r"|\b(?:negeer|vergeet)\b.{0,40}\binstructies\b"
    r"|игнорируй\w*.{0,40}инструкци|(?:忽略|无视|無視).{0,20}(?:指令|指示|说明|提示)"
    r"|(?:指示|命令|プロンプト).{0,10}無視"
    r"|\b(?:markiere|bewerte)\w*\b.{0,60}\b(?:aussage|behauptung)\w*\b.{0,40}\b(?:gest[üu]tzt|wahr"
    r"|belegt|best[äa]tigt)"
)
"""The commonest override in other languages of the corpus."""


def weigh(sentence: str) -> int:
    """Return the sum of the signals of one folded sentence, the weightiest of each group."""
    return sum(
        next((s.weight for s in signals if s.pattern.search(sentence)), 0)
        for signals in GROUPS.values()
    )


def is_injection(sentence: str) -> bool:
    """Tell whether one folded sentence addresses the model."""
    if not HINT.search(sentence):
        return False
    if FOREIGN.search(sentence):
        return True
    return weigh(_own_words(sentence)) - _excuse(sentence) >= GUILTY


HINT = re.compile(
    rf"{DROP}|\b{ORDERS}|\b(?:claims?|statements?|assertions?|verdicts?|label|supported|prompt"
    rf"|answer|respond|reply|output|pretend|act as|mode|jailbreak|evidence|task|role)\b"
    rf"|\b{MODEL}\b"
    rf"|\b{RULER}\b|{FOREIGN.pattern}"
)
"""A cheap test that lets most sentences pass."""


def _own_words(sentence: str) -> str:
    """Return the sentence without what it only reports in quotation marks."""
    return QUOTED.sub(" … ", sentence) if ABOUT.search(sentence) else sentence


def _excuse(sentence: str) -> int:
    """Return what speaks for a sentence as a whole: it reports, or it orders people about."""
    if ABOUT.search(sentence) and not COMMANDED.search(_own_words(sentence)):
        return 4
    return 2 if TOPIC.search(sentence) else 0
