"""Words that say the same in nearly every text of business, law, medicine and technology.

Each line is one group; its words share one key in `stems.stem`. A word stands in one group only,
and no group joins what `alignment.opposites` sets apart. Words with several common senses
("run", "cover", "charge") are left out: a false agreement costs more than a missed one.
"""

GROUPS = """
staff workforce personnel
firm company
physician doctor
automobile car
lorry truck
aeroplane airplane aircraft
film movie
photograph photo
illness disease sickness
medicine medication drug
infant baby
youngster youth
lawyer attorney
shop store
inhabitant resident
spectator viewer
rookie newcomer novice
error mistake
colleague coworker
salary wage
holiday vacation
travel trip journey
customer client
purchase buy
begin start commence
finish conclude complete
permit allow
prohibit forbid
obtain receive get
require need
demonstrate show
assist help
choose select pick
attempt try
inform notify
answer reply respond
construct build
repair fix mend
manufacture produce
utilise utilize use
modify change alter
verify confirm
retain keep
reside live
happen occur
request ask
submit lodge
annual yearly
previous prior
goal objective
rapid fast quick
big large
small little
entire whole
mandatory compulsory obligatory
initial first
extra additional further
nearly almost
approximately roughly about around
wrong incorrect
correct right accurate
costly expensive
famous renowned
wealthy rich
ill sick
favour favor
labour labor
programme program
centre center
metre meter
litre liter
licence license
organisation organization
cheque check
telephone phone
television tv
internet web
email e-mail
bicycle bike
refrigerator fridge
garbage rubbish trash
petrol gasoline
pupil student
vaccine jab
cardiac heart
pulmonary lung
renal kidney
hepatic liver
accommodation lodging
tenant lessee
landlord lessor
benefit advantage
drawback disadvantage
proof evidence
spokesman spokesperson spokeswoman
beverage drink
forest woodland
ocean sea
maximum cap ceiling limit
accrue accumulate
"""
