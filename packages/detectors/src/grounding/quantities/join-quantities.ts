import type { StatedQuantity } from './quantity.ts';
import { rangeWords } from './quantity-words.ts';
import { LEAD } from './read-leads.ts';

const restJoint = /^(?:and|und|et|y|e|en|och|og)?$/;
const andHalf = /^\s?(?:and a half|et demie?|y medi[ao]|e mezz[ao]|e meia|und eine? halbe?)(?!\p{L})/u;

/** Adds up durations in two units: "2 hours and 15 minutes", "an hour and a half". */
export function withRests(text: string, found: readonly StatedQuantity[]): StatedQuantity[] {
  const result: StatedQuantity[] = [];
  for (const next of found) {
    const last = result.at(-1);
    if (last && isRest(text, last, next)) {
      result[result.length - 1] = { ...last, values: [firstOf(last) + firstOf(next)], end: next.end };
    } else result.push(next);
  }
  return result.map((quantity) => withHalf(text, quantity));
}

const firstOf = ({ values }: StatedQuantity): number => values[0] ?? 0;

function isRest(text: string, last: StatedQuantity, next: StatedQuantity): boolean {
  const areTimes = last.dimension === 'time' && next.dimension === 'time';
  return areTimes && firstOf(next) * 2 < firstOf(last) && restJoint.test(between(text, last, next));
}

const between = (text: string, one: StatedQuantity, other: StatedQuantity): string =>
  text.slice(one.end, other.start).trim().toLowerCase();

function withHalf(text: string, quantity: StatedQuantity): StatedQuantity {
  const half = quantity.dimension === 'time' ? andHalf.exec(text.slice(quantity.end, quantity.end + LEAD)) : null;
  if (!half || quantity.raw === 0) return quantity;
  const value = firstOf(quantity);
  return { ...quantity, values: [value + value / quantity.raw / 2], end: quantity.end + half[0].length };
}

/** Gives the first number of a range the unit of the second, and both their bounds: "between 10 and 38 degrees". */
export function withRanges(text: string, found: readonly StatedQuantity[]): StatedQuantity[] {
  const result = [...found];
  for (let at = 0; at + 1 < result.length; at += 1) {
    const [one, other] = [result[at], result[at + 1]];
    if (!one || !other || !isRange(text, one, other)) continue;
    result[at] = { ...withUnitOf(other, one), bound: 'least' };
    result[at + 1] = { ...other, bound: 'most' };
  }
  return result;
}

function withUnitOf(other: StatedQuantity, one: StatedQuantity): StatedQuantity {
  if (one.dimension !== '' || other.dimension === '') return one;
  const usual = other.raw === 0 ? 1 : firstOf(other) / other.raw;
  const factor = other.dimension === 'clock' ? 60 : usual;
  return { ...one, dimension: other.dimension, values: one.values.map((value) => value * factor), counted: [] };
}

const and = /^(?:and|und|et|y|e|en|och|и)$/;
const betweenWord = /(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen|mellan|между)\s*(?:the\s*)?$/u;

function isRange(text: string, one: StatedQuantity, other: StatedQuantity): boolean {
  const isSame = one.dimension === other.dimension || one.dimension === '';
  if (!isSame || firstOf(one) >= firstOf(other)) return false;
  const joint = between(text, one, other);
  if (/^[-–—~〜]$/.test(joint)) return true;
  const before = text.slice(Math.max(0, one.start - LEAD), one.start).toLowerCase();
  return rangeWords.has(joint) && (!and.test(joint) || betweenWord.test(before));
}
