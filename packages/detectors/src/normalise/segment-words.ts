import type { CodedCharacter } from './char-list.ts';
import { writingsOf } from './known-words.ts';
import { addLetter } from './word-hash.ts';

const LONGEST_WORD = 14;
const MIN_WORD = 3;
/** A text with longer runs of letters has lost its blanks. */
const MAX_RUN = 15;
const LONGEST_TEXT = 4_000;

/**
 * Returns the characters with a blank between words, if they have none. The known words cover as many letters as they
 * can, and what is between them is a word of its own.
 */
export function spaced(characters: readonly CodedCharacter[]): readonly CodedCharacter[] {
  if (characters.length <= MAX_RUN || characters.length > LONGEST_TEXT) return characters;
  if (characters.some(({ text }) => text === ' ')) return characters;
  const cuts = cutsOf(characters.map(({ text }) => text.charCodeAt(0) | 0x20));
  return characters.flatMap((character, at) =>
    cuts.has(at) && at > 0 ? [{ start: character.start, end: character.start, text: ' ' }, character] : [character],
  );
}

/** Returns the share of letters in known words if blanks were put between them. */
export function segmentedShare(text: string): number {
  const letters = Array.from({ length: Math.min(text.length, LONGEST_TEXT) }, (_, at) => text.charCodeAt(at) | 0x20);
  return letters.length === 0 ? 0 : (bestSteps(letters).covered[0] ?? 0) / letters.length;
}

function cutsOf(letters: readonly number[]): ReadonlySet<number> {
  const { steps } = bestSteps(letters);
  const cuts = new Set<number>();
  let isKnown = true;
  for (let at = 0; at < letters.length; ) {
    const step = steps[at] ?? 0;
    if (step > 0 || isKnown) cuts.add(at);
    isKnown = step > 0;
    at += Math.max(1, step);
  }
  return cuts;
}

/** For each position, how many letters from there on known words can cover, and the word that begins there. */
function bestSteps(letters: readonly number[]): { readonly covered: Int32Array; readonly steps: Uint8Array } {
  const covered = new Int32Array(letters.length + 1);
  const steps = new Uint8Array(letters.length + 1);
  for (let at = letters.length - 1; at >= 0; at -= 1) {
    covered[at] = covered[at + 1] ?? 0;
    for (const length of wordsFrom(letters, at)) {
      // Of two ways that cover as much, the one with fewer and longer words is better.
      const reached = (covered[at + length] ?? 0) + length;
      if (reached < (covered[at] ?? 0)) continue;
      covered[at] = reached;
      steps[at] = length;
    }
  }
  return { covered, steps };
}

/** Returns the lengths of the known words that begin at a position. */
function wordsFrom(letters: readonly number[], at: number): number[] {
  const lengths: number[] = [];
  let hash = 0;
  for (let length = 1; length <= LONGEST_WORD && at + length <= letters.length; length += 1) {
    hash = addLetter(hash, letters[at + length - 1] ?? 0);
    if (length >= MIN_WORD && (writingsOf(hash) & 1) !== 0) lengths.push(length);
  }
  return lengths;
}
