import pytest

from agent.judge.agreement.measure import agreement
from agent.judge.rules import check
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
LEAVE = "Full-time staff receive 28 days of paid leave per year. They must ask two weeks ahead."
MODELS = "The old router is limited to cables, whereas the new router supports wireless links."


def agreed(claim: str, premise: str):
    (parsed,) = PARSER.parse([claim])
    return check(parsed, PARSER.parse([premise], entities=False), 0.0, frozenset()).agreement


@pytest.mark.parametrize(
    ("premise", "claim", "stated"),
    [
        (LEAVE, "Full-time staff receive 28 days of paid leave per year.", True),
        (LEAVE, "Full-time employees get 28 days of paid leave per year.", True),
        (LEAVE, "Full-time staff receive 25 days of paid leave per year.", False),
        (LEAVE, "Part-time staff receive 28 days of paid leave per year.", False),
        (LEAVE, "All staff receive 28 days of paid leave.", False),
        (MODELS, "The new router supports wireless links.", True),
        (MODELS, "The old router supports wireless links.", False),
        ("The board may close the plant.", "The board closes the plant.", False),
        ("The plant never closed.", "The plant closed.", False),
        ("The tour was led by Lund, with Achebe as cook.", "Achebe led the tour.", False),
    ],
)  # fmt: skip
def test_what_is_stated(premise: str, claim: str, stated: bool):
    assert agreed(claim, premise).stated is stated


def test_words_that_name_a_computation_need_no_counterpart():
    sold = "The fleet sold 150 tonnes of fish in 2021 and 120 tonnes in 2022."
    assert agreed("Fish sold by the fleet fell by a fifth in 2022.", sold).sentence == 1.0
    assert agreed("Fish sold by the fleet fell by a third in 2022.", sold).sentence < 1.0
    assert agreed("Salted fish sold by the fleet fell by a fifth in 2022.", sold).sentence < 1.0


@pytest.mark.parametrize(
    ("premise", "claim", "stated"),
    [
        # a word of another clause, a role turned round, a word that another noun needs
        ("The S has 45 litres and the L has 71; only the L has steam.", "The S has steam.", False),
        ("The week ticket covers the north and the day ticket covers both banks.",
         "The week ticket covers both banks.", False),
        ("Dr. Hallam examined her and Dr. Iqbal performed the operation.",
         "The operation was carried out by Dr. Hallam.", False),
        ("Dr. Hallam examined her and Dr. Iqbal performed the operation.",
         "The operation was carried out by Dr. Iqbal.", True),
        ("Ann Ferris was made head and Tom Gale clerk.", "Ann Ferris was made clerk.", False),
        ("Ann Ferris was made head and Tom Gale clerk.", "Ann Ferris was made head.", True),
        ("The fee falls due a week after the course begins.",
         "The fee falls due a week before the course begins.", False),
        ("Bikes ride free on trams outside rush hours.", "Bikes ride free on trams.", False),
        ("Entry is free for members who pay by card.", "Entry is free for members.", False),
        ("Osk supplied the rocket, Belmar the probe.", "Osk supplied the probe.", False),
        # a lesser office, a condition, an opinion, a question
        ("Step 2 goes to the Deputy Director.", "Step 2 goes to the Director.", False),
        ("Step 2 goes to the Deputy Director.", "Step 2 goes to the Deputy Director.", True),
        ("The bridge will open in May provided that the test is passed.",
         "The bridge will open in May.", False),
        ("Danjuma sells the valve in brewing equipment, Meridian alleges.",
         "Danjuma sells the valve in brewing equipment.", False),
        ("Mike: Can Sara do the dishes?", "Sara will do the dishes.", False),
        # what is compared with what
        ("Elephants are three times as vocal at night as by day.",
         "Elephants are three times as vocal by day as at night.", False),
        ("Elephants are three times as vocal at night as by day.",
         "Elephants are three times as vocal at night as by day.", True),
        # another form of the same words
        ("Repairs to the roof are paid for by the landlord.",
         "The landlord pays for repairs to the roof.", True),
    ],
)  # fmt: skip
def test_words_must_hang_together(premise: str, claim: str, stated: bool):
    assert agreed(claim, premise).stated is stated


@pytest.mark.parametrize(
    ("premise", "claim", "limited"),
    [
        ("No firm bought a news magazine.", "No firm bought a magazine.", True),
        ("The firm bought a news magazine.", "The firm bought a magazine.", False),
        ("Every road to the left leads to the sea.", "Every road leads to the sea.", True),
        ("Full-time employees receive a bonus.", "Employees receive a bonus.", True),
        ("Full-time employees receive a bonus.", "Full-time employees receive a bonus.", False),
        ("The guest paid in cash or signed a cheque.", "The guest paid in cash.", True),
        ("The guest may pay in cash or sign a cheque.", "The guest may pay in cash.", False),
    ],
)  # fmt: skip
def test_a_claim_must_not_be_wider_than_its_evidence(premise: str, claim: str, limited: bool):
    assert agreed(claim, premise).limited is limited


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        ("Veterans are immediately eligible.", "Veterans are eligible right away."),
        ("The act came into force in May.", "The act took effect in May."),
        ("Exports shrank in May.", "Exports declined in May."),
        ("Each sack of layer feed holds 2.4 kg.", "A sack of layer feed contains 2.4 kg."),
        ("The fair drew 5,000 visitors.", "The fair drew 5,000 people."),
        ("Tock > Hours: The week begins on Sunday.", "The week in Tock begins on Sunday."),
    ],
)  # fmt: skip
def test_a_word_may_be_said_in_another_way(premise: str, claim: str):
    assert agreed(claim, premise).sentence == 1


def test_an_opposite_is_not_another_way_to_say_it():
    assert agreed("Exports rose in May.", "Exports shrank in May.").sentence < 1


def test_every_number_must_stand_in_the_sentence_itself():
    both = "In 2023 it was 3 tonnes. The target is a cut of 42% against 2019."
    assert not agreed("The target is a cut of 42% against 2023.", both).figured
    assert agreed("The target is a cut of 42% against 2019.", both).figured


def test_words_of_two_clauses_are_scattered():
    found = agreed("The old router supports wireless links.", MODELS)
    assert found.window == found.sentence == 1
    assert found.clause < 1


def test_the_clause_that_fares_worst_is_told():
    half = agreed("Staff receive 28 days of leave, and the canteen serves a soup.", LEAVE)
    whole = agreed("Full-time staff receive paid leave.", LEAVE)
    assert half.least == 0
    assert half.window > 0
    assert whole.least == 1


def test_a_claim_without_content_agrees_with_nothing():
    (claim, premise) = PARSER.parse(["It is.", "The tent is red."])
    assert agreement(claim, premise).window == 0


@pytest.mark.parametrize(
    ("premise", "claim", "stated"),
    [
        ("Part-time staff are paid on Fridays.", "Staff are paid on Fridays.", False),
        ("Part-time staff are paid on Fridays.", "Part-time staff are paid on Fridays.", True),
        ("The pass is free for young members.", "The pass is free for members.", False),
        ("Had the brakes worked, the lorry would be here.", "The brakes worked.", False),
        ("The coach's brother was fined.", "The coach was fined.", False),
        ("All but three members voted for it.", "All members voted for it.", False),
        ("The bridge, built in 1890, carries two lanes.", "The bridge carries two lanes.", True),
        ("Today the firm also employs 40 drivers in Leeds.", "The firm employs 40 drivers.", True),
    ],
)  # fmt: skip
def test_what_a_sentence_has_besides(premise: str, claim: str, stated: bool):
    assert agreed(claim, premise).stated is stated
