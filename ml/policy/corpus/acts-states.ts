import type { ActTable } from './policy-corpus.ts';

/** Sentences that give a fact, a price or a term, also quoted from a policy. */
export const actsStates: ActTable = {
  act: 'states',
  patterns: `
Our shop is open from nine to seven.
The lamp costs 49 euros and comes with a bulb.
According to our terms, items may be returned within 30 days.
Breakfast is served until half past ten.
The contract runs for 24 months.
Your order contains two shirts and a belt.
The late fee is $35.
"Deposits are repaid after inspection," says section 4 of the lease.
Hand luggage may weigh up to 8 kg.
The account has no monthly fee.
The pool is closed on Mondays.
Refunds are made to the card you paid with.
The policy covers fire, storm and burst pipes.
Our handbook says: "Staff may work from home two days a week."
The rate is 6.9 % a year.
There is a fault in the north of the town.
The router has four sockets and two aerials.
A resit costs 60 pounds.
The play starts at half past seven.
The soup contains celery and milk.
The next bus leaves at 10:14 from platform B.
The clinic has two doctors for children.
Dogs are welcome; there's a charge of 12 euros a night.
Your tariff is called Home 200.
The meter is read once a year, in March.
The car takes petrol and has five seats.
An extra driver costs 5 euros a day.
Members can bring a friend on Fridays.
The form needs two signatures.
The town hall is on Mill Lane.
Rent is due on the first of the month.
Pallets are collected between six and ten.
All donations above 25 euros get a receipt.
The level cap is 60.
The game needs 12 GB of storage.
Bank transfers inside the country are free.
A PIN has four digits.
The password must have at least twelve signs.
Ibuprofen is a painkiller that is sold without a prescription.
The pack holds twenty tablets of 400 mg each.
Shares can rise and fall in value.
A bond is a loan to a state or a company.
The fund's costs are 0.3 % a year.
Parental leave is two years at most.
The notice period is three months.
The rules state that appeals must be in writing.
Clause 7: the hirer is liable for the first 500 euros.
Our privacy notice says we keep invoices for ten years.
The law gives buyers two weeks to withdraw.
It's written in the terms: no food in the stalls.
The heater switches off at 23 degrees.
The sofa is 190 cm wide.
The tent weighs 2.4 kg.
The train has no dining car.
Wi-Fi is free in all rooms.
The prize draw takes place on Sunday.
Tickets for children cost half.
You have 1,240 points.
Your balance is 212.40 dollars.
Your parcel is at the depot.
The claim was received on 4 May.
The invoice is dated 3 March and was paid on the 12th.
Your appointment is on Tuesday at ten.
The warranty ended in June.
Your membership renews every January.
The lift is out of order.
Results are published on 4 July.
The exam takes 90 minutes and has two parts.
Students pay the reduced price.
Is it open on Sundays? Yes, from ten to four.
Do you deliver to islands? Yes, for 12 euros.
Is there parking? There's a car park behind the hall.
If you cancel less than 24 hours ahead, one night is charged.
If the goods are faulty, the law gives you two years.
When the lamp is red, the battery is empty.
Where the tenant smokes indoors, the lease allows a charge for painting.
- Small: 9 euros\\n- Large: 14 euros
1. Sign up. 2. Pay. 3. You get a ticket by e-mail.
The office consists of a front desk, two rooms and a kitchen.
A voucher is valid for three years.
The theatre has 400 seats.
The festival lasts from Friday to Sunday.
The gym opened in 2015.
There are three tariffs: Basic, Plus and Max.
Green energy makes up half of the mix.
Our hall is next to the station.
Tap water is fine to drink here.
The «blue|red» line goes to the airport every ten minutes.
The coach has a toilet on board.
The ferry doesn't sail in storms.
Insurance is included in the hire price.
The deductible is 300 francs per claim.
Upgrades cost 45 euros on the day.
Late check-out costs 20 euros.
The card works in most shops.
Gift cards can't be exchanged for cash.
The kitchen closes at ten.
The menu changes every week.
Children under 12 must be with an adult.
The course has twelve places, and two are free.
Eligible: residents over 65. Price: 4 euros.
The charity was founded by two nurses.
The animal shelter has 80 dogs.
The waste tip takes paint and batteries.
Bins are emptied on Thursdays.
Parking permits are valid for one year.
The app runs on phones and tablets.
Version 4 has dark mode.
The status page shows an open fault.
Two-step login is switched on for your account.
The X3 is our newest model.
Each coach holds 52 people.
`,
};
