"""Deposits: what is given back is no price: *a deposit of £50*, *£1, returned with the key*."""

import re

from agent.judge.clauses.tree import Tree

_AMOUNT = re.compile(
    r"(?:[$€£¥]\s?\d[\d.,]*\d|[$€£¥]\s?\d|\b\d[\d.,]*(?: ?(?:[$€£¥]|euros?|dollars?|pounds?"
    r"|francs?|pence|cents?|crowns?|kroner|usd|eur|gbp|chf)))",
    re.IGNORECASE,
)
_COSTS = re.compile(
    r"\b(?:costs?|cost|prices?|priced|fees?|charges?|charged|pa(?:y|ys|id|yable)|rents?|tariff|rate"
    r"|expenses?|spends?|spent)\b",
    re.IGNORECASE,
)
_KEPT = re.compile(
    r"\b(?:deposits?|refund\w*|returnable|secur\w+|surety|bail|caution|pledge|reimburs\w+"
    r"|(?:paid|given|gets?|comes?|drops?|handed|money) back|repaid|released|advance|loan|lent)\b"
    r"|\breturned\b",
    re.IGNORECASE,
)
_BACK = re.compile(
    r"\b(?:refunded|released|repaid|reimbursed|returned|(?:comes?|drops?|(?:is|are) (?:paid|given"
    r"|handed)|gets?|(?:gets?|have) (?:it|them|this)) (?:right )?back|given back|paid back)\b",
    re.IGNORECASE,
)
_NOT = re.compile(r"\b(?:not|never|non|no)\b|n['’]t\b", re.IGNORECASE)
_DEPOSIT = re.compile(r"\b(?:deposits?|surety|pledge)\b", re.IGNORECASE)


def only_lent(claim: Tree, premise: Tree) -> str:
    """Return the words by which what the claim takes for a price is given back, or ''.

    None where the premise has the amount elsewhere too.
    """
    amount = _AMOUNT.search(claim.text)
    if amount is None or not _COSTS.search(claim.text):
        return ""
    if _KEPT.search(claim.text) and not _NOT.search(claim.text):
        return ""
    key = _key(amount[0])
    found = ""
    for start, end in premise.sentences:
        text = premise.quote(range(start, end))
        if not any(_key(m[0]) == key for m in _AMOUNT.finditer(text)):
            continue
        told = _given_back(text, key)
        if not told:
            return ""
        found = told
    return found


def _given_back(text: str, key: str) -> str:
    """Return how a sentence tells that its one amount is a deposit, or is given back, or ''."""
    amounts = list(_AMOUNT.finditer(text))
    deposit, back = _DEPOSIT.search(text), _BACK.search(text)
    if len(amounts) != 1 or _NOT.search(text) or not (deposit or back):
        return ""
    told = deposit or back
    if deposit is None and back and back.start() < amounts[0].start():
        return ""
    return told[0] if told else ""


def _key(amount: str) -> str:
    return "".join(c for c in amount if c.isdigit() or c == ".").rstrip(".")
