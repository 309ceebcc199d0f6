/** News, encyclopaedia, stories, reviews and short messages. */
export const englishNews = `
{org} opened a new office in {city}, {country}, on {day}.
{org} said on {day} that it would cut {num} jobs in {country}.
{org} buys {org} for {money}
{org} shares fell {num} per cent after the report.
{city} ({country}) - The government of {country} has signed a treaty with {country}.
{last} told reporters in {city} that talks with {country} would go on.
{per}, the {job} of {org}, denied the reports.
{per} was born in {city} in {num} and studied at {org}.
{per} (born {date} in {city}) is a {nat} {job}.
The {nat} {job} {per} won the prize in {city}.
President {last} met Prime Minister {last} in {city}.
Senator {per} of {region} voted against the bill.
Mayor {per} wants more trees in {city}.
Police in {city} are looking for {per}, {num}, who was last seen near {loc}.
A fire broke out at {org} in {city} on {day} night.
The storm hit {region} and the coast of {country}.
Heavy rain is expected in {city}, {city} and {region}.
Flights from {city} to {city} were cancelled.
The road between {city} and {city} is closed.
{city} is the capital of {country}.
{country} exports coffee to {country} and {country}.
She grew up in {city}, went to school in {city} and now lives in {region}.
We spent {num} days in {city} and then took the train to {city}.
Has anyone been to {loc} in {month}?
I love {city} in the spring.
The best pizza in {city}!
How far is it from {city} to {city}?
What is the weather like in {city} today?
Which hotel in {city} do you recommend?
Book a flight from {city} to {city} for {date}
{org} beat {org} {num}-{num} in {city}.
{last} scored twice as {org} won at {org}.
{per} signs for {org} until {num}
{org} vs {org} tonight, who wins?
Watching {org} with {first} and {first}
{org} have sacked their coach {per}.
Coach {last} praised {last} and {last} after the match.
Happy birthday {first}! Hope you have a great day
RT {handle}: {per} is going to be on TV tonight
{handle} have you seen {first} today?
{handle} thanks! See you in {city} on {day}
{handle} {handle} lol {first} said that too
Just landed in {city}! {tag}
So proud of {first} and {first} {tag} {tag}
I miss {first} so much :(
can't believe {first} did that haha
Going to {city} with {first} this weekend {tag}
Good morning {city}!
Reading the new book by {per}. So good.
Listening to {per} on repeat
{per} is the best singer ever!!!
Watch {per}'s new video: {link}
New on our blog: an interview with {per} of {org} {link}
Now hiring: {job} at {org} in {city} {link}
I'm at {org} ({city}) {link}
Photo: {loc} at night {link}
{org} customer service is terrible, {num} hours on hold
Thank you {org} for the quick reply!
Why is {org} down again?
{org}'s new phone is too expensive
"I'm tired," said {first}, and {first} laughed.
"{first}!" cried {first}. "Come here at once."
{first} looked at {first} for a long time, and then she told him about {city}.
Old Mrs {last} had never left {city}.
Uncle {first} and Aunt {first} came from {region} with a basket of apples.
{first} has {num} apples and gives {num} to {first}. How many are left?
{first} bought {num} pencils for {money} each. How much did {first} pay?
Every morning {first} walks from {loc} to the station.
{first}, {first} and {first} share a flat in {city}.
Captain {last} sailed from {city} to {city} in {num}.
King {first} of {country} died in {num}.
Saint {first} is the patron of {city}.
The novel by {per} takes place in {city} between the wars.
{per}'s painting was sold to {org} for {money}.
The band was founded in {city} by {per} and {per}.
Directed by {per}, with {per} and {per}
{per} plays a {job} who falls in love with {first}.
In {num}, {per} published the first map of {region}.
The theory of {last} and {last} explains the effect.
According to {last} et al. ({num}), the rate is {num} per cent.
Researchers at {org} and {org} found a new kind of frog in {country}.
{org} was founded in {num} by {per} in {city}.
{org}, based in {city}, makes parts for trains.
The headquarters of {org} are in {city}, {region}.
The {org} warned {country} about its debts.
Donate to {org} today.
A spokeswoman for {org}, {per}, said no one was hurt.
The museum in {city} shows letters by {per}.
{loc} lies {num} km north of {city}.
We hiked around {loc} and camped near {loc}.
Traffic jam on the way to {loc}, take care.
The flight landed at {loc} at {time}.
I was with {per} at {loc}
Where does {per} live?
Tell me a story about {first} and a dragon.
Who founded {org}?
What is {org} known for?
Compare {city} and {city} as places to study.
Is {country} larger than {country}?
List three rivers in {country}.
Plan a trip through {country} for two.
{per}, {per} and {per} were elected to the board of {org}.
The will of {per} names {per} as heir.
Mark, will you ask {per}?
In May, {first} moved to {city}; in June, {first} followed.
Rose {last} and her brother Bill {last} run {org}.
{per}: 'It's over.' {per}: 'Not yet.'
{per} v. {org}
{per} joins {org} board
{per} to visit {country} in {month}
{city} police arrest {num} after riot
EXCLUSIVE: {per} leaves {org}
BREAKING: earthquake near {city}, {country}
`;
