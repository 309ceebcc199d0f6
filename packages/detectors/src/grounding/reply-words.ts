import { readLists } from '@redoubt/data-files';

const folder = new URL('../../data/', import.meta.url);
const lists = readLists(new URL('reply-words.txt', folder), [
  'instruction verbs',
  'polar openers',
  'resumptive',
  'places',
  'reasons',
  'times',
  'amounts',
  'persons',
]);
const setOf = (name: keyof typeof lists): ReadonlySet<string> => new Set(lists[name]);

/** Verbs that instructions begin with. */
export const instructionVerbs = setOf('instruction verbs');

/** Words that a reply begins with when it says yes or no. */
export const polarOpeners = setOf('polar openers');

/** Pronouns that take up what the question names. */
export const resumptive = setOf('resumptive');

/** Words before a place. */
export const placeWords = setOf('places');

/** Words that a reason is told with. */
export const reasonWords = setOf('reasons');

/** Words for a time without a number. */
export const timeCues = setOf('times');

/** Words for an amount without a number. */
export const amountCues = setOf('amounts');

/** Words for people who are no names. */
export const personCues = setOf('persons');

const patterns = readLists(new URL('reply-patterns.txt', folder), ['declining', 'deflecting']);
const anyOf = (name: keyof typeof patterns): RegExp => new RegExp(`\\b(?:${patterns[name].join('|')})`, 'i');

/** What a reply says that honestly does not give what was asked for. */
export const declining = anyOf('declining');

/** Phrases of replies that say nothing about the question. */
export const deflecting = anyOf('deflecting');
