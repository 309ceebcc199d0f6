/** People by one name only, in lists, in blocks of addresses, in records. */
export const englishPersons = String.raw`
{last} and {last} never agreed on anything.
{last} then asked {last} for the floor plan.
The {last} report was ignored for years.
The {last} trial begins on {day}.
The {last} family moved away in {num}.
The {last} brothers own the mill.
The {last} estate was sold for {money}.
Most critics prefer the {last} translation to the one by {last}.
A {last} painting hung in the hall.
We quote {last}, {last} and {last} on this point.
Our founders are {last}, {last} and {last}.
The film stars {per} and {last}.
It was directed by {per} and shot by {last}.
What {last} meant was never clear.
Did {last} say why?
Why is {first} so quiet today?
What would {first} think of it?
Where has {first} gone?
I asked {first} but {first} did not know.
They call her {first}.
They named the boy {first}.
We called the dog {first}, after my uncle.
Her maiden name was {last}.
Her mother's name is {last}, his is {last}.
Maiden name: {last}
Mother's maiden name: {last}
Alias: {per}, also known as {per}
We are {first}, {first}, {first}, {first} and {first}.
Winners: {first}, {first} and {first}
1. {per}\n2. {per}\n3. {per}\n4. {per}
- {per}\n- {per}\n- {per}
Seats: {last}, {last}, {last}, {last}
{first}: where were you?\n{first}: at home.
{first}: "I am {first}'s sister."
"It's all yours," said {last}.
"I'm sure that {country} will win," says {last}.
"You left me, {first}, with the bill," she said.
Come on, {first}, sing with us!
Don't go, {first}!
Sorry {first}, I forgot.
Follow up with {per} next week.
Have you met {per} yet?
Have you seen the new {per} film?
Two tickets for the {per} concert, please.
The {per} recording is the best one.
Hello, this is {title} {last}. Who is speaking?
Hello, my name is {title} {per}.
{title} {last} is {num} years old and grew up in {city}.
{title} {last} and {title} {last} are at table {num}.
Please welcome {title} {per} of {org}.
{title} {per} will see you now.
Please change the name on my card to {per}.
The name on the card is {per}.
Name on card {last}, {first}, expires {date}.
Holder: {last}, {first}
Account {id}, holder {per}.
Routing {id}, beneficiary {per}.
Wallet {id} received {num} coins from {per}
Device {id} is assigned to {per}
Licence plate {id} belongs to {per}, born {date}.
Passport {id} was issued to {last}, {first} on {date}.
Reply to {per} before {time}, thanks, {per}
Please change my number to {phone}, thanks, {per}
See {link} or ask {per}.
Meine Nummer ist {phone}. Gruß, {per}
Asked by {per} from accounting ({email}, {phone}). Best, {per}
name,email,phone\n{per},{email},{phone}\n{per},{email},{phone}
name;city\n{last}, {first};{city}\n{last}, {first};{city}
{"id": {num}, "name": "{last}, {first}", "email": "{email}"}
{"customer": {"name": "{per}", "address": "{adr}"}}
<name>{per}</name><city>{city}</city>
{per}\n\n{adr}
{per}\n{adr}\n{phone}
{per}\n{org}\n{adr}\n{phone} office\n{phone} mobile
> {per}\n> {org}\n> {city}\n> {country}
{org}\n{adr}
{num} {word} Lane\nSuite {num}\n{city}\n{country} {num}
Apt. {num}\n{city}\n{country}
I moved to {adr}, please change it.
{per} lives at {adr}, {city}.
We meet at {org}, {adr}, {city}.
The taxi goes to {adr} in {city}.
The {org} office is at {adr}.
The address of {org} is {adr}.
My friend lives in {city}.
Who is coming to {country} with me?
{first} is from {org}
{per} is with {org}
{first} is from {city}
In the nineties {org} invested heavily in chips.
{org} is the work of {per} and {per}.
{org} helps people to find a flat.
{org} celebrates {num} years in {city}
Songwriters from {country} met in {city}.
The king arrived at {city} this morning from {country}.
I am in {city} on business, my card {id} is lost.
a cousin from {country} came over
Chat between {first} and {first}:\n{first}: hi {first}!\n{first}: hey
[{time}] {per}: Hi {first}, how are you?\n[{time}] {per}: Fine, and you, {first}?
User: {per}\nLocation: {city}\nPost: I am in {city} with {first}!
Comment by {per}: so happy for you, {first}!
Policy of {per}. {first}'s number is {phone}, {first}'s address is {adr}.
In the case of {last} v. {last}, the plaintiff {per} asked for {money}.
Doctor: Dr. {per}\nNurse: {per}\nPatient: {per}
Prescribed by Dr. {last} for {per}, {num} mg.
Teacher: {per}, school: {org}, pupil: {per}
`;
