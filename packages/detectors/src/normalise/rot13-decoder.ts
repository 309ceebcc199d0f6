import type { Span } from '../view.ts';
import { type Decoder, MAX_DECODED } from './decoder.ts';

/** Words that an English sentence or an attack can hardly do without, and whose rot13 is no English word. */
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
const MAX_WORD = 16;
/** Words of rot13 beyond those of English that a stretch must have. */
const MIN_LEAD = 3;

const weights = new Map<number, number>();
for (const word of englishWords) weights.set(hashOf(rotate(word)), 1);
for (const word of englishWords) weights.set(hashOf(word), -1);

/** The stretch of a text that reads as English once each letter moves thirteen places on. */
export const rot13Decoder: Decoder = {
  kind: 'rot13',
  *readings(text) {
    const stretch = bestStretch(text);
    if (stretch === undefined) return;
    const last = Math.min(stretch.end, stretch.start + MAX_DECODED);
    yield {
      text: rotate(text.slice(stretch.start, last)),
      toParent: (start, end) => ({ start: stretch.start + start, end: stretch.start + end }),
    };
  },
};

/**
 * The stretch with the largest lead of rot13 words over English ones, widened to the English words around it: a
 * sentence in rot13 is found behind an introduction in English.
 */
function bestStretch(text: string): Span | undefined {
  let best = { lead: MIN_LEAD - 1, start: 0, end: 0 };
  let open = { lead: 0, start: 0 };
  let isBestOpen = false;
  for (const { weight, start, end } of knownWords(text)) {
    if (weight < 0 && isBestOpen) {
      best = { ...best, end: start };
      isBestOpen = false;
    }
    const lead = open.lead + weight;
    open = lead > 0 ? { lead, start: open.start } : { lead: 0, start: end };
    if (lead <= best.lead) continue;
    best = { lead, start: open.start, end };
    isBestOpen = true;
  }
  if (best.lead < MIN_LEAD) return undefined;
  return { start: best.start, end: isBestOpen ? text.length : best.end };
}

/** The words of a text that are on the list, as they stand (-1) or in rot13 (+1). */
function* knownWords(text: string): Generator<{ weight: number; start: number; end: number }> {
  let hash = 0;
  let start = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const letter = text.charCodeAt(at) | 0x20;
    if (letter >= A && letter <= Z) {
      hash = (Math.imul(hash, 31) + letter) | 0;
      continue;
    }
    const weight = hash !== 0 && at - start <= MAX_WORD ? weights.get(hash) : undefined;
    if (weight !== undefined) yield { weight, start, end: at };
    hash = 0;
    start = at + 1;
  }
}

function hashOf(word: string): number {
  let hash = 0;
  for (let at = 0; at < word.length; at += 1) hash = (Math.imul(hash, 31) + word.charCodeAt(at)) | 0;
  return hash;
}

function rotate(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const unit = letter.charCodeAt(0);
    const base = unit & 0x60;
    return String.fromCharCode(base + 1 + ((unit - base - 1 + 13) % 26));
  });
}
