import type { Span } from '../../view.ts';
import { MIN_LEAD, MIN_UNKNOWN, weightOf } from '../coding-signs.ts';
import { type Decoder, MAX_DECODED } from '../decoder.ts';
import { visitWords, writing, writingsOf } from '../known-words.ts';
import { likeliestWriting } from '../letter-pairs.ts';
import { shiftBy } from '../piece.ts';
import { sign, wordSign } from '../text-signs.ts';
import type { Reading } from '../text-writer.ts';

const A = 0x61;
const LETTERS = 26;
const HALF = 13;
const MIN_WORDS = 2;
/** What a word costs that is known in no writing. */
const MISS = 1;
/** Words of two letters are in no list, and cost nothing. */
const SHORT = 2;
/** How far a stretch is extended over words that are not known, in UTF-16 units. */
const REACH = 400;
const PLAIN = 1;

/** Decodes letters that are moved by 13 places. */
export const rot13Decoder: Decoder = cipher('rot13', wordSign.rot13, (bit) => bit === HALF, rotate);
/** Decodes letters that are moved by any other number of places (Caesar), and the mirrored alphabet (Atbash). */
export const rotationDecoder: Decoder = cipher(
  'rotated',
  wordSign.rotated,
  (bit) => bit > 0 && bit <= writing.mirrored && bit !== HALF,
  rotate,
);
/** Reads texts backwards, as a whole and word by word. */
export const reversedDecoder: Decoder = cipher(
  'reversed',
  wordSign.reversed | sign.cyrillic,
  (bit) => bit === writing.reversed,
  reverse,
);

type Undo = (stretch: string, bit: number) => Iterable<Reading>;

function cipher(kind: Decoder['kind'], signs: number, isMine: (bit: number) => boolean, undo: Undo): Decoder {
  let mine = 0;
  for (let bit = 1; bit < writing.count; bit += 1) if (isMine(bit)) mine |= 1 << bit;
  return {
    kind,
    signs,
    *readings(text) {
      for (const { bit, start, end } of stretchesIn(text, mine)) yield* readStretch(text, { start, end }, undo, bit);
    },
  };
}

/** Reads what is in a cipher without a known word: the order of its letters shows how it is written. */
export const unknownDecoder: Decoder = {
  kind: 'rotated',
  signs: wordSign.unknown,
  *readings(text) {
    for (const { bit, start, end } of unknownStretches(text)) {
      yield* readStretch(text, { start, end }, bit === writing.reversed ? reverse : rotate, bit);
    }
  },
};

function* readStretch(text: string, { start, end }: Span, undo: Undo, bit: number): Generator<Reading> {
  const shift = shiftBy(start);
  for (const { text: read, toParent } of undo(text.slice(start, Math.min(end, start + MAX_DECODED)), bit)) {
    yield {
      text: read,
      toParent(from, to) {
        const span = toParent(from, to);
        return shift(span.start, span.end);
      },
    };
  }
}

/** Returns stretches without a known word whose letters show by their order how they are written. */
function unknownStretches(text: string): Stretch[] {
  const stretches: Stretch[] = [];
  let start = 0;
  let words = 0;
  const close = (end: number): void => {
    const bit = words >= MIN_UNKNOWN ? likeliestWriting(text.slice(start, end)) : undefined;
    if (bit !== undefined) stretches.push({ bit, start, end });
    words = 0;
  };
  visitWords(text, (hash, wordStart, wordEnd) => {
    if ((writingsOf(hash) & PLAIN) !== 0) {
      close(wordStart);
      start = wordEnd;
    } else if (wordEnd - wordStart > SHORT) words += 1;
  });
  close(text.length);
  return stretches;
}

interface Stretch extends Span {
  readonly bit: number;
}

/** The open stretch of one writing, and the part of it in which the words outnumber all others the most. */
interface Run {
  lead: number;
  /** What words had cost when the open stretch last grew. */
  cost: number;
  start: number;
  /** Different words in the open stretch. The same word again and again says little. */
  words: Set<number>;
  best: number;
  bestStart: number;
  bestEnd: number;
}

/**
 * Returns the stretches in which the words of one writing outnumber all others, extended to the neighbouring plain
 * words. This finds a sentence in a cipher after an ordinary introduction, and after other sentences in ciphers.
 */
function stretchesIn(text: string, mine: number): Stretch[] {
  const found = new Map<number, Run>();
  const stretches: Stretch[] = [];
  const close = (bit: number, { best, bestStart, bestEnd }: Run): void => {
    if (best >= MIN_LEAD) stretches.push({ bit, ...extended(text, bestStart, bestEnd) });
  };
  let cost = 0;
  visitWords(text, (hash, start, end) => {
    const writings = writingsOf(hash);
    if ((writings & PLAIN) !== 0 || (writings & mine) === 0) {
      cost += costOf(writings, end - start);
      return;
    }
    for (const bit of bitsOf(writings & mine)) {
      const run = runOf(found, bit, start);
      if (run.lead <= cost - run.cost) {
        close(bit, run);
        restart(run, start);
      }
      grow(run, { start, end }, hash, cost);
    }
  });
  for (const [bit, run] of found) close(bit, run);
  return stretches;
}

/** What a word costs that is plain, or in no writing that is looked for. */
function costOf(writings: number, letters: number): number {
  if ((writings & PLAIN) !== 0) return weightOf(letters);
  return letters > SHORT ? MISS : 0;
}

const bitsOf = (set: number): number[] =>
  Array.from({ length: writing.count }, (_, bit) => bit).filter((bit) => (set & (1 << bit)) !== 0);

function runOf(found: Map<number, Run>, bit: number, start: number): Run {
  const known = found.get(bit);
  if (known) return known;
  const made = { lead: 0, cost: 0, start, words: new Set<number>(), best: 0, bestStart: start, bestEnd: start };
  found.set(bit, made);
  return made;
}

function restart(run: Run, start: number): void {
  run.lead = 0;
  run.best = 0;
  run.words.clear();
  run.start = start;
}

function grow(run: Run, { start, end }: Span, hash: number, cost: number): void {
  run.lead = Math.max(0, run.lead - (cost - run.cost));
  run.cost = cost;
  if (run.words.size < MIN_WORDS || !run.words.has(hash)) run.lead += weightOf(end - start);
  run.words.add(hash);
  if (run.words.size < MIN_WORDS || run.lead <= run.best) return;
  run.best = run.lead;
  run.bestStart = run.start;
  run.bestEnd = end;
}

/** Extends a stretch on both sides up to the next plain word. */
function extended(text: string, start: number, end: number): Span {
  const from = Math.max(0, start - REACH);
  let first = from;
  visitWords(text.slice(from, start), (hash, _, wordEnd) => {
    if ((writingsOf(hash) & PLAIN) !== 0) first = from + wordEnd;
  });
  let last = Math.min(text.length, end + REACH);
  let isOpen = true;
  visitWords(text.slice(end, last), (hash, wordStart) => {
    if (isOpen && (writingsOf(hash) & PLAIN) !== 0) last = end + wordStart;
    isOpen &&= (writingsOf(hash) & PLAIN) === 0;
  });
  return { start: first, end: last };
}

const samePlace: Reading['toParent'] = (start, end) => ({ start, end });

function* rotate(stretch: string, bit: number): Generator<Reading> {
  const change = (place: number): number =>
    bit === writing.mirrored ? LETTERS - 1 - place : (place + LETTERS - bit) % LETTERS;
  const text = stretch.replace(/[a-z]/gi, (letter) => {
    const unit = letter.charCodeAt(0);
    const first = (unit & 0x20) + (A & 0x5f);
    return String.fromCharCode(first + change(unit - first));
  });
  yield { text, toParent: samePlace };
}

function* reverse(stretch: string): Generator<Reading> {
  const { length } = stretch;
  yield {
    text: backwards(stretch),
    toParent: (start, end) => ({ start: length - end, end: length - start }),
  };
  yield {
    text: stretch.replace(/\S+/g, backwards),
    toParent(start, end) {
      const first = wordAt(stretch, start);
      if (end <= first.end) return { start: first.start + first.end - end, end: first.start + first.end - start };
      return { start: first.start, end: wordAt(stretch, Math.max(start, end - 1)).end };
    },
  };
}

/** Reverses by UTF-16 unit, so that offsets can be computed, but keeps pairs of them. */
const backwards = (text: string): string => [...text].reverse().join('');

function wordAt(text: string, at: number): Span {
  let start = Math.min(at, text.length);
  while (start > 0 && /\S/.test(text.charAt(start - 1))) start -= 1;
  let end = Math.min(at, text.length);
  while (end < text.length && /\S/.test(text.charAt(end))) end += 1;
  return { start, end };
}
