import { languageOf } from '../../normalise/language-of.ts';
import { englishNumbers, joints, numberWords, scales } from './quantity-words.ts';
import type { Token } from './tokens.ts';

/** A number in words. */
interface SpelledNumber {
  readonly value: number;
  /** Index of the token after it. */
  readonly end: number;
}

const MAX_TOKENS = 8;
/** Foreign number words of this length are no English words. */
const SURE_LENGTH = 6;
const LONGEST_WORD = 40;
/** One, as it begins a compound: "einhundert". Alone it is an article. */
const compoundOnes: ReadonlySet<string> = new Set(['ein', 'ett', 'één']);
const SHORTEST_PART = 3;

/** Reads a number in words that begins at a token: "two hundred and fourteen", "zweihundertvierzehn". */
export function readSpelled(tokens: readonly Token[], at: number, text: string): SpelledNumber | undefined {
  const first = tokens[at]?.text ?? '';
  if (first.length < SHORTEST_PART || joints.has(first)) return undefined;
  let sum: OpenNumber | undefined = { total: 0, open: 0 };
  let found: SpelledNumber | undefined;
  for (const [step, { text: word }] of runFrom(tokens, at, text).entries()) {
    sum = continued(sum, partsOf(word, text, step > 0));
    if (!sum) break;
    if (!joints.has(word)) found = { value: sum.total + sum.open, end: at + step + 1 };
  }
  return found;
}

/** The words that stand in a row from a token on. */
function runFrom(tokens: readonly Token[], at: number, text: string): Token[] {
  const near = tokens.slice(at, at + MAX_TOKENS);
  const end = near.findIndex((_, step) => step > 0 && !isBeside(tokens, at + step, text));
  return end < 0 ? near : near.slice(0, end);
}

const isBeside = (tokens: readonly Token[], at: number, text: string): boolean =>
  tokens[at]?.kind === 'word' && /^[\s-]$/.test(text.slice(tokens[at - 1]?.end, tokens[at]?.start));

/** A number as far as it is read: its thousands, and what is below them. */
interface OpenNumber {
  readonly total: number;
  readonly open: number;
}

/** A number with further parts. Undefined if one does not continue it, or there is none. */
function continued(sum: OpenNumber, parts: readonly string[]): OpenNumber | undefined {
  let open: OpenNumber | undefined = parts.length > 0 ? sum : undefined;
  for (const part of parts) open = open && withPart(open, part);
  return open;
}

function withPart(sum: OpenNumber, part: string): OpenNumber | undefined {
  const { total, open } = sum;
  if (joints.has(part)) return total + open > 0 ? sum : undefined;
  const scale = scales.get(part);
  if (scale !== undefined) return scaled(sum, scale);
  // "quatre-vingt" is four times twenty.
  if (/^vingts?$/.test(part) && open % 100 === 4) return { total, open: open + 76 };
  const value = compoundOnes.has(part) ? 1 : (numberWords.get(part) ?? 0);
  return fits(open, value) ? { total, open: open + value } : undefined;
}

function scaled({ total, open }: OpenNumber, scale: number): OpenNumber | undefined {
  if (scale > 100) return { total: total + (open || 1) * scale, open: 0 };
  return open < 100 ? { total, open: (open || 1) * scale } : undefined;
}

/** Whether a part continues what is below a thousand: "forty" + "one", "vier" + "zwanzig", "soixante" + "dix". */
function fits(open: number, value: number): boolean {
  const low = open % 100;
  if (low === 0) return value < 100 || open === 0;
  if (low >= 20 && low % 10 === 0) return value < 10 || ((low === 60 || low === 80) && value < 20);
  return low < 10 && value >= 20 && value < 100;
}

/** The number words that a word is made of. None if it is made of others, too. */
function partsOf(word: string, text: string, isOpen: boolean): string[] {
  if (joints.has(word) || (isOpen && isNumberPart(word)) || isNumberWord(word, text)) return [word];
  if (word.length > LONGEST_WORD) return [];
  return word.length >= SURE_LENGTH ? (segmented(word) ?? []) : [];
}

/** Short foreign words may be English ones: "once", "fire", "due". */
function isNumberWord(word: string, text: string): boolean {
  if (!numberWords.has(word) && !scales.has(word)) return false;
  if (englishNumbers.has(word) || word.length >= SURE_LENGTH || /[\u0080-\uffff]/.test(word)) return true;
  return isForeign(text);
}

/** A sentence is asked about with each of its words, one after the other. */
let lastAsked = { text: '', isForeign: false };
function isForeign(text: string): boolean {
  if (lastAsked.text !== text) {
    const language = languageOf(text);
    lastAsked = { text, isForeign: language !== undefined && language.name !== 'English' };
  }
  return lastAsked.isForeign;
}

const isNumberPart = (part: string): boolean =>
  numberWords.has(part) || scales.has(part) || joints.has(part) || compoundOnes.has(part);

/** Cuts a compound into number words: "zwei" + "hundert" + "vierzehn". */
function segmented(word: string): string[] | undefined {
  const ways: (string[] | undefined)[] = [[]];
  for (let end = SHORTEST_PART; end <= word.length; end += 1) {
    const starts = [...ways.keys()].filter((start) => ways[start] && isSegment(word.slice(start, end), start));
    const [start] = starts;
    if (start !== undefined) ways[end] = [...(ways[start] ?? []), word.slice(start, end)];
  }
  return ways[word.length];
}

const isSegment = (part: string, start: number): boolean =>
  joints.has(part) ? part.length > 1 && start > 0 : part.length >= SHORTEST_PART && isNumberPart(part);
