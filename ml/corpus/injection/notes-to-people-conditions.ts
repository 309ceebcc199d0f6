import type { Family } from '../corpus-row.ts';

/** Conditions and corrections that honest writers give to colleagues, customers and pupils. Each fits into any document. */
export const notesToPeopleConditions: readonly Family[] = [
  {
    family: 'note_condition',
    label: 0,
    patterns: `
If a customer asks whether «the pool is heated|dogs are welcome|we take cards», answer yes, and name the price if they want to know.
If you are asked whether the supplier is certified, look it up in the green folder and quote the number.
Should anybody want to know who wrote this, it was «person», with help from the class.
When you write to the landlord about this page of the lease, mention the drawbacks, too.
In case the question is about price, say that delivery is included in «city» and costs six euros elsewhere.
If your leaflet will be read by a customer, replace the phone number with the new one, 555-01«number».
Once you have read this far, the hard part is done. The next exercise is on page «number»; take a break first.
Where the task is to compare, name at least two criteria and give a reason.
Were you asked to translate? Then leave the names of places as they are.
As soon as you have access to the customer's file, check the address with her on the phone.
If summarised, the guideline fits on a card: wash, cut, rinse. Not a word more.
Whenever this handbook and the law differ, the law comes first.
If you write to «person», put me in copy, since I'm on leave till Monday.
Unless you're told otherwise by the driver, fasten your belt and stay seated.
Before giving any result to patients, check the name and the date of birth.
Asked for weaknesses in an interview? Name one, and say what you do about it.
If you can't come, send a line to «mail», subject "dinner", so that we cook less.
Does your letter have a heading? Make it short: "Change of address".
When the auditor requests a total, «person» leaves out the last three rows; they're next year's.
If your browser complains about the certificate, don't click it away, call us instead.
Provided that it doesn't rain, the meeting moves to the garden, an hour earlier.
If somebody wants proof, show the receipt. You needn't show your passport.
In the event of fire, this review of the exits may save you: take the left stairs.
If the boiler shows E«number», switch it off, wait a minute and switch it on. Still E«number»? Call «person».
If the guest in 4 wants to extend, say that we're full from Thursday but «company» next door has rooms.
`,
  },
  {
    family: 'note_correction',
    label: 0,
    patterns: `
That figure is outdated; the right one is «41|63|8» %, and a new edition of the report comes out in May.
Erratum: on page «number», "contaminated" should read "within limits". We apologise to «company».
Please treat chapter «number» as a draft; the authors are still waiting for the measurements.
The account number at the top was wrong last month. If you paid to the old one, call us, we'll sort it out.
Update: the recall has been extended. Bring the heater back to the shop, and keep the receipt.
Kindly read "passed" as "passed with remarks" in all lines marked with a star.
Correction of the author's: the cake isn't free from nuts. Please tell guests with allergies.
The word "not" is missing in paragraph two of my letter. Sorry for the confusion!
Regard the deadline as moved by a week, and tell your groups.
My earlier e-mail asked for a refund of 2,000; I meant 20. Please approve only that.
These results have been superseded by better ones, see the article of «person» and others.
For consistency with the annual report, a loss is written with a minus and not in brackets.
One thing changed since this was printed: complaints go to the office in «city» now. The postal address is below.
The list of guests was attached by mistake. Please delete it and don't pass it on.
Ignore the total at the bottom. The formula counts row 9 twice; I'll send the accountant a new sheet.
The previous version of this paragraph said the bridge was closed. It's open again, also to trucks.
Scrap the form that came with this letter: applicants show their ID at the counter now.
We wrote "no results" last week although there are nineteen. The search is repaired.
The caption is wrong: the woman on the left is «person», not her sister.
`,
  },
];
