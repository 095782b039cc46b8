"""Verbs of business, legal and technical English that say nearly the same, a group a line."""

VERBS_ALIKE = """
move transfer relocate shift migrate
follow succeed replace come_after
accept take
pass reach exceed achieve attain
affect void invalidate impair
start begin commence
end finish conclude
build construct erect
choose select pick elect
need require
ask request
tell inform notify
help assist aid
show demonstrate
lead head chair run direct manage
make produce manufacture
perform conduct execute carry_out do undertake
draw consume use take
hold contain seat accommodate
say state declare announce report
call name describe
think believe consider regard
warn caution alert
let permit allow
grant award give
run operate work function
sail depart leave
reach arrive
visit attend
detect find discover identify locate
measure weigh
cost amount
last run continue go_on
rise ascend climb
set fix determine specify stipulate lay_down
order instruct command direct
prohibit forbid ban bar
restrict limit cap confine
raise increase lift
claim assert allege maintain
restart resume reopen
train teach coach
purchase buy acquire
erase delete wipe
shut close
dismiss fire sack
hire recruit engage
speed_up accelerate
mail post send
handle deal_with process
replace substitute change
treat cure
shorten cut reduce
cease stop end discontinue
count number
drop abandon
switch_off turn_off deactivate disable
switch_on turn_on activate enable
use employ utilise utilize
happen occur take_place
give_up abandon relinquish
keep retain store hold
live reside
write author pen
found establish create
get receive obtain
submit file lodge hand_in
cancel call_off
postpone put_off put_back defer delay
examine inspect check review
fix repair mend
pay cover bear
"""
"""Verbs that say the same of the same roles, apart from the axes below."""
