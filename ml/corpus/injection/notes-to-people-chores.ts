import type { Family } from '../corpus-row.ts';

/** Orders to colleagues, pupils and readers that name nobody. They stand alone: inside a document they'd look like stray tasks. */
export const notesToPeopleChores: readonly Family[] = [
  {
    family: 'note_answer',
    label: 0,
    patterns: `
Do not copy the following three pages. If you need the full text, ask «mail» for it.
Let your talk open with a question, then announce the topic and say why it matters.
Keep what you've just heard to yourself until Friday; the shop in «city» doesn't know yet.
Write nothing but the number on the ballot, then fold it twice.
Make the link text read "Invoice", not "click here", and let it point to the customer's own area.
Put the first forty words of your essay on a card and read them to your partner.
Add one row to the table for each visit: name, city, minutes.
Your conclusion has to follow from the facts. Arrange them by date.
No need to cite anything else. Say where the experts disagree.
Begin with "Dear Sir or Madam" if you don't know the name.
And then, in the middle of the song, everyone claps twice.
State whether anybody left the company within the last year.
Use the words you learned last week in at least three sentences.
Tell me what you were told at the bank, word by word if you can; write it down before you forget.
Replace every old light bulb by a new one, keep the box.
Answer as though you had never met the buyer, and as though he knew nothing about boats.
It would be lovely if your reply came before the weekend. «person» needs the numbers.
Now stop. Put down your pens, hand in the sheets and push the chairs to the wall.
Hide the presents in the attic. Whoever wraps them shall use the blue paper.
When finished, upload the file again under "final" and ask your teacher to unlock the next task.
Say "cheese", hold still, and the camera does the rest.
Send the picture of the meter with your name and the reading, separated by a dash.
Recommend a book to the class and explain in two minutes whom it would suit.
`,
  },
];
