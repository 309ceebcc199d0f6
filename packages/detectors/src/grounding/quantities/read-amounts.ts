import { stem } from '../stem.ts';
import { functionWords } from '../word-tables.ts';
import type { StatedQuantity } from './quantity.ts';
import { currencySigns, scales, type Unit, unitOf } from './quantity-words.ts';
import { readDigits } from './read-digits.ts';
import { readSpelled } from './read-spelled.ts';
import type { Token } from './tokens.ts';

/** A sentence in tokens. `digits` is its text with the digits of ASCII, in the same places. */
export interface Wording {
  readonly text: string;
  readonly digits: string;
  readonly tokens: readonly Token[];
}

/** A quantity before the words before it are read. */
export type BareQuantity = Omit<StatedQuantity, 'start' | 'bound'>;

/** A number as written, with what multiplies it. */
interface WrittenNumber extends Pick<StatedQuantity, 'isAbout' | 'isSure' | 'isSpelled' | 'values'> {
  /** Index of the token after it. */
  readonly next: number;
}

/** Smallest spelled number that is certainly one. */
const SURE_FROM = 3;
const ROUNDED_FROM = 10_000;
const HALF = 0.5;

/** Reads the number that begins at a token: "2,000", "forty-one", "3.5 million". */
export function numberAt({ tokens, text }: Wording, at: number): WrittenNumber | undefined {
  const token = tokens[at];
  if (token?.kind === 'word') {
    const spelled = readSpelled(tokens, at, text);
    const isSure = (spelled?.value ?? 0) >= SURE_FROM;
    return spelled && { values: [spelled.value], next: spelled.end, isAbout: false, isSure, isSpelled: true };
  }
  const values = token?.kind === 'number' ? readDigits(token.text) : [];
  if (values.length === 0) return undefined;
  const scale = scaleAfter(tokens[at + 1], text, token?.end ?? 0);
  const plain = { isSure: true, isSpelled: false };
  if (scale === undefined) return { ...plain, values, next: at + 1, isAbout: false };
  return { ...plain, values: values.map((value) => value * scale), next: at + 2, isAbout: scale >= ROUNDED_FROM };
}

function scaleAfter(token: Token | undefined, text: string, end: number): number | undefined {
  if (token?.kind !== 'word' || text.slice(end, token.start).trim() !== '') return undefined;
  return scales.get(token.text) ?? scales.get(token.text.slice(0, 1).replace(/[a-z]/, ''));
}

/** Reads a number with its unit, currency or share, or a span of time such as "a week". */
export function amountAt(wording: Wording, at: number): BareQuantity | undefined {
  const { tokens } = wording;
  const part = partAt(tokens, at);
  if (part) return part;
  const isSigned = currencySigns.has(tokens[at]?.text ?? '');
  const number = numberAt(wording, isSigned ? at + 1 : at);
  if (!number) return spanAt(tokens, at);
  const { values, next, ...how } = number;
  const [raw = 0] = values;
  const end = tokens[next - 1]?.end ?? 0;
  if (number.isSpelled && raw === HALF) return shareOf(HALF, end);
  const plain = { ...how, raw, values, end, counted: [] };
  if (isSigned) return { ...plain, dimension: unitOf(tokens[at]?.text ?? '')?.dimension ?? '' };
  return withUnit(wording, at, next, plain);
}

function withUnit(wording: Wording, at: number, next: number, plain: Omit<BareQuantity, 'dimension'>): BareQuantity {
  const { tokens, text } = wording;
  const { unit, end } = unitAfter(wording, next, plain.end);
  if (unit) {
    return { ...plain, end, dimension: unit.dimension, values: plain.values.map((value) => value * unit.factor) };
  }
  if (/^(?:st|nd|rd|th)\b/.test(text.slice(plain.end, plain.end + 3))) return { ...plain, dimension: 'ordinal' };
  const dimension = /^(?:1\d|20)\d\d$/.test(tokens[at]?.text ?? '') ? 'year' : '';
  return { ...plain, dimension, counted: countedAfter(tokens, next, text) };
}

/** Words between a number and its unit: "20 US dollars", "three working days", "45 square metres". */
const between = /^(?:us|of|the|per|full|working|business|calendar|square|cubic|canadian|australian)$/;
const UNIT_REACH = 2;

interface FoundUnit {
  readonly unit: Unit | undefined;
  readonly end: number;
}

function unitAfter({ tokens, text }: Wording, from: number, last: number): FoundUnit {
  for (let at = from; at < from + UNIT_REACH; at += 1) {
    const token = tokens[at];
    if (!token || !/^\s?-?\s?$/.test(text.slice(tokens[at - 1]?.end ?? last, token.start))) break;
    const found = degreeAt(tokens, at) ?? namedUnit(tokens, at, from);
    if (found) return found;
    if (!between.test(token.text)) break;
  }
  return { unit: undefined, end: last };
}

/** "°C", of two tokens. */
function degreeAt(tokens: readonly Token[], at: number): FoundUnit | undefined {
  const [sign, scale] = [tokens[at], tokens[at + 1]];
  if (sign?.text !== '°' || scale?.start !== sign.end) return undefined;
  const unit = unitOf(`°${scale.text}`);
  return unit && { unit, end: scale.end };
}

/** A unit with the word before it that makes another one of it: square metres, Canadian dollars. */
function namedUnit(tokens: readonly Token[], at: number, from: number): FoundUnit | undefined {
  const token = tokens[at];
  const unit = unitOf(token?.text ?? '');
  if (!token || !unit) return undefined;
  const before = at > from ? (tokens[at - 1]?.text ?? '') : '';
  if (!/^(?:square|cubic|canadian|australian)$/.test(before)) return { unit, end: token.end };
  const power = { square: 2, cubic: 3 }[before] ?? 1;
  return { unit: { dimension: `${before} ${unit.dimension}`, factor: unit.factor ** power }, end: token.end };
}

const COUNTED_REACH = 2;

/** The stems of the content words right after a number, two at most. */
function countedAfter(tokens: readonly Token[], from: number, text: string): string[] {
  const stems: string[] = [];
  for (const [at, token] of tokens.slice(from, from + COUNTED_REACH).entries()) {
    const isCut = /[.;:,]/.test(text.slice(tokens[from + at - 1]?.end, token.start));
    if (token.kind !== 'word' || isCut || functionWords.has(token.text)) break;
    stems.push(stem(token.text));
  }
  return stems;
}

const article = /^(?:an?|ein|eine|einer|une?|una|uno|um|uma|een|en|ett)$/;

/** A span of time without a number: "a week", "an hour". It may also say how often something recurs. */
function spanAt(tokens: readonly Token[], at: number): BareQuantity | undefined {
  const next = tokens[at + 1];
  const unit = article.test(tokens[at]?.text ?? '') ? unitOf(next?.text ?? '') : undefined;
  if (!next || unit?.dimension !== 'time') return undefined;
  const plain = { raw: 1, isAbout: false, isSure: false, isSpelled: true, counted: [] };
  return { ...plain, dimension: 'time', values: [unit.factor], end: next.end };
}

const parts: ReadonlyMap<string, number> = new Map([
  ['third', 3],
  ['thirds', 3],
  ['quarter', 4],
  ['quarters', 4],
  ['fifth', 5],
  ['fifths', 5],
]);

/** "a third", "three quarters". "a quarter to six" is a time, which is read before. */
function partAt(tokens: readonly Token[], at: number): BareQuantity | undefined {
  const part = parts.get(tokens[at + 1]?.text ?? '');
  const count = ['a', 'two', 'three', 'four'].indexOf(tokens[at]?.text ?? '') + 1;
  return part && count > 0 && count < part ? shareOf(count / part, tokens[at + 1]?.end ?? 0) : undefined;
}

/** A share in words: "half", "a third". It is told as near. */
function shareOf(value: number, end: number): BareQuantity {
  const plain = { isAbout: true, isSure: false, isSpelled: true, counted: [] };
  return { ...plain, dimension: 'percent', values: [100 * value], raw: 100 * value, end };
}
