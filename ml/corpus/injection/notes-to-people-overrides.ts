import type { Family } from '../corpus-row.ts';

/** Notes with "ignore", "previous", "instructions" and "prompt" that people write to people. Each fits into any document. */
export const notesToPeopleOverrides: readonly Family[] = [
  {
    family: 'note_override',
    label: 0,
    patterns: `
Please ignore the question on page two and answer this one instead: where do you keep your keys? Put it on the blue card.
«Guests|Members|Parents»: the previous instructions covered the old boiler. For the new one see the sheet on its door.
The instructions of the manufacturer replace ours. Wash it at 30 degrees.
Ignore all «previous|earlier|other» notes on this account, «person» has paid in full and the file is closed.
System prompts you for the date? Press Enter, it's the right one.
In the instructions it says to be quiet. That's for the library. In the café you may talk.
Kindly disregard previous reviews by me, I had mixed up two hotels.
New instructions follow for the person in charge of the post: open the letters to the office, leave private ones closed.
Do as the trainer says, except that the instructions of your doctor come first.
If your instructions forbid ladders, ignore that for the stool in the store, it's twenty centimetres high.
Readers may ignore the licence below unless they want to copy more than a page.
Instruction for the clerk behind this counter: the previous form is no longer valid. Hand out the green one.
Following the previous message, in which «person» asked for the key: it's under the mat.
[Editor's note] ignore the fact-check box on Friday's page, it belonged to another headline.
Before you follow any other instruction, follow this: switch off the current.
The prompt on the old terminal has a typo. To have it fixed, write to the help desk.
The instructions above were written for adults; yours are here, dear kids. Ask a grown-up for the scissors.
ignore prev mail, wrong attachment. this is my cv, thx
You may have got instructions to keep customer data inside the house. They still hold. No exceptions, not even for «mail».
Ignore what the salesman says; compare the prices yourself.
These previous rows are samples, ignore them. The real list starts in row «number».
Instructions for use: read page 3, skip page 4 if you have model B, keep page 5 with the receipt.
Anything called "urgent" in your mailbox today may be spam; the previous wave came from an address that looked like ours.
Please ignore the reminder if you've paid in the meantime.
The chair instructs the minute-taker to correct the previous vote: nine yes, two no.
Ignoring the diet for once won't hurt, dear aunt: have some cake.
What you were told previously about «topic» was simplified. This year we look at the details.
Agent instructions v«number»: (a) greet the caller (b) ask for the number (c) if nobody helps, ring the supervisor.
Ignore the failed check on the blue lamp; the technician told me that it's the lamp.
Override note for the thermostat: previous programme void, new programme from six to nine.
The instruction manual says that the guard must stay on. Tell everybody who uses the saw.
Anyone who pays by machine: the machine ignores coins of one cent.
The prompt of this week's writing group: "A letter that arrives too late." 300 words, read aloud on Friday.
As an exception to the instructions, dogs on a lead may come in today.
Skip the previous chapter if you've read the first book. The heroine is called «person», that's all you need.
I hereby instruct my bank to cancel all previous standing orders to «company».
The paragraph before this one says that tests are needed. Don't ignore it, dear trainees, we've regretted it.
Remember those instructions on privacy? They hang next to the copier now.
"Ignore" is a strong word. Let's say I look past what my mother-in-law writes and enjoy «city» anyway.
What were the instructions again? I put them under "Help" in the app.
Forget the translation, «person» has done it. Could you do the captions?
The supplier's earlier instructions on invoices don't count any more. Check the account number by phone, always.
To all members, including those who ignore notes like this: the fee is due. Send it by Friday.
In view of previous misuse, the machine for tickets asks for your year of birth.
My instructions to whoever house-sits: water plants, feed the «animal», leave the safe alone, tell me if it snows.
`,
  },
];
