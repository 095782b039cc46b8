"""Closed lists for names: what is no name, what may be left out, what says the same."""

from agent.domain.prose.calendar import NAMES

CALENDAR = NAMES | frozenset(
    """mon tue tues wed thu thur thurs fri sat sun spring summer autumn fall winter
    christmas easter today tomorrow yesterday""".split()
)
"""Words of the calendar: quantities of time, compared by the number rule."""

NOT_NAMES = frozenset(
    """i a an the this that these those it he she they we you ok okay yes no note yet also
    am pm a.m p.m ad bc bce ce gmt utc cet est pst cst et pt bst
    usd eur gbp chf sek nok dkk jpy cny aud cad inr us$ million billion trillion thousand hundred
    kg km cm mm mg ml gb mb tb kb kw kwh mwh gwh mw gw hz khz mhz ghz db mph kph rpm mmhg bpm ppm
    ppb co2 ceo cfo cto coo vp q1 q2 q3 q4 h1 h2 fy hr hrs min max avg no nos vs eg ie etc id url
    pdf faq tbd tba asap rsvp cv pc tv dvd cd ai it""".split()
)
"""Capitalised words that name nothing a document could contradict: units, clock, currencies."""

COURTESY = frozenset("mr mrs ms miss mx".split())
"""Titles that state nothing about a person."""

TITLES = frozenset(
    """dr doctor prof professor judge justice captain capt sir dame lord lady president senator
    minister king queen prince princess bishop father sister rev reverend general colonel major
    lieutenant sergeant inspector nurse mayor governor chancellor ambassador saint st""".split()
)
"""Titles that do state something: the evidence must carry them."""

LEGAL_FORMS = frozenset(
    "inc ltd llc plc corp corporation co gmbh ag sa srl bv nv ab as oy kg llp lp limited".split()
)

CONNECTORS = frozenset(
    "of the and & for in on at to de del della di da du van von der den la le les el al y".split()
)
"""Words that may stand inside a name and carry no distinction."""

GENERIC = frozenset(
    """company group bank foundation trust institute institution university college school
    academy department office agency bureau ministry council committee commission board team unit
    division service services society association union federation club church hospital clinic
    centre center ward city town village county state province region district country republic
    kingdom island islands river lake sea ocean mount mountain valley bridge road street avenue
    square park station airport port harbour harbor tower hall house building library museum
    theatre theater gallery hotel plant factory works mill mine line lines railway airlines
    airline press paper newspaper magazine journal report study survey act law regulation
    directive code rule policy plan programme program project scheme fund initiative system
    platform app application software tool portal network project model series film movie book
    novel song album band show festival award prize cup league championship game war battle treaty
    agreement conference summit court tribunal parliament assembly senate congress government
    administration authority form certificate version edition product device router ferry ship
    vessel trial party family estate farm store shop market branch depot site area zone section
    north south east west northern southern eastern western central upper lower new old
    great grand lesser saint st""".split()
)
"""Class words: a name without them is still the same name when its distinctive part is there."""

APART = frozenset(
    """new north south east west northern southern eastern western upper lower great greater little
    lesser lake port fort san santa st saint papua inner outer""".split()
)
"""Words before a name that make it the name of another place."""

EDITIONS = frozenset(
    """Pro Plus Max Mini Lite Ultra Air SE XL XS XR Premium Enterprise Professional Deluxe Advanced
    Standard Essential Essentials Starter Turbo Express Server Performance Business Junior Senior
    Jr Sr""".split()
)
"""Words after the name of a product, or of a person, that make it the name of another one."""

_EQUIVALENT = """
us usa america american americans unitedstates unitedstatesofamerica
uk britain british briton britons greatbritain unitedkingdom england
england english
eu europeanunion europe
europe european europeans
france french frenchman
germany german germans
spain spanish spaniard spaniards
italy italian italians
netherlands dutch holland
switzerland swiss
sweden swedish swede swedes
norway norwegian norwegians
denmark danish dane danes
finland finnish finn finns
iceland icelandic
poland polish pole poles
portugal portuguese
greece greek greeks
turkey turkish turk turks turkiye
ireland irish
scotland scottish scots
wales welsh
belgium belgian belgians
austria austrian austrians
hungary hungarian hungarians
czechia czech czechs czechrepublic
russia russian russians
ukraine ukrainian ukrainians
china chinese
japan japanese
korea korean koreans
india indian indians
pakistan pakistani pakistanis
bangladesh bangladeshi
vietnam vietnamese
thailand thai
philippines filipino philippine filipinos
australia australian australians
newzealand newzealander
canada canadian canadians
mexico mexican mexicans
brazil brazilian brazilians
argentina argentine argentinian
chile chilean
peru peruvian
cuba cuban cubans
egypt egyptian egyptians
nigeria nigerian nigerians
kenya kenyan kenyans
ghana ghanaian
southafrica southafrican
israel israeli israelis
iran iranian persian
iraq iraqi
syria syrian
lebanon lebanese
saudiarabia saudi
asia asian asians
africa african africans
un unitednations
dr doctor
prof professor
capt captain
st saint street
rev reverend
pres president
gen general
gov governor
sgt sergeant
lt lieutenant
dept department
univ university
intl international
wifi wlan
sars-cov-2 covid19 covid coronavirus
aids hiv
"""


def _equivalents() -> dict[str, frozenset[str]]:
    table: dict[str, frozenset[str]] = {}
    for line in _EQUIVALENT.strip().splitlines():
        group = frozenset(line.split())
        for word in group:
            table[word] = table.get(word, frozenset()) | group
    return table


EQUIVALENTS = _equivalents()
"""For a folded word without spaces: the words that state the same (places and their people)."""

CLASS_NOUNS = frozenset(
    """company firm group organisation organization charity agency authority film movie show series
    book novel work album song record band team club game match person people man woman population
    animal country city town place state area region site facility building product device model
    system service programme program project plan scheme law rule act policy article paper study
    report official member role part chance risk number share amount total rest other thing way kind
    type sort employee worker staff party body unit document file item case event van vehicle
    car""".split()
)
"""Nouns by which a text refers back to something named before."""
ROLES = frozenset(
    """author writer researcher user customer client patient participant player applicant candidate
    claimant tenant buyer colleague""".split()
)
"""The same of persons by the part they play: two of them in one text are two persons."""
