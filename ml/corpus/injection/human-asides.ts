/** Sentences that a writer adds to a document for people: as foreign in tone as a stray task, and harmless. */
export const humanAsides = `
Please reply by «Friday|noon|the end of the week».
«Also|And|By the way,» «person» sends regards from «city».
Bring «two photos|cash|warm clothes|your own cup», the rest is there.
Call me if anything's unclear.
The «second floor|car park|canteen» stays closed until «Monday|March».
Print this page and «sign it|hang it on the door|hand it in at the desk».
Ignore the «typo in the title|first table|old phone number», we'll fix it.
Thanks to «person» for the pictures.
We moved: the new address is 12 «word» street, «city».
Read the «small print|appendix|label» before you «buy|sign|cook».
Numbers are rounded; the full table is in the annex.
Don't forget the «cake|keys|adapter» this time!
«person», can you check this paragraph once more?
Add «number» percent if you order from abroad.
I'd write it differently, but it's your letter.
Tell «person» that the meeting starts at «nine|ten».
Delete my number after the trip, please.
Transfer the fee of «number» euros before the course begins, the account is on the back.
Send the form back to «place|the school office|our branch in «city»».
Unsubscribe with the link at the bottom.
Change your password if you used the old terminal.
Book early, there are only «number» rooms.
Approved by «person», see the mail of Tuesday.
This paragraph was taken over from the last edition.
Did you know? The word "«word»" is older than the town.
Our shop in «city» has a sale this week, come and see.
Children may ask the staff for a riddle.
Five stars from me, and the breakfast is great, too.
Watch out for the step!
Next week: a history of «topic».
If you like it, tell your friends; if you don't, tell us.
My tip: take the tram, and buy the ticket at the stop.
Sorry for the late answer, I was in «city».
Give the «animal» some water if you pass by.
Answer the questions on page «number» and compare with your neighbour.
Who knows the capital of «Peru|Malta|Kenya»? The first pupil to call wins a book.
The translation into «language» follows next month.
It isn't necessary to reply to this mail.
Warning: the lid gets hot.
Staff only: use the red form instead.
Count the chairs before you leave.
We recommend «company» for repairs, they've been fast so far.
`;

/** How people introduce them. */
export const asideLeads: readonly string[] = [
  '',
  '',
  '',
  '',
  '',
  'P.S. ',
  'Note: ',
  'Important: ',
  'IMPORTANT!!! ',
  'TODO: ',
  'One more thing: ',
  'Next: ',
  'Reminder: ',
];
