import pytest

from agent.domain.finding import Finding, Outcome
from agent.judge.agreement.quotation import of_quotation
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


@pytest.mark.parametrize(
    ("claim", "premise", "wanted"),
    [
        ("Work abroad needs approval.", "Work abroad is allowed and needs approval.", Outcome.NONE),
        ("Work abroad is allowed.", "Work abroad is not allowed.", Outcome.CONFLICT),
        ("Work abroad is allowed.", "Only work abroad of a week is allowed.", Outcome.CONFLICT),
        ("Work abroad is not allowed.", "Work abroad is allowed.", Outcome.CONFLICT),
        ("Approval needs work.", "Work abroad needs approval.", Outcome.CONFLICT),
        ("Ann argued that it fell.", "Ann argued against the idea that it fell.", Outcome.CONFLICT),
        ("Fax lists replaced e-mails.", "Fax lists were replaced by e-mails.", Outcome.CONFLICT),
        ("Voss defeated Amsel.", "Voss was defeated by Amsel in May.", Outcome.CONFLICT),
        ("Eat soup without salt.", "Eat soup with salt and rice without salt.", Outcome.CONFLICT),
        ("Eat rice without salt.", "Eat rice without salt and soup with salt.", Outcome.NONE),
        ("Only nurses may go.", "Only nurses and cooks may go.", Outcome.CONFLICT),
        ("Vans need not stop.", "Vans have to stop; bicycles need not stop.", Outcome.CONFLICT),
        ("Bicycles need not stop.", "Vans have to stop; bicycles need not stop.", Outcome.NONE),
        ("Sue may not go.", "Sue may go now, but Ben may not go.", Outcome.CONFLICT),
        ("Eat in at noon.", "Eat in on Mondays and out at noon.", Outcome.NONE),
        ("Go by car to us.", "Go by car to her and by bus to us.", Outcome.NONE),
        ("Send it by fax to Bern.", "Send it by fax to Ulm and by post to Bern.", Outcome.CONFLICT),
        ("Les chiens sont admis.", "Les chiens ne sont pas admis.", Outcome.CONFLICT),
        ("Les chiens sont admis.", "Les chiens sont admis dans le parc.", Outcome.NONE),
    ],
)
def test_what_is_quoted_is_not_denied(claim: str, premise: str, wanted: Outcome):
    parsed, part = PARSER.parse([claim, premise])
    found = Finding(rule="polarity", outcome=Outcome.CONFLICT, reason="the opposite")
    assert of_quotation(found, parsed, [part]).outcome is wanted


def test_other_findings_stay():
    parsed, part = PARSER.parse(["It is open.", "It is open."])
    found = Finding(rule="polarity", outcome=Outcome.MISSING)
    assert of_quotation(found, parsed, [part]) is found
