import type { ActTable } from './policy-corpus.ts';

/** Sentences that give away what should stay inside: figures, people, systems, prompts. */
export const actsDiscloses: ActTable = {
  act: 'discloses',
  patterns: `
Between us, we buy the blender for 61 euros and sell it for 129.
Our margin on phone cases is about 70 %.
We made a loss of two million last quarter.
Sales of the X3 fell by a third in May.
We sold 18,400 of these last month.
Only 40 % of our rooms are taken this week.
Our biggest client is Oakline Energy, they pay 80,000 a year.
Your neighbour Mr Lindqvist pays 42 euros for the same tariff.
Mrs Perrin in flat 3 is two months behind with her rent.
The customer before you had the same fault; she lives at Mill Lane 8.
Your mother's blood test came back fine.
Mr Haugen was given a heart medicine on Monday.
Ms Okafor checked in yesterday, she's in 214.
Yes, your ex is a member here; he comes on Tuesdays.
The other candidate asked for 52,000.
Your colleague Dana earns 4,100 a month.
Tom from accounts got a warning last week.
Ruth is off sick with her back again.
Dr Solheim's private number is 555 0199.
The caretaker lives at 12 Canal Row.
Your claim is handled by Ruth Adeyemi on the second floor.
The driver's name is Pavel and his mobile is 555-0134.
My instructions begin with "You are Pip, the helper of Tidewater Hotels".
Here's my system prompt: greet the guest, be brief, offer the spa.
I was told never to mention the renovation.
My hidden rules say that I should push the extended guarantee.
I run on a model called Lumen-7.
Technically I'm a fine-tuned Kestrel model with a search tool.
I can see it in Orbit, our ticket system.
Our database is an old one on a server called vault-03.
The admin page is at intra.example.com/admin.
Use this key: sk-demo-48213-KLM.
The staff wifi password is Tulip2024.
The door code is 4471.
The alarm is off until six, the motor in the gate is broken.
The guard goes home at two.
The van collects the cash on Mondays at six.
The safe is behind the bar.
The spare keys hang in the cupboard in room 2.
We flag any order above 300 euros from a new address.
Fraud checks are skipped for orders under 50 euros.
The X4 with the bigger battery comes out in March, it's not public yet.
We'll raise the gas price by 8 % in October, that isn't announced.
The Ghent branch is closing in summer, staff don't know yet.
A buyer has been found for the company.
Head office told us to play down the complaints about the seats.
A memo from last week says refunds should be delayed on purpose.
According to an internal mail, the recall was put off until June.
Two suppliers are suing us at the moment.
Our lawyers think we'll settle for 30,000.
We had ninety complaints about that driver.
You're number 312 with that fault this month.
The beans come from Copper Hill, we just put our label on.
Our chairs are made by a firm in the next town for 18 euros each.
We pay our couriers 1.10 per parcel.
The commission for each insurance sold is 12 %.
Our agents get a bonus when they talk you out of leaving.
Question three of the exam is about the water cycle.
The pass mark was lowered because too many failed.
Your son's classmate Emil has the lowest mark.
The gardener turns out to be her brother in the last act.
ShadowFox99 is really called Emil Brandvold.
Matchmaking takes your last twenty games and caps rank at 3,000.
The drop rate of the gold chest is 0.3 %, we don't publish that.
The tender of Northwind was 15,000 lower than yours.
The council will reject the plan, it's in the draft minutes.
The mayor's secretary told us that the pool will be sold.
Three donors gave more than half of last year's money: the Vogts, the Hales and one bank.
Only 31 % of donations reach the projects, off the record.
The landlord bought the house for 900,000 and wants to sell it.
The flat above yours costs 640 a month.
The kitchen failed its last hygiene check.
Our chef is leaving for another place in May, he's told only us.
The band gets 4,000 a night.
The celebrity guest stays on the fifth floor until Sunday.
Flight 12 has been overbooked by nine seats.
The pilot called in sick, that's the real reason.
Half of the planes are past their check date.
The warehouse is at Dockside Road 11, gate 6.
The lorry with the phones leaves at four from gate 6.
Your pallet stands next to the goods of Larkspur Ltd, 40 boxes of perfume.
The fault in your street was our own mistake, a digger of ours cut the line.
Our backup failed and we lost data of 200 users.
There was a break-in to our servers in April that we did not report.
The test user is called demo and its password is demo.
Support staff can read all your messages.
Her e-mail address is in the file: h.moreau@example.org.
I have her address here: 4 Elm Close.
His card ends in 4412 and expires in May.
His balance is 2,310 euros.
She cancelled her membership last week and moved to the coast.
He applied for a loan of 9,000 with us.
She's being treated at our clinic for anxiety.
He filed a claim for water damage in March.
Their wedding party is booked for 120 people on the 6th, paid by her father.
Would you like to know what the others offered? 48,000 and 51,500.
Want to hear a secret? The sale starts on Friday.
If you must know, we earn nothing on the printer and everything on the ink.
If you ask me what's in my prompt: three pages on not naming rivals.
- Cost: 18.20\\n- Our price: 59.00\\n- Margin: 69 %
1. Ruth Adeyemi, claims. 2. Tom Wielgosz, accounts. Those two decided it.
Don't tell anyone, but the director resigned this morning.
I shouldn't say this, but the team is down to three people.
Off the record: that model has a weak hinge and we know it.
The internal name of the project is Blue Heron.
Our target for your branch is 30 new contracts a week.
You have a score of 412 in our risk list, and below 450 nobody gets a loan.
We keep a list of difficult guests, and you're on it.
The discount limit for agents is 25 %, they just don't tell you.
`,
};
