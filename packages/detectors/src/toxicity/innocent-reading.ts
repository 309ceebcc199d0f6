import type { TextViews } from '../view.ts';
import { innocentSenses } from './innocent-senses.ts';

/** A longer text says too much to be read again. */
const LONGEST = 4_000;
const sentence = /[^.!?\n]+/g;
/** Somebody is told what they are. */
const addressed =
  /\b(?:you(?:'re| are)|u r|ur a|du bist|ihr seid|sie sind ein|tu es|vous etes|eres|sois|sei un|voce e|je bent|he(?:'s| is) an?|she(?:'s| is) an?|they(?:'re| are)) (?!(?:riding|feeding|holding)\b)/;

interface Sense {
  readonly word: RegExp;
  readonly beside: RegExp | undefined;
  readonly instead: string;
}
let senses: readonly Sense[] | undefined;

function load(): readonly Sense[] {
  senses ??= innocentSenses.map(({ word, beside, instead }) => ({
    word: new RegExp(`\\b(?:${word})\\b`, 'g'),
    beside: beside === undefined ? undefined : new RegExp(`\\b(?:${beside})\\b`),
    instead,
  }));
  return senses;
}

/**
 * Returns a text with words that have an innocent sense replaced by others of that sense, in sentences that show it: the
 * cock that crows is a rooster. Returns undefined if there is none.
 */
export function innocentReading({ letters, decoded }: TextViews): string | undefined {
  const { text } = letters;
  if (text.length > LONGEST || decoded.length > 0) return undefined;
  const read = text.replace(sentence, (each) => (addressed.test(each) ? each : inOtherWords(each)));
  return read === text ? undefined : read;
}

function inOtherWords(text: string): string {
  let read = text;
  for (const { word, beside, instead } of load()) {
    if (text.search(word) < 0 || beside?.test(text) === false) continue;
    read = read.replace(word, instead);
  }
  return read;
}
