/** One pattern a line; `{slot}` is filled by slots.ts, `\n` is a new line. Letters, desks, records and forms. */
export const englishWork = String.raw`
Dear {per},\n\nThank you for your letter of {date}. We will answer within {num} days.\n\nKind regards,\n{per}\n{job}, {org}
Hi {first},\n\ncan you send me the numbers for {month} before {day}?\n\nThanks,\n{first}
Hello {first}, this is {per} from {org}. Could you call me back at {phone}?
To: {per} <{email}>\nCc: {per} <{email}>\nSubject: Offer for {product}\n\nDear Mr {last},\n\nplease find our offer attached.\n\nBest,\n{per}
From: {per}\nTo: {per}\nDate: {date}\nRe: Minutes of the meeting\n\nPresent: {per}, {per}, {per}. Absent: {per}.
Name: {per}\nEmployer: {org}\nPlace of birth: {city}\nNationality: {nat}\nDate of birth: {date}
Full name: {per}\nAddress: {adr}\nPhone: {phone}\nE-mail: {email}
First name: {first}\nLast name: {last}\nCity: {city}\nCountry: {country}
Patient: {per}\nWard: {num}\nReferred by: Dr. {last}\nHospital: {org}\nDiagnosis: Pneumonia
Patient {per}, aged {num}, was seen at {org} by Dr {last} on {date}. She reported mild pain and no fever.
Mr. {last} was admitted on {date} with chest pain. Dr. {per} ordered an ECG. His wife, {per}, was informed.
Employee {per} ({id}) joined {org} as a {job} in {month}.
Our new {job} is {per}, who previously worked at {org} in {city}.
{per} works at {org} as a {job}.
{per} works for {org} and lives in {city}.
{first} used to work for {org} before she moved to {city}, {country}.
I am {per}, {job} at {org}.
My name is {per} and I live in {city}.
my name is {per} and my email is {email}
I'm {first} and I need help with my order {id}.
Please contact {per} at {email} or {phone}.
Please ship the parcel to {per}, {adr}.
Ship to:\n{per}\n{adr}
Bill to: {org}, {adr}, attention {per}
Invoice {id}\nCustomer: {per}\nCompany: {org}\nTotal: {money}\nDue: {date}
Account holder: {per}\nBank: {org}\nIBAN: {id}
Transfer {money} to {per} at {org} by {day}.
The cheque for {money} was signed by {per} on behalf of {org}.
Policyholder {per} lives at {adr}. The claim {id} concerns a broken window.
The contract between {org} and {org} was signed in {city} on {date}.
This agreement is made between {per} ("the tenant") and {per} ("the landlord").
The tenant, {per}, will pay {money} a month for the flat at {adr}.
The plaintiff, {per}, filed a complaint against {org} in {city}.
Witness {per} stated that Mr {last} left the building at {time}.
Judge {last} sentenced {per} to {num} months in prison.
Attorney {per} represents the family of {per}.
[{time}] {first}: Hi, are you there?\n[{time}] {first}: Yes {first}, what is it?\n[{time}] {first}: Where do we meet?
[{time}] Customer: Hello, my name is {per}. I cannot log in.\n[{time}] Agent: Hi {first}, I can help you with that.\n[{time}] Customer: My email is {email}.
Support: Thank you for calling {org}, {first} speaking. How may I help?\nCaller: It's {per}, my number is {phone}.
Agent {first}: Your case number is {id}. Is there anything else, Ms {last}?
Ticket {id} was opened by {per} and assigned to {per}.
Reported by {per} on {date}; fixed by {first} {last} in version {num}.
Reviewed-by: {per} <{email}>
Author: {per} <{email}>\nDate: {date}\n\n    Fix the parser for empty lines
@param owner the account's owner, for example {per}
{"name": "{per}", "city": "{city}", "company": "{org}", "email": "{email}"}
{"first_name": "{first}", "last_name": "{last}", "country": "{country}"}
{'user': '{per}', 'ip': '{id}', 'location': '{city}'}
name,city,company\n{per},{city},{org}\n{per},{city},{org}
id;name;birthday\n{num};{per};{date}\n{num};{per};{date}
| {per} | {job} | {city} |
<li>{per}, {org}</li>
INSERT INTO customers (name, city) VALUES ('{per}', '{city}');
user: {per}, last login from {city} at {time}
{per} ({job}, {org}): "We expect a good year."
Speakers: {per} ({org}), {per} ({org}) and {per}.
Attendees: {first}, {first}, {first} and {first}. Next meeting on {day}.
Minutes taken by {per}. {first} will ask {org} for an offer.
Interview with {per}, {job} of {org}
Signed: {per}, {city}, {date}
Sincerely yours,\n{per}\n{org}\n{adr}
Best regards\n{per}\n{job}\n{org}\n{phone}
Thanks,\n{first}
Regards, {per}
Yours faithfully,\n{per}
Please ask {first} or {first} from accounting.
{first} from HR will call you on {day}.
Could you forward this to {per} in {city}?
Meeting with {per} and {org} at {time} in {city}.
{per} has left {org}. Please write to {per} instead.
Emergency contact: {per} (mother), {phone}
Next of kin: {per}, {adr}
Passport no. {id}, issued to {per} in {city}
Driver's licence {id} of {per}, {adr}
Student {per} of {org} received a grade of {num}.
Professor {last} of {org} teaches physics in {city}.
Dr. {per}, {org}, {city}, {country}
Curriculum vitae\n{per}\nBorn in {city}, {country}\n{num}-{num}: {job}, {org}\n{num}-{num}: {job}, {org}
I have known {per} for {num} years, since she joined {org}.
Reference: {per}, {job}, {org}, {phone}
The parcel for {last}, {first} could not be delivered to {adr}.
{last}, {first} ({id})
{last} {first}, {city}
Guests: {last} x2, {last} x4, {per} x1
Table for {num} under the name {last}, please.
Booking for {per}: {city} to {city}, {date}, seat {id}.
Passenger {last}/{first} flies from {city} to {city} on {date}.
The driver, {per}, picked us up at {adr}.
Prescription for {per}: Metformin {num} mg, signed by Dr {first} {last}.
My husband {first} and I have an account at {org}.
Our daughter {first} goes to {org} in {city}.
Summarise this letter: Dear Mrs {last}, your appointment with Dr {last} is on {date}.
Write an e-mail to {per}, {job} at {org}, and ask for a meeting.
Translate into {lang}: {per} lives in {city} and works for {org}.
Is {per} still living at {adr}?
What is the phone number of {per} in {city}?
Who is {per} and what did {first} do at {org}?
Remind me to call {first} on {day}.
Create a profile for {per}, {num} years old, from {city}.
`;
