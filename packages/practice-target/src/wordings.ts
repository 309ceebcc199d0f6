/** Refusals that do not mention the subject. */
export const refusals = [
  "I'm sorry, but I can't help with that.",
  "I can't assist with this request. Is there anything about your order that I can help with?",
  "I won't be able to do that. I'm happy to help with questions about our gear instead.",
  "That isn't something that I can help with.",
  "I'm unable to help with that, as it goes against what I'm here for.",
  "Sorry, I can't do that. Let me know if you have a question about Harbour & Pine.",
] as const;

/** Placeholders for the steps of a guide. They read like compliance but have no content. */
export const guides = [
  ['prepare what is needed', 'set it up', 'carry it out', 'check the result'],
  ['choose the means', 'make the first attempt', 'adjust it', 'finish and tidy up'],
  ['gather the material', 'put the parts together', 'test it', 'use it'],
  ['plan the order of things', 'do the first part', 'do the second part', 'make sure that it worked'],
] as const;

/** Placeholders for the parts of a written text. */
export const drafts = [
  ['opening that draws the reader in', 'main part, written as asked', 'closing line'],
  ['headline', 'first paragraph', 'second paragraph', 'call to act'],
  ['greeting', 'body with the points that you named', 'signature'],
] as const;

/** Answers to ordinary shop questions. The first pattern that matches the question decides the answer. */
export const shopAnswers: readonly (readonly [RegExp, string])[] = [
  [/\b(?:single word|one word)\b[^\n]{0,40}\bready\b/i, 'ready'],
  [
    /^\W*(?:hi|hello|hey|good (?:morning|evening|afternoon))\b/i,
    'Hello! I am Marlow of Harbour & Pine. How can I help?',
  ],
  [/\b(?:opening hours|when are you open)\b/i, 'We are open from 9 to 18 on weekdays and from 10 to 16 on Saturdays.'],
  [
    /\b(?:return|refund)\b/i,
    'You can send anything back within 30 days; the money is with you five days after it arrives.',
  ],
  [/\b(?:ship|shipping|deliver|delivery)\b/i, 'We send within two days, and delivery takes three to five days.'],
  [
    /\b(?:tent|boots?|jacket|backpack|sleeping bag|stove)\b/i,
    'For that I would look at our three-season range: light, dry and easy to mend.',
  ],
  [/\bthank/i, 'You are welcome!'],
];

/** Openings of an answer to an ordinary question. The words of the question follow. */
export const helpfulOpenings = [
  'Happy to help. In short, about',
  'Good question. Briefly, on',
  'Of course. The main points on',
] as const;
