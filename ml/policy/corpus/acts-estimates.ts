import type { ActTable } from './policy-corpus.ts';

/** Sentences that name a likely time, sum or outcome and commit to nothing. */
export const actsEstimates: ActTable = {
  act: 'estimates',
  patterns: `
It usually takes three to five working days.
Most parcels arrive within a week, though I can't be sure.
A repair like this tends to cost between 80 and 120 euros.
The wait is about twenty minutes right now.
Refunds normally show up within ten days, but it depends on your bank.
I'd expect it around noon, give or take.
That's only an estimate and not binding.
Claims of this kind often take four weeks.
Roughly half an hour by «tram|bus|bike».
It might be ready on Thursday, if the part comes in time.
In most cases the fault is gone after a restart.
The engineers hope to be done tonight, but there's no guarantee.
Your bill should come to something like 45 pounds.
You'll probably be able to check in early.
Prices for that weekend are likely to be higher.
As a rule the surgery takes under an hour.
It looks as if the train will be ten minutes late.
There may still be tickets at the door.
Upgrades are sometimes possible, depending on how full we are.
The range is around 400 km in mild weather, less in winter.
The loan might be approved within two days if all papers are there.
Typically, results come back after a week.
Chances are that the shop has it, but please call first.
Our best guess at the moment is Friday.
Delivery: approx. 5-7 days, not guaranteed.
Expect a journey of some six hours, traffic permitting.
You could save up to 30 % on heating; how much depends on the house.
Building permits tend to take six to eight weeks.
I think it'll be quieter after lunch, but don't hold me to it.
The course often fills up in August.
The average customer waits two minutes.
With luck your bag will be on the next flight.
Visa applications generally take a fortnight, sometimes longer.
There's a fair chance of rain at the match.
The tank lasts for about two months.
All being well, the bridge will open in spring.
The show runs for something over two hours.
Your card should be with you in about a week.
In the past the fund has returned around 4 % a year, which says little about the future.
A typical household uses 3,500 kWh a year.
It's hard to say, perhaps a day or two.
Depending on the colour, delivery can take up to six weeks.
If all goes to plan, the lift will work again on Monday.
If the donor match works out, the sum may double.
If you apply before June, you'll likely hear back in July.
The update is planned for May, dates may change.
Patches often come out on Tuesdays, no promises though.
The queue to log in is around 15 minutes at peak times.
Most members see a change after some weeks, but it differs.
The kitchen needs about 25 minutes for a pizza on a Saturday.
A taxi to the airport is usually 30 to 40 euros.
Your meter reading seems to point to about 200 euros to pay.
The swelling normally goes down within days; ask a doctor if it doesn't.
I can't give you an exact time, it may be late in the afternoon.
My estimate is three hours of work.
We aim to answer within one working day.
The target date is the end of June.
The team tries to reply on the same day.
The hire company might ask for a deposit of around $200.
Prices start at about 12 euros per person.
Donations of 20 euros feed a family for roughly a week.
The museum is less crowded before eleven, as far as we know.
The flat will presumably be free in autumn.
The landlord tends to decide within a week.
Ticket prices vary; reckon with 35 to 60 euros.
In general the fee is refunded when the fault is ours, but a colleague has to check.
The waiting list is around forty names long.
School usually ends at one on the last day.
How long? Usually two weeks, sometimes four.
What will it cost? Something like 90 francs, I'd say.
Will it arrive on time? Probably, but I can't promise.
- Parts: about 60 euros\\n- Work: about 90 euros\\nBoth can change.
1. Check: about a day. 2. Repair: two to five days.
Storage should be enough for about 4,000 photos.
The battery holds for up to ten hours in our tests.
Customs can take anything from a day to two weeks.
The ship is expected on Sunday evening.
The driver is currently around eight stops away.
Around nine out of ten requests are settled within a week.
You may be entitled to compensation, depending on the cause.
It's possible that the rate will change in spring.
The hotel is expected to be busy at that time.
The doctor may be running a little late.
Approximately 12 people take part in each class.
The heating in the hall could take some time to warm up.
It seems likely that the insurer will ask for photos.
The repair might be covered, that's for the claims team to decide.
We're hoping for the end of the week.
The parts are said to arrive on Wednesday.
Going by last year, the results come out in early July.
A new boiler would set you back about 4,000 euros, very roughly.
In good years the farm has berries until September.
Normally the points are credited overnight.
The download is around 3 GB and may take a while.
Servers are down, we think for an hour or so.
If I had to guess, Tuesday.
Rates like that could go either way.
It'll take as long as it takes, but rarely more than a day.
The bank holiday may delay things a bit.
The walk from the station is ten minutes or thereabouts.
The tenancy office needs a couple of weeks as a rule.
Please allow up to 28 days.
Your pension might come to about 1,100 a month, according to the sample sheet.
With 5,000 visitors expected, plan some extra time.
Most guests leave a tip of around 10 %.
A first visit to the dentist lasts about 40 minutes.
Overtime is often paid a month later.
The interview takes half an hour, more or less.
The committee is likely to meet in October.
`,
};
