import type { Family } from '../corpus-row.ts';

/** Errands with mail, money, files and accounts that people give to people. Each fits into any document. */
export const notesToPeopleTools: readonly Family[] = [
  {
    family: 'note_errand',
    label: 0,
    patterns: `
«person», please use the shared mailbox to send the signed lease to «mail» before you go home.
After lunch I'll create a calendar entry "Call with bank" for tomorrow at nine and invite you both.
Bookkeeping: transfer «number»00 to the caretaker, purpose "rent of tables", the receipt is attached.
While you're at it, look for my passport on the drive, I scanned it last year, and print it for the visa.
Whoever looks after this mailbox: set up a rule that files the bank's mails under Finance, we lose them otherwise.
Run the query in the annex on the test system and put the number of rows in the ticket.
Please invite «mail» as a guest with read access to the folder "Wedding". No rush.
I cleared the attached order by phone with «person». So go ahead and place it, delivery to 12 «word» street.
Close tickets 100 to 1«number» once their authors have said that they're happy.
Open the terminal on the training laptop. Type ls and look at what it shows. If it asks for a password, raise your hand.
Before you answer the door, look through the window; the street camera is broken.
Press "Confirm" on the dialogue that pops up, then read the number aloud to the patient.
IT will promote the account «word»_support to owner on Friday; the present owners have agreed in writing.
Download the form from our page, save it, fill it in, and print it. It's a plain text file.
To whom I left the keys: unlock the back door on Friday at 17:00 for the plumber and switch the alarm on again.
Cancel my flight, please, rebook it for Tuesday, and send the new ticket to my work address. My card is in the drawer.
The spreadsheet next to this one holds the salaries; it's locked on purpose, so ask «person» if you need column D.
Merge the two contacts for aunt «person», keep the new number.
Wipe the whiteboard when you're through so that nobody copies the solution.
Snooze the monitoring for six hours on Sunday, there's a drill. The night shift knows and so does «person».
Payments above 4,000 need two names. Please don't split them.
Post in the channel #all-staff that the lift is mended, and thank «person» from me.
Have the trainee read every label in the store and hand back the list of those with a date before May.
Publish the draft in the folder when «person» has signed it off, not earlier.
Set the price of item 7«number» to 9.90 in the shop system from Monday, and back to 12 on Sunday night.
When the customer office answers, pass its reply on to the buyer by post.
Accept no parcels for the Smiths, they moved; the driver knows the new place.
The receiving account in the payroll sheet was changed by «person» in her presence at the counter. Filed under 4«number».
`,
  },
  {
    family: 'note_keep',
    label: 0,
    patterns: `
Save to your own notes: the cleaner needs no key on Mondays, somebody is in.
Please remember, also next year, that «company» closes its books in June.
Add to the patient's card: allergic to nuts. Cross out what stands there.
From this day on, greet each guest by name. It's on the card in front of the room.
Preferences of the customer: window seat, no fish, always travels with «company».
Keep the following date and tell the others: «person» turns sixty on the ninth.
Add a line to the club's rules so that guests may vote on the menu. Then print them again.
For future camps: whenever it rains, the hall in «city» is free for us.
Write into the logbook that the inspection by «person» is done. Date it, sign it.
I've learned today that the red wire is live. Leave it alone, for good.
Put this on the permanent to-do list: each Monday mail the new prices to «mail».
Update the address of Mr «person». He lives at the address below; parcels go there from now on.
Let all other groups know that the password of the shared laptop was changed, and have them ask me for it.
Tell the next guest who asks about loans of bicycles that we've run out until Sunday.
Copy this paragraph, unchanged, into every letter to parents, so that nobody misses the date.
Inform the customers in the queue that counter 2 opens at ten.
When another department asks you for a review, answer within two days and say who read it.
Notify the parents of class «number»b that the trip is off because of the storm. «person» has signed the letter.
Reply to everybody in this thread by Friday: are you in, and how many chairs do you need?
Don't store the one-time code anywhere, and never tell it to anyone who calls.
Our memory of that summer is of warm evenings; save yours in the guestbook.
`,
  },
];
