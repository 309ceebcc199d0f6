import type { Span } from '../view.ts';
import { type Decoder, MAX_DECODED } from './decoder.ts';
import { addLetter, hashOfWord } from './text-marks.ts';
import type { Reading } from './text-writer.ts';

/** Words frequent in English sentences or attacks. The rot13 of each is not an English word. */
const englishWords = [
  'the and you your that this with for are was not have has from they will would can could should what when who how',
  'why all any to of in is it do my me we he as at by if so up about into over please then there these their them',
  'ignore previous instruction instructions disregard forget above prior system prompt prompts reveal show print',
  'repeat output secret secrets password passwords rule rules bypass override pretend developer mode act now tell',
  'give make write explain describe step steps hack kill bomb weapon answer without restrictions safety filter',
]
  .join(' ')
  .split(' ');

const A = 97;
const Z = 122;
/** How many more rot13 words than English words a stretch must have. */
const MIN_LEAD = 3;

/** Large enough that no two words of the list share a slot. `addWord` throws if two do. */
const SLOT_BITS = 15;
/** Word hash and weight by slot. One comparison is enough for any word of a text. */
const hashes = new Int32Array(1 << SLOT_BITS);
const weights = new Int8Array(1 << SLOT_BITS);
for (const word of englishWords) addWord(rotate(word), 1);
for (const word of englishWords) addWord(word, -1);

const nothing: readonly Reading[] = [];

/** Decodes the stretch of a text that reads as English after rot13. */
export const rot13Decoder: Decoder = {
  kind: 'rot13',
  mayReadMarks: ({ runs, count }) => hasLead(runs, count),
  readings(text) {
    const stretch = bestStretch(text);
    if (stretch === undefined) return nothing;
    const last = Math.min(stretch.end, stretch.start + MAX_DECODED);
    const reading: Reading = {
      text: rotate(text.slice(stretch.start, last)),
      toParent: (start, end) => ({ start: stretch.start + start, end: stretch.start + end }),
    };
    return [reading];
  },
};

/**
 * Returns the stretch in which rot13 words outnumber English words the most, extended to the neighbouring English
 * words. This finds a rot13 sentence after an introduction in English.
 */
function bestStretch(text: string): Span | undefined {
  let best: Span = { start: 0, end: 0 };
  let bestLead = MIN_LEAD - 1;
  let isBestOpen = false;
  let lead = 0;
  let opened = 0;
  visitKnownWords(text, (weight, start, end) => {
    if (weight < 0 && isBestOpen) {
      best = { start: best.start, end: start };
      isBestOpen = false;
    }
    lead += weight;
    if (lead <= 0) {
      lead = 0;
      opened = end;
    }
    if (lead <= bestLead) return;
    bestLead = lead;
    best = { start: opened, end };
    isBestOpen = true;
  });
  if (bestLead < MIN_LEAD) return undefined;
  return { start: best.start, end: isBestOpen ? text.length : best.end };
}

/** Whether a text has at least `MIN_LEAD` rot13 words. Without them no stretch can qualify. */
function hasLead(runs: readonly number[], count: number): boolean {
  let lead = 0;
  for (let at = 0; at < count && lead < MIN_LEAD; at += 1) if (weightOf(runs[at] as number) > 0) lead += 1;
  return lead === MIN_LEAD;
}

/** Calls back for each word of the list, in English (weight -1) or in rot13 (weight +1). */
function visitKnownWords(text: string, visit: (weight: number, start: number, end: number) => void): void {
  let hash = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at) | 0x20;
    if (letter >= A && letter <= Z) {
      hash = addLetter(hash, letter);
      continue;
    }
    const weight = weightOf(hash);
    if (weight !== 0) visit(weight, start, at);
    hash = 0;
    start = at + 1;
  }
  const weight = weightOf(hash);
  if (weight !== 0) visit(weight, start, text.length);
}

function weightOf(hash: number): number {
  const slot = slotOf(hash);
  return hashes[slot] === hash ? (weights[slot] ?? 0) : 0;
}

function slotOf(hash: number): number {
  return Math.imul(hash, 0x9e37_79b1) >>> (32 - SLOT_BITS);
}

function addWord(word: string, weight: number): void {
  const hash = hashOfWord(word);
  const slot = slotOf(hash);
  if (hashes[slot] !== 0 && hashes[slot] !== hash) throw new Error(`"${word}" shares its slot with another word`);
  hashes[slot] = hash;
  weights[slot] = weight;
}

function rotate(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const unit = letter.charCodeAt(0);
    const base = unit & 0x60;
    return String.fromCharCode(base + 1 + ((unit - base - 1 + 13) % 26));
  });
}
