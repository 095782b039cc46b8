"""Who owns, audits, treats or teaches whom, whichever word tells it."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.roles.converses import compare_converses
from agent.judge.polarity.roles.transfers import compare_transfers
from tests.trees import tree

OWNED = (
    "Delta Labs is a wholly owned subsidiary of Corvin Holdings. "
    "Corvin's audit is carried out by Sable & Partners."
)
BEATEN = "The Hawks were beaten by the Comets in the semi-final after Silva was fouled by Novak."
SOLD = (
    "The railway station at Elmford was sold to a private investor. "
    "The state contributed nothing to the purchase."
)
PAID = "The buyer pays the seller €900 on delivery."
CHARGED = "The bank charges the customer 12 euros and pays the exchange 3 euros."
OWED = "The employer owes the worker a bonus of $400."
PRICE = "The city buys the land from the diocese for €2 million."
BACK = "The insurer reimburses the hospital for all costs above 500 francs."


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The buyer receives €900 on delivery.", PAID),
        ("The buyer is owed €900 on delivery.", PAID),
        ("The seller pays €900 on delivery.", PAID),
        ("The bank pays 12 euros.", CHARGED),
        ("The customer receives 12 euros.", CHARGED),
        ("The bank is charged 12 euros.", CHARGED),
        ("The employer is entitled to a bonus of $400.", OWED),
        ("The worker owes a bonus of $400.", OWED),
        ("The diocese pays €2 million for the land.", PRICE),
        ("The city receives €2 million for the land.", PRICE),
        ("The insurer receives all costs above 500 francs from the hospital.", BACK),
        ("Delta Labs owns Corvin Holdings.", OWNED),
        ("Corvin audits Sable & Partners.", OWNED),
        ("Corvin Holdings is a subsidiary of Delta Labs.", OWNED),
        ("Corvin Holdings is owned by Delta Labs.", OWNED),
        ("Corvin belongs to Delta Labs.", OWNED),
        ("Delta Labs is the parent company of Corvin.", OWNED),
        ("Sable & Partners is audited by Corvin.", OWNED),
        ("Corvin carries out the audit of Sable.", OWNED),
        ("Silva committed a foul on Novak.", BEATEN),
        ("Silva's foul on Novak decided it.", BEATEN),
        ("The Comets lost to the Hawks.", BEATEN),
        ("The Hawks defeated the Comets.", BEATEN),
        ("A private investor sold the station at Elmford to the state.", SOLD),
        ("The station was bought from a private investor.", SOLD),
        ("Novak employs Hart.", "Novak is an employee of Hart."),
        ("Hart works for Novak.", "Hart is Novak's employer."),
        ("Novak is Hart's employer.", "Novak works for Hart."),
        ("Lund supplies Berg with steel.", "Lund is a customer of Berg."),
        ("Berg is a customer of Lund.", "Berg supplies Lund with steel."),
        ("Hart rents the flat from Moss.", "Hart is Moss's landlord."),
        ("Moss is Hart's landlord.", "Moss rents the flat from Hart."),
        ("Dr Hart treated Dr Moss.", "Dr Hart was a patient of Dr Moss."),
        ("Dr Hart was treated by Dr Moss.", "Dr Moss is Dr Hart's patient."),
        ("Vega inspected Orion.", "The inspection of Vega was carried out by Orion."),
        ("Orion's review of Vega took a week.", "Orion was reviewed by Vega."),
        ("Kim appointed Lee.", "Kim's appointment by Lee came late."),
        ("Anna is Ben's mother.", "Ben is Anna's father."),
        ("Ben taught Anna.", "Ben was a student of Anna."),
        ("Ben is Anna's tutor.", "Ben was taught by Anna."),
        ("Vega lent Orion the money.", "Vega borrowed the money from Orion."),
        (
            "The museum gave the painting to the collector.",
            "The museum received the painting from the collector.",
        ),
        ("Hart sent the parcel to Moss.", "Moss sent the parcel to Hart."),
        ("Hart bought the car from Moss.", "Hart sold the car to Moss."),
        ("Reyes trained Whitlock.", "Anna Reyes trained under the surgeon Paul Whitlock."),
        ("Mann took over from Lee as coach.", "Lee has replaced Mann as coach."),
        ("Mann took the place of Lee.", "Lee succeeded Mann."),
        ("Mann took Lee's place.", "Mann handed over to Lee."),
        ("Lee made way for Mann.", "Lee is the successor of Mann."),
        ("The mill took the place of the pump.", "They replaced the mill with a pump."),
        ("Vega is the capital of Orion.", "The capital of Vega is Orion."),
        ("Marsh was Hart's deputy.", "In 1920 Hart met Anna Marsh, whose deputy he became."),
        ("Marsh was Hart's deputy.", "The board praised Marsh, whose deputy was Hart."),
        ("Vega is a subsidiary of Orion.", "Orion bought Vega, whose subsidiary it had been."),
        ("Silva was Novak's pupil.", "Novak admired the singer Ada Silva, whose pupil he was."),
    ],
)
def test_who_does_it_to_whom_is_not_turned_round(claim: str, premise: str) -> None:
    rules = (compare_converses, compare_transfers)
    found = {rule(tree(claim), tree(premise))[0] for rule in rules}
    assert found & {Outcome.CONFLICT, Outcome.MISSING}


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The seller receives €900 on delivery.", PAID),
        ("€900 is paid to the seller by the buyer.", PAID),
        ("The customer pays 12 euros.", CHARGED),
        ("The bank receives 12 euros.", CHARGED),
        ("The bank pays 3 euros to the exchange.", CHARGED),
        ("The customer is charged 12 euros.", CHARGED),
        ("The customer receives a bill of 12 euros.", CHARGED),
        ("The worker is entitled to a bonus of $400.", OWED),
        ("The worker is owed a bonus of $400.", OWED),
        ("The city pays €2 million for the land.", PRICE),
        ("The diocese receives €2 million for the land.", PRICE),
        ("The hospital receives all costs above 500 francs from the insurer.", BACK),
        ("Ana pays Ben £50.", "Ana pays Ben £50. Ben pays Ana £50."),
        ("Ben pays Ana £50.", "Ana pays Ben £50. Ben pays Ana £50."),
        ("Corvin Holdings owns Delta Labs.", OWNED),
        ("Sable & Partners audits Corvin.", OWNED),
        ("Delta Labs belongs to Corvin.", OWNED),
        ("Corvin is the parent company of Delta Labs.", OWNED),
        ("Corvin is audited by Sable.", OWNED),
        ("Sable carries out the audit of Corvin.", OWNED),
        ("Delta Labs is owned by Corvin Holdings.", OWNED),
        ("Corvin's auditor is Sable & Partners.", OWNED),
        ("Novak committed a foul on Silva.", BEATEN),
        ("Novak fouled Silva.", BEATEN),
        ("The Comets beat the Hawks.", BEATEN),
        ("The Hawks lost to the Comets.", BEATEN),
        ("The Comets won against the Hawks.", BEATEN),
        ("A private investor bought the station at Elmford.", SOLD),
        ("The station was sold to a private investor.", SOLD),
        ("The state sold the station to a private investor.", SOLD),
        ("Hart employs Novak.", "Novak is an employee of Hart."),
        ("Novak works for Hart.", "Hart is Novak's employer."),
        ("Hart is Novak's employer.", "Novak works for Hart."),
        ("Berg supplies Lund with steel.", "Lund is a customer of Berg."),
        ("Lund is a customer of Berg.", "Berg supplies Lund with steel."),
        ("Moss rents the flat from Hart.", "Hart is Moss's landlord."),
        ("Hart is Moss's landlord.", "Moss rents the flat from Hart."),
        ("Dr Moss treated Dr Hart.", "Dr Hart was a patient of Dr Moss."),
        ("Orion inspected Vega.", "The inspection of Vega was carried out by Orion."),
        ("Vega's review of Orion took a week.", "Orion was reviewed by Vega."),
        ("Lee appointed Kim.", "Kim's appointment by Lee came late."),
        ("Anna is Ben's child.", "Ben is Anna's father."),
        ("Anna taught Ben.", "Ben was a student of Anna."),
        ("Orion lent Vega the money.", "Vega borrowed the money from Orion."),
        (
            "The collector gave the painting to the museum.",
            "The museum received the painting from the collector.",
        ),
        ("Moss received the parcel from Hart.", "Hart sent the parcel to Moss."),
        ("Moss sold the car to Hart.", "Hart bought the car from Moss."),
        ("Moss sold the car to Hart.", "Hart bought the car from Moss, who had bought it in May."),
        (
            "The investor sold the station in May.",
            "The station was sold to the investor, who sold it in May.",
        ),
        (
            "The investor sold the station to the city.",
            "The station was sold to the investor. He sold it to the city in May.",
        ),
        ("Whitlock trained Reyes.", "Anna Reyes trained under the surgeon Paul Whitlock."),
        ("Hart is a patient of Moss.", "Dr Moss treats Hart."),
        ("Reyes was trained by Whitlock.", "Anna Reyes trained under the surgeon Paul Whitlock."),
        ("The nurse gave the patient the drug.", "The patient was given the drug by the nurse."),
        (
            "The supplier delivers goods to the buyer.",
            "The buyer receives goods from the supplier.",
        ),
        ("The tenant pays rent to the landlord.", "Rent is paid to the landlord by the tenant."),
        ("The bank pays interest to the customer.", "Customers are paid interest by the bank."),
        ("Lee took over from Mann as coach.", "Lee has replaced Mann as coach."),
        ("Lee took the place of Mann.", "Mann was succeeded by Lee."),
        ("Mann gave way to Lee.", "Lee took Mann's place."),
        ("Mann took over from Lee.", "Lee replaced Mann in May, and Mann replaced Lee in June."),
        ("The pump took the place of the mill.", "They replaced the mill with a pump."),
        ("Orion is the capital of Vega.", "The capital of Vega is Orion."),
        ("Hart is a friend of Moss.", "Moss is a friend of Hart."),
        ("Hart was Marsh's deputy.", "In 1920 Hart met Anna Marsh, whose deputy he became."),
        ("Hart was Marsh's deputy.", "The board praised Marsh, whose deputy was Hart."),
        ("Hart was Marsh's deputy.", "Hart met Marsh, whose deputy he never was."),
        ("Marsh was Hart's deputy.", "Hart met Marsh, whose deputy he was not."),
        ("Orion is a subsidiary of Vega.", "Orion bought Vega, whose subsidiary it had been."),
        ("She will be sent a reminder.", "We send a reminder for the senior pass."),
    ],
)
def test_the_same_told_from_the_other_side_agrees(claim: str, premise: str) -> None:
    rules = (compare_converses, compare_transfers)
    found = {rule(tree(claim), tree(premise))[0] for rule in rules}
    assert found == {Outcome.NONE}


def test_whom_another_one_follows_is_not_followed_by_a_third() -> None:
    text = "Mr. Ode stepped down as chair in 2019. Mr. Pell took over the post."
    for claim, found in (
        ("Ms. Roy succeeded Mr. Ode in 2019.", Outcome.MISSING),
        ("Mr. Pell succeeded Mr. Ode.", Outcome.NONE),
        ("Mr. Pell succeeded Ms. Roy.", Outcome.NONE),
        ("Mr. Ode was chair before Ms. Roy.", Outcome.NONE),
    ):
        assert compare_converses(tree(claim), tree(text))[0] is found
