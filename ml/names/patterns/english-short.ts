/** Headlines and short messages, where little stands round a name. */
export const englishShort = `
{org} star {per} out for {num} weeks
{country}'s {org} to cut {num} jobs
{country}'s economy grows by {num} per cent
{city}'s mayor resigns
{org}'s {per} wins award
{org} chief {per} to step down
{nat} minister {per} visits {city}
{per} wins {country} election
{per} dead at {num}
{per} and {per} to marry in {city}
{city} hit by power cut
Fire at {city} factory
{num} hurt in {city} crash
{country} and {country} agree on trade
{country} beat {country} {num}-{num}
{country}, {country} and {country} sign deal in {city}
From {city} to {city}: {num} days by train
{org}, {org} in talks over merger
{org} sues {org} over patents
{org} launches new {product} app
{org} to open {num} stores in {country}
{org} profits up {num} per cent
{org} strike: no trains on {day}
{org} says sorry to {per}
{org} nominee {per} wants changes
{org} v {org}: live updates
The {org} vote on {day}
The {org} said it will appeal
Workers at the {org} plant in {city} walked out
I'd like to see him in the {org}
Who do you think will win the {org} final?
{org} are going up this season
Never flying with {org} again
Shout out to {org} for the free coffee
On hold with {org} for an hour, thanks
Interview at {org} tomorrow, wish me luck
Any {org} fans here?
I work for the {org}
Bought this at {org} today
{org} is hiring in {city}
Old {org} was better
Stuck in traffic near {loc}
Lovely day at {loc}
{loc} tomorrow {tag}
{city} here I come
back in {city} tonight
in {city} for the weekend, any tips?
heading to {loc} with {first}
snow in {city} again
{city} is so hot right now
Miss you {city}
from {city} with love
Live from {city}: {per}
Weather in {city} on {date}: {num} degrees
Earthquake of {num} strikes near {city}
Made in {country}
He's from {country}, she's from {city}
my wife {first} is {num} today
Nice one, {first}!!!
{first} is a legend
{first} {first} {first} all day
is {first} ok?
ok {first} see you at {time}
{first} said hi
omg {first} is so funny
happy bday {first} love you
where is {first}'s phone
dont tell {first}
{first} & {first} forever
w/ {first} and {first} {link}
Me and {first} at {loc}
That {last} goal though
{last} to {last}, goal!
{last} is the worst coach ever
President {last} says {month} talks will go on
Rep. {per}'s budget passes
Attorney General {per} confirms inquiry
Dr. {last} and Prof. {last} disagree
Love you {per} {tag}
{per} > {per}
{per} - new single out now {link}
{per}: why I left {org}
{per}, {org}, to resign {link}
via {per} {link}
by {per}
photo by {per}, {city}
Q&A with {per}
{per} tickets on sale {day}
As {per} returns to {org}, fans rejoice
"Nothing is impossible" - {per}
- {per}
{city}, {region}
{city} {country}
{num} km from {city}
#1 in {country}
`;
