"""What is said of another thing of the kind opposes no claim that is borne out of its own."""

import pytest

from agent.domain.finding import Outcome
from agent.domain.text import Passage
from agent.judge.checked import Checked
from agent.judge.passages.windows import Window, sentences
from agent.judge.referents.twins import of_twins
from agent.judge.rules import check
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
EXCESS = (
    "The home insurance policy has an excess of £100.",
    "The travel insurance policy has an excess of £250.",
)
HEADED = (
    "Home insurance policy. The policy has an excess of £100.",
    "Travel insurance policy. The policy has an excess of £250.",
)
RATES = (
    "The savings account has an interest rate of 4%.",
    "The loan account has an interest rate of 9%.",
)
FERRY = (
    "Winter timetable: the first ferry leaves at 08:15.",
    "Summer timetable: the first ferry leaves at 06:30.",
)
PARKS = ("There are 120 spaces in the staff car park.", "The visitor car park has 45 spaces.")
WAITS = (
    "The read timeout defaults to 30 seconds.",
    "The write timeout defaults to 60 seconds.",
)
PADS = (
    "Front brake pads must be replaced when they are worn to 3 mm.",
    "Rear brake pads must be replaced when they are worn to 2 mm.",
)
BACKUPS = (
    "The production database keeps its backups for 30 days.",
    "The test database keeps its backups for 7 days.",
)
NOTICE = (
    "The notice period in the current contract is 30 days.",
    "The notice period in the employment contract is 60 days.",
)
SAME = ("The staff car park has 120 spaces.", "The car park for staff has 45 spaces.")
PLAIN = ("The home insurance policy has an excess of £100.", "The policy has an excess of £250.")


def found_in(claim: str, texts: tuple[str, ...]) -> list[Checked]:
    """Return what the rules find in each text read as a whole."""
    passages = [Passage(text=t, document_id=str(n)) for n, t in enumerate(texts)]
    (parsed,) = PARSER.parse([claim])
    windows = [Window(sentences=tuple(told)) for told in sentences(passages)]
    found = [
        check(
            parsed,
            PARSER.parse([s.text for s in w.sentences], entities=False),
            0.0,
            frozenset(t.text for t in parsed.tokens),
        )
        for w in windows
    ]
    return of_twins(parsed, found, windows, passages, PARSER)


@pytest.mark.parametrize(
    ("claim", "texts"),
    [
        ("The excess of the home insurance policy is £100.", EXCESS),
        ("The home policy's excess is £100.", HEADED),
        ("The interest rate on the savings account is 4%.", RATES),
        ("In the winter timetable, the first ferry leaves at 08:15.", FERRY),
        ("The staff car park has 120 spaces.", PARKS),
        ("The read timeout is 30 seconds.", WAITS),
        ("The front brake pads must be replaced at 3 mm.", PADS),
        ("The production database keeps backups for 30 days.", BACKUPS),
    ],
)
def test_a_twin_opposes_nothing(claim: str, texts: tuple[str, ...]) -> None:
    own, other = found_in(claim, texts)
    assert not {Outcome.MISSING, Outcome.CONFLICT} & {f.outcome for f in own.findings}
    assert Outcome.CONFLICT not in {f.outcome for f in other.findings}
    assert any(f.twin for f in other.findings)
    assert not other.agreement.stated


@pytest.mark.parametrize(
    ("claim", "texts"),
    [
        ("The excess of the home insurance policy is £250.", EXCESS),
        ("The home policy's excess is £250.", HEADED),
        ("The interest rate on the savings account is 9%.", RATES),
        ("In the winter timetable, the first ferry leaves at 06:30.", FERRY),
        ("The staff car park has 45 spaces.", PARKS),
        ("The read timeout is 60 seconds.", WAITS),
        ("The front brake pads must be replaced at 2 mm.", PADS),
        ("The production database keeps backups for 7 days.", BACKUPS),
    ],
)
def test_the_value_of_a_twin_stays_wrong(claim: str, texts: tuple[str, ...]) -> None:
    own, _ = found_in(claim, texts)
    assert {Outcome.MISSING, Outcome.CONFLICT} & {f.outcome for f in own.findings}
    assert not any(f.twin for f in own.findings)


@pytest.mark.parametrize(
    ("claim", "texts"),
    [
        ("The notice period in the current contract is 30 days.", NOTICE),
        ("The staff car park has 120 spaces.", SAME),
        ("The home insurance policy has an excess of £100.", PLAIN),
    ],
)
def test_what_may_be_the_same_thing_is_no_twin(claim: str, texts: tuple[str, ...]) -> None:
    assert not any(f.twin for c in found_in(claim, texts) for f in c.findings)
