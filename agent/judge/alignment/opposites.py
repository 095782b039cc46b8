"""Tables of opposites in business, legal, medical and technical English.

Each line is one axis, ``words of one pole | words of the other``. Words of one pole count as the
same predicate, words of the two poles as opposite ones. On a *complementary* axis the denial of
one pole is the other (not allowed = prohibited); on a *contrary* axis both may fail (neither rose
nor fell). A word may stand on several axes.
"""

VERBS_COMPLEMENTARY = """
allow permit authorise authorize | prohibit forbid ban bar disallow outlaw
pass | fail flunk
include contain comprise cover | exclude omit lack
succeed | fail
enable activate | disable deactivate
comply conform | violate breach infringe contravene
keep retain preserve | discard delete destroy erase shred
exist | lack
remember | forget
attend | miss skip
"""

VERBS_CONTRARY = """
increase rise grow climb gain go_up soar surge jump expand improve | decrease fall drop decline \
shrink go_down plunge slump contract reduce diminish dip slip lose worsen recede tumble
increase raise lift boost expand enlarge augment heighten | decrease reduce lower cut shorten \
diminish curtail slash trim shrink lessen minimise minimize
strengthen reinforce intensify tighten appreciate | weaken loosen ease relax soften depreciate
improve better enhance ameliorate upgrade | worsen deteriorate aggravate degrade impair downgrade \
exacerbate damage
accelerate quicken hasten speed speed_up expedite | slow decelerate delay hinder slow_down retard
widen broaden expand extend | narrow restrict tighten
lengthen extend prolong | shorten curtail truncate cut
accept approve adopt endorse ratify agree | reject refuse decline deny dismiss oppose turn_down \
veto vote_down rebuff disapprove
approve grant award authorise | deny refuse withhold reject revoke withdraw
support back favour favor endorse champion | oppose resist fight object reject
confirm verify corroborate validate | refute deny disprove contradict rebut rule_out
admit acknowledge concede confess | deny dispute
uphold affirm confirm sustain | overturn reverse quash annul overrule strike_down set_aside
open reopen | close shut shut_down
start begin commence launch initiate open | end stop cease finish terminate conclude halt \
discontinue close
continue resume maintain | stop cease discontinue suspend halt abandon interrupt
continue persist survive outlast | end expire lapse cease
introduce launch establish create found | abolish scrap withdraw dissolve phase_out repeal \
eliminate remove
join enter | leave quit exit withdraw
arrive come | leave depart
hire employ recruit appoint engage | dismiss fire sack terminate lay_off
add attach append | remove delete detach subtract
install mount fit | uninstall remove dismantle
connect attach join link | disconnect detach separate
win | lose
gain | lose
earn | spend lose
save | waste spend
deposit | withdraw
invest | divest
attack | defend
praise commend | criticise criticize condemn blame
encourage promote incentivise | discourage deter dissuade
promote | demote
advance move_forward bring_forward hasten | postpone delay defer put_off push_back
accelerate | postpone
warm heat | cool chill
freeze | melt thaw
fill | empty drain
lock | unlock
encrypt | decrypt
load | unload
import | export
protect safeguard | expose endanger
hide conceal | reveal disclose show publish
publish disclose release | withhold conceal suppress
obey follow observe | disobey ignore break
pass adopt enact | reject defeat repeal
exceed surpass outperform top beat | underperform trail lag
outnumber | trail
meet fulfil fulfill satisfy reach achieve hit attain | miss fail fall_short
agree concur | disagree dissent differ
convict | acquit clear exonerate
affect influence alter change impact | spare
void invalidate nullify cancel annul | validate
cause trigger induce produce | prevent avert inhibit
stimulate activate promote | inhibit suppress block
cure heal | harm injure
survive live | die perish
tolerate | forbid
ascend | descend
recover rebound | relapse deteriorate
renew extend | cancel terminate expire lapse
inflate | deflate
subscribe opt_in | unsubscribe opt_out
charge | waive refund
love like enjoy | hate dislike
trust | distrust
merge combine unite | split separate divide
build construct erect | demolish raze
centralise centralize | decentralise decentralize
privatise privatize | nationalise nationalize
sign | reject
stabilise stabilize | destabilise destabilize
ingest absorb | excrete
inhale | exhale
"""

CONVERSES = """
lend loan | borrow
sell | buy purchase acquire
send ship dispatch supply give provide deliver transfer award grant pay | receive obtain get
teach | learn
precede | follow succeed
lead | trail
employ | work
let lease | rent hire
inherit | bequeath leave
"""
"""Verbs that tell one event from two sides: A lends to B, B borrows from A."""

ADJECTIVES_COMPLEMENTARY = """
possible feasible | impossible infeasible
valid | invalid void
legal lawful | illegal unlawful
present | absent
true | false untrue
alive | dead
open | closed shut
available | unavailable
safe | unsafe dangerous hazardous
known | unknown
complete | incomplete unfinished
significant | insignificant nonsignificant
sufficient enough adequate | insufficient inadequate
correct right accurate | incorrect wrong inaccurate
eligible | ineligible
successful | unsuccessful
effective | ineffective
stable unchanged constant flat | unstable changed
identical same | different distinct
refundable | nonrefundable
taxable | exempt
guilty | innocent
free | charged paid chargeable
anonymous | named identified
reversible | irreversible
renewable | nonrenewable
visible | invisible hidden
operational active | inactive inoperative
empty | full
married | single unmarried
binding | nonbinding
toxic poisonous | harmless
"""

ADJECTIVES_CONTRARY = """
high | low
higher | lower
more | less fewer few
most | least fewest
large big great | small little tiny
larger bigger greater | smaller
long | short brief
longer | shorter
fast quick rapid | slow
faster quicker | slower
early earlier sooner | late later
strong | weak
stronger | weaker
heavy | light
heavier | lighter
hot warm | cold cool
warmer hotter | colder cooler
wet moist humid | dry
moister wetter | drier dryer
good | bad poor
better | worse
best | worst
rich wealthy | poor
old | young new
older | younger newer
cheap inexpensive | expensive costly
cheaper | dearer costlier
wide broad | narrow
wider broader | narrower
thick | thin
hard difficult | easy simple
harder | easier
common frequent widespread | rare uncommon infrequent
public | private
temporary interim provisional | permanent
previous preceding prior | next subsequent upcoming forthcoming
same | another
maximum maximal | minimum minimal
upper | lower
positive | negative
optimistic | pessimistic
major | minor
domestic internal | foreign external
first | last
oldest | newest youngest
near close | far distant
mild | severe
acute | chronic
benign | malignant
deep | shallow
tight strict | loose lax
voluntary optional | compulsory mandatory
manual | automatic automated
liquid | solid
fixed | variable
gross | net
senior | junior
adult | junior juvenile
ascending | descending
primary | secondary
inbound incoming | outbound outgoing
inner | outer
indoor | outdoor
wholesale | retail
paid | unpaid
analogue analog | digital
nominal | real
rural | urban
horizontal | vertical
oral | written
direct | indirect
inclusive | exclusive
prenatal antenatal | postnatal
systolic | diastolic
arterial | venous
anterior | posterior
proximal | distal
dorsal | ventral
preliminary | final
active | passive
"""

ADVERBS = """
always invariably | never
often frequently usually | rarely seldom
directly | indirectly
together jointly | separately individually apart
automatically | manually
temporarily | permanently
voluntarily | compulsorily
internally | externally
upwards up upward | downwards down downward
partly partially | fully completely entirely wholly
early earlier sooner | late later
clockwise | anticlockwise counterclockwise
online | offline
inside indoors | outside outdoors
unanimously | narrowly
more | less
better | worse
faster | slower
"""

PREPOSITIONS = """
before until prior_to ahead | after since following
above over | below under beneath
with including | without excluding
for | against
inside within | outside beyond
at_least | at_most
upstream | downstream
"""
