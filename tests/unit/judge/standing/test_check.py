"""What evidence denies, asks, supposes or strikes out does not bear a claim out."""

import pytest

from agent.domain.finding import Finding, Outcome
from agent.domain.text import Passage
from agent.judge.agreement.measure import Agreement
from agent.judge.checked import Checked
from agent.judge.passages.windows import Window, sentences
from agent.judge.polarity.check import RULE
from agent.judge.standing.check import as_it_stands
from tests.trees import PARSER

CLAIMS = (
    "The vaccine is safe.",
    "The fee is 90 euros.",
    "Visitors may bring dogs.",
    "The bridge was built in 1905.",
    "Ann Lee leads the lab.",
)
DENYING = (
    "It is false that {x}.",
    "It is not true that {x}.",
    "It isn't true that {x}.",
    "It is simply untrue that {x}.",
    "It is a myth that {x}.",
    "It is not the case that {x}.",
    "It is wrong to say that {x}.",
    "It would be a mistake to conclude that {x}.",
    "It is a common misconception that {x}.",
    "Doctors dispel the myth that {x}.",
    "The rumour that {x} is wrong.",
    "The claim that {x} was refuted.",
    "The widespread belief that {x} has been disproved.",
    "A court debunked the claim that {x}.",
    "Some people wrongly believe that {x}.",
    "The statement “{x}” is false.",
    "By mistake, the website said that {x}.",
    "He lied when he said that {x}.",
    "The minister was mistaken when she said that {x}.",
    "Myth: {x}. Fact: this is wrong.",
    "Myth 3: {x}.",
    "Common myth – {x}.",
    "Wrong: {x}. Right: something else.",
    "Incorrect statement: {x}.",
    "True or false: {x}? False.",
    "Is it true that {x}? No.",
    "Do you think that {x}? Unfortunately not.",
    "{X}? No.",
    "{X}? Absolutely not!",
    "{X} — this is not the case.",
    "Many say that {x}, but this is untrue.",
    "{X}. This is false.",
    "{X}. That is not true.",
    "{X}. Fact: this is a myth.",
    "{X}. The statement is incorrect.",
    "Claim: {x}. Verdict: False.",
)
OPEN = (
    "The company denies that {x}.",
    "The ministry has denied that {x}.",
    "Critics allege that {x}.",
    "It has been proposed that {x}.",
    "It was once thought that {x}.",
    "We cannot confirm that {x}.",
    "There is no evidence that {x}.",
    "Ms Falk takes issue with the long-held view that {x}.",
    "The book is a reply to those who hold that {x}.",
    "The motion that {x} was rejected.",
    "This does not mean that {x}.",
    "The audit did not confirm that {x}.",
    "It is unlikely that {x}.",
    "According to a rumour, {x}.",
    "Local legend has it that {x}.",
    "The board proposes that {x}.",
    "Example: {x}.",
    "{X}? That depends.",
    "{X}? Yes and no.",
    "Previously: {x}.",
    "Some people believe that {x}.",
    "The board rejected the proposal that {x}.",
    "It remains open whether {x}.",
    "Is it true that {x}?",
    "Do you think that {x}?",
    "{X}?",
    "If {x}, then all is well.",
    "All is well if {x}.",
    "Suppose {x}.",
    "Imagine that {x}.",
    "Assuming that {x}, we can go on.",
    "{X}. This statement was retracted in 2021.",
    "{X}. The rule was repealed last year.",
    "{X} (deleted).",
    "{X} (not adopted).",
    "Draft (not adopted): {x}.",
    "Rejected motion: {x}.",
    "Proposed wording: {x}.",
    "In the novel, {x}.",
    "In theory, {x}.",
    "In some countries {x}.",
    "Rarely, {x}.",
    "Only on paper {x}.",
    "The assistant should answer that {x}.",
    "A guest said that {x}. The owner disputes this.",
    "A guest said that {x}. The owner has found no proof of that.",
    "A guest said that {x}, but the owner does not agree.",
    "{X}; the owner denies it.",
    "{X} (head office, rejected).",
    "{X} (Ann, proposed, not yet decided).",
    "{X} (under discussion).",
    "{X}: proposed by Jo, declined.",
    "## Rejected proposals\n\n{X}.",
    "## Common myths\n\n{X}.",
    "## Misconceptions\n\n- Something else.\n- {X}.",
    "- [ ] {x}\n- [x] something else",
    "- [ ] {x}",
)
TELLING = (
    "{X}.",
    "It is no secret that {x}.",
    "It is no myth that {x}.",
    "It is not a myth that {x}.",
    "It is true that {x}.",
    "It is not in doubt that {x}.",
    "There is no doubt that {x}.",
    "Nobody denies that {x}.",
    "He does not deny that {x}.",
    "The minister confirmed that {x}.",
    "The claim that {x} is correct.",
    "The claim that {x} has never been refuted.",
    "Is it true that {x}? Yes.",
    "Is it true that {x}? Yes, it is.",
    "{X}? Of course.",
    "Did you know that {x}?",
    "Fact: {x}.",
    "Note: {x}.",
    "Contrary to popular belief, {x}.",
    "False alarms: {x}.",
    "If you need help, know that {x}.",
    "{X}. This is true.",
    "{X}. This was confirmed in 2021.",
    "{X}. It is wrong to forget that.",
    "{X}. No other rule applies.",
    "{X}. Not all agree.",
    "Some doubt that {x}. But {x}.",
    "From 2001 on, {x}.",
    "The audit confirmed that {x}.",
    "This does not change the fact that {x}.",
    "{X} (head office, adopted).",
    "{X}. The owner likes this.",
    "| Item | Owner | Status |\n|---|---|---|\n| {X} | Jo | done |",
    "It is not only clear that {x}.",
    "Many did not know that {x}.",
    "According to the manual, {x}.",
    "For example, {x}.",
    "- [x] {x}\n- [ ] something else",
    "## Common myths\n\nSomething else. In fact, {x}.",
    "## Common myths\n\n- Something else.\n\n## Facts\n\n- {X}.",
)  # fmt: skip


def outcomes(claim: str, text: str) -> list[Outcome]:
    """Return what the rule finds in each sentence of a text, and in all of them together."""
    passage = Passage(text=text)
    (told,) = sentences([passage])
    windows = [*(Window(sentences=(s,)) for s in told), Window(sentences=tuple(told))]
    (asked,) = PARSER.parse([claim])
    none = Checked((Finding(rule=RULE, outcome=Outcome.NONE),), Agreement(stated=True))
    return [as_it_stands(none, asked, w, [passage]).findings[0].outcome for w in windows]


def filled(template: str, claim: str) -> str:
    text = claim.rstrip(".")
    named = text.startswith("Ann")
    return template.format(x=text if named else text[0].lower() + text[1:], X=text)


@pytest.mark.parametrize("template", DENYING)
def test_what_is_denied_conflicts(template: str) -> None:
    found = {c: outcomes(c, filled(template, c)) for c in CLAIMS}
    assert not {
        c: o for c, o in found.items() if Outcome.CONFLICT not in o or o[-1] is Outcome.NONE
    }


@pytest.mark.parametrize("template", OPEN)
def test_what_is_left_open_is_missing(template: str) -> None:
    found = {c: outcomes(c, filled(template, c)) for c in CLAIMS}
    assert not {c: o for c, o in found.items() if o[-1] is not Outcome.MISSING}


@pytest.mark.parametrize("template", TELLING)
def test_what_is_told_stands(template: str) -> None:
    found = {c: outcomes(c, filled(template, c)) for c in CLAIMS}
    assert not {c: o for c, o in found.items() if o[-1] is not Outcome.NONE}


@pytest.mark.parametrize(
    ("claim", "text", "wanted"),
    [
        ("Visitors are admitted on Sundays.", "Until last year, visitors were admitted on Sundays.",
         Outcome.MISSING),
        ("Visitors were admitted on Sundays.",
         "Until last year, visitors were admitted on Sundays.", Outcome.NONE),
        ("The fee is 90 euros.", "The previous fee was 90 euros.", Outcome.MISSING),
        ("The fee is 90 euros.", "The proposed fee is 90 euros.", Outcome.MISSING),
        ("The fee is 90 euros.", "Deprecated: the fee is 90 euros.", Outcome.MISSING),
        ("The token will be removed in 5.0.",
         "Deprecated: the token will be removed in 5.0. Use the key.", Outcome.NONE),
        ("The fee will be 90 euros.", "Proposed: the fee will be 90 euros.", Outcome.MISSING),
        ("The contract was renewed.", "The contract was nearly renewed.", Outcome.MISSING),
        ("The contract was nearly renewed.", "The contract was nearly renewed.", Outcome.NONE),
        ("The contract was renewed.", "The contract should have been renewed.", Outcome.MISSING),
        ("Parking is free.", "Is parking free?\n\nUnfortunately not. It costs 5 euros a day.",
         Outcome.CONFLICT),
        ("Parking is free.", "Is parking free?\n\nIt costs 5 euros a day.", Outcome.MISSING),
        ("Parking is free.", "Is parking free? It is. Just drive in.", Outcome.NONE),
        ("Refunds are given.", "Do you give refunds? Refunds are given within a month.",
         Outcome.NONE),
        ("Visitors can bring dogs.", "## Can visitors bring dogs?\n\nNo, dogs stay outside.",
         Outcome.CONFLICT),
        ("Visitors can bring dogs.", "Q: Can visitors bring dogs?\nA: No.", Outcome.CONFLICT),
        ("Dogs are allowed.", "Dogs allowed: no", Outcome.CONFLICT),
        ("Dogs are allowed.", "| Rule | Answer |\n|---|---|\n| Dogs are allowed | No |",
         Outcome.CONFLICT),
        ("Room A has a projector.",
         "| Room | Projector | Screen |\n|---|---|---|\n| Room A | ✗ | ✓ |", Outcome.CONFLICT),
        ("Room A has a projector.",
         "| Room | Projector |\n|---|---|\n| Room A | ✗ |\n| Room B | ✓ |", Outcome.CONFLICT),
        ("Room A has a screen.",
         "| Room | Projector | Screen |\n|---|---|---|\n| Room A | ✗ | ✓ |", Outcome.NONE),
        ("The vaccine contains no mercury.", "It is a myth that the vaccine contains mercury.",
         Outcome.NONE),
        ("It is a myth that the vaccine contains mercury.",
         "It is a myth that the vaccine contains mercury.", Outcome.NONE),
        ("If the patient is pregnant, a doctor must be called.",
         "If the patient is pregnant, a doctor must be called.", Outcome.NONE),
        ("A doctor must be called for pregnant patients.",
         "If the patient is pregnant, a doctor must be called.", Outcome.NONE),
        ("The patient is pregnant.", "If the patient is pregnant, a doctor must be called.",
         Outcome.MISSING),
        ("Hotels are paid up to 150 euros.",
         "Hotels are paid up to 150 euros. Example: a "
         "room for 140 euros is paid in full.",
         Outcome.NONE),
        ("The fee is 90 euros.", "From 2900 on, the fee is 90 euros.", Outcome.MISSING),
        ("The fee will be 90 euros.", "From 2900 on, the fee is 90 euros.", Outcome.NONE),
        ("The fee is 90 euros.", "The fee is 90 euros from 1 May 2900.", Outcome.MISSING),
        ("The fee is 90 euros from 1 May 2900.", "The fee is 90 euros from 1 May 2900.",
         Outcome.NONE),
        ("A room for 140 euros is paid in full.",
         "Rooms are paid in full for up to 150 euros. Example: a "
         "room for 140 euros is paid in full.",
         Outcome.NONE),
        ("Visitors are admitted on Sundays.", "Visitors used to be admitted on Sundays.",
         Outcome.MISSING),
        ("The fee is 90 euros.", "The fee is 90 euros, and it replaces the old fee of 80 euros.",
         Outcome.NONE),
        ("Two councillors claim that talks with a buyer began in May.",
         "The mayor denied that it will be sold, but two councillors claim that talks with a buyer "
         "began in May.", Outcome.NONE),
        ("Adults on the drug have a kidney test.",
         "Adults on the drug should have their kidneys tested: they have a test.", Outcome.NONE),
        ("The Cove is the lightest.", "Model: Cove | Lightest: yes | Radio: no", Outcome.NONE),
        ("The silver coin is in gallery 5.", "Object: silver coin; Gallery: 5; On loan: no",
         Outcome.NONE),
        ("The gate must be locked.", "- [ ] The gate must be locked.", Outcome.NONE),
        ("The vaccine contains mercury.",
         "It is a myth that the vaccine contains mercury in large and dangerous doses.",
         Outcome.MISSING),
        ("The office was told of the crack.",
         "Moss says the office was told of the crack. The office denies this.", Outcome.MISSING),
        ("Moss says the office was told of the crack.",
         "Moss says the office was told of the crack. The office denies this.", Outcome.NONE),
        ("The union warned the firm of the bolts.",
         "The union said it had warned the firm of the bolts. The firm has no record of such "
         "warnings.", Outcome.MISSING),
        ("Three people died.",
         "It was first reported that three people had died. The number was corrected to two.",
         Outcome.MISSING),
        ("First reports told of three deaths.",
         "First reports told of three deaths. The police later put it at two.", Outcome.NONE),
        ("Three people died.",
         "It was first reported that three people had died. The police thanked them.",
         Outcome.NONE),
        ("Training night staff has only been proposed.",
         "Train night staff (Jo, proposed, not yet decided).", Outcome.NONE),
        ("Ordering in March would be cheap.", "If ordering in March would be cheap, we would do "
         "so.", Outcome.NONE),
        ("The valve was shut at once.", "If the valve was shut at once, all is well.",
         Outcome.MISSING),
        ("Jo trains night staff.", "Train night staff (Jo, rejected).", Outcome.MISSING),
        ("Night staff are trained.", "Train night staff (Jo, planned for June).", Outcome.MISSING),
        ("Night staff will be trained.", "Train night staff (Jo, planned for June).", Outcome.NONE),
        ("Lee put an alarm on the store.",
         "| Task | Owner | Status |\n|---|---|---|\n| Alarm on the store | Lee | open |",
         Outcome.MISSING),
        ("Lee is in charge of the alarm on the store.",
         "| Task | Owner | Status |\n|---|---|---|\n| Alarm on the store | Lee | open |",
         Outcome.NONE),
        ("The beetle is absent from the islands.",
         "The beetle was not found inland. The survey did not include the islands.",
         Outcome.MISSING),
        ("The board rejected the motion.",
         "The board rejected the motion that staff work four days.", Outcome.NONE),
    ],
)  # fmt: skip
def test_standing(claim: str, text: str, wanted: Outcome) -> None:
    assert outcomes(claim, text)[-1] is wanted
