"""Denials in other languages."""

import pytest

from agent.domain.finding import Outcome
from agent.domain.prose.analysis import Analysis
from agent.judge.clauses.tree import Tree
from agent.judge.polarity.negation.denials import compare_denials

DENIED = {
    ("Les chiens sont admis.", "Les chiens ne sont pas admis."): Outcome.CONFLICT,
    ("Les chiens ne sont pas admis.", "Les chiens sont admis."): Outcome.CONFLICT,
    ("L'entrée est gratuite.", "L'entrée n'est pas gratuite."): Outcome.CONFLICT,
    ("I cani sono ammessi.", "I cani non sono ammessi."): Outcome.CONFLICT,
    ("Honden zijn toegestaan.", "Honden zijn niet toegestaan."): Outcome.CONFLICT,
    ("Собаки допускаются.", "Собаки не допускаются."): Outcome.CONFLICT,
    ("Psy są wpuszczane.", "Psy nie są wpuszczane."): Outcome.CONFLICT,
    ("Hunde sind erlaubt.", "Hunde sind nicht erlaubt. Der Hund bellt."): Outcome.CONFLICT,
    ("Hunde sind im Garten erlaubt.", "Hunde sind hier nicht erlaubt."): Outcome.MISSING,
    ("Los perros están permitidos.", "Los perros no están permitidos."): Outcome.CONFLICT,
    ("Os cães são permitidos.", "Os cães não são permitidos."): Outcome.CONFLICT,
    ("Psi jsou v parku na hřišti.", "Psi nejsou v parku na hřišti."): Outcome.CONFLICT,
    ("犬は入れます。", "犬は入れません。"): Outcome.MISSING,
    ("狗可以进入公园。", "狗不可以进入公园。"): Outcome.CONFLICT,
    ("개는 입장할 수 있습니다.", "개는 입장할 수 없습니다."): Outcome.MISSING,
}

ALIKE = [
    ("Hunde sind erlaubt.", "Hunde sind erlaubt, Katzen nicht."),
    ("Hunde sind nicht erlaubt.", "Im Park sind Hunde nicht erlaubt."),
    ("Hunde sind erlaubt.", "Hunde sind nicht nur am Sonntag erlaubt."),
    ("Der Eintritt ist möglich.", "Der Eintritt ist ohne Anmeldung möglich."),
    ("Les chiens sont admis.", "Les chiens sont admis. Les chats ne sont pas admis."),
    ("Les chiens sont admis.", "Le parc n'est pas ouvert."),
    ("犬は入れません。", "犬は入れません。"),
    ("Dogs are allowed.", "Dogs are not allowed."),
    ("No dogs may enter.", "Dogs may not enter."),
    ("Pas de deux is a dance.", "A pas de deux is a dance for two."),
    ("The fee is not 5 euros.", "Die Gebühr ist 5 Euro."),
]


def tree(text: str) -> Tree:
    return Tree(Analysis(text=text, tokens=(), sentences=()))


@pytest.mark.parametrize(("texts", "outcome"), DENIED.items())
def test_one_denies(texts: tuple[str, str], outcome: Outcome) -> None:
    found, why = compare_denials(tree(texts[0]), tree(texts[1]))
    assert found is outcome
    assert why.startswith("it says “")


@pytest.mark.parametrize(("claim", "evidence"), ALIKE)
def test_both_deny_or_neither(claim: str, evidence: str) -> None:
    assert compare_denials(tree(claim), tree(evidence)) == (Outcome.NONE, "")
