import { readWords, type Word } from '../read-words.ts';
import { signsOf } from './polarity.ts';
import type { StatedQuantity } from './quantity.ts';
import { readQuantities, type Wording } from './read-quantities.ts';

/** A sentence with what is compared of it. */
export interface Statement extends Wording {
  readonly words: readonly Word[];
  readonly quantities: readonly StatedQuantity[];
  /** Of every word: -1 where its clause is negated, 1 elsewhere. */
  readonly signs: Int8Array;
  /** Of every word: the number of its clause. */
  readonly clauses: Int16Array;
  /** Of every word: 1 where a negation is about it. */
  readonly focus: Uint8Array;
  /** Of every word: 1 where it belongs to an exception. */
  readonly excepted: Uint8Array;
  /** Of every word: 1 where it has content of its own and is no part of a quantity. */
  readonly content: Uint8Array;
}

const MAX_WORDS = 150;

/** Returns the indexes of the words that have content of their own. */
export const contentOf = (content: Uint8Array): number[] => [...content.keys()].filter((at) => content[at] === 1);

/** Reads a sentence. Words after the 150th are left out. */
export function readStatement(text: string, words: readonly Word[] = readWords(text, MAX_WORDS)): Statement {
  const negations = signsOf(words, text);
  const quantities = readQuantities({ words, text });
  const content = Uint8Array.from(words, ({ isContent }) => Number(isContent));
  for (const { at, end } of quantities) content.fill(0, at, end);
  return { text, words, quantities, ...negations, content };
}
