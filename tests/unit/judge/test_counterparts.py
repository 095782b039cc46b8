"""Sentences that have the claim's words but for one place."""

import pytest

from agent.domain.text import Passage
from agent.judge.counterparts import counterpart
from agent.judge.opposition import same_things
from tests.trees import tree

OPPOSED = [
    ("The server is in Oslo.", "The server is in Bergen."),
    ("The bridge is made of steel.", "The bridge is made of wood."),
    ("Alice Jones leads the lab.", "Bob King leads the lab."),
    ("Ida Berg is the director of the clinic.", "Tom Hale is the director of the clinic."),
    ("The director of the clinic is Ida Berg.", "The director of the clinic is Tom Hale."),
    ("The logo is blue.", "The logo is green."),
    ("The contract is governed by French law.", "The contract is governed by German law."),
    ("Deliveries are made by courier.", "Deliveries are made by post."),
    ("The vaccine is given orally.", "The vaccine is given by injection."),
    ("The report was written by the audit team.", "The report was written by the sales team."),
    ("Tickets are sold online.", "Tickets are sold at the counter only."),
    ("Applications are filed electronically.", "Applications are filed on paper only."),
    ("The valve opens automatically.", "The valve opens only by hand."),
    ("The museum is owned by the city.", "The museum is owned by a private foundation."),
    ("The software is written in Rust.", "The software is written in Java."),
    ("The engine runs on diesel.", "The engine runs on petrol."),
    ("The data centre is cooled by water.", "The data centre is cooled by air."),
    ("The committee is chaired by the mayor.", "The committee is chaired by the bishop."),
    ("The novel was written by Ida Berg.", "The novel was written by Tom Hale."),
    ("The author was born in Leeds.", "The author was born in York."),
    ("The firm is based in Norway.", "The firm is based in Sweden."),
    ("The CEO is Maria Lund.", "The CEO is John Dahl."),
    ("The exam takes place in Room 4.", "The exam takes place in Room 7."),
    ("The bust was painted by Ada Hahn.", "The bust was painted by Emil Hahn."),
    ("The singer died in Turin.", "The singer died in Genoa."),
]
COMPATIBLE = [
    ("The exam takes place in Room 4.", "The talk takes place in Room 7."),
    ("The shop sells Room 4 paint.", "The shop sells Room 7 paint."),
    ("The firm sells tents.", "The firm sells stoves."),
    ("The company has an office in Oslo.", "The company has an office in Bergen."),
    ("The fee applies to adults.", "The fee applies to students."),
    ("Tickets are sold online.", "Tickets are sold at the counter."),
    ("The valve opens automatically.", "The valve opens only in emergencies."),
    ("Tickets are sold online.", "Tickets are sold only on Mondays."),
    ("Tickets are sold online.", "Tickets are sold only to members."),
    ("Alice Jones works in the lab.", "Bob King works in the lab."),
    ("Alice Jones led the lab.", "Bob King led the lab."),
    ("The server was in Oslo.", "The server was in Bergen."),
    ("The server is not in Oslo.", "The server is not in Bergen."),
    ("The server may be in Oslo.", "The server may be in Bergen."),
    ("The server is in Oslo.", "Is the server in Bergen?"),
    ("The server is in Oslo.", "The backup server is in Bergen."),
    ("The server is in Oslo.", "The server is in the basement."),
    ("The server is in the basement.", "The server is in the tower."),
    ("The server is in Oslo.", "The server is also in Bergen."),
    ("The basic plan is made of parts.", "The pro plan is made of parts."),
    ("The north tower is made of steel.", "The south tower is made of wood."),
    ("The contract was signed by Acme.", "The contract was signed by Zed."),
    ("Our server is in Oslo.", "Our server is in Bergen."),
    ("The Tenant is Anna Brown.", "The Tenant is Tim Fox."),
    ("The lab is led by Alice Jones.", "The lab is led by Jones."),
    ("The lab is led by Alice Jones.", "The lab is led by A. Jones."),
    ("The shop is run by volunteers.", "The shop is run by students."),
    ("Fees are paid by card.", "Fees are paid by cheque."),
    ("The museum shows paintings.", "The museum shows sculptures."),
    ("The logo is blue.", "The logo is round."),
    ("The vaccine is given orally.", "The vaccine is given annually."),
    ("The lab is led by Alice Jones.", "The lab is led by the dean."),
    ("The server is in Oslo.", "The server is in Norway."),
    ("The firm is based in Turku.", "The firm is based in Finland."),
    ("The contract is governed by English law.", "The contract is governed by British law."),
    ("The app runs on Android.", "The app runs on Windows."),
    ("Tickets are sent by email.", "Tickets are sent by post."),
    ("The team was led by Ida Berg.", "The team was led by Tom Hale."),
]


@pytest.mark.parametrize(("claim", "other"), OPPOSED)
def test_one_thing_fills_the_place(claim: str, other: str) -> None:
    assert counterpart(tree(claim), tree(other)) is not None
    assert counterpart(tree(other), tree(claim)) is not None


@pytest.mark.parametrize(("claim", "other"), COMPATIBLE)
def test_both_may_be_so(claim: str, other: str) -> None:
    assert counterpart(tree(claim), tree(other)) is None
    assert counterpart(tree(other), tree(claim)) is None


@pytest.mark.parametrize(
    ("claim", "one", "other", "same"),
    [
        ("The hull is blue.", ("Old", ""), ("New", ""), True),
        ("The hull is blue.", ("Guide 2023", ""), ("Guide 2024", ""), True),
        ("The hull is blue.", ("Doc A", ""), ("Doc B", ""), True),
        ("The hull is blue.", ("Notes", ""), ("Fleet list", ""), True),
        ("The hull is blue.", ("Model A manual", ""), ("Model B manual", ""), False),
        ("The hull is blue.", ("Lease A", ""), ("Lease B", ""), False),
        ("The contract is blue.", ("Acme", ""), ("Zed", ""), False),
        ("The bridge is long.", ("", "The Tarn bridge is old."), ("", "See Velm Bridge."), False),
        ("The bridge is long.", ("", "The Tarn bridge is old."), ("", "See the bridge."), True),
        ("The Tarn bridge is long.", ("", "A foot bridge."), ("", "A rail bridge."), True),
    ],
)
def test_two_documents_on_the_same_thing(
    claim: str, one: tuple[str, str], other: tuple[str, str], same: bool
) -> None:
    places = (Passage(title=title, text=text) for title, text in (one, other))
    assert same_things(tree(claim), *places) is same
