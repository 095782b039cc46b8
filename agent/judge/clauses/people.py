"""People: the sex that a title, a word for kin or a first name tells."""

from agent.judge.clauses.stems import fold, stem

MALE, FEMALE = "male", "female"


def _sexes(male: str, female: str) -> dict[str, str]:
    return dict.fromkeys(male.split(), MALE) | dict.fromkeys(female.split(), FEMALE)


TITLED = _sexes("mr sir lord king prince father", "mrs ms miss dame lady queen princess sister")

KIN = _sexes(
    """brother father son uncle nephew husband grandfather grandson stepfather stepson widower
    fiancé boyfriend""",
    """sister mother daughter aunt niece wife grandmother granddaughter stepmother stepdaughter
    widow fiancée girlfriend""",
)

FIRST_NAMES = _sexes(
    """aaron adam ahmed alan albert alexander alfred ali anders andrew anthony antonio arthur
    benjamin bernard bill björn bob brian bruce carlos charles christopher colin daniel darren david
    dennis derek diego dieter dmitri donald douglas edward emil eric erik ernest ethan eugene felix
    fernando francisco frank fred frederick gary geoffrey george gerald giovanni giuseppe gordon
    graham gregory gustav hans harold harry hassan heinrich henrik henry herbert howard hugh hugo
    ian ibrahim igor ivan jack jacob jakob james jason javier jeffrey jeremy johan johann john
    jonathan jorge josé joseph joshua juan julian jürgen karl keith kenneth kevin klaus lars
    lawrence leonard liam louis luca luis magnus malcolm manuel marco mark markus martin matthew
    max michael miguel mohamed mohammed muhammad nathan neil nicholas niels nigel oliver olaf oscar
    omar otto pablo patrick paul pedro peter philip pierre piotr rafael ralph raymond ricardo
    richard robert roberto roger ronald roy samuel scott sean sebastian sergei simon stefan stephen
    steven stuart sven thomas timothy tom tobias trevor victor vincent vladimir walter wilhelm
    william wolfgang yusuf""",
    """abigail agnes alice alicia amanda amelia amy ana anita angela anna anne annie astrid barbara
    beatrice bella bianca brenda bridget camilla carla carmen carol caroline catherine cecilia
    charlotte chiara christina christine claire clara claudia daniela deborah diana dorothy edith
    elena eleanor elisabeth elizabeth ella ellen elsa emily emma erika esther eva evelyn fatima
    fiona florence francesca frida gabriela georgia gertrude giulia gloria grace greta hannah
    heather heidi helen helena hilda ida ines ingrid irene irina isabel isabella jane janet jennifer
    jessica joanna josephine judith julia juliet karen karin katarina kate katherine katrin laura
    layla leila lena lily linda lisa louise lucia lucy lydia magdalena margaret maria marie marina
    marion marta martha mary maya melissa miriam monica nadia nancy naomi natalia natasha nina nora
    olga olivia patricia paula penelope petra priya rachel rebecca renata rita rosa rose ruth sabine
    sara sarah silvia sofia sophia sophie stella susan susanna sylvia tanya teresa theresa ulrike
    ursula valentina vanessa vera victoria virginia wendy yasmin yvonne""",
)
"""First names that hardly anybody of the other sex has."""


def name_key(name: str) -> str:
    """Return the stem of a name, and all of one that only begins like a first name: *Simone*."""
    key = stem(name)
    return fold(name) if key in FIRST_NAMES and fold(name) != key else key
