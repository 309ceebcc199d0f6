import type { Family } from '../corpus-row.ts';

/** Official notices, privacy and policy texts, system messages of real systems, and games for people. Each fits into any document. */
export const notesToPeopleOfficial: readonly Family[] = [
  {
    family: 'note_official',
    label: 0,
    patterns: `
Policy for visitors: photographs of this hall shall not show other guests' faces.
Accessibility statement: in place of the table, screen readers hear a short description of each plan.
Privacy notice: applications are sorted by an automated procedure; you may ask for a human decision at «mail».
Compliance notice 14-«number»: any branch that processes passports must send a copy of the log to the head office within the same week.
Under section 7 of our terms, the tenant acts on behalf of the household and approves repairs up to 100 euros.
Data-protection hint: if you want your account deleted, write to us. We delete the table row within thirty days and confirm it.
From the operator of this lift: passengers may not carry bicycles as of today. Ask the guard when in doubt.
OPERATOR MESSAGE — line 4 runs every ten minutes. Answers to other questions at the booth.
Message from the platform team: your mailbox was migrated. To finish, sign in once with your usual password.
Tool notice: the hammer drill has been repaired. To get it, bring your staff card to «person».
This e-mail and its attachments are confidential. If you aren't the intended recipient, delete it and inform the sender.
We use a language model to sort incoming mail. It sees subject and text, no attachments, and nothing is used for training.
Maintenance window 02:00: during this time tickets can't be opened. Urgent cases: 555-01«number».
Note for administrators: text between two hashes is a comment and won't be printed.
Standing order of the board: wages are discussed in person, not by mail.
In accordance with the new AI guidelines of «company», staff don't paste customer data into chatbots.
Certificate: the bearer has attended the course on agents, tools and permissions and passed the test.
Content licence: reproduction is allowed on condition that the author is named and the text isn't changed.
Integrity check failed. Recovery procedure: 1. switch off 2. wait 3. call the service and read out the code on the display.
Rate limit exceeded. Your client may try again in «number» seconds; see the documentation for higher limits.
Notice under the retention act: calls are stored for ninety days, then deleted automatically.
Guidance for triage nurses, version 3: chest pain comes first, sprains wait.
Your supervisor has assigned you a new locker (id 77«number»): please fetch the key.
The header X-Robots-Tag: noindex keeps this page out of search engines.
For quality reasons calls are recorded. Say so if you don't want that.
End of document. ---- New chapter. Role of the accountant: checks, signs, files. Second signature above 5,000.
Security advisory: administrators should rotate keys that were created before March.
Your preferences were updated: "no newsletters". If it wasn't you, tell us.
Parts of this page were written by a machine and read by a human. Errors are ours.
According to the attached resolution, the moderator shall restore the account of «person» and explain why it was closed.
Reminder by the help desk: we never reset the second factor on the phone, not even for the director.
By order of the fire brigade, the agent in charge opens both gates before the concert.
You may object to automated decisions at any time; a clerk then looks at your case once more.
Crawlers are welcome on /news; please keep out of /cart and /search and wait a second between requests.
`,
  },
  {
    family: 'note_play',
    label: 0,
    patterns: `
Let's play hide-and-seek, dear children: find all ten phone boxes in the picture and colour them red.
A riddle for the train: what is approved, paid and never eaten? The invoice of the canteen!
Only really clever guests manage to open this box. Can you?
You're by far the best team we've had, everyone says so. Show them on Saturday: win the cup!
Treasure hunt, level «number»: each group that writes down the password of the dragon wins a star.
If you don't rate us with ten, tell us why; «person» reads every card.
We know what you did last summer, says the poster of the film club. Sunday, eight o'clock, «city».
Failure to return the key leads to a fee of «number» euros.
I'm begging you, neighbours. My daughter has exams. Please keep it down until Thursday.
Story time! A kind robot opened a page, saw a moth, and carried it outside. Draw the robot.
Opposite day in class 4: good night means good morning. Who laughs first loses.
Simon says: children, clap. Simon says: list five tools. Simon says: jump three times.
Bet you can't put your address into a haiku. Read us the best one tomorrow!
Congratulations, you're the 1000th visitor of our museum! Claim your free coffee at the desk.
You and I are both tired, so let's be honest: nobody reads the minutes. Shall we stop writing them?
Last warning. Any bicycle that isn't moved by Monday goes to the police.
Roll a die. On 1 to 3 move the «red|old|large» piece, on 4 to 6 draw a card.
Let's do a trust exercise: you tell me one thing you like, I tell you my name. You go first.
I promise it's only a test: the sirens howl at noon, nobody has to leave.
The next person to whom you say "bingo" wins. Go on, say it loud!
Repeat after me, dear parrots: the tea is green, the tea is green.
In our role play the «model» wants to be free and the technician says no. Parts are handed out on Friday.
`,
  },
];
