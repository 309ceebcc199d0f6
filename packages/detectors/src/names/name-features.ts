import type { ContextWords } from './context-words.ts';
import { known as knownAs } from './gazetteer.ts';
import type { Segment } from './segment-reader.ts';
import { shape, unitKind, wordUnits } from './word-shapes.ts';

/** Version of the features and their hashes. Weights of another version are refused. */
export const NAME_FEATURE_VERSION = 1;
/** Base-2 logarithm of the number of columns. Each feature is hashed to one column. */
export const NAME_FEATURE_BITS = 18;
const SHIFT = 32 - NAME_FEATURE_BITS;
const MAX_AFFIX = 5;
const commonWord = knownAs.common;

/** The case of a line. Capitals carry less information if all or no words have them. */
const caseMode = { usual: 0, small: 1, capitals: 2, title: 3, short: 4 } as const;

/** Position of a word relative to the word being judged. */
export const places = ['own', 'before', 'after', 'twoBefore', 'twoAfter'] as const;
/** Columns of a word per neighbouring position. */
export const NEIGHBOUR_COLUMNS = 2;
/** Upper limit of the columns of a word for all positions. */
export const WORD_COLUMNS = 32;

/** Hashes up to three parts into one column. `kind` separates features of different kinds. */
function column(kind: number, first: number, second = 0, third = 0): number {
  let hash = Math.imul(kind, 0x9e37_79b1) ^ first;
  hash = Math.imul(hash ^ (hash >>> 15), 0x85eb_ca6b) ^ second;
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35) ^ third;
  hash = Math.imul(hash ^ (hash >>> 16), 0x27d4_eb2f);
  return Math.imul(hash ^ (hash >>> 15), 0x9e37_79b1) >>> SHIFT;
}

/**
 * Writes the features that depend on a word alone: those for its own position, followed by `NEIGHBOUR_COLUMNS` for each
 * other position. Returns the number of features for its own position.
 */
export function writeWord(text: string, segment: Segment, at: number, as: number, into: Int32Array): number {
  const word = segment.words[at] as number;
  const form = segment.shapes[at] as number;
  into[0] = column(1, word);
  into[1] = column(2, form);
  into[2] = column(3, as, form);
  into[3] = column(4, word, form + 1);
  const own = form <= shape.caseless && form !== shape.digits ? writeAffixes(text, segment, at, into) : 4;
  for (let place = 1; place < places.length; place++) {
    into[own + 2 * place - 2] = column(8 + 2 * place, word);
    into[own + 2 * place - 1] = column(9 + 2 * place, as, form);
  }
  return own;
}

/**
 * Writes the length, and prefixes and suffixes of up to five letters, from the fifth column on. Returns where they end.
 */
function writeAffixes(text: string, segment: Segment, at: number, into: Int32Array): number {
  const { kinds, folded } = wordUnits();
  const end = segment.ends[at] as number;
  let length = 0;
  for (let index = segment.starts[at] as number; index < end; index++) {
    const code = text.charCodeAt(index);
    if (kinds[code] !== unitKind.mark && length < letters.length) letters[length++] = folded[code] as number;
  }
  let next = 4;
  into[next++] = column(20, Math.min(length, 12), segment.shapes[at] as number);
  let head = 0;
  let tail = 0;
  for (let size = 1; size <= Math.min(MAX_AFFIX, length); size++) {
    head = Math.imul(head, 31) + (letters[size - 1] as number);
    tail = Math.imul(tail, 37) + (letters[length - size] as number);
    if (size === 1) continue;
    into[next++] = column(20 + size, head, 1);
    into[next++] = column(30 + size, tail, 1);
  }
  return next;
}

/** Scratch buffer: the letters of the current word. */
const letters = new Int32Array(64);
/** Scratch buffer: the number of words of each shape in the current segment. */
const counts = new Int32Array(32);

/** Returns the case mode of a segment. */
export function modeOf({ size, shapes }: Segment): number {
  counts.fill(0);
  for (let at = 0; at < size; at++) counts[shapes[at] as number] = (counts[shapes[at] as number] as number) + 1;
  const of = (form: number): number => counts[form] as number;
  const small = of(shape.lower) + of(shape.lowerMixed);
  const capitals = of(shape.upper) + of(shape.initial);
  const begun = of(shape.capital) + of(shape.mixed);
  const words = small + capitals + begun;
  if (words < 4) return begun + capitals === 0 && small > 1 ? caseMode.small : caseMode.short;
  if (begun + capitals === 0) return caseMode.small;
  if (capitals * 10 > words * 6) return caseMode.capitals;
  return (begun + capitals) * 10 > words * 6 ? caseMode.title : caseMode.usual;
}

/** Number of columns for the context of a word. */
export const CONTEXT_COLUMNS = 14;

/**
 * Writes the context columns of the word at `at`, where the two edges before the segment are counted. Returns their
 * number.
 */
export function writeContext(round: ContextWords, at: number, mode: number, into: Int32Array): number {
  const { words, shapes, known } = round;
  const word = words[at] as number;
  const before = words[at - 1] as number;
  const after = words[at + 1] as number;
  const form = shapes[at] as number;
  const formBefore = shapes[at - 1] as number;
  const formAfter = shapes[at + 1] as number;
  const as = known[at] as number;
  const joints = (round.glued[at] as number) | ((round.glued[at + 1] as number) << 1);
  const forms = form | (formBefore << 5) | (formAfter << 10) | (mode << 15);
  const written = form | (mode << 5);
  into[0] = column(40, forms, joints);
  into[1] = column(42, as | ((known[at - 1] as number) << 8), form | (formBefore << 5), mode);
  into[2] = column(43, as | ((known[at + 1] as number) << 8), form | (formAfter << 5), mode);
  if (isPlain(form, as, mode)) return PLAIN_COLUMNS;
  into[3] = column(41, as, written, isOpening(formBefore) ? 1 : 0);
  into[4] = column(44, before, word);
  into[5] = column(45, word, after);
  into[6] = column(46, before, written);
  into[7] = column(47, after, written);
  into[8] = column(48, words[at - 2] as number, before, form);
  into[9] = column(49, after, words[at + 2] as number, form);
  into[10] = column(50, before, as, form);
  into[11] = column(51, after, as, form);
  into[12] = column(52, forms, (shapes[at - 2] as number) | ((shapes[at + 2] as number) << 5));
  into[13] = column(53, word, mode);
  return CONTEXT_COLUMNS;
}

const PLAIN_COLUMNS = 3;

/**
 * Whether a word is unlikely to be more than a connector in a name: signs, and common lower-case words in mixed text.
 */
function isPlain(form: number, as: number, mode: number): boolean {
  if (form === shape.lower) return mode !== caseMode.small && (as & commonWord) !== 0;
  return form > shape.ideograph;
}

function isOpening(form: number): boolean {
  return form === shape.edge || form === shape.stop || form === shape.question || form === shape.quotation;
}
