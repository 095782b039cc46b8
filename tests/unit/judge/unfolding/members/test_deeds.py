"""Two things told of one subject are told apart for a claim on one of them."""

import pytest

from agent.judge.unfolding.members.deeds import apart
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
REGISTRATION = "Registration opens six weeks before the race and closes two weeks before it."


def told(text: str, claim: str) -> str:
    evidence, asked = PARSER.parse([text, claim], entities=True)
    return apart(evidence, asked)


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        ("Entry opens on 1 May but closes on 9 June.", "Entry closes on 1 May.",
         "Entry closes on 9 June."),
        (REGISTRATION, "Registration closes six weeks before the race.",
         "Registration closes two weeks before the race."),
        (REGISTRATION, "Registration opens two weeks before the race.",
         "Registration opens six weeks before the race."),
        ("The museum was founded in 1902 and moved to its present building in 1960.",
         "The museum moved to its present building in 1902.",
         "The museum moved to its present building in 1960."),
        ("Candidates receive the paper at nine and hand it in at noon.",
         "Candidates hand in the paper at noon.", "Candidates hand the paper in at noon."),
        ("The valve is opened by the operator and closed by the controller.",
         "The controller closes the valve.", "The valve is closed by the controller."),
        ("The fan is silent below 40 °C and runs at full speed above 60 °C.",
         "The fan is silent below 60 °C.", "The fan is silent below 40 °C."),
        ("The clinic opens an hour before sunrise and closes two hours after it.",
         "The clinic closes two hours after sunrise.",
         "The clinic closes two hours after sunrise."),
        ("In summer the pool opens at 8 and closes at 21.", "In summer the pool closes at 8.",
         "In summer the pool closes at 21."),
        ("The nurse checks the pulse before the operation and the dressing after it.",
         "The nurse checks the dressing before the operation.",
         "The nurse checks the dressing after the operation."),
        ("Applicants submit a summary by March and the full proposal by June.",
         "Applicants submit the full proposal by March.",
         "Applicants submit the full proposal by June."),
        ("The clerk puts the bill on the desk in May and moves it in June.",
         "The clerk moves the bill in May.", "The clerk moves the bill in June."),
    ],
)  # fmt: skip
def test_the_part_of_the_claim_is_told(text: str, claim: str, meant: str) -> None:
    assert told(text, claim) == meant


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (REGISTRATION, "Registration opens and closes before the race."),
        (REGISTRATION, "Registration takes two weeks."),
        ("It went bankrupt in 2011 and was taken over by Norvik.",
         "Norvik took it over after it went bankrupt in 2011."),
        ("Bags must be locked by guests and left with the porter.",
         "Guests hand the porter a locked bag."),
        ("Gloves come from the shed on floor 2 and go back to the office.",
         "Gloves come from the shed, and you return them."),
        ("Dues were kept for ferries in May but were raised for tankers in June.",
         "Dues were raised for ferries."),
        ("The invoice is dated 3 June and is for €860.", "Payment is due by 3 July."),
        ("The invoice is dated 3 June and lasts until 9 July.", "The invoice lasts to 3 July."),
        ("The member gets 5 GB of space and 20 GB of traffic a month.",
         "The member gets 5 GB of traffic."),
        (REGISTRATION, "Registration only closes two weeks before the race."),
        ("The bridge was closed in 2011 and reopened in 2014.",
         "The bridge was closed for three years."),
        ("The shop opens and closes on time in May.", "The shop closes on time in May."),
        ("The shop opens at 8 and closes at 6 if it rains.", "The shop opens at 8."),
        ("The shop does not open at 8 and closes at 6.", "The shop closes at 6."),
        ("The shop opens at 8. It closes at 6 and rests at 7.", "The shop closes at 6."),
        ("Parents receive the letter in May and teachers in June.",
         "Teachers receive the letter in May."),
        ("The pump fills the tank at six and the boiler at eight.",
         "The pump fills the boiler at six."),
        ("Lindholm is the longest bridge in the county and was opened in 1974.",
         "Lindholm is a bridge that opened in 1974."),
        ("Ms Vane chairs the board of the trust and was elected in May 2019.",
         "Ms Vane, who chairs the board, was elected in May 2019."),
        ("The licence covers three users in one office and expires in June 2027.",
         "The licence for three users expires in June 2027."),
        ("The clerk checks the box on the desk in May and sleeps by it in June.",
         "The clerk sleeps in May."),
    ],
)  # fmt: skip
def test_what_is_unclear_stands_as_it_is(text: str, claim: str) -> None:
    assert told(text, claim) == text


def test_another_doer_has_no_part_of_the_first() -> None:
    text = "Mr Sand sold the barn to his brother and Ms Kell the mill to her niece."
    assert told(text, "Mr Sand sold the mill to her niece.") == text
