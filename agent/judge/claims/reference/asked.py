"""Persons whom only the question names: "he" in an answer on the asker's son."""

import re

from agent.judge.claims.reference.antecedents import MEN, PEOPLE, WOMEN
from agent.judge.claims.reference.mentions import Mention, Sex, sexes
from agent.judge.clauses.tree import Tree

_WORD = re.compile(r"[A-Za-z]+")


def asked_about(question: str | None, tree: Tree, told: list[Mention]) -> dict[int, Mention | None]:
    """Return the pronouns that may mean somebody of the question, None for each.

    They do where nobody of that sex is ``told`` of: a supervisor, a nurse may be of either, but
    the answer is about the asker's daughter.
    """
    words = set(_WORD.findall((question or "").lower()))
    asked = sexes(words) | {s for s, own in ((Sex.HE, MEN), (Sex.SHE, WOMEN)) if words & own}
    known = {m.sex for m in told if m.sex is not None}
    named = any(m.is_name and m.personal for m in told)
    found: dict[int, Mention | None] = {}
    for i, token in enumerate(tree.tokens):
        word = token.text.lower()
        if word in PEOPLE and not named:
            sex = Sex.HE if word in MEN else Sex.SHE
            if sex in asked and sex not in known:
                found[i] = None
    return found
