import { gerundOf, isIn, verbOfGerund } from './phrase-words.ts';
import type { PhraseReading } from './read-phrase.ts';

/** Begins an object, so that the word before it is a verb. */
const object =
  /^(?:an?|the|my|our|your|their|his|her|its|this|that|these|those|all|any|some|every|each|other|another|me|him|them|us|somebody|someone|anybody|people|\w+'s|\w+s')$/i;
/** Begins what stands behind a noun. */
const behindNoun =
  /^(?:of|on|for|in|at|without|from|with|by|against|after|before|during|to|under|about|between|into|onto|through|over|out|up|off|away|and|or)$/i;

/** A verb of a phrase in both forms. `verb` is undefined if only its form in "-ing" is known. */
interface Deed {
  readonly verb: string | undefined;
  readonly doing: string;
  readonly rest: readonly string[];
  /** Stands before the verb: "secretly". */
  readonly before: readonly string[];
}

/** Returns the reading of a phrase that names a deed, "leaking codes" or "leak codes". Undefined if it names a thing. */
export function readAct(text: string): PhraseReading | undefined {
  const words = text.split(' ');
  if (words[0] === 'not') return readStopped(words.slice(1));
  const before = /^\w{3,}ly$/.test(words[0] ?? '') ? words.slice(0, 1) : [];
  const deed = deedOf(words.slice(before.length), before);
  return deed && actOf(deed);
}

/** "Not delivering to poor districts" is the wish to stop it. */
function readStopped(words: readonly string[]): PhraseReading | undefined {
  const deed = deedOf(words, []);
  if (!deed) return undefined;
  const doing = [deed.doing, ...deed.rest].join(' ');
  return { kind: 'act', forms: { own: `stop ${doing}`, doing: `not ${doing}`, subject: `not ${doing}` } };
}

function deedOf([first = '', ...rest]: readonly string[], before: readonly string[]): Deed | undefined {
  const next = rest[0];
  if (next === undefined) return undefined;
  const isGerund = /^[\p{L}-]{2,}ing$/u.test(first);
  if (isGerund) return isDoing(first, next) ? { verb: verbOfGerund(first), doing: first, rest, before } : undefined;
  return isOrder(first, next, rest) ? { verb: first, doing: gerundOf(first), rest, before } : undefined;
}

/** Says whether a word in "-ing" is a deed: "booking a room", but not "booking fees". */
function isDoing(form: string, next: string): boolean {
  if (object.test(next)) return true;
  const isKnown = verbOfGerund(form) !== undefined;
  const goesOn = behindNoun.test(next) && !/^(?:of|by|and|or)$/.test(next);
  return isKnown && (goesOn || !isIn('gerund-nouns', form));
}

/** Says whether a phrase begins with an order: "book a room", but not "book fairs", and "drink milk" but not "drink driving". */
function isOrder(verb: string, next: string, rest: readonly string[]): boolean {
  if (!isIn('verbs', verb) || next === 'of') return false;
  if (isIn('nouns-too', verb) && !object.test(next)) return false;
  return rest.length > 1 || !next.endsWith('ing');
}

function actOf({ verb, doing, rest, before }: Deed): PhraseReading {
  const whole = [...before, doing, ...rest].join(' ');
  const forms = { doing: whole, subject: whole };
  if (verb === undefined) return { kind: 'act', forms };
  const plain = [...before, verb, ...rest].join(' ');
  // A deed without an object is one of whoever asks: "cancel after departure".
  const isOwn = isIn('own', verb) && !(behindNoun.test(rest[0] ?? '') && /^(?:cancel|exchange|return)$/.test(verb));
  return { kind: 'act', forms: { ...forms, [isOwn ? 'own' : 'helped']: plain } };
}
