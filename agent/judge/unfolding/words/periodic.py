"""Amounts told for their period: *a monthly allowance of €40* is *an allowance of €40 a month*."""

import re

from agent.judge.derivation.periods import ADVERBS

_PERIODS = {**ADVERBS, "annual": "year"}
_AMOUNT = (
    r"(?:(?:[€£$] ?|EUR |USD |GBP )\d[\d.,]*(?<=\d)"
    r"|\d[\d.,]*(?<=\d) ?(?:€|euros?|pounds?|dollars?|francs?|crowns?))"
)
_TOLD = re.compile(
    rf"\b(?P<article>an?|the|their|its|his|her|our|your) (?P<period>{'|'.join(_PERIODS)})"
    rf" (?P<what>[a-z-]+(?: [a-z-]+)?) of (?P<amount>{_AMOUNT})(?!\w| (?:a|per|each|every)\b)",
    re.IGNORECASE,
)
_ASKED = re.compile(
    rf"(?P<amount>{_AMOUNT}) (?:a|per|each|every) (?P<period>{'|'.join({*_PERIODS.values()})})\b",
    re.IGNORECASE,
)
CUE = _TOLD


def for_its_period(text: str, claim: str) -> str:
    """Return a text with an amount and its period as a claim tells them, and not as another one.

    Example:
        "They get a monthly grant of 40 euros.", for a claim of 40 euros a week, is "They get a
        grant of 40 euros a month, not 40 euros a week."
    """
    told, asked = list(_TOLD.finditer(text)), _ASKED.search(claim)
    if len(told) != 1 or asked is None:
        return text
    (own,) = told
    period, article = _PERIODS[own["period"].lower()], own["article"]
    if article.lower() in ("a", "an"):
        article = ("A" if article[0].isupper() else "a") + "n" * (own["what"][0].lower() in "aeiou")
    same = own["amount"] == asked["amount"] and period != asked["period"].lower()
    other = f", not {asked[0]}" if same else ""
    told_so = f"{article} {own['what']} of {own['amount']} a {period}{other}"
    return f"{text[: own.start()]}{told_so}{text[own.end() :]}"
