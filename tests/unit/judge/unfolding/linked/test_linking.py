"""What sentences tell only together is told in the words of the claim."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.linked.linking import linked
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
DENIED = "It is not true that"


def told(claim: str, *texts: str) -> list[str]:
    passages = [Passage(text=t, document_id=str(i)) for i, t in enumerate(texts)]
    split = linked(claim, sentences(passages), passages, PARSER)
    return [s.text for own in split for s in own]


def answered(claim: str, *texts: str) -> bool | None:
    """Return whether a claim is told or denied, None for neither."""
    found = " ".join(told(claim, *texts))
    if DENIED in found:
        return False
    return True if claim in found else None


CLOSURE = "Hill Street will be closed to traffic from 3 to 9 August."
HEAD = "Julia Renner has been head of the museum since 2016."
MAYOR = "Elena Duarte was mayor of Brisa from 2008 to 2016."
BY = "Applications must be received by 15 March."
TENDERS = "Tenders had to be submitted by noon on 5 May."


@pytest.mark.parametrize(
    ("claim", "one", "two", "holds"),
    [
        ("The street fair falls within the period in which Hill Street is closed.",
         CLOSURE, "The street fair takes place on 7 August.", True),
        ("The street fair falls within the period in which Hill Street is closed.",
         CLOSURE, "The street fair takes place on 12 August.", False),
        ("The street fair falls outside the period in which Hill Street is closed.",
         CLOSURE, "The street fair takes place on 12 August.", True),
        ("The street fair takes place while Hill Street is closed.",
         CLOSURE, "The street fair is on 4 August.", True),
        ("Julia Renner was head of the museum when its new wing opened.",
         HEAD, "The museum's new wing opened in 2019.", True),
        ("Julia Renner was head of the museum when its new wing opened.",
         HEAD, "The museum's new wing opened in 2013.", False),
        ("Julia Renner was head of the museum when its new wing opened.",
         HEAD, "The museum's new wing opened in 2016.", None),
        ("Julia Renner was head of the museum when its new wing opened.",
         HEAD, "The library's new wing opened in 2019.", None),
        ("When the tramway was opened, Elena Duarte was mayor of Brisa.",
         MAYOR, "The tramway was opened in 2012.", True),
        ("Elena Duarte was mayor of Brisa when the tramway was opened.",
         MAYOR, "The tramway was opened in 2018.", False),
        ("The new library opened after the old library closed.",
         "The old library closed on 30 June 2020.",
         "The new library opened on 14 September 2020.", True),
        ("The new library opened before the old library closed.",
         "The old library closed on 30 June 2020.",
         "The new library opened on 14 September 2020.", False),
        ("The new library opened shortly after the old library closed.",
         "The old library closed on 30 June 2020.",
         "The new library opened on 14 September 2020.", None),
        ("The new library opened after the old library closed.",
         "The old library closed on 30 June 2020.",
         "The new library would have opened on 14 September 2020.", None),
        ("The fair takes place while the pharmacy is closed.",
         "The pharmacy is closed from 23 December to 2 January.",
         "The fair is on 29 December.", None),
    ],
)  # fmt: skip
def test_times_are_held_together(claim: str, one: str, two: str, holds: bool | None) -> None:
    assert answered(claim, one, two) is holds


@pytest.mark.parametrize(
    ("claim", "one", "two", "holds"),
    [
        ("The application of the Trust was received too late.",
         BY, "The application of the Trust was received on 18 March.", True),
        ("The application of the Trust arrived after the deadline.",
         BY, "The application of the Trust was received on 11 March.", False),
        ("The application of the Trust was received in time.",
         BY, "The application of the Trust was received on 18 March.", False),
        ("The application of the Trust was received in time.",
         BY, "The application of the Trust was sent on 14 March.", None),
        ("The application of the Trust was received in time.",
         BY, "The application of the Trust was received in March.", None),
        ("Calder Ltd submitted its tender in time.",
         TENDERS, "Calder Ltd submitted its tender on 6 May.", False),
        ("Calder Ltd submitted its tender in time.",
         TENDERS, "Calder Ltd submitted its tender on 5 May.", None),
        ("Calder Ltd submitted its tender in time.",
         TENDERS, "Calder Ltd submitted its tender on 4 May.", True),
    ],
)  # fmt: skip
def test_what_is_told_in_time_is_held_against_the_deadline(
    claim: str, one: str, two: str, holds: bool | None
) -> None:
    assert answered(claim, one, two) is holds


SAMPLE = "Sample 14 contained 9 µg/l of lead."
LIMIT = "The limit for lead in drinking water is 5 µg/l."
HALL = "The hall can seat 300 people."
SOLD = "340 tickets were sold for the concert in the hall."


@pytest.mark.parametrize(
    ("claim", "one", "two", "holds"),
    [
        ("The lead content of sample 14 was above the limit.", SAMPLE, LIMIT, True),
        ("The lead content of sample 14 was below the limit.", SAMPLE, LIMIT, False),
        ("The lead content of sample 14 did not exceed the limit.", SAMPLE, LIMIT, False),
        ("The lead content of sample 14 met the limit for drinking water.", SAMPLE, LIMIT, False),
        ("The arsenic content of sample 14 was above the limit.", SAMPLE, LIMIT, None),
        ("The lead content of sample 15 was above the limit.", SAMPLE, LIMIT, None),
        ("The lead content of sample 14 was far above the limit.", SAMPLE, LIMIT, None),
        ("The lead content of sample 14 was above the limit.", SAMPLE,
         "The limit for lead in drinking water is 5 mg.", None),
        ("Batch 7 was stored within the permitted range.", "Batch 7 was stored at 11 °C.",
         "Batches must be stored between 2 and 8 °C.", False),
        ("The vaccine was stored outside the permitted range.", "The vaccine was stored at 11 °C.",
         "The vaccine must be stored between 2 and 8 °C.", True),
        ("The water in the tank was below the minimum.", "The water in the tank was 30 cm deep.",
         "The minimum for water in the tank is 50 cm.", True),
        ("More tickets were sold for the concert than the hall can seat.", SOLD, HALL, True),
        ("Fewer tickets were sold for the concert than the hall can seat.", SOLD, HALL, False),
        ("More tickets were sold for the play than the hall can seat.", SOLD, HALL, None),
        ("The lorry weighs more than the bridge can carry.", "The lorry weighs 18 tonnes.",
         "The bridge can carry 12 tonnes.", True),
        ("Piet worked more overtime in 2023 than the contract allows.",
         "Piet worked 72 hours of overtime in 2023.",
         "The contract allows at most 60 hours of overtime a year.", True),
    ],
)  # fmt: skip
def test_values_are_held_together(claim: str, one: str, two: str, holds: bool | None) -> None:
    assert answered(claim, one, two) is holds


@pytest.mark.parametrize(
    ("claim", "one", "two", "holds"),
    [
        ("Ward 3 and Ward 5 use the same infusion pump.", "Ward 3 uses the Medix infusion pump.",
         "Ward 5 uses the Medix infusion pump.", True),
        ("Ward 3 and Ward 5 use different infusion pumps.", "Ward 3 uses the Medix infusion pump.",
         "Ward 5 uses the Medix infusion pump.", False),
        ("Ward 3 and Ward 5 use the same infusion pump.", "Ward 3 uses the Medix infusion pump.",
         "Ward 5 uses the Alaris infusion pump.", False),
        ("Ward 3 and Ward 5 use the same infusion pump.", "Ward 3 uses the Medix infusion pump.",
         "Ward 5 uses an infusion pump.", None),
        ("Ferry A and Ferry B are operated by the same company.",
         "Ferry A is operated by Nordlinjen.", "Ferry B is operated by Nordlinjen.", True),
        ("Plant A and Plant B both use a sand filter.", "Plant A uses a sand filter.",
         "Plant B uses a sand filter.", True),
        ("Plant A and Plant B both use a sand filter.", "Plant A uses a sand filter.",
         "Plant B never uses a sand filter.", None),
        ("Plant A and Plant C both use a sand filter.", "Plant A uses a sand filter.",
         "Plant B uses a sand filter.", None),
    ],
)  # fmt: skip
def test_what_two_have_is_held_together(claim: str, one: str, two: str, holds: bool | None) -> None:
    assert answered(claim, one, two) is holds


RULE = "Regulation 12 applies to all class B installations."
CASH = "The treasurer must sign every payment."


@pytest.mark.parametrize(
    ("claim", "rule", "fact", "text"),
    [
        ("Regulation 12 applies to the plant in Dunmore.", RULE,
         "The plant in Dunmore is a class B installation.",
         "Regulation 12 applies to the plant in Dunmore."),
        ("Hartley Mill must be kept.", "Listed buildings are kept.",
         "Hartley Mill has been a listed building since 1987.", "Hartley Mill is kept."),
        ("Marta Oyelaran must sign.", CASH, "The treasurer is Marta Oyelaran.",
         "Marta Oyelaran must sign every payment."),
        ("Marta Oyelaran must sign.", CASH, "Marta Oyelaran is the treasurer.",
         "Marta Oyelaran must sign every payment."),
        ("Dogs are banned in Ostrel.", "Dogs are banned in the district of Kamnik.",
         "The town of Ostrel lies in the district of Kamnik.", "Dogs are banned in Ostrel."),
        ("Ms Okoye is entitled to leave.", "Grade II staff are entitled to leave.",
         "Ms Okoye is employed as a Grade II technician.", "Ms Okoye is entitled to leave."),
        ("The Adriana must carry a pilot.", "All vessels longer than 20 metres must carry a pilot.",
         "The Adriana is a vessel of 24 metres.", "The Adriana must carry a pilot."),
        ("Tanner & Co is exempt.", "Firms with fewer than 10 employees are exempt.",
         "Tanner & Co has 7 employees.", "Tanner & Co is exempt."),
        ("Water from the Selm well must be boiled.",
         "Water with more than 50 mg/l of nitrate must be boiled.",
         "Nitrate in the Selm well was 62 mg/l in May.",
         "Water from the Selm well must be boiled."),
        ("Water from the Selm well must be boiled.",
         "Water with more than 50 mg/l of nitrate must be boiled.",
         "Nitrate in the Selm well was 42 mg/l in May.",
         "Water with more than 50 mg/l of nitrate must be boiled. "
         "It is not known whether Water from the Selm well must be boiled."),
        ("Ines Caballero may not be dismissed.", "Council members may not be dismissed.",
         "Ines Caballero is the daughter of a council member.",
         "Council members may not be dismissed. "
         "It is not known whether Ines Caballero may not be dismissed."),
        ("Room 6 must be dry.", "The room that houses the archive must be dry.",
         "Room 4 houses the archive.", "Room 4 must be dry."),
        ("The station that drained the Lisse polder was designed by Kamp.",
         "The station at Oud Veer was designed by Kamp.",
         "The Lisse polder was drained by the station at Oud Veer.",
         "The station that drained the Lisse polder was designed by Kamp."),
        ("The leader of the choir teaches.", "Hanna Sorel teaches.",
         "The choir is led by Hanna Sorel.", "The leader of the choir teaches."),
        ("Anna Weil's successor is a lawyer.", "Karim Aziz is a lawyer.",
         "Anna Weil came in 2012. In 2018 she was succeeded by Karim Aziz.",
         "Anna Weil's successor is a lawyer."),
    ],
)  # fmt: skip
def test_a_sentence_is_told_of_the_claims_own(claim: str, rule: str, fact: str, text: str) -> None:
    assert told(claim, rule, fact)[0] == text


@pytest.mark.parametrize(
    ("claim", "rule", "fact"),
    [
        ("Regulation 12 applies to the plant in Dunmore.", RULE,
         "The plant in Dunmore is a class C installation."),
        ("Regulation 12 applies to the plant in Dunmore.", RULE,
         "The plant in Dunmore is no longer a class B installation."),
        ("The plant in Dunmore is inspected.", "Most class B installations are inspected.",
         "The plant in Dunmore is a class B installation."),
        ("The plant in Dunmore is covered.", "The act does not cover all class B installations.",
         "The plant in Dunmore is a class B installation."),
        ("The plant in Dunmore must close.", "All class B plants must close except the new one.",
         "The plant in Dunmore is a class B plant."),
        ("Marta Oyelaran resigned.", "The treasurer resigned in 1998.",
         "The treasurer is Marta Oyelaran."),
        ("Ostrel has 4,000 inhabitants.", "There are 4,000 people in the district of Kamnik.",
         "Ostrel lies in the district of Kamnik."),
        ("The farmer who found the coin was fined.", "A farmer was fined.",
         "A farmer found the coin."),
        ("The mayor who opened the fair resigned.", "The mayor resigned.",
         "The mayor opened the fair."),
        ("The leader of the choir teaches.", "Hanna Sommer teaches.",
         "The choir is led by Hanna Sorel."),
        ("The Adriana must carry a pilot.", "All ships longer than 20 metres must carry a pilot.",
         "The Adriana is 24 metres long and 6 metres wide."),
    ],
)  # fmt: skip
def test_a_sentence_on_others_stays(claim: str, rule: str, fact: str) -> None:
    assert told(claim, rule, fact)[0] == rule


def test_both_sentences_are_known() -> None:
    texts = (RULE, "The plant in Dunmore is a class B installation.")
    passages = [Passage(text=t, document_id=str(i)) for i, t in enumerate(texts)]
    split = sentences(passages)
    new = linked("Regulation 12 applies to the plant in Dunmore.", split, passages, PARSER)
    assert new[0][0].other == split[1][0]
