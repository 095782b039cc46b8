"""Words that only look like forms of another: *police* and *policy*, *state* and *station*.

Between two bars stands a family of its own: its words, in any inflection, share the key that is
the first of them, and no other word has it.
"""

FAMILIES = """
theme | evening | shoulder | party | partition | station | statue | status | statute | needy
mustard | foundation foundational | mighty | numb | companion companionship | generation
generous generosity | generic generics | unity | unite | united | storey | story | earl
informal informality | poster | postal | faction | factor | factory | several | severity severe
university | universe | universal | pastor | paste | past | pastry | humane | humanity | quest
series | serious seriousness | serial | community | communion | commune | million | billion
policy | formal formality | former | format | formula | plane | quite | finale
experiment experimental experimentation | stud | departure depart | department departmental
spacious | summer | mission | missionary | positive | positivity | cent | county | counter
counsel counselling counseling counsellor counselor | insidious | privy | sensor sensory
sensible | sensation sensational | stare | testify | testimony | designate designation | easter
sentence | presence | worthy | director | directory | directive | directorate | providence
ranger | various variety | quality | qualify qualification qualified | relative | relativity
stag | bearing | considerable | considerate | signal | signature | verse | practical | basement
basis | basic | creature | passion passionate | passive | respective | responsible responsibility
responsive responsiveness | eighty | conference | treaty | contention contentious
section sectional | sector | fairy | collective | subjective | letter | letting | annuity
contraction | franchise franchisee franchisor | physics | physicist | activity | actual
civilization civilisation | civilian | mast | stocking | multiple | organ
organization organisation organizational organisational | organic | opera | secretary secretarial
weary | competence competent competency | professor professorial | professional professionalism
profession | plantation | coaster | executive | massive | apple | complexion | broken
broker brokerage | prior | priority | server | service | species | specification specify | special
specialist | animal | engineer engineering | engine | bran | brandy | critical | digital | mention
mental mentality | author authorial authorship | authority authoritative
authorization authorisation authorize authorise | memorial | primer | primary | edition | prisoner
senator | caste | apartment | custom | customs | customary
customize customise customization customisation | shutter | classify classification
classic classical | conception | journey | corner | conversation conversational
conversion convert converter | converse | irony | violence violent | referee | referral | audience
portion | portal | porter | portable portability | reactor | decisive | emergency | initial
proper | property | proposition | terror terrorism terrorist | terrible | territory territorial
crow | crowd | suitable suitability | suite | expense expensive | survey surveyor | container
flower | appropriation | router | rout | candid | candidate candidacy | intern internship
internal | liberal liberalism | liberty | commitment | committee | cookie | identity | identical
applicable applicability | corporal | stranger | champion championship | minority | majority
scar | scare scary | definite | definitive | mess | message | opposite | tender | tendency
constitution constitutional | exclusive exclusivity | important importance | objective objectivity
objection objectionable | turkey | manner | platter | sham | battery | convention conventional
gradual | coalition | supplement supplementary supplemental | charter | morale | moral morality
procession | processor | template | temple | trailer | sandal | butter | installment instalment
vacate | consistent consistency | liquidity | liquidation liquidate liquidator | vital vitality
valid validity | validate validation | spine spinal | curry | currency | current | stripe
stretcher | bully | delicate delicacy | tailor | composite | virtue virtuous | virtual | gravity
gravel | terminal | equity | equitable | petition petitioner | integrity | integral
integrate integration | slipper | radial | radio | utility | utilization utilisation
forgive forgiveness | destiny | destination | receptor | receptionist | reception | rubber
implement implementation | imply implication | pension pensioner | detective | accession
accessory | accessible accessibility | nominal | proceeds | compliment | complement
complementary | complimentary | premier | premiere | inventory | vegetation | vegetable | sweater
dental | dentist | archer | archive archival archivist | fabricate fabrication | folder
rational rationality | rationale | ration | mineral | miner | equator | equation | audition
auditor | auditorium | admiral admiralty | coupe | disposition | instrument | instrumental
probable probability | probation probationary | probate | ponder | armory armoury | mandate
circular | floral | trait | traitor | grin | heroin | heroine | optimal optimality | indicator
indicative | discretion discretionary | discrete | marshal | tribunal | tribune | poppy | supper
differential | confine confinement | definition define | stallion | buffer | rendition | tract
tractor | tractive | literal | literate literacy | literary | seminar | seminary | corpse
analogy analogous | caption | captain | captive captivity | digestive | mister | tangible
negligible | ordinance | ordination | sanity sane | sanitation sanitary sanitize sanitise
doctorate doctoral | levy | residual | residue | temperate | temperature | combat | legging
comment commentary commentator | intimate intimacy | private privacy | desert | dessert
personnel | popular popularity | population populate populous | human | organism | urban | urbane
cooperative | notable | notary | notation | notion notional | national nationality nationwide
native | nature natural | capital | capitol | principal | principle | ministry ministerial
minister | monitor | median | media | medium | mediation mediate mediator | medical | medicinal
police | publication publish publisher | public | publicity | position | positional
possess possession possessive | posit | matter | matron | mature maturity | maternity maternal
material | materialize materialise | president presidential | presidency | consulate
consul consular | consultation consult consultancy | consultant | ballot | ballet | carrot
career | carrier | courier | court | courtesy courteous | courtyard | general | person | personal
politic politics political | politician | polite politeness | patient | patience | patent
patentee | prospective | perspective | prospectus | parole | parish parishioner
economic economics economy economist economically | economical
"""


def _members() -> dict[str, str]:
    listed = (words.split() for line in FAMILIES.strip().splitlines() for words in line.split("|"))
    return {word: first for first, *rest in listed for word in (first, *rest)}


MEMBERS = _members()
KEYS = frozenset(MEMBERS.values())
_ENDINGS = (
    ("ies", "y"), ("es", ""), ("s", ""), ("ied", "y"), ("ed", ""), ("ed", "e"), ("ing", ""),
    ("ing", "e"), ("ly", ""), ("ily", "y"), ("y", "e"),
)  # fmt: skip
NEGATING = ("un", "in", "im", "il", "ir", "non", "dis")


def family(word: str) -> str | None:
    """Return the key of the family that a folded word, in any inflection, belongs to, or None.

    The key of its denial begins with the same prefix: *irresponsibility*, *irresponsible*.
    """
    known = _member(word)
    if known is not None:
        return known
    denied = ((p, _member(word.removeprefix(p))) for p in NEGATING if word.startswith(p))
    return next((prefix + key for prefix, key in denied if key is not None), None)


def _member(word: str) -> str | None:
    if word in MEMBERS:
        return MEMBERS[word]
    plain = (
        word.removesuffix(ending) + put
        for ending, put in _ENDINGS
        if word.endswith(ending) and len(word) > len(ending)
    )
    return next((MEMBERS[p] for p in plain if p in MEMBERS), None)
